"""What a seat or a spectator may know of an As-Nas match, built up from public facts and the viewer's own looked-at cards."""

from msgspec import Struct

from protocol.as_nas import AsNasPlay
from protocol.play import SeatPlay, SeatState
from server.games.as_nas.legality import legal
from server.games.as_nas.ranking import hand_name
from server.games.as_nas.state import LIMIT, SEATS, AsNasState, over
from server.games.latest import latest
from server.games.rules import GameView


class _Public(Struct, frozen=True, gc=False):
    """What all viewers share: the seats, and the play as a spectator sees it."""

    seats: tuple[SeatPlay, ...]
    play: AsNasPlay


def _seat(state: AsNasState, seat: int, places: dict[int, int]) -> SeatPlay:
    shown = next((hand.cards for hand in state.shown if hand.seat == seat), ())
    in_hand = 0 if shown or state.folded[seat] or not state.deal else 5
    doing: SeatState = "folded" if state.folded[seat] else "to_act" if seat == state.turn else "waiting"
    return SeatPlay(
        doing, None, state.totals[seat], state.stakes[seat], state.last[seat], in_hand, shown, places.get(seat)
    )


def _public(state: AsNasState) -> _Public:
    places = {line.seat: line.place for line in state.standings} if over(state) else {}
    play = AsNasPlay(
        state.deal,
        state.deals,
        state.dealer,
        state.stakes,
        state.highest,
        LIMIT,
        sum(state.stakes),
        state.looked,
        state.totals,
        state.shown,
    )
    return _Public(tuple([_seat(state, seat, places) for seat in range(SEATS)]), play)


_shared = latest(_public)


def view(state: AsNasState, viewer: int | None) -> GameView:
    """The match for a seat, or for spectators (None). Own cards are there once looked at, also when they lie folded."""
    public = _shared(state)
    play = public.play
    if viewer is not None and state.looked[viewer]:
        cards = state.hands[viewer]
        play = AsNasPlay(
            play.deal,
            play.deals,
            play.dealer,
            play.stakes,
            play.highest,
            play.limit,
            play.pot,
            play.looked,
            play.totals,
            play.shown,
            cards,
            hand_name(cards),
        )
    turn = state.turn
    offer = legal(state) if turn is not None and viewer == turn else None
    return GameView(turn, offer, public.seats, play, state.result, state.standings)
