"""One Poker for tests: stocks written out, matches from any stacks, and short ways to play a deal."""

from protocol.cards import ONE_POKER_DECK
from protocol.play import Action, Call, Check, Fold, LockCard, Raise
from server.games.one_poker import ONE_POKER, OnePokerState
from server.games.one_poker.state import begin
from server.games.rules import Emit, Step


def stock(top: str) -> tuple[str, ...]:
    """A shuffle that deals these cards first (`Ah` is the one of the first pack), then the rest in the order of the pack."""
    cards = tuple(card if len(card) == 3 else card + "0" for card in top.split())
    return cards + tuple(card for card in ONE_POKER_DECK if card not in cards)


def dealt(top: str, chips: tuple[int, int] = (20, 20), first: int = 0, ante: int = 1) -> OnePokerState:
    """The first deal of a match, about to lock."""
    return ONE_POKER.deal(begin(chips, first, ante), stock(top)).state


def locked(
    top: str, cards: tuple[str, str], chips: tuple[int, int] = (20, 20), first: int = 0, ante: int = 1
) -> OnePokerState:
    """The first deal with these cards locked, by seat."""
    state = dealt(top, chips, first, ante)
    return play(state, *(LockCard(cards[seat] + "0") for seat in (first, 1 - first)))


def do(state: OnePokerState, action: Action) -> Step[OnePokerState]:
    """The action of the seat to act."""
    seat = ONE_POKER.turn(state)
    assert seat is not None
    return ONE_POKER.step(state, seat, action)


def play(state: OnePokerState, *actions: Action) -> OnePokerState:
    """The state after these actions, each of the seat to act."""
    for action in actions:
        state = do(state, action).state
    return state


def stacks(state: OnePokerState) -> list[int | None]:
    """The stacks that everybody sees."""
    return [seat.stack for seat in ONE_POKER.view(state, None).seats]


def events(emits: tuple[Emit, ...], viewer: int | None) -> list[object]:
    """The events that a viewer is told."""
    return [emit.event for emit in emits if emit.to is None or emit.to == viewer]


CALL, CHECK, FOLD = Call(), Check(), Fold()


def bet(to: int) -> Raise:
    """A bet or raise to this total."""
    return Raise(to)
