"""The training of hold'em: buckets, all-in or fold, the trees for two; and what is measured of it."""

import os
import sys
from array import array
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import NamedTuple

from server.bots.arena.contest import end_with_parent
from server.bots.arena.exploit_holdem import HardRange
from server.bots.arena.local_response import RESPONDERS, interval, local_response
from server.bots.holdem.buckets import Buckets
from server.bots.holdem.duel_tree import DuelTree
from server.bots.holdem.hard import HoldemHard
from server.bots.training import checkpoint
from server.bots.training.holdem_boards import Boards
from server.bots.training.holdem_bounds import all_flops, bounds
from server.bots.training.holdem_cards import Words
from server.bots.training.holdem_pack import packed_duel
from server.bots.training.holdem_payoffs import Reals
from server.bots.training.holdem_push import all_in, matchups, tables
from server.bots.training.holdem_sights import Sights
from server.bots.training.holdem_solver import DuelSolver
from server.bots.training.shelf import Job, Trained

DEPTHS: Mapping[int, float] = {50: 1.0, 17: 0.5}
"""The depths with trees, in big blinds, and the share of the iterations that each gets: matches begin at 50; up to 10 it is all-in or fold."""
STRETCH = 500
"""Boards between two checkpoints."""
MEASURED = 3000
"""Hands over which each local best response is measured."""


def learnt(job: Job, depths: Mapping[int, float] = DEPTHS) -> dict[str, "array[int]"]:
    """Learn everything, going on from the checkpoints of the job; the arrays of server.bots.holdem.hard. Raises CheckpointError."""
    flops = all_flops(job.checkpoints, job.progress)
    arrays = bounds(flops, job.seed)
    met = matchups(job.seed, job.progress)
    pushes, worst = tables(*met)
    job.progress(f"holdem: all-in or fold, a best answer gains at most {1000 * worst:.3f} mbb a hand")
    trees = [
        Tree(depth, own, max(1, round(share * job.iterations))) for depth, share in depths.items() for own in (0, 1)
    ]
    duels = _side_by_side(trees, Known(arrays, flops, all_in(met[0])), job)
    return arrays | pushes | {"duel_depths": array("B", depths)} | duels


class Known(NamedTuple):
    """What all trees are learnt with: the bounds of the buckets, the features of all flops, and all-ins before the flop (holdem_push.all_in)."""

    arrays: Mapping[str, "array[int]"]
    flops: Words
    runs: Reals


class Tree(NamedTuple):
    """A betting tree to learn: its depth, which player the bot is, and on how many boards."""

    depth: int
    own: int
    boards: int

    @property
    def name(self) -> str:
        """Its name among the arrays of server.bots.holdem.duel."""
        return f"duel_{self.depth}_{self.own}"


def _side_by_side(trees: Sequence[Tree], known: Known, job: Job) -> dict[str, "array[int]"]:
    """Each tree in a process of its own, as many at once as there are cores. What goes wrong in one of them, or an interruption, ends them all."""
    pool = ProcessPoolExecutor(min(len(trees), os.cpu_count() or 1), get_context("spawn"), end_with_parent)
    try:
        found = {pool.submit(_grown, tree, known, job.seed, job.checkpoints): tree.name for tree in trees}
        grown = {found[done]: done.result() for done in as_completed(found)}
        # In the order of the trees, whichever was ready first: the file's checksum depends on it.
        return {tree.name: grown[tree.name] for tree in trees}
    except BrokenProcessPool:
        raise ChildProcessError(
            "a process of the training has been ended from outside; the same command goes on from the last checkpoint"
        ) from None
    finally:
        # None is left but after an error or an interruption: hours of work that nobody would wait for.
        for process in active_children():
            process.terminate()
        pool.shutdown(cancel_futures=True)


def _grown(tree: Tree, known: Known, seed: int, folder: Path) -> "array[int]":
    """Learn one tree; its packed weights."""
    boards, sights = Boards(Buckets(known.arrays)), Sights(known.flops)
    solver = DuelSolver(DuelTree(tree.depth, tree.own), boards, sights, known.runs, seed)
    checkpoint.learn(solver, tree.boards, STRETCH, folder / f"holdem_{tree.name}.npz", partial(_told, tree))
    return packed_duel(solver.tree, solver.sums)


def _told(tree: Tree, done: int) -> None:
    seat = ("the button", "the big blind")[tree.own]
    print(f"holdem: {seat} at {tree.depth} big blinds, board {done} of {tree.boards}", file=sys.stderr, flush=True)


def trained(job: Job) -> Trained:
    """Learn, pack and measure what is packed; raises CheckpointError."""
    arrays = learnt(job)
    return Trained(arrays, measured(HoldemHard(arrays), MEASURED, job.seed, job.progress))


def measured(level: HoldemHard, hands: int, seed: int, progress: Callable[[str], None]) -> dict[str, float]:
    """What each local best response wins, in thousandths of a big blind a hand, and half the width of its 95 % interval."""
    gain = dict[str, float]()
    for responder in RESPONDERS:
        won = local_response(HardRange(level), responder, hands, seed)
        gain[responder.name] = float(won.mean())
        gain[f"{responder.name}_interval"] = interval(won)
        progress(f"holdem: {responder.name} wins {gain[responder.name]:.0f} mbb a hand")
    return gain
