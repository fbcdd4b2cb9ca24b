"""Backups: whole while people play, restored to a state that goes on, and refused when they are newer, cut short or somebody else's."""

import asyncio
import io
import json
import sqlite3
import tarfile
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from protocol.as_nas import AsNasSettings
from protocol.commands import Play
from protocol.history import ListMatches, Matches
from protocol.holdem import HoldemSettings
from protocol.lobby import Join, Joined, OpenTable
from protocol.messages import Update
from protocol.table import BotPace, ClockSettings, TableSettings, TableView
from server.journal import schema
from server.upkeep import archive, backup, restore
from tests.kit.client import Client, client
from tests.kit.players import choose, play_until
from tests.kit.serving import serving

QUICK = TableSettings(
    AsNasSettings(deals=1000),
    private=True,
    bots=("easy",),
    bot_pace=BotPace(seconds=0, variation=0, between=0),
    clock=ClockSettings("off"),
)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of a stopped server where a deal is on."""
    folder = tmp_path_factory.mktemp("data") / "data"
    asyncio.run(play_a_little(folder))
    return folder


async def play_a_little(folder: Path) -> None:
    async with serving(folder) as server, client(server.url) as one:
        await one.hello("Ann")
        await one.ask(OpenTable("o", QUICK, start=True), Joined)
        await play_until(one, lambda view: view.version > 60, Random(1))
        await server.stop()


@pytest.fixture(scope="module")
def made(data: Path) -> Path:
    """A backup of it."""
    path = data.with_name("backup.tar.gz")
    archive.write(data, path)
    return path


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def run(capsys: pytest.CaptureFixture[str], command: str, *arguments: str | Path) -> tuple[int, str]:
    """Status and the one line of a failing command; or its output."""
    status = {"backup": backup, "restore": restore}[command].main([str(argument) for argument in arguments])
    caught = capsys.readouterr()
    assert (caught.err if status else caught.out).count("\n") == 1
    return status, caught.err or caught.out


async def test_a_backup_taken_during_play_restores_to_a_state_that_was_told_and_goes_on(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "b.tar.gz"
    async with serving(data, "--max-messages", "100000") as server, client(server.url) as one:
        token = (await one.hello("Ann")).token
        code = (await one.ask(OpenTable("o", QUICK, start=True), Joined)).code
        await play_until(one, lambda view: view.version > 50, Random(1))
        taken = asyncio.create_task(asyncio.to_thread(archive.write, data, file))
        await go_on(one, lambda _: taken.done(), Random(2))
        await taken
        later = 200 + next(message.version for message in reversed(one.log) if isinstance(message, Update))
        await go_on(one, lambda view: view.version > later, Random(3))
        told = {message.version: message.view for message in one.log if isinstance(message, Update)}
    restored = tmp_path / "again"
    restore.restored(file, restored)
    with sqlite3.connect(restored / "journal.sqlite3") as journal:
        version = journal.execute("SELECT max(version) FROM entries").fetchone()[0]
    journal.close()
    async with serving(restored) as server, client(server.url) as one:
        await one.hello(token=token)
        await one.ask(Join("j", code), Joined)
        now = (await one.hear(Update)).view
        # The start itself is a version, and who comes back another.
        assert 50 <= version < now.version <= version + 2
        assert [seat.total for seat in now.seats] == [seat.total for seat in told[version].seats]
        assert now.play == told[version].play
        await go_on(one, lambda view: view.version > now.version + 100, Random(4))


async def go_on(one: Client, reached: Callable[[TableView], bool], rng: Random) -> None:
    """Play on from the view that was heard last."""
    now = next(message.view for message in reversed(one.log) if isinstance(message, Update))
    if now.legal is not None:
        await one.say(Play(one.id(), now.version, choose(now.legal, rng)))
    await play_until(one, reached, rng)


def test_a_backup_holds_what_is_kept_and_says_so(data: Path, made: Path) -> None:
    with tarfile.open(made) as tar:
        assert tar.getnames() == ["manifest.json", "journal.sqlite3", "accounts.sqlite3", "admin-token"]
        manifest = json.load(tar.extractfile("manifest.json") or io.BytesIO())
    assert (manifest["kind"], manifest["format"]) == ("cardavia_backup", 1)
    assert manifest["files"]["journal.sqlite3"]["format"] == schema.NEWEST
    assert made.stat().st_mode & 0o077 == 0


def test_restoring_brings_every_row_back(data: Path, made: Path, tmp_path: Path) -> None:
    assert restore.restored(made, tmp_path / "new") is None
    for name in ("journal.sqlite3", "accounts.sqlite3"):
        assert dump(tmp_path / "new" / name) == dump(data / name)
    assert (tmp_path / "new/admin-token").read_text() == (data / "admin-token").read_text()
    assert all(path.stat().st_mode & 0o077 == 0 for path in (tmp_path / "new").iterdir())


def dump(path: Path) -> list[str]:
    with sqlite3.connect(path) as database:
        lines = list(database.iterdump())
    database.close()
    return lines


async def test_the_history_is_there_again_after_a_restore(tmp_path: Path) -> None:
    quick = TableSettings(HoldemSettings(seats=2, stack=20), private=True, bot_pace=QUICK.bot_pace, clock=QUICK.clock)
    async with serving(tmp_path / "data") as server, client(server.url) as one:
        token = (await one.hello("Ann")).token
        await one.ask(OpenTable("o", quick, start=True), Joined)
        await play_until(one, lambda view: view.stage == "over", Random(1))
        before = await one.ask(ListMatches("a"), Matches)
        await asyncio.to_thread(archive.write, tmp_path / "data", tmp_path / "b.tar.gz")
    restore.restored(tmp_path / "b.tar.gz", tmp_path / "new")
    async with serving(tmp_path / "new") as server, client(server.url) as one:
        await one.hello(token=token)
        assert await one.ask(ListMatches("a"), Matches) == before
    assert before.matches


def test_what_was_there_is_put_aside_whole(made: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    for name in ("journal.sqlite3", "journal.sqlite3-wal", "accounts.sqlite3", "admin-token", "mine.txt"):
        (folder / name).write_text(f"the old {name}")
    status, said = run(capsys, "restore", made, "--data", folder)
    (aside,) = folder.glob("before-restore-*")
    assert (status, said) == (0, f"Restored {made} into {folder}. What was there before is in {aside}.\n")
    assert {path.name: path.read_text() for path in aside.iterdir()} == {
        name: f"the old {name}"
        for name in ("journal.sqlite3", "journal.sqlite3-wal", "accounts.sqlite3", "admin-token")
    }
    assert (folder / "mine.txt").read_text() == "the old mine.txt"


def test_restoring_twice_in_a_second_keeps_both(made: Path, tmp_path: Path) -> None:
    for _ in range(4):
        restore.restored(made, tmp_path)
    assert len(list(tmp_path.glob("before-restore-*/journal.sqlite3"))) == 3


# --- what can't be --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("share", [0.0, 0.001, 0.3, 0.7, 0.999])
def test_a_backup_cut_short_is_refused_and_nothing_is_touched(
    made: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], share: float
) -> None:
    path, folder = tmp_path / "cut.tar.gz", tmp_path / "data"
    path.write_bytes(made.read_bytes()[: int(made.stat().st_size * share)])
    folder.mkdir()
    (folder / "journal.sqlite3").write_text("mine")
    status, said = run(capsys, "restore", path, "--data", folder)
    assert status == 1
    assert "cut short or damaged" in said or "no backup of Cardavia" in said
    assert {name for name in contents(folder) if name != "lock"} == {"journal.sqlite3"}
    assert (folder / "journal.sqlite3").read_text() == "mine"


def test_a_flipped_bit_is_found(made: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    raw = bytearray(made.read_bytes())
    raw[len(raw) // 2] ^= 1
    (tmp_path / "bad.tar.gz").write_bytes(raw)
    status, said = run(capsys, "restore", tmp_path / "bad.tar.gz", "--data", tmp_path / "data")
    assert (status, said) == (1, f"cardavia: {tmp_path / 'bad.tar.gz'} is cut short or damaged; nothing was restored\n")


def repacked(made: Path, path: Path, **changes: bytes | None) -> Path:
    """The backup with other bytes in some files (underscores for dots); None leaves one out."""
    with tarfile.open(made) as old, tarfile.open(path, "w:gz") as new:
        for member in old.getmembers():
            stream = old.extractfile(member)
            assert stream is not None
            body = changes.get(member.name.replace(".", "_").replace("-", "_"), stream.read())
            if body is not None:
                member.size = len(body)
                new.addfile(member, io.BytesIO(body))
    return path


def manifest_of(made: Path) -> dict[str, object]:
    with tarfile.open(made) as tar:
        return dict(json.load(tar.extractfile("manifest.json") or io.BytesIO()))


def test_a_backup_of_a_newer_version_is_refused(made: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    newer = json.dumps({**manifest_of(made), "format": 2, "version": "9.0", "files": "otherwise"}).encode()
    path = repacked(made, tmp_path / "newer.tar.gz", manifest_json=newer)
    status, said = run(capsys, "restore", path, "--data", tmp_path / "data")
    assert status == 1
    assert said == (
        f"cardavia: {path} was written by a newer version of Cardavia (9.0, backup format 2; this one reads 1); update Cardavia\n"
    )


def test_a_backup_with_a_newer_database_is_refused(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    restore.restored(archive_of(data, tmp_path / "b.tar.gz"), tmp_path / "copy")
    with sqlite3.connect(tmp_path / "copy/accounts.sqlite3") as database:
        database.execute("PRAGMA user_version = 9")
    database.close()
    status, said = run(capsys, "backup", tmp_path / "newer.tar.gz", "--data", tmp_path / "copy")
    assert status == 1
    assert "accounts.sqlite3 was written by a newer version of Cardavia (format 9, this one knows 1)" in said
    assert not (tmp_path / "newer.tar.gz").exists()


def archive_of(data: Path, path: Path) -> Path:
    archive.write(data, path)
    return path


@pytest.mark.parametrize("name", ["manifest_json", "accounts_sqlite3"])
def test_a_backup_with_a_part_missing_is_refused(
    made: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    path = repacked(made, tmp_path / "part.tar.gz", **{name: None})
    assert run(capsys, "restore", path, "--data", tmp_path / "data")[0] == 1
    assert not (tmp_path / "data/journal.sqlite3").exists()


@pytest.mark.parametrize("body", [b"", b"hello", b"\x1f\x8b\x08\x00rubbish", b"PK\x03\x04" + b"0" * 500])
def test_a_foreign_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], body: bytes) -> None:
    (tmp_path / "file").write_bytes(body)
    status, said = run(capsys, "restore", tmp_path / "file", "--data", tmp_path / "data")
    assert status == 1
    assert str(tmp_path / "file") in said


def test_another_programs_archive_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with tarfile.open(tmp_path / "other.tar.gz", "w:gz") as tar:
        tar.addfile(tarfile.TarInfo("../../etc/passwd"), io.BytesIO())
    status, said = run(capsys, "restore", tmp_path / "other.tar.gz", "--data", tmp_path / "data")
    assert (status, said) == (1, f"cardavia: {tmp_path / 'other.tar.gz'} is no backup of Cardavia\n")


def test_a_backup_that_names_other_files_writes_none_of_them(
    made: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    manifest = manifest_of(made)
    evil = json.dumps({**manifest, "files": {"../evil": {"bytes": 0, "sha256": ""}}}).encode()
    path = repacked(made, tmp_path / "evil.tar.gz", manifest_json=evil)
    assert run(capsys, "restore", path, "--data", tmp_path / "data")[0] == 1
    assert not (tmp_path / "evil").exists()


async def test_a_running_servers_folder_is_not_restored_into(
    made: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as one:
        await one.hello("Ann")
        status, said = run(capsys, "restore", made, "--data", tmp_path / "data")
        assert (status, "is in use by another server" in said) == (1, True)


def test_a_file_that_is_there_is_never_written_over(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "b").write_text("mine")
    assert run(capsys, "backup", tmp_path / "b", "--data", data) == (
        1,
        f"cardavia: {tmp_path / 'b'} is there already; name another file\n",
    )
    assert (tmp_path / "b").read_text() == "mine"


def test_a_folder_that_is_none_of_ours_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = run(capsys, "backup", tmp_path / "b", "--data", tmp_path / "nowhere")
    assert (status, "is no data folder of Cardavia" in said) == (1, True)
    assert not (tmp_path / "nowhere").exists()


def test_a_place_that_is_not_there_is_one_line(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = run(capsys, "backup", tmp_path / "no/where/b", "--data", data)
    assert (status, said) == (1, f"cardavia: {tmp_path / 'no/where/b'} can't be written: No such file or directory\n")
