"""A real server on a bad disk: tables that must write stop loudly, the rest goes on, and so does play when the disk is back."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from random import Random

import pytest

from protocol.as_nas import AsNasSettings
from protocol.commands import Play, Say
from protocol.lobby import Join, Joined, ListTables, OpenTable, Tables, Watch
from protocol.messages import Update
from protocol.session import Done, Hello, Notice, Refused, Welcome
from protocol.table import BotPace, ClockSettings, TableSettings, TableView
from tests.kit.client import Client, client
from tests.kit.disk import change, filled, grow_again, held_by_another, small_disk, stop_growing, tear
from tests.kit.http import get
from tests.kit.players import choose, play_until
from tests.kit.serving import Serving, serving
from tests.kit.truth import as_sent, journals, moments, public

SETTINGS = TableSettings(
    AsNasSettings(deals=200), seats_open=1, bot_pace=BotPace(0, 0, 0), clock=ClockSettings("fixed", 600)
)
Trouble = Callable[[Serving, Path], AbstractContextManager[None]]


@contextmanager
def no_room(server: Serving, _data: Path) -> Iterator[None]:
    """No file may grow."""
    stop_growing(server)
    yield
    grow_again(server)


@contextmanager
def locked(_server: Serving, data: Path) -> Iterator[None]:
    """Another program holds the journal."""
    with held_by_another(data):
        yield


@contextmanager
def full(_server: Serving, data: Path) -> Iterator[None]:
    """The disk is full."""
    with filled(data.parent):
        yield


@contextmanager
def read_only(_server: Serving, data: Path) -> Iterator[None]:
    """The journal can only be read."""
    files = [data / name for name in ("journal.sqlite3", "journal.sqlite3-wal")]
    if not change("+i", *files):
        pytest.skip("this user may not make files immutable here")
    try:
        yield
    finally:
        change("-i", *files)


@asynccontextmanager
async def at_a_table(data: Path) -> AsyncIterator[tuple[Serving, Client, TableView]]:
    """A server, a person at a table there, and the table when it is the person's turn."""
    async with serving(data) as server, client(server.url) as ann:
        await ann.hello("Ann", instance="tab")
        await ann.ask(OpenTable("open", SETTINGS, start=True), Joined)
        yield server, ann, await play_until(ann, lambda view: view.legal is not None and view.version > 20, Random(1))


def act(one: Client, view: TableView) -> Play:
    assert view.legal is not None
    return Play(one.id(), view.version, choose(view.legal, Random(view.version)))


async def stops_loudly_and_goes_on(data: Path, trouble: Trouble) -> None:
    """The whole of the promise, whatever the trouble is."""
    async with at_a_table(data) as (server, ann, view), client(server.url) as eve:
        await eve.hello("Eve")
        with trouble(server, data):
            refused = await refusal(ann, view)
            assert refused.code == "storage"
            assert (await ann.hear(Notice)).code == "storage"
            assert (await get(server, "/healthz"))[0] == 200
            assert (await get(server, "/readyz"))[0] == 503
            assert (await eve.ask(ListTables("list"), Tables)).tables[0].code == view.code
            await eve.ask(Watch("watch", view.code), Joined)
            assert (await eve.hear(Update)).version == view.version
            assert (await ann.ask(Say("say", "hello?"), Done)).id == "say"
        while not isinstance(message := await ann.next(), Notice) or message.code != "storage_back":
            pass
        goes_on = await play_until(ann, lambda now: now.version > view.version + 30, Random(2))
        while (await eve.hear(Update)).version < goes_on.version:
            pass
        assert (await get(server, "/readyz"))[0] == 200
        told = {update.version: public(update) for update in ann.log if isinstance(update, Update)}
        assert sorted(told) == list(range(min(told), max(told) + 1)), "a hole in the versions"
        await server.kill()
    (records,) = [records for _, _, records in journals(data)]
    stored = {moment.version: public(as_sent(moment)) for moment in moments(records)}
    assert [version for version, truth in told.items() if stored.get(version) != truth] == []


async def refusal(ann: Client, view: TableView) -> Refused:
    """What an action is answered: nothing of it may have been told."""
    asked = act(ann, view)
    await ann.say(asked)
    while True:
        message = await ann.next()
        assert not isinstance(message, Update), "told and not stored"
        if isinstance(message, Refused):
            assert message.id == asked.id
            return message


@pytest.mark.parametrize("trouble", [no_room, locked, read_only])
async def test_tables_stop_loudly_the_rest_goes_on_and_play_too_when_the_disk_is_back(
    tmp_path: Path, trouble: Trouble
) -> None:
    await stops_loudly_and_goes_on(tmp_path / "data", trouble)


async def test_the_same_on_a_disk_that_is_really_full(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", "6m") as disk:
        if disk is None:
            pytest.skip("this user may not mount a small disk")
        await stops_loudly_and_goes_on(disk / "data", full)


async def test_a_torn_last_write_takes_nothing_back_that_was_told(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with at_a_table(data) as (server, ann, view):
        token = next(message.token for message in ann.log if isinstance(message, Welcome))
        await server.kill()
    tear(data)
    async with serving(data) as server, client(server.url) as ann:
        await ann.hello(token=token, instance="tab")
        await ann.ask(Join("join", view.code), Joined)
        now = await play_until(ann, lambda view: view.legal is not None, Random(1))
        assert now.version > view.version
        assert (now.play, now.turn, now.legal) == (view.play, view.turn, view.legal)


async def test_with_a_full_disk_a_newcomer_is_told_and_comes_in_when_it_is_back(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as one:
        stop_growing(server)
        assert (await one.ask(Hello("h", (1,), "tab", name="Ann"), Refused)).code == "storage"
        grow_again(server)
        async with asyncio.timeout(10):
            await one.hello("Ann")
