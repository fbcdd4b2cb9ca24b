"""Functions compiled to machine code for training and measuring, with their types kept. Needs numba."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

import numba  # pyright: ignore[reportMissingTypeStubs]

P = ParamSpec("P")
R = TypeVar("R")


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """The function, compiled at its first call for the types of that call and kept on disk."""
    return _jit(cache=True)(function)


def compiled_fast(function: Callable[P, R]) -> Callable[P, R]:
    """The same for sums of many numbers, whose order is left to the compiler: quicker, equal up to rounding."""
    return _jit(cache=True, fastmath=True)(function)


def compiled_anew(function: Callable[P, R]) -> Callable[P, R]:
    """The same, compiled anew in each process: functions that call themselves crash when they come from the disk."""
    return _jit(cache=False)(function)


def _jit(**options: bool) -> Callable[[Callable[P, R]], Callable[P, R]]:
    decorate = cast("Callable[..., Callable[[Callable[P, R]], Callable[P, R]]]", numba.njit)  # pyright: ignore[reportUnknownMemberType]
    return decorate(error_model="numpy", **options)
