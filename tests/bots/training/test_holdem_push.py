"""All-in or fold between two short stacks: chances counted, and the equilibrium of it."""

from functools import cache

import numpy as np
import pytest

from server.bots.training.holdem_push import PushFold, matchups
from tests.kit.positions import kind_of


@cache
def counted() -> tuple[np.ndarray, np.ndarray]:
    return matchups(7, lambda _: None, boards=1500)


def test_the_kinds_meet_as_often_as_they_are_dealt() -> None:
    _, often = counted()
    assert often.sum() == pytest.approx(1)
    assert often.sum(axis=1)[kind_of("AsAh")] == pytest.approx(6 / 1326, rel=0.02)
    assert often.sum(axis=1)[kind_of("AsKh")] == pytest.approx(12 / 1326, rel=0.02)


def test_chances_of_two_kinds_add_up() -> None:
    chance, often = counted()
    assert np.allclose((chance + chance.T)[often > 0], 1)


def test_aces_are_ahead_of_everything() -> None:
    chance, often = counted()
    aces = kind_of("AsAh")
    others = np.flatnonzero(often[aces] > 0)
    others = others[others != aces]
    assert chance[aces, others].min() > 0.7


@pytest.mark.parametrize("depth", [1.5, 4, 10])
def test_nobody_gains_by_leaving_the_equilibrium(depth: float) -> None:
    game = PushFold(depth, *counted())
    assert game.gain(*game.solve()) < 0.0005


def test_always_folding_loses_to_who_moves_in_with_everything() -> None:
    game = PushFold(10, *counted())
    # The small blind gives up 0.5 every hand; against folding the best answer wins 1 in the big blind's place: both halved.
    never, always = np.zeros(169), np.ones(169)
    assert game.gain(never, never) == pytest.approx((1.5 + 0.0) / 2, abs=0.01)
    assert game.gain(always, never) > 0.2


def test_at_ten_big_blinds_aces_always_and_the_worst_hand_never_move_in() -> None:
    push, call = PushFold(10, *counted()).solve()
    assert push[kind_of("AsAh")] == call[kind_of("AsAh")] == 1
    assert push[kind_of("7s2h")] < 0.01
    assert call[kind_of("7s2h")] < 0.01


def test_shorter_stacks_move_in_with_more() -> None:
    _, often = counted()
    shares = [float(often.sum(axis=1) @ PushFold(depth, *counted()).solve()[0]) for depth in (2, 5, 10)]
    assert shares[0] > shares[1] > shares[2]
