"""The cards of One Poker as its strategies number them: ranks, signals and the hands behind a signal.

Ranks are numbered 0 (the two) to 12 (the ace); a signal is told by its number of UP cards.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement, product

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


def nothing(rank: int) -> int:
    """The label that tells no kept rank apart."""
    del rank
    return 0


@cache
def carried_hands(course: int) -> tuple[tuple[int, int], ...]:
    """The kinds of (kept rank, drawn rank) in a later deal; `course` is 2 if the kept card is UP, plus 1 if the drawn card is UP.

    Everybody can work out a course: the signals and the revealed cards of earlier deals tell the group of the kept card.
    """
    ups = bool(course & 2), bool(course & 1)
    return tuple(hand for hand in product(range(RANKS), range(RANKS)) if (is_up(hand[0]), is_up(hand[1])) == ups)


def course_of(signal: int, revealed: int, next_signal: int) -> int:
    """A player's course in a deal, from the signal and the revealed rank of the deal before and the signal of this one."""
    kept = signal - is_up(revealed)
    return 2 * kept + (next_signal - kept)


@dataclass(frozen=True)
class Layout:
    """How the knowledge of one kind of deal is ordered: `keys` number what is publicly known of one player's hand, `hands` are
    the hands behind a key, `label` is what betting heeds of the kept card."""

    name: str
    keys: tuple[int, ...]
    hands: Callable[[int], tuple[tuple[int, int], ...]]
    label: Label

    def columns(self, key: int) -> tuple[tuple[int, int], ...]:
        """What a player can hold in the betting, as (locked rank, label of the kept rank), in a fixed order."""
        both = {(lock, self.label(keep)) for hand in self.hands(key) for lock, keep in (hand, hand[::-1])}
        return tuple(sorted(both))

    def pairs(self) -> tuple[tuple[int, int], ...]:
        """All pairs of a key of one player and a key of the other, in a fixed order."""
        return tuple(product(self.keys, self.keys))


FIRST_DEAL = Layout("one_poker", SIGNALS, hands, half)
"""Both cards fresh from the stock; the keys are the signals, hands have the lower rank first."""
LATER_DEAL = Layout("one_poker_match", (0, 1, 2, 3), carried_hands, nothing)
"""One card kept from the deal before; the keys are the courses of carried_hands, hands have the kept rank first."""
