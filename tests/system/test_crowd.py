"""A crowd watches one table, and half of it reads nothing: memory is bounded, those who read miss nothing, those who play notice nothing."""

import asyncio
import resource
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from protocol.commands import Play
from protocol.holdem import HoldemSettings
from protocol.lobby import Joined, OpenTable, Watch
from protocol.messages import Update
from protocol.session import Closed
from protocol.table import BotPace, ClockSettings, TableSettings
from tests.chaos.storm import resident
from tests.kit.client import Client, client
from tests.kit.players import choose, play_until, updates
from tests.kit.serving import serving

SETTINGS = TableSettings(
    HoldemSettings(stack=100_000), seats_open=1, bot_pace=BotPace(0, 0, 0.05), clock=ClockSettings("fixed", 600)
)
EACH = 160 * 1024
"""Bytes that a spectator may cost the server, reading or not."""


async def watching(one: Client, last: asyncio.Future[int]) -> None:
    """Read everything until the last version has come."""
    # The last version is settled only when everybody is here.
    while not (last.done() and updates(one) and updates(one)[-1].version >= last.result()):
        assert not isinstance(message := await one.next(), Closed), message


async def crowd(data: Path, spectators: int, versions: int) -> float:
    """Bytes of the server's memory that each spectator has cost at most."""
    flags = (
        "--max-connections-per-address",
        "2000",
        "--max-new-people",
        "100000",
        "--slow-seconds",
        "600",
        "--ping-seconds",
        "600",
    )
    async with serving(data, *flags) as server, client(server.url) as ann, AsyncExitStack() as stack:
        await ann.hello("Ann")
        code = (await ann.ask(OpenTable("open", SETTINGS, start=True), Joined)).code
        last: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        view = await play_until(ann, lambda view: view.version > 60 and view.legal is not None, Random(1), bold=0)
        before = resident(server.process.pid)
        reading: list[Client] = []
        for number in range(spectators):
            one = await stack.enter_async_context(client(server.url, "msgpack" if number % 4 else "json"))
            await one.hello("Eve")
            await one.ask(Watch("w", code), Joined)
            if number % 2:
                reading.append(one)
            else:
                one.socket.transport.pause_reading()
                # It would not hear the goodbye.
                stack.callback(one.socket.transport.abort)
        readers = [asyncio.create_task(watching(one, last)) for one in reading]
        assert view.legal is not None
        await ann.say(Play("first", view.version, choose(view.legal, Random(3), bold=0)))
        view = await play_until(
            ann, lambda now: now.version > view.version + versions and now.legal is not None, Random(2), bold=0
        )
        assert view.spectators == spectators
        last.set_result(view.version)
        assert view.legal is not None
        # What comes of this wakes those who have read everything.
        await ann.say(Play("last", view.version, choose(view.legal, Random(3), bold=0)))
        await asyncio.gather(*readers)
        heard = [update.version for update in ann.log if isinstance(update, Update)]
        assert heard == list(range(heard[0], heard[-1] + 1))
        return (resident(server.process.pid) - before) / spectators


async def test_two_hundred_spectators_of_whom_half_read_nothing_cost_bounded_memory(tmp_path: Path) -> None:
    assert await crowd(tmp_path / "data", 200, 60) < EACH


@pytest.mark.matrix
async def test_a_thousand_spectators_of_whom_half_read_nothing_cost_bounded_memory(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < 4096:
        pytest.skip(f"no more than {hard} files may be open here")
    resource.setrlimit(resource.RLIMIT_NOFILE, (4096, hard))
    try:
        each = await crowd(tmp_path / "data", 1000, 100)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    with capsys.disabled():
        print(f"\na spectator costs {each / 1024:.0f} KiB")
    assert each < EACH
