"""How a One Poker deal begins: stock, drawing, antes and signals (one_poker.md, A deal, 1 and 2; From deal to deal)."""

from protocol.cards import ONE_POKER_DECK
from protocol.one_poker import CardsDrawn, DealStarted, SignalsShown
from protocol.play import AntePaid, LastAction
from server.games import betting
from server.games.one_poker.ranking import signal
from server.games.one_poker.state import BOTH, LEAST_BET, SEATS, OnePokerState, next_first, over
from server.games.rules import Emit, Step

_PLACES = {card: place for place, card in enumerate(ONE_POKER_DECK)}

Hands = tuple[tuple[str, ...], ...]


def pack(state: OnePokerState) -> tuple[str, ...]:
    """What makes the stock of the next deal: both packs at first, the discards and the rest once fewer than two cards are left, else nothing."""
    if over(state):
        return ()
    if not state.deal:
        return ONE_POKER_DECK
    if len(state.stock) >= SEATS:
        return ()
    return tuple(sorted(state.discards + state.stock, key=_PLACES.__getitem__))


def deal(state: OnePokerState, cards: tuple[str, ...]) -> Step[OnePokerState]:
    """Begin the next deal: draw, pay the antes, show the signals; then the first player locks.

    Raises ValueError in the middle of a deal, after the match, and unless `cards` are a permutation of the pack (none while the stock goes on).
    """
    if state.phase != "end" or over(state):
        raise ValueError("no deal is due")
    due = pack(state)
    if sorted(cards) != sorted(due):
        raise ValueError(f"these are not the {len(due)} cards that are to be shuffled")
    restocked = bool(due) and state.deal > 0
    first = next_first(state)
    hands, stock = _draw(state, first, cards or state.stock)
    stacks = state.betting.stacks
    antes = tuple(min(state.ante, stack) for stack in stacks)
    left = tuple(stack - ante for stack, ante in zip(stacks, antes, strict=True))
    begun = OnePokerState(
        state.ante,
        state.deal + 1,
        first,
        "lock",
        first,
        stock,
        () if restocked else state.discards,
        hands,
        tuple(hand[0] for hand in hands) if state.deal else (None, None),
        (None, None),
        tuple(signal(hand) for hand in hands),
        betting.begin(left, BOTH, first, LEAST_BET, sum(antes)),
        stacks,
        ((), ()) if restocked else state.revealed,
        tuple(LastAction("ante", ante, not behind) for ante, behind in zip(antes, left, strict=True)),
        signals_before=state.signals,
    )
    return Step(begun, _told(begun, restocked, antes))


def _draw(state: OnePokerState, first: int, stock: tuple[str, ...]) -> tuple[Hands, tuple[str, ...]]:
    """The hands and what is left of the stock: two each one at a time in the first deal, later one each; the first player draws first."""
    hands: Hands = tuple(
        tuple(card for card in state.hands[seat] if card != state.locks[seat]) for seat in range(SEATS)
    )
    drawn = SEATS * (2 - len(hands[0]))
    return tuple(hands[seat] + stock[(seat - first) % SEATS : drawn : SEATS] for seat in range(SEATS)), stock[drawn:]


def _told(state: OnePokerState, restocked: bool, antes: tuple[int, ...]) -> tuple[Emit, ...]:
    """The beginning of the deal, in order; each hand to its owner only."""
    order = (state.first, 1 - state.first)
    return (
        Emit(DealStarted(state.deal, state.first, restocked, state.started)),
        *[Emit(CardsDrawn(seat, state.hands[seat], state.kept[seat]), seat) for seat in order],
        *[Emit(AntePaid(seat, antes[seat], not state.betting.stacks[seat])) for seat in order],
        Emit(SignalsShown(state.signals)),
    )
