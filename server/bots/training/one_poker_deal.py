"""The cards of one One Poker deal as weights: which hands there are behind a pair of signals and who beats whom.

Ranks are numbered 0 (the two) to 12 (the ace). Two packs, so eight cards of each rank; what one player holds is missing
from what the other can hold. Knows nothing of the betting.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from server.bots.one_poker_cards import COPIES, FIRST_DEAL, RANKS, Layout, beats, hands

Numbers = NDArray[np.floating]
Places = NDArray[np.int64]


def _ways(hand: tuple[int, int], taken: tuple[int, ...] = ()) -> int:
    low, high = (COPIES - taken.count(rank) for rank in hand)
    return low * (high - 1) // 2 if hand[0] == hand[1] else low * high


@dataclass(frozen=True)
class Deal:
    """What chance gives in one betting game with hidden cards, for two players.

    `joint[h0, h1]` is the chance of the two hands and sums to 1. `options[p][h]` are the two columns that player p's
    hand h can lock (twice the same column where there is no choice), `kept[p][h]` what the card not locked is worth to p and
    costs the other, in chips. `sign[c0, c1]` is 1, 0 or -1 as the first player's locked column beats, ties or loses to the
    second's. `chance` is the weight of this game among its siblings.
    """

    joint: Numbers
    options: tuple[Places, Places]
    sign: Numbers
    chance: float
    kept: tuple[Numbers, Numbers]


@cache
def deal(first: int, second: int, layout: Layout = FIRST_DEAL) -> Deal:
    """The first deal of a match behind the first and the second player's signals, removal effects exact, kept cards worth nothing."""
    ways = np.array([[_ways(a) * _ways(b, a) for b in hands(second)] for a in hands(first)], dtype=np.float64)
    total = _pairs(RANKS * COPIES) * _pairs(RANKS * COPIES - 2)
    return arranged(layout, (first, second), ways, float(ways.sum() / total), (0.0,) * RANKS)


def arranged(layout: Layout, keys: tuple[int, int], ways: Numbers, chance: float, worth: Sequence[float]) -> Deal:
    """A deal from the ways of each pair of hands behind the keys of both players, and the worth of each kept rank in chips."""
    first, second = keys
    sign = [[float(beats(a, b)) for b, _ in layout.columns(second)] for a, _ in layout.columns(first)]
    return Deal(
        joint=ways / ways.sum(),
        options=(_options(layout, first), _options(layout, second)),
        sign=np.array(sign),
        chance=chance,
        kept=(_kept(layout, first, worth), _kept(layout, second, worth)),
    )


def _pairs(cards: int) -> int:
    return cards * (cards - 1) // 2


def _options(layout: Layout, key: int) -> Places:
    """For each hand the columns of locking its first and of locking its second rank."""
    places = {column: place for place, column in enumerate(layout.columns(key))}
    both = [(hand, hand[::-1]) for hand in layout.hands(key)]
    return np.array([[places[lock, layout.label(keep)] for lock, keep in ways] for ways in both], dtype=np.int64)


def _kept(layout: Layout, key: int, worth: Sequence[float]) -> Numbers:
    return np.array([[worth[second], worth[first]] for first, second in layout.hands(key)])


SIGNAL_PAIRS = FIRST_DEAL.pairs()
