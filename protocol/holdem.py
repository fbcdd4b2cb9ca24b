"""No-limit Texas hold'em: its settings, events, result and the part of a view that is its own."""

from typing import Annotated, Literal

from msgspec import Meta

from protocol.base import Event, Seat, Sent, Told
from protocol.play import HandName, Shown

Street = Literal["preflop", "flop", "turn", "river", "showdown"]


class HoldemSettings(Sent, frozen=True, tag_field="game", tag="holdem"):
    """Seats 2 to 10; stacks, blinds and ante in chips. The big blind is at least the small blind; a stack at least one chip."""

    seats: Annotated[int, Meta(ge=2, le=10)] = 4
    stack: Annotated[int, Meta(ge=1, le=1_000_000_000)] = 1000
    small_blind: Annotated[int, Meta(ge=1, le=100_000_000)] = 10
    big_blind: Annotated[int, Meta(ge=1, le=100_000_000)] = 20
    ante: Annotated[int, Meta(ge=0, le=100_000_000)] = 0


class HandStarted(Event, frozen=True, tag="hand_started"):
    """`hand` counts from 1. `stacks` by seat before antes and blinds (0: out)."""

    hand: int
    button: Seat
    small_blind_seat: Seat
    big_blind_seat: Seat
    stacks: tuple[int, ...]


class BlindPosted(Event, frozen=True, tag="blind_posted"):
    """A blind was put in; `amount` in chips, less than the blind where `all_in`."""

    seat: Seat
    blind: Literal["small", "big"]
    amount: int
    all_in: bool


class HoleDealt(Event, frozen=True, tag="hole_dealt"):
    """To its owner only: the own two cards."""

    seat: Seat
    cards: tuple[str, ...]


class StreetDealt(Event, frozen=True, tag="street_dealt"):
    """`cards` are new on the board, `board` is the whole."""

    street: Street
    cards: tuple[str, ...]
    board: tuple[str, ...]


class Winner(Told, frozen=True):
    """One winner of a pot: the chips got, and after a showdown the hand and the five cards that make it."""

    seat: Seat
    share: int
    hand: HandName | None = None
    five: tuple[str, ...] = ()


class PotWon(Event, frozen=True, tag="pot_won"):
    """Pot number `pot` (0: the main pot) of `amount`, contested by `contenders`."""

    pot: int
    amount: int
    contenders: tuple[int, ...]
    winners: tuple[Winner, ...]


class HandEnded(Event, frozen=True, tag="hand_ended"):
    """The hand is over; `stacks` by seat after it."""

    hand: int
    stacks: tuple[int, ...]


class Pot(Told, frozen=True):
    """A pot as it stands: its chips and the unfolded seats that may win it. The first is the main pot."""

    amount: int
    contenders: tuple[int, ...]


class PotResult(Told, frozen=True):
    """A pot and who won what of it."""

    amount: int
    contenders: tuple[int, ...]
    winners: tuple[Winner, ...]


class ReturnedChips(Told, frozen=True):
    """Chips that nobody matched, gone back to their seat."""

    seat: Seat
    amount: int


class HoldemResult(Told, frozen=True, tag_field="game", tag="holdem"):
    """How the hand ended. `net` by seat: stack after less stack before."""

    hand: int
    pots: tuple[PotResult, ...]
    returned: tuple[ReturnedChips, ...]
    shown: tuple[Shown, ...]
    net: tuple[int, ...]


class HoldemPlay(Told, frozen=True, tag_field="game", tag="holdem"):
    """The hand as one viewer may see it. `pot` counts everything put in, also the bets before the seats.

    `pots` are the same chips as they are contested, cut at each total with which an unfolded seat is all-in. `bets` by seat are this round's.
    `hole` and `own_hand` (the best hand that the own cards make with the board) are the viewer's own, else None.
    """

    hand: int
    button: Seat
    small_blind: int
    big_blind: int
    ante: int
    small_blind_seat: Seat
    big_blind_seat: Seat
    street: Street
    board: tuple[str, ...]
    pot: int
    bets: tuple[int, ...]
    pots: tuple[Pot, ...]
    shown: tuple[Shown, ...]
    winners: tuple[PotResult, ...]
    hole: tuple[str, ...] | None = None
    own_hand: HandName | None = None


HoldemEvent = HandStarted | BlindPosted | HoleDealt | StreetDealt | PotWon | HandEnded
