"""Who is to be forgotten is out of the journal and the index of every closed table, whatever goes on there at that moment."""

import asyncio
import sqlite3
import zlib
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from server.history import index
from server.history.annals import Annals, Keeping
from server.history.index import open_index
from server.journal.interface import Entry, JournalUnavailable
from server.tables import messages as told_to
from server.tables.handle import Person
from tests.kit.archive import HEADS_UP, archive, closed, to_the_end, two_people
from tests.kit.clock import quiet
from tests.kit.driven import Driven, settings_of


async def test_who_is_forgotten_is_taken_out_and_the_match_stays_for_the_others(tmp_path: Path) -> None:
    driven = to_the_end(two_people(HEADS_UP))
    async with archive(tmp_path) as kept:
        number = await kept.store(driven)
        before = await kept.show("bob", number * 1000 + 1)
        await kept.annals.forget("ada")
        after = await kept.show("bob", number * 1000 + 1)
        assert (await kept.list("ada")).matches == ()
        assert b"Ada" not in b"".join(entry.body for entry in await kept.journal.read(number))
        assert b"ada" not in b"".join(entry.body for entry in await kept.journal.read(number))
        assert (await kept.list("bob")).matches == (after.line,)
    assert (before.line.names, after.line.names) == (("Ada", "Bob"), ("Player", "Bob"))
    assert after.hands == before.hands


async def test_who_was_forgotten_at_a_table_is_taken_out_when_it_is_finished(tmp_path: Path) -> None:
    driven = two_people(HEADS_UP)
    driven.take(told_to.Forget("ada"))
    async with archive(tmp_path) as kept:
        number = await kept.store(driven)
        bodies = b"".join(entry.body for entry in await kept.journal.read(number))
    assert b"ada" not in bodies
    assert b"Ada" not in bodies


def in_files(folder: Path, name: bytes) -> list[str]:
    """The files with this name in them, also packed. The databases are closed."""
    found: list[str] = []
    for path in sorted(folder.iterdir()):
        content = path.read_bytes()
        if path.name == "journal.sqlite3":
            with sqlite3.connect(path) as database:
                content += b"".join(zlib.decompress(row[0]) for row in database.execute("SELECT body FROM archive"))
            database.close()
        if name in content:
            found.append(path.name)
    return found


async def test_who_is_forgotten_while_a_table_is_being_filed_is_taken_out_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with archive(tmp_path) as kept:
        real, reached, gate = kept.index.keep, asyncio.Event(), asyncio.Event()

        async def held(number: int, finished: int | None, found: Sequence[index.Entry], named: Iterable[str]) -> None:
            reached.set()
            await gate.wait()
            await real(number, finished, found, named)

        monkeypatch.setattr(kept.index, "keep", held)
        filing = asyncio.ensure_future(kept.store(closed(to_the_end(two_people(HEADS_UP)))))
        await reached.wait()
        forgetting = asyncio.ensure_future(kept.annals.forget("ada"))
        await quiet()
        gate.set()
        assert await forgetting
        await filing
        assert (await kept.list("ada")).matches == ()
    assert in_files(tmp_path, b"Ada") == []


async def test_who_is_forgotten_while_another_is_being_taken_out_is_not_brought_back_by_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driven = two_people(HEADS_UP)
    # One record names both.
    driven.take(told_to.Remove("ada", spectator=Person("eve-9", "Evelina"), ban=True))
    driven.take(told_to.Forget("ada"))
    async with archive(tmp_path) as kept:
        number = await kept.store(closed(to_the_end(driven)), finished=False)
        real, look = kept.journal.rewrite, kept.index.naming
        reached, gate, looking = asyncio.Event(), asyncio.Event(), asyncio.Event()

        async def held(table: int, entries: Sequence[Entry]) -> None:
            if not reached.is_set():
                reached.set()
                await gate.wait()
            await real(table, entries)

        async def naming(person: str) -> frozenset[int]:
            looking.set()
            return await look(person)

        monkeypatch.setattr(kept.journal, "rewrite", held)
        monkeypatch.setattr(kept.index, "naming", naming)
        reading = asyncio.ensure_future(kept.show("bob", number * 1000 + 1))
        await reached.wait()
        forgetting = asyncio.ensure_future(kept.annals.forget("eve-9"))
        await quiet()
        if looking.is_set():
            # It does not wait for the other: that one writes last, what it has read before.
            await forgetting
        gate.set()
        await asyncio.gather(reading, forgetting)
    assert (in_files(tmp_path, b"Evelina"), in_files(tmp_path, b"eve-9")) == ([], [])


async def test_who_is_forgotten_is_out_of_a_closed_table_at_once_whether_or_not_it_was_filed(tmp_path: Path) -> None:
    driven = closed(to_the_end(two_people(HEADS_UP)))
    async with archive(tmp_path) as kept:
        number = await kept.store(driven, finished=False)
        assert await kept.annals.forget("ada")
        bodies = b"".join(entry.body for entry in await kept.journal.read(number))
    assert b"Ada" not in bodies
    # The server was killed there; what is to be filed is found at the next start, when nobody remembers who was forgotten.
    async with archive(tmp_path) as kept:
        await kept.witness.finish(number, driven.at)
        await kept.annals.catch_up()
        await kept.annals.file_all()
        assert len((await kept.list("bob")).matches) == 1
    assert in_files(tmp_path, b"Ada") == []


async def test_a_table_that_is_found_finished_before_that_was_heard_is_filed_without_who_was_forgotten(
    tmp_path: Path,
) -> None:
    driven = to_the_end(two_people(HEADS_UP))
    driven.take(told_to.Forget("ada"))
    async with archive(tmp_path) as kept:
        number = await kept.store(closed(driven), finished=False)
        # Durable, but the news of it is still on its way.
        await kept.journal.finish(number, driven.at)
        await kept.annals.catch_up()
        await kept.annals.file_all()
    assert in_files(tmp_path, b"Ada") == []


async def test_a_journal_that_can_not_be_written_leaves_nobody_forgotten_without_saying_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with archive(tmp_path) as kept:
        await kept.store(closed(to_the_end(two_people(HEADS_UP))))

        async def full(table: int, entries: Sequence[Entry]) -> None:
            raise JournalUnavailable("the disk is full")

        with monkeypatch.context() as patched:
            patched.setattr(kept.journal, "rewrite", full)
            assert not await kept.annals.forget("ada")
        assert await kept.annals.forget("ada")
    assert in_files(tmp_path, b"Ada") == []


async def test_a_history_that_is_closed_says_that_nobody_was_forgotten(tmp_path: Path) -> None:
    async with archive(tmp_path) as kept:
        await kept.store(closed(to_the_end(two_people(HEADS_UP))))
        opened = open_index(tmp_path)
        filing = Annals(kept.journal, kept.witness, opened, Keeping(1, 1), kept.journal.used, lambda: 0, lambda: 0)
        await filing.close()
        assert not await filing.forget("ada")


async def test_who_sat_at_a_table_that_never_began_is_forgotten_there_too(tmp_path: Path) -> None:
    driven = Driven(settings_of("holdem", game=HEADS_UP))
    driven.sit("Bob")
    async with archive(tmp_path) as kept:
        await kept.store(closed(driven))
        assert await kept.annals.forget("bob")
        assert await kept.annals.forget("ada")
    assert (in_files(tmp_path, b"Bob"), in_files(tmp_path, b"Ada")) == ([], [])


@pytest.mark.parametrize("finished", [True, False])
async def test_who_only_looked_on_and_was_put_out_is_forgotten_too(tmp_path: Path, *, finished: bool) -> None:
    driven = two_people(HEADS_UP)
    driven.take(told_to.Remove("ada", spectator=Person("eve-9", "Evelina"), ban=True))
    async with archive(tmp_path) as kept:
        await kept.store(closed(to_the_end(driven)), finished=finished)
        assert await kept.annals.forget("eve-9")
    assert (in_files(tmp_path, b"Evelina"), in_files(tmp_path, b"eve-9")) == ([], [])
