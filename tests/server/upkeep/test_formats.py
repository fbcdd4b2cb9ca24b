"""Every format that was ever written has a sample here: it is looked at, upgraded and goes on; a newer one is left alone."""

import asyncio
import sqlite3
import tarfile
from pathlib import Path

import pytest

from protocol.history import ListMatches, Matches
from protocol.lobby import Join, Joined
from protocol.messages import Update
from server import accounts
from server.journal import schema
from server.upkeep import migrate, store
from tests.kit.client import PATIENCE, Client, client
from tests.kit.serving import serving

STORES = Path(__file__).parent / "stores"


SETS = sorted(path.name for path in STORES.iterdir() if path.is_dir())


def built(folder: Path, name: str) -> Path:
    """A data folder as the sample `name` has it: Ann has a match behind her and sits at a table where a deal is on."""
    folder.mkdir()
    for script in (STORES / name).glob("*.sql"):
        with sqlite3.connect(folder / f"{script.stem}.sqlite3") as database:
            database.executescript(script.read_text())
        database.close()
    folder.chmod(0o700)
    return folder


def test_every_format_has_a_sample(tmp_path: Path) -> None:
    formats = {(file.name, file.format) for name in SETS for file in store.files(built(tmp_path / name, name))}
    assert formats == {
        *(("journal.sqlite3", number) for number in range(1, schema.NEWEST + 1)),
        *(("accounts.sqlite3", number) for number in range(1, accounts.FORMAT + 1)),
    }


@pytest.mark.parametrize("name", SETS)
async def test_a_server_takes_it_up_where_it_stood(tmp_path: Path, name: str) -> None:
    async with serving(built(tmp_path / "data", name)) as server, client(server.url) as one:
        welcome = await one.hello(token=(STORES / name / "token.txt").read_text().strip())
        (seat,) = welcome.seats
        await one.ask(Join("j", seat.code), Joined)
        view = (await one.hear(Update)).view
        games = await listed(one, 2)
    assert view.stage == "playing"
    assert view.you is not None
    assert (view.you.name, view.game, view.play is not None) == ("Ann", "as_nas", True)
    assert games == ["as_nas", "one_poker"]


async def listed(one: Client, count: int) -> list[str]:
    """The games of the own matches, newest first, once `count` are listed: a new index is made from the journal beside everything else."""
    async with asyncio.timeout(PATIENCE):
        while True:
            lines = (await one.ask(ListMatches(one.id()), Matches)).matches
            if len(lines) >= count:
                return [line.game for line in lines]


async def test_the_second_format_finds_entries_that_the_first_could_not(tmp_path: Path) -> None:
    """In format 1 rows could be given again that lay in front of a table's first row: what was stored there was never read."""
    folder = built(tmp_path / "data", "1-1")
    with sqlite3.connect(folder / "journal.sqlite3") as database:
        assert database.execute("UPDATE tables SET first_row = 10000 WHERE finished IS NULL").rowcount == 1
    database.close()
    token = (STORES / "1-1/token.txt").read_text().strip()
    async with serving(folder) as server, client(server.url) as one:
        assert [seat.stage for seat in (await one.hello(token=token)).seats] == ["playing"]


@pytest.mark.parametrize("name", SETS)
def test_migrate_brings_it_to_the_newest_with_a_backup_first(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = built(tmp_path / "data", name)
    due = any(file.due for file in store.files(folder))
    assert migrate.main(["--check", "--data", str(folder)]) == int(due)
    assert migrate.main(["--data", str(folder)]) == 0
    assert not any(file.due for file in store.files(folder))
    assert len(list(folder.glob("before-migration-*.tar.gz"))) == int(due)
    assert migrate.main(["--check", "--data", str(folder)]) == 0
    assert f"journal.sqlite3: format {schema.NEWEST}, the newest" in capsys.readouterr().out


def test_an_older_file_is_migrated_step_by_step_after_a_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = built(tmp_path / "data", SETS[-1])
    next_one = ("CREATE TABLE of_the_future (x INTEGER) STRICT",)
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, next_one))
    monkeypatch.setattr(schema, "NEWEST", schema.NEWEST + 1)
    (journal, *others) = store.KINDS
    newer = store.Kind(journal.name, schema.NEWEST, journal.ours, journal.format)
    monkeypatch.setattr(store, "KINDS", (newer, *others))
    assert migrate.main(["--check", "--data", str(folder)]) == 1
    assert (
        f"journal.sqlite3: format {schema.NEWEST - 1}, to be migrated to format {schema.NEWEST}"
        in capsys.readouterr().out
    )
    assert migrate.main(["--data", str(folder)]) == 0
    assert not any(file.due for file in store.files(folder))
    (backup,) = folder.glob("before-migration-*.tar.gz")
    with tarfile.open(backup) as tar:
        assert "journal.sqlite3" in tar.getnames()


@pytest.mark.parametrize(
    ("file", "change"),
    [
        ("journal.sqlite3", "INSERT INTO migrations VALUES (999, 0)"),
        ("accounts.sqlite3", "PRAGMA user_version = 999"),
    ],
)
def test_a_newer_format_is_one_line_and_left_alone(
    tmp_path: Path, file: str, change: str, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = built(tmp_path / "data", SETS[-1])
    with sqlite3.connect(folder / file) as database:
        database.execute(change)
    database.close()
    before = (folder / file).read_bytes()
    for arguments in ([], ["--check"]):
        assert migrate.main([*arguments, "--data", str(folder)]) == 1
        error = capsys.readouterr().err
        assert error.count("\n") == 1
        assert f"{folder / file} was written by a newer version of Cardavia (format 999" in error
    assert (folder / file).read_bytes() == before


@pytest.mark.parametrize("file", ["journal.sqlite3", "accounts.sqlite3"])
def test_a_foreign_file_is_one_line_and_left_alone(
    tmp_path: Path, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = built(tmp_path / "data", SETS[-1])
    (folder / file).unlink()
    with sqlite3.connect(folder / file) as database:
        database.execute("CREATE TABLE mine (x)")
    database.close()
    before = (folder / file).read_bytes()
    assert migrate.main(["--data", str(folder)]) == 1
    assert capsys.readouterr().err == f"cardavia: {folder / file} is not Cardavia's; it has been left as it is\n"
    assert (folder / file).read_bytes() == before


def test_a_folder_without_a_journal_is_one_line_and_not_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert migrate.main(["--data", str(tmp_path / "nowhere")]) == 1
    assert "is no data folder of Cardavia" in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists()


async def test_a_running_servers_folder_is_only_looked_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with serving(tmp_path / "data"):
        assert await asyncio.to_thread(migrate.main, ["--check", "--data", str(tmp_path / "data")]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"journal.sqlite3: format {schema.NEWEST}, the newest",
        "accounts.sqlite3: format 1, the newest",
    ]
