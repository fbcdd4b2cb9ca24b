"""Whole matches over real sockets: a person in JSON and one in MessagePack, and bots, to the end and beyond; and a spectator."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from protocol.as_nas import AsNasSettings
from protocol.codec import encode
from protocol.commands import Agree, AskRestart, Start
from protocol.holdem import HoldemSettings
from protocol.lobby import Join, Joined, OpenTable, Watch
from protocol.messages import Update
from protocol.one_poker import OnePokerSettings
from protocol.play import MatchEnded
from protocol.session import Done
from protocol.table import BotPace, ClockSettings, GameSettings, MatchStarted, TableSettings, TableView
from tests.kit.client import client
from tests.kit.players import play_until, updates
from tests.kit.serving import serving

AT_ONCE = BotPace(seconds=0, variation=0, between=0)
GAMES = {
    "holdem": HoldemSettings(seats=4, stack=200, small_blind=10, big_blind=20),
    "one_poker": OnePokerSettings(chips=6, ante=1),
    "as_nas": AsNasSettings(deals=6),
}


def table(game: GameSettings) -> TableSettings:
    kept = 1 if isinstance(game, OnePokerSettings) else 2
    return TableSettings(
        game, private=True, seats_open=kept, bots=("easy", "normal"), bot_pace=AT_ONCE, clock=ClockSettings("off")
    )


def over(view: TableView) -> bool:
    return view.stage == "over"


@pytest.mark.parametrize("game", GAMES)
async def test_two_people_with_a_client_each_play_a_whole_match_and_a_third_watches(tmp_path: Path, game: str) -> None:
    async with serving(tmp_path / "data") as server:
        async with client(server.url) as ann, client(server.url, "msgpack") as bob, client(server.url) as eve:
            await ann.hello("Ann")
            await bob.hello("Bob")
            await eve.hello("Eve")
            code = (await ann.ask(OpenTable("o", table(GAMES[game])), Joined)).code
            assert (await bob.ask(Join("j", code.lower()), Joined)).seat == 1
            assert (await eve.ask(Watch("w", code), Joined)).seat is None
            if game != "one_poker":
                # In One Poker people have all seats now, and the match has begun by itself.
                await ann.say(Start("s"))
            async with asyncio.timeout(60):
                views = await asyncio.gather(
                    *(play_until(who, over, Random(seed)) for seed, who in enumerate((ann, bob, eve)))
                )
        log = server.log()
    assert [view.standings for view in views] == [views[0].standings] * 3
    assert any(isinstance(event, MatchEnded) for event in updates(ann)[-1].events)
    for who in (ann, bob, eve):
        versions = [update.version for update in updates(who)]
        assert versions == list(range(versions[0], versions[0] + len(versions))), "a hole in the versions"
    assert '"error"' not in log


async def test_no_frame_of_a_spectator_holds_a_card_that_was_not_shown(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as ann, client(server.url) as eve:
        await ann.hello()
        await eve.hello()
        one_poker = TableSettings(OnePokerSettings(chips=5), private=True, seats_open=1, bot_pace=AT_ONCE)
        code = (await ann.ask(OpenTable("o", one_poker), Joined)).code
        await eve.ask(Watch("w", code), Joined)
        await ann.say(Start("s"))
        async with asyncio.timeout(60):
            await asyncio.gather(play_until(ann, over, Random(1)), play_until(eve, over, Random(2)))
    revealed: set[str] = set()
    own = {card for update in updates(ann) for card in getattr(update.view.play, "cards", None) or ()}
    for update in updates(eve):
        play = update.view.play
        revealed |= {card for cards in getattr(play, "revealed", ()) for card in cards}
        frame = encode(update).decode()
        assert [card for card in own - revealed if f'"{card}"' in frame] == []
    assert own - revealed


async def test_people_agree_on_a_restart_after_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as ann, client(server.url) as bob:
        await ann.hello()
        await bob.hello()
        code = (await ann.ask(OpenTable("o", table(OnePokerSettings(chips=3))), Joined)).code
        await bob.ask(Join("j", code), Joined)
        await asyncio.gather(play_until(ann, over, Random(3)), play_until(bob, over, Random(4)))
        await ann.ask(AskRestart("r"), Done)
        await bob.ask(Agree("a", "restart"), Done)
        while not any(isinstance(event, MatchStarted) for event in (await ann.hear(Update)).events):
            pass
        assert updates(ann)[-1].view.match == 2


async def test_a_match_of_bots_goes_to_its_end_when_the_person_is_out(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as ann:
        await ann.hello()
        settings = TableSettings(HoldemSettings(seats=3, stack=60), private=True, seats_open=1, bot_pace=AT_ONCE)
        await ann.ask(OpenTable("o", settings, start=True), Joined)
        view = await play_until(ann, over, Random(5))
    assert len(view.standings) == 3
