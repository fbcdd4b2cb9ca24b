"""Counterfactual regret minimisation for As-Nas over all deals at once, and the exact best response.

Everybody is taken to look at the first turn: looking costs nothing, and who ignores whether others have looked gives
nobody a reason not to. Regrets are discounted (Brown and Sandholm 2019) and the players are updated in turn.
"""

from collections.abc import Mapping
from functools import cached_property

import numpy as np

from server.bots.as_nas_tree import PLAYERS, Tree, tree
from server.bots.training.as_nas_deal import Numbers, Pack
from server.bots.training.as_nas_values import Outcomes, outcomes, values

ALPHA = 1.5
BETA = 0.0
GAMMA = 3.0
ACTIONS = 3


class Game:
    """A pack and the betting tree, with what is worked out once for both."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.tree: Tree = tree()
        self.outcomes: tuple[Outcomes, ...] = tuple(outcomes(self.tree, player) for player in range(PLAYERS))

    @cached_property
    def offered(self) -> Numbers:
        """1 where an action is offered at a decision point, else 0: shape (points, actions, 1)."""
        counts = np.array([len(point.actions()) for point in self.tree.points])
        return (np.arange(ACTIONS) < counts[:, None]).astype(np.float64)[:, :, None]

    def even(self) -> Numbers:
        """The strategy that chooses evenly among what is offered: shape (points, actions, hands)."""
        even = self.offered / self.offered.sum(axis=1, keepdims=True)
        return np.repeat(even, len(self.pack.hands), axis=2)

    def reach(self, strategy: Numbers) -> Numbers:
        """The chance that each player plays towards each node with each hand: shape (players, points and ends, hands)."""
        points = len(self.tree.points)
        reach = np.empty((PLAYERS, points + len(self.tree.ends), len(self.pack.hands)))
        reach[:, 0] = 1.0
        for point in self.tree.points:
            for place, after in enumerate(self.tree.after[point.index]):
                node = after.index if after.actor is not None else points + after.index
                reach[:, node] = reach[:, point.index]
                reach[point.actor, node] *= strategy[point.index, place]
        return reach

    def action_values(self, player: int, reach: Numbers, strategy: Numbers | None) -> tuple[Numbers, Numbers]:
        """What each action at each point is worth to `player` (zero at others' points), and what the deal is, by hand.

        The player follows `strategy`, or without one does the best with each hand at each point.
        """
        decided = values(self.pack, self.outcomes[player], reach)
        at = self.outcomes[player].at
        worth = np.zeros((len(self.tree.points), ACTIONS, len(self.pack.hands)))
        total = np.zeros((len(self.tree.points), len(self.pack.hands)))
        for point in reversed(self.tree.points):
            if point.folded[player]:
                continue
            index = point.index
            parts = [
                decided[at[index, place]] if (index, place) in at else total[after.index]
                for place, after in enumerate(self.tree.after[index])
            ]
            if point.actor != player:
                total[index] = np.sum(parts, axis=0)
                continue
            worth[index, : len(parts)] = parts
            total[index] = (
                np.max(parts, axis=0) if strategy is None else np.einsum("ah,ah->h", worth[index], strategy[index])
            )
        return worth, total[0]

    def gains(self, strategy: Numbers) -> tuple[list[float], list[float]]:
        """By position, what a best response wins more than the strategy does against three that keep to it, and what the
        strategy itself wins there, both in points a deal. Exact over all deals."""
        reach, gains, worths = self.reach(strategy), list[float](), list[float]()
        for player in range(PLAYERS):
            best = float(self.action_values(player, reach, None)[1].sum())
            worths.append(float(self.action_values(player, reach, strategy)[1].sum()))
            gains.append(best - worths[-1])
        return gains, worths


class Solver:
    """Regrets and sums of the strategies so far; `run` goes on from where it stands."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.regrets = np.zeros_like(game.even())
        self.sums = np.zeros_like(self.regrets)
        self.iteration = 0

    def run(self, iterations: int) -> None:
        """Go on for a number of iterations, each updating all four players in turn."""
        owners = np.array([point.actor for point in self.game.tree.points])
        for _ in range(iterations):
            self.iteration += 1
            for player in range(PLAYERS):
                self._update(player, np.flatnonzero(owners == player))

    def average(self) -> Numbers:
        """The average strategy so far: shape (points, actions, hands)."""
        return self._normal(self.sums)

    def state(self) -> dict[str, Numbers]:
        """Everything that `restore` needs to go on from here, as named arrays."""
        return {"iteration": np.array(float(self.iteration)), "regrets": self.regrets, "sums": self.sums}

    def restore(self, named: Mapping[str, Numbers]) -> None:
        """Go back to a `state`; raises ValueError if it is not one of this game."""
        own = self.state()
        if {name: value.shape for name, value in named.items()} != {name: value.shape for name, value in own.items()}:
            raise ValueError("the state belongs to another game or another version")
        self.regrets, self.sums = named["regrets"].copy(), named["sums"].copy()
        self.iteration = int(named["iteration"])

    def faced(self, played: Numbers) -> Numbers:
        """What the opponents play, where the solver's own kind plays `played` (both as reach): the same."""
        return played

    def _normal(self, weights: Numbers) -> Numbers:
        total = weights.sum(axis=1, keepdims=True)
        return np.where(total > 0, weights / np.where(total > 0, total, 1.0), self.game.even())

    def _update(self, player: int, own: np.ndarray[tuple[int], np.dtype[np.int64]]) -> None:
        strategy = self._normal(np.maximum(self.regrets, 0.0) * self.game.offered)
        reach = self.game.reach(strategy)
        worth = self.game.action_values(player, self.faced(reach), strategy)[0][own]
        played = strategy[own]
        t = float(self.iteration)
        positive, negative = t**ALPHA / (t**ALPHA + 1), t**BETA / (t**BETA + 1)
        old = self.regrets[own]
        gain = worth - np.sum(worth * played, axis=1, keepdims=True)
        self.regrets[own] = np.where(old > 0, old * positive, old * negative) + gain
        self.sums[own] += t**GAMMA * reach[player, own][:, None, :] * played
