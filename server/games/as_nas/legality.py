"""What the seat to act may do in As-Nas, and at what price: the one source of legality (as_nas.md, A deal)."""

from protocol.play import CallOffer, Legal, RaiseOffer
from server.games.as_nas.state import LIMIT, AsNasState
from server.games.latest import latest


def _offer(state: AsNasState) -> Legal | None:
    seat = state.turn
    if seat is None:
        return None
    stake = state.stakes[seat]
    highest = state.highest
    owed = highest - stake
    raising = None
    if highest < LIMIT:
        to = highest + 1
        raising = RaiseOffer(to, to, to, to, owed + 1, owed + 1)
    return Legal(True, False, not owed, not state.looked[seat], CallOffer(owed) if owed else None, raising)


legal = latest(_offer)
"""All that the seat to act may do, None between deals. Folding is always possible, also when matched."""
