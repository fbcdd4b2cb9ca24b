"""The trained play of one As-Nas deal, looked up: fold, stay or raise with each kind of hand. Arrays only, no learning.

The strategy looks at its cards at its first turn and does not heed whether the others have looked: then nobody gains by
not looking, and blind play needs no strategy of its own.
"""

from array import array
from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

from server.bots import strategy
from server.bots.as_nas_tree import Counts, kind_numbers, tree

LOOK = "L"
WHOLE = 10000
"""The weights of one decision sum to this."""


@dataclass(frozen=True, slots=True)
class Spot:
    """What a policy may know at one decision of a single deal: the `history` of the betting (see as_nas_tree) and
    the own `hand`, how many cards of each rank, the As first; None if not looked at."""

    history: str
    hand: Counts | None


class AsNasStrategy:
    """What `arrays` hold: `counts` (how many kinds of hands get to each decision point), `hands` (which, ascending, as
    differences) and for each of them `folds` and `stays` (weights; the rest to WHOLE is the raise)."""

    def __init__(self, arrays: Mapping[str, "array[int]"]) -> None:
        try:
            counts, gaps = arrays["counts"], arrays["hands"]
            self._folds, self._stays = arrays["folds"], arrays["stays"]
        except KeyError as error:
            raise strategy.ArtefactError(f"the strategy for as_nas lacks {error}; install the package again") from error
        self._starts = array("I", accumulate(counts, initial=0))
        self._hands = array("B")
        if len(counts) != len(tree().points) or not self._starts[-1] == len(gaps) == len(self._folds) == len(
            self._stays
        ):
            raise strategy.ArtefactError("the strategy for as_nas does not fit this version; install the package again")
        for first, stop in zip(self._starts[:-1], self._starts[1:], strict=True):
            self._hands.extend(accumulate(gaps[first:stop]))

    @classmethod
    def load(cls, folder: Path = strategy.FOLDER) -> "AsNasStrategy":
        """The strategy in the package; raises ArtefactError."""
        return cls(strategy.load("as_nas", folder))

    def act(self, history: str, hand: Counts) -> dict[str, float] | None:
        """The chance of each action (see as_nas_tree) after a history, which ends before the own turn, with a looked-at hand.

        None if the strategy itself never gets there with this hand: own actions in the history that it does not take.
        Raises ValueError for an impossible history or hand.
        """
        point, kind = tree().find(history), kind_numbers().get(hand)
        if point is None or kind is None:
            raise ValueError(f"no decision after {history!r} with the hand {hand}")
        first, stop = self._starts[point.index], self._starts[point.index + 1]
        place = bisect_left(self._hands, kind, first, stop)
        if place == stop or self._hands[place] != kind:
            return None
        fold, stay = self._folds[place], self._stays[place]
        weights = (fold, stay, WHOLE - fold - stay)
        return {action: weight / WHOLE for action, weight in zip(point.actions(), weights, strict=False) if weight}

    def single_deal(self, spot: Spot) -> dict[str, float]:
        """The strategy as a policy for server.bots.arena.exploit_as_nas, which asks only where the strategy itself gets to."""
        if spot.hand is None:
            return {LOOK: 1.0}
        chances = self.act(spot.history, spot.hand)
        assert chances is not None, "the strategy never gets there"
        return chances
