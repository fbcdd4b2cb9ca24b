"""One's own matches over a real socket: listed, shown as they were told, filed when the table is over, gone when their time is over."""

import asyncio
import signal
import sqlite3
import zlib
from pathlib import Path
from random import Random

import pytest

from protocol.as_nas import AsNasSettings
from protocol.history import ListMatches, Matches, MatchRecord, ShowMatch
from protocol.holdem import HoldemSettings
from protocol.lobby import Joined, Leave, OpenTable
from protocol.one_poker import OnePokerSettings
from protocol.session import Done, Forget, Refused
from protocol.table import AnyEvent, BotPace, ClockSettings, GameSettings, TableSettings
from tests.kit.client import Client, client
from tests.kit.players import play_until, updates
from tests.kit.serving import serving

PATIENCE = 20.0
QUICK = BotPace(seconds=0, variation=0, between=0)
GAMES: dict[str, GameSettings] = {
    "holdem": HoldemSettings(seats=3, stack=200),
    "one_poker": OnePokerSettings(chips=5),
    "as_nas": AsNasSettings(deals=3),
}


def settings(game: str) -> TableSettings:
    return TableSettings(GAMES[game], private=True, bots=("easy",), bot_pace=QUICK, clock=ClockSettings("off"))


async def play_a_match(one: Client, game: str, seed: int = 1) -> str:
    """Open a table of bots and play a match to its end; gives the table's code."""
    joined = await one.ask(OpenTable(one.id(), settings(game), start=True), Joined)
    await play_until(one, lambda view: view.stage == "over", Random(seed))
    return joined.code


def told(one: Client) -> list[AnyEvent]:
    """Every event that this client was told, in order."""
    return [event for update in updates(one) for event in update.events]


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_match_just_played_is_listed_and_shown_event_by_event_as_it_was_told(tmp_path: Path, game: str) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as one:
        await one.hello("Ann")
        code = await play_a_match(one, game)
        view = updates(one)[-1].view
        (line,) = (await one.ask(ListMatches(one.id()), Matches)).matches
        record = await one.ask(ShowMatch(one.id(), line.number), MatchRecord)
    assert (line.code, line.game, line.seat, line.standings) == (code, game, 0, view.standings)
    assert line.names == tuple(seat.name for seat in view.seats)
    assert line.ended is not None
    assert line.ended >= line.started > 1_600_000_000
    assert record.settings == settings(game)
    assert [hand.hand for hand in record.hands] == list(range(1, line.hands + 1))
    shown = [event for hand in record.hands for event in hand.events]
    heard = told(one)
    assert shown == heard[len(heard) - len(shown) :]
    assert all(type(event).__name__ in {"TableOpened", "SeatTaken", "MatchStarted"} for event in heard[: -len(shown)])


async def test_a_stranger_is_told_nothing_of_it(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as one, client(server.url) as other:
        await one.hello("Ann")
        await other.hello("Eve")
        await play_a_match(one, "one_poker")
        (line,) = (await one.ask(ListMatches(one.id()), Matches)).matches
        assert (await other.ask(ListMatches(other.id()), Matches)).matches == ()
        refused = await other.ask(ShowMatch(other.id(), line.number), Refused)
    assert (refused.code, refused.params) == ("no_match", {"match": line.number})


async def test_a_match_is_still_listed_after_its_table_is_closed_and_the_server_was_started_again(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as one:
        token = (await one.hello("Ann")).token
        await play_a_match(one, "as_nas")
        before = await one.ask(ListMatches("a"), Matches)
        await one.ask(Leave(one.id()), Done)
        await server.stop()
    async with serving(tmp_path / "data", "--over-seconds", "0.001") as server, client(server.url) as one:
        await one.hello(token=token)
        assert await one.ask(ListMatches("a"), Matches) == before
        await server.stop()
    (tmp_path / "data/history.sqlite3").unlink()
    async with serving(tmp_path / "data") as server, client(server.url) as one:
        await filed(tmp_path / "data")
        await one.hello(token=token)
        assert (await one.ask(ListMatches("a"), Matches)).matches == before.matches


async def test_one_hand_can_be_asked_for_and_one_that_is_not_there_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as one:
        await one.hello("Ann")
        await play_a_match(one, "as_nas")
        (line,) = (await one.ask(ListMatches(one.id()), Matches)).matches
        record = await one.ask(ShowMatch(one.id(), line.number, hand=2), MatchRecord)
        refused = await one.ask(ShowMatch(one.id(), line.number, hand=99), Refused)
    assert [hand.hand for hand in record.hands] == [2]
    assert (refused.code, refused.params) == ("no_hand", {"hand": 99})


async def test_who_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as one:
        await one.hello("Ann")
        for _ in range(40):
            await one.ask(ListMatches(one.id()), Matches)
        refused = await one.ask(ListMatches(one.id()), Refused)
    assert refused.code == "limit_rate"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
async def test_who_is_forgotten_is_in_no_file_any_more(tmp_path: Path, number: int) -> None:
    data = tmp_path / "data"
    async with serving(data) as server, client(server.url) as one:
        await one.hello("Zanzibarbara")
        await play_a_match(one, "as_nas")
        await one.ask(Forget(one.id()), Done)
        # Done is what counts: also a power cut right after it brings nobody back.
        await server.stop(number)
    async with serving(data, "--over-seconds", "0.001", "--empty-seconds", "0.001") as server:
        await filed(data)
        await server.stop()
    assert [path.name for path in data.iterdir() if b"Zanzibarbara" in inflated(path)] == []


async def filed(data: Path) -> None:
    """Wait until every finished table is in the index and none is left on."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with (
                sqlite3.connect(data / "journal.sqlite3") as journal,
                sqlite3.connect(data / "history.sqlite3") as index,
            ):
                numbers = journal.execute("SELECT number FROM tables WHERE finished IS NOT NULL").fetchall()
                open_ones = journal.execute("SELECT count(*) FROM tables WHERE finished IS NULL").fetchone()[0]
                done = index.execute("SELECT number FROM tables").fetchall()
            journal.close()
            index.close()
            if numbers == done and not open_ones:
                return
            await asyncio.sleep(0.05)


def inflated(path: Path) -> bytes:
    """A file's bytes; of a database also what is packed within."""
    data = path.read_bytes()
    if path.name == "journal.sqlite3":
        with sqlite3.connect(path) as database:
            data += b"".join(zlib.decompress(row[0]) for row in database.execute("SELECT body FROM archive"))
        database.close()
    return data
