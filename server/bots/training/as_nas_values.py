"""What the ends of an As-Nas deal are worth to one player, exactly, over all deals of the pack.

Everything is by kind of the player's own hand and weighed by the chance of that hand, of the others' cards and of the
others playing towards that end.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from server.bots.as_nas_tree import FOLD, PLAYERS, Point, Tree
from server.bots.training.as_nas_deal import Numbers, Pack, Places

CHUNK = 16
"""Ends that are worked out together: so many that numpy has enough to do, so few that it stays in the processor's cache."""


@dataclass(frozen=True)
class Group:
    """The ends of one player with equally many others left. `places` are places in Outcomes.values; `others[k]` tells the
    opponents and `nodes` where their reach stands (decision points first, then ends)."""

    left: int
    out: bool
    places: Places
    nodes: Places
    others: Places
    pots: Numbers
    stakes: Numbers


@dataclass(frozen=True)
class Outcomes:
    """Where the deal is decided for `player`: at own folds and at ends that the player has not folded before.

    `at[(point, action)]` is the place of the value of that action, where the action decides.
    """

    player: int
    count: int
    at: dict[tuple[int, int], int]
    groups: tuple[Group, ...]


@dataclass(frozen=True)
class _End:
    node: int
    left: int
    out: bool
    others: tuple[int, int, int]
    pot: int
    stake: int


def outcomes(tree: Tree, player: int) -> Outcomes:
    """The outcomes of a player; raises nothing, the tree is whole."""
    at, ends = dict[tuple[int, int], int](), list[_End]()
    for point, action, end in _ends(tree, player):
        at[point, action] = len(ends)
        ends.append(end)
    kinds = sorted({(end.left, end.out) for end in ends})
    groups = [_group(left, out, ends) for left, out in kinds]
    return Outcomes(player, len(ends), at, tuple(groups))


def _ends(tree: Tree, player: int) -> Iterator[tuple[int, int, _End]]:
    for point in tree.points:
        if point.folded[player]:
            continue
        for place, (action, after) in enumerate(zip(point.actions(), tree.after[point.index], strict=True)):
            if action == FOLD and point.actor == player:
                yield point.index, place, _end(point, player, point.index, out=True)
            elif after.actor is None:
                yield point.index, place, _end(after, player, len(tree.points) + after.index, out=False)


def _end(point: Point, player: int, node: int, *, out: bool) -> _End:
    others = [other for other in range(PLAYERS) if other != player]
    left = sum(not point.folded[other] for other in others)
    # Hand a is the only one left, or the only one out, so that b and c can be looked up together.
    others.sort(key=lambda other: point.folded[other] != (left == 2))
    return _End(node, left, out, (others[0], others[1], others[2]), point.pot, point.stakes[player])


def _group(left: int, out: bool, ends: list[_End]) -> Group:
    chosen = [(place, end) for place, end in enumerate(ends) if (end.left, end.out) == (left, out)]
    return Group(
        left=left,
        out=out,
        places=np.array([place for place, _ in chosen]),
        nodes=np.array([end.node for _, end in chosen]),
        others=np.array([end.others for _, end in chosen]).T.copy(),
        pots=np.array([float(end.pot) for _, end in chosen]),
        stakes=np.array([float(end.stake) for _, end in chosen]),
    )


def values(pack: Pack, outcomes_: Outcomes, reach: Numbers) -> Numbers:
    """Points by outcome and own hand. `reach[q, node, h]` is the chance that player q plays towards a node with hand h."""
    result = np.empty((outcomes_.count, len(pack.hands)))
    for group in outcomes_.groups:
        for first in range(0, len(group.places), CHUNK):
            part = slice(first, first + CHUNK)
            a, b, c = (reach[group.others[k, part], group.nodes[part]] for k in range(3))
            result[group.places[part]] = _worth(pack, group, part, a, b, c)
    return result


def _worth(pack: Pack, group: Group, part: slice, a: Numbers, b: Numbers, c: Numbers) -> Numbers:
    pairs, splits = pack.pairs, pack.splits
    sums = np.zeros((len(b), len(splits.chance) + 1))
    np.cumsum(b[:, splits.first] * c[:, splits.second] * splits.chance, axis=1, out=sums[:, 1:])
    start = sums[:, pairs.start]
    whole = sums[:, pairs.end] - start
    worth = -group.stakes[part, None] * whole
    if not group.out:
        worth += group.pots[part, None] * _share(pack, group.left, sums, start, whole)
    return np.add.reduceat(worth * a[:, pairs.other] * pairs.chance, pairs.starts, axis=1)


def _share(pack: Pack, left: int, sums: Numbers, start: Numbers, whole: Numbers) -> Numbers:
    """The expected share of the pot for each pair of own hand and hand a; a tie is split equally ("as_nas.md, Score")."""
    pairs = pack.pairs
    if left == 0:
        return whole
    if left == 1:
        return whole * np.where(pairs.own > pairs.other, 1.0, np.where(pairs.own == pairs.other, 0.5, 0.0))
    less, single, double = sums[:, pairs.less], sums[:, pairs.single], sums[:, pairs.double]
    wins, one, both = less - start, single - less, double - single
    share = wins + one / 2 + both / 3
    if left == 2:
        return share
    tied = wins / 2 + one / 3 + both / 4
    return np.where(pairs.own > pairs.other, share, np.where(pairs.own == pairs.other, tied, 0.0))
