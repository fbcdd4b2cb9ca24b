"""Hands of hold'em by the million: the strength of all 1326 pairs of cards on a board, compiled. Needs numpy and numba.

A card is its place in the deck (protocol.cards.HOLDEM_DECK): four times the rank and the suit. A pair of cards is its place among
all pairs of the deck, in the order of itertools.combinations.
"""

from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from server.bots.training.compiled import compiled

Cards = NDArray[np.int64]
Words = NDArray[np.int32]

PAIRS = 1326
PAIR_CARDS: Cards = np.array(list(combinations(range(52), 2)), dtype=np.int64)
"""The two cards of each pair."""


def _pair_places() -> Cards:
    places = np.full((52, 52), -1, dtype=np.int64)
    for place, (one, other) in enumerate(PAIR_CARDS):
        places[one, other] = places[other, one] = place
    return places


PAIR_PLACE: Cards = _pair_places()
"""The place of a pair, by its two cards in either order."""


def _kinds() -> Cards:
    """Which of the 169 kinds a pair is: 13 times the higher rank and the lower, exchanged where the suits differ."""
    kinds = np.empty(PAIRS, dtype=np.int64)
    for place, (low, high) in enumerate(PAIR_CARDS):
        one, other = high >> 2, low >> 2
        kinds[place] = 13 * one + other if (low & 3) == (high & 3) else 13 * other + one
    return kinds


KIND: Cards = _kinds()
"""The kind (0 to 168) of each pair."""


def _runs() -> Words:
    """For every set of ranks the top of its best straight plus one, 0 without one."""
    runs = np.zeros(8192, dtype=np.int32)
    for held in range(8192):
        low_ace = held << 1 | held >> 12
        run = low_ace & low_ace >> 1 & low_ace >> 2 & low_ace >> 3 & low_ace >> 4
        runs[held] = run.bit_length() + 3 if run else 0
    return runs


def _tops() -> Words:
    """For every set of ranks the sets of its highest 0 to 5: shape (8192, 6)."""
    tops = np.zeros((8192, 6), dtype=np.int32)
    for held in range(8192):
        left = held
        for count in range(1, 6):
            if left:
                top = 1 << (left.bit_length() - 1)
                left ^= top
                tops[held, count] = tops[held, count - 1] | top
            else:
                tops[held, count] = tops[held, count - 1]
    return tops


RUNS: Words = _runs()
TOPS: Words = _tops()
COUNTS: Words = np.array([held.bit_count() for held in range(8192)], dtype=np.int32)


@compiled
def evaluate(c: int, d: int, h: int, s: int, runs: Words, tops: Words, counts: Words) -> int:
    """The strength of the best hand in the cards, given as a set of ranks for each suit: more is better, equal is a tie.

    The hand's class shifted by 26, the set of the grouped ranks by 13, the set of the kickers.
    """
    for suit in (c, d, h, s):
        if counts[suit] >= 5:
            run = runs[suit]
            if run:
                return 8 << 26 | run
            return 5 << 26 | tops[suit, 5]
    every = c | d | h | s
    pairs = (c & d) | (c & h) | (c & s) | (d & h) | (d & s) | (h & s)
    if pairs == 0:
        run = runs[every]
        return 4 << 26 | run if run else tops[every, 5]
    threes = (c & d & h) | (c & d & s) | (c & h & s) | (d & h & s)
    fours = c & d & h & s
    if fours:
        return 7 << 26 | fours << 13 | tops[every ^ fours, 1]
    if threes:
        top = tops[threes, 1]
        second = tops[pairs ^ top, 1]
        if second:
            return 6 << 26 | top << 13 | second
    run = runs[every]
    if run:
        return 4 << 26 | run
    if threes:
        return 3 << 26 | threes << 13 | tops[every ^ threes, 2]
    two = tops[pairs, 2]
    if counts[two] == 2:
        return 2 << 26 | two << 13 | tops[every ^ two, 1]
    return 1 << 26 | pairs << 13 | tops[every ^ pairs, 3]


@compiled
def strengths(board: Cards, pair_cards: Cards, runs: Words, tops: Words, counts: Words, out: Words) -> None:
    """Write the strength of each pair with the board to `out`; -1 where the board has one of its cards."""
    masks = np.zeros(4, dtype=np.int64)
    used = np.zeros(52, dtype=np.bool_)
    for card in board:
        masks[card & 3] |= 1 << (card >> 2)
        used[card] = True
    for place in range(pair_cards.shape[0]):
        one, other = pair_cards[place, 0], pair_cards[place, 1]
        if used[one] or used[other]:
            out[place] = -1
            continue
        masks[one & 3] |= 1 << (one >> 2)
        masks[other & 3] |= 1 << (other >> 2)
        out[place] = evaluate(masks[0], masks[1], masks[2], masks[3], runs, tops, counts)
        masks[one & 3] &= ~(1 << (one >> 2))
        masks[other & 3] &= ~(1 << (other >> 2))


@compiled
def shares_beaten(strength: Words, order: Cards, count: int, out: NDArray[np.float64]) -> None:
    """From strengths, and the places of the `count` possible pairs in rising order of it: the share of them that each beats, ties half."""
    first = 0
    while first < count:
        stop = first + 1
        while stop < count and strength[order[stop]] == strength[order[first]]:
            stop += 1
        share = (first + stop) / (2.0 * count)
        for place in range(first, stop):
            out[order[place]] = share
        first = stop


@compiled
def rising(strength: Words) -> Cards:
    """The places of the possible pairs, in rising order of strength, equal ones by place."""
    order = np.argsort(strength, kind="mergesort")
    blocked = 0
    while blocked < len(order) and strength[order[blocked]] < 0:
        blocked += 1
    return order[blocked:]


def steps(bounds: Words, values: Words) -> Cards:
    """For each value how many of the rising bounds are below it."""
    return np.asarray(np.searchsorted(bounds, values, side="left"), dtype=np.int64)  # pyright: ignore[reportUnknownArgumentType, reportUnknownMemberType]
