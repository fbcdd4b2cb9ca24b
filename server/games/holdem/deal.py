"""How a hand begins: antes, blinds and hole cards (holdem.md, "Seats, button, blinds" and "Dealing")."""

from typing import Literal

from protocol.cards import HOLDEM_DECK
from protocol.holdem import BlindPosted, HandStarted, HoleDealt
from protocol.play import AntePaid, LastAction
from server.games import betting
from server.games.holdem import buttons, ranking
from server.games.holdem.ending import settled
from server.games.holdem.state import Hand, HoldemState, over, playing
from server.games.rules import Emit, Step

_DECK = set(HOLDEM_DECK)


def pack(_state: HoldemState) -> tuple[str, ...]:
    """All 52 cards are shuffled afresh for every hand."""
    return HOLDEM_DECK


def deal(state: HoldemState, cards: tuple[str, ...]) -> Step[HoldemState]:
    """Begin the next hand with the deck `cards` in dealing order.

    Raises ValueError when the match is over, a hand is on, or the cards are not the 52.
    """
    if over(state) or state.round.turn is not None:
        raise ValueError("no hand can begin now")
    if len(cards) != len(_DECK) or set(cards) != _DECK:
        raise ValueError("the cards are not the 52 of the deck")
    hand = _hand(state, cards)
    emits = [Emit(HandStarted(hand.number, hand.button, hand.small_blind_seat, hand.big_blind_seat, hand.stacks))]
    last: list[LastAction | None] = [None] * len(hand.stacks)
    posted = _post(state, hand, last, emits)
    emits += [Emit(HoleDealt(seat, hand.holes[seat]), seat) for seat in hand.dealt]
    own = ranking.names(hand.holes, ())
    begun = HoldemState(state.match, hand, posted, "preflop", (), own, tuple(last), betting.offer(posted))
    return settled(begun, emits) if posted.turn is None else Step(begun, tuple(emits))


def _hand(state: HoldemState, cards: tuple[str, ...]) -> Hand:
    players = playing(state)
    button = state.match.button
    small, big = buttons.blinds(players, button)
    dealt = buttons.clockwise(players, button)
    stacks = state.round.stacks
    ante = state.match.settings.ante
    antes = tuple([min(stack, ante) for stack in stacks])
    count = len(dealt)
    holes: list[tuple[str, ...]] = [()] * len(stacks)
    for place, seat in enumerate(dealt):
        holes[seat] = (cards[place], cards[place + count])
    flop = 2 * count + 1  # a burned card lies before the flop, the turn and the river
    board = (*cards[flop : flop + 3], cards[flop + 4], cards[flop + 6])
    return Hand(state.hand.number + 1, button, small, big, dealt, stacks, antes, tuple(holes), cards, board)


def _post(state: HoldemState, hand: Hand, last: list[LastAction | None], emits: list[Emit]) -> betting.Round:
    """Antes, then blinds; who has less pays what is left. The price of a call stays the full big blind."""
    settings = state.match.settings
    stacks = list(hand.stacks)
    bets = [0] * len(stacks)
    if settings.ante:
        for seat in hand.dealt:
            stacks[seat] -= hand.antes[seat]
            all_in = stacks[seat] == 0
            emits.append(Emit(AntePaid(seat, hand.antes[seat], all_in)))
            last[seat] = LastAction("ante", hand.antes[seat], all_in)
    _blind(hand.small_blind_seat, "small", settings.small_blind, stacks, bets, last, emits)
    _blind(hand.big_blind_seat, "big", settings.big_blind, stacks, bets, last, emits)
    live = sum(1 << seat for seat in hand.dealt)
    pot = sum(hand.stacks) - sum(stacks)
    big = settings.big_blind
    return betting.begin(tuple(stacks), live, hand.big_blind_seat + 1, big, pot, tuple(bets), big)


def _blind(
    seat: int,
    blind: Literal["small", "big"],
    full: int,
    stacks: list[int],
    bets: list[int],
    last: list[LastAction | None],
    emits: list[Emit],
) -> None:
    """Nothing is posted by a seat that the ante left without chips."""
    paid = min(full, stacks[seat])
    if paid:
        bets[seat] = paid
        stacks[seat] -= paid
        all_in = stacks[seat] == 0
        emits.append(Emit(BlindPosted(seat, blind, paid, all_in)))
        last[seat] = LastAction("small_blind" if blind == "small" else "big_blind", paid, all_in)
