"""Being forgotten: all of it or nothing of it, and Done only for all of it."""

import asyncio
import time
from pathlib import Path

import pytest

from protocol.holdem import HoldemSettings
from protocol.lobby import Joined, OpenTable
from protocol.session import Closed, Done, Forget, Ping, Pong, Refused
from protocol.table import TableSettings
from server.accounts import open_accounts
from server.app import App
from server.history import erasure
from server.journal.sqlite import SqliteJournal
from server.metrics import Metrics
from server.settings import Settings
from server.tables import replay
from server.wiring import JOURNAL, open_tables
from tests.kit.client import client
from tests.kit.running import running

HOLDEM = TableSettings(HoldemSettings())


async def test_a_table_that_can_not_write_refuses_it_and_the_person_can_ask_again(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one, client(server.url) as two:
        token = (await one.hello("Ann")).token
        await one.ask(OpenTable("o", HOLDEM), Joined)
        (table,) = server.tables.tables()
        table.forgets = False
        assert (await one.ask(Forget("f"), Refused)).code == "storage"
        assert (await two.hello(token=token)).name == "Ann"
        table.forgets = True
        await one.ask(Forget("g"), Done)
        await two.closed()
        assert isinstance(two.log[-1], Closed)
        assert two.log[-1].code == "forgotten"


async def test_a_server_that_is_about_to_stop_refuses_it(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one, client(server.url) as two:
        token = (await one.hello("Ann")).token
        server.app.house.draining = True
        assert (await one.ask(Forget("f"), Refused)).code == "draining"
        assert (await two.hello(token=token)).name == "Ann"
        server.app.house.draining = False


async def test_a_server_that_begins_to_stop_meanwhile_refuses_it_and_still_knows_the_person(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one, client(server.url) as two:
        token = (await one.hello("Ann")).token
        await one.ask(OpenTable("o", HOLDEM), Joined)
        server.tables.asked.clear()
        server.tables.gate.clear()
        await one.say(Forget("f"))
        await server.tables.asked.wait()
        server.app.house.draining = True
        server.tables.tables()[0].forgets = False
        server.tables.gate.set()
        assert (await one.hear(Refused)).code == "draining"
        assert (await two.hello(token=token)).name == "Ann"
        server.app.house.draining = False


async def test_done_waits_for_the_tables(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one, client(server.url) as two:
        token = (await one.hello("Ann")).token
        server.tables.asked.clear()
        server.tables.gate.clear()
        await one.say(Forget("f"))
        await server.tables.asked.wait()
        # Nothing has been deleted yet.
        assert (await two.hello(token=token)).name == "Ann"
        assert (await two.ask(Ping("p"), Pong)).id == "p"
        assert not any(isinstance(message, Done) for message in one.log)
        server.tables.gate.set()
        async with asyncio.timeout(20):
            assert (await one.hear(Done)).id == "f"


async def asked_to_be_forgotten(folder: Path) -> frozenset[str]:
    """Who asked for it at the first table, as the journal in this folder has it."""
    journal = SqliteJournal(folder / JOURNAL)
    try:
        return erasure.forgotten([replay.decode(entry.body) for entry in await journal.read(1)])
    finally:
        await journal.close()


@pytest.mark.parametrize("step", ["tables", "history", "accounts"])
async def test_wherever_a_stop_comes_between_all_of_it_is_done_or_the_person_is_still_known(
    tmp_path: Path, step: str
) -> None:
    chosen = Settings(port=0, drain_seconds=0, data=str(tmp_path))
    tables, history = await open_tables(chosen, Metrics())
    accounts = open_accounts(tmp_path, chosen.max_people, time.time, time.monotonic)
    app = App(chosen, tables, accounts, admin_token="x" * 20, version="test", history=history)
    host, port = await app.start()
    part = {"tables": tables, "history": history, "accounts": accounts}[step]
    real, stop, reached, gate = part.forget, tables.stop, asyncio.Event(), asyncio.Event()

    async def held(person: str) -> bool | None:
        reached.set()
        await gate.wait()
        return await real(person)

    async def stopped() -> None:
        await stop()
        gate.set()

    part.forget, tables.stop = held, stopped
    async with client(f"ws://{host}:{port}/ws") as one:
        welcome = await one.hello("Zanzibarbara")
        await one.ask(OpenTable("o", HOLDEM, start=True), Joined)
        await one.say(Forget("f"))
        await reached.wait()
        await app.drain()
        await one.closed()
    refusals = [message.code for message in one.log if isinstance(message, Refused)]
    accounts = open_accounts(tmp_path, chosen.max_people, time.time, time.monotonic)
    known = await accounts.known(welcome.token)
    await accounts.close()
    assert not any(isinstance(message, Done) for message in one.log) or known is None
    if known is None:
        # The table is still on: its records say who wants to be forgotten, and are cleared when it is filed.
        assert await asked_to_be_forgotten(tmp_path) == {welcome.person}
    else:
        assert refusals == ["draining"]
