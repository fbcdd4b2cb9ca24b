"""What the other player of hold'em's training tells apart: more than the bot does, so that it finds what the bot gives away."""

import numpy as np
from numpy.typing import NDArray

from server.bots.holdem.buckets import KINDS, PAIRS, SCALE, TEXTURES, texture
from server.bots.training.holdem_boards import flop_places
from server.bots.training.holdem_cards import KIND, Cards, Words
from server.bots.training.holdem_features import river_features, turn_features

Places = NDArray[np.int32]
STEPS = 32
"""Equal steps of the mean within a texture."""
SPREADS = 8
"""Equal steps of the spread within one of the mean."""
WIDEST_SPREAD = 2
"""The spread is at most one part in so many: half of the hands won, half lost."""
LAST_STEPS = 64
"""Equal steps of the share of hands beaten on the river."""
SIGHTS = (KINDS, TEXTURES[1] * STEPS * SPREADS, TEXTURES[2] * STEPS * SPREADS, TEXTURES[3] * LAST_STEPS)
"""How much it tells apart, by street."""


class Sights:
    """What it sees. `flops`: the features of all flops, of shape (FLOPS, 2, PAIRS)."""

    def __init__(self, flops: Words) -> None:
        if flops.shape[1:] != (2, PAIRS):
            raise ValueError(f"the features of the flops have the shape {flops.shape}")
        self._flops = flops

    def seen(self, board: Cards, pairs: Cards) -> Places:
        """By street and pair on a board of five cards, flop first; shape (4, pairs)."""
        number, places = flop_places(board[:3])
        first = self._flops[number][:, places]
        turn, river = turn_features(np.sort(board[:4])), river_features(np.sort(board))[0]
        last = _sort(board) * LAST_STEPS + np.minimum(river * LAST_STEPS // SCALE, LAST_STEPS - 1)
        rows = (KIND, _sight(board[:3], first), _sight(board[:4], turn), last)
        return np.ascontiguousarray(np.stack([row[pairs] for row in rows]).astype(np.int32))


def _sight(board: Cards, features: Words) -> Places:
    mean, spread = features
    level = np.minimum(mean * STEPS // SCALE, STEPS - 1)
    within = np.minimum(spread * (SPREADS * WIDEST_SPREAD) // SCALE, SPREADS - 1)
    return ((_sort(board) * STEPS + level) * SPREADS + within).astype(np.int32)


def _sort(board: Cards) -> int:
    return texture([int(card) for card in board])
