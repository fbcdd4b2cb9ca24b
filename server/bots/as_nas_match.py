"""As-Nas with the match in mind: how much a lead is to be guarded or a gap to be closed, from the totals and the deals that are left. No cards."""

from collections.abc import Sequence
from math import erf, exp, log, prod, sqrt

TWELFTHS = 12
SPREAD = 1.45
"""Points by which one player's result of a deal typically varies."""
STEP = 1.5
"""Points up and down between which the worth of winning is compared with the cost of losing."""
_NODES = tuple(-3.0 + 0.25 * place for place in range(25))
_WEIGHTS = tuple(exp(-(node**2) / 2) for node in _NODES)


def win_chance(own: float, others: Sequence[float], left: float) -> float:
    """The chance to end above all others, with totals in points, if each total still varies by chance in `left` deals (above 0)."""
    spread = SPREAD * sqrt(left)
    total = 0.0
    for node, weight in zip(_NODES, _WEIGHTS, strict=True):
        reached = own + spread * node
        total += weight * prod(0.5 + 0.5 * erf((reached - other) / spread / sqrt(2)) for other in others)
    return total / sum(_WEIGHTS)


def attitude(totals: Sequence[int], seat: int, left: int) -> float:
    """How a seat should value points in this deal, with `totals` in twelfths before it and `left` deals after it.

    0: a point is a point. Above 0: points won count for more than points lost, because a gap must be closed; below 0: a lead is guarded. It is the
    rate, per point, at which the worth of a further point grows: points are worth (exp(rate x points) - 1) / rate.
    """
    own = totals[seat] / TWELFTHS
    others = [total / TWELFTHS for number, total in enumerate(totals) if number != seat]
    # Even after the last deal a half is left to chance: nobody knows what the others' stakes will do to their totals.
    down, here, up = (win_chance(own + step, others, left + 0.5) for step in (-STEP, 0.0, STEP))
    won, lost = max(up - here, 1e-9), max(here - down, 1e-9)
    return log(won / lost) / STEP
