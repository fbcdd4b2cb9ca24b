"""One Poker as one value (one_poker.md): what the rest of the house knows of it."""

from protocol.table import GameSettings
from server.games.one_poker.deal import deal, pack
from server.games.one_poker.legality import legal
from server.games.one_poker.state import SEATS, OnePokerState, new, over, playing, problem
from server.games.one_poker.step import step
from server.games.one_poker.view import view
from server.games.rules import Rules

__all__ = ["ONE_POKER", "OnePokerState"]


def _seats(_settings: GameSettings) -> int:
    """Always two."""
    return SEATS


def _turn(state: OnePokerState) -> int | None:
    return state.turn


def _number(state: OnePokerState) -> int:
    return state.deal


ONE_POKER: Rules[OnePokerState] = Rules(
    name="one_poker",
    seats=_seats,
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
