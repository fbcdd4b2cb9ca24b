"""As-Nas bots: what they read, when they look, and how they play for the place."""

from random import Random

import pytest

from protocol.as_nas import AsNasSettings
from protocol.play import Look
from server.bots import as_nas
from server.bots.as_nas import EASY, NORMAL, beaten, chances, counts, point_of, rivals
from server.bots.as_nas_hard import ATTITUDES, AsNasHard, attitudes_of, load_match
from server.bots.as_nas_match import attitude, win_chance
from server.bots.as_nas_strategy import LOOK, AsNasStrategy, Spot
from server.bots.as_nas_tree import FOLD, RAISE, STAY, kinds, tree
from server.bots.roster import LEVELS, make_bot
from server.bots.strategy import ArtefactError
from server.games.as_nas.ranking import strength
from tests.kit.positions import asked

FOUR_ACES = (4, 1, 0, 0, 0)
NOTHING = (1, 1, 1, 1, 1)
TWELFTHS = 12


@pytest.fixture(scope="module")
def hard() -> AsNasHard:
    return AsNasHard(AsNasStrategy.load(), load_match())


# --- reading ----------------------------------------------------------------------------------------------------------


def test_cards_are_counted_by_kind() -> None:
    assert counts(("A0", "A3", "C1", "S2", "C0")) == (2, 1, 0, 0, 2)


def test_the_history_of_a_view_leads_to_the_decision_that_it_asks_for() -> None:
    for view in asked(AsNasSettings(), Random(3), 300):
        point, play = point_of(as_nas.read(view).history), view.play
        assert view.turn is not None
        # Players are numbered by turn, from the dealer's right on.
        assert point.actor == (play.dealer - 1 - view.turn) % 4  # type: ignore[union-attr]
        assert max(point.stakes) == play.highest  # type: ignore[union-attr]
        assert point.pot == play.pot  # type: ignore[union-attr]
        assert (RAISE in point.actions()) == (view.legal is not None and view.legal.raise_ is not None)


def test_who_has_done_what_is_read_from_the_history() -> None:
    assert rivals(point_of("RFC")) == (RAISE, STAY)
    assert rivals(point_of("")) == ("", "", "")


def test_four_aces_beat_nearly_everything_and_nothing_at_all_hardly_anything() -> None:
    assert beaten(FOUR_ACES) == 1
    assert beaten(NOTHING) < 0.12


def test_the_chance_of_beating_one_opponent_agrees_with_dealing() -> None:
    deck = [kind + copy for kind in "ASBZC" for copy in "0123"]
    own = ("A0", "A1", "B0", "Z0", "C0")
    rng, rest = Random(2), [card for card in deck if card not in own]
    won = 0.0
    for _ in range(20_000):
        other = tuple(rng.sample(rest, 5))
        won += 1.0 if strength(own) > strength(other) else 0.5 if strength(own) == strength(other) else 0.0
    assert beaten(counts(own)) == pytest.approx(won / 20_000, abs=0.012)


def test_a_history_after_which_nobody_decides_is_refused() -> None:
    with pytest.raises(ValueError, match="no decision in As-Nas after 'FFF'"):
        chances(Spot("FFF", NOTHING), NORMAL)


# --- the levels -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("temper", [EASY, NORMAL])
def test_bots_look_at_first_but_now_and_then_play_on_unseen_while_it_is_cheap(temper: as_nas.Temper) -> None:
    cheap, dear = chances(Spot("", None), temper), chances(Spot("RRC", None), temper)
    assert 0.5 < cheap[LOOK] < 1
    assert dear == {LOOK: 1.0}


@pytest.mark.parametrize("temper", [EASY, NORMAL])
def test_four_aces_are_never_folded_and_mostly_raised(temper: as_nas.Temper) -> None:
    for point in tree().points:
        found = chances(Spot(point.history, FOUR_ACES), temper)
        assert FOLD not in found
        if RAISE in point.actions():
            assert found[RAISE] >= 0.45


@pytest.mark.parametrize("temper", [EASY, NORMAL])
def test_nothing_folds_to_a_raise_of_three(temper: as_nas.Temper) -> None:
    assert chances(Spot("RRR", NOTHING), temper)[FOLD] > 0.9


def test_a_seat_that_has_looked_is_not_asked_to_look_again() -> None:
    for level in LEVELS:
        bot = make_bot("as_nas", level)
        for view in asked(AsNasSettings(), Random(4), 150, bot):
            if view.legal is not None and not view.legal.look:
                assert Look() not in bot.policy(view)


# --- the match --------------------------------------------------------------------------------------------------------


def test_equal_totals_give_everybody_a_quarter() -> None:
    assert win_chance(0, (0, 0, 0), 5) == pytest.approx(0.25, abs=0.003)


def test_a_lead_counts_for_more_the_fewer_deals_are_left() -> None:
    chances_to_win = [win_chance(4, (0, 0, 0), left) for left in (11, 5, 2, 0.5)]
    assert chances_to_win == sorted(chances_to_win)
    assert chances_to_win[-1] > 0.9


def test_who_leads_guards_the_lead_and_who_is_behind_takes_chances() -> None:
    behind, even, ahead = ((-3 * TWELFTHS, 0, 0, 0), (0, 0, 0, 0), (4 * TWELFTHS, 0, 0, 0))
    for left in (0, 1, 4):
        assert attitude(behind, 0, left) > attitude(even, 0, left) > attitude(ahead, 0, left)
        assert attitude(ahead, 0, left) < 0 < attitude(behind, 0, left)


def test_the_attitude_is_stronger_near_the_end() -> None:
    totals = (-3 * TWELFTHS, 0, 0, 0)
    rates = [attitude(totals, 0, left) for left in (11, 5, 2, 0)]
    assert rates == sorted(rates)


def test_behind_in_the_last_deal_hard_plays_more_hands_than_in_the_lead(hard: AsNasHard) -> None:
    def folds(rate: float) -> float:
        return sum(hard.in_match(Spot("R", kind), rate).get(FOLD, 0.0) for kind in kinds())

    assert folds(ATTITUDES[-1]) < folds(ATTITUDES[0])


@pytest.mark.parametrize("rate", [-5.0, *ATTITUDES, 0.0, 0.2, 5.0])
def test_every_attitude_gives_chances_that_sum_to_one(hard: AsNasHard, rate: float) -> None:
    rng = Random(1)
    points = rng.sample(tree().points, 60)
    for point in points:
        for kind in rng.sample(kinds(), 10):
            found = hard.in_match(Spot(point.history, kind), rate)
            assert sum(found.values()) == pytest.approx(1)
            assert set(found) <= set(point.actions())


def test_what_is_level_is_not_thrown_away(hard: AsNasHard) -> None:
    for point in tree().points:
        assert point.actor is not None
        if point.stakes[point.actor] == max(point.stakes):
            for kind in kinds()[::12]:
                assert FOLD not in hard.chances(Spot(point.history, kind))


def test_a_match_of_one_deal_is_played_by_what_is_measured(hard: AsNasHard) -> None:
    for view in asked(AsNasSettings(deals=1), Random(6), 60):
        assert hard.policy(view) == as_nas.played(view, hard.chances(as_nas.read(view)))


def test_a_file_without_an_attitude_is_refused() -> None:
    with pytest.raises(ArtefactError, match="as_nas_match lacks 'counts_0'"):
        attitudes_of({})
