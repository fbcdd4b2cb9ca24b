"""As-Nas: its settings, events, result and the part of a view that is its own. Points are in twelfths where the name says so."""

from typing import Annotated

from msgspec import Meta

from protocol.base import Event, Seat, Sent, Told, Twelfths
from protocol.play import HandName, Shown


class AsNasSettings(Sent, frozen=True, tag_field="game", tag="as_nas"):
    """Number of deals of a match."""

    deals: Annotated[int, Meta(ge=1, le=1000)] = 12


class DealOpened(Event, frozen=True, tag="deal_opened"):
    """Five cards face down to each; `first` (right of the dealer) acts first, the dealer's stake is 1 point."""

    deal: int
    deals: int
    dealer: Seat
    first: Seat


class Looked(Event, frozen=True, tag="looked"):
    """A seat has seen its own cards; which they are stays unknown."""

    seat: Seat


class CardsSeen(Event, frozen=True, tag="cards_seen"):
    """To its owner only, once looked: the own five cards."""

    seat: Seat
    cards: tuple[str, ...]
    hand: HandName


class Held(Event, frozen=True, tag="held"):
    """A seat stayed, its stake already matched."""

    seat: Seat


class PotSplit(Event, frozen=True, tag="pot_split"):
    """`pot` in points, `share` in twelfths of a point to each of `winners`."""

    pot: int
    winners: tuple[int, ...]
    share: Twelfths
    hand: HandName | None


class DealScored(Event, frozen=True, tag="deal_scored"):
    """In twelfths by seat: what this deal brought (sums to 0) and the totals after it."""

    deal: int
    points: tuple[Twelfths, ...]
    totals: tuple[Twelfths, ...]


class AsNasResult(Told, frozen=True, tag_field="game", tag="as_nas"):
    """How the deal ended. `pot` in points; `share`, `points` and `totals` in twelfths."""

    deal: int
    pot: int
    winners: tuple[int, ...]
    share: Twelfths
    showdown: bool
    shown: tuple[Shown, ...]
    points: tuple[Twelfths, ...]
    totals: tuple[Twelfths, ...]


class AsNasPlay(Told, frozen=True, tag_field="game", tag="as_nas"):
    """The deal as one viewer may see it. Stakes, `highest` and `pot` in points, `totals` in twelfths.

    `cards` and `own_hand` are the viewer's own once looked, else None.
    """

    deal: int
    deals: int
    dealer: Seat
    stakes: tuple[int, ...]
    highest: int
    limit: int
    pot: int
    looked: tuple[bool, ...]
    totals: tuple[Twelfths, ...]
    shown: tuple[Shown, ...]
    cards: tuple[str, ...] | None = None
    own_hand: HandName | None = None


AsNasEvent = DealOpened | Looked | CardsSeen | Held | PotSplit | DealScored
