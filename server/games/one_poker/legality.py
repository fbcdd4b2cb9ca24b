"""What the seat to act may do in One Poker, and at what price: the one source of legality (one_poker.md, A deal, 3 and 4)."""

from protocol.play import Legal, LockOffer
from server.games import betting
from server.games.latest import latest
from server.games.one_poker.state import OnePokerState


def _offer(state: OnePokerState) -> Legal | None:
    seat = state.turn
    if seat is None:
        return None
    if state.phase == "lock":
        return Legal(False, False, False, False, None, None, LockOffer(state.hands[seat]))
    return betting.offer(state.betting)


legal = latest(_offer)
"""All that the seat to act may do, None between deals. While locking there is nothing but to lock one of the two."""
