"""The roster: names that tell bots apart, styles that show, and a fallback that is never silent."""

from collections.abc import Iterator
from random import Random

import pytest
import structlog

from protocol.base import GAMES, GameName
from protocol.play import Action, Fold, Raise
from protocol.table import TableView
from server.bots import roster
from server.bots.roster import CHARACTERS, LEVELS, NAMES, STYLES, hard_fault, line_up, make_bot, plays_at
from server.bots.strategy import ArtefactError
from server.names import likeness, tidy
from tests.kit.positions import hand


@pytest.fixture
def without_strategies(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No trained strategy can be read."""

    def missing(game: GameName) -> None:
        raise ArtefactError(
            f"the strategy {game}.bin is not the file that the manifest names; install the package again"
        )

    for cached in (make_bot, hard_fault):
        cached.cache_clear()
    monkeypatch.setattr(roster, "_hard", missing)
    yield
    for cached in (make_bot, hard_fault):
        cached.cache_clear()


def test_no_two_names_look_alike() -> None:
    assert len({likeness(name) for name in NAMES}) == len(NAMES)
    assert all(tidy(name) == name for name in NAMES)


def test_there_are_more_names_than_seats_at_any_table_and_every_style_has_one() -> None:
    assert len(NAMES) >= 16
    assert {character.style for character in CHARACTERS} == set(STYLES)


def test_a_line_up_has_everybody_once_with_the_own_style() -> None:
    drawn = line_up(Random(1))
    assert sorted(drawn) == sorted((character.name, character.style) for character in CHARACTERS)
    assert line_up(Random(1)) == drawn != line_up(Random(2))


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_made_once_for_all_tables(game: GameName) -> None:
    assert make_bot(game, "normal", "tight") is make_bot(game, "normal", "tight")
    assert all(make_bot(game, level, style).swift for level in LEVELS for style in STYLES)


def test_a_style_of_an_older_version_plays_as_the_level() -> None:
    view = hand("60", {0: "Ah Td"})
    assert make_bot("holdem", "normal", "stormy").policy(view) == make_bot("holdem", "normal").policy(view)


def chance_of(view: TableView, style: str, *kinds: type[Action]) -> float:
    """How likely the level easy does one of these, in a style."""
    policy = make_bot("holdem", "easy", style).policy(view)
    return sum(chance for action, chance in policy.items() if isinstance(action, kinds))


def test_loose_bots_play_hands_that_tight_ones_fold() -> None:
    view = hand("", {3: "Qc 7d"})
    assert chance_of(view, "tight", Fold) > chance_of(view, "even", Fold) > chance_of(view, "loose", Fold)


def test_aggressive_bots_bet_where_calm_ones_check() -> None:
    view = hand("f f c x x", {1: "9h 4d", 2: "Kc 9d"}, "Ks 8d 4c")
    assert chance_of(view, "aggressive", Raise) > chance_of(view, "even", Raise) > chance_of(view, "calm", Raise) > 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("without_strategies")
def test_hard_without_its_strategy_plays_as_normal_and_says_so(game: GameName) -> None:
    with structlog.testing.capture_logs() as logged:
        bot = make_bot(game, "hard", "")
    assert bot.name == "normal"
    assert plays_at(game, "hard") == "normal"
    assert [(line["event"], line["log_level"], line["game"], line["instead"]) for line in logged] == [
        ("bots_fallback", "warning", game, "normal")
    ]
    assert "install the package again" in logged[0]["reason"]


@pytest.mark.usefixtures("without_strategies")
def test_preparing_without_strategies_warns_for_every_game_and_raises_nothing() -> None:
    with structlog.testing.capture_logs() as logged:
        roster.prepare()
    assert sorted(line["game"] for line in logged) == sorted(GAMES)


@pytest.mark.parametrize("game", ["one_poker", "as_nas"])
def test_the_package_has_the_strategies_of_hard(game: GameName) -> None:
    assert hard_fault(game) is None
    assert make_bot(game, "hard").name == "hard"
