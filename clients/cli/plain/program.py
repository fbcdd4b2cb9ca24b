"""The plain mode as a program: the link, the console and the conversation brought together, until one of them ends."""

import asyncio
import contextlib
import signal
from collections.abc import Awaitable

from clients.cli import rulebook
from clients.cli.address import Address
from clients.cli.embedded import NoServer
from clients.cli.failure import DONE, FAILED, INTERRUPTED, Failed
from clients.cli.goal import Lobby, Look, Sit, request
from clients.cli.link import Arrived, Back, Lost, Over, Unreachable, Unwelcome
from clients.cli.model import Model, after, lost
from clients.cli.plain.console import Console
from clients.cli.plain.conversation import Conversation
from clients.cli.plain.grammar import Grammar
from clients.cli.plain.lobby import lobby_wish, resting_line, table_lines
from clients.cli.plain.outlet import Outlet
from clients.cli.setup import Setup
from clients.cli.speaker import Speaker
from clients.cli.venue import server
from clients.cli.wording import Wording
from protocol.commands import Agree, Play, SetPace
from protocol.lobby import Join, Joined, Leave, Tables
from protocol.messages import ClientMessage, ServerMessage, Update
from protocol.play import Call, Raise
from protocol.session import Closed, Done, MoveCode, Refused, TakenOver, Welcome
from protocol.table import TableClosed

LEAVE_SECONDS = 3.0
"""How long a leaving client waits for the server to hear of it."""


async def run(setup: Setup, console: Console) -> int:
    """Play, watch or look around until the reader leaves. Gives the exit status; raises Failed."""
    try:
        async with server(setup.address) as (address, own):
            program = Program(setup, console, address)
            if own:
                console.say(setup.words.say("embedded", address=address.page))
            return await program.run()
    except NoServer as error:
        raise Failed(setup.words.say("error-no-embedded", reason=str(error)), FAILED) from None
    finally:
        console.close()


class Program:
    """One run of the plain mode at one server."""

    def __init__(self, setup: Setup, console: Console, address: Address) -> None:
        self.setup = setup
        self.words = setup.words
        self.console = console
        self.address = address
        self.link = setup.link(address)
        self.model = Model()
        self.grammar = Grammar(setup.words)
        outlet = Outlet(console.say, console.prompt, self._send, self.link.id, self._rules)
        self.talk = Conversation(Speaker(setup.words), self.grammar, outlet, address.link)
        self._status: asyncio.Future[int] | None = None
        self._tasks: set[asyncio.Future[object]] = set()
        self._goal_id = ""
        self._join: Join | None = None
        self._take_over: str | None = None
        self._leave_id = ""
        self._left = asyncio.Event()
        self._turn = 0
        self._paced = False

    async def run(self) -> int:
        """Until the end; gives the exit status."""
        loop = asyncio.get_running_loop()
        self._status = loop.create_future()
        self.console.start(loop)
        self._signals(loop)
        self._spawn(self._listen())
        self._spawn(self._read())
        try:
            return await self._status
        finally:
            for task in self._tasks:
                task.cancel()
            await self.link.close()

    def _spawn(self, work: Awaitable[object]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._over)

    def _over(self, task: asyncio.Future[object]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and self._status is not None and not self._status.done():
            self._status.set_exception(error)

    def _end(self, status: int) -> None:
        if self._status is not None and not self._status.done():
            self._status.set_result(status)

    def _signals(self, loop: asyncio.AbstractEventLoop) -> None:
        loop.add_signal_handler(signal.SIGINT, self._interrupted)
        for number in (signal.SIGTERM, signal.SIGHUP):
            loop.add_signal_handler(number, self._end, 128 + number)

    def _interrupted(self) -> None:
        if not self.talk.interrupted():
            self._end(INTERRUPTED)

    def _send(self, message: ClientMessage) -> None:
        if isinstance(message, Leave):
            self._leave_id = message.id
        if isinstance(message, Join):
            self._join = message
        self._spawn(self._sent(message))

    async def _sent(self, message: ClientMessage) -> None:
        if not await self.link.send(message):
            self.talk.say(self.words.say("not-connected"))

    def _rules(self, game: str, word: str) -> list[str]:
        text = rulebook.page(game, self.words.language)
        chosen = rulebook.found(text, word) if word else rulebook.parts(text)
        lines = [line for part in chosen for line in rulebook.plain(part)]
        return lines or [self.words.say("bad-rules", text=word)]

    # --- the server --------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        try:
            async for happening in self.link.happenings():
                match happening:
                    case Arrived():
                        await self._arrived(happening.message)
                    case Lost():
                        self._lost(happening)
                    case Back():
                        self.talk.say(self.words.say("connected-again", seconds=round(happening.seconds)))
                    case Over():
                        self._closed(happening.closed)
        except Unreachable:
            raise Failed(self.words.say("error-unreachable", url=self.address.socket), FAILED) from None
        except Unwelcome as error:
            raise self._unwelcome(error.refused) from None

    def _unwelcome(self, refused: Refused) -> Failed:
        if refused.code == "version":
            params = {key: str(value) for key, value in refused.params.items()}
            return Failed(self.words.say("error-version", own=self.setup.version, **params), FAILED)
        return Failed(self.talk.note(refused), FAILED)

    async def _arrived(self, message: ServerMessage) -> None:
        first = self.model.welcome is None
        self.model = after(self.model, message)
        match message:
            case Welcome():
                await self._welcomed(message, first)
            case Tables():
                for line in table_lines(message.tables, self.words):
                    self.console.say(line)
                self._ask_lobby()
            case Refused() if message.code == "elsewhere" and self._join is not None and message.id == self._join.id:
                self._take_over = self._join.code
                self.console.say(self.talk.note(message))
                self.console.prompt(self.words.say("choice-yes_no"))
            case Refused() if message.id == self._goal_id:
                self._goal_refused(message)
            case Done() if message.id == self._leave_id:
                self._left.set()
            case TakenOver():
                self.talk.elsewhere()
            case MoveCode():
                self.talk.say(self.words.say("identity-code", code=message.code, minutes=max(1, message.seconds // 60)))
            case Joined() | Closed() | Done():
                pass
            case _:
                self.talk.heard(self.model)
                self._play_along(message)
                if self.model.note is not None:
                    self._ask_lobby()

    async def _welcomed(self, message: Welcome, first: bool) -> None:
        if not first:
            return
        self.talk.say(self.words.say("connected", server=message.server, version=message.software, name=message.name))
        for resting in message.seats:
            if not (isinstance(self.setup.goal, Sit) and self.setup.goal.code == resting.code):
                self.talk.say(resting_line(resting, self.words))
        self._goal_id = self.link.id()
        self._send(request(self.setup.goal, self._goal_id))

    def _goal_refused(self, refused: Refused) -> None:
        if isinstance(self.setup.goal, Sit | Look) and refused.code == "no_table":
            raise Failed(self.words.say("error-table", code=self.setup.goal.code), FAILED)
        raise Failed(self.talk.note(refused), FAILED)

    def _lost(self, happening: Lost) -> None:
        if not happening.attempt:
            self.model = lost(self.model)
            for message in happening.unconfirmed:
                if isinstance(message, Play):
                    self.talk.say(self.words.say("unconfirmed", action=self._named(message)))
        self.talk.say(self.words.say("connection-lost", seconds=max(1, round(happening.wait))))

    def _named(self, message: Play) -> str:
        action = message.action
        legal = self.model.view.legal if self.model.view else None
        to = action.to if isinstance(action, Raise) else 0
        cost = legal.call.cost if isinstance(action, Call) and legal and legal.call else 0
        kind = type(action).__struct_config__.tag
        return self.words.say("act-lock" if kind == "lock" else f"action-{kind}", to=to, cost=cost)

    def _closed(self, closed: Closed) -> None:
        self.talk.say(self.words.say(f"closed-{closed.code}"))
        self._end(DONE if closed.code == "bye" else FAILED)

    def _play_along(self, message: ServerMessage) -> None:
        """What follows from the state of the table without the reader: its end, the pace of a watcher, the autopilot."""
        view = self.model.view
        if view is None or not isinstance(message, Update):
            return
        if any(isinstance(event, TableClosed) for event in message.events) or view.stage == "closed":
            self._end(FAILED if view.stage != "over" else DONE)
        goal = self.setup.goal
        pace = goal.pace if isinstance(goal, Look) else "end" if self.setup.autopilot else None
        if pace and not self._paced and self.model.may("set_pace"):
            self._paced = True
            self._send(SetPace(self.link.id(), pace))
        if self.setup.autopilot is not None:
            self._autopilot()

    def _autopilot(self) -> None:
        view, choose = self.model.view, self.setup.autopilot
        if view is None or choose is None:
            return
        if view.stage == "over":
            self.console.say(Wording(view, self.talk.speaker).standings())
            self._end(DONE)
        elif self.model.your_turn and self._turn != self.model.turns:
            self._turn = self.model.turns
            self._send(Play(self.link.id(), view.version, choose(view)))
        for ask in view.asks:
            if self.model.seat in ask.needed and self.model.seat not in ask.agreed:
                self._send(Agree(self.link.id(), ask.ask, True))

    # --- the reader --------------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        while True:
            line = await self.console.line()
            if line is None:
                # Input that is over at once must not hide that no server answers.
                await self.link.greeted.wait()
                if self.setup.autopilot is None and not isinstance(self.setup.goal, Look):
                    await self._depart()
                return
            if self.model.view is None:
                if not self._in_lobby(line):
                    self._end(DONE)
                    return
            else:
                self.talk.typed(line)
            if self.talk.ended:
                await self._depart()
                return

    def _in_lobby(self, line: str) -> bool:
        if self._take_over is not None:
            return self._taken_over(self._take_over, line)
        wished = lobby_wish(line, self.grammar, self.words, self.link.id())
        if wished is None:
            return False
        if isinstance(wished, list):
            for said in wished:
                self.console.say(said)
            self._ask_lobby()
        else:
            self._send(wished)
        return True

    def _taken_over(self, code: str, line: str) -> bool:
        """The answer to whether the seat at a table is to be taken over from the other device."""
        self._take_over = None
        if self.grammar.read(line).name == "yes":
            self._send(Join(self.link.id(), code, take_over=True))
        elif isinstance(self.setup.goal, Lobby):
            self._ask_lobby()
        else:
            self._end(FAILED)
        return True

    def _ask_lobby(self) -> None:
        if isinstance(self.setup.goal, Lobby) and self.model.view is None:
            self.console.prompt(self.words.say("lobby-question"))

    async def _depart(self) -> None:
        """Leave the table, say how to come back, and end."""
        code = self.model.code
        if code is not None and not self.talk.ended:
            self.talk.typed("leave")
        if code is not None and self.link.connected:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._left.wait(), LEAVE_SECONDS)
        if code is not None and self.talk.kept:
            self.console.say(self.words.say("left-kept", command=self._way_back(code)))
        else:
            self.console.say(self.words.say("goodbye"))
        self._end(DONE)

    def _way_back(self, code: str) -> str:
        given = f" --server {self.address.page}" if self.setup.address else ""
        profile = self.setup.profile.name
        return f"cardavia play {code}{given}" + (f" --profile {profile}" if profile != "default" else "")
