"""Makes the sample of the present formats in stores/: `python -m tests.server.upkeep.samples`, once for every new format, before a release."""

import asyncio
import sqlite3
import tempfile
from pathlib import Path
from random import Random

from protocol.as_nas import AsNasSettings
from protocol.lobby import Joined, Leave, OpenTable
from protocol.one_poker import OnePokerSettings
from protocol.session import Done
from protocol.table import BotPace, ClockSettings, GameSettings, TableSettings
from server.upkeep import store
from tests.kit.client import Client, client
from tests.kit.players import play_until
from tests.kit.serving import serving

STORES = Path(__file__).parent / "stores"


def table(game: GameSettings) -> TableSettings:
    return TableSettings(game, private=True, bots=("easy",), bot_pace=BotPace(0, 0, 0), clock=ClockSettings("off"))


async def play(one: Client) -> None:
    """A match to its end, whose table is closed, and a deal that is on."""
    await one.ask(OpenTable("a", table(OnePokerSettings(chips=2)), start=True), Joined)
    await play_until(one, lambda view: view.stage == "over", Random(1))
    await one.ask(Leave("b"), Done)
    await one.ask(OpenTable("c", table(AsNasSettings()), start=True), Joined)
    await play_until(one, lambda view: view.version > 30 and view.legal is not None, Random(2))


async def make(folder: Path) -> str:
    """Play a little in the data folder; gives the token of who did."""
    async with serving(folder, "--over-seconds", "0.001") as server, client(server.url) as one:
        token = (await one.hello("Ann")).token
        await play(one)
        await server.stop()
    return token


def script(path: Path) -> str:
    """A database as the statements that make it."""
    with sqlite3.connect(path) as database:
        pragmas = [
            f"PRAGMA {name} = {database.execute(f'PRAGMA {name}').fetchone()[0]};"
            for name in ("application_id", "user_version")
        ]
        lines = [*pragmas, *database.iterdump()]
    database.close()
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        data = Path(place) / "data"
        token = asyncio.run(make(data))
        found = store.files(data)
        target = STORES / "-".join(str(file.format) for file in found)
        target.mkdir(parents=True, exist_ok=True)
        for file in found:
            (target / file.name).with_suffix(".sql").write_text(script(data / file.name))
        (target / "token.txt").write_text(f"{token}\n")
