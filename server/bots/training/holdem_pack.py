"""Learnt hold'em strategies as the arrays that server.bots.holdem looks up."""

from array import array

import numpy as np

from server.bots.holdem.buckets import SIZES
from server.bots.holdem.duel import WHOLE
from server.bots.holdem.duel_tree import FOLD, DuelTree
from server.bots.training.holdem_payoffs import Reals
from server.bots.training.rounding import rounded

LEAST = 0.1
"""A chance below this is not kept."""


def packed_duel(tree: DuelTree, sums: Reals) -> "array[int]":
    """The average strategy of a tree's bot, rounded: for each of its nodes and each edge but the last a weight by bucket.

    Where a bucket has never come it checks or calls.
    """
    parts = list[np.ndarray[tuple[int, ...], np.dtype[np.uint8]]]()
    for node in range(len(tree.actor)):
        if tree.actor[node] != tree.own:
            continue
        count, size, base = tree.count[node], SIZES[tree.street[node]], tree.base[node]
        shares = sums[base : base + count * size].reshape(count, size).astype(np.float64)
        total = shares.sum(axis=0)
        call = np.arange(count) == (tree.kind[tree.first[node]] == FOLD)
        shares = np.where(total > 0, shares / np.where(total > 0, total, 1.0), call[:, None])
        parts.append(rounded(shares, WHOLE, LEAST)[:-1].astype(np.uint8).ravel())
    return array("B", np.concatenate(parts).tobytes())
