"""The cards of one One Poker deal as weights: which hands there are behind a pair of signals and who beats whom.

Ranks are numbered 0 (the two) to 12 (the ace). Two packs, so eight cards of each rank; what one player holds is missing
from what the other can hold. Knows nothing of the betting.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from server.bots.one_poker_cards import COPIES, RANKS, SIGNALS, Label, beats, columns, half, hands

Numbers = NDArray[np.floating]
Places = NDArray[np.int64]


def _ways(hand: tuple[int, int], taken: tuple[int, ...] = ()) -> int:
    low, high = (COPIES - taken.count(rank) for rank in hand)
    return low * (high - 1) // 2 if hand[0] == hand[1] else low * high


@dataclass(frozen=True)
class Deal:
    """What chance gives in one betting game with hidden cards, for two players.

    `joint[h0, h1]` is the chance of the two hands and sums to 1. `options[p][h]` are the two columns that player p's
    hand h can lock (twice the same column where there is no choice). `sign[c0, c1]` is 1, 0 or -1 as the first player's
    locked column beats, ties or loses to the second's. `chance` is the weight of this game among its siblings.
    """

    joint: Numbers
    options: tuple[Places, Places]
    sign: Numbers
    chance: float


@cache
def deal(first: int, second: int, label: Label = half) -> Deal:
    """The deal behind the first and the second player's signals, removal effects exact; columns as one_poker_cards has them."""
    ways = np.array([[_ways(a) * _ways(b, a) for b in hands(second)] for a in hands(first)], dtype=np.float64)
    total = _pairs(RANKS * COPIES) * _pairs(RANKS * COPIES - 2)
    return Deal(
        joint=ways / ways.sum(),
        options=(_options(first, label), _options(second, label)),
        sign=np.array([[float(beats(a, b)) for b, _ in columns(second, label)] for a, _ in columns(first, label)]),
        chance=float(ways.sum() / total),
    )


def _pairs(cards: int) -> int:
    return cards * (cards - 1) // 2


def _options(signal: int, label: Label) -> Places:
    """For each hand the columns of locking the lower and of locking the higher rank."""
    places = {column: place for place, column in enumerate(columns(signal, label))}
    both = [(hand, hand[::-1]) for hand in hands(signal)]
    return np.array([[places[lock, label(keep)] for lock, keep in ways] for ways in both], dtype=np.int64)


SIGNAL_PAIRS = tuple((first, second) for first in SIGNALS for second in SIGNALS)
