"""The trained play of one One Poker deal, looked up: which card to lock and how to bet. Arrays only, no learning.

Everything is in chips with an ante of one chip and for the shorter stack; ranks and signals as in one_poker_cards.
"""

from array import array
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from pathlib import Path

from server.bots import strategy
from server.bots.one_poker_cards import SIGNALS, columns, half, hands
from server.bots.one_poker_tree import DEEPEST, locate

WHOLE = 10000
"""The weights of one decision sum to this."""
SURE = 65535
"""The stored chance of a lock that is certain."""

Arrays = Mapping[str, "array[int]"]


@lru_cache(maxsize=1)
def _columns() -> dict[tuple[int, int, tuple[int, int]], int]:
    """The number of each own signal, other signal, and locked rank with what is heeded of the kept one."""
    rows = [(own, other, column) for own in SIGNALS for other in SIGNALS for column in columns(own, half)]
    return {row: number for number, row in enumerate(rows)}


@lru_cache(maxsize=1)
def _locks() -> dict[tuple[int, int, tuple[int, int]], int]:
    """The number of each own signal, other signal and hand."""
    rows = [(own, other, hand) for own in SIGNALS for other in SIGNALS for hand in hands(own)]
    return {row: number for number, row in enumerate(rows)}


def block(stack: int, position: int, own: int, other: int, locked: int, kept: int) -> int:
    """The place of the betting with one locked and kept rank among all; `position` is 0 for the first player."""
    numbers = _columns()
    return ((stack - 1) * 2 + position) * len(numbers) + numbers[own, other, (locked, half(kept))]


def lock_place(stack: int, position: int, own: int, other: int, hand: tuple[int, int]) -> int:
    """The place of the lock of one hand among all."""
    locks = _locks()
    return (stack * 2 + position) * len(locks) + locks[own, other, hand]


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
    """What `arrays` hold: `locks` (chance of locking the lower rank, of SURE), `blocks` (decisions of each block), `gaps`
    (the decision points of a block as differences), `counts` (actions of each decision), `actions` (their places among
    Point.actions) and `weights` (of all but each decision's last action; together WHOLE)."""

    def __init__(self, arrays: Arrays) -> None:
        try:
            self._locks, self._actions, self._weights = arrays["locks"], arrays["actions"], arrays["weights"]
            self._starts = array("I", accumulate(arrays["blocks"], initial=0))
            self._offsets = array("I", accumulate(arrays["counts"], initial=0))
            self._points = _points(arrays["blocks"], arrays["gaps"])
        except KeyError as error:
            raise strategy.ArtefactError(
                f"the strategy for one_poker lacks {error}; install the package again"
            ) from error
        self._check()

    @classmethod
    def load(cls, folder: Path = strategy.FOLDER) -> "OnePokerStrategy":
        """The strategy in the package; raises ArtefactError."""
        return cls(strategy.load("one_poker", folder))

    def _check(self) -> None:
        decisions = len(self._points)
        right = (
            len(self._locks) == (DEEPEST + 1) * 2 * len(_locks())
            and len(self._starts) == DEEPEST * 2 * len(_columns()) + 1
            and self._starts[-1] == decisions == len(self._offsets) - 1
            and self._offsets[-1] == len(self._actions) == len(self._weights) + decisions
        )
        if not right:
            raise strategy.ArtefactError(
                "the strategy for one_poker does not fit this version; install the package again"
            )

    def lock(self, stack: int, position: int, own: int, other: int, hand: tuple[int, int]) -> dict[int, float]:
        """The chance of locking each rank of a hand (lower rank first), with `stack` chips behind from 0 to DEEPEST."""
        lower = self._locks[lock_place(stack, position, own, other, hand)] / SURE
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
        place = block(stack, position, own, other, locked, kept)
        first, stop = self._starts[place], self._starts[place + 1]
        decision = bisect_left(self._points, point.index, first, stop)
        if decision == stop or self._points[decision] != point.index:
            return None
        start, end = self._offsets[decision], self._offsets[decision + 1]
        weights = self._weights[start - decision : end - decision - 1].tolist()
        weights.append(WHOLE - sum(weights))
        actions = point.actions()
        return {actions[self._actions[start + k]]: weight / WHOLE for k, weight in enumerate(weights)}

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
