"""A learnt As-Nas strategy as the arrays that server.bots.as_nas_strategy looks up; only what it can reach itself is kept."""

from array import array

import numpy as np

from server.bots.as_nas_strategy import WHOLE
from server.bots.training.as_nas_deal import Numbers
from server.bots.training.as_nas_solver import Game
from server.bots.training.rounding import rounded

LEAST = 0.001
"""A chance below this is not kept."""


def packed(game: Game, strategy: Numbers, least: float = LEAST) -> dict[str, "array[int]"]:
    """The arrays for a strategy of shape (points, actions, hands)."""
    arrays = {"counts": array("B"), "hands": array("B"), "folds": array("H"), "stays": array("H")}
    weights = np.stack([rounded(strategy[point], WHOLE, least) for point in range(len(strategy))])
    reach = game.reach(weights / WHOLE)
    for point in game.tree.points:
        hands = np.flatnonzero(reach[point.actor, point.index])
        arrays["counts"].append(len(hands))
        arrays["hands"].extend(np.diff(hands, prepend=0).tolist())
        arrays["folds"].extend(weights[point.index, 0, hands].tolist())
        arrays["stays"].extend(weights[point.index, 1, hands].tolist())
    return arrays
