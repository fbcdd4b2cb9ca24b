"""Hold'em hands in the open Poker Hand History format (PHH), from what one of the players was told: cards never shown are `????`.

Players are numbered as the format wants it: p1 is left of the button (heads-up the big blind). `finishing_stacks` are those of
the server, and right also where another program would split an odd chip in another way.
"""

import json
import time
from collections.abc import Iterator

from protocol.history import HandRecord, MatchRecord
from protocol.holdem import BlindPosted, HandEnded, HandStarted, HoldemSettings, HoleDealt, StreetDealt
from protocol.play import AntePaid, Called, Checked, Folded, HandShown, Raised
from protocol.table import AnyEvent


class NotHoldem(ValueError):
    """Only hold'em has this format."""


def text(record: MatchRecord) -> str:
    """All hands of a record, each in a section of its number. Raises NotHoldem."""
    settings = record.settings.game
    if not isinstance(settings, HoldemSettings):
        raise NotHoldem(record.line.game)
    return "\n".join([_section(record, settings, hand) for hand in record.hands])


def _section(record: MatchRecord, settings: HoldemSettings, hand: HandRecord) -> str:
    begun = next((event for event in hand.events if isinstance(event, HandStarted)), None)
    if begun is None:
        return ""
    order = _order(begun)
    line = record.line
    started = time.gmtime(line.started)
    fields: dict[str, object] = {
        "variant": "NT",
        "ante_trimming_status": True,
        "antes": [settings.ante] * len(order),
        "blinds_or_straddles": [settings.small_blind, settings.big_blind, *[0] * (len(order) - 2)],
        "min_bet": settings.big_blind,
        "starting_stacks": [begun.stacks[seat] for seat in order],
        "actions": list(_actions(hand, begun, {seat: f"p{place}" for place, seat in enumerate(order, 1)})),
        "venue": "Cardavia",
        "day": started.tm_mday,
        "month": started.tm_mon,
        "year": started.tm_year,
        "hand": hand.hand,
        "seats": [seat + 1 for seat in order],
        "seat_count": settings.seats,
        "table": line.code,
        "players": [line.names[seat] for seat in order],
    }
    for event in hand.events:
        if isinstance(event, HandEnded):
            fields["finishing_stacks"] = [event.stacks[seat] for seat in order]
    return "\n".join([f"[{hand.hand}]", *[f"{key} = {_toml(value)}" for key, value in fields.items()], ""])


def _order(begun: HandStarted) -> list[int]:
    """The seats that are dealt in, clockwise from the left of the button."""
    seats = [seat for seat, stack in enumerate(begun.stacks) if stack]
    return [seat for seat in seats if seat > begun.button] + [seat for seat in seats if seat <= begun.button]


class _Chips:
    """Who could still put in how much in this round, as far as events tell."""

    def __init__(self, begun: HandStarted) -> None:
        self._behind = dict(enumerate(begun.stacks))
        self._bets = dict.fromkeys(self._behind, 0)

    def take(self, event: AnyEvent) -> None:
        """Go on by one event."""
        match event:
            case AntePaid():
                self._behind[event.seat] -= event.amount
            case BlindPosted() | Called() | Raised():
                self._behind[event.seat] -= event.amount
                self._bets[event.seat] += event.amount
            case Folded():
                del self._bets[event.seat]
            case StreetDealt():
                self._bets = dict.fromkeys(self._bets, 0)
            case _:
                pass

    def answerable(self, raised: Raised) -> bool:
        """Whether anybody else could put in more than the highest bet. If not, a raise is a call whose rest comes back."""
        high = max(self._bets.values())
        return any(bet + self._behind[seat] > high for seat, bet in self._bets.items() if seat != raised.seat)


def _actions(hand: HandRecord, begun: HandStarted, places: dict[int, str]) -> Iterator[str]:
    """Everything that was done, in the format's words."""
    holes = {event.seat: "".join(event.cards) for event in hand.events if isinstance(event, HoleDealt)}
    for seat, place in places.items():
        yield f"d dh {place} {holes.get(seat, '????')}"
    chips = _Chips(begun)
    for event in hand.events:
        match event:
            case StreetDealt():
                yield f"d db {''.join(event.cards)}"
            case Folded():
                yield f"{places[event.seat]} f"
            case Raised() if chips.answerable(event):
                yield f"{places[event.seat]} cbr {event.to}"
            case Checked() | Called() | Raised():
                yield f"{places[event.seat]} cc"
            case HandShown():
                yield f"{places[event.seat]} sm {''.join(event.cards)}"
            case _:
                pass
        chips.take(event)


def _toml(value: object) -> str:
    """A value in TOML's words; JSON's are the same for what is in here."""
    return json.dumps(value, ensure_ascii=False)
