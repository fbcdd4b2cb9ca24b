"""Hold'em as one viewer may know it, built up from public facts and the viewer's own cards."""

from protocol.holdem import HoldemPlay, Pot, PotResult, Street
from protocol.play import SeatPlay, SeatState, Shown
from server.games import pots
from server.games.holdem.state import HoldemState
from server.games.latest import latest
from server.games.rules import GameView

_Public = tuple[
    int,
    int,
    int,
    int,
    int,
    int,
    int,
    Street,
    tuple[str, ...],
    int,
    tuple[int, ...],
    tuple[Pot, ...],
    tuple[Shown, ...],
    tuple[PotResult, ...],
]
"""The fields of HoldemPlay that everybody sees, in their order."""


def view(state: HoldemState, viewer: int | None) -> GameView:
    """The game for a seat, or for spectators (None). A folded hand stays its owner's to see; who was not dealt in sees the public part only."""
    seats, shared, bare = _shared(state)
    match = state.match
    turn = state.round.turn
    if viewer is None or not state.hand.holes[viewer]:
        return GameView(turn, None, seats, bare, state.result, match.standings)
    offered = state.legal if viewer == turn else None
    play = HoldemPlay(*shared, state.hand.holes[viewer], state.own[viewer])
    return GameView(turn, offered, seats, play, state.result, match.standings)


def _work_out(state: HoldemState) -> tuple[tuple[SeatPlay, ...], _Public, HoldemPlay]:
    """What all viewers share: the seats, the public fields, and the play as a spectator sees it."""
    hand, betting, settings = state.hand, state.round, state.match.settings
    public: _Public = (
        hand.number,
        hand.button,
        settings.small_blind,
        settings.big_blind,
        settings.ante,
        hand.small_blind_seat,
        hand.big_blind_seat,
        state.street,
        state.board,
        betting.pot,
        betting.bets,
        _pots(state),
        state.shown,
        state.result.pots if state.result is not None else (),
    )
    return _seats(state), public, HoldemPlay(*public)


_shared = latest(_work_out)


def _pots(state: HoldemState) -> tuple[Pot, ...]:
    betting = state.round
    if not betting.pot:
        return ()
    if betting.live == betting.deep:
        return (Pot(betting.pot, pots.MEMBERS[betting.live]),)
    put_in = tuple([before - now for before, now in zip(state.hand.stacks, betting.stacks, strict=True)])
    return pots.contested(put_in, betting.live, betting.deep)


def _seats(state: HoldemState) -> tuple[SeatPlay, ...]:
    betting, places, holes = state.round, state.match.places, state.hand.holes
    live, turn, bets, last = betting.live, betting.turn, betting.bets, state.last
    shown = {hand.seat: hand.cards for hand in state.shown}
    on = state.result is None
    seats: list[SeatPlay] = []
    for seat, stack in enumerate(betting.stacks):
        unfolded = live >> seat & 1
        doing: SeatState = "waiting"
        if seat == turn:
            doing = "to_act"
        elif places[seat] is not None and not stack:
            doing = "out"
        elif not unfolded:
            doing = "folded" if holes[seat] else "waiting"
        elif not stack and on:
            doing = "all_in"
        face_up = shown.get(seat, ())
        seats.append(
            SeatPlay(
                doing, stack, None, bets[seat], last[seat], 2 if unfolded and not face_up else 0, face_up, places[seat]
            )
        )
    return tuple(seats)
