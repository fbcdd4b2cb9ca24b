"""Learning hold'em: what showdowns and folds pay, and that regrets lead to play that is known to be right."""

from array import array
from functools import cache

import numpy as np
import pytest

from server.bots.holdem.buckets import (
    FLOPS,
    KINDS,
    LEVELS,
    PAIRS,
    SIZES,
    SPREADS,
    TEXTURES,
    Buckets,
)
from server.bots.holdem.duel_tree import CALL, FOLD, FOLDED, DuelTree
from server.bots.training.holdem_boards import Boards
from server.bots.training.holdem_cards import PAIR_CARDS
from server.bots.training.holdem_payoffs import folded, run_out, showdown
from server.bots.training.holdem_sights import SIGHTS, Sights
from server.bots.training.holdem_solver import HANDS, DuelSolver
from server.bots.training.holdem_walk import BOT, OTHER, RIVER, Deal, answer, resist
from tests.kit.positions import kind_of


@cache
def bounds() -> Buckets:
    """Bounds that are quick to have: steps of equal size, flops by nothing but chance."""
    rng = np.random.default_rng(1)

    def steps(textures: int, levels: int) -> "array[int]":
        return array("H", np.tile(np.arange(1, levels) * 65535 // levels, textures).astype(int).tolist())

    spreads = array("H", [6000, 9000] * (TEXTURES[2] * LEVELS[2]))
    assert len(spreads) == TEXTURES[2] * LEVELS[2] * (SPREADS[2] - 1)
    return Buckets({
        "flops": array("B", rng.integers(0, LEVELS[1] * SPREADS[1], FLOPS * PAIRS, dtype=np.uint8).tobytes()),
        "flop_means": steps(TEXTURES[1], LEVELS[1]),
        "turn_means": steps(TEXTURES[2], LEVELS[2]),
        "turn_spreads": spreads,
        "river_means": steps(TEXTURES[3], LEVELS[3]),
    })  # fmt: skip


@cache
def boards() -> Boards:
    return Boards(bounds())


@cache
def sights() -> Sights:
    """What the other tells apart, with flops by nothing but chance."""
    return Sights(np.random.default_rng(9).integers(0, 30000, (FLOPS, 2, PAIRS), dtype=np.int32))


@cache
def by_rank() -> np.ndarray:
    """All-ins before the flop that go by the sum of the ranks, pairs first."""
    low, high = np.sort(np.stack(np.divmod(np.arange(KINDS), 13)), axis=0)
    worth = low + high + 13 * (low == high)
    return np.clip((worth[:, None] - worth[None, :]) * 0.05, -0.8, 0.8).astype(np.float32)


def solver(depth: int, own: int, seed: int) -> DuelSolver:
    return DuelSolver(DuelTree(depth, own), boards(), sights(), by_rank(), seed)


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


def test_an_all_in_before_the_flop_is_paid_by_kinds() -> None:
    kinds, runs = np.array([3, 3, 7], dtype=np.int32), np.zeros((KINDS, KINDS), dtype=np.float32)
    runs[3, 7], runs[7, 3] = 0.5, -0.5
    out = np.zeros(3, dtype=np.float32)
    run_out(4.0, kinds, runs, np.array([1.0, 1.0, 3.0], dtype=np.float32), out)
    assert out.tolist() == [6.0, 6.0, -4.0]


def test_the_other_sees_more_than_the_bot_and_within_its_sights() -> None:
    board = np.random.default_rng(4).permutation(52)[:5]
    pairs = boards().dealt(board).pairs
    seen, dealt = sights().seen(board, pairs), boards().dealt(board).buckets
    for street in range(4):
        assert 0 <= seen[street].min() <= seen[street].max() < SIGHTS[street]
    assert len(np.unique(seen[2])) > len(np.unique(dealt[2]))


class River:
    """A river of a small game on which the bot has learnt a little, with few hands; solved once more hand by hand, the slow way."""

    def __init__(self, own: int) -> None:
        self.solver = solver(8, own, 3)
        self.solver.run(4)
        self.tree, rng = self.solver.tree, np.random.default_rng(8)
        dealt = boards().dealt(rng.permutation(52)[:5]).some(rng, 24)
        self.strength = dealt.strength
        self.one, self.other = (PAIR_CARDS[dealt.pairs, place].astype(np.int32) for place in (0, 1))
        self.bucket = dealt.buckets[RIVER]
        spans = np.stack([dealt.buckets.min(axis=1), dealt.buckets.max(axis=1) + 1], axis=1).astype(np.int32)
        none = np.zeros((0, 0), dtype=np.int32)
        self.deal = Deal(dealt.ends(), self.one, self.other, dealt.buckets, spans, none, none, by_rank())
        self.reach, self.others = (np.append(rng.random(24), np.zeros(HANDS - 24)).astype(np.float32) for _ in range(2))
        # The first node of a river after a bet and a call on the turn: there is something to win and something left to bet.
        self.root = max(
            (node for node in range(1, len(self.tree.actor)) if self._opens(node)),
            key=lambda node: self.tree.put[0][node],
        )

    def _opens(self, node: int) -> bool:
        tree = self.tree
        return tree.street[node] == RIVER and tree.high[node] == 0 and tree.put[0][node] < tree.stack / 2

    def policy(self, node: int) -> np.ndarray:
        """By edge and hand what the bot does now."""
        count, size, base = self.tree.count[node], SIZES[RIVER], self.tree.base[node]
        regrets = np.maximum(self.solver.regrets[base : base + count * size].reshape(count, size), 0)[:, self.bucket]
        total = regrets.sum(axis=0)
        return np.where(total > 0, regrets / np.where(total > 0, total, 1), 1 / count)

    def edges(self, node: int) -> range:
        """The edges of a node."""
        return range(self.tree.first[node], self.tree.first[node] + self.tree.count[node])

    def pay(self, edge: int, node: int, hand: int, foe: int, *, bot: bool) -> float:
        """What a hand, the bot's or the other's, gets from another where an edge ends the hand; nothing if they share a card."""
        if {self.one[hand], self.other[hand]} & {self.one[foe], self.other[foe]}:
            return 0.0
        stake = self.tree.stake[edge]
        if self.tree.child[edge] == FOLDED:
            mine = (self.tree.actor[node] == self.tree.own) == bot
            return -stake if mine else stake
        return stake * float(np.sign(int(self.strength[hand]) - int(self.strength[foe])))

    def best(self, node: int, hand: int, reach: np.ndarray) -> tuple[float, dict[int, int]]:
        """What the best answer of one of the other's hands is worth, and which edge it takes where."""
        bots = self.tree.actor[node] == self.tree.own
        policy = self.policy(node) if bots else None
        values, choices = list[float](), list[dict[int, int]]()
        for place, edge in enumerate(self.edges(node)):
            left = reach * policy[place] if policy is not None else reach
            if self.tree.child[edge] >= 0:
                value, chosen = self.best(self.tree.child[edge], hand, left)
            else:
                paid = [self.pay(edge, node, hand, foe, bot=False) for foe in range(24)]
                value, chosen = float(np.array(paid) @ left), dict[int, int]()
            values.append(value)
            choices.append(chosen)
        if bots:
            return sum(values), {key: value for chosen in choices for key, value in chosen.items()}
        taken = int(np.argmax(values))
        return values[taken], {**choices[taken], node: taken}

    def against(self, node: int, hand: int, foe: int, answers: dict[int, int]) -> float:
        """What a hand of the bot gets from one of the other's that answers so."""
        if self.tree.actor[node] == self.tree.own:
            shares = self.policy(node)[:, hand]
        else:
            shares = [float(place == answers[node]) for place in range(self.tree.count[node])]
        total = 0.0
        for share, edge in zip(shares, self.edges(node), strict=True):
            if share:
                child = self.tree.child[edge]
                deeper = (
                    self.against(child, hand, foe, answers) if child >= 0 else self.pay(edge, node, hand, foe, bot=True)
                )
                total += share * deeper
        return total


@pytest.mark.parametrize("own", [0, 1])
def test_on_the_river_the_other_finds_the_best_answer_of_every_hand_and_the_bot_is_paid_by_it(
    own: int,
) -> None:
    river = River(own)
    room, learnt = river.solver.room, river.solver.learnt
    answer(river.root, 0, river.reach, river.root, river.solver.shape, river.deal, learnt, room, 0.0)
    found = [river.best(river.root, hand, river.reach[:24]) for hand in range(24)]
    assert room.values[0, OTHER, :24] == pytest.approx([value for value, _ in found], abs=1e-2)
    assert any(place > 0 for _, answers in found for place in answers.values())
    paid = [
        sum(
            float(river.others[foe]) * river.against(river.root, hand, foe, answers)
            for foe, (_, answers) in enumerate(found)
            if not {river.one[foe], river.other[foe]} & {river.one[hand], river.other[hand]}
        )
        for hand in range(24)
    ]
    resist(
        river.root,
        0,
        river.reach,
        river.others,
        river.root,
        0.0,
        0.0,
        0.0,
        river.solver.shape,
        river.deal,
        learnt,
        room,
    )
    assert room.values[0, BOT, :24] == pytest.approx(paid, abs=1e-2)


def test_two_with_short_stacks_learn_not_to_fold_aces_and_to_fold_the_worst_to_an_all_in() -> None:
    learner = solver(8, 1, 1)
    learner.run(150)
    tree = learner.tree
    node = tree.child[tree.first[0] + tree.count[0] - 1]
    assert [tree.kind[edge] for edge in range(tree.first[node], tree.first[node] + 2)] == [FOLD, CALL]
    sums = learner.sums[tree.base[node] : tree.base[node] + 2 * KINDS].reshape(2, KINDS)
    shares = sums / sums.sum(axis=0)
    assert shares[0, kind_of("AsAh")] < 0.02
    assert shares[0, kind_of("3s2h")] > 0.9


def test_the_same_seed_learns_the_same_and_a_restored_solver_goes_on_as_if_never_interrupted() -> None:
    whole = solver(8, 0, 5)
    whole.run(6)
    first = solver(8, 0, 5)
    first.run(3)
    second = solver(8, 0, 5)
    second.restore(first.state())
    second.run(3)
    assert np.array_equal(whole.sums, second.sums)
    with pytest.raises(ValueError, match="tree"):
        solver(13, 0, 5).restore(first.state())
    with pytest.raises(ValueError, match="another seed"):
        solver(8, 0, 6).restore(first.state())
    with pytest.raises(ValueError, match="numbers that are none"):
        solver(8, 0, 5).restore({**first.state(), "iteration": np.array([np.nan])})
    with pytest.raises(ValueError, match="numbers that are none"):
        solver(8, 0, 5).restore({**first.state(), "sums": np.full_like(first.sums, np.nan)})
