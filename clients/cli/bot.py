"""`cardavia bot --join CODE -- PROGRAM…`: a stranger's program plays a seat, speaking JSON lines.

The program reads a line for each decision, `{"view": …}` (the table as that seat may see it, as in the protocol), and answers with
one line, an action such as `{"kind": "raise", "to": 120}`. A wrong or late answer is refused with a line
`{"refused": {"code": …, "text": …}}`, and check, hold or fold is played in its place. There is one line for each view, in their order: one
that comes too late is thrown away, never taken for the answer to the next view. When the match is over it reads `{"over": standings}`
and its input ends.
"""

import asyncio
import contextlib
import os
import secrets
import signal
import sys
from collections.abc import Sequence

import msgspec

from clients.cli import options
from clients.cli.failure import DONE, FAILED, USAGE, Failed
from clients.cli.greeting import Greeting
from clients.cli.link import Arrived, Link, Lost, Over, Unreachable, Unwelcome
from clients.cli.model import Model, after
from clients.cli.play import code
from protocol.commands import Agree, Play
from protocol.lobby import Join
from protocol.messages import ServerMessage
from protocol.play import Action, Call, Check, Fold, Hold, Legal, LockCard, Look, Raise
from protocol.session import Refused, Welcome

MAX_LINE = 65536
END_SECONDS = 2.0
_DECODER = msgspec.json.Decoder(Action)


def main(arguments: Sequence[str], version: str) -> int:
    """Let a program play. Gives 0 when the match is over, else as every client; raises Failed."""
    made = options.parser(
        "bot", "Put your program in a seat. It reads a view per line and answers with an action per line, in JSON."
    )
    made.usage = "cardavia bot --join CODE [--server URL] [--name N] [--seconds S] -- PROGRAM [ARGUMENT…]"
    made.add_argument("--join", required=True, metavar="CODE", help="the table's code, or a link to it")
    made.add_argument("--name", metavar="N", help="the program's name at the table")
    made.add_argument("--seconds", type=float, default=5.0, metavar="S", help="time for one decision (5)")
    made.add_argument("program", nargs="+", metavar="PROGRAM", help="the program and its arguments, after --")
    given = made.parse_args(list(arguments))
    if not 0 < given.seconds <= 3600:
        raise Failed("--seconds must be above 0 and at most 3600", USAGE)
    table = code(given.join, given)
    from clients.cli.address import USUAL

    profile = options.profile(given)
    address = options.address(given.server or USUAL)
    link = Link(address.socket, profile, Greeting(f"cardavia bot {version}", given.name, bot=True))
    return asyncio.run(BotSeat(link, table, given.program, given.seconds).run())


class BotSeat:
    """One program in one seat. `seconds` is the time for one decision."""

    def __init__(self, link: Link, code: str, program: Sequence[str], seconds: float) -> None:
        self._link = link
        self._code = code
        self._program = program
        self._seconds = seconds
        self._model = Model()
        self._turn = 0
        self._overdue = 0
        self._seated = False
        self._process: asyncio.subprocess.Process | None = None

    async def run(self) -> int:
        """Play until the match is over. Gives the exit status; raises Failed."""
        loop = asyncio.get_running_loop()
        task = asyncio.current_task()
        assert task is not None
        stopped: list[int] = []
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            loop.add_signal_handler(number, lambda number=number: (stopped.append(number), task.cancel()))
        await self._start()
        try:
            return await self._play()
        except asyncio.CancelledError:
            return 128 + stopped[0] if stopped else FAILED
        except Unreachable:
            raise Failed(
                f"no server answers at {self._link.url}. Check the address, or start one: cardavia serve", FAILED
            ) from None
        except Unwelcome as error:
            raise Failed(error.refused.text, FAILED) from None
        finally:
            await self._stop()

    async def _start(self) -> None:
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._program, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=MAX_LINE
            )
        except OSError as error:
            raise Failed(f"{self._program[0]} can't be started ({os.strerror(error.errno or 0)})", USAGE) from None

    async def _stop(self) -> None:
        await self._link.close()
        process = self._process
        if process is None or process.returncode is not None:
            return
        if process.stdin is not None:
            process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), END_SECONDS)
        except TimeoutError:
            process.kill()
            await process.wait()

    async def _play(self) -> int:
        async with contextlib.aclosing(self._link.happenings()) as happenings:
            async for happening in happenings:
                match happening:
                    case Arrived():
                        status = await self._arrived(happening.message)
                        if status is not None:
                            return status
                    case Lost():
                        sys.stderr.write(f"cardavia: connection lost, next attempt in {happening.wait:.1f} s\n")
                    case Over():
                        raise Failed(happening.closed.text, FAILED)
                    case _:
                        pass
        return FAILED

    async def _arrived(self, message: ServerMessage) -> int | None:
        """Answer what came; the exit status when it is over."""
        first = self._model.welcome is None
        self._model = after(self._model, message)
        if isinstance(message, Welcome) and first:
            await self._link.send(Join(self._link.id(), self._code))
        if isinstance(message, Refused):
            if not self._seated:
                raise Failed(message.text, FAILED)
            await self._tell({"refused": {"code": message.code, "params": message.params, "text": message.text}})
        view = self._model.view
        if view is None:
            return None
        self._seated = True
        if view.stage in ("over", "closed"):
            await self._tell({"over": view.standings})
            return DONE
        for ask in view.asks:
            if self._model.seat in ask.needed and self._model.seat not in ask.agreed:
                await self._link.send(Agree(self._link.id(), ask.ask))
        if self._model.your_turn and view.legal is not None and self._turn != self._model.turns:
            self._turn = self._model.turns
            action = await self._decide(view.legal)
            await self._link.send(Play(self._link.id(), view.version, action))
        return None

    async def _decide(self, legal: Legal) -> Action:
        """The program's action, or the safe one where it gives none that is legal in time."""
        await self._tell({"view": self._model.view})
        try:
            line = await asyncio.wait_for(self._answer(), self._seconds)
            action = _DECODER.decode(line)
        except TimeoutError:
            self._overdue += 1
            return await self._refuse(
                "late",
                f"no answer within {self._seconds:g} seconds; write one line for each view, this one's will be thrown away",
                legal,
            )
        except (msgspec.DecodeError, msgspec.ValidationError, ValueError) as error:
            return await self._refuse("malformed", f"this is no action: {error}"[:300], legal)
        if offered(legal, action):
            return action
        return await self._refuse(
            "illegal_action", f"not legal now; legal is {msgspec.json.encode(legal).decode()}", legal
        )

    async def _answer(self) -> bytes:
        """The line for this view, past those that earlier views have come too late for."""
        process = self._process
        assert process is not None
        assert process.stdout is not None
        while True:
            try:
                line = await process.stdout.readline()
            except ValueError:  # longer than any action
                if not self._overdue:
                    raise
                line = b"\n"
            if not line:
                raise Failed(
                    f"{self._program[0]} has ended in the middle of the match; a bot plays on in its seat", FAILED
                )
            if not self._overdue:
                return line
            self._overdue -= 1

    async def _refuse(self, code: str, text: str, legal: Legal) -> Action:
        sys.stderr.write(f"cardavia: the program's answer was refused: {text}\n")
        await self._tell({"refused": {"code": code, "params": {}, "text": text}})
        return safe(legal)

    async def _tell(self, value: object) -> None:
        process = self._process
        if process is None or process.stdin is None:
            return
        with contextlib.suppress(ConnectionError):
            process.stdin.write(msgspec.json.encode(value) + b"\n")
            await process.stdin.drain()


def offered(legal: Legal, action: Action) -> bool:
    """Whether the view offers this action."""
    match action:
        case Fold() | Check() | Hold() | Look():
            return bool(getattr(legal, type(action).__name__.lower()))
        case Call():
            return legal.call is not None
        case Raise():
            return legal.raise_ is not None and legal.raise_.least <= action.to <= legal.raise_.most
        case LockCard():
            return legal.lock is not None and action.card in legal.lock.cards


def safe(legal: Legal) -> Action:
    """What is played for a program that has no legal answer: check or hold, else fold; one of the cards at random."""
    if legal.lock is not None:
        return LockCard(secrets.choice(legal.lock.cards))
    return Check() if legal.check else Hold() if legal.hold else Fold()
