"""How a bot of ours plays: a chance for every action, worked out from the view alone, and the drawing of one of them."""

from collections.abc import Callable, Mapping
from math import exp
from random import Random

from msgspec import Struct

from protocol.play import Action, Legal, Raise
from protocol.table import TableView
from server.bots.bot import offered, safe

Policy = dict[Action, float]
"""Chances of actions that are all legal; none is zero, and they sum to one."""


class NothingToDecide(ValueError):
    """The view is not that of a seat which has to act."""


class PolicyBot(Struct, frozen=True):
    """A bot whose whole play is a pure function from a view to chances, quick enough for the server's loop.

    `name` is what it is called in the arena: a level, or a script's name.
    """

    name: str
    policy: Callable[[TableView], Policy]
    swift: bool = True

    def choose(self, view: TableView, rng: Random) -> Action:
        """One action, drawn by the chances of `policy`: one number is taken from `rng`. Raises NothingToDecide."""
        return drawn(self.policy(view), rng.random())


def drawn(chances: Policy, point: float) -> Action:
    """The action at `point` (0 to 1) when the chances lie side by side in their order."""
    for action, chance in chances.items():
        point -= chance
        if point < 0:
            return action
    return next(reversed(chances))  # the sum may be a hair below one


def legal_of(view: TableView) -> Legal:
    """What the view offers. Raises NothingToDecide if that is nothing."""
    if view.legal is None:
        raise NothingToDecide("the view offers nothing to decide")
    return view.legal


def policy_of(wishes: Mapping[Action, float], legal: Legal, least: float = 1e-9) -> Policy:
    """The wishes that are legal, as chances, those above `least` of them; with none left, what is safe (see server.bots.bot.safe)."""
    possible = {action: weight for action, weight in wishes.items() if weight > 0 and offered(legal, action)}
    whole = sum(possible.values())
    kept = {action: weight for action, weight in possible.items() if weight > least * whole}
    total = sum(kept.values())
    if not total:
        return {safe(legal, Random(0)): 1.0}
    return {action: weight / total for action, weight in kept.items()}


def raise_to(legal: Legal, total: float) -> Raise | None:
    """A raise to about `total`, moved to within the limits; None where raising is not open."""
    offer = legal.raise_
    if offer is None:
        return None
    return Raise(min(max(round(total), offer.least), offer.most))


def rising(value: float, middle: float, width: float) -> float:
    """From 0 to 1 as `value` grows past `middle`: an eighth at `middle - width`, a half at `middle`, seven eighths at `middle + width`."""
    slope = (middle - value) / width * 1.945910149
    return 0.0 if slope > 50 else 1.0 / (1.0 + exp(slope))
