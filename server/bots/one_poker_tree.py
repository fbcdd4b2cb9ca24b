"""The betting tree of one One Poker deal by effective stack: numbers for its decision points, without any card or table.

A decision point is told by what was done before it: `PASS` is a check or a call, `FOLD` a fold, any other number the
total that a player has bet in the round (without the ante). Only the shorter stack counts, because what goes beyond it
comes back ("one_poker.md, A deal, 4"). Amounts are in chips with an ante of one chip.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

FOLD = -1
PASS = 0
DEEPEST = 19
"""Chips behind of the shorter stack in the first deal of a match with 20 chips each and an ante of 1."""


@dataclass(frozen=True, slots=True)
class Point:
    """A place in the tree: `level` is the highest bet, `behind` the bet of whoever acts, `increment` the least raise.

    `index` numbers the decision points of one stack in depth-first order, `opened` tells whether anybody has bet,
    `checked` whether the first player has checked, and `actor` is 0 for the first player.
    """

    stack: int
    index: int
    actor: int
    behind: int
    level: int
    increment: int
    checked: bool

    @property
    def opened(self) -> bool:
        """Whether anybody has bet."""
        return self.level > 0

    def actions(self) -> tuple[int, ...]:
        """What can be done here, in a fixed order: fold (if something is owed), check or call, then raises upward."""
        if not self.opened:
            return (PASS, *range(1, self.stack + 1))
        if self.level == self.stack:
            return (FOLD, PASS)
        return (FOLD, PASS, *range(min(self.level + self.increment, self.stack), self.stack + 1))

    def ends(self, action: int) -> bool:
        """Whether the action ends the betting."""
        return action == FOLD or (action == PASS and (self.opened or self.checked))

    def after(self, action: int) -> "Point":
        """The decision point behind an action that does not end the betting."""
        if action == PASS:
            return Point(self.stack, self.index + 1, 1, 0, 0, 1, True)
        index = self.index + 1
        if not self.opened and not self.checked:
            index += checked_size(self.stack)
        for other in self.actions():
            if 0 < other < action:
                index += faced_size(self.stack, other, self._increment(other))
        return Point(self.stack, index, 1 - self.actor, self.level, action, self._increment(action), self.checked)

    def _increment(self, to: int) -> int:
        return max(to - self.level, 1)


@cache
def faced_size(stack: int, level: int, increment: int) -> int:
    """How many decision points there are from facing a bet of `level` on, this one included."""
    if level >= stack:
        return 1
    least = min(level + increment, stack)
    return 1 + sum(faced_size(stack, to, to - level) for to in range(least, stack + 1))


@cache
def checked_size(stack: int) -> int:
    """How many decision points there are from the first player's check on."""
    return 1 + sum(faced_size(stack, to, to) for to in range(1, stack + 1))


def size(stack: int) -> int:
    """How many decision points one deal has; none if the ante took somebody's last chip."""
    return 2 * checked_size(stack) if stack > 0 else 0


def root(stack: int) -> Point:
    """The first player's first decision point."""
    return Point(stack, 0, 0, 0, 0, 1, False)


def locate(stack: int, history: Sequence[int]) -> Point:
    """The decision point after `history`; raises ValueError if the actions are not possible or the betting has ended."""
    point = root(stack)
    for action in history:
        if action not in point.actions() or point.ends(action):
            raise ValueError(f"no decision point with {stack} chips behind after the actions {tuple(history)}")
        point = point.after(action)
    return point


def points(stack: int) -> Iterator[Point]:
    """All decision points in the order of their numbers."""
    waiting = [root(stack)] if stack > 0 else []
    while waiting:
        point = waiting.pop()
        yield point
        waiting += [point.after(action) for action in reversed(point.actions()) if not point.ends(action)]
