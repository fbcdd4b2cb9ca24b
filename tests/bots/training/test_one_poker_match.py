from itertools import pairwise

import pytest

from protocol.cards import RANKS
from protocol.one_poker import OnePokerPlay
from protocol.play import Fold, LockCard, Raise
from server.bots.one_poker_cards import LATER_DEAL, course_of, is_up
from server.bots.one_poker_match import Scale, win_chance
from server.bots.one_poker_strategy import OnePokerStrategy
from server.bots.one_poker_tree import DEEPEST, FOLD, PASS, locate
from server.games.one_poker import ONE_POKER, OnePokerState
from tests.games.one_poker.seating import dealt, play

EIGHT, ACE = 6, 12


@pytest.mark.parametrize("depth", range(1, DEEPEST + 1))
def test_chips_of_a_usual_match_are_those_of_the_tree(depth: int) -> None:
    scale = Scale(depth, 1)
    assert scale.stack == depth
    assert [scale.inward(total) for total in range(1, depth + 1)] == list(range(1, depth + 1))
    assert [scale.outward(bet) for bet in range(1, depth + 1)] == list(range(1, depth + 1))


def test_a_bet_beyond_the_shorter_stack_is_that_stack() -> None:
    """one_poker.md, worked example 2: 10 chips against 2 are 2."""
    assert Scale(2, 1).history([10]) == (2,)


def test_a_higher_ante_is_the_unit_of_all_bets() -> None:
    assert Scale(40, 5).stack == 8
    assert Scale(40, 5).history([10, 25]) == (2, 5)
    assert Scale(40, 5).outward(3) == 15


@pytest.mark.parametrize(("depth", "ante"), [(99, 1), (1000, 2), (30, 7), (5, 9), (200, 10)])
def test_only_all_in_is_all_in_at_any_depth(depth: int, ante: int) -> None:
    scale = Scale(depth, ante)
    assert 1 <= scale.stack <= DEEPEST
    assert scale.inward(depth) == scale.stack
    assert scale.outward(scale.stack) == depth
    assert all(scale.inward(total) < scale.stack for total in range(1, depth) if scale.stack > 1)


@pytest.mark.parametrize(("depth", "ante"), [(99, 1), (1000, 2), (200, 10)])
def test_larger_bets_stay_larger(depth: int, ante: int) -> None:
    scale = Scale(depth, ante)
    bets = [scale.outward(bet) for bet in range(1, scale.stack + 1)]
    assert all(lower < higher for lower, higher in pairwise(bets))
    assert [scale.inward(total) for total in bets] == list(range(1, scale.stack + 1))


def test_a_raise_that_the_tree_lacks_stands_for_the_nearest() -> None:
    """At 5 an ante, 12 is a bet of 2 antes and 17 no raise at all by the tree's count, but the least is to 4."""
    history = Scale(95, 5).history([12, 17])
    assert history == (2, 4)
    assert locate(19, (2, 4)).actions()[0] == FOLD


def test_without_a_chip_behind_there_is_no_betting() -> None:
    assert Scale(0, 1).stack == 0


def test_betting_that_has_ended_has_no_history() -> None:
    assert Scale(5, 1).history([PASS, PASS]) is None


def test_an_ace_is_kept_where_any_up_card_wins() -> None:
    """Against two DOWN cards any UP card wins (but for the ace against a two), and a kept ace comes back."""
    later = OnePokerStrategy.load(layout=LATER_DEAL)
    course_of_two_up, course_of_two_down = 3, 0
    assert later.lock(19, 0, course_of_two_up, course_of_two_down, (ACE, EIGHT))[EIGHT] > 0.9


def test_a_kept_ace_is_worth_more_than_an_ante() -> None:
    assert OnePokerStrategy.load(layout=LATER_DEAL).kept_worth(ACE) > 1


def test_among_equals_the_chances_of_both_sum_to_one() -> None:
    for chips in range(1, 40):
        together = win_chance(chips, 40, 1, first=True) + win_chance(40 - chips, 40, 1, first=False)
        assert together == pytest.approx(1)


def test_who_has_no_chips_has_lost() -> None:
    assert (win_chance(0, 40, 1, first=False), win_chance(40, 40, 1, first=False)) == (0, 1)


def two_deals() -> OnePokerState:
    """Seat 0 holds A K and plays the K, seat 1 holds 3 9 and plays the 9; then both draw."""
    first = dealt("Ah 3h Kh 9h 2h Qh")
    after = play(first, LockCard("Kh0"), LockCard("9h0"), Raise(1), Fold())
    return ONE_POKER.deal(after, ()).state


def test_a_view_tells_the_groups_of_both_kept_cards() -> None:
    view = ONE_POKER.view(two_deals(), 0).play
    assert isinstance(view, OnePokerPlay)
    courses = [
        course_of(view.signals_before[seat].up, RANKS.index(view.revealed[seat][-1][0]), view.signals[seat].up)
        for seat in (0, 1)
    ]
    hands = two_deals().hands
    assert courses == [
        sum(bit * is_up(RANKS.index(card[0])) for bit, card in zip((2, 1), hand, strict=True)) for hand in hands
    ]


def test_there_are_no_signals_before_the_first_deal() -> None:
    view = ONE_POKER.view(dealt("Ah 3h Kh 9h"), 0).play
    assert isinstance(view, OnePokerPlay)
    assert view.signals_before == ()
