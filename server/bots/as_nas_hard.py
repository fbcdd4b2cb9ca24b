"""As-Nas at level `hard`: the trained strategy of one deal, and in a match trained strategies for what a point is worth there."""

from array import array
from collections.abc import Callable, Mapping
from functools import partial
from itertools import pairwise
from pathlib import Path

from protocol.as_nas import AsNasPlay
from protocol.table import TableView
from server.bots import as_nas, strategy
from server.bots.as_nas import Chances
from server.bots.as_nas_match import attitude
from server.bots.as_nas_strategy import LOOK, AsNasStrategy, Spot
from server.bots.as_nas_tree import FOLD, STAY
from server.bots.policy import NothingToDecide, Policy
from server.bots.strategy import ArtefactError

ATTITUDES = (-0.4, -0.15, 0.12, 0.3, 0.6)
"""The attitudes to points (see as_nas_match) that are trained for matches, rising."""
THOUSAND = 1000
ARRAYS = ("counts", "hands", "folds", "stays")

Attitudes = tuple[AsNasStrategy, ...]
"""A strategy for each of ATTITUDES."""


def load_match(folder: Path = strategy.FOLDER) -> Attitudes:
    """The strategies for matches in the package; raises ArtefactError."""
    return attitudes_of(strategy.load("as_nas_match", folder))


def attitudes_of(arrays: Mapping[str, "array[int]"]) -> Attitudes:
    """The strategies in the arrays of a file: for each attitude those of a strategy, numbered. Raises ArtefactError where one is missing."""
    try:
        return tuple(
            AsNasStrategy({name: arrays[f"{name}_{number}"] for name in ARRAYS}) for number in range(len(ATTITUDES))
        )
    except KeyError as error:
        raise ArtefactError(f"the strategy for as_nas_match lacks {error}; install the package again") from error


class AsNasHard:
    """The level: `chances` for a single deal, `policy` for a deal of a match."""

    def __init__(self, single: AsNasStrategy, match: Attitudes) -> None:
        self._single = single
        self._match = match

    def chances(self, spot: Spot) -> Chances:
        """What it does in a deal by itself. Raises ValueError for a history after which nobody decides."""
        return _chances(self._single, spot)

    def policy(self, view: TableView) -> Policy:
        """What it does in a deal of a match. Raises NothingToDecide where the view asks for nothing."""
        spot, play, you = as_nas.read(view), view.play, view.you
        if not isinstance(play, AsNasPlay) or you is None or you.seat is None:
            raise NothingToDecide("the view is not that of a seat in a deal of As-Nas")
        if play.deals == 1:
            return as_nas.played(view, self.chances(spot))
        return as_nas.played(view, self.in_match(spot, attitude(play.totals, you.seat, play.deals - play.deal)))

    def in_match(self, spot: Spot, rate: float) -> Chances:
        """What it does with an attitude to points: the trained ones next to it, mixed by how near they are."""
        if spot.hand is None:
            return {LOOK: 1.0}
        rate = min(max(rate, ATTITUDES[0]), ATTITUDES[-1])
        for number, (low, high) in enumerate(pairwise(ATTITUDES)):
            if rate <= high:
                weight = (rate - low) / (high - low)
                below, above = (_chances(self._match[place], spot) for place in (number, number + 1))
                return _mixed(below, above, weight)
        raise AssertionError("the rate lies between the least and the most")


def _mixed(below: Chances, above: Chances, weight: float) -> Chances:
    found = {action: chance * (1 - weight) for action, chance in below.items()}
    for action, chance in above.items():
        found[action] = found.get(action, 0.0) + chance * weight
    return found


def chances_of(trained: AsNasStrategy) -> Callable[[Spot], Chances]:
    """How a trained strategy is played at a table: also where it does not lead, and without giving up what is free."""
    return partial(_chances, trained)


def _chances(trained: AsNasStrategy, spot: Spot) -> Chances:
    if spot.hand is None:
        return {LOOK: 1.0}
    chances = trained.act(spot.history, spot.hand)
    # Where its own play never leads (a seat taken over, a time-out before) any sensible play is right.
    return as_nas.chances(spot, as_nas.NORMAL) if chances is None else _level(spot, chances)


def _level(spot: Spot, chances: Chances) -> Chances:
    """Staying is free where the stake is level: nobody throws it away, even if it comes out nearly the same."""
    point = as_nas.point_of(spot.history)
    if point.actor is None or point.stakes[point.actor] < max(point.stakes) or FOLD not in chances:
        return chances
    kept = {action: chance for action, chance in chances.items() if action != FOLD}
    kept[STAY] = kept.get(STAY, 0.0) + chances[FOLD]
    return kept
