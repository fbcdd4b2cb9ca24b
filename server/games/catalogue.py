"""The games that there are, by name: the one place that knows all three."""

from typing import Protocol, TypeVar

from protocol.base import GameName
from server.games.as_nas import AS_NAS, AsNasState
from server.games.holdem import HOLDEM, HoldemState
from server.games.one_poker import ONE_POKER, OnePokerState
from server.games.rules import Rules

S = TypeVar("S")
T_co = TypeVar("T_co", covariant=True)

AnyRules = Rules[HoldemState] | Rules[OnePokerState] | Rules[AsNasState]

CATALOGUE: dict[GameName, AnyRules] = {"holdem": HOLDEM, "one_poker": ONE_POKER, "as_nas": AS_NAS}
"""Enough where no state is touched: seats, problem, name."""


class Work(Protocol[T_co]):
    """Something done with the rules of any game, whatever its states are (a generic function, say)."""

    def __call__(self, rules: Rules[S], /) -> T_co:
        """Do it with these rules."""
        ...


def with_rules(game: GameName, work: Work[T_co]) -> T_co:
    """What `work` gives for the rules of this game. Its states stay one type within `work`, so the checker follows them."""
    if game == "holdem":
        return work(HOLDEM)
    if game == "one_poker":
        return work(ONE_POKER)
    return work(AS_NAS)
