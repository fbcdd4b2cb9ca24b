"""The trained play of one One Poker deal, looked up: which card to lock and how to bet. Arrays only, no learning.

Everything is in chips with an ante of one chip and for the shorter stack; ranks and signals as in one_poker_cards.
"""

from array import array
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from pathlib import Path

from server.bots import strategy
from server.bots.one_poker_cards import FIRST_DEAL, RANKS, Layout
from server.bots.one_poker_tree import DEEPEST, locate

WHOLE = 10000
"""The weights of one decision sum to this."""
THOUSAND = 1000
"""Shares of kept ranks and their worth in chips are stored as thousandths."""
SURE = 65535
"""The stored chance of a lock that is certain."""

Arrays = Mapping[str, "array[int]"]


@cache
def _columns(layout: Layout) -> dict[tuple[int, int, tuple[int, int]], int]:
    """The number of each own key, other key, and locked rank with what is heeded of the kept one."""
    rows = [(own, other, column) for own, other in layout.pairs() for column in layout.columns(own)]
    return {row: number for number, row in enumerate(rows)}


@cache
def _locks(layout: Layout) -> dict[tuple[int, int, tuple[int, int]], int]:
    """The number of each own key, other key and hand."""
    rows = [(own, other, hand) for own, other in layout.pairs() for hand in layout.hands(own)]
    return {row: number for number, row in enumerate(rows)}


@dataclass(frozen=True, slots=True)
class Spot:
    """What a policy may know at one decision of a single deal.

    `stack` is what the shorter player has behind after an ante of one chip, `position` 0 for the first player, `own` and
    `other` the numbers of UP cards, `hand` the own ranks (lower first; ranks from 0, the two, to 12, the ace), `locked` the
    own locked rank, None while locking, `history` the bets so far (see one_poker_tree).
    """

    stack: int
    position: int
    own: int
    other: int
    hand: tuple[int, int]
    locked: int | None = None
    history: tuple[int, ...] = ()


class OnePokerStrategy:
    """What `arrays` hold: `locks` (chance of locking a hand's first rank, of SURE), `blocks` (decisions of each block), `gaps`
    (the decision points of a block as differences), `counts` (actions of each decision), `actions` (their places among
    Point.actions) and `weights` (of all but each decision's last action; together WHOLE)."""

    def __init__(self, arrays: Arrays, layout: Layout = FIRST_DEAL) -> None:
        self._layout = layout
        try:
            self._locks, self._actions, self._weights = arrays["locks"], arrays["actions"], arrays["weights"]
            self._worth, self._share = arrays.get("kept_worth"), arrays.get("kept_share")
            self._starts = array("I", accumulate(arrays["blocks"], initial=0))
            self._offsets = array("I", accumulate(arrays["counts"], initial=0))
            self._points = _points(arrays["blocks"], arrays["gaps"])
        except KeyError as error:
            raise strategy.ArtefactError(
                f"the strategy for one_poker lacks {error}; install the package again"
            ) from error
        self._check()

    @classmethod
    def load(cls, folder: Path = strategy.FOLDER, layout: Layout = FIRST_DEAL) -> "OnePokerStrategy":
        """The strategy in the package for the first deal or, with LATER_DEAL, for the later ones; raises ArtefactError."""
        return cls(strategy.load(layout.name, folder), layout)

    def _check(self) -> None:
        decisions = len(self._points)
        right = (
            len(self._locks) == (DEEPEST + 1) * 2 * len(_locks(self._layout))
            and len(self._starts) == DEEPEST * 2 * len(_columns(self._layout)) + 1
            and self._starts[-1] == decisions == len(self._offsets) - 1
            and self._offsets[-1] == len(self._actions) == len(self._weights) + decisions
        )
        if not right:
            raise strategy.ArtefactError(
                "the strategy for one_poker does not fit this version; install the package again"
            )

    def lock(self, stack: int, position: int, own: int, other: int, hand: tuple[int, int]) -> dict[int, float]:
        """The chance of locking each rank of a hand, with `stack` chips behind from 0 to DEEPEST, `position` 0 for the first player.

        Keys and the order of a hand as the layout has them.
        """
        locks = _locks(self._layout)
        lower = self._locks[(stack * 2 + position) * len(locks) + locks[own, other, hand]] / SURE
        if hand[0] == hand[1]:
            return {hand[0]: 1.0}
        return {hand[0]: lower, hand[1]: 1.0 - lower}

    def bet(
        self, stack: int, position: int, own: int, other: int, locked: int, kept: int, history: Sequence[int]
    ) -> dict[int, float] | None:
        """The chance of each action (see one_poker_tree) after a history that ends before the own turn.

        None if the strategy itself never gets there: own actions in the history that it does not take. Raises ValueError
        for an impossible history.
        """
        point = locate(stack, history)
        columns = _columns(self._layout)
        place = ((stack - 1) * 2 + position) * len(columns) + columns[own, other, (locked, self._layout.label(kept))]
        first, stop = self._starts[place], self._starts[place + 1]
        decision = bisect_left(self._points, point.index, first, stop)
        if decision == stop or self._points[decision] != point.index:
            return None
        start, end = self._offsets[decision], self._offsets[decision + 1]
        weights = self._weights[start - decision : end - decision - 1].tolist()
        weights.append(WHOLE - sum(weights))
        actions = point.actions()
        return {actions[self._actions[start + k]]: weight / WHOLE for k, weight in enumerate(weights)}

    def kept_worth(self, rank: int) -> float:
        """What keeping a rank for the next deal is worth in chips, against the average kept card; 0 for the first-deal layout."""
        return self._worth[rank] / THOUSAND if self._worth else 0.0

    def kept_share(self, rank: int) -> float:
        """How often a kept card is this rank when both play this strategy; the same for all in the first-deal layout."""
        return self._share[rank] / sum(self._share) if self._share else 1 / RANKS

    def single_deal(self, spot: Spot) -> dict[int, float]:
        """The strategy as a policy for server.bots.arena.exploit_one_poker, which asks only where the strategy itself gets to."""
        if spot.locked is None:
            return self.lock(spot.stack, spot.position, spot.own, spot.other, spot.hand)
        kept = sum(spot.hand) - spot.locked
        chances = self.bet(spot.stack, spot.position, spot.own, spot.other, spot.locked, kept, spot.history)
        assert chances is not None, "the strategy never gets there"
        return chances


def _points(blocks: Sequence[int], gaps: Sequence[int]) -> "array[int]":
    points, place = array("H"), 0
    for size in blocks:
        points.extend(accumulate(gaps[place : place + size]))
        place += size
    return points
