"""The training of As-Nas, with its checkpoint."""

from collections.abc import Callable
from pathlib import Path

from server.bots.arena.exploit_as_nas import exploit_as_nas
from server.bots.as_nas_strategy import AsNasStrategy
from server.bots.training import checkpoint
from server.bots.training.as_nas_deal import pack
from server.bots.training.as_nas_pack import packed
from server.bots.training.as_nas_solver import Game, Solver
from server.bots.training.shelf import Job, Trained

STRETCH = 10
"""Iterations between two checkpoints."""


def train(iterations: int, folder: Path, progress: Callable[[str], None]) -> Solver:
    """Learn until there are `iterations`, going on from the checkpoint in `folder`; raises CheckpointError."""
    learner = Solver(Game(pack()))

    def tell(done: int) -> None:
        progress(f"as_nas: iteration {done} of {iterations}")

    checkpoint.learn(learner, iterations, STRETCH, folder / "as_nas.npz", tell)
    return learner


def trained(job: Job) -> Trained:
    """Learn, pack and measure what is packed; raises CheckpointError."""
    learner = train(job.iterations, job.checkpoints, job.progress)
    arrays = packed(learner.game, learner.average())
    measured = exploit_as_nas(AsNasStrategy(arrays).single_deal, learner.game)
    return Trained(arrays, measured["gain"])
