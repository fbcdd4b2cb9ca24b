"""The whole truth of a One Poker match, hands and stock included. It never leaves the house: what may be seen is in view.py."""

from typing import Literal

from msgspec import Struct

from protocol.one_poker import OnePokerResult, OnePokerSettings, Signal
from protocol.play import LastAction, Standing
from protocol.table import GameSettings
from server.games import betting

SEATS = 2
BOTH = 0b11
"""Both seats, as a bit mask of betting.py."""
LEAST_BET = 1
"""In chips, whatever the ante (one_poker.md, A deal, 4)."""


class OnePokerState(Struct, frozen=True, gc=False):
    """A match between two inputs. Everything in pairs is by seat; amounts are chips.

    `turn` is the seat to act, None between deals. `first` is first player of the deal on or just ended. `hands` hold the kept card
    first, then the drawn one (in the first deal the two as drawn); `kept` is None in the first deal. `betting` holds stacks, bets and
    pot all the time, its own turn counts only in phase `bet`. `started` are the stacks before the antes. `revealed` are the cards revealed since
    the last shuffle of the stock, `discards` where they lie; `stock` is in drawing order. `result` is of the deal just ended, `signals_before` of the
    deal before this one, empty in the first.
    """

    ante: int
    deal: int
    first: int
    phase: Literal["lock", "bet", "end"]
    turn: int | None
    stock: tuple[str, ...]
    discards: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    kept: tuple[str | None, ...]
    locks: tuple[str | None, ...]
    signals: tuple[Signal, ...]
    betting: betting.Round
    started: tuple[int, ...]
    revealed: tuple[tuple[str, ...], ...]
    last: tuple[LastAction | None, ...]
    result: OnePokerResult | None = None
    signals_before: tuple[Signal, ...] = ()


def begin(chips: tuple[int, ...], first: int, ante: int) -> OnePokerState:
    """A match before its first deal, from any two stacks and either first player."""
    return OnePokerState(
        ante,
        0,
        first,
        "end",
        None,
        (),
        (),
        ((), ()),
        (None, None),
        (None, None),
        (),
        betting.begin(chips, BOTH, first, LEAST_BET, 0),
        chips,
        ((), ()),
        (None, None),
    )


LONGEST = 10_000
"""Antes in the most chips to begin with: the ante does not rise, and a match of more would not end in anybody's lifetime."""


def problem(settings: GameSettings) -> str | None:
    """Why these settings can't be, or None."""
    if not isinstance(settings, OnePokerSettings):
        return "game: these are not settings of One Poker"
    if settings.ante > settings.chips:
        return f"ante: {settings.ante} is more than the {settings.chips} chips that a player starts with"
    if settings.chips > LONGEST * settings.ante:
        most, least = LONGEST * settings.ante, -(-settings.chips // LONGEST)
        return (
            f"chips: {settings.chips} is more than {LONGEST} antes, of which no match comes to an end; "
            f"make it {most} at most, or the ante {least} at least"
        )
    return None


def new(settings: GameSettings) -> OnePokerState:
    """A match before its first deal, in which seat 0 is first. ValueError where `problem` finds one."""
    found = problem(settings)
    if found is not None or not isinstance(settings, OnePokerSettings):
        raise ValueError(found)
    return begin((settings.chips, settings.chips), 0, settings.ante)


def over(state: OnePokerState) -> bool:
    """Whether a player has no chips left (one_poker.md, head)."""
    return state.phase == "end" and 0 in state.betting.stacks


def next_first(state: OnePokerState) -> int:
    """First player of the next deal: the winner of this one, after a tie who was not first (one_poker.md, From deal to deal)."""
    if state.result is None:
        return state.first
    return 1 - state.first if state.result.winner is None else state.result.winner


def playing(state: OnePokerState) -> tuple[int, ...]:
    """Both seats, and after the match the one with the chips."""
    return tuple(seat for seat in range(SEATS) if state.betting.stacks[seat]) if over(state) else (0, 1)


def standings(stacks: tuple[int, ...]) -> tuple[Standing, ...]:
    """The present order of these stacks, best first; equal ones share the first place."""
    mine, other = stacks
    if mine >= other:
        return Standing(0, 1, mine), Standing(1, 1 if mine == other else 2, other)
    return Standing(1, 1, other), Standing(0, 2, mine)
