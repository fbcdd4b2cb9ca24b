"""What a seat or a spectator may know of a One Poker match, built up from public facts and the viewer's own cards."""

from msgspec import Struct

from protocol.one_poker import OnePokerPlay
from protocol.play import SeatPlay, SeatState, Standing
from server.games.latest import latest
from server.games.one_poker.legality import legal
from server.games.one_poker.state import SEATS, OnePokerState, over, standings
from server.games.rules import GameView


class _Public(Struct, frozen=True, gc=False):
    """What all viewers share: the seats, the play as a spectator sees it, and the order of the match."""

    seats: tuple[SeatPlay, ...]
    play: OnePokerPlay
    standings: tuple[Standing, ...]


def _doing(state: OnePokerState, seat: int) -> SeatState:
    if seat == state.turn:
        return "to_act"
    if not state.betting.live >> seat & 1:
        return "folded"
    return "waiting" if state.betting.stacks[seat] else "all_in"


def _seat(state: OnePokerState, seat: int) -> SeatPlay:
    stack = state.betting.stacks[seat]
    place = (1 if stack else 2) if over(state) else None
    doing: SeatState = "out" if place == 2 else _doing(state, seat)
    lock = state.locks[seat]
    # The locked card lies open after the deal and counts as face down until then, so that nothing tells which one it is.
    shown = (lock,) if state.phase == "end" and lock is not None else ()
    return SeatPlay(
        doing,
        stack,
        None,
        state.betting.bets[seat],
        state.last[seat],
        len(state.hands[seat]) - len(shown),
        shown,
        place,
    )


def _public(state: OnePokerState) -> _Public:
    play = OnePokerPlay(
        state.deal,
        state.first,
        state.phase,
        state.ante,
        state.signals,
        (state.locks[0] is not None, state.locks[1] is not None),
        state.betting.bets,
        state.betting.pot,
        state.revealed,
        len(state.stock),
        signals_before=state.signals_before,
    )
    return _Public(tuple([_seat(state, seat) for seat in range(SEATS)]), play, standings(state.betting.stacks))


_shared = latest(_public)


def view(state: OnePokerState, viewer: int | None) -> GameView:
    """The match for a seat, or for spectators (None). After a deal `pot` is 0: the stacks hold it, the result says what it was."""
    public = _shared(state)
    play = public.play
    if viewer is not None and state.hands[viewer]:
        play = OnePokerPlay(
            play.deal,
            play.first,
            play.phase,
            play.ante,
            play.signals,
            play.locked,
            play.bets,
            play.pot,
            play.revealed,
            play.stock,
            state.hands[viewer],
            state.locks[viewer],
            state.kept[viewer],
            play.signals_before,
        )
    turn = state.turn
    offer = legal(state) if turn is not None and viewer == turn else None
    return GameView(turn, offer, public.seats, play, state.result, public.standings)
