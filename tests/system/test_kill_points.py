"""The process dies at a write of its journal, whichever: started again, the match ends as it would have ended undisturbed."""

import asyncio
import sys
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from msgspec import Struct
from websockets.exceptions import ConnectionClosed

from protocol.as_nas import AsNasSettings
from protocol.commands import Play
from protocol.holdem import HoldemSettings
from protocol.lobby import Join, Joined, OpenTable
from protocol.messages import Update
from protocol.one_poker import OnePokerSettings
from protocol.play import Standing
from protocol.session import Refused
from protocol.table import AnyEvent, BotPace, ClockSettings, GameSettings, TableSettings, TableView
from tests.kit.client import Client, client
from tests.kit.players import choose
from tests.kit.serving import ROOT, Serving, environment, serving
from tests.kit.truth import OURS, as_sent, game_course, journals, moments, public

GAMES: dict[str, GameSettings] = {
    "holdem": HoldemSettings(seats=3, stack=60),
    "one_poker": OnePokerSettings(chips=4),
    "as_nas": AsNasSettings(deals=6),
}
MOMENTS = ("before", "within", "after")
"""Of the write: nothing of it is stored; the same, with half of it in the file; it is stored, and nobody has been told."""


class Course(Struct):
    """How a match went: the game's events by the journal, the hidden ones too, and the end as the client was told it."""

    events: list[AnyEvent]
    standings: tuple[Standing, ...]


class Life(Struct):
    """What the client knows from one life of the server to the next. `told` is the public truth of every version that it was told."""

    token: str | None = None
    code: str | None = None
    told: dict[int, bytes] = {}
    end: TableView | None = None


def answer(view: TableView) -> Play:
    """What the person plays: settled by what has happened in the game, whatever the versions are."""
    assert view.legal is not None
    happened = [event for event in view.log if type(event) not in OURS]
    seed = sha256(repr((view.match, happened)).encode()).digest()
    return Play(f"{view.version}-{seed.hex()[:8]}", view.version, choose(view.legal, Random(seed)))


def hear(update: Update, life: Life) -> None:
    """Remember it, and hold it against what was told before."""
    truth = public(update)
    assert life.told.setdefault(update.version, truth) == truth, "two truths of one version"


async def live(server: Serving, life: Life, game: str) -> None:
    """Play as long as the server lives or the match lasts."""
    settings = TableSettings(
        GAMES[game], private=True, seats_open=1, bot_pace=BotPace(0, 0, 0), clock=ClockSettings("off")
    )
    try:
        async with client(server.url) as one:
            await one.hello(token=life.token, instance="tab")
            life.token = one.log[-1].token  # type: ignore[union-attr]
            if life.code is None:
                life.code = (await one.ask(OpenTable("open", settings, start=True), Joined)).code
            else:
                last = max(life.told, default=0)
                joined = await one.ask(Join("join", life.code, after=last), Joined)
                assert not joined.gap
                for _ in range(joined.missed):
                    # How it went meanwhile; the answer is to the update after these.
                    hear(await one.hear(Update), life)
            await play(one, life)
    except (ConnectionClosed, OSError):
        # Dead; the rest is another life's.
        life.token = life.token or None


async def play(one: Client, life: Life) -> None:
    while True:
        message = await one.next()
        assert not isinstance(message, Refused), message
        if isinstance(message, Update):
            hear(message, life)
            if message.view.stage == "over":
                life.end = message.view
                return
            if message.view.legal is not None:
                await one.say(answer(message.view))


def course(data: Path, life: Life) -> Course:
    """How it went, by the journal; everything that was told must be in there as it was told."""
    tables = [records for _, code, records in journals(data) if code == life.code]
    assert len(tables) == 1
    stored = {moment.version: public(as_sent(moment)) for moment in moments(tables[0])}
    for version, truth in life.told.items():
        assert stored.get(version) == truth, f"version {version} was told otherwise than it is stored"
    assert life.end is not None
    return Course(game_course(tables[0]), life.end.standings)


async def run(data: Path, game: str, at: int = 0, moment: str = "after", twice: bool = False) -> tuple[Course, bool]:
    """A match whose server dies at its write number `at`, and (`twice`) again and again while it comes back; and whether it did die."""
    life = Life(told={})
    async with serving(data, rig=["--seed", "7", "--die-at", str(at), "--die", moment]) as server:
        await live(server, life, game)
        if life.end is None:
            assert await server.process.wait() == -9
    died = life.end is None
    if twice:
        for again in MOMENTS:
            await die_starting(data, again)
    if died:
        if not life.told:
            # Nobody was told of the table: it is found whole, or was never opened.
            life.code = None
        async with serving(data, rig=["--seed", "7"]) as server:
            await live(server, life, game)
    assert life.end is not None
    return course(data, life), died


async def die_starting(data: Path, moment: str) -> None:
    """Start the server so that it dies at its first write, with which it takes the table up."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.kit.rigged", "--die-at", "1", "--die", moment, "--",
        "--port", "0", "--data", str(data),
        stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL, env=environment(), cwd=ROOT,
    )  # fmt: skip
    async with asyncio.timeout(30):
        assert await process.wait() == -9


async def undisturbed(data: Path, game: str) -> Course:
    """The match without a death."""
    whole, died = await run(data, game)
    assert not died
    assert len(whole.events) > 20
    return whole


@pytest.mark.parametrize("game", GAMES)
async def test_killed_at_some_writes_the_match_ends_as_it_would_have_ended(tmp_path: Path, game: str) -> None:
    whole = await undisturbed(tmp_path / "whole", game)
    for number, at in enumerate((3, 4, 8, 11)):
        assert await run(tmp_path / f"{at}", game, at, MOMENTS[number % 3]) == (whole, True)


@pytest.mark.parametrize("game", GAMES)
async def test_killed_again_while_it_comes_back_the_match_ends_as_it_would_have_ended(
    tmp_path: Path, game: str
) -> None:
    whole = await undisturbed(tmp_path / "whole", game)
    assert await run(tmp_path / "data", game, 6, "within", twice=True) == (whole, True)


@pytest.mark.parametrize("at", [1, 2])
@pytest.mark.parametrize("moment", MOMENTS)
async def test_a_table_whose_opening_was_cut_off_is_there_whole_or_not_at_all(
    tmp_path: Path, at: int, moment: str
) -> None:
    token = await opening_cut_off(tmp_path / "data", at, moment)
    async with serving(tmp_path / "data") as server, client(server.url) as one:
        resting = (await one.hello(token=token, instance="tab")).seats
        assert len(resting) == int((at, moment) == (2, "after"))
        if resting:
            await one.ask(Join("join", resting[0].code), Joined)
            assert (await one.hear(Update)).view.match == 1


async def opening_cut_off(data: Path, at: int, moment: str) -> str:
    """The server dies at a write of the opening of a table; gives the token of who opened it."""
    async with serving(data, rig=["--die-at", str(at), "--die", moment]) as server, client(server.url) as one:
        token = (await one.hello(instance="tab")).token
        await one.say(OpenTable("open", TableSettings(GAMES["holdem"]), start=True))
        assert await server.process.wait() == -9
    return token


@pytest.mark.matrix
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("game", GAMES)
async def test_killed_at_any_write_the_match_ends_as_it_would_have_ended(
    tmp_path: Path, game: str, moment: str
) -> None:
    whole = await undisturbed(tmp_path / "whole", game)
    at, died = 3, True
    while died:
        found, died = await run(tmp_path / f"{at}", game, at, moment)
        assert found == whole, f"killed {moment} write {at}"
        at += 1
    sys.stdout.write(f"{game}: killed {moment} each of {at - 4} writes\n")
    assert at > 12
