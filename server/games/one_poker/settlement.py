"""How a One Poker deal ends: what nobody matched goes back, both cards are turned, the pot is paid (one_poker.md, A deal, 5)."""

from typing import Literal

from protocol.one_poker import CardsRevealed, DealEnded, DealWon, OnePokerResult
from protocol.play import MatchEnded, Returned, SeatOut
from server.games import betting
from server.games.one_poker.ranking import compare
from server.games.one_poker.state import BOTH, LEAST_BET, SEATS, OnePokerState, next_first, over, standings
from server.games.rules import Emit, Step

_FOLDER_LOSES = {0b01: 0, 0b10: 1}
"""The winner by the mask of who has not folded."""


def settle(state: OnePokerState, locks: tuple[str, str], happened: tuple[Emit, ...]) -> Step[OnePokerState]:
    """End the deal after its betting. Both locked cards are revealed, also when somebody folded; a fold decides whatever they are."""
    played = state.betting
    paid = tuple(before - left for before, left in zip(state.started, played.stacks, strict=True))
    matched = min(paid)
    returned = tuple(amount - matched for amount in paid)
    pot = SEATS * matched
    winner, by = _winner(played.live, locks)
    shares = (matched, matched) if winner is None else (pot, 0) if winner == 0 else (0, pot)
    stacks = tuple(map(sum, zip(played.stacks, returned, shares, strict=True)))
    net = tuple(after - before for after, before in zip(stacks, state.started, strict=True))
    result = OnePokerResult(state.deal, winner, by, pot, shares, returned, locks, net)
    ended = _ended(state, result, betting.begin(stacks, played.live, state.first, LEAST_BET, 0))
    return Step(ended, happened + _told(ended, result))


def _winner(live: int, locks: tuple[str, str]) -> tuple[int | None, Literal["cards", "fold", "tie"]]:
    if live != BOTH:
        return _FOLDER_LOSES[live], "fold"
    order = compare(*locks)
    return (None, "tie") if order == 0 else (0 if order > 0 else 1, "cards")


def _ended(state: OnePokerState, result: OnePokerResult, after: betting.Round) -> OnePokerState:
    """The state between deals; the played cards lie among the discards."""
    return OnePokerState(
        state.ante,
        state.deal,
        state.first,
        "end",
        None,
        state.stock,
        state.discards + result.cards,
        state.hands,
        state.kept,
        result.cards,
        state.signals,
        after,
        state.started,
        tuple((*cards, result.cards[seat]) for seat, cards in enumerate(state.revealed)),
        state.last,
        result,
        state.signals_before,
    )


def _told(state: OnePokerState, result: OnePokerResult) -> tuple[Emit, ...]:
    """What the end of the deal tells everybody, in order; with it the end of the match, once a player has no chips."""
    told = [Emit(Returned(seat, amount)) for seat, amount in enumerate(result.returned) if amount]
    told.append(Emit(CardsRevealed(result.cards)))
    told.append(Emit(DealWon(result.winner, result.by, result.pot, result.shares)))
    stacks = state.betting.stacks
    told.append(Emit(DealEnded(result.deal, stacks, None if over(state) else next_first(state))))
    if over(state):
        told.append(Emit(SeatOut(stacks.index(0), 2)))
        told.append(Emit(MatchEnded(standings(stacks), (1 - stacks.index(0),))))
    return tuple(told)
