"""Playing As-Nas for the place instead of for points: the same chances, bent by how far ahead or behind a player is.

Only the highest total wins a match, so who is behind needs swings and who is ahead should avoid them.
"""

from collections.abc import Mapping
from math import exp, sqrt

from server.bots.as_nas_tree import FOLD, RAISE, STAY, tree

URGE = 6.0
"""How far chances are bent: at the most a fold becomes exp(URGE) times less likely and a raise as much likelier."""
REACH = 2.0
"""How many points times the root of the deals to come make a gap that is felt to the full."""
SAFE_LEAD = 4.0
"""A lead in points that the last deal hardly takes from a player who stays out of it."""


def for_place(chances: Mapping[str, float], history: str, lead: float, left: int) -> dict[str, float]:
    """The chances of a single deal (see as_nas_tree) bent for the match.

    `lead` is the own total less the best of the others', in points, before this deal; `left` counts the deals to be played, this
    one included. Raises ValueError for a history after which nobody decides.
    """
    point = tree().find(history)
    if point is None or point.actor is None:
        raise ValueError(f"nobody decides after {history!r}")
    if left > 1:
        return _bent(chances, -lead / REACH / sqrt(left - 1))
    own, highest = point.stakes[point.actor], max(point.stakes)
    if lead >= SAFE_LEAD:
        return {STAY: 1.0} if own == highest else {FOLD: 1.0}
    if lead > 0:
        return dict(chances)
    return _must_win(chances, can_raise=RAISE in point.actions(), enough=point.pot - own >= -lead)


def _bent(chances: Mapping[str, float], need: float) -> dict[str, float]:
    force = URGE * min(max(need, -1.0), 1.0)
    weights = {FOLD: exp(-force), STAY: 1.0, RAISE: exp(force)}
    bent = {action: chance * weights[action] for action, chance in chances.items()}
    total = sum(bent.values())
    return {action: weight / total for action, weight in bent.items()}


def _must_win(chances: Mapping[str, float], *, can_raise: bool, enough: bool) -> dict[str, float]:
    """Level or behind in the last deal: who folds has lost, and so has who wins a pot that does not close the gap."""
    if can_raise and not enough:
        return {RAISE: 1.0}
    stay = chances.get(STAY, 0.0) + chances.get(FOLD, 0.0)
    return {action: chance for action, chance in ((STAY, stay), (RAISE, chances.get(RAISE, 0.0))) if chance}
