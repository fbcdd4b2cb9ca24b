"""No card reaches anybody who may not know it: every byte of whole matches, for both people and a spectator, in every game."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from protocol.as_nas import AsNasPlay, AsNasSettings
from protocol.codec import encode
from protocol.commands import Start
from protocol.holdem import HoldemPlay, HoldemSettings
from protocol.lobby import Join, Joined, OpenTable, Watch
from protocol.messages import Update
from protocol.one_poker import OnePokerPlay, OnePokerSettings
from protocol.play import HandShown
from protocol.table import BotPace, ClockSettings, TableSettings, TableView
from tests.kit.client import client
from tests.kit.players import play_until, updates
from tests.kit.serving import serving

GAMES = {
    "holdem": HoldemSettings(seats=4, stack=400),
    "one_poker": OnePokerSettings(chips=12),
    "as_nas": AsNasSettings(deals=12),
}


def own_cards(view: TableView) -> frozenset[str]:
    """The cards that this view shows to its viewer alone."""
    match view.play:
        case HoldemPlay(hole=cards) | AsNasPlay(cards=cards) | OnePokerPlay(cards=cards):
            return frozenset(cards or ())
        case _:
            return frozenset()


def number(view: TableView) -> int:
    """The number of the hand or deal."""
    match view.play:
        case HoldemPlay(hand=number) | AsNasPlay(deal=number) | OnePokerPlay(deal=number):
            return number
        case _:
            return 0


def public_cards(view: TableView) -> set[str]:
    """The cards that lie face up for everybody, or have lain there since the last shuffle."""
    shown = {card for event in view.log if isinstance(event, HandShown) for card in event.cards}
    match view.play:
        case HoldemPlay(board=board, shown=hands):
            return {*shown, *board, *(card for hand in hands for card in hand.cards)}
        case AsNasPlay(shown=hands):
            return {*shown, *(card for hand in hands for card in hand.cards)}
        case OnePokerPlay(revealed=revealed):
            return {*shown, *(card for cards in revealed for card in cards)}
        case _:
            return shown


def leaks(owner: list[Update], other: list[Update]) -> tuple[list[str], int]:
    """What `other` was sent of the cards that only `owner` may know then; and how many cards were looked for."""
    known: dict[int, Update] = {update.version: update for update in other}
    found, looked_for = list[str](), 0
    for update in owner:
        theirs = known.get(update.version)
        if theirs is None or update.view.stage != "playing":
            continue
        frame = encode(theirs).decode()
        secret = own_cards(update.view) - own_cards(theirs.view) - public_cards(theirs.view)
        looked_for += len(secret)
        found += [
            f"{card} in hand {number(update.view)} at version {update.version}"
            for card in secret
            if f'"{card}"' in frame
        ]
    return found, looked_for


@pytest.mark.parametrize("game", GAMES)
async def test_no_byte_sent_to_anybody_holds_a_card_that_only_another_may_know(tmp_path: Path, game: str) -> None:
    settings = TableSettings(
        GAMES[game],
        private=True,
        seats_open=1 if game == "one_poker" else 2,
        bot_pace=BotPace(0, 0, 0),
        clock=ClockSettings("off"),
    )
    async with serving(tmp_path / "data", "--log-level", "debug") as server:
        async with client(server.url) as ann, client(server.url, "msgpack") as bob, client(server.url) as eve:
            for who in (ann, bob, eve):
                await who.hello()
            code = (await ann.ask(OpenTable("o", settings), Joined)).code
            await eve.ask(Watch("w", code), Joined)
            await bob.ask(Join("j", code), Joined)
            if game != "one_poker":
                await ann.say(Start("s"))
            async with asyncio.timeout(60):
                await asyncio.gather(
                    *(play_until(who, lambda view: view.stage == "over", Random(9)) for who in (ann, bob, eve))
                )
        log = server.log()
    for owner, other in ((ann, bob), (bob, ann), (ann, eve), (bob, eve)):
        found, looked_for = leaks(updates(owner), updates(other))
        assert found == []
        assert looked_for > 0
    cards = {card for who in (ann, bob) for update in updates(who) for card in own_cards(update.view)}
    assert [card for card in cards if f'"{card}"' in log] == []
