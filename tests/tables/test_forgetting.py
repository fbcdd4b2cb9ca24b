"""Forgetting somebody at a table: it says so when it is durable, and never when it was not."""

import asyncio
from collections.abc import Sequence

from server.journal.interface import Entry
from server.tables import messages as told_to
from server.tables import replay
from server.tables.room import Patience
from tests.kit.audience import MemoryJournal, Onlooker
from tests.kit.clock import quiet
from tests.kit.driven import settings_of
from tests.kit.premises import QUICK, Premises


class HeldJournal(MemoryJournal):
    """Writes nothing while `gate` is shut, and finishes nothing while `door` is."""

    def __init__(self) -> None:
        super().__init__()
        self.gate, self.door = asyncio.Event(), asyncio.Event()
        self.gate.set()
        self.door.set()

    async def append(self, table: int, expected: int, entries: Sequence[Entry]) -> None:
        await self.gate.wait()
        await super().append(table, expected, entries)

    async def finish(self, table: int, at: int) -> None:
        await self.door.wait()
        await super().finish(table, at)


def forgotten(journal: MemoryJournal, number: int = 1) -> list[str]:
    """Who asked for it, as the journal of a table has it."""
    inputs = [replay.decode(entry.body).input for entry in journal.entries[number]]
    return [told.person for told in inputs if isinstance(told, told_to.Forget)]


async def test_it_is_said_only_when_it_is_stored() -> None:
    journal = HeldJournal()
    here = Premises(journal)
    actor, _ = await here.open(start=False)
    journal.gate.clear()
    answer = asyncio.ensure_future(here.tables.forget("ada"))
    await quiet()
    assert (answer.done(), forgotten(journal)) == (False, [])
    journal.gate.set()
    assert await answer
    assert (forgotten(journal), actor.seat_of("ada")) == (["ada"], None)
    await here.stop()


async def test_a_table_that_stops_before_says_no(here: Premises) -> None:
    actor, _ = await here.open()
    stopping = asyncio.ensure_future(actor.stop())
    await asyncio.sleep(0)
    answer = actor.forget("ada")
    await stopping
    assert (await answer, forgotten(here.journal)) == (False, [])


async def test_a_table_that_has_stopped_says_no(here: Premises) -> None:
    actor, _ = await here.open()
    await actor.stop()
    assert not await actor.forget("ada")


async def test_tables_that_have_all_stopped_say_no() -> None:
    here = Premises()
    await here.open()
    await here.stop()
    assert not await here.tables.forget("ada")


async def test_a_table_that_is_told_to_stop_after_it_has_stored_it(here: Premises) -> None:
    actor, _ = await here.open()
    answer = actor.forget("ada")
    await actor.stop()
    assert (await answer, forgotten(here.journal)) == (True, ["ada"])


async def test_a_table_that_can_not_write_says_no_until_it_can(here: Premises) -> None:
    actor, _ = await here.open()
    here.journal.broken = True
    assert not await here.tables.forget("ada")
    assert not await here.tables.forget("ada")
    here.journal.broken = False
    await here.clock.advance(15)
    assert await here.tables.forget("ada")
    assert set(forgotten(here.journal)) == {"ada"}
    assert actor.seat_of("ada") is None


async def test_a_close_that_was_not_stored_is_no_reason_to_say_yes() -> None:
    here = Premises(patience=Patience(empty=5.0))
    actor, host = await here.open(start=False)
    actor.lost(host)
    await quiet()
    here.journal.broken = True
    await here.clock.advance(5)
    assert here.tables.problem() == "storage"
    assert not await here.tables.forget("ada")
    here.journal.broken = False
    await here.clock.advance(15)
    assert forgotten(here.journal) == ["ada"]
    await here.stop()


async def test_a_table_that_is_being_opened_is_waited_for() -> None:
    journal = HeldJournal()
    here = Premises(journal)
    journal.gate.clear()
    host = Onlooker("Ada")
    settings = settings_of("as_nas", bot_pace=QUICK)
    opening = asyncio.ensure_future(here.tables.open(settings, host.person, host, "open", start=False))
    await quiet()
    answer = asyncio.ensure_future(here.tables.forget("ada"))
    await quiet()
    assert not answer.done()
    journal.gate.set()
    await opening
    assert (await answer, forgotten(journal)) == (True, ["ada"])
    await here.stop()


async def test_a_table_that_is_just_filed_away_leaves_it_to_the_history() -> None:
    journal = HeldJournal()
    here = Premises(journal)
    actor, _ = await here.open()
    journal.door.clear()
    actor.close("operator")
    await quiet()
    answer = actor.forget("ada")
    await quiet()
    journal.door.set()
    assert (await answer, forgotten(journal)) == (True, [])
    await here.stop()


async def test_who_was_never_here_is_forgotten_at_once(here: Premises) -> None:
    actor, _ = await here.open()
    version = actor.report().version
    assert await here.tables.forget("who was never here")
    assert (actor.report().version, forgotten(here.journal)) == (version, [])
