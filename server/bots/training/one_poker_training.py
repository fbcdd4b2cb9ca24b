"""The training of One Poker: every effective stack by itself, each with its checkpoint."""

from collections.abc import Callable
from pathlib import Path

from server.bots.arena.exploit_one_poker import exploit_one_poker
from server.bots.one_poker_cards import FIRST_DEAL
from server.bots.one_poker_strategy import OnePokerStrategy
from server.bots.one_poker_tree import DEEPEST
from server.bots.training import checkpoint
from server.bots.training.one_poker_arrays import betting_tree
from server.bots.training.one_poker_deal import SIGNAL_PAIRS, deal
from server.bots.training.one_poker_pack import Packer
from server.bots.training.one_poker_solver import Solver
from server.bots.training.shelf import Job, Trained

STACKS = range(DEEPEST + 1)
STRETCH = 50
"""Iterations between two checkpoints."""


def solver(stack: int) -> Solver:
    """A solver for an effective stack that has not learnt anything yet, all signal pairs in the order of SIGNAL_PAIRS."""
    return Solver(betting_tree(stack) if stack > 0 else None, [deal(*signals) for signals in SIGNAL_PAIRS])


def train(stack: int, iterations: int, folder: Path, progress: Callable[[str], None]) -> Solver:
    """Learn until a stack has `iterations`, going on from the checkpoint in `folder`; raises CheckpointError."""
    learner = solver(stack)

    def tell(done: int) -> None:
        progress(f"one_poker: stack {stack}, iteration {done} of {iterations}")

    checkpoint.learn(learner, iterations, STRETCH, folder / f"one_poker_{stack}.npz", tell)
    return learner


def trained(job: Job) -> Trained:
    """Learn all stacks, pack them and measure what is packed; raises CheckpointError."""
    packer = Packer()
    for stack in STACKS:
        packer.add(train(stack, job.iterations, job.checkpoints, job.progress))
    play = OnePokerStrategy(packer.arrays)
    measured = exploit_one_poker(play.single_deal, STACKS, layout=FIRST_DEAL, progress=job.progress)
    return Trained(packer.arrays, measured["gain"])
