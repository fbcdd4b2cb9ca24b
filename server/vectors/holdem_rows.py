"""The shapes of hold'em rows, as the files spell them."""

from typing import Annotated

from msgspec import Meta, Struct, field

from protocol.base import Seat
from protocol.cards import FrenchCard


class PublicPart(Struct):
    """What everybody sees before a decision."""

    street: str
    board: list[str]
    turn: int
    stacks: list[int]
    bets: list[int]
    pot: int
    folded: list[int]


class LegalPart(Struct):
    """What the seat to act may do: `call` is its cost, `raise` the least and the most raise-to total."""

    fold: bool
    check: bool
    call: int | None
    raise_: tuple[int, int] | None = field(name="raise")


class Decision(Struct):
    """One step of a row: the action is `[kind, seat]`, a raise `[kind, seat, to]`."""

    s: PublicPart
    l: LegalPart  # noqa: E741 (the row's own word)
    a: Annotated[tuple[str | int, ...], Meta(min_length=2, max_length=3)]


class PotPart(Struct):
    """One pot of the end."""

    amount: int
    eligible: list[int]
    winners: list[int]
    shares: dict[str, int]


class EndPart(Struct):
    """How the hand ended. Seats as keys."""

    returned: dict[str, int]
    pots: list[PotPart]
    showdown: bool
    shown: dict[str, list[str]]
    board: list[str]
    stacks: list[int]
    busted: list[int]


class HandRow(Struct):
    """A hand; `match` and `hand` number it where it is part of a whole match."""

    button: int
    sb_seat: int
    bb_seat: int
    sb: Annotated[int, Meta(ge=1)]
    bb: Annotated[int, Meta(ge=1)]
    stacks: Annotated[list[int], Meta(min_length=2, max_length=10)]
    deck: list[str]
    hole: dict[str, list[str]]
    board: list[str]
    burns: list[str]
    steps: list[Decision]
    end: EndPart
    match: int | None = None
    hand: int = 0
    match_over: bool | None = None


class Places(Struct):
    """Who has the button and the blinds."""

    button: int
    sb_seat: int
    bb_seat: int


class ButtonRow(Struct):
    """The seats in a hand, its button and blinds, who went out in it, and the places in the next hand."""

    seats: list[Seat]
    button: int
    sb_seat: int
    bb_seat: int
    out: list[int]
    next: Places


class RankRow(Struct):
    """Two hands on one board; `cmp` is 1 if the first is better, 0 for a tie, -1 if it is worse."""

    board: tuple[FrenchCard, FrenchCard, FrenchCard, FrenchCard, FrenchCard]
    a: tuple[FrenchCard, FrenchCard]
    b: tuple[FrenchCard, FrenchCard]
    cmp: int
    a_is: str
    b_is: str
