"""The journal with real SQLite: durable, whole, by version; and what it says when it can't."""

import asyncio
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from server.journal import file, schema, sqlite
from server.journal.interface import Entry, JournalConflict, JournalDamaged, JournalUnavailable
from server.journal.sqlite import SqliteJournal


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "journal.sqlite"


@pytest.fixture
async def journal(path: Path) -> AsyncIterator[SqliteJournal]:
    journal = SqliteJournal(path)
    yield journal
    await journal.close()


def contents(path: Path) -> bytes:
    return path.read_bytes()


def fill(path: Path, data: bytes) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)


def entries(first: int, last: int, size: int = 20) -> list[Entry]:
    return [Entry(version, version * 10, bytes([version % 256]) * size) for version in range(first, last + 1)]


async def test_what_was_appended_is_read_in_order(journal: SqliteJournal) -> None:
    table = await journal.begin("ABC234", "holdem", 5)
    await journal.append(table, 0, entries(1, 3))
    await journal.append(table, 3, entries(4, 4))
    assert await journal.read(table) == entries(1, 4)
    assert await journal.read(table, after=2) == entries(3, 4)
    assert await journal.read(table, most=1) == entries(1, 1)


async def test_tables_do_not_mix(journal: SqliteJournal) -> None:
    one, two = await journal.begin("AAA222", "holdem", 5), await journal.begin("BBB222", "as_nas", 6)
    await asyncio.gather(journal.append(one, 0, entries(1, 5)), journal.append(two, 0, entries(1, 2)))
    await journal.append(one, 5, entries(6, 6))
    assert (await journal.read(one), await journal.read(two)) == (entries(1, 6), entries(1, 2))


async def test_everything_is_there_after_opening_again(path: Path) -> None:
    first = SqliteJournal(path)
    table = await first.begin("ABC234", "holdem", 5)
    await first.append(table, 0, entries(1, 3))
    await first.close()
    second = SqliteJournal(path)
    assert [row.code for row in await second.unfinished()] == ["ABC234"]
    assert await second.read(table) == entries(1, 3)
    await second.append(table, 3, entries(4, 4))
    await second.close()


@pytest.mark.parametrize("expected", [0, 2, 4])
async def test_another_version_than_expected_is_a_conflict(journal: SqliteJournal, expected: int) -> None:
    table = await journal.begin("ABC234", "holdem", 5)
    await journal.append(table, 0, entries(1, 3))
    with pytest.raises(JournalConflict, match=f"stands at version 3, not {expected}"):
        await journal.append(table, expected, entries(expected + 1, expected + 1))
    assert await journal.read(table) == entries(1, 3)


async def test_a_conflict_fails_nobody_else_in_the_batch(journal: SqliteJournal) -> None:
    one, two = await journal.begin("AAA222", "holdem", 5), await journal.begin("BBB222", "holdem", 5)
    wrong, right = await asyncio.gather(
        journal.append(one, 7, entries(8, 8)), journal.append(two, 0, entries(1, 1)), return_exceptions=True
    )
    assert isinstance(wrong, JournalConflict)
    assert right is None
    assert await journal.read(two) == entries(1, 1)


async def test_versions_with_a_hole_are_a_conflict(journal: SqliteJournal) -> None:
    table = await journal.begin("ABC234", "holdem", 5)
    with pytest.raises(JournalConflict, match="can't follow version 1"):
        await journal.append(table, 0, [*entries(1, 1), *entries(3, 3)])


async def test_many_appends_share_a_commit(path: Path) -> None:
    journal = SqliteJournal(path)
    tables = [await journal.begin(f"T{number}", "holdem", 0) for number in range(40)]
    commits: list[str] = []
    connection = journal._connection
    assert connection is not None
    connection.set_trace_callback(lambda statement: commits.append(statement) if statement == "COMMIT" else None)
    await asyncio.gather(*[journal.append(table, 0, entries(1, 2)) for table in tables])
    await journal.close()
    assert 1 <= len(commits) < 20


async def test_every_commit_reaches_the_disk(journal: SqliteJournal) -> None:
    connection = journal._connection
    assert connection is not None
    assert connection.execute("PRAGMA synchronous").fetchone()[0] == 2
    assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"


async def test_a_finished_table_takes_nothing_more_and_can_still_be_read(journal: SqliteJournal) -> None:
    table = await journal.begin("ABC234", "holdem", 5)
    await journal.append(table, 0, entries(1, 3))
    await journal.finish(table, 99)
    with pytest.raises(JournalConflict, match="not open"):
        await journal.append(table, 3, entries(4, 4))
    assert await journal.unfinished() == []
    assert [(row.code, row.finished) for row in await journal.finished()] == [("ABC234", 99)]
    assert await journal.read(table) == entries(1, 3)


async def test_a_finished_table_moves_to_the_archive_and_reads_the_same(path: Path) -> None:
    journal = SqliteJournal(path)
    table, other = await journal.begin("ABC234", "holdem", 5), await journal.begin("DEF234", "holdem", 5)
    await journal.append(table, 0, entries(1, 300))
    await journal.append(other, 0, entries(1, 2))
    await journal.finish(table, 99)
    await journal.close()
    with closing(sqlite3.connect(path)) as raw:
        assert raw.execute("SELECT number, entries FROM archive").fetchall() == [(table, 300)]
        assert raw.execute("SELECT count(*) FROM entries").fetchone() == (2,)
    again = SqliteJournal(path)
    assert await again.read(table) == entries(1, 300)
    assert await again.read(table, after=299) == entries(300, 300)
    await again.close()


async def test_a_table_begun_before_another_was_put_away_is_read_whole(path: Path) -> None:
    journal = SqliteJournal(path)
    old, new = await journal.begin("ABC234", "holdem", 5), 0
    await journal.append(old, 0, entries(1, 300))
    new = await journal.begin("DEF234", "holdem", 6)
    await journal.finish(old, 99)
    async with asyncio.timeout(20):
        while not await put_away(path, old):
            pass
    await journal.append(new, 0, entries(1, 3))
    await journal.append(new, 3, entries(4, 4))
    assert await journal.read(new) == entries(1, 4)
    await journal.close()
    again = SqliteJournal(path)
    assert await again.read(new) == entries(1, 4)
    await again.close()


async def put_away(path: Path, table: int) -> bool:
    """Whether nothing of a finished table lies among the others' entries any more."""

    def look() -> bool:
        with closing(sqlite3.connect(path)) as raw:
            return bool(raw.execute("SELECT count(*) = 0 FROM entries WHERE number = ?", (table,)).fetchone()[0])

    return await asyncio.to_thread(look)


async def test_a_table_is_read_whole_while_it_is_put_away(journal: SqliteJournal) -> None:
    for _ in range(100):
        table = await journal.begin("ABC234", "holdem", 5)
        await journal.append(table, 0, entries(1, 30))
        await journal.finish(table, 99)
        assert len(await journal.read(table)) == 30


async def test_what_was_finished_and_not_put_away_is_put_away_at_the_next_start(path: Path) -> None:
    journal = SqliteJournal(path)
    table = await journal.begin("ABC234", "holdem", 5)
    await journal.append(table, 0, entries(1, 3))
    await journal.close()
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("UPDATE tables SET finished = 7")
        raw.commit()
    again = SqliteJournal(path)
    await again.begin("DEF234", "holdem", 8)
    await again.close()
    with closing(sqlite3.connect(path)) as raw:
        assert raw.execute("SELECT count(*) FROM entries").fetchone() == (0,)


async def test_entries_can_be_rewritten_where_a_persons_data_must_go(journal: SqliteJournal) -> None:
    table = await journal.begin("ABC234", "holdem", 5)
    await journal.append(table, 0, entries(1, 3))
    await journal.rewrite(table, [Entry(2, 20, b"nobody")])
    assert [entry.body for entry in await journal.read(table, after=1, most=1)] == [b"nobody"]
    with pytest.raises(JournalConflict):
        await journal.rewrite(table, [Entry(9, 20, b"nobody")])


async def test_a_finished_table_can_be_dropped_and_only_that(journal: SqliteJournal) -> None:
    table = await journal.begin("ABC234", "holdem", 5)
    await journal.append(table, 0, entries(1, 3))
    with pytest.raises(JournalConflict, match="still on"):
        await journal.drop(table)
    await journal.finish(table, 9)
    await journal.drop(table)
    assert await journal.read(table) == []
    assert await journal.finished() == []


async def test_finished_tables_are_listed_newest_first_page_by_page(journal: SqliteJournal) -> None:
    for number in range(5):
        await journal.finish(await journal.begin(f"T{number}", "holdem", 0), number)
    first = await journal.finished(most=2)
    assert [row.code for row in first] == ["T4", "T3"]
    assert [row.code for row in await journal.finished(before=first[-1].number, most=2)] == ["T2", "T1"]


# --- the file --------------------------------------------------------------------------------------------------------


async def test_the_files_are_their_owners_alone(journal: SqliteJournal, path: Path) -> None:
    await journal.begin("ABC234", "holdem", 5)
    modes = {each.name: stat.S_IMODE(each.stat().st_mode) for each in path.parent.iterdir()}
    assert modes.keys() >= {"journal.sqlite", "journal.sqlite-wal"}
    assert set(modes.values()) == {0o600}


async def test_two_servers_do_not_write_one_journal(journal: SqliteJournal, path: Path) -> None:
    with pytest.raises(JournalUnavailable, match="another server"):
        SqliteJournal(path)


async def test_a_file_that_is_no_database_is_named_and_left_as_it_is(path: Path) -> None:
    fill(path, b"not a database at all, but a text of some length " * 50)
    before = contents(path)
    with pytest.raises(JournalDamaged, match=r"journal\.sqlite: damaged or no database") as caught:
        SqliteJournal(path)
    assert "\n" not in str(caught.value)
    assert contents(path) == before


async def test_another_programs_database_is_left_as_it_is(path: Path) -> None:
    fill(path, b"")
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("CREATE TABLE recipes (name)")
    before = contents(path)
    with pytest.raises(JournalDamaged, match="another program's"):
        SqliteJournal(path)
    assert contents(path) == before


async def test_a_newer_database_is_left_as_it_is(path: Path) -> None:
    await SqliteJournal(path).close()
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("INSERT INTO migrations VALUES (99, 0)")
        raw.commit()
    before = contents(path)
    with pytest.raises(JournalDamaged, match=r"newer version.*schema 99"):
        SqliteJournal(path)
    assert contents(path) == before


async def test_a_damaged_database_is_named(path: Path) -> None:
    journal = SqliteJournal(path)
    table = await journal.begin("ABC234", "holdem", 5)
    await journal.append(table, 0, entries(1, 400, 500))
    await journal.close()
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(contents(path))
    data[8192:40960] = b"\xa5" * (40960 - 8192)
    fill(path, bytes(data))
    with pytest.raises(JournalDamaged, match=r"journal\.sqlite: damaged"):
        SqliteJournal(path)
    assert contents(path) == bytes(data)


async def test_a_torn_last_write_costs_nothing_that_was_durable(path: Path, tmp_path: Path) -> None:
    journal = SqliteJournal(path)
    table = await journal.begin("ABC234", "holdem", 5)
    await journal.append(table, 0, entries(1, 3))
    kept = len(contents(Path(f"{path}-wal")))
    await journal.append(table, 3, entries(4, 9))
    copy = tmp_path / "copy" / "journal.sqlite"
    fill(copy, contents(path))
    # The power went in the middle of the second commit.
    fill(Path(f"{copy}-wal"), contents(Path(f"{path}-wal"))[: kept + 100])
    await journal.close()
    again = SqliteJournal(copy)
    assert await again.read(table) == entries(1, 3)
    await again.append(table, 3, entries(4, 4))
    await again.close()


def test_migrations_are_numbered_from_1_and_each_is_recorded(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "new.sqlite", isolation_level=None)) as raw:
        assert schema.version(raw) == 0
        schema.migrate(raw, 123)
        assert schema.version(raw) == schema.NEWEST
        assert raw.execute("SELECT number, at FROM migrations").fetchall() == [
            (number, 123) for number in range(1, schema.NEWEST + 1)
        ]
        schema.migrate(raw, 456)
        assert raw.execute("SELECT count(*) FROM migrations WHERE at = 456").fetchone() == (0,)


def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = (*schema.MIGRATIONS, ("CREATE TABLE extra (x)", "CREATE NONSENSE"))
    monkeypatch.setattr(schema, "MIGRATIONS", broken)
    monkeypatch.setattr(schema, "NEWEST", len(broken))
    with closing(sqlite3.connect(tmp_path / "new.sqlite", isolation_level=None)) as raw:
        with pytest.raises(sqlite3.OperationalError):
            schema.migrate(raw, 1)
        assert schema.version(raw) == len(broken) - 1
        assert raw.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'extra'").fetchone() == (0,)


# --- bad days --------------------------------------------------------------------------------------------------------


async def test_a_full_disk_is_told_and_what_comes_after_it_is_kept(journal: SqliteJournal) -> None:
    table = await journal.begin("ABC234", "holdem", 5)
    await journal.append(table, 0, entries(1, 1))
    connection = journal._connection
    assert connection is not None
    connection.execute("PRAGMA max_page_count = 1")
    with pytest.raises(JournalUnavailable, match="full"):
        await journal.append(table, 1, entries(2, 40, 4000))
    # The next try has a connection of its own, without that limit: the disk is back.
    await journal.append(table, 1, entries(2, 2))
    assert await journal.read(table) == entries(1, 2)


async def test_a_locked_database_is_told_to_who_waited_for_it(
    journal: SqliteJournal, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file, "BUSY_SECONDS", 0.0)
    table = await journal.begin("ABC234", "holdem", 5)
    connection = journal._connection
    assert connection is not None
    connection.execute("PRAGMA busy_timeout = 0")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(JournalUnavailable, match="locked"):
            await journal.append(table, 0, entries(1, 1))
        other.execute("ROLLBACK")
    await journal.append(table, 0, entries(1, 1))
    assert await journal.read(table) == entries(1, 1)


async def test_after_close_nothing_is_taken(path: Path) -> None:
    journal = SqliteJournal(path)
    await journal.close()
    with pytest.raises(JournalUnavailable, match="closed"):
        await journal.begin("ABC234", "holdem", 5)


async def test_the_log_is_worked_in_off_the_commit_path(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "CHECKPOINT_BYTES", 10_000)
    journal = SqliteJournal(path)
    table = await journal.begin("ABC234", "holdem", 5)
    for version in range(0, 200, 10):
        await journal.append(table, version, entries(version + 1, version + 10, 1000))
    journal._reader.submit(lambda: None).result()
    assert len(contents(path)) > 50_000
    await journal.close()
