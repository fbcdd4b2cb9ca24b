"""`kill -9` in the middle of a hand, a start again: the same cards, the same stacks, the same player to act."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from protocol.as_nas import AsNasSettings
from protocol.commands import Play
from protocol.holdem import HoldemSettings
from protocol.lobby import Join, Joined, OpenTable
from protocol.messages import Update
from protocol.one_poker import OnePokerSettings
from protocol.play import Call, Check, Fold
from protocol.session import Done, Refused
from protocol.table import BotPace, GameSettings, TableSettings, TableView
from tests.kit.client import client
from tests.kit.players import play_until
from tests.kit.serving import serving

GAMES = {"holdem": HoldemSettings(), "one_poker": OnePokerSettings(), "as_nas": AsNasSettings()}


def table(game: GameSettings) -> TableSettings:
    return TableSettings(game, private=True, seats_open=1, bot_pace=BotPace(seconds=0, variation=0, between=0))


def facts(view: TableView) -> object:
    """What must be the same after a crash: all but the clock that starts afresh, and who is connected."""
    seats = [replace(seat, presence="here", grace_ms=None) for seat in view.seats]
    return view.play, view.turn, view.legal, view.stage, view.match, view.pace, seats, view.settings


@pytest.mark.parametrize("game", GAMES)
async def test_a_killed_server_comes_back_with_the_same_cards_stacks_and_turn(tmp_path: Path, game: str) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as ann:
        token = (await ann.hello("Ann", instance="tab")).token
        code = (await ann.ask(OpenTable("o", table(GAMES[game]), start=True), Joined)).code
        turns = 0

        def in_the_middle(view: TableView) -> bool:
            nonlocal turns
            turns += view.legal is not None
            return turns == 4

        before = await play_until(ann, in_the_middle, Random(game), bold=0)
        await server.kill()
    async with serving(tmp_path / "data") as server, client(server.url) as ann:
        welcome = await ann.hello(token=token, instance="tab")
        assert [seat.code for seat in welcome.seats] == [code]
        await ann.ask(Join("j", code, after=before.version), Joined)
        after = (await ann.hear(Update)).view
        while after.legal is None:
            after = (await ann.hear(Update)).view
        assert after.version >= before.version
        assert facts(after) == facts(before)


async def test_an_action_from_before_the_crash_is_answered_again_and_not_done_twice(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as ann:
        token = (await ann.hello(instance="tab")).token
        code = (await ann.ask(OpenTable("o", table(HoldemSettings()), start=True), Joined)).code
        view = (await ann.hear(Update)).view
        while view.legal is None:
            view = (await ann.hear(Update)).view
        legal = view.legal
        act = Play("the-action", view.version, Check() if legal.check else Call() if legal.call else Fold())
        await ann.ask(act, Done)
        await server.kill()
    async with serving(tmp_path / "data") as server, client(server.url) as ann:
        await ann.hello(token=token, instance="tab")
        await ann.ask(Join("j", code), Joined)
        assert (await ann.ask(act, Done)).id == "the-action"
        late = replace(act, id="another")
        assert (await ann.ask(late, Refused)).code in {"stale", "not_your_turn"}
