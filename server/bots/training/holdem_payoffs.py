"""What hands of hold'em win where a hand between two ends, all at once, against such and such hands of the other. Needs numpy and numba."""

import numpy as np
from numpy.typing import NDArray

from server.bots.training.compiled import compiled, compiled_fast

Reals = NDArray[np.float32]
Places = NDArray[np.int32]


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


@compiled
def run_out(stake: float, kinds: Places, runs: Reals, theirs: Reals, out: Reals) -> None:
    """Write what each hand wins all-in before the flop, on average over all boards, weighted like a showdown."""
    met = np.zeros(runs.shape[0], dtype=np.float32)
    for hand in range(len(kinds)):
        met[kinds[hand]] += theirs[hand]
    won = np.zeros(runs.shape[0], dtype=np.float32)
    for kind in range(len(won)):
        total = np.float32(0.0)
        for other in range(len(met)):
            total += runs[kind, other] * met[other]
        won[kind] = stake * total
    for hand in range(len(kinds)):
        out[hand] = won[kinds[hand]]
