"""A learnt One Poker strategy as the arrays that server.bots.one_poker_strategy looks up.

Only what the strategy itself can reach is kept: most bets of most ranks are never made, and nothing behind them is needed.
"""

from array import array
from collections.abc import Sequence

import numpy as np

from server.bots.one_poker_cards import SIGNALS, hands
from server.bots.one_poker_strategy import SURE, WHOLE
from server.bots.training.one_poker_arrays import BettingTree
from server.bots.training.one_poker_deal import SIGNAL_PAIRS, Numbers
from server.bots.training.one_poker_solver import Profile, Solver
from server.bots.training.rounding import Whole, rounded

LEAST = 0.0005
"""A chance below this is not kept."""


class Packer:
    """The arrays, filled stack by stack from 0 upward."""

    def __init__(self) -> None:
        self.arrays = {
            "locks": array("H"),
            "blocks": array("H"),
            "gaps": array("H"),
            "counts": array("B"),
            "actions": array("B"),
            "weights": array("H"),
        }

    def add(self, solver: Solver) -> None:
        """Add what a solver has learnt for the next stack, all signal pairs in the order of SIGNAL_PAIRS."""
        profile = solver.average()
        for position in (0, 1):
            self.arrays["locks"].extend(_locks(profile, position))
            if solver.tree is not None:
                weights = whole_bets(solver.tree, profile.bets[position], position)
                for column in _column_order(solver, position):
                    self._block(solver.tree, weights[:, column], position)

    def _block(self, tree: BettingTree, weights: Whole, position: int) -> None:
        decisions = sorted(_decisions(tree, weights, position))
        arrays, last = self.arrays, 0
        arrays["blocks"].append(len(decisions))
        for point, chosen in decisions:
            arrays["gaps"].append(point - last)
            arrays["counts"].append(len(chosen))
            arrays["actions"].extend(action for action, _ in chosen)
            arrays["weights"].extend(weight for _, weight in chosen[:-1])
            last = point


def _locks(profile: Profile, position: int) -> list[int]:
    values = list[int]()
    for own, other in SIGNAL_PAIRS:
        signals = (own, other) if position == 0 else (other, own)
        lock = profile.locks[position][SIGNAL_PAIRS.index(signals)]
        # Both locks of a pair of one rank are the same lock.
        same = np.array([low == high for low, high in hands(own)])
        values += np.rint(np.where(same, 1.0, lock[:, 0]) * SURE).astype(int).tolist()
    return values


def _column_order(solver: Solver, position: int) -> list[int]:
    order = list[int]()
    for own in SIGNALS:
        for other in SIGNALS:
            signals = (own, other) if position == 0 else (other, own)
            columns = solver.columns[position][SIGNAL_PAIRS.index(signals)]
            order += range(columns.start, columns.stop)
    return order


def whole_bets(tree: BettingTree, bets: Numbers, position: int, least: float = LEAST) -> Whole:
    """The betting of one player rounded to weights that sum to WHOLE, shape (edges, columns); zero at the other's points."""
    weights = np.zeros(bets.shape, dtype=np.int64)
    for level in tree.levels:
        if level.actor == position:
            stops = [*level.starts[1:].tolist(), len(level.node_of_edge)]
            for start, stop in zip(level.starts.tolist(), stops, strict=True):
                edges = slice(level.edges.start + start, level.edges.start + stop)
                weights[edges] = rounded(bets[edges], WHOLE, least)
    return weights


def _decisions(tree: BettingTree, weights: Whole, position: int) -> list[tuple[int, Sequence[tuple[int, int]]]]:
    """The reached decision points of one column: number, and (place of the action, weight) of what is done there."""
    found = list[tuple[int, Sequence[tuple[int, int]]]]()
    reached = np.ones(1, dtype=bool)
    for level in tree.levels:
        edge = reached[level.node_of_edge]
        if level.actor == position:
            part = weights[level.edges]
            stops = [*level.starts[1:].tolist(), len(part)]
            for node in map(int, np.flatnonzero(reached)):
                start = int(level.starts[node])
                chosen = part[start : stops[node]]
                places = np.flatnonzero(chosen).tolist()
                point = tree.points[int(level.nodes.start) + node]
                found.append((point.index, [(place, int(chosen[place])) for place in places]))
            edge = edge & (part > 0)
        reached = edge[level.goes_on]
    return found
