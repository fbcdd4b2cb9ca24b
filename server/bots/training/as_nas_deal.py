"""The cards of one As-Nas deal as weights: every way of dealing the pack out to four hands, by kinds, exact.

The three others of a player are taken as one hand `a` and two hands `b` and `c` that share what is left. For all that can be
asked of a deal it is enough to go over the pairs (own hand, a) and over the splits of each rest, some ten thousand of both,
instead of the 261 331 kinds of deals. Sizes are parameters, so that a smaller game can be checked by hand.
"""

from dataclasses import dataclass
from itertools import product
from math import factorial, prod

import numpy as np
from numpy.typing import NDArray

from server.bots.as_nas_tree import Counts, kinds

Numbers = NDArray[np.floating]
Places = NDArray[np.int64]


@dataclass(frozen=True)
class Pairs:
    """Own hand and hand a, sorted by the own hand: `chance` sums to 1 when multiplied with the splits of each rest.

    `less`, `single` and `double` say how far into the splits of the pair's rest the own hand beats both b and c, ties
    with one and beats the other, and ties with both; `start` and `end` are the borders of that rest's splits.
    """

    own: Places
    other: Places
    chance: Numbers
    starts: Places
    start: Places
    less: Places
    single: Places
    double: Places
    end: Places


@dataclass(frozen=True)
class Splits:
    """Hands b and c for every rest, those of one rest together and sorted by the stronger of both."""

    first: Places
    second: Places
    chance: Numbers


@dataclass(frozen=True)
class Pack:
    """A pack dealt out to four. `hands` are the kinds from weakest to strongest."""

    hands: tuple[Counts, ...]
    pairs: Pairs
    splits: Splits


def pack(ranks: int = 5, copies: int = 4, cards: int = 5) -> Pack:
    """All of a pack of `ranks` times `copies` cards, dealt out to four hands of `cards` each."""
    if ranks * copies != 4 * cards:
        raise ValueError(f"{ranks} ranks of {copies} cards cannot be dealt out to four hands of {cards}")
    hands = kinds(ranks, copies, cards)
    rests, splits = _splits(ranks, copies, cards, hands)
    return Pack(hands, _pairs(copies, hands, rests, splits), splits)


def _ways(whole: Counts, part: Counts) -> int:
    """How many ways there are to take `part` out of `whole`."""
    return prod(factorial(n) // factorial(k) // factorial(n - k) for n, k in zip(whole, part, strict=True))


def _less(whole: Counts, part: Counts) -> Counts:
    return tuple(n - k for n, k in zip(whole, part, strict=True))


def _splits(ranks: int, copies: int, cards: int, hands: tuple[Counts, ...]) -> tuple[dict[Counts, slice], Splits]:
    number = {hand: place for place, hand in enumerate(hands)}
    rests, rows = dict[Counts, slice](), list[tuple[int, int, int]]()
    for rest in product(range(copies + 1), repeat=ranks):
        if sum(rest) == 2 * cards:
            whole = [
                (number[hand], number[_less(rest, hand)], _ways(rest, hand))
                for hand in hands
                if min(_less(rest, hand)) >= 0
            ]
            # Both equal comes after one equal: the order that Pairs.single and Pairs.double count in.
            whole.sort(key=lambda row: (max(row[:2]), min(row[:2])))
            rests[rest] = slice(len(rows), len(rows) + len(whole))
            rows += whole
    table = np.array(rows, dtype=np.int64)
    return rests, Splits(table[:, 0].copy(), table[:, 1].copy(), table[:, 2].astype(np.float64))


def _pairs(copies: int, hands: tuple[Counts, ...], rests: dict[Counts, slice], splits: Splits) -> Pairs:
    full = (copies,) * len(hands[0])
    strongest = np.maximum(splits.first, splits.second)
    weakest = np.minimum(splits.first, splits.second)
    rows, chances = list[tuple[int, ...]](), list[float]()
    for own, hand in enumerate(hands):
        for other, against in enumerate(hands):
            rest = _less(_less(full, hand), against)
            if min(rest) >= 0:
                span = rests[rest]
                less = span.start + int(np.searchsorted(strongest[span], own, "left"))
                double = span.start + int(np.searchsorted(strongest[span], own, "right"))
                single = double - int(double > less and weakest[double - 1] == own)
                rows.append((own, other, span.start, less, single, double, span.stop))
                chances.append(float(_ways(full, hand) * _ways(_less(full, hand), against)))
    own, other, start, less, single, double, end = np.array(rows, dtype=np.int64).T.copy()
    chance = np.array(chances)
    total = chance @ (np.append(0, np.cumsum(splits.chance))[end] - np.append(0, np.cumsum(splits.chance))[start])
    starts = np.searchsorted(own, np.arange(len(hands)))
    return Pairs(own, other, chance / total, starts, start, less, single, double, end)
