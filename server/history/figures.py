"""What the hands of a match come to for one of its people: hands won, showdowns, the biggest pot, and hold'em's VPIP and PFR."""

from collections.abc import Iterable

from msgspec import Struct

from protocol.as_nas import PotSplit
from protocol.base import GameName
from protocol.history import Statistics
from protocol.holdem import PotWon, StreetDealt
from protocol.one_poker import CardsRevealed, DealWon
from protocol.play import Called, HandShown, Raised
from protocol.table import AnyEvent


class Figures(Struct, frozen=True):
    """Counts. `biggest_pot` in chips or points; `entered` are hold'em hands with own chips put in by choice before the flop, `raised` those with a
    raise before the flop."""

    matches: int = 0
    matches_won: int = 0
    hands: int = 0
    hands_won: int = 0
    showdowns: int = 0
    biggest_pot: int = 0
    entered: int = 0
    raised: int = 0

    def __add__(self, other: "Figures") -> "Figures":
        """Both together."""
        return Figures(
            self.matches + other.matches,
            self.matches_won + other.matches_won,
            self.hands + other.hands,
            self.hands_won + other.hands_won,
            self.showdowns + other.showdowns,
            max(self.biggest_pot, other.biggest_pot),
            self.entered + other.entered,
            self.raised + other.raised,
        )

    def told(self, game: GameName) -> Statistics:
        """As they are told. VPIP and PFR are shares of all hands dealt."""
        shares = game == "holdem" and self.hands > 0
        return Statistics(
            game,
            self.matches,
            self.matches_won,
            self.hands,
            self.hands_won,
            self.showdowns,
            self.biggest_pot,
            round(self.entered / self.hands, 4) if shares else None,
            round(self.raised / self.hands, 4) if shares else None,
        )


def of_hand(events: Iterable[AnyEvent], seat: int) -> Figures:
    """One hand's figures for the player in `seat`."""
    won = shown = entered = raised = False
    preflop = True
    biggest = 0
    for event in events:
        match event:
            case StreetDealt():
                preflop = False
            case Called(seat=actor) if actor == seat and preflop:
                entered = True
            case Raised(seat=actor) if actor == seat and preflop:
                entered = raised = True
            case HandShown(seat=owner) if owner == seat:
                shown = True
            case CardsRevealed():
                shown = True
            case PotWon() if any(winner.seat == seat for winner in event.winners):
                won, biggest = True, max(biggest, event.amount)
            case DealWon() if event.shares[seat] > 0:
                won, biggest = True, max(biggest, event.pot)
            case PotSplit() if seat in event.winners:
                won, biggest = True, max(biggest, event.pot)
            case _:
                pass
    return Figures(0, 0, 1, int(won), int(shown), biggest, int(entered), int(raised))
