"""The catalogue of games."""

from typing import TypeVar

import pytest

from protocol.as_nas import AsNasSettings
from protocol.base import GAMES, GameName
from protocol.holdem import HoldemSettings
from protocol.one_poker import OnePokerSettings
from protocol.table import GameSettings
from server.games.catalogue import CATALOGUE, with_rules
from server.games.rules import Rules

S = TypeVar("S")
DEFAULTS: dict[GameName, GameSettings] = {
    "holdem": HoldemSettings(),
    "one_poker": OnePokerSettings(),
    "as_nas": AsNasSettings(),
}


def test_every_game_of_the_protocol_is_in_it_under_its_own_name() -> None:
    assert {name: rules.name for name, rules in CATALOGUE.items()} == {name: name for name in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_work_gets_the_rules_of_the_game_asked_for(game: GameName) -> None:
    def cards_of_the_first_deal(rules: Rules[S]) -> tuple[str, int]:
        return rules.name, len(rules.pack(rules.new(DEFAULTS[game])))

    assert with_rules(game, cards_of_the_first_deal) == (game, {"holdem": 52, "one_poker": 104, "as_nas": 20}[game])


@pytest.mark.parametrize("game", GAMES)
def test_settings_of_other_games_are_a_problem(game: GameName) -> None:
    found = {other: CATALOGUE[game].problem(settings) is None for other, settings in DEFAULTS.items()}
    assert found == {other: other == game for other in GAMES}
