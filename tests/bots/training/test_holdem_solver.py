"""Learning hold'em: what showdowns and folds pay, and that regrets lead to play that is known to be right."""

from array import array
from functools import cache

import numpy as np
import pytest

from server.bots.holdem.buckets import CARD_NUMBERS, FLOPS, KINDS, LEVELS, PAIRS, SPREADS, TEXTURES, Buckets, kind
from server.bots.holdem.duel_tree import DuelTree
from server.bots.training.holdem_boards import Boards
from server.bots.training.holdem_cards import PAIR_CARDS
from server.bots.training.holdem_solver import DuelSolver, folded, showdown


@cache
def bounds() -> Buckets:
    """Bounds that are quick to have: steps of equal size, flops by nothing but chance."""
    rng = np.random.default_rng(1)

    def steps(textures: int, levels: int) -> "array[int]":
        return array("H", np.tile(np.arange(1, levels) * 65535 // levels, textures).astype(int).tolist())

    spreads = array("H", [6000, 9000, 12000] * (TEXTURES[2] * LEVELS[2]))
    assert len(spreads) == TEXTURES[2] * LEVELS[2] * (SPREADS[2] - 1)
    return Buckets({
        "flops": array("B", rng.integers(0, 256, FLOPS * PAIRS, dtype=np.uint8).tobytes()),
        "flop_means": steps(TEXTURES[1], LEVELS[1]),
        "turn_means": steps(TEXTURES[2], LEVELS[2]),
        "turn_spreads": spreads,
        "river_means": steps(TEXTURES[3], LEVELS[3]),
    })  # fmt: skip


@cache
def boards() -> Boards:
    return Boards(bounds())


def number(cards: str) -> int:
    return kind(CARD_NUMBERS[cards[:2]], CARD_NUMBERS[cards[2:]])


def test_a_board_gives_the_buckets_that_the_table_finds() -> None:
    rng = np.random.default_rng(3)
    board = rng.permutation(52)[:5]
    dealt = boards().dealt(board)
    for hand in rng.integers(0, len(dealt.pairs), 25):
        hole = PAIR_CARDS[dealt.pairs[hand]].tolist()
        found = [bounds().bucket(hole, board[:count].tolist()) for count in (0, 3, 4, 5)]
        assert found == dealt.buckets[:, hand].tolist()


def test_a_showdown_pays_every_hand_against_every_other_that_shares_no_card() -> None:
    rng = np.random.default_rng(2)
    dealt = boards().dealt(rng.permutation(52)[:5]).some(rng, 40)
    one, other = (PAIR_CARDS[dealt.pairs, place].astype(np.int32) for place in (0, 1))
    theirs = rng.random(40).astype(np.float32)
    paid, given = np.zeros(40, dtype=np.float32), np.zeros(40, dtype=np.float32)
    showdown(3.0, dealt.ends(), one, other, theirs, paid)
    folded(-2.0, one, other, theirs, given)
    for hand in range(40):
        apart = [i for i in range(40) if not {one[i], other[i]} & {one[hand], other[hand]}]
        signs = np.sign(dealt.strength[hand] - dealt.strength[apart])
        assert paid[hand] == pytest.approx(3 * float(signs @ theirs[apart]), abs=1e-3)
        assert given[hand] == pytest.approx(-2 * float(theirs[apart].sum()), abs=1e-3)


def test_two_with_short_stacks_learn_not_to_fold_aces_and_not_to_move_in_with_the_worst() -> None:
    solver = DuelSolver(DuelTree(8), boards(), 1)
    solver.run(150)
    tree, size = solver.tree, KINDS
    sums = solver.sums[: tree.count[0] * size].reshape(tree.count[0], size)
    shares = sums / sums.sum(axis=0)
    assert shares[0, number("AsAh")] < 0.02
    assert shares[0, number("7s2h")] > 0.5
    assert shares[-1, number("7s2h")] < 0.2


def test_the_same_seed_learns_the_same_and_a_restored_solver_goes_on_as_if_never_interrupted() -> None:
    whole = DuelSolver(DuelTree(8), boards(), 5)
    whole.run(6)
    first = DuelSolver(DuelTree(8), boards(), 5)
    first.run(3)
    second = DuelSolver(DuelTree(8), boards(), 5)
    second.restore(first.state())
    second.run(3)
    assert np.array_equal(whole.sums, second.sums)
    with pytest.raises(ValueError, match="tree"):
        DuelSolver(DuelTree(13), boards(), 5).restore(first.state())
