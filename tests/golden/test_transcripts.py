"""What everybody is told is what was told before, to the byte; if it is meant to change, `make golden` and review the diff."""

import json

import pytest

from protocol.base import GAMES, GameName
from tests.golden.transcripts import path, played, text


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_at_a_table_is_what_was_told_before(game: GameName) -> None:
    assert text(game) == path(game).read_text("utf-8"), "if this is meant: make golden, and review the diff"


@pytest.mark.parametrize("game", GAMES)
def test_the_transcript_is_of_whole_hands_with_people_bots_and_showdowns(game: GameName) -> None:
    assert played(game).table.rules.number(played(game).state.game) >= 3
    lines = [json.loads(line) for line in path(game).read_text("utf-8").splitlines()]
    kinds = {event["kind"] for line in lines for event in line["events"]}
    assert {"holdem": "hand_ended", "one_poker": "cards_revealed", "as_nas": "deal_scored"}[game] in kinds
    assert {"called", "raised"} <= kinds
