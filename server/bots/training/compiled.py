"""Functions compiled to machine code for training and measuring, with their types kept. Needs numba."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

import numba  # pyright: ignore[reportMissingTypeStubs]

P = ParamSpec("P")
R = TypeVar("R")


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """The function, compiled at its first call for the types of that call and kept on disk."""
    decorate = cast("Callable[..., Callable[[Callable[P, R]], Callable[P, R]]]", numba.njit)  # pyright: ignore[reportUnknownMemberType]
    return decorate(cache=True, error_model="numpy", boundscheck=False)(function)


def compiled_fast(function: Callable[P, R]) -> Callable[P, R]:
    """The same for sums of many numbers, whose order is left to the compiler: quicker, equal up to rounding."""
    decorate = cast("Callable[..., Callable[[Callable[P, R]], Callable[P, R]]]", numba.njit)  # pyright: ignore[reportUnknownMemberType]
    return decorate(cache=True, error_model="numpy", boundscheck=False, fastmath=True)(function)
