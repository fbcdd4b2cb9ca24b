"""As-Nas at level `hard`: the trained strategy of one deal, bent towards the place as the match goes on."""

from protocol.as_nas import AsNasPlay
from protocol.table import TableView
from server.bots import as_nas
from server.bots.as_nas import Chances
from server.bots.as_nas_place import for_place
from server.bots.as_nas_strategy import LOOK, AsNasStrategy, Spot
from server.bots.as_nas_tree import FOLD, STAY
from server.bots.policy import Policy

TWELFTHS = 12
"""Totals come in twelfths of a point."""


class AsNasHard:
    """The level: `chances` for a single deal, `policy` for a deal of a match."""

    def __init__(self, strategy: AsNasStrategy) -> None:
        self._strategy = strategy

    def chances(self, spot: Spot) -> Chances:
        """What it does in a single deal. Raises ValueError for a history after which nobody decides."""
        if spot.hand is None:
            return {LOOK: 1.0}
        trained = self._strategy.act(spot.history, spot.hand)
        # Where its own play never leads (a seat taken over, a time-out before) any sensible play is right.
        return as_nas.chances(spot, as_nas.NORMAL) if trained is None else _level(spot, trained)

    def policy(self, view: TableView) -> Policy:
        """What it does in a deal of a match. Raises NothingToDecide where the view asks for nothing."""
        spot = as_nas.read(view)
        chances = self.chances(spot)
        play, you = view.play, view.you
        if spot.hand is not None and isinstance(play, AsNasPlay) and you is not None and you.seat is not None:
            others = max(total for seat, total in enumerate(play.totals) if seat != you.seat)
            lead = (play.totals[you.seat] - others) / TWELFTHS
            chances = for_place(chances, spot.history, lead, play.deals - play.deal + 1)
        return as_nas.played(view, chances)


def _level(spot: Spot, chances: Chances) -> Chances:
    """Staying is free where the stake is level: nobody throws it away, even if it comes out nearly the same."""
    point = as_nas.point_of(spot.history)
    if point.actor is None or point.stakes[point.actor] < max(point.stakes) or FOLD not in chances:
        return chances
    kept = {action: chance for action, chance in chances.items() if action != FOLD}
    kept[STAY] = kept.get(STAY, 0.0) + chances[FOLD]
    return kept
