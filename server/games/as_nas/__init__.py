"""As-Nas as one value (as_nas.md): what the rest of the house knows of it."""

from protocol.as_nas import AsNasSettings
from protocol.table import GameSettings
from server.games.as_nas.deal import deal, pack
from server.games.as_nas.legality import legal
from server.games.as_nas.state import SEATS, AsNasState, new, over
from server.games.as_nas.step import step
from server.games.as_nas.view import view
from server.games.rules import Rules

__all__ = ["AS_NAS", "AsNasState"]


def _seats(_settings: GameSettings) -> int:
    """Always four."""
    return SEATS


def _problem(settings: GameSettings) -> str | None:
    return None if isinstance(settings, AsNasSettings) else "game: these are not settings of As-Nas"


def _turn(state: AsNasState) -> int | None:
    return state.turn


def _playing(_state: AsNasState) -> tuple[int, ...]:
    """Nobody is ever out of a match."""
    return tuple(range(SEATS))


def _number(state: AsNasState) -> int:
    return state.deal


AS_NAS: Rules[AsNasState] = Rules(
    name="as_nas",
    seats=_seats,
    problem=_problem,
    new=new,
    pack=pack,
    deal=deal,
    turn=_turn,
    legal=legal,
    step=step,
    view=view,
    over=over,
    playing=_playing,
    number=_number,
)
