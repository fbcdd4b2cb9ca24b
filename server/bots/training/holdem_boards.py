"""Boards of hold'em with the buckets of all hands on them: what a learner, and whoever measures it, deals."""

from array import array
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from server.bots.holdem.buckets import FLOPS, LEVELS, PAIRS, SPREADS, TEXTURES, Buckets, canonical_flop, flops, texture
from server.bots.training.holdem_cards import KIND, PAIR_CARDS, PAIR_PLACE, Cards, Words, steps
from server.bots.training.holdem_features import river_features, turn_features

Places = NDArray[np.int32]


@dataclass(frozen=True, slots=True)
class Dealt:
    """A board of five cards. `pairs` are hands possible on it, in rising order of strength, `strength` theirs, `buckets` by street and hand."""

    pairs: Cards
    strength: Words
    buckets: Places

    def ends(self) -> Places:
        """Where each tie ends, among the hands."""
        changes = np.flatnonzero(self.strength[1:] != self.strength[:-1]) + 1
        return np.append(changes, len(self.strength)).astype(np.int32)

    def some(self, rng: np.random.Generator, count: int) -> "Dealt":
        """So many of the hands, at random."""
        chosen = np.sort(rng.permutation(len(self.pairs))[:count])
        return Dealt(self.pairs[chosen], self.strength[chosen], np.ascontiguousarray(self.buckets[:, chosen]))


def flop_places(board: Cards) -> tuple[int, Cards]:
    """The number of the flop that stands for this one, and the place there of each pair of cards."""
    flop, suits = canonical_flop([int(card) for card in board])
    mapped = (PAIR_CARDS & ~3) | np.array(suits)[PAIR_CARDS & 3]
    return flops()[flop], PAIR_PLACE[mapped[:, 0], mapped[:, 1]]


class Boards:
    """The buckets of all 1326 pairs of cards on a board, by the bounds that the bots use."""

    def __init__(self, bounds: Buckets) -> None:
        self.flop_table = np.frombuffer(bounds.table, dtype=np.uint8).reshape(FLOPS, PAIRS)
        self.flop_means = _bounds(bounds.flop_means, TEXTURES[1])
        self.turn_means = _bounds(bounds.turn_means, TEXTURES[2])
        self.turn_spreads = _bounds(bounds.turn_spreads, TEXTURES[2]).reshape(TEXTURES[2], LEVELS[2], SPREADS[2] - 1)
        self.river_means = _bounds(bounds.river_means, TEXTURES[3])

    def flop(self, board: Cards) -> Places:
        """By pair on a flop; without meaning where the board has one of the cards."""
        within = self.flop_table[flop_places(board)].astype(np.int32)
        return texture([int(card) for card in board]) * LEVELS[1] * SPREADS[1] + within

    def turn(self, board: Cards) -> Places:
        """By pair on a turn."""
        mean, spread = turn_features(np.sort(board))
        sort = texture([int(card) for card in board])
        level = steps(self.turn_means[sort], mean)
        within = (self.turn_spreads[sort][level] < spread[:, None]).sum(axis=1)
        return ((sort * LEVELS[2] + level) * SPREADS[2] + within).astype(np.int32)

    def river(self, board: Cards) -> tuple[Places, Words, Cards]:
        """By pair on a river; and what river_features says of strengths and order."""
        share, strength, order = river_features(np.sort(board))
        sort = texture([int(card) for card in board])
        return (
            (sort * LEVELS[3] + steps(self.river_means[sort], share)).astype(np.int32),
            strength,
            order,
        )

    def dealt(self, board: Cards) -> Dealt:
        """A board of five cards, flop first."""
        river, strength, order = self.river(board)
        rows = (KIND, self.flop(board[:3]), self.turn(board[:4]), river)
        return Dealt(order, strength[order], np.stack([row[order].astype(np.int32) for row in rows]))


def _bounds(values: "array[int]", textures: int) -> Words:
    return np.array(values, dtype=np.int32).reshape(textures, -1)
