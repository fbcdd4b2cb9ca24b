"""Chances at a showdown: of two cards against each pair, and of each kind of two cards against each other kind, by dealing the rest of the board."""

import numpy as np
from numpy.typing import NDArray

from server.bots.training.compiled import compiled
from server.bots.training.holdem_cards import COUNTS, PAIR_CARDS, PAIR_PLACE, RUNS, TOPS, Cards, Words, strengths

Numbers = NDArray[np.float64]


@compiled
def _add(
    own: int,
    board: Cards,
    pair_cards: Cards,
    runs: Words,
    tops: Words,
    counts: Words,
    strength: Words,
    won: Numbers,
    seen: Numbers,
) -> None:
    strengths(board, pair_cards, runs, tops, counts, strength)
    mine = strength[own]
    for place in range(len(strength)):
        if strength[place] >= 0:
            seen[place] += 1
            if mine > strength[place]:
                won[place] += 1
            elif mine == strength[place]:
                won[place] += 0.5


@compiled
def _exact(
    own: int, board: Cards, pair_cards: Cards, runs: Words, tops: Words, counts: Words, won: Numbers, seen: Numbers
) -> None:
    strength = np.empty(pair_cards.shape[0], dtype=np.int32)
    full = np.empty(5, dtype=np.int64)
    full[: len(board)] = board
    if len(board) == 5:
        _add(own, full, pair_cards, runs, tops, counts, strength, won, seen)
        return
    for card in range(52):
        if card in board or card == pair_cards[own, 0] or card == pair_cards[own, 1]:
            continue
        full[4] = card
        _add(own, full, pair_cards, runs, tops, counts, strength, won, seen)


@compiled
def _sampled(
    own: int,
    board: Cards,
    deals: Cards,
    pair_cards: Cards,
    runs: Words,
    tops: Words,
    counts: Words,
    won: Numbers,
    seen: Numbers,
) -> None:
    strength = np.empty(pair_cards.shape[0], dtype=np.int32)
    full = np.empty(5, dtype=np.int64)
    full[: len(board)] = board
    for deal in deals:
        full[len(board) :] = deal
        _add(own, full, pair_cards, runs, tops, counts, strength, won, seen)


def equities(own: tuple[int, int], board: Cards, samples: int, seed: int) -> Numbers:
    """The chance of `own` against each pair of cards, ties half; 0.5 against pairs that cannot be.

    Exact with four or five cards on the board, else over so many `samples` of the rest.
    """
    won, seen = np.zeros(len(PAIR_CARDS)), np.zeros(len(PAIR_CARDS))
    place = int(PAIR_PLACE[own[0], own[1]])
    if len(board) >= 4:
        _exact(place, board, PAIR_CARDS, RUNS, TOPS, COUNTS, won, seen)
    else:
        rng = np.random.default_rng(seed)
        rest = np.array([card for card in range(52) if card not in own and card not in board])
        keys = rng.random((samples, len(rest)))
        deals = rest[np.argsort(keys, axis=1)[:, : 5 - len(board)]]
        _sampled(place, board, deals, PAIR_CARDS, RUNS, TOPS, COUNTS, won, seen)
    return np.where(seen > 0, won / np.maximum(seen, 1), 0.5)
