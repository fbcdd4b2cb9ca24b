"""The cards of One Poker as its strategies number them: ranks, signals and the hands behind a signal.

Ranks are numbered 0 (the two) to 12 (the ace); a signal is told by its number of UP cards.
"""

from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement

RANKS = 13
COPIES = 8
FIRST_UP = 6
"""Rank number of the eight; it and everything above is UP ("one_poker.md, Ranks and groups")."""
SIGNALS = (0, 1, 2)


def is_up(rank: int) -> bool:
    """Whether a rank is UP."""
    return rank >= FIRST_UP


def beats(rank: int, other: int) -> int:
    """1, 0 or -1 as `rank` beats, ties or loses to `other`; the two beats the ace and only the ace."""
    if {rank, other} == {0, RANKS - 1}:
        return 1 if rank == 0 else -1
    return (rank > other) - (rank < other)


@cache
def hands(signal: int) -> tuple[tuple[int, int], ...]:
    """The kinds of two cards behind a signal, each as (lower rank, higher rank)."""
    pairs = combinations_with_replacement(range(RANKS), 2)
    return tuple(pair for pair in pairs if sum(map(is_up, pair)) == signal)


Label = Callable[[int], int]
"""What is told apart of a kept rank: ranks with the same label are played alike."""


def half(rank: int) -> int:
    """Whether a rank is in the upper half of its group (5, 6, 7 and J, Q, K, A): all that trained betting heeds of the kept card."""
    return int(rank >= (FIRST_UP + 3 if is_up(rank) else 3))


@cache
def columns(signal: int, label: Label) -> tuple[tuple[int, int], ...]:
    """What a player with this signal can hold in the betting, as (locked rank, label of the kept rank), in a fixed order."""
    return tuple(sorted({(lock, label(keep)) for hand in hands(signal) for lock, keep in (hand, hand[::-1])}))
