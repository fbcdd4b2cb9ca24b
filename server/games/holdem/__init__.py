"""Hold'em as one value (holdem.md): what the rest of the house knows of it."""

from server.games.holdem.deal import deal, pack
from server.games.holdem.state import HoldemState, new, over, playing, problem, seats
from server.games.holdem.step import legal, step
from server.games.holdem.view import view
from server.games.rules import Rules

__all__ = ["HOLDEM", "HoldemState"]


def _turn(state: HoldemState) -> int | None:
    return state.round.turn


def _number(state: HoldemState) -> int:
    return state.hand.number


HOLDEM: Rules[HoldemState] = Rules(
    name="holdem",
    seats=seats,
    problem=problem,
    new=new,
    pack=pack,
    deal=deal,
    turn=_turn,
    legal=legal,
    step=step,
    view=view,
    over=over,
    playing=playing,
    number=_number,
)
