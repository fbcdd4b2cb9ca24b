"""The betting tree of one stack as flat arrays, level by level, so that a whole level is one numpy operation."""

from dataclasses import dataclass

import numpy as np

from server.bots.one_poker_tree import FOLD, PASS, Point, root
from server.bots.training.one_poker_deal import Numbers, Places

SINGLE = np.float32
"""What the learning calculates in: half the memory, and its rounding is far below what the strategies leave to be gained."""


@dataclass(frozen=True)
class Level:
    """One depth of the tree: its nodes, its edges, and where each node's edges start within the level.

    Edges that go on lead to the nodes of the next level in order; edges that end lead to the leaves in order.
    """

    actor: int
    nodes: slice
    edges: slice
    leaves: slice
    starts: Places
    node_of_edge: Places
    goes_on: Places
    ends: Places


@dataclass(frozen=True)
class BettingTree:
    """`points` in level order; `won` is what the first player wins at a leaf after a fold, `staked` what each has in at
    a showdown (each 0 at leaves of the other kind), ante of one chip included."""

    stack: int
    points: tuple[Point, ...]
    levels: tuple[Level, ...]
    edges: int
    won: Numbers
    staked: Numbers


def betting_tree(stack: int) -> BettingTree:
    """The tree for an effective stack of at least one chip."""
    depth, levels, seen, won, staked, edges = (
        [root(stack)],
        list[Level](),
        list[Point](),
        list[float](),
        list[float](),
        0,
    )
    while depth:
        level, deeper = _level(depth, len(seen), edges, len(won))
        for point in depth:
            for action in point.actions():
                if point.ends(action):
                    won.append(_won(point) if action == FOLD else 0.0)
                    staked.append(float(1 + point.level) if action == PASS else 0.0)
        levels.append(level)
        seen += depth
        edges = level.edges.stop
        depth = deeper
    return BettingTree(stack, tuple(seen), tuple(levels), edges, np.array(won, SINGLE), np.array(staked, SINGLE))


def _won(point: Point) -> float:
    lost = float(1 + point.behind)
    return -lost if point.actor == 0 else lost


def _level(depth: list[Point], node: int, edge: int, leaf: int) -> tuple[Level, list[Point]]:
    starts, node_of_edge, goes_on, ends, deeper = list[int](), list[int](), list[int](), list[int](), list[Point]()
    for place, point in enumerate(depth):
        starts.append(len(node_of_edge))
        for action in point.actions():
            (ends if point.ends(action) else goes_on).append(len(node_of_edge))
            node_of_edge.append(place)
            if not point.ends(action):
                deeper.append(point.after(action))
    level = Level(
        actor=depth[0].actor,
        nodes=slice(node, node + len(depth)),
        edges=slice(edge, edge + len(node_of_edge)),
        leaves=slice(leaf, leaf + len(ends)),
        starts=np.array(starts, dtype=np.int64),
        node_of_edge=np.array(node_of_edge, dtype=np.int64),
        goes_on=np.array(goes_on, dtype=np.int64),
        ends=np.array(ends, dtype=np.int64),
    )
    return level, deeper
