"""One action in One Poker (one_poker.md, A deal, 3 and 4): it is carried out exactly when the offer of legality.py has it."""

from typing import Literal

from protocol.one_poker import CardLocked, Locked
from protocol.play import Action, LastAction, LockCard
from server.games import betting
from server.games.one_poker.legality import legal
from server.games.one_poker.settlement import settle
from server.games.one_poker.state import OnePokerState
from server.games.rules import Emit, Illegal, Step

_LOCKED = LastAction("lock")


def step(state: OnePokerState, seat: int, action: Action) -> Step[OnePokerState]:
    """Carry out an action of the seat to act. Raises Illegal, with nothing changed, exactly when it is not offered."""
    offer = legal(state)
    if offer is None or seat != state.turn:
        raise Illegal("not_your_turn")
    if offer.lock is None:
        return _bet(state, betting.play(state.betting, offer, seat, action))
    if not isinstance(action, LockCard):
        raise Illegal("illegal_action", action=str(action.__struct_config__.tag))
    if action.card not in offer.lock.cards:
        raise Illegal("illegal_card", card=action.card)
    return _lock(state, seat, action.card)


def _lock(state: OnePokerState, seat: int, card: str) -> Step[OnePokerState]:
    """Everybody learns that the player has locked, the owner alone which card. Betting starts only when both have."""
    happened = (Emit(Locked(seat)), Emit(CardLocked(seat, card), seat))
    other = 1 - seat
    theirs = state.locks[other]
    locks = (card, theirs) if seat == 0 else (theirs, card)
    last = (_LOCKED, state.last[1]) if seat == 0 else (state.last[0], _LOCKED)
    if theirs is None:
        return Step(_acted(state, "lock", other, locks, state.betting, last), happened)
    locked = _acted(state, "bet", state.betting.turn, locks, state.betting, last)
    # If the ante took a player's last chip there is no betting: nobody has the turn in the round.
    return _go_on(locked, happened)


def _bet(state: OnePokerState, played: betting.Played) -> Step[OnePokerState]:
    last = (played.last, state.last[1]) if state.turn == 0 else (state.last[0], played.last)
    after = _acted(state, "bet", played.round.turn, state.locks, played.round, last)
    return _go_on(after, (Emit(played.event),))


def _go_on(state: OnePokerState, happened: tuple[Emit, ...]) -> Step[OnePokerState]:
    """Betting goes on while somebody has the turn, then the deal is settled."""
    mine, theirs = state.locks
    if state.turn is not None or mine is None or theirs is None:
        return Step(state, happened)
    return settle(state, (mine, theirs), happened)


def _acted(
    state: OnePokerState,
    phase: Literal["lock", "bet"],
    turn: int | None,
    locks: tuple[str | None, ...],
    after: betting.Round,
    last: tuple[LastAction | None, ...],
) -> OnePokerState:
    return OnePokerState(
        state.ante,
        state.deal,
        state.first,
        phase,
        turn,
        state.stock,
        state.discards,
        state.hands,
        state.kept,
        locks,
        state.signals,
        after,
        state.started,
        state.revealed,
        last,
        signals_before=state.signals_before,
    )
