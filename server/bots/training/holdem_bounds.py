"""The bounds between the buckets of hold'em, cut so that better hands are told apart more finely, and the table of all flops."""

from array import array
from collections.abc import Callable
from itertools import permutations
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from server.bots.holdem.buckets import FLOPS, LEVELS, PAIRS, SPREADS, TEXTURES, texture
from server.bots.training import checkpoint
from server.bots.training.holdem_cards import Words, steps
from server.bots.training.holdem_features import FLOP_CARDS, flop_features, river_features, turn_features
from server.bots.training.shelf import CheckpointError

STRETCH = 100
"""Flops between two checkpoints."""
LEAN = 1.3
"""How much finer the best hands are told apart than the worst; 1 is evenly."""
BOARDS = 2500
"""Random boards from which the bounds of turn and river are cut."""

Numbers = NDArray[np.float64]


def all_flops(folder: Path, progress: Callable[[str], None]) -> Words:
    """The features of all flops: shape (FLOPS, 2, PAIRS). Goes on from the checkpoint in `folder`; raises CheckpointError."""
    path = folder / "holdem_flops.npz"
    stored = checkpoint.load(path)
    done = np.zeros((0, 2, PAIRS)) if stored is None else stored.get("flops", np.zeros(0))
    if done.shape[1:] != (2, PAIRS) or len(done) > FLOPS or not np.isfinite(done).all():
        raise CheckpointError(f"the checkpoint {path} is not one of the flops; delete it to start afresh")
    while len(done) < FLOPS:
        fresh = [flop_features(number) for number in range(len(done), min(FLOPS, len(done) + STRETCH))]
        done = np.concatenate([done, np.stack(fresh)])
        checkpoint.save(path, {"flops": done.astype(np.float64)})
        progress(f"holdem: flop {len(done)} of {FLOPS}")
    return done.astype(np.int32)


def bounds(flop: Words, seed: int) -> dict[str, "array[int]"]:
    """The arrays of server.bots.holdem.buckets.Buckets."""
    rng = np.random.default_rng(seed)
    table, flop_means = _flop_table(flop)
    turns: list[list[Words]] = [[] for _ in range(TEXTURES[2])]
    rivers: list[list[Words]] = [[] for _ in range(TEXTURES[3])]
    for _ in range(BOARDS):
        board = rng.permutation(52)[:5]
        turn, river = np.sort(board[:4]), np.sort(board)
        features = turn_features(turn)
        turns[texture(turn.tolist())].append(features[:, features[0] >= 0])
        share = river_features(river)[0]
        rivers[texture(river.tolist())].append(share[share >= 0])
    means, spreads = list[int](), list[int]()
    for found in turns:
        mean, spread = np.concatenate(found, axis=1)
        cut = _cuts(mean, LEVELS[2])
        means += cut.tolist()
        level = steps(cut, mean)
        for step in range(LEVELS[2]):
            spreads += _cuts(spread[level == step], SPREADS[2], 1.0).tolist()
    last = [cut for found in rivers for cut in _cuts(np.concatenate(found), LEVELS[3]).tolist()]
    return {
        "flops": array("B", table.tobytes()),
        "flop_means": array("H", flop_means),
        "turn_means": array("H", means),
        "turn_spreads": array("H", spreads),
        "river_means": array("H", last),
    }


def _cuts(values: Words, count: int, lean: float = LEAN) -> Words:
    levels = 1 - (1 - np.arange(1, count) / count) ** lean
    return np.quantile(values, levels).astype(np.int32)


def _flop_table(flop: Words) -> tuple[NDArray[np.uint8], list[int]]:
    """The bucket within its texture by flop and pair, and the bounds of its mean, texture after texture."""
    sorts = np.array([texture(cards) for cards in FLOP_CARDS])
    often = np.array([_likenesses(cards) for cards in FLOP_CARDS])
    table = np.zeros((FLOPS, PAIRS), dtype=np.uint8)
    means = list[int]()
    for sort in range(TEXTURES[1]):
        own = np.flatnonzero(sorts == sort)
        # Flops that stand for many others count for as many.
        sample = np.concatenate(
            [np.repeat(flop[number][:, flop[number][0] >= 0], often[number], axis=1) for number in own], axis=1
        )
        cut = _cuts(sample[0], LEVELS[1])
        means += cut.tolist()
        level = steps(cut, sample[0])
        spreads = np.stack([_cuts(sample[1][level == step], SPREADS[1], 1.0) for step in range(LEVELS[1])])
        mean, spread = flop[own, 0], flop[own, 1]
        step = steps(cut, mean)
        within = (spreads[step] < spread[..., None]).sum(axis=-1)
        bucket = step * SPREADS[1] + within
        table[own] = np.where(mean < 0, 0, bucket)
    return table, means


def _likenesses(flop: tuple[int, int, int]) -> int:
    """How many flops differ from this one only in their suits, itself counted."""
    return len({tuple(sorted(card & ~3 | suits[card & 3] for card in flop)) for suits in permutations(range(4))})
