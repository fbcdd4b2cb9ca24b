"""Counterfactual regret minimisation for two players of hold'em: a random board at a time, all hands on it at once. Needs numpy and numba.

Hands in one bucket share their regrets (server.bots.holdem.buckets). Later boards weigh more (linear weights: Brown and Sandholm 2019), and
both players err a little, so that answers to odd lines are learnt as well.
"""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from server.bots.holdem.duel_tree import DuelTree
from server.bots.training.compiled import compiled, compiled_fast
from server.bots.training.holdem_boards import Boards
from server.bots.training.holdem_cards import PAIR_CARDS

Reals = NDArray[np.float32]
Places = NDArray[np.int32]
HANDS = 360
"""How many of the 1081 hands that a board leaves are looked at: other boards teach more than more hands on one."""
WIDEST = 6
DEEPEST = 40
ERROR = 0.01
"""The share of actions that a player takes at random."""


@compiled
def showdown(
    stake: float,
    ends: Places,
    one: Places,
    other: Places,
    mine: Reals,
    theirs: Reals,
    mine_out: Reals,
    their_out: Reals,
) -> None:
    """Add what each hand of either player wins on average at a showdown: hands in rising order of strength, `ends` of the ties.

    `mine` and `theirs` are the chances to get there; the results are weighted with the other's chances.
    """
    cards = np.zeros((2, 52), dtype=np.float32)
    total = np.zeros(2, dtype=np.float32)
    first = 0
    for stop in ends:
        for place in range(first, stop):
            a, b = one[place], other[place]
            mine_out[place] = stake * (total[1] - cards[1, a] - cards[1, b])
            their_out[place] = stake * (total[0] - cards[0, a] - cards[0, b])
        for place in range(first, stop):
            a, b = one[place], other[place]
            total[0] += mine[place]
            total[1] += theirs[place]
            cards[0, a] += mine[place]
            cards[0, b] += mine[place]
            cards[1, a] += theirs[place]
            cards[1, b] += theirs[place]
        first = stop
    cards[:] = 0.0
    total[:] = 0.0
    last = len(one)
    for tie in range(len(ends) - 1, -1, -1):
        first = ends[tie - 1] if tie else 0
        for place in range(first, last):
            a, b = one[place], other[place]
            mine_out[place] -= stake * (total[1] - cards[1, a] - cards[1, b])
            their_out[place] -= stake * (total[0] - cards[0, a] - cards[0, b])
        for place in range(first, last):
            a, b = one[place], other[place]
            total[0] += mine[place]
            total[1] += theirs[place]
            cards[0, a] += mine[place]
            cards[0, b] += mine[place]
            cards[1, a] += theirs[place]
            cards[1, b] += theirs[place]
        last = first


@compiled_fast
def folded(
    mine_stake: float,
    their_stake: float,
    one: Places,
    other: Places,
    mine: Reals,
    theirs: Reals,
    mine_out: Reals,
    their_out: Reals,
) -> None:
    """What each hand wins where somebody folded: the stake (negative for who folded) with all hands that the other can have beside it."""
    cards = np.zeros((2, 52), dtype=np.float32)
    first, second = np.float32(0.0), np.float32(0.0)
    for place in range(len(one)):
        first += mine[place]
        second += theirs[place]
        cards[0, one[place]] += mine[place]
        cards[0, other[place]] += mine[place]
        cards[1, one[place]] += theirs[place]
        cards[1, other[place]] += theirs[place]
    for place in range(len(one)):
        a, b = one[place], other[place]
        mine_out[place] = mine_stake * (second - cards[1, a] - cards[1, b] + theirs[place])
        their_out[place] = their_stake * (first - cards[0, a] - cards[0, b] + mine[place])


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
def _descend(mixed: Reals, bucket: Places, reach: Reals, out: Reals) -> None:
    for hand in range(len(bucket)):
        out[hand] = reach[hand] * mixed[bucket[hand]]


@compiled_fast
def _learn(
    base: int, count: int, size: int, bucket: Places, pure: Reals, mixed: Reals, reach: Reals, worth: Reals, own: Reals,
    weight: float, later: float, regrets: Reals, sums: Reals,
) -> None:  # fmt: skip
    hands = len(bucket)
    for hand in range(hands):
        own[hand] = 0.0
    for edge in range(count):
        for hand in range(hands):
            own[hand] += mixed[edge, bucket[hand]] * worth[edge, hand]
    scale, latest = np.float32(weight), np.float32(later)
    for edge in range(count):
        start = base + edge * size
        for hand in range(hands):
            kept = bucket[hand]
            regrets[start + kept] += scale * (worth[edge, hand] - own[hand])
            sums[start + kept] += latest * reach[hand] * pure[edge, kept]


@compiled
def _walk(
    node: int, level: int, reach0: Reals, reach1: Reals, actor: Places, street: Places, first: Places, counts: Places, bases: Places,
    sizes: Places, kind: Places, child: Places, stake: Places, ends: Places, one: Places, other: Places, buckets: Places, spans: Places,
    regrets: Reals, sums: Reals, weight: float, later: float, error: float,
    values: Reals, worths: Reals, reaches: Reals, pures: Reals, mixes: Reals,
) -> None:  # fmt: skip
    """Work out both players' values of all hands at a node into `values[level]`, and learn on the way."""
    who, count, base = actor[node], counts[node], bases[node]
    size = sizes[street[node]]
    bucket = buckets[street[node]]
    pure, mixed = pures[level], mixes[level]
    span = spans[street[node]]
    matched(regrets, base, count, size, span[0], span[1], error, pure, mixed)
    rest = values[level, 1 - who]
    rest[:] = 0.0
    for edge in range(count):
        place = first[node] + edge
        following = child[place]
        mine = reaches[level]
        _descend(mixed[edge], bucket, reach0 if who == 0 else reach1, mine)
        next0 = mine if who == 0 else reach0
        next1 = mine if who == 1 else reach1
        if following >= 0:
            _walk(
                following, level + 1, next0, next1, actor, street, first, counts, bases, sizes, kind, child, stake, ends, one, other,
                buckets, spans, regrets, sums, weight, later, error, values, worths, reaches, pures, mixes,
            )  # fmt: skip
        elif following == -1:
            lost = float(stake[place])
            folded(
                -lost if who == 0 else lost,
                -lost if who == 1 else lost,
                one,
                other,
                next0,
                next1,
                values[level + 1, 0],
                values[level + 1, 1],
            )
        else:
            showdown(float(stake[place]), ends, one, other, next0, next1, values[level + 1, 0], values[level + 1, 1])
        worths[level, edge, :] = values[level + 1, who]
        rest += values[level + 1, 1 - who]
    _learn(
        base,
        count,
        size,
        bucket,
        pure,
        mixed,
        reach0 if who == 0 else reach1,
        worths[level],
        values[level, who],
        weight,
        later,
        regrets,
        sums,
    )


class DuelSolver:
    """What has been learnt for one tree: `regrets` and `sums` of chances, both by weight of the tree; `iteration` boards so far."""

    def __init__(self, tree: DuelTree) -> None:
        from server.bots.holdem.buckets import SIZES

        self.tree, self.iteration = tree, 0
        self.regrets: Reals = np.zeros(tree.weights, dtype=np.float32)
        self.sums: Reals = np.zeros(tree.weights, dtype=np.float32)
        self._shape = tuple(
            np.array(column, dtype=np.int32)
            for column in (
                tree.actor,
                tree.street,
                tree.first,
                tree.count,
                tree.base,
                SIZES,
                tree.kind,
                tree.child,
                tree.stake,
            )
        )
        widest = max(SIZES)
        self._scratch = (
            np.zeros((DEEPEST, 2, HANDS), dtype=np.float32),
            np.zeros((DEEPEST, WIDEST, HANDS), dtype=np.float32),
            np.zeros((DEEPEST, HANDS), dtype=np.float32),
            np.zeros((DEEPEST, WIDEST, widest), dtype=np.float32),
            np.zeros((DEEPEST, WIDEST, widest), dtype=np.float32),
        )
        self._everything: Reals = np.ones(HANDS, dtype=np.float32)

    def learn(self, rng: np.random.Generator, boards: Boards, error: float = ERROR) -> None:
        """One more board of five cards; the strategies of later ones weigh more in the average, by the square of their number."""
        weight = (self.iteration + 1) / 1000
        dealt = boards.dealt(rng.permutation(52)[:5]).some(rng, HANDS)
        one, other = (PAIR_CARDS[dealt.pairs, place].astype(np.int32) for place in (0, 1))
        spans = np.stack([dealt.buckets.min(axis=1), dealt.buckets.max(axis=1) + 1], axis=1)
        _walk(
            0, 0, self._everything, self._everything, *self._shape, dealt.ends(), one, other, dealt.buckets, spans,
            self.regrets, self.sums, weight, weight * weight, error, *self._scratch,
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
