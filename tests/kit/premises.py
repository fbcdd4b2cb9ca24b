"""Tables in their tasks with a fake clock and a journal in memory, and people who come and go."""

from typing import Any

from protocol.commands import Play
from protocol.messages import TableMessage
from protocol.play import Action, Call, Check, Hold, LockCard
from protocol.session import Done, Refused
from protocol.table import BotPace, TableSettings
from server.bots.bot import Bot
from server.bots.roster import make_bot
from server.tables.actor import TableActor
from server.tables.dealer import Dealer
from server.tables.directory import Tables
from server.tables.minds import Minds
from server.tables.room import Bounds, Patience, Room
from tests.kit.audience import MemoryJournal, Onlooker
from tests.kit.clock import FakeClock, quiet
from tests.kit.driven import settings_of

QUICK = BotPace(0.0, 0.0, 0.0)


class Premises:
    """One server's tables. `bot` takes the place of every bot."""

    def __init__(
        self,
        journal: Any = None,
        bot: Bot | None = None,
        patience: Patience | None = None,
        bounds: Bounds | None = None,
    ) -> None:
        self.journal = journal if journal is not None else MemoryJournal()
        self.clock = FakeClock()
        self.faults = 0
        self.bot = bot
        self.patience = patience or Patience()
        self.bounds = bounds or Bounds()
        self.tables = self._tables()

    def _tables(self) -> Tables:
        return Tables(
            Room(
                self.journal,
                self.clock,
                Dealer(bytes(32)),
                Minds(make_bot if self.bot is None else lambda *_: self.bot),  # type: ignore[arg-type, return-value]
                self.patience,
                self.bounds,
                fault=self._fault,
            )
        )

    def _fault(self) -> None:
        self.faults += 1

    async def open(
        self, settings: TableSettings | None = None, name: str = "Ada", *, start: bool = True
    ) -> tuple[TableActor, Onlooker]:
        """A table, and its host at it."""
        host = Onlooker(name)
        await self.tables.open(settings or settings_of("as_nas", bot_pace=QUICK), host.person, host, "open", start)
        await quiet()
        actor = self.tables.find(host.joined.code)
        assert isinstance(actor, TableActor)
        return actor, host

    async def join(self, actor: TableActor, name: str, instance: str = "one", **changes: Any) -> Onlooker:
        """Somebody sits down or comes back."""
        viewer = Onlooker(name, instance)
        wanted = {"seat": None, "take_over": False, "after": None, **changes}
        actor.join(viewer, "join", wanted["seat"], wanted["take_over"], wanted["after"])
        await quiet()
        return viewer

    async def watch(self, actor: TableActor, name: str, after: int | None = None) -> Onlooker:
        """Somebody comes to watch."""
        viewer = Onlooker(name)
        actor.watch(viewer, "watch", after)
        await quiet()
        return viewer

    async def say(self, actor: TableActor, viewer: Onlooker, message: TableMessage) -> Done | Refused:
        """Say something at the table, and hear the answer."""
        actor.command(viewer, message)
        await quiet()
        return viewer.answer(message.id)

    async def play(self, actor: TableActor, viewer: Onlooker, id: str, action: Action | None = None) -> Done | Refused:
        """Answer the newest update: with `action`, or what is always there."""
        return await self.say(actor, viewer, Play(id, viewer.now.version, action or easy(viewer)))

    async def play_out(self, actor: TableActor, viewer: Onlooker, prefix: str = "p") -> None:
        """Play easily to the end of the match."""
        for turn in range(2000):
            if viewer.now.view.stage == "over":
                return
            if viewer.now.view.legal is not None:
                await self.play(actor, viewer, f"{prefix}{turn}")
            else:
                await self.clock.advance(1)
        raise AssertionError("the match has no end")

    async def restart(self) -> int:
        """The server dies, and is started again on the same journal. Nobody of the old one is heard any more."""
        for table in self.tables.tables():
            assert isinstance(table, TableActor)
            assert table._task is not None
            table._task.cancel()
        await quiet()
        self.tables = self._tables()
        return await self.tables.restore()

    async def stop(self) -> None:
        """The server stops."""
        await self.tables.stop()


def easy(viewer: Onlooker) -> Action:
    """An action that is always there and ends nothing."""
    legal = viewer.now.view.legal
    assert legal is not None
    if legal.lock is not None:
        return LockCard(legal.lock.cards[0])
    return Check() if legal.check else Hold() if legal.hold else Call()
