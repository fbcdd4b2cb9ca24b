"""Learning hold'em: what showdowns and folds pay, chips in the fast game, and that regrets lead to play that is known to be right."""

from array import array
from functools import cache
from random import Random

import numpy as np
import pytest

from protocol.holdem import HoldemSettings
from protocol.play import Call, Check, Fold, Raise
from server.bots.holdem.buckets import CARD_NUMBERS, FLOPS, LEVELS, PAIRS, SPREADS, TEXTURES, Buckets, kind
from server.bots.holdem.crowd_places import FIRSTS, KINDS, MOVES, SHOVE
from server.bots.holdem.duel_tree import DuelTree
from server.bots.training.holdem_boards import Boards
from server.bots.training.holdem_cards import PAIR_CARDS
from server.bots.training.holdem_crowd import CrowdSolver, Pool
from server.bots.training.holdem_crowd_game import (
    BIG,
    LIVE,
    OVER,
    PUT,
    STACK,
    STREET,
    TURN,
    begin,
    moves,
    play,
    won,
)  # fmt: skip
from server.bots.training.holdem_solver import DuelSolver, folded, showdown
from server.games.holdem import HOLDEM
from server.games.holdem.state import seated


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


@pytest.mark.parametrize("count", [2, 3, 4, 6])
def test_the_fast_game_pays_as_the_rules_do(count: int) -> None:
    """The same stacks, cards and actions in both; any all-in reopens in the fast one, so only actions open in both are taken."""
    rng = Random(count)
    for number_ in range(60):
        stacks = [rng.choice([7, 15, 33, 100, 400, 1000]) for _ in range(count)]
        deck = rng.sample(HOLDEM.pack(seated(HoldemSettings(seats=count), (100,) * count, 0)), 52)
        # Seat 0 of the fast game is left of the button: the button is the last seat.
        state = HOLDEM.deal(seated(HoldemSettings(seats=count), tuple(stacks), count - 1), tuple(deck)).state
        players, game = np.zeros((count, 5), dtype=np.int64), np.zeros(10, dtype=np.int64)
        options = np.zeros(MOVES, dtype=np.int64)
        begin(players, game, count, np.array(stacks))
        while (turn := HOLDEM.turn(state)) is not None:
            legal = HOLDEM.legal(state)
            assert legal is not None
            assert not game[OVER]
            assert (game[TURN], game[STREET]) == (turn, ("preflop", "flop", "turn", "river").index(state.street))
            moves(players, game, count, options)
            open_ = [move for move in range(MOVES) if options[move] >= 0 and (move < 2 or legal.raise_ is not None)]
            move = rng.choice(open_)
            to = int(options[move])
            if move > 1 and legal.raise_ is not None:
                to = min(max(to, legal.raise_.least), legal.raise_.most) if move != SHOVE else legal.raise_.most
            action = Fold() if move == 0 else Raise(to) if move > 1 else Check() if legal.check else Call()
            state = HOLDEM.step(state, turn, action).state
            play(players, game, count, move, to)
        assert game[OVER], number_
        assert state.result is not None
        strength = np.array([ranked(state, seat) for seat in range(count)], dtype=np.int32)
        if players[:, LIVE].sum() == 1:
            strength[:] = 1
        assert players[:, STACK].sum() + players[:, PUT].sum() == sum(stacks)
        paid = [won(players, count, seat, strength) for seat in range(count)]
        assert np.allclose(paid, state.result.net, atol=1.0)


def ranked(state: object, seat: int) -> int:
    from server.games.holdem import HoldemState
    from server.games.holdem.ranking import key, strength

    assert isinstance(state, HoldemState)
    return strength(key((*state.hand.holes[seat], *state.hand.board)))


def test_more_players_learn_to_fold_the_worst_hand_much_more_than_aces() -> None:
    solver = CrowdSolver(Pool(boards(), 20, 1), 1, deals=1000)
    solver.run(3)
    hands = solver.sums[: FIRSTS[1] * MOVES].reshape(-1, KINDS, MOVES).sum(axis=0)
    folds = hands[:, 0] / hands.sum(axis=1)
    assert folds[number("AsAh")] < 0.6 * folds[number("7s2h")]


def test_the_learner_of_many_goes_on_from_its_state() -> None:
    pool = Pool(boards(), 10, 1)
    whole, first, second = (CrowdSolver(pool, 9, deals=50) for _ in range(3))
    whole.run(2)
    first.run(1)
    second.restore(first.state())
    second.run(1)
    assert np.array_equal(whole.regrets, second.regrets)
    assert BIG == 20
