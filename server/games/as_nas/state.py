"""The whole truth of an As-Nas match, hidden hands included. It never leaves the house: what may be seen is in view.py."""

from msgspec import Struct

from protocol.as_nas import AsNasResult, AsNasSettings
from protocol.play import LastAction, Shown, Standing
from protocol.table import GameSettings

SEATS = 4
LIMIT = 4
"""The highest stake, in points (as_nas.md, A deal)."""
TWELFTHS = 12
"""A point in twelfths: every pot splits exactly between two, three or four (as_nas.md, Score)."""


class AsNasState(Struct, frozen=True, gc=False):
    """A match between two inputs.

    `turn` is the seat to act, None between deals; `waiting` how many seats have still to act before the showdown. Stakes and `highest`
    in points, `totals` in twelfths. `hands` are in dealing order. `shown` are the hands that lie face up. `result` is of the deal just ended.
    """

    deals: int
    deal: int
    dealer: int
    turn: int | None
    waiting: int
    hands: tuple[tuple[str, ...], ...]
    stakes: tuple[int, ...]
    highest: int
    folded: tuple[bool, ...]
    looked: tuple[bool, ...]
    last: tuple[LastAction | None, ...]
    totals: tuple[int, ...]
    standings: tuple[Standing, ...]
    shown: tuple[Shown, ...] = ()
    result: AsNasResult | None = None


def standings(totals: tuple[int, ...]) -> tuple[Standing, ...]:
    """The order of these totals, best first; equal totals share the better place."""
    order = sorted(range(SEATS), key=lambda seat: -totals[seat])
    return tuple(
        Standing(seat, 1 + sum(total > totals[seat] for total in totals), None, totals[seat]) for seat in order
    )


def new(settings: GameSettings) -> AsNasState:
    """A match before its first deal, whose dealer will be seat 0. ValueError unless these are As-Nas settings."""
    if not isinstance(settings, AsNasSettings):
        raise ValueError("game: these are not settings of As-Nas")
    nothing = (0,) * SEATS
    no = (False,) * SEATS
    return AsNasState(
        settings.deals, 0, 0, None, 0, (), nothing, 0, no, no, (None,) * SEATS, nothing, standings(nothing)
    )


def over(state: AsNasState) -> bool:
    """Whether the last deal has been settled (as_nas.md, head)."""
    return state.turn is None and state.deal == state.deals
