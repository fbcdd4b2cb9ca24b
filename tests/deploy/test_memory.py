"""A server for friends fits a small machine: its memory with nobody there, and with fifty tables of bots that play."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from protocol.as_nas import AsNasSettings
from protocol.holdem import HoldemSettings
from protocol.lobby import Joined, OpenTable
from protocol.one_poker import OnePokerSettings
from protocol.table import BotPace, ClockSettings, GameSettings, TableSettings
from tests.kit.client import Client, client
from tests.kit.players import play_until
from tests.kit.serving import Serving, serving

IDLE, BUSY = 60.0, 150.0
"""MiB."""
TABLES = 50
GAMES: tuple[GameSettings, ...] = (HoldemSettings(), OnePokerSettings(), AsNasSettings())


def resident(server: Serving) -> float:
    """What the server's process has in memory, in MiB."""
    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise AssertionError("no VmRSS")


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Serving]:
    async with serving(tmp_path / "data", "--max-connections-per-address", "100") as started:
        yield started


async def test_an_idle_server_is_under_60_mib(server: Serving) -> None:
    async with client(server.url) as one:
        await one.hello("Ann")
    found = resident(server)
    assert found < IDLE, f"{found:.1f} MiB"


async def play(one: Client, number: int) -> None:
    """Play at a table of bots until something has happened there."""
    settings = TableSettings(
        GAMES[number % len(GAMES)],
        private=True,
        bots=("normal",),
        bot_pace=BotPace(0.2, 0.5, 0.2),
        clock=ClockSettings("off"),
    )
    await one.ask(OpenTable(one.id(), settings, start=True), Joined)
    await play_until(one, lambda view: view.version > 80 or view.stage == "over", Random(number))


@pytest.mark.matrix
async def test_with_fifty_tables_of_bots_it_is_under_150_mib(server: Serving) -> None:
    async with AsyncExitStack() as stack:
        everybody = [await stack.enter_async_context(client(server.url)) for _ in range(TABLES)]
        for number, one in enumerate(everybody):
            await one.hello(f"Ann {number}")
        await asyncio.gather(*(play(one, number) for number, one in enumerate(everybody)))
        found = resident(server)
    assert found < BUSY, f"{found:.1f} MiB"
