"""As-Nas for bots: what a view says as a history of the betting and a hand, and the levels `easy` and `normal`, which weigh hand against price.

They look, except now and then while it costs little, and never heed whether the others have looked: so their play can be measured exactly.
"""

from collections.abc import Callable, Mapping
from functools import cache
from itertools import product
from math import comb

from msgspec import Struct

from protocol.as_nas import AsNasPlay, Held
from protocol.cards import AS_NAS_KINDS
from protocol.play import Action, Call, Called, Fold, Folded, Hold, Look, Raised
from protocol.table import TableView
from server.bots.as_nas_strategy import LOOK, Spot
from server.bots.as_nas_tree import FOLD, PLAYERS, RAISE, STAY, Counts, Point, kind_numbers, tree
from server.bots.policy import NothingToDecide, Policy, legal_of, policy_of, raise_to, rising
from server.bots.styles import Style

COPIES = 4
Chances = Mapping[str, float]
"""By FOLD, STAY, RAISE and, while the hand is unseen, LOOK."""


class Temper(Struct, frozen=True):
    """What sets one bot apart from another.

    `blind`: the chance of going on without looking while it costs little. `believes`: how far raises make it think of strong hands. `doubt`:
    the width of the band of now this, now that. `slack`: how far below the price it still stays. `nerve`: how far above an even share of the
    pot its chance must be for a raise. `bold`, `bluff`: the chance of raising strong and weak hands.
    """

    blind: float
    believes: float
    doubt: float
    slack: float
    nerve: float
    bold: float
    bluff: float


EASY = Temper(blind=0.2, believes=0.3, doubt=0.1, slack=0.06, nerve=0.2, bold=0.5, bluff=0.04)
NORMAL = Temper(blind=0.05, believes=1.0, doubt=0.05, slack=0.0, nerve=0.16, bold=0.9, bluff=0.04)


def leaning(temper: Temper, style: Style) -> Temper:
    """The same level in a style."""
    return Temper(
        temper.blind * (1 + 0.5 * style.loose),
        temper.believes,
        temper.doubt,
        temper.slack + 0.04 * style.loose,
        temper.nerve - 0.03 * style.bold,
        min(1.0, temper.bold * (1 + 0.25 * style.bold)),
        temper.bluff * (1 + 0.6 * style.bold),
    )


# --- what a view says -------------------------------------------------------------------------------------------------


def read(view: TableView) -> Spot:
    """The decision that this view asks for. Raises NothingToDecide where it asks for none."""
    legal_of(view)
    if not isinstance(view.play, AsNasPlay):
        raise NothingToDecide("the view is not that of a seat in a deal of As-Nas")
    return Spot("".join(map(_letter, view.log)), None if view.play.cards is None else counts(view.play.cards))


def _letter(event: object) -> str:
    match event:
        case Folded():
            return FOLD
        case Called() | Held():
            return STAY
        case Raised():
            return RAISE
        case _:
            return ""


def counts(cards: tuple[str, ...]) -> Counts:
    """How many of these cards there are of each rank, the highest first."""
    return tuple(sum(card[0] == kind for card in cards) for kind in AS_NAS_KINDS)


def played(view: TableView, chances: Chances) -> Policy:
    """The chances as those of actions. Raises NothingToDecide where the view asks for nothing."""
    legal = legal_of(view)
    wishes: dict[Action, float] = {
        Fold(): chances.get(FOLD, 0.0),
        Hold() if legal.hold else Call(): chances.get(STAY, 0.0),
        Look(): chances.get(LOOK, 0.0),
    }
    if (wish := raise_to(legal, 0)) is not None:
        wishes[wish] = chances.get(RAISE, 0.0)
    return policy_of(wishes, legal)


def playing(view: TableView, chances: Callable[[Spot], Chances]) -> Policy:
    """Play what `chances` says of the decision that the view asks for. Raises NothingToDecide where it asks for none."""
    return played(view, chances(read(view)))


def point_of(history: str) -> Point:
    """The decision point after a history. Raises ValueError if there is none."""
    point = tree().find(history)
    if point is None:
        raise ValueError(f"no decision in As-Nas after {history!r}")
    return point


# --- hands ------------------------------------------------------------------------------------------------------------


@cache
def beaten(hand: Counts) -> float:
    """The chance that one opponent, who may hold any of the other fifteen cards, has less; a tie counts half."""
    numbers = kind_numbers()
    own, rest = numbers[hand], tuple(COPIES - held for held in hand)
    won = total = 0
    for other in product(*(range(left + 1) for left in rest)):
        if sum(other) == sum(hand):
            ways = 1
            for left, taken in zip(rest, other, strict=True):
                ways *= comb(left, taken)
            theirs = numbers[other]
            total += 2 * ways
            won += ways * (2 if own > theirs else 1 if own == theirs else 0)
    return won / total


def rivals(point: Point) -> tuple[str, ...]:
    """What each player who remains besides the one to act did last, empty for who has not acted yet."""
    last = [""] * PLAYERS
    walked = tree().points[0]
    for action in point.history:
        assert walked.actor is not None
        last[walked.actor] = action
        walked = tree().after[walked.index][walked.actions().index(action)]
    return tuple(did for player, did in enumerate(last) if player != point.actor and not point.folded[player])


# --- the levels -------------------------------------------------------------------------------------------------------


def chances(spot: Spot, temper: Temper) -> Chances:
    """What a bot of this temper does; nothing that it never does is named. Raises ValueError for a history after which nobody decides."""
    point = point_of(spot.history)
    wishes = _unseen(point, temper) if spot.hand is None else _seen(point, spot.hand, temper)
    # What is done once in a hundred times only would look like a slip.
    kept = {action: weight for action, weight in wishes.items() if weight > 0.01}
    total = sum(kept.values())
    return {action: weight / total for action, weight in kept.items()}


def _unseen(point: Point, temper: Temper) -> Chances:
    """Look, mostly; going on unseen is worth a try only while it is cheap."""
    highest = max(point.stakes)
    blind = temper.blind if highest == 1 else temper.blind / 4 if highest == 2 else 0.0
    return {LOOK: 1 - blind, STAY: 0.75 * blind, RAISE: 0.25 * blind}


def _seen(point: Point, hand: Counts, temper: Temper) -> Chances:
    assert point.actor is not None
    others = rivals(point)
    owed = max(point.stakes) - point.stakes[point.actor]
    # Who raised has something, who stayed in a raised pot has less than who raised but more than nothing.
    force = 0.9 * others.count(RAISE) + (0.45 * others.count(STAY) if max(point.stakes) > 1 else 0.0)
    value = beaten(hand) ** (len(others) + temper.believes * force)
    even = 1 / (len(others) + 1)
    raising = bluff = 0.0
    if RAISE in point.actions():
        raising = rising(value, even + temper.nerve, 0.04 + temper.doubt / 2) * temper.bold
        bluff = temper.bluff * (1 - raising) if RAISE not in others else 0.0
    rest = max(0.0, 1 - raising - bluff)
    if not owed:
        # Already level: staying is free, so nobody throws the stake away.
        return {STAY: rest, RAISE: raising + bluff}
    # Those who act later may raise: staying may cost more than it says.
    need = owed / (point.pot + owed) - temper.slack + 0.02 * others.count("")
    staying = 1.0 if value > 0.97 else rising(value, need, temper.doubt)
    return {FOLD: rest * (1 - staying), STAY: rest * staying, RAISE: raising + bluff}
