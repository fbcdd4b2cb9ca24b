"""What the buckets of hold'em are cut by, for all pairs of cards at once: the same numbers as server.bots.holdem.buckets works out for one."""

import numpy as np
from numpy.typing import NDArray

from server.bots.holdem.buckets import FIRST, REFERENCES, SCALE, flops
from server.bots.training.compiled import compiled
from server.bots.training.holdem_cards import (
    COUNTS,
    PAIR_CARDS,
    PAIRS,
    RUNS,
    TOPS,
    Cards,
    Words,
    rising,
    shares_beaten,
    strengths,
)

Shares = NDArray[np.float64]


@compiled
def _river(
    board: Cards, pair_cards: Cards, runs: Words, tops: Words, counts: Words, strength: Words, out: Shares
) -> Cards:
    """Write the strengths, and the share beaten by each pair (-1: not possible); return the pairs in rising order."""
    strengths(board, pair_cards, runs, tops, counts, strength)
    order = rising(strength)
    out[:] = -1.0
    shares_beaten(strength, order, len(order), out)
    return order


@compiled
def _turn(board: Cards, pair_cards: Cards, runs: Words, tops: Words, counts: Words, first: int, step: int) -> Shares:
    pairs = pair_cards.shape[0]
    strength = np.empty(pairs, dtype=np.int32)
    strengths(board, pair_cards, runs, tops, counts, strength)
    chosen = rising(strength)[first::step].copy()
    possible = strength >= 0
    total, squares, seen = np.zeros(pairs), np.zeros(pairs), np.zeros(pairs)
    river = np.empty(5, dtype=np.int64)
    river[:4] = board
    theirs = np.empty(len(chosen), dtype=np.int32)
    for card in range(52):
        if card in board:
            continue
        river[4] = card
        strengths(river, pair_cards, runs, tops, counts, strength)
        count = 0
        for place in chosen:
            if strength[place] >= 0:
                theirs[count] = strength[place]
                count += 1
        known = np.sort(theirs[:count])
        for place in range(pairs):
            if strength[place] >= 0:
                low = int(np.searchsorted(known, strength[place], side="left"))  # pyright: ignore[reportUnknownArgumentType]
                high = int(np.searchsorted(known, strength[place], side="right"))  # pyright: ignore[reportUnknownArgumentType]
                share = (low + high) / (2.0 * count)
                total[place] += share
                squares[place] += share * share
                seen[place] += 1
    out = np.full((2, pairs), -1.0)
    for place in range(pairs):
        if possible[place]:
            mean = total[place] / seen[place]
            out[0, place] = mean
            out[1, place] = np.sqrt(max(0.0, squares[place] / seen[place] - mean * mean))
    return out


@compiled
def _flop(board: Cards, pair_cards: Cards, runs: Words, tops: Words, counts: Words) -> Shares:
    pairs = pair_cards.shape[0]
    strength = np.empty(pairs, dtype=np.int32)
    share = np.empty(pairs)
    total, squares, seen = np.zeros(pairs), np.zeros(pairs), np.zeros(pairs)
    full = np.empty(5, dtype=np.int64)
    full[:3] = board
    for turn in range(52):
        for river in range(turn + 1, 52):
            if turn in board or river in board:
                continue
            full[3], full[4] = turn, river
            order = _river(full, pair_cards, runs, tops, counts, strength, share)
            for place in order:
                total[place] += share[place]
                squares[place] += share[place] * share[place]
                seen[place] += 1
    out = np.full((2, pairs), -1.0)
    for place in range(pairs):
        if seen[place] > 0:
            mean = total[place] / seen[place]
            out[0, place] = mean
            out[1, place] = np.sqrt(max(0.0, squares[place] / seen[place] - mean * mean))
    return out


def scaled(features: Shares) -> Words:
    """Shares as whole numbers of 1/SCALE, what is not possible as -1."""
    return np.where(features < 0, -1, (features * SCALE).astype(np.int32)).astype(np.int32)


def river_features(board: Cards) -> tuple[Words, Words, Cards]:
    """For a river: the share beaten by each pair (in 1/SCALE), its strength, and the possible pairs in rising order of it."""
    strength, share = np.empty(PAIRS, dtype=np.int32), np.empty(PAIRS)
    order = _river(board, PAIR_CARDS, RUNS, TOPS, COUNTS, strength, share)
    return scaled(share), strength, order


def turn_features(board: Cards) -> Words:
    """Mean and spread of each pair on a turn, in 1/SCALE: shape (2, pairs)."""
    return scaled(_turn(board, PAIR_CARDS, RUNS, TOPS, COUNTS, FIRST, REFERENCES))


def flop_features(number: int) -> Words:
    """Mean and spread of each pair on the flop of this number, exact over all turns and rivers, in 1/SCALE: shape (2, pairs)."""
    return scaled(_flop(np.array(FLOP_CARDS[number]), PAIR_CARDS, RUNS, TOPS, COUNTS))


FLOP_CARDS: list[tuple[int, int, int]] = list(flops())
"""The flops that stand for all others."""
