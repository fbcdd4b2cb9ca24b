"""The training of hold'em: buckets, all-in or fold, the trees for two at several depths, the strategy for more; and what is measured of it."""

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
from server.bots.training.holdem_crowd import CrowdSolver, Pool
from server.bots.training.holdem_pack import packed_crowd, packed_duel
from server.bots.training.holdem_push import tables
from server.bots.training.holdem_solver import DuelSolver
from server.bots.training.shelf import Job, Trained

DEPTHS: Mapping[int, float] = {8: 0.15, 13: 0.15, 20: 0.15, 32: 0.2, 50: 1.0, 80: 0.15}
"""The depths with a tree, in big blinds, and the share of the iterations that each gets: most matches begin at 50."""
STRETCHES = 0.1
"""Stretches of deals for three and more players, as a share of the iterations."""
BOARDS = 4000
"""Boards that those are dealt from."""
STRETCH = 200
"""Boards between two checkpoints."""
MEASURED = 3000
"""Hands over which each local best response is measured."""


def learnt(job: Job, depths: Mapping[int, float] = DEPTHS, pool: int = BOARDS) -> dict[str, "array[int]"]:
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
    arrays |= packed_crowd(_crowd(job, boards, pool).sums)
    return arrays


def _crowd(job: Job, boards: Boards, pool: int) -> CrowdSolver:
    solver = CrowdSolver(Pool(boards, pool, job.seed), job.seed)
    count = max(1, round(STRETCHES * job.iterations))
    tell = _told(job.progress, "more players, stretch", count)
    checkpoint.learn(solver, count, 10, job.checkpoints / "holdem_crowd.npz", tell)
    return solver


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
