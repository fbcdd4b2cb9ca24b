"""The training of hold'em around its solver: all-ins, boards told apart, packing, checkpoints, the trees side by side."""

from array import array
from pathlib import Path

import numpy as np
import pytest

from server.bots.holdem.buckets import (
    CARD_NUMBERS,
    FLOPS,
    KINDS,
    LEVELS,
    PAIRS,
    SIZES,
    SPREADS,
    TEXTURES,
    texture,
)
from server.bots.holdem.duel import WHOLE, DuelStrategy
from server.bots.holdem.duel_tree import CALL, FOLD, DuelTree
from server.bots.training import checkpoint, holdem_training
from server.bots.training.holdem_bounds import all_flops, bounds
from server.bots.training.holdem_cards import KIND, PAIR_CARDS
from server.bots.training.holdem_pack import packed_duel
from server.bots.training.holdem_push import all_in
from server.bots.training.shelf import CheckpointError, Job
from tests.kit.positions import kind_of


def silent(_: str) -> None:
    """Progress that nobody reads."""


@pytest.mark.parametrize(("one", "other"), [("AsAh", "AsKh"), ("AsKh", "AsQh"), ("AsKs", "AsKs"), ("9s9h", "5s4s")])
def test_an_all_in_counts_the_hands_that_boards_leave_and_that_have_no_card_in_common(one: str, other: str) -> None:
    rng, met, left = np.random.default_rng(1), 0, 0
    for _ in range(3000):
        free = ~np.isin(PAIR_CARDS, rng.permutation(52)[:5]).any(axis=1)
        ours, theirs = (PAIR_CARDS[free & (kind_of(cards) == KIND)] for cards in (one, other))
        left += len(ours) * len(theirs)
        met += int((ours[:, None, :, None] != theirs[None, :, None, :]).all(axis=(2, 3)).sum())
    always = all_in(np.ones((KINDS, KINDS)))
    assert always[kind_of(one), kind_of(other)] == pytest.approx(met / left, rel=0.03)


def test_an_all_in_at_even_chances_wins_nothing() -> None:
    assert not all_in(np.full((KINDS, KINDS), 0.5)).any()


@pytest.mark.parametrize(
    ("board", "sort"),
    [
        ("2c 7d 9h", 0),
        ("2c 7c Qh", 4),
        ("2c 7c Ac", 8),
        ("2c 2d Ah", 11),
        ("2c 7d 9h Js", 0),
        ("2c 7c 9c Ks", 4),
        ("2c 2d 9h As", 8),
        ("2c 2d 9c Tc", 9),
        ("2c 7d 9h Js 3c", 0),
        ("2c 7c 9c Js 3d", 3),
        ("2c 2d 9h Qs 3d", 7),
        ("2c 2d 9c As 3c", 11),
        ("2c 7c 9c Kc 3d", 13),
        ("2c 7c 9c Ac 7d", 14),
    ],
)
def test_boards_are_told_apart_by_pairs_suits_and_their_highest_card(board: str, sort: int) -> None:
    cards = [CARD_NUMBERS[card] for card in board.split()]
    assert texture(cards) == texture(cards[::-1]) == sort < TEXTURES[len(cards) - 2]


@pytest.mark.parametrize("own", [0, 1])
def test_a_strategy_is_packed_by_shares_and_calls_where_nothing_was_learnt(own: int) -> None:
    tree = DuelTree(8, own)
    sums = np.zeros(tree.weights, dtype=np.float32)
    node = next(
        node for node in range(len(tree.actor)) if tree.actor[node] == own and tree.kind[tree.first[node]] == FOLD
    )
    size, base = SIZES[tree.street[node]], tree.base[node]
    sums[base + 3], sums[base + size + 3] = 2.0, 1.0
    arrays = {"duel_depths": packed_depths(8), f"duel_8_{own}": packed_duel(tree, sums)}
    arrays[f"duel_8_{1 - own}"] = packed_duel(
        DuelTree(8, 1 - own), np.zeros(DuelTree(8, 1 - own).weights, dtype=np.float32)
    )
    strategy = DuelStrategy(arrays)
    rest = [0.0] * (tree.count[node] - 2)
    assert strategy.chances(8, own, node, 3) == [10 / WHOLE, 5 / WHOLE, *rest]
    assert strategy.chances(8, own, node, 4) == [0.0, 1.0, *rest]
    free = next(
        node for node in range(len(tree.actor)) if tree.actor[node] == own and tree.kind[tree.first[node]] == CALL
    )
    assert strategy.chances(8, own, free, 0)[0] == 1.0


def packed_depths(depth: int) -> "array[int]":
    return array("B", [depth])


@pytest.mark.parametrize("stored", [{"flops": np.zeros((3, 2, 7))}, {"others": np.zeros(3)}])
def test_a_checkpoint_that_is_none_of_the_flops_is_named_with_the_cure(
    tmp_path: Path, stored: dict[str, np.ndarray]
) -> None:
    checkpoint.save(tmp_path / "holdem_flops.npz", stored)
    with pytest.raises(CheckpointError, match=r"holdem_flops\.npz is not one of the flops; delete it to start afresh"):
        all_flops(tmp_path, silent)


def any_flops() -> np.ndarray:
    """Features of flops by nothing but chance."""
    return np.random.default_rng(2).integers(0, 30000, (FLOPS, 2, PAIRS), dtype=np.int32)


def test_the_bounds_cut_every_texture_into_rising_steps() -> None:
    found = bounds(any_flops(), 1)
    for name, textures, levels in (("turn_means", TEXTURES[2], LEVELS[2]), ("river_means", TEXTURES[3], LEVELS[3])):
        steps = np.array(found[name]).reshape(textures, levels - 1)
        assert (np.diff(steps, axis=1) >= 0).all()
        assert (steps[:, 0] < steps[:, -1]).all()
    assert max(found["flops"]) == LEVELS[1] * SPREADS[1] - 1


@pytest.fixture
def job(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Job:
    """Two boards, with flops by chance and chances by few boards, so that it is quick."""
    counted = holdem_training.matchups(1, silent, boards=20)
    monkeypatch.setattr(holdem_training, "matchups", lambda _seed, _progress: counted)
    monkeypatch.setattr(holdem_training, "tables", lambda *_: ({}, 0.0))
    checkpoint.save(tmp_path / "holdem_flops.npz", {"flops": any_flops().astype(np.float64)})
    return Job(2, 1, tmp_path, silent)


def test_both_seats_are_learnt_side_by_side_and_from_their_checkpoints_the_same_comes_again(job: Job) -> None:
    first = holdem_training.learnt(job, {5: 1.0})
    assert [len(first[f"duel_5_{own}"]) > 0 for own in (0, 1)] == [True, True]
    assert holdem_training.learnt(job, {5: 1.0}) == first
    DuelStrategy(first)


def test_a_damaged_checkpoint_of_one_tree_ends_the_training_with_its_name(job: Job) -> None:
    (job.checkpoints / "holdem_duel_5_1.npz").write_bytes(b"no archive")
    with pytest.raises(CheckpointError, match=r"holdem_duel_5_1\.npz is damaged"):
        holdem_training.learnt(job, {5: 1.0})
