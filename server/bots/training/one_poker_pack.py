"""A learnt One Poker strategy as the arrays that server.bots.one_poker_strategy looks up.

Only what the strategy itself can reach is kept: most bets of most ranks are never made, and nothing behind them is needed.
"""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from server.bots.one_poker_cards import FIRST_DEAL, Layout
from server.bots.one_poker_strategy import SURE, WHOLE
from server.bots.training.one_poker_arrays import BettingTree
from server.bots.training.one_poker_deal import Numbers
from server.bots.training.one_poker_solver import Profile, Solver
from server.bots.training.rounding import Whole, rounded


@dataclass(frozen=True)
class Fineness:
    """How exactly betting is kept: chances below `least` not at all, the others as multiples of `step` weights of WHOLE."""

    least: float
    step: int


FINE = Fineness(least=0.0005, step=1)
COARSE = Fineness(least=0.004, step=40)


class Packer:
    """The arrays, filled stack by stack from 0 upward."""

    def __init__(self, layout: Layout = FIRST_DEAL, fineness: Fineness = FINE) -> None:
        self._layout, self._fineness = layout, fineness
        self.arrays = {
            "locks": array("H"),
            "blocks": array("H"),
            "gaps": array("H"),
            "counts": array("B"),
            "actions": array("B"),
            "weights": array("H"),
        }

    def add(self, solver: Solver) -> None:
        """Add what a solver has learnt for the next stack, the deals in the order of the layout's pairs."""
        profile = solver.average()
        for position in (0, 1):
            self.arrays["locks"].extend(_locks(self._layout, profile, position))
            if solver.tree is not None:
                weights = whole_bets(solver.tree, profile.bets[position], position, self._fineness)
                for column in _column_order(self._layout, solver, position):
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


def _locks(layout: Layout, profile: Profile, position: int) -> list[int]:
    values = list[int]()
    for (own, _), deal in _own_first(layout, position):
        # Both locks of a pair of one rank are the same lock.
        same = np.array([first == second for first, second in layout.hands(own)])
        values += np.rint(np.where(same, 1.0, profile.locks[position][deal][:, 0]) * SURE).astype(int).tolist()
    return values


def _column_order(layout: Layout, solver: Solver, position: int) -> list[int]:
    columns = [solver.columns[position][deal] for _, deal in _own_first(layout, position)]
    return [column for part in columns for column in range(int(part.start), int(part.stop))]


def _own_first(layout: Layout, position: int) -> list[tuple[tuple[int, int], int]]:
    """Each pair of own key and other key, and the number of the deal that it belongs to for the player in this position."""
    pairs = layout.pairs()
    return [(pair, pairs.index(pair if position == 0 else pair[::-1])) for pair in pairs]


def whole_bets(tree: BettingTree, bets: Numbers, position: int, fineness: Fineness) -> Whole:
    """The betting of one player rounded to weights that sum to WHOLE, shape (edges, columns); zero at the other's points."""
    weights = np.zeros(bets.shape, dtype=np.int64)
    for level in tree.levels:
        if level.actor == position:
            stops = [*level.starts[1:].tolist(), len(level.node_of_edge)]
            for start, stop in zip(level.starts.tolist(), stops, strict=True):
                edges = slice(level.edges.start + start, level.edges.start + stop)
                weights[edges] = fineness.step * rounded(bets[edges], WHOLE // fineness.step, fineness.least)
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
