"""Uncalled chips, main and side pots, shares (holdem.md, "Ends")."""

import pytest

from protocol.holdem import Pot
from server.games import pots


def seats(*numbers: int) -> int:
    return sum(1 << number for number in numbers)


def test_the_part_that_nobody_matched_is_uncalled():
    assert pots.uncalled((1000, 400, 20)) == (0, 600)


def test_what_a_folded_seat_matched_is_not_uncalled():
    assert pots.uncalled((300, 300, 120)) is None


def test_an_ante_never_comes_back():
    assert pots.uncalled((15, 2), kept=(5, 2)) == (0, 10)
    assert pots.uncalled((5, 2), kept=(5, 2)) is None


def test_one_pot_for_each_total_of_an_unfolded_seat():
    assert pots.contested((100, 250, 600, 600), seats(1, 2, 3), seats(3)) == (Pot(850, (1, 2, 3)), Pot(700, (2, 3)))


def test_totals_of_folded_seats_cut_nothing():
    assert pots.contested((70, 200, 200, 30), seats(1, 2), 0) == (Pot(500, (1, 2)),)


def test_folded_chips_above_an_all_in_stay_in_the_side_pot():
    assert pots.contested((300, 300, 120), seats(0, 2), seats(0)) == (Pot(360, (0, 2)), Pot(360, (0,)))


def test_folded_chips_above_every_unfolded_seat_stay_in_the_last_pot():
    assert pots.contested((50, 10, 20), seats(1, 2), 0) == (Pot(30, (1, 2)), Pot(50, (2,)))


def test_a_seat_with_chips_behind_may_still_come_into_every_pot():
    assert pots.contested((300, 100, 10, 20), seats(0, 1, 2, 3), seats(0, 2, 3)) == (
        Pot(230, (0, 1, 2, 3)),
        Pot(200, (0, 2, 3)),
    )


@pytest.mark.parametrize(
    ("amount", "winners", "shares"),
    [(100, (1, 2, 3), (34, 33, 33)), (140, (1, 2, 3), (47, 47, 46)), (30300, (0, 1, 2), (10100,) * 3), (5, (4,), (5,))],
)
def test_odd_chips_go_one_each_to_the_first_winners(amount: int, winners: tuple[int, ...], shares: tuple[int, ...]):
    assert pots.shares(amount, winners) == shares
