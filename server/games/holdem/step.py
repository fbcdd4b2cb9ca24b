"""How a hand goes on: an action, the next street, the end (holdem.md, "Acting")."""

from protocol.holdem import Street, StreetDealt
from protocol.play import Action
from server.games import betting
from server.games.holdem import ranking
from server.games.holdem.ending import settled
from server.games.holdem.state import BOARD_CARDS, HoldemState
from server.games.rules import Emit, Step

_NEXT: dict[Street, Street] = {"preflop": "flop", "flop": "turn", "turn": "river"}


def legal(state: HoldemState) -> betting.Legal | None:
    """All that the seat to act may do, or None."""
    return state.legal


def step(state: HoldemState, seat: int, action: Action) -> Step[HoldemState]:
    """Carry out an action. Raises Illegal exactly when `legal` does not offer it."""
    played = betting.play(state.round, state.legal, seat, action)
    after = played.round
    last = state.last
    last = (*last[:seat], played.last, *last[seat + 1 :])
    said = Emit(played.event)
    if after.turn is not None:
        offered = betting.offer(after)
        return Step(
            HoldemState(state.match, state.hand, after, state.street, state.board, state.own, last, offered), (said,)
        )
    closed = HoldemState(state.match, state.hand, after, state.street, state.board, state.own, last, None)
    # Two who can bet and a street to come: the betting goes on there.
    if after.deep & (after.deep - 1) and state.street in _NEXT:
        return _next_street(closed, said)
    return settled(closed, [said])


def _next_street(state: HoldemState, said: Emit) -> Step[HoldemState]:
    """The first to act is the first player clockwise of the button who still can."""
    street = _NEXT[state.street]
    old = state.round
    big = state.match.settings.big_blind
    opened = betting.begin(old.stacks, old.live, state.hand.button + 1, big, old.pot)
    board = state.hand.board[: BOARD_CARDS[street]]
    dealt = Emit(StreetDealt(street, board[len(state.board) :], board))
    own = ranking.names(state.hand.holes, board)
    begun = HoldemState(state.match, state.hand, opened, street, board, own, state.last, betting.offer(opened))
    return Step(begun, (said, dealt))
