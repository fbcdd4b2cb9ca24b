"""Counterfactual regret minimisation for One Poker deals of one stack: locking and every integer bet, all signal pairs in one batch.

Betting is learnt by the locked rank and by little of the kept one, which only changes the odds of the opponent's cards (what
forgetting the rest costs is what the best response measures). Locking is learnt by the whole hand.
Regrets are discounted (Brown and Sandholm 2019) and the players are updated in turn.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from server.bots.training.one_poker_arrays import SINGLE, BettingTree
from server.bots.training.one_poker_deal import Deal, Numbers

ALPHA = 1.5
BETA = 0.0
GAMMA = 3.0
LEAST_LOCK = 1e-3
"""A rank that is hardly ever locked is still learnt as if it were this often."""
LEAST_MASS = 1e-6
"""What an iteration counts at least in the average betting of a rank, so that a rank never locked has one too."""


@dataclass(frozen=True)
class Profile:
    """A strategy for both players. `locks[p][g][h]` are the chances of player p's two locks with hand h of deal g;
    `bets[p][e, c]` the chance of edge e at p's decision points for column c, columns of all deals side by side."""

    locks: tuple[tuple[Numbers, ...], tuple[Numbers, ...]]
    bets: tuple[Numbers, Numbers]


class Solver:
    """Regrets and averages for one stack; `run` goes on from where it stands. A tree of None means that nobody has a chip to bet."""

    def __init__(self, tree: BettingTree | None, deals: Sequence[Deal]) -> None:
        self.tree = tree
        self.deals = tuple(deals)
        self.columns = tuple(_columns(self.deals, player) for player in (0, 1))
        edges = tree.edges if tree else 0
        widths = [sum(width(self.deals, player)) for player in (0, 1)]
        self.regrets = [np.zeros((edges, width_), SINGLE) for width_ in widths]
        self.sums = [np.zeros((edges, width_), SINGLE) for width_ in widths]
        self.lock_regrets = [[np.zeros(deal.options[player].shape) for deal in self.deals] for player in (0, 1)]
        self.lock_sums = [[np.zeros(deal.options[player].shape) for deal in self.deals] for player in (0, 1)]
        self.iteration = 0

    def run(self, iterations: int) -> None:
        """Go on for a number of iterations, each updating both players."""
        for _ in range(iterations):
            self.iteration += 1
            for player in (0, 1):
                self._update(player)

    def state(self) -> dict[str, Numbers]:
        """Everything that `restore` needs to go on from here, as named arrays."""
        named = {"iteration": np.array(float(self.iteration))}
        for player in (0, 1):
            named[f"regrets{player}"], named[f"sums{player}"] = self.regrets[player], self.sums[player]
            for g in range(len(self.deals)):
                named[f"lock_regrets{player}_{g}"] = self.lock_regrets[player][g]
                named[f"lock_sums{player}_{g}"] = self.lock_sums[player][g]
        return named

    def restore(self, named: Mapping[str, Numbers]) -> None:
        """Go back to a `state`; raises ValueError if it is not one of this game."""
        own = self.state()
        if {name: value.shape for name, value in named.items()} != {name: value.shape for name, value in own.items()}:
            raise ValueError("the state belongs to another game or another version")
        for name, value in own.items():
            value[...] = named[name]
        self.iteration = int(named["iteration"])

    def average(self) -> Profile:
        """The average strategy so far, which is what converges to equilibrium."""
        return Profile(
            locks=(tuple(map(_shares, self.lock_sums[0])), tuple(map(_shares, self.lock_sums[1]))),
            bets=(self._normal(self.sums[0], 0), self._normal(self.sums[1], 1)),
        )

    def current(self) -> Profile:
        """The strategy that the regrets ask for now."""
        return Profile(
            locks=(tuple(map(_matched, self.lock_regrets[0])), tuple(map(_matched, self.lock_regrets[1]))),
            bets=(self._normal(np.maximum(self.regrets[0], 0), 0), self._normal(np.maximum(self.regrets[1], 0), 1)),
        )

    def _normal(self, weights: Numbers, player: int) -> Numbers:
        shares = np.zeros_like(weights)
        for level in self.tree.levels if self.tree else ():
            if level.actor == player:
                part = weights[level.edges]
                total = np.add.reduceat(part, level.starts, axis=0)
                count = np.diff(np.append(level.starts, len(level.node_of_edge)))[:, None]
                even = np.where(total > 0, 0.0, 1.0 / count).astype(SINGLE)
                scale = 1 / np.where(total > 0, total, 1)
                shares[level.edges] = part * scale[level.node_of_edge] + even[level.node_of_edge]
        return shares

    def _update(self, player: int) -> None:
        profile = self.current()
        meets = [seen(deal, player, profile.locks[1 - player][g]) for g, deal in enumerate(self.deals)]
        weights = [_weights(deal, player, profile.locks[player][g], meets[g]) for g, deal in enumerate(self.deals)]
        if self.tree is None:
            values = [oriented(deal.sign, player) for deal in self.deals]
        else:
            ends = reaches(self.tree, profile, player), reaches(self.tree, profile, 1 - player)
            values = [self._matrix(g, player, ends) for g in range(len(self.deals))]
            self._learn_bets(player, profile, weights, ends[1][1])
            self._add_bets(player, profile, ends[0][0])
        for g, deal in enumerate(self.deals):
            worth = np.einsum("hoc,hc->ho", values[g][deal.options[player]], meets[g])
            worth += deal.kept[player] * deal.joint.sum(axis=1 - player)[:, None]
            self._learn_lock(player, g, profile.locks[player][g], worth)

    def _matrix(self, g: int, player: int, ends: tuple[tuple[Numbers, Numbers], tuple[Numbers, Numbers]]) -> Numbers:
        """What `player` wins, locked column against locked column, under the present betting."""
        tree = self.tree
        assert tree is not None
        own, other = ends[0][1][:, self.columns[player][g]], ends[1][1][:, self.columns[1 - player][g]]
        won = tree.won if player == 0 else -tree.won
        sign = oriented(self.deals[g].sign, player)
        return (own * won[:, None]).T @ other + sign * ((own * tree.staked[:, None]).T @ other)

    def _learn_bets(self, player: int, profile: Profile, weights: list[Numbers], other: Numbers) -> None:
        tree = self.tree
        assert tree is not None
        leaves = leaf_values(tree, self.deals, player, weights, other, self.columns)
        bets, regrets = profile.bets[player], self.regrets[player]
        values = np.empty((0, leaves.shape[1]), leaves.dtype)
        positive, negative = self._discounts()
        for level in reversed(tree.levels):
            edge = np.empty((len(level.node_of_edge), leaves.shape[1]), leaves.dtype)
            edge[level.ends] = leaves[level.leaves]
            edge[level.goes_on] = values
            if level.actor == player:
                values = np.add.reduceat(edge * bets[level.edges], level.starts, axis=0)
                old = regrets[level.edges]
                regrets[level.edges] = (
                    np.where(old > 0, old * positive, old * negative) + edge - values[level.node_of_edge]
                )
            else:
                values = np.add.reduceat(edge, level.starts, axis=0)

    def _add_bets(self, player: int, profile: Profile, own: Numbers) -> None:
        tree = self.tree
        assert tree is not None
        mass = [_lock_mass(deal, player, profile.locks[player][g]) for g, deal in enumerate(self.deals)]
        weight = (float(self.iteration) ** GAMMA * (np.concatenate(mass) + LEAST_MASS)).astype(SINGLE)
        for level in tree.levels:
            if level.actor == player:
                reach = own[level.nodes][level.node_of_edge]
                self.sums[player][level.edges] += weight * reach * profile.bets[player][level.edges]

    def _learn_lock(self, player: int, g: int, lock: Numbers, worth: Numbers) -> None:
        positive, negative = self._discounts()
        old = self.lock_regrets[player][g]
        gain = worth - np.sum(lock * worth, axis=1, keepdims=True)
        self.lock_regrets[player][g] = np.where(old > 0, old * positive, old * negative) + gain
        self.lock_sums[player][g] += float(self.iteration) ** GAMMA * lock

    def _discounts(self) -> tuple[float, float]:
        t = float(self.iteration)
        return t**ALPHA / (t**ALPHA + 1), t**BETA / (t**BETA + 1)


def width(deals: Sequence[Deal], player: int) -> list[int]:
    """How many columns each deal has for a player."""
    return [deal.sign.shape[player] for deal in deals]


def _columns(deals: Sequence[Deal], player: int) -> tuple[slice, ...]:
    stops = np.cumsum(width(deals, player)).tolist()
    return tuple(slice(stop - size, stop) for stop, size in zip(stops, width(deals, player), strict=True))


def oriented(sign: Numbers, player: int) -> Numbers:
    """Who beats whom, seen by `player`: own columns first."""
    return sign if player == 0 else -sign.T


def _shares(weights: Numbers) -> Numbers:
    total = weights.sum(axis=1, keepdims=True)
    return np.where(total > 0, weights / np.where(total > 0, total, 1), 1.0 / weights.shape[1])


def _matched(regrets: Numbers) -> Numbers:
    return _shares(np.maximum(regrets, 0))


def locked(options: np.ndarray[tuple[int, int], np.dtype[np.int64]], lock: Numbers, columns: int) -> Numbers:
    """The chance of each column being locked, hand by hand."""
    chances = np.zeros((len(lock), columns))
    for option in range(lock.shape[1]):
        np.add.at(chances, (np.arange(len(lock)), options[:, option]), lock[:, option])
    return chances


def seen(deal: Deal, player: int, other_lock: Numbers) -> Numbers:
    """For each hand of `player` the joint chance of that hand and each column that the opponent has locked."""
    joint = deal.joint if player == 0 else deal.joint.T
    return joint @ locked(deal.options[1 - player], other_lock, deal.sign.shape[1 - player])


def _weights(deal: Deal, player: int, lock: Numbers, meets: Numbers) -> Numbers:
    """The opponent's columns as an own column meets them. How often the column is locked must not count: it changes
    from iteration to iteration, and regrets gathered while it was locked often would outweigh all that is learnt later."""
    chances = locked(deal.options[player], np.maximum(lock, LEAST_LOCK), deal.sign.shape[player])
    return (chances.T @ meets) / (chances.T @ meets.sum(axis=1))[:, None]


def _lock_mass(deal: Deal, player: int, lock: Numbers) -> Numbers:
    """How often each column is locked."""
    return deal.joint.sum(axis=1 - player) @ locked(deal.options[player], lock, deal.sign.shape[player])


def reaches(tree: BettingTree, profile: Profile, player: int) -> tuple[Numbers, Numbers]:
    """The chance that `player` plays towards each node and each leaf, by column."""
    bets = profile.bets[player]
    nodes = np.empty((len(tree.points), bets.shape[1]), bets.dtype)
    leaves = np.empty((len(tree.won), bets.shape[1]), bets.dtype)
    nodes[0] = 1.0
    for level in tree.levels:
        edge = nodes[level.nodes][level.node_of_edge]
        if level.actor == player:
            edge = edge * bets[level.edges]
        leaves[level.leaves] = edge[level.ends]
        nodes[level.nodes.stop : level.nodes.stop + len(level.goes_on)] = edge[level.goes_on]
    return nodes, leaves


def leaf_values(
    tree: BettingTree,
    deals: Sequence[Deal],
    player: int,
    weights: Sequence[Numbers],
    other: Numbers,
    columns: tuple[tuple[slice, ...], tuple[slice, ...]] | tuple[tuple[slice, ...], ...],
) -> Numbers:
    """What each leaf is worth to `player` in chips, by column, weighed by the chance that the opponent's cards and play lead there.

    `weights[g][c, d]` is the chance of own column c and opponent's column d; `other` the opponent's reach of the leaves.
    """
    own = tree.won if player == 0 else -tree.won
    parts = list[Numbers]()
    for g, deal in enumerate(deals):
        reach, weight = other[:, columns[1 - player][g]], weights[g].astype(other.dtype)
        signed = weight * oriented(deal.sign, player).astype(other.dtype)
        part = own[:, None] * (reach @ weight.T)
        part += tree.staked[:, None] * (reach @ signed.T)
        parts.append(part)
    return np.concatenate(parts, axis=1)
