"""The betting tree of one As-Nas deal and the kinds of hands: numbers for both, without any table.

Players are numbered by turn: 0 acts first, 3 is the dealer ("as_nas.md, A deal"). Looking is not part of the tree: it costs
nothing and obliges nobody, so a history here is the string of what was done else: F a fold, C a call or hold, R a raise.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import TypeVar

T = TypeVar("T")

PLAYERS = 4
HIGHEST_STAKE = 4
FOLD = "F"
STAY = "C"
"""Match the highest stake: a call when below it, a hold when level with it."""
RAISE = "R"

Counts = tuple[int, ...]
"""A kind of hand: how many cards of each rank, the highest rank (As) first."""


@dataclass(frozen=True, slots=True)
class Point:
    """A moment of the betting: after `history`, with everybody's stake in points, who is out and whom the last raise obliges to act.

    Where nobody is left to act the deal is over and `actor` is None. `index` numbers the decision points depth first, the
    ends likewise by themselves.
    """

    history: str
    index: int
    stakes: tuple[int, ...]
    folded: tuple[bool, ...]
    acted: tuple[bool, ...]
    actor: int | None

    @property
    def pot(self) -> int:
        """All stakes together, in points."""
        return sum(self.stakes)

    def actions(self) -> tuple[str, ...]:
        """What can be done here, in a fixed order."""
        return (FOLD, STAY, RAISE) if max(self.stakes) < HIGHEST_STAKE else (FOLD, STAY)


@dataclass(frozen=True, slots=True)
class Tree:
    """All decision points, all ends, and for each decision point what each of its actions leads to."""

    points: tuple[Point, ...]
    ends: tuple[Point, ...]
    after: tuple[tuple[Point, ...], ...]

    def find(self, history: str) -> Point | None:
        """The decision point after a history, None if there is none."""
        point = self.points[0]
        for action in history:
            if point.actor is None or action not in point.actions():
                return None
            point = self.after[point.index][point.actions().index(action)]
        return None if point.actor is None else point


@lru_cache(maxsize=1)
def tree() -> Tree:
    """The whole tree, built once."""
    points, ends, after = list[Point](), list[Point](), dict[int, tuple[Point, ...]]()

    def visit(
        history: str, stakes: tuple[int, ...], folded: tuple[bool, ...], acted: tuple[bool, ...], last: int
    ) -> Point:
        actor = _next(folded, acted, last)
        shelf = ends if actor is None else points
        point = Point(history, len(shelf), stakes, folded, acted, actor)
        shelf.append(point)
        if actor is not None:
            after[point.index] = tuple(visit(*_done(point, actor, action), actor) for action in point.actions())
        return point

    nobody = (False,) * PLAYERS
    visit("", (0, 0, 0, 1), nobody, nobody, PLAYERS - 1)
    return Tree(tuple(points), tuple(ends), tuple(after[index] for index in range(len(points))))


def _next(folded: tuple[bool, ...], acted: tuple[bool, ...], last: int) -> int | None:
    if sum(folded) == PLAYERS - 1:
        return None
    order = [(last + step) % PLAYERS for step in range(1, PLAYERS + 1)]
    return next((player for player in order if not folded[player] and not acted[player]), None)


def _done(point: Point, actor: int, action: str) -> tuple[str, tuple[int, ...], tuple[bool, ...], tuple[bool, ...]]:
    history, highest = point.history + action, max(point.stakes)
    acted = _put(point.acted, actor, True)
    if action == FOLD:
        return history, point.stakes, _put(point.folded, actor, True), acted
    if action == RAISE:
        return history, _put(point.stakes, actor, highest + 1), point.folded, _put((False,) * PLAYERS, actor, True)
    return history, _put(point.stakes, actor, highest), point.folded, acted


def _put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def strength(hand: Counts) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What hands are compared by: first how the cards group, then the ranks in the order of the groups ("as_nas.md, Hands")."""
    groups = sorted(((count, -rank) for rank, count in enumerate(hand) if count), reverse=True)
    return tuple(count for count, _ in groups), tuple(rank for _, rank in groups)


def kinds(ranks: int = 5, copies: int = 4, cards: int = 5) -> tuple[Counts, ...]:
    """All kinds of hands from the weakest to the strongest; two hands tie only if they are of the same kind."""
    return tuple(sorted(_counts(ranks, copies, cards), key=strength))


def _counts(ranks: int, copies: int, cards: int) -> Iterator[Counts]:
    for counts in product(range(copies + 1), repeat=ranks):
        if sum(counts) == cards:
            yield counts


@lru_cache(maxsize=1)
def kind_numbers() -> dict[Counts, int]:
    """The number of each kind of five cards, 0 the weakest."""
    return {hand: number for number, hand in enumerate(kinds())}
