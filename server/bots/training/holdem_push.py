"""The equilibrium of all-in or fold between two players with short stacks, by fictitious play over the 169 kinds of hands."""

from array import array
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from server.bots.holdem.buckets import KINDS
from server.bots.holdem.push import DEEPEST, SHALLOWEST, SURE
from server.bots.training.compiled import compiled
from server.bots.training.holdem_cards import COUNTS, KIND, PAIR_CARDS, RUNS, TOPS, Cards, Words, strengths

Numbers = NDArray[np.float64]
BOARDS = 20_000
"""Boards over which the kinds' chances against each other are counted; the error of a chance is about 0.001."""
ROUNDS = 4000
LEFT = (1.0, 49 / 44, 49 * 50 / (44 * 45))
"""How much more often a board leaves two hands that have one card or both in common than two that have none."""
SMALL = 0.5
"""The small blind, in big blinds."""


@compiled
def _count(
    board: Cards, pair_cards: Cards, runs: Words, tops: Words, counts: Words, kinds: Cards, won: Numbers, met: Numbers
) -> None:
    strength = np.empty(pair_cards.shape[0], dtype=np.int32)
    strengths(board, pair_cards, runs, tops, counts, strength)
    for one in range(len(strength)):
        if strength[one] < 0:
            continue
        a, b = pair_cards[one, 0], pair_cards[one, 1]
        for other in range(one + 1, len(strength)):
            c, d = pair_cards[other, 0], pair_cards[other, 1]
            if strength[other] < 0 or a in (c, d) or b in (c, d):
                continue
            result = 1.0 if strength[one] > strength[other] else 0.5 if strength[one] == strength[other] else 0.0
            won[kinds[one], kinds[other]] += result
            won[kinds[other], kinds[one]] += 1 - result
            met[kinds[one], kinds[other]] += 1
            met[kinds[other], kinds[one]] += 1


def matchups(seed: int, progress: Callable[[str], None], boards: int = BOARDS) -> tuple[Numbers, Numbers]:
    """The chance of each kind against each, ties half, and how often the two meet (shares of all deals): shapes (169, 169)."""
    rng = np.random.default_rng([seed, boards])
    won, met = np.zeros((KINDS, KINDS)), np.zeros((KINDS, KINDS))
    for number in range(boards):
        _count(rng.permutation(52)[:5], PAIR_CARDS, RUNS, TOPS, COUNTS, KIND, won, met)
        if number % 5000 == 4999:
            progress(f"holdem: chances of all-ins, board {number + 1} of {boards}")
    return won / np.maximum(met, 1), met / met.sum()


class PushFold:
    """All-in or fold at one depth, in big blinds."""

    def __init__(self, depth: float, chance: Numbers, often: Numbers) -> None:
        self.depth, self.often = depth, often
        self.showdown = often * depth * (2 * chance - 1)

    def pushing(self, call: Numbers) -> Numbers:
        """How much better moving in is than folding, for each kind (weighted by how often it is dealt), if the big blind calls like this."""
        return self.showdown @ call + self.often @ (1 - call) + SMALL * self.often.sum(axis=1)

    def calling(self, push: Numbers) -> Numbers:
        """How much better calling is than folding, for each kind in the big blind."""
        return push @ (-self.showdown + self.often)

    def solve(self, rounds: int = ROUNDS) -> tuple[Numbers, Numbers]:
        """The chances of moving in and of calling, by kind: the average of answers to answers, later ones weighing more."""
        push, call = np.ones(KINDS), np.ones(KINDS)
        forced = self.depth <= 1
        for number in range(1, rounds + 1):
            step = 2 / (number + 1)
            push += step * ((self.pushing(call) > 0) - push)
            if not forced:
                call += step * ((self.calling(push) > 0) - call)
        return push, call

    def gain(self, push: Numbers, call: Numbers) -> float:
        """What best answers win more than these chances, both players' together and halved, in big blinds a hand."""
        pushing, calling = self.pushing(call), self.calling(push)
        first = np.maximum(pushing, 0).sum() - push @ pushing
        second = 0.0 if self.depth <= 1 else np.maximum(calling, 0).sum() - call @ calling
        return float(first + second) / 2


def tables(chance: Numbers, often: Numbers) -> tuple[dict[str, "array[int]"], float]:
    """The arrays of server.bots.holdem.push by such matchups, and the most that a best answer gains from them as rounded, in big blinds a hand."""
    arrays = {"push": array("B"), "push_call": array("B")}
    worst = 0.0
    for half in range(SHALLOWEST, DEEPEST + 1):
        game = PushFold(half / 2, chance, often)
        rounded = [np.rint(chances * SURE).astype(int) for chances in game.solve()]
        worst = max(worst, game.gain(rounded[0] / SURE, rounded[1] / SURE))
        arrays["push"].extend(rounded[0].tolist())
        arrays["push_call"].extend(rounded[1].tolist())
    return arrays, worst


def all_in(chance: Numbers) -> NDArray[np.float32]:
    """By kind and kind what a hand of the one wins from one of the other in stakes, times the share of such hands that have no card in common,
    among those that a board of five cards leaves: shape (169, 169)."""
    common = np.array([_common(kind) for kind in range(KINDS)])
    left = common @ np.array(LEFT)
    return (common[:, :, 0] / left * (2 * chance - 1)).astype(np.float32)


def _common(kind: int) -> NDArray[np.int64]:
    """For a hand of this kind, how many hands of each kind have none, one or both cards in common with it: shape (169, 3)."""
    own = PAIR_CARDS[int(np.flatnonzero(kind == KIND)[0])]
    shared = np.isin(PAIR_CARDS, own).sum(axis=1)
    found = np.zeros((KINDS, 3), dtype=np.int64)
    np.add.at(found, (KIND, shared), 1)
    return found
