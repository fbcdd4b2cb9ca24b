"""The task of one table: a mailbox, the timers, the journal. Stored before told. Knows no socket and no session."""

import asyncio
import contextlib
import traceback
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import structlog

from protocol.lobby import TableLine
from protocol.messages import TableMessage
from protocol.operator import OperatorTable
from protocol.play import Action, LockCard
from protocol.refusals import notice
from protocol.table import TableSettings
from server.bots.bot import safe
from server.journal.interface import JournalError
from server.tables import messages as told_to
from server.tables.audience import Audience
from server.tables.bench import Bench
from server.tables.clockwork import Timer
from server.tables.desk import Desk
from server.tables.handle import Viewer
from server.tables.ledger import Ledger
from server.tables.messages import AnyInput, Refusal
from server.tables.moment import Moment
from server.tables.room import Room
from server.tables.table import Table

CHAIN = 64
"""Most inputs that follow from one letter before they are stored and told."""
CHAIN_SECONDS = 0.005
"""The same in time: other tables wait no longer."""
FAULTS = 5
"""So many faults of ours in a row, and the table is given up."""

Letter = Callable[[], None]


class TableActor:
    """A table in its own task. Implements server.tables.handle.TableHandle; everything that is asked of it waits in one mailbox."""

    def __init__(
        self,
        room: Room,
        table: Table[Any],
        number: int,
        ended: Callable[["TableActor"], None],
        now: Moment[Any] | None = None,
    ) -> None:
        """`table` stands as the journal has it under `number`, `now` with the news of its last version. `ended` is called when the task ends."""
        self.code = table.state.code
        self.settings: TableSettings = table.state.settings
        self._room = room
        self._ended = ended
        self._ledger = Ledger(room, table, number)
        self._audience = Audience(now or table.moment())
        self._desk = Desk(self._ledger, self._audience)
        self._bench = Bench(room, f"table {number}", self._post, self._bot_acts)
        self._mail: asyncio.Queue[Letter | None] = asyncio.Queue()
        self._timer: Timer | None = None
        self._promises: set[asyncio.Future[bool]] = set()
        self._revive_now = self._gone = False
        self._faults = 0
        self._task: asyncio.Task[None] | None = None
        self._log: structlog.typing.FilteringBoundLogger = structlog.get_logger().bind(table=self.code)

    # --- the handle ---------------------------------------------------------------------------------------------------

    def line(self) -> TableLine:
        """As TableHandle.line."""
        return self._audience.now.line(self._audience.spectators())

    def report(self) -> OperatorTable:
        """As TableHandle.report."""
        return self._audience.now.report(self._ledger.at(), self._audience.spectators())

    def seat_of(self, person: str) -> int | None:
        """As TableHandle.seat_of."""
        return self._audience.now.table.seat_of(person)

    def join(self, viewer: Viewer, id: str, seat: int | None, take_over: bool, after: int | None) -> None:
        """As TableHandle.join."""
        self._post(partial(self._desk.join, viewer, id, seat, take_over, after))

    def watch(self, viewer: Viewer, id: str, after: int | None) -> None:
        """As TableHandle.watch."""
        self._post(partial(self._desk.watch, viewer, id, after))

    def leave(self, viewer: Viewer, id: str, keep: bool) -> None:
        """As TableHandle.leave."""
        self._post(partial(self._desk.leave, viewer, id, keep))

    def lost(self, viewer: Viewer) -> None:
        """As TableHandle.lost."""
        self._post(partial(self._desk.lose, viewer))

    def command(self, viewer: Viewer, message: TableMessage) -> None:
        """As TableHandle.command."""
        self._post(partial(self._desk.command, viewer, message))

    def close(self, why: str) -> None:
        """As TableHandle.close. A drain ends the task and leaves the table as it stands in the journal."""
        if why == "drain":
            self._mail.put_nowait(None)
        else:
            self._post(partial(self._desk.close, "fault" if why == "fault" else "operator"))

    def forget(self, person: str) -> Awaitable[bool]:
        """As TableHandle.forget."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if self._gone:
            answer.set_result(self._over)
        else:
            self._promises.add(answer)
            answer.add_done_callback(self._promises.discard)
            self._post(partial(self._desk.forget, person, partial(_keep, answer)))
        return answer

    # --- the task -----------------------------------------------------------------------------------------------------

    def start(self, host: Viewer | None = None, id: str = "") -> None:
        """Begin to work at a table that has just been opened by `host` (in answer to the message `id`)."""
        if host is not None:
            self._desk.welcome_host(host, id)
        self._run_from(_nothing)

    async def resume(self) -> None:
        """Rebuild the table of an earlier run of the server from its journal, and begin to work at it. Raises replay.Unreadable."""
        self._ledger.drop()
        await self._revive()
        self._run_from(_nothing)

    def _run_from(self, letter: Letter) -> None:
        self._post(letter)
        self._task = asyncio.create_task(self._run(), name=f"table {self.code}")

    @property
    def ill(self) -> bool:
        """Whether the table waits for its journal."""
        return self._ledger.ill

    async def stop(self) -> None:
        """Work off what is in the mailbox, and end the task. The table stays as it stands in the journal."""
        self._mail.put_nowait(None)
        if self._task is not None:
            await self._task

    def _post(self, letter: Letter) -> None:
        self._mail.put_nowait(letter)

    async def _run(self) -> None:
        if self._over:
            await self._file_away()
        while not self._over and self._faults < FAULTS:
            letter = await self._mail.get()
            if letter is None:
                break
            try:
                await self._work(letter)
            except Exception as error:
                # The table in memory may be wrong now; the journal is right. Neither the text of the error nor local variables are
                # logged: a hidden card may be in them.
                self._log.error("fault at a table", hand=self._hand, trace=_trace(error))
                self._room.fault()
                self._faults += 1
                self._desk.fail("internal")
                self._fall_ill(0.0)
        self._quit()

    @property
    def _hand(self) -> str:
        """The match and the hand or deal that is on, for the log."""
        table = self._ledger.table
        game = table.state.game
        return f"{table.state.match}.{0 if game is None else table.rules.number(game)}"

    @property
    def _over(self) -> bool:
        return self._audience.now.table.stage == "closed"

    async def _work(self, letter: Letter) -> None:
        """One letter and what follows from it by itself; stored, then told."""
        self._desk.begin()
        letter()
        if self._revive_now:
            await self._revive()
        if not self._ledger.ill:
            self._follow_up()
        try:
            await self._ledger.store()
        except JournalError as error:
            self._log.error("the journal can't be written; the table waits", hand=self._hand, error=str(error))
            self._desk.fail("storage", wait=max(1, round(self._ledger.wait)))
            self._audience.tell(notice("storage"))
            self._fall_ill(self._ledger.wait)
            return
        self._desk.deliver()
        if not self._ledger.ill:
            self._faults = 0
            self._set_timer()
        if self._over:
            await self._file_away()

    async def _file_away(self) -> None:
        try:
            await self._ledger.finish()
        except JournalError as error:
            self._log.warning("a closed table is filed away at the next start", error=str(error))

    def _quit(self) -> None:
        self._bench.clear()
        self._cancel_timer()
        self._gone = True
        if self._over:
            self._answer_late_letters()
        for promise in list(self._promises):
            # Its letter is still in the mailbox, and nobody will open it.
            _keep(promise, False)
        if self._faults >= FAULTS:
            self._log.error("a table is given up; its journal is kept", number=self._ledger.number)
        if self._over or self._faults >= FAULTS:
            for viewer in self._audience.everybody():
                self._audience.put_out(viewer.person.id, "table_closed", code=self.code)
        self._ended(self)

    def _answer_late_letters(self) -> None:
        """What has come while the table was being filed away is answered too: it is closed."""
        while not self._mail.empty():
            letter = self._mail.get_nowait()
            if letter is not None:
                self._desk.begin()
                with contextlib.suppress(Refusal):
                    letter()
                self._desk.deliver()

    # --- what follows by itself ---------------------------------------------------------------------------------------

    def _follow_up(self) -> None:
        """Everything that is due, and bots that need no time, as long as others need not wait."""
        table, now = self._ledger.table, self._room.clock.now
        begun = now()
        for _ in range(CHAIN):
            if table.state.stage == "closed":
                return
            due = self._impatient() or table.due(self._ledger.at())
            if due is not None:
                self._take_due(due)
            else:
                think = table.think()
                if think is None or not self._bench.ask(think, table, self._ledger.at()):
                    return
            if now() - begun > CHAIN_SECONDS:
                break
        self._post(_nothing)

    def _take_due(self, due: AnyInput | told_to.Shuffle | told_to.Draw) -> None:
        """An input that is due, with the chance that it needs added."""
        table, dealer, number = self._ledger.table, self._room.dealer, self._ledger.number
        state = table.state
        if isinstance(due, told_to.Shuffle):
            hand = 1 if state.game is None else table.rules.number(state.game) + 1
            due = told_to.Deal(dealer.shuffle(due.pack, f"table {number} match {state.match} hand {hand}"))
        elif isinstance(due, told_to.Draw):
            card = dealer.draw(due.cards, f"table {number} draw {state.acts}")
            due = told_to.Act(due.seat, LockCard(card), "clock")
        try:
            self._desk.take(due)
        except Refusal as refusal:
            raise RuntimeError(f"what is due at a table is refused: {type(due).__name__}: {refusal.code}") from None

    def _bot_acts(self, think: told_to.Think, action: Action) -> None:
        """A bot's answer, unless its decision has passed."""
        table = self._ledger.table
        if self._ledger.ill or table.think() != think:
            return
        try:
            self._desk.take(told_to.Act(think.seat, action, think.by))
        except Refusal as refusal:
            kind = type(action).__name__
            self._log.error("a bot's action was refused", hand=self._hand, seat=think.seat, kind=kind, why=refusal.code)
            legal = table.moment().view(think.seat, self._ledger.at()).legal
            assert legal is not None
            chance = self._room.dealer.generator(f"table {self._ledger.number} safe {table.state.acts}")
            self._desk.take(told_to.Act(think.seat, safe(legal, chance), think.by))

    def _impatient(self) -> AnyInput | None:
        """What becomes of a table that nobody follows, or where somebody does not act, if it is time."""
        return next((told for when, told in self._patience() if when <= self._ledger.at()), None)

    def _patience(self) -> list[tuple[int, AnyInput]]:
        """What will become of the table when the server's patience is over, with the times."""
        idle = self._ledger.table.idle(round(self._room.patience.idle * 1000))
        return [plan for plan in (self._alone_at(), idle) if plan is not None]

    def _alone_at(self) -> tuple[int, AnyInput] | None:
        """The same with its time. A match goes on without anybody: people's seats are kept to its end, bots alone hurry there."""
        state, since = self._ledger.table.state, self._desk.alone_since
        if since is None:
            return None
        patience = round(self._room.patience.empty * 1000)
        if state.stage == "waiting":
            return (since + patience if state.people() else since, told_to.Close("empty"))
        if state.stage == "over":
            return max(since, state.since) + round(self._room.patience.over * 1000), told_to.Close("over")
        if state.stage == "closed" or state.people() or state.pace == "end":
            return None
        return since + patience, told_to.SetPace("", "", "end")

    # --- timers and bad days ------------------------------------------------------------------------------------------

    def _set_timer(self) -> None:
        """Wake up when something is due next."""
        due = self._ledger.table.wake_at()
        times = [when for when, _ in self._patience()] + ([] if due is None else [due])
        self._cancel_timer()
        if times and not self._over:
            self._wake_in(max(0, min(times) - self._ledger.at()) / 1000, _nothing)

    def _wake_in(self, seconds: float, letter: Letter) -> None:
        self._timer = self._room.clock.call_later(seconds, partial(self._post, letter))

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _fall_ill(self, seconds: float) -> None:
        """What is in memory is not what is stored: stop, and rebuild from the journal after so long."""
        self._ledger.drop()
        self._bench.clear()
        self._cancel_timer()
        self._wake_in(seconds, self._try_again)

    def _try_again(self) -> None:
        self._revive_now = True

    async def _revive(self) -> None:
        """Rebuild the table from its journal and go on; if that can't be done yet, try again later."""
        self._revive_now = False
        told = self._audience.now.version
        try:
            moments = await self._ledger.rebuild()
        except JournalError as error:
            self._log.error("the table still waits for its journal", error=str(error))
            self._fall_ill(self._ledger.wait)
            return
        for moment in moments:
            if moment.version > told:
                self._audience.publish(moment, self._ledger.at())
        self._audience.tell(notice("storage_back"))
        self._desk.take_back()
        self._log.info("the table goes on from its journal", hand=self._hand, version=self._ledger.table.state.version)


def _nothing() -> None:
    """A letter that only asks what is due."""


def _keep(promise: "asyncio.Future[bool]", durable: bool) -> None:
    """Tell who waits for it, if somebody still does."""
    if not promise.done():
        promise.set_result(durable)


def _trace(error: Exception) -> str:
    """Where a fault happened and of which kind it is, without its text."""
    return "".join(traceback.format_tb(error.__traceback__)) + type(error).__name__
