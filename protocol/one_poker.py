"""One Poker: its settings, events, result and the part of a view that is its own."""

from typing import Annotated, Literal

from msgspec import Meta

from protocol.base import Event, Seat, Sent, Told


class OnePokerSettings(Sent, frozen=True, tag_field="game", tag="one_poker"):
    """Chips a player starts with and the ante of every deal."""

    chips: Annotated[int, Meta(ge=1, le=1_000_000)] = 20
    ante: Annotated[int, Meta(ge=1, le=1_000_000)] = 1


class Signal(Told, frozen=True):
    """How many of a player's two cards are UP (8 to A) and how many DOWN (2 to 7)."""

    up: int
    down: int


class DealStarted(Event, frozen=True, tag="deal_started"):
    """`first` draws, locks and bets first. `restocked`: the discards were shuffled into a new stock before this deal."""

    deal: int
    first: Seat
    restocked: bool
    stacks: tuple[int, ...]


class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    """To its owner only: the own two cards, the kept one first; `kept` is None in the first deal."""

    seat: Seat
    cards: tuple[str, ...]
    kept: str | None


class SignalsShown(Event, frozen=True, tag="signals_shown"):
    """Both players' signals, by seat."""

    signals: tuple[Signal, ...]


class Locked(Event, frozen=True, tag="locked"):
    """A player has locked; which card stays unknown."""

    seat: Seat


class CardLocked(Event, frozen=True, tag="card_locked"):
    """To its owner only: the card that was locked."""

    seat: Seat
    card: str


class CardsRevealed(Event, frozen=True, tag="cards_revealed"):
    """Both locked cards, by seat."""

    cards: tuple[str, ...]


class DealWon(Event, frozen=True, tag="deal_won"):
    """`winner` is None when the pot is split. `shares` by seat."""

    winner: Seat | None
    by: Literal["cards", "fold", "tie"]
    pot: int
    shares: tuple[int, ...]


class DealEnded(Event, frozen=True, tag="deal_ended"):
    """`next_first` is None when the match is over."""

    deal: int
    stacks: tuple[int, ...]
    next_first: Seat | None


class OnePokerResult(Told, frozen=True, tag_field="game", tag="one_poker"):
    """How the deal ended. `cards` by seat are the locked ones; `returned` chips by seat went back unmatched; `net` by seat."""

    deal: int
    winner: Seat | None
    by: Literal["cards", "fold", "tie"]
    pot: int
    shares: tuple[int, ...]
    returned: tuple[int, ...]
    cards: tuple[str, ...]
    net: tuple[int, ...]


class OnePokerPlay(Told, frozen=True, tag_field="game", tag="one_poker"):
    """The deal as one viewer may see it.

    `bets` exclude the ante, `pot` includes it. `revealed` holds, by seat, every card revealed since the last shuffle of the stock, oldest
    first. `cards` are the viewer's own two (the order is the owner's own), `lock` the own locked card; None for spectators. `stock` is the
    number of cards left to draw. `signals_before` are those of the deal before, empty in the first: with the card then revealed they tell the
    group of everybody's kept card.
    """

    deal: int
    first: Seat
    phase: Literal["lock", "bet", "end"]
    ante: int
    signals: tuple[Signal, ...]
    locked: tuple[bool, ...]
    bets: tuple[int, ...]
    pot: int
    revealed: tuple[tuple[str, ...], ...]
    stock: int
    cards: tuple[str, ...] | None = None
    lock: str | None = None
    kept: str | None = None
    signals_before: tuple[Signal, ...] = ()


OnePokerEvent = DealStarted | CardsDrawn | SignalsShown | Locked | CardLocked | CardsRevealed | DealWon | DealEnded
