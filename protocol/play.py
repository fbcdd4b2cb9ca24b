"""What is common to the three games: actions, what may be done at what price, and the events that they share."""

from typing import Literal

from msgspec import Struct

from protocol.base import Chips, Event, Seat, Sent, Told
from protocol.cards import PackCard

# --- actions: what a player does on a turn -------------------------------------------------------------------------


class Deed(Sent, frozen=True, tag_field="kind"):
    """Base of the actions; `kind` is the action's name."""


class Fold(Deed, frozen=True, tag="fold"):
    """Leave the hand or deal."""


class Check(Deed, frozen=True, tag="check"):
    """Owing nothing, pass (hold'em, One Poker)."""


class Call(Deed, frozen=True, tag="call"):
    """Match the highest bet or stake, or put in what is left."""


class Raise(Deed, frozen=True, tag="raise"):
    """Bet or raise: `to` is the total bet of this round (hold'em, One Poker without the ante) or the new stake (As-Nas)."""

    to: Chips


class LockCard(Deed, frozen=True, tag="lock"):
    """One Poker: lay one of the own two cards face down, finally."""

    card: PackCard


class Look(Deed, frozen=True, tag="look"):
    """As-Nas: see the own five cards; does not end the turn."""


class Hold(Deed, frozen=True, tag="hold"):
    """As-Nas: stay, already matched."""


Action = Fold | Check | Call | Raise | LockCard | Look | Hold
ActionKind = Literal["fold", "check", "call", "raise", "lock", "look", "hold"]


# --- what may be done ----------------------------------------------------------------------------------------------


class CallOffer(Told, frozen=True):
    """A call is open. `cost` is what it takes from the player (chips, or As-Nas points); `all_in` if it is all that is left."""

    cost: int
    all_in: bool = False


class RaiseOffer(Told, frozen=True):
    """A bet or raise is open to any total from `least` to `most` (both raise-to totals).

    `half_pot` and `pot` are raise-to totals within these limits. `cost` is what the least raise takes from the player
    and `cost_most` what the most takes. `opens` is true for a bet (nobody has bet in this round), `all_in` if `most`
    is all the player has.
    """

    least: int
    most: int
    half_pot: int
    pot: int
    cost: int
    cost_most: int
    opens: bool = False
    all_in: bool = False


class LockOffer(Told, frozen=True):
    """One of these own cards may be locked."""

    cards: tuple[str, ...]


class Legal(Told, frozen=True, omit_defaults=True, rename={"raise_": "raise"}):
    """Everything the player to act may do now; what is absent is not allowed. The rules accept exactly this."""

    fold: bool = False
    check: bool = False
    hold: bool = False
    look: bool = False
    call: CallOffer | None = None
    raise_: RaiseOffer | None = None
    lock: LockOffer | None = None


# --- what a seat shows ---------------------------------------------------------------------------------------------

SeatState = Literal["waiting", "to_act", "folded", "all_in", "out"]
"""A seat within the hand or deal; `out` is out of the match. (Open seats have no player at all.)"""


class LastAction(Told, frozen=True):
    """The last thing a seat did in this hand or deal.

    `kind` is an action's name or `bet`, `small_blind`, `big_blind`, `ante`; `amount` what it says aloud (the raise-to total, the chips called,
    the blind, the new stake).
    """

    kind: Literal[
        "fold", "check", "call", "raise", "bet", "lock", "look", "hold", "small_blind", "big_blind", "ante", "stake"
    ]
    amount: int | None = None
    all_in: bool = False


class HandName(Told, frozen=True):
    """A hand in words, as a code and the ranks that the words need, in falling order of weight.

    Hold'em codes: straight_flush four_of_a_kind full_house flush straight three_of_a_kind two_pair pair high_card. Ranks: the top card for straights;
    the grouped ranks for pairs, threes, fours (full house: three, then pair), then the kickers.
    As-Nas codes: four_of_a_kind full_house three_of_a_kind two_pair pair high_card, with kinds (A S B Z C) as ranks.
    """

    code: str
    ranks: tuple[str, ...]


class SeatPlay(Told, frozen=True):
    """What everybody sees of one seat in the game.

    `stack` is in chips (hold'em, One Poker), `total` in twelfths of a point (As-Nas); `bet` what lies before the seat
    in this round (As-Nas: its stake). `cards` is the number of cards that the seat holds face down, `shown` the cards it has
    shown. `place` is set once the seat is out or the match is over.
    """

    state: SeatState
    stack: int | None
    total: int | None
    bet: int
    last: LastAction | None
    cards: int
    shown: tuple[str, ...] = ()
    place: int | None = None


class Standing(Told, frozen=True):
    """One line of the standings: places may be shared. `stack` in chips or `total` in twelfths."""

    seat: Seat
    place: int
    stack: int | None = None
    total: int | None = None


# --- events that the games share -----------------------------------------------------------------------------------


class AntePaid(Event, frozen=True, tag="ante_paid"):
    """A seat paid its ante, `amount` chips; less than the ante where `all_in`."""

    seat: Seat
    amount: int
    all_in: bool


class Folded(Event, frozen=True, tag="folded"):
    """A seat left the hand or deal."""

    seat: Seat


class Checked(Event, frozen=True, tag="checked"):
    """A seat passed, owing nothing."""

    seat: Seat


class Called(Event, frozen=True, tag="called"):
    """`amount` was paid, so that `bet` lies before the seat (As-Nas: its stake)."""

    seat: Seat
    amount: int
    bet: int
    all_in: bool = False


class Raised(Event, frozen=True, tag="raised"):
    """A bet (`opens`) or raise to the total `to`, for which `amount` was paid."""

    seat: Seat
    to: int
    amount: int
    opens: bool = False
    all_in: bool = False


class Returned(Event, frozen=True, tag="returned"):
    """`amount` was matched by nobody and went back; it was never won."""

    seat: Seat
    amount: int


class HandShown(Event, frozen=True, tag="hand_shown"):
    """A seat's cards are face up for all. `looked` is As-Nas's: false if their owner never looked."""

    seat: Seat
    cards: tuple[str, ...]
    hand: HandName | None = None
    looked: bool | None = None


class SeatOut(Event, frozen=True, tag="seat_out"):
    """A seat is out of the match, in `place`."""

    seat: Seat
    place: int


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """The match is decided; `winners` are the seats in first place."""

    standings: tuple[Standing, ...]
    winners: tuple[int, ...]


class Shown(Struct, frozen=True):
    """A hand that lies face up, in a view."""

    seat: Seat
    cards: tuple[str, ...]
    hand: HandName | None = None
    looked: bool | None = None
