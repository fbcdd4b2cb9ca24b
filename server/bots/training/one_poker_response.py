"""The exact best response to a One Poker strategy within one deal of a known pair of signals, every integer bet allowed.

The responder knows both own cards; what the opponent can hold and lock follows from them exactly.
"""

from dataclasses import dataclass

import numpy as np

from server.bots.training.one_poker_arrays import BettingTree
from server.bots.training.one_poker_deal import Deal, Numbers
from server.bots.training.one_poker_solver import locked, oriented, seen


@dataclass(frozen=True)
class Play:
    """How both players play one deal: `locks[p][h]` the chances of the two locks of hand h, `bets[p][e, c]` of edge e with column c."""

    locks: tuple[Numbers, Numbers]
    bets: tuple[Numbers, Numbers]


def leaf_reach(tree: BettingTree, bets: Numbers, player: int) -> Numbers:
    """The chance that `player` plays towards each leaf, by column."""
    leaves = np.empty((len(tree.won), bets.shape[1]))
    nodes = np.ones((1, bets.shape[1]))
    for level in tree.levels:
        edge = nodes[level.node_of_edge]
        if level.actor == player:
            edge = edge * bets[level.edges]
        leaves[level.leaves] = edge[level.ends]
        nodes = edge[level.goes_on]
    return leaves


def best_value(tree: BettingTree | None, deal: Deal, play: Play, player: int) -> float:
    """What the best response of `player` to the other's play wins, in chips a deal."""
    meets = seen(deal, player, play.locks[1 - player])
    sign = oriented(deal.sign, player)
    options = deal.options[player]
    if tree is None:
        return float(np.einsum("hoc,hc->ho", sign[options], meets).max(axis=1).sum())
    reach = leaf_reach(tree, play.bets[1 - player], 1 - player)
    folds = (tree.won if player == 0 else -tree.won)[:, None] * (reach @ meets.T)
    ways = [
        folds + tree.staked[:, None] * (reach @ (meets * sign[options[:, way]]).T) for way in range(options.shape[1])
    ]
    return float(np.max([_best(tree, leaves, player) for leaves in ways], axis=0).sum())


def _best(tree: BettingTree, leaves: Numbers, player: int) -> Numbers:
    values = np.empty((0, leaves.shape[1]))
    for level in reversed(tree.levels):
        edge = np.empty((len(level.node_of_edge), leaves.shape[1]))
        edge[level.ends] = leaves[level.leaves]
        edge[level.goes_on] = values
        combine = np.maximum if level.actor == player else np.add
        values = combine.reduceat(edge, level.starts, axis=0)
    return values[0]


def matrix(tree: BettingTree | None, deal: Deal, play: Play) -> Numbers:
    """What the first player wins by the betting, own locked column against the other's, in chips."""
    if tree is None:
        return deal.sign
    own, other = leaf_reach(tree, play.bets[0], 0), leaf_reach(tree, play.bets[1], 1)
    return (own * tree.won[:, None]).T @ other + deal.sign * ((own * tree.staked[:, None]).T @ other)


def worth(tree: BettingTree | None, deal: Deal, play: Play) -> float:
    """What the first player wins when both keep to the play, in chips a deal; kept cards count nothing."""
    first = locked(deal.options[0], play.locks[0], deal.sign.shape[0])
    return float((first.T @ seen(deal, 0, play.locks[1]) * matrix(tree, deal, play)).sum())


def hand_worth(tree: BettingTree | None, deal: Deal, play: Play, player: int) -> Numbers:
    """What each lock of each hand of `player` wins with the worth of the own kept card, in chips, when both keep to the play."""
    won = oriented(matrix(tree, deal, play), player)
    meets = seen(deal, player, play.locks[1 - player])
    chance = meets.sum(axis=1, keepdims=True)
    return np.einsum("hoc,hc->ho", won[deal.options[player]], meets) / chance + deal.kept[player]
