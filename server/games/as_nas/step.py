"""One action in As-Nas (as_nas.md, A deal): it is carried out exactly when the offer of legality.py has it."""

from typing import TypeVar

from protocol.as_nas import CardsSeen, Held, Looked
from protocol.play import Action, Call, Called, Fold, Folded, Hold, LastAction, Look, Raise, Raised
from server.games.as_nas.deal import settle
from server.games.as_nas.legality import legal
from server.games.as_nas.ranking import hand_name
from server.games.as_nas.state import SEATS, AsNasState
from server.games.rules import Emit, Illegal, Step

T = TypeVar("T")

_FOLD = LastAction("fold")
_HOLD = LastAction("hold")
_LOOK = LastAction("look")


def _with(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def step(state: AsNasState, seat: int, action: Action) -> Step[AsNasState]:
    """Carry out an action of the seat to act. Raises Illegal, with nothing changed, exactly when it is not offered."""
    offer = legal(state)
    if offer is None or seat != state.turn:
        raise Illegal("not_your_turn")
    if isinstance(action, Call) and offer.call is not None:
        cost = offer.call.cost
        return _stay(state, seat, LastAction("call", cost), Emit(Called(seat, cost, state.highest)))
    if isinstance(action, Look) and offer.look:
        return _look(state, seat)
    if isinstance(action, Fold) and offer.fold:
        return _fold(state, seat)
    if isinstance(action, Hold) and offer.hold:
        return _stay(state, seat, _HOLD, Emit(Held(seat)))
    if isinstance(action, Raise) and (raising := offer.raise_) is not None:
        if action.to != raising.least:
            raise Illegal("illegal_amount", least=raising.least, most=raising.most)
        return _raise(state, seat, action.to, raising.cost)
    raise Illegal("illegal_action", action=str(action.__struct_config__.tag))


def _look(state: AsNasState, seat: int) -> Step[AsNasState]:
    """Looking does not end the turn. Everybody learns that the player has looked, the owner alone what there is."""
    cards = state.hands[seat]
    looked = AsNasState(
        state.deals,
        state.deal,
        state.dealer,
        seat,
        state.waiting,
        state.hands,
        state.stakes,
        state.highest,
        state.folded,
        _with(state.looked, seat, True),
        _with(state.last, seat, _LOOK),
        state.totals,
        state.standings,
    )
    return Step(looked, (Emit(Looked(seat)), Emit(CardsSeen(seat, cards, hand_name(cards)), seat)))


def _stay(state: AsNasState, seat: int, last: LastAction, emit: Emit) -> Step[AsNasState]:
    """Call or hold: the stake matches the highest."""
    stakes = state.stakes if last is _HOLD else _with(state.stakes, seat, state.highest)
    return _go_on(state, seat, stakes, state.highest, state.folded, last, state.waiting - 1, emit)


def _raise(state: AsNasState, seat: int, to: int, cost: int) -> Step[AsNasState]:
    """Everybody else who remains has to act again."""
    waiting = state.folded.count(False) - 1
    emit = Emit(Raised(seat, to, cost))
    return _go_on(state, seat, _with(state.stakes, seat, to), to, state.folded, LastAction("raise", to), waiting, emit)


def _fold(state: AsNasState, seat: int) -> Step[AsNasState]:
    """The stake stays in the pot. When one player remains, the deal is over at once."""
    folded = _with(state.folded, seat, True)
    waiting = state.waiting - 1 if folded.count(False) > 1 else 0
    return _go_on(state, seat, state.stakes, state.highest, folded, _FOLD, waiting, Emit(Folded(seat)))


def _go_on(
    state: AsNasState,
    seat: int,
    stakes: tuple[int, ...],
    highest: int,
    folded: tuple[bool, ...],
    last: LastAction,
    waiting: int,
    emit: Emit,
) -> Step[AsNasState]:
    """The turn passes counterclockwise to the next player who remains; when nobody has to act any more the deal is settled."""
    turn = (seat - 1) % SEATS
    while folded[turn]:
        turn = (turn - 1) % SEATS
    acted = AsNasState(
        state.deals,
        state.deal,
        state.dealer,
        turn,
        waiting,
        state.hands,
        stakes,
        highest,
        folded,
        state.looked,
        _with(state.last, seat, last),
        state.totals,
        state.standings,
    )
    return settle(acted, (emit,)) if not waiting else Step(acted, (emit,))
