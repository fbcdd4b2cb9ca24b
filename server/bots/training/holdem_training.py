"""The training of hold'em: buckets, all-in or fold, the trees for two; and what is measured of it."""

from array import array
from collections.abc import Callable, Mapping
from math import sqrt

from server.bots.arena.exploit_holdem import HardRange
from server.bots.arena.local_response import RESPONDERS, local_response
from server.bots.holdem.buckets import Buckets
from server.bots.holdem.duel_tree import DuelTree
from server.bots.holdem.hard import HoldemHard
from server.bots.training import checkpoint
from server.bots.training.holdem_boards import Boards
from server.bots.training.holdem_bounds import all_flops, bounds
from server.bots.training.holdem_pack import packed_duel
from server.bots.training.holdem_push import tables
from server.bots.training.holdem_solver import DuelSolver
from server.bots.training.shelf import Job, Trained

DEPTHS: Mapping[int, float] = {50: 1.0}
"""The depths with a tree, in big blinds, and the share of the iterations that each gets: matches begin at 50."""
STRETCH = 200
"""Boards between two checkpoints."""
MEASURED = 3000
"""Hands over which each local best response is measured."""


def learnt(job: Job, depths: Mapping[int, float] = DEPTHS) -> dict[str, "array[int]"]:
    """Learn everything, going on from the checkpoints of the job; the arrays of server.bots.holdem.hard. Raises CheckpointError."""
    arrays = bounds(all_flops(job.checkpoints, job.progress), job.seed)
    boards = Boards(Buckets(arrays))
    pushes, worst = tables(job.seed, job.progress)
    job.progress(f"holdem: all-in or fold, a best answer gains at most {1000 * worst:.3f} mbb a hand")
    arrays |= pushes
    arrays["duel_depths"] = array("B", depths)
    for depth, share in depths.items():
        solver = DuelSolver(DuelTree(depth), boards, job.seed)
        count = max(1, round(share * job.iterations))
        tell = _told(job.progress, f"two players at {depth} big blinds, board", count)
        checkpoint.learn(solver, count, STRETCH, job.checkpoints / f"holdem_duel_{depth}.npz", tell)
        arrays[f"duel_{depth}"] = packed_duel(solver.tree, solver.sums)
    return arrays


def _told(progress: Callable[[str], None], what: str, count: int) -> Callable[[int], None]:
    def tell(done: int) -> None:
        progress(f"holdem: {what} {done} of {count}")

    return tell


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
        gain[f"{responder.name}_interval"] = 1.96 * float(won.std(ddof=1)) / sqrt(hands)
        progress(f"holdem: {responder.name} wins {gain[responder.name]:.0f} mbb a hand")
    return gain
