"""The file of accounts: what it refuses to touch, and that a full or locked disk loses nothing."""

import sqlite3
from pathlib import Path

import pytest

from server.accounts import FILE, FORMAT, TOKENS, Accounts, TooManyPeople, Unreadable, open_accounts
from tests.kit.running import Clock


def accounts(folder: Path, most: int = 100) -> Accounts:
    return open_accounts(folder, most, lambda: 1_700_000_000.0, Clock())


def test_a_file_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as database:
        database.execute(f"PRAGMA user_version = {FORMAT + 1}")
    database.close()
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(
        Unreadable,
        match=rf"{FILE} was written by a newer version of Cardavia \(format {FORMAT + 1}, this one knows {FORMAT}\)",
    ):
        accounts(tmp_path)
    assert (tmp_path / FILE).read_bytes() == before


def test_a_damaged_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database at all" * 100)
    with pytest.raises(Unreadable, match=rf"{FILE} can't be used: file is not a database; move it away and"):
        accounts(tmp_path)
    assert (tmp_path / FILE).read_bytes() == b"not a database at all" * 100


def test_a_foreign_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as database:
        database.execute("CREATE TABLE wines (name TEXT)")
    database.close()
    with pytest.raises(Unreadable, match="not one of Cardavia's accounts"):
        accounts(tmp_path)


def test_a_folder_in_the_place_of_the_file_is_named_with_the_cure(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    with pytest.raises(Unreadable, match=rf"{FILE} can't be used: is a directory; move it away and") as raised:
        accounts(tmp_path)
    assert "\n" not in str(raised.value)


async def test_a_person_has_so_many_devices_and_the_longest_known_goes(tmp_path: Path) -> None:
    kept = accounts(tmp_path)
    first = await kept.create("a")
    tokens = [first.token]
    for _ in range(TOKENS):
        moved = await kept.moved(kept.move_code(first.id))
        assert moved is not None
        tokens.append(moved.token)
    known = [await kept.known(token) is not None for token in tokens]
    await kept.close()
    assert known == [False] + [True] * TOKENS


async def test_the_devices_of_others_are_not_counted(tmp_path: Path) -> None:
    kept = accounts(tmp_path)
    people = [await kept.create("a") for _ in range(TOKENS + 2)]
    known = [await kept.known(person.token) for person in people]
    await kept.close()
    assert None not in known


async def test_no_more_people_are_kept_than_the_limit(tmp_path: Path) -> None:
    kept = accounts(tmp_path, most=2)
    await kept.create("a")
    await kept.create("b")
    with pytest.raises(TooManyPeople):
        await kept.create("c")
    await kept.close()


async def test_tokens_and_ids_never_repeat(tmp_path: Path) -> None:
    kept = accounts(tmp_path)
    people = [await kept.create("a") for _ in range(20)]
    await kept.close()
    assert len({person.id for person in people}) == len({person.token for person in people}) == 20


@pytest.mark.parametrize("token", ["", ".", "x", "x.y", "é.é", "\ud800.x", "a.b.c"])
async def test_a_token_of_any_shape_is_just_unknown(tmp_path: Path, token: str) -> None:
    kept = accounts(tmp_path)
    await kept.create("a")
    assert await kept.known(token) is None
    await kept.close()


async def test_a_locked_file_is_an_error_of_that_call_and_nothing_is_lost(tmp_path: Path) -> None:
    kept = accounts(tmp_path)
    person = await kept.create("Ann")
    await kept._run(lambda: kept._database.execute("PRAGMA busy_timeout = 0").fetchone())
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(sqlite3.OperationalError):
        await kept.rename(person.id, "Bo")
    other.execute("ROLLBACK")
    other.close()
    known = await kept.known(person.token)
    assert known is not None
    assert known.name == "Ann"
    await kept.rename(person.id, "Bo")
    await kept.close()
