"""What the viewers of one state share: a pure function of a state, worked out once for all of them."""

from collections.abc import Callable
from typing import TypeVar

S = TypeVar("S")
V = TypeVar("V")


def latest(function: Callable[[S], V]) -> Callable[[S], V]:
    """The same function, remembering its answer for the state that it was last asked about.

    A state is frozen and the function pure, so the answer can't grow old. The state is kept with its answer, therefore
    comparing by identity is safe; the pair is read and written as one, therefore threads can't mix two of them up.
    """
    kept: tuple[S, V] | None = None

    def remembered(state: S) -> V:
        nonlocal kept
        known = kept
        if known is not None and known[0] is state:
            return known[1]
        value = function(state)
        kept = (state, value)
        return value

    return remembered
