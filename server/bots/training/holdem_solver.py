"""Counterfactual regret minimisation for two players of hold'em: a random board at a time, all hands on it at once. Needs numpy and numba.

Hands in one bucket share their regrets (server.bots.holdem.buckets). Later boards weigh more (linear weights: Brown and Sandholm 2019), and
both players err a little, so that answers to odd lines are learnt as well.
"""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from server.bots.holdem.buckets import SIZES
from server.bots.holdem.duel_tree import DuelTree
from server.bots.training.compiled import compiled, compiled_anew, compiled_fast
from server.bots.training.holdem_boards import Boards, Dealt
from server.bots.training.holdem_cards import PAIR_CARDS

Reals = NDArray[np.float32]
Places = NDArray[np.int32]
HANDS = 360
"""How many of the 1081 hands that a board leaves are looked at: other boards teach more than more hands on one."""
WIDEST = 6
DEEPEST = 40
ERROR = 0.01
"""The share of actions that a player takes at random."""
NEGLIGIBLE = 0.0015
"""The share of hands below which what is behind is mostly passed over."""
THOROUGH = 0.1
"""The share of boards on which nothing is passed over."""


class Shape(NamedTuple):
    """A betting tree's columns (see DuelTree), and `sizes`: buckets by street."""

    actor: Places
    street: Places
    first: Places
    counts: Places
    base: Places
    sizes: Places
    child: Places
    stake: Places


class Deal(NamedTuple):
    """A board: where ties end, both cards of each hand, buckets by street and hand, and from which bucket to which by street."""

    ends: Places
    one: Places
    other: Places
    buckets: Places
    spans: Places


class Learnt(NamedTuple):
    """What is learnt, by weight of the tree."""

    regrets: Reals
    sums: Reals


class Scratch(NamedTuple):
    """Room for one line of the tree, by depth: values by player, those of the edges, chances to get there, chances without and with errors."""

    values: Reals
    worths: Reals
    reaches: Reals
    pures: Reals
    mixes: Reals


@compiled
def showdown(stake: float, ends: Places, one: Places, other: Places, theirs: Reals, out: Reals) -> None:
    """Write what each hand wins at a showdown, weighted with the other's chances `theirs` to get there.

    Hands are in rising order of strength, `ends` tells where each tie ends; hands that have a card in common do not meet.
    """
    cards = np.zeros(52, dtype=np.float32)
    total = np.float32(0.0)
    first = 0
    for stop in ends:
        for place in range(first, stop):
            out[place] = stake * (total - cards[one[place]] - cards[other[place]])
        for place in range(first, stop):
            total += theirs[place]
            cards[one[place]] += theirs[place]
            cards[other[place]] += theirs[place]
        first = stop
    cards[:] = 0.0
    total = np.float32(0.0)
    last = len(one)
    for tie in range(len(ends) - 1, -1, -1):
        first = ends[tie - 1] if tie else 0
        for place in range(first, last):
            out[place] -= stake * (total - cards[one[place]] - cards[other[place]])
        for place in range(first, last):
            total += theirs[place]
            cards[one[place]] += theirs[place]
            cards[other[place]] += theirs[place]
        last = first


@compiled_fast
def folded(stake: float, one: Places, other: Places, theirs: Reals, out: Reals) -> None:
    """Write what each hand wins where somebody folded: the stake (negative for who folded), weighted like a showdown."""
    cards = np.zeros(52, dtype=np.float32)
    total = np.float32(0.0)
    for place in range(len(one)):
        total += theirs[place]
        cards[one[place]] += theirs[place]
        cards[other[place]] += theirs[place]
    for place in range(len(one)):
        out[place] = stake * (total - cards[one[place]] - cards[other[place]] + theirs[place])


@compiled_fast
def matched(
    regrets: Reals, base: int, count: int, size: int, low: int, high: int, error: float, pure: Reals, mixed: Reals
) -> None:
    """Regret matching at a node: write the chances by edge and bucket (`low` up to `high`), `mixed` with the share of errors."""
    even = np.float32(1.0 / count)
    for bucket in range(low, high):
        total = np.float32(0.0)
        for edge in range(count):
            total += max(regrets[base + edge * size + bucket], np.float32(0.0))
        for edge in range(count):
            chance = max(regrets[base + edge * size + bucket], np.float32(0.0)) / total if total > 0 else even
            pure[edge, bucket] = chance
            mixed[edge, bucket] = chance * np.float32(1.0 - error) + np.float32(error) * even


@compiled_fast
def _descend(mixed: Reals, bucket: Places, reach: Reals, out: Reals) -> float:
    total = np.float32(0.0)
    for hand in range(len(bucket)):
        out[hand] = reach[hand] * mixed[bucket[hand]]
        total += out[hand]
    return float(total)


@compiled_fast
def _remember(
    base: int, count: int, size: int, bucket: Places, pure: Reals, reach: Reals, later: float, sums: Reals
) -> None:
    """Add a node's strategy to its sums."""
    latest = np.float32(later)
    for edge in range(count):
        start = base + edge * size
        for hand in range(len(bucket)):
            sums[start + bucket[hand]] += latest * reach[hand] * pure[edge, bucket[hand]]


@compiled_fast
def _regret(
    base: int,
    count: int,
    size: int,
    bucket: Places,
    mixed: Reals,
    worth: Reals,
    own: Reals,
    weight: float,
    regrets: Reals,
) -> None:
    """Work out a node's values from those of its edges, and add the regrets."""
    hands = len(bucket)
    for hand in range(hands):
        own[hand] = 0.0
    for edge in range(count):
        for hand in range(hands):
            own[hand] += mixed[edge, bucket[hand]] * worth[edge, hand]
    scale = np.float32(weight)
    for edge in range(count):
        start = base + edge * size
        for hand in range(hands):
            regrets[start + bucket[hand]] += scale * (worth[edge, hand] - own[hand])


@compiled
def _end(
    kind: int, lost: float, folder: int, reach0: Reals, reach1: Reals, wanted0: bool, wanted1: bool, deal: Deal, out: Reals
) -> None:  # fmt: skip
    """Both players' values where the hand ends: -1 by a fold of player 0 (`folder` 1) or 1 (-1), else by a showdown."""
    if kind == -1:
        if wanted0:
            folded(-lost * folder, deal.one, deal.other, reach1, out[0])
        if wanted1:
            folded(lost * folder, deal.one, deal.other, reach0, out[1])
    else:
        if wanted0:
            showdown(lost, deal.ends, deal.one, deal.other, reach1, out[0])
        if wanted1:
            showdown(lost, deal.ends, deal.one, deal.other, reach0, out[1])


@compiled_anew
def _walk(
    node: int, level: int, reach0: Reals, reach1: Reals, wanted0: bool, wanted1: bool, least: float, weight: float, later: float,
    error: float, tree: Shape, deal: Deal, learnt: Learnt, room: Scratch,
) -> None:  # fmt: skip
    """Work out the values of all hands at a node into `room.values[level]`, and learn on the way.

    Only those of the players that are `wanted`: where the other's hands get to with less than `least` in all, nothing is learnt this time.
    """
    who, count, base, street = (
        int(tree.actor[node]),
        int(tree.counts[node]),
        int(tree.base[node]),
        int(tree.street[node]),
    )
    size, bucket = int(tree.sizes[street]), deal.buckets[street]
    mixed, mine = room.mixes[level], room.reaches[level]
    reach = reach0 if who == 0 else reach1
    wanted_own, wanted_rest = (wanted0, wanted1) if who == 0 else (wanted1, wanted0)
    low, high = int(deal.spans[street, 0]), int(deal.spans[street, 1])
    matched(learnt.regrets, base, count, size, low, high, error, room.pures[level], mixed)
    rest, below = room.values[level, 1 - who], room.values[level + 1]
    rest[:] = 0.0
    for edge in range(count):
        place = int(tree.first[node]) + edge
        wanted_below = _descend(mixed[edge], bucket, reach, mine) >= least and wanted_rest
        if not wanted_own and not wanted_below:
            continue
        next0 = mine if who == 0 else reach0
        next1 = mine if who == 1 else reach1
        below0 = wanted_own if who == 0 else wanted_below
        below1 = wanted_own if who == 1 else wanted_below
        following = int(tree.child[place])
        if following >= 0:
            _walk(
                following, level + 1, next0, next1, below0, below1, least, weight, later, error, tree, deal, learnt, room
            )  # fmt: skip
        else:
            _end(following, float(tree.stake[place]), 1 if who == 0 else -1, next0, next1, below0, below1, deal, below)
        if wanted_own:
            room.worths[level, edge, :] = below[who]
        if wanted_below:
            rest += below[1 - who]
    _remember(base, count, size, bucket, room.pures[level], reach, later, learnt.sums)
    if wanted_own:
        own = room.values[level, who]
        _regret(base, count, size, bucket, mixed, room.worths[level], own, weight, learnt.regrets)


class DuelSolver:
    """What has been learnt for one tree: `regrets` and `sums` of chances, both by weight of the tree; `iteration` boards so far."""

    def __init__(self, tree: DuelTree, boards: Boards, seed: int) -> None:
        self.tree, self.boards, self.seed, self.iteration = tree, boards, seed, 0
        self.regrets: Reals = np.zeros(tree.weights, dtype=np.float32)
        self.sums: Reals = np.zeros(tree.weights, dtype=np.float32)
        columns = (tree.actor, tree.street, tree.first, tree.count, tree.base, SIZES, tree.child, tree.stake)
        self._shape = Shape(*[np.array(column, dtype=np.int32) for column in columns])
        widest = max(SIZES)
        rooms = ((2, HANDS), (WIDEST, HANDS), (HANDS,), (WIDEST, widest), (WIDEST, widest))
        self._room = Scratch(*[np.zeros((DEEPEST, *room), dtype=np.float32) for room in rooms])
        self._everything: Reals = np.ones(HANDS, dtype=np.float32)

    def run(self, iterations: int) -> None:
        """So many more boards; the strategies of later ones weigh more in the average, by the square of their number."""
        for _ in range(iterations):
            rng = np.random.default_rng([self.seed, self.tree.depth, self.iteration])
            self._learn(rng, self.boards.dealt(rng.permutation(52)[:5]).some(rng, HANDS))

    def _learn(self, rng: np.random.Generator, dealt: Dealt) -> None:
        weight = (self.iteration + 1) / 1000
        one, other = (PAIR_CARDS[dealt.pairs, place].astype(np.int32) for place in (0, 1))
        spans = np.stack([dealt.buckets.min(axis=1), dealt.buckets.max(axis=1) + 1], axis=1)
        least = 0.0 if rng.random() < THOROUGH else NEGLIGIBLE * HANDS
        deal, everything = Deal(dealt.ends(), one, other, dealt.buckets, spans), self._everything
        learnt = Learnt(self.regrets, self.sums)
        _walk(
            0, 0, everything, everything, True, True, least, weight, weight * weight, ERROR, self._shape, deal, learnt, self._room
        )  # fmt: skip
        self.iteration += 1

    def state(self) -> dict[str, NDArray[np.floating]]:
        """Everything needed to go on later."""
        return {"regrets": self.regrets, "sums": self.sums, "iteration": np.array([self.iteration], dtype=np.float64)}

    def restore(self, named: Mapping[str, NDArray[np.floating]]) -> None:
        """As Learner.restore."""
        if set(named) != {"regrets", "sums", "iteration"} or named["regrets"].shape != self.regrets.shape:
            raise ValueError("it is not a state of this betting tree")
        self.regrets[:], self.sums[:] = named["regrets"], named["sums"]
        self.iteration = int(named["iteration"][0])
