"""Counterfactual regret minimisation for a bot at hold'em between two: a random board at a time, all its hands at once. Needs numpy and numba.

The bot's hands in one bucket share their regrets (server.bots.holdem.buckets). The other player learns in the same way with finer buckets
(server.bots.training.holdem_sights); but on a share of the boards what it does on the river is the best answer of each of its hands to what the
bot does there. So the bot learns to give away as little as its buckets allow to somebody who tells all hands apart (CFR-BR: Johanson, Bard,
Burch and Bowling 2012), and not to avoid pots, as it does where it meets nobody else.

Later boards weigh more (linear weights: Brown and Sandholm 2019), and both players err a little (the other not on the river), so that answers to odd
lines are learnt as well.
"""

from collections.abc import Mapping
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from server.bots.holdem.buckets import SIZES
from server.bots.holdem.duel_tree import DuelTree
from server.bots.training.holdem_boards import Boards
from server.bots.training.holdem_cards import PAIR_CARDS
from server.bots.training.holdem_payoffs import Places, Reals
from server.bots.training.holdem_sights import SIGHTS, Sights
from server.bots.training.holdem_walk import Deal, Learnt, Scratch, Shape, walk

HANDS = 540
"""How many of the 1081 hands that a board leaves are looked at: other boards teach more than more hands on one."""
WIDEST = 6
DEEPEST = 40
ERROR = 0.01
"""The share of actions that a player takes at random."""
NEGLIGIBLE = 0.0015
"""The share of hands below which what is behind is mostly passed over."""
THOROUGH = 0.1
"""The share of boards on which nothing is passed over."""
EXACT = 0.5
"""The share of boards on which the other answers best on the river."""


class DuelSolver:
    """What has been learnt for one tree, by weight: the bot's `regrets` and `sums` of chances, the other's regrets (`others`); `iteration` boards so
    far.

    `runs`: by kind and kind, what a hand of the one wins from one of the other all-in before the flop, in stakes, times the share of
    such hands that have no card in common; shape (KINDS, KINDS).
    """

    def __init__(self, tree: DuelTree, boards: Boards, sights: Sights, runs: Reals, seed: int) -> None:
        self.tree, self.boards, self.seed, self.iteration = tree, boards, seed, 0
        self._sights, self._runs = sights, runs
        base, weights = _bases(tree)
        self.regrets: Reals = np.zeros(tree.weights, dtype=np.float32)
        self.sums: Reals = np.zeros(tree.weights, dtype=np.float32)
        self.others: Reals = np.zeros(weights, dtype=np.float32)
        columns = (tree.actor, tree.street, tree.first, tree.count, base, SIZES, SIGHTS, tree.child, tree.stake)
        self.shape = Shape(tree.own, *[np.array(column, dtype=np.int32) for column in columns])
        widest = max(*SIZES, *SIGHTS)
        rooms = ((2, HANDS), (WIDEST, HANDS), (HANDS,), (WIDEST, widest), (WIDEST, widest))
        scratch = [np.zeros((DEEPEST, *room), dtype=np.float32) for room in rooms]
        self.room = Scratch(*scratch, answers=np.zeros((len(tree.actor), HANDS), dtype=np.int8))
        self._recipe = _recipe(self.shape, boards, runs, seed)
        self.learnt = Learnt(self.regrets, self.sums, self.others)
        self._everything: Reals = np.ones(HANDS, dtype=np.float32)

    def run(self, iterations: int) -> None:
        """So many more boards; the strategies of later ones weigh more in the average, by the square of their number."""
        for _ in range(iterations):
            rng = np.random.default_rng([self.seed, self.tree.depth, self.tree.own, self.iteration])
            weight = (self.iteration + 1) / 1000
            least = 0.0 if rng.random() < THOROUGH else NEGLIGIBLE * HANDS
            exact = bool(rng.random() < EXACT)
            everything = self._everything
            walk(
                0, 0, everything, everything, True, True, least, exact, weight, weight * weight, ERROR, self.shape, self._dealt(rng),
                self.learnt, self.room,
            )  # fmt: skip
            self.iteration += 1

    def _dealt(self, rng: np.random.Generator) -> Deal:
        board = rng.permutation(52)[:5]
        dealt = self.boards.dealt(board).some(rng, HANDS)
        seen = self._sights.seen(board, dealt.pairs)
        one, other = (PAIR_CARDS[dealt.pairs, place].astype(np.int32) for place in (0, 1))
        return Deal(dealt.ends(), one, other, dealt.buckets, _spans(dealt.buckets), seen, _spans(seen), self._runs)

    def state(self) -> dict[str, NDArray[np.floating]]:
        """Everything needed to go on later."""
        iteration = np.array([self.iteration], dtype=np.float64)
        return {**self.learnt._asdict(), "iteration": iteration, "recipe": self._recipe}

    def restore(self, named: Mapping[str, NDArray[np.floating]]) -> None:
        """As Learner.restore."""
        kept = self.learnt._asdict()
        if set(named) != {*kept, "iteration", "recipe"} or any(named[name].shape != kept[name].shape for name in kept):
            raise ValueError("it is not a state of this betting tree")
        if not np.array_equal(named["recipe"], self._recipe):
            raise ValueError("it was learnt with another seed, other buckets or other chances")
        iteration = named["iteration"]
        if iteration.shape != (1,) or not all(np.isfinite(named[name]).all() for name in named) or iteration[0] < 0:
            raise ValueError("it has numbers that are none")
        for name, values in kept.items():
            values[:] = named[name]
        self.iteration = int(iteration[0])


def _recipe(shape: Shape, boards: Boards, runs: Reals, seed: int) -> NDArray[np.float64]:
    """The seed, and a checksum of everything else that what is learnt depends on."""
    known = (boards.flop_table, boards.turn_means, boards.turn_spreads, boards.river_means, runs, *shape[1:])
    settings = (shape.own, HANDS, ERROR, NEGLIGIBLE, THOROUGH, EXACT)
    check = crc32(repr(settings).encode())
    for column in known:
        check = crc32(np.ascontiguousarray(column).tobytes(), check)
    return np.array([seed, check], dtype=np.float64)


def _bases(tree: DuelTree) -> tuple[list[int], int]:
    """Where the weights of each node begin: the tree's for the bot's; for the other's in weights of its own, and how many."""
    bases, weights = list[int](), 0
    for node, street in enumerate(tree.street):
        own = tree.actor[node] == tree.own
        bases.append(tree.base[node] if own else weights)
        weights += 0 if own else tree.count[node] * SIGHTS[street]
    return bases, weights


def _spans(buckets: Places) -> Places:
    """From which bucket to which there are hands, by street."""
    return np.stack([buckets.min(axis=1), buckets.max(axis=1) + 1], axis=1).astype(np.int32)
