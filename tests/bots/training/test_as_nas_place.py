from random import Random

import pytest

from server.bots.as_nas_place import for_place
from server.bots.as_nas_strategy import AsNasStrategy
from server.bots.as_nas_tree import FOLD, RAISE, STAY, Counts, Point, strength, tree

EVEN = {FOLD: 0.25, STAY: 0.5, RAISE: 0.25}
DEALS = 12


def test_level_with_the_best_before_the_last_deal_nothing_is_bent() -> None:
    assert for_place(EVEN, "", 0, 5) == EVEN


def test_who_is_behind_folds_less_and_raises_more() -> None:
    bent = for_place(EVEN, "", -2, 5)
    assert bent[FOLD] < EVEN[FOLD]
    assert bent[RAISE] > EVEN[RAISE]


def test_who_is_ahead_folds_more_and_raises_less() -> None:
    bent = for_place(EVEN, "", 2, 5)
    assert bent[FOLD] > EVEN[FOLD]
    assert bent[RAISE] < EVEN[RAISE]


def test_a_gap_counts_more_the_fewer_deals_are_left() -> None:
    assert for_place(EVEN, "", -2, 2)[FOLD] < for_place(EVEN, "", -2, 11)[FOLD]


def test_bent_chances_sum_to_one() -> None:
    for lead in (-30, -3, -0.5, 0, 2, 30):
        for left in (1, 2, 7):
            assert sum(for_place(EVEN, "CR", lead, left).values()) == pytest.approx(1)


def test_a_safe_lead_stays_out_of_the_last_deal() -> None:
    assert for_place(EVEN, "", 5, 1) == {FOLD: 1.0}


def test_a_safe_lead_does_not_fold_where_staying_is_free() -> None:
    """The dealer has matched when everybody called the stake of 1."""
    assert for_place(EVEN, "CCC", 5, 1) == {STAY: 1.0}


def test_who_is_behind_does_not_fold_the_last_deal() -> None:
    assert FOLD not in for_place(EVEN, "CCR", -1, 1)


def test_who_is_too_far_behind_for_the_pot_raises() -> None:
    assert for_place(EVEN, "", -3, 1) == {RAISE: 1.0}


def test_at_the_highest_stake_nobody_raises() -> None:
    assert RAISE not in for_place({FOLD: 0.5, STAY: 0.5}, "RRR", -30, 1)


def test_a_history_after_which_nobody_decides_is_refused() -> None:
    with pytest.raises(ValueError, match="FFF"):
        for_place(EVEN, "FFF", 0, 3)


def drawn(chances: dict[str, float], rng: Random) -> str:
    return rng.choices(list(chances), list(chances.values()))[0]


def played(hands: list[Counts], leads: list[float | None], left: int, trained: AsNasStrategy, rng: Random) -> Point:
    """One deal by turn; whoever has a lead (not None) plays for the place."""
    point = tree().points[0]
    while point.actor is not None:
        chances = trained.act(point.history, hands[point.actor]) or {STAY: 1.0}
        lead = leads[point.actor]
        if lead is not None:
            chances = for_place(chances, point.history, lead, left)
        point = tree().after[point.index][point.actions().index(drawn(chances, rng))]
    return point


def won(placing: int, trained: AsNasStrategy, rng: Random) -> float:
    """The share of one match that seat `placing` wins by playing for the place against three who play for points."""
    totals, pack = [0.0] * 4, [rank for rank in range(5) for _ in range(4)]
    for deal in range(DEALS):
        rng.shuffle(pack)
        parts = [pack[place : place + 5] for place in range(0, 20, 5)]
        hands = [tuple(part.count(rank) for rank in range(5)) for part in parts]
        seats = [(3 - deal - turn) % 4 for turn in range(4)]
        leads = [totals[s] - max(totals[o] for o in range(4) if o != s) if s == placing else None for s in seats]
        end = played(hands, leads, DEALS - deal, trained, rng)
        left = [turn for turn in range(4) if not end.folded[turn]]
        best = max(strength(hands[turn]) for turn in left)
        winners = [turn for turn in left if len(left) == 1 or strength(hands[turn]) == best]
        for turn, seat in enumerate(seats):
            totals[seat] += end.pot / len(winners) * (turn in winners) - end.stakes[turn]
    first = [seat for seat in range(4) if totals[seat] > max(totals) - 1e-9]
    return (placing in first) / len(first)


def test_playing_for_the_place_wins_more_than_a_quarter_of_the_matches() -> None:
    """A quarter is what equals win; 1500 matches tell two hundredths apart with 95 %. (Measured over 24 000: 0.31.)"""
    trained, rng = AsNasStrategy.load(), Random(12)
    wins = [won(match % 4, trained, rng) for match in range(1500)]
    assert sum(wins) / len(wins) > 0.275
