"""The hold'em bots `easy` and `normal`: one way to play, with different tempers."""

from protocol.table import TableView
from server.bots.holdem import postflop, preflop
from server.bots.holdem.reading import read
from server.bots.holdem.temper import Temper
from server.bots.policy import Policy, policy_of

RARE = 0.02
"""What would be done more seldom than this is not done at all: it would only look like a slip."""


def play(view: TableView, temper: Temper) -> Policy:
    """The chances of the actions that a bot of this temper plays. Raises NothingToDecide where the view asks for nothing."""
    spot = read(view)
    wishes = postflop.wishes(spot, temper) if spot.board else preflop.wishes(spot, temper)
    return policy_of(wishes, spot.legal, RARE)
