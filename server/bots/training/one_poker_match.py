"""The training of One Poker's later deals: what a kept card is worth and likely to be, and how to play with that known.

In a match the card that is not locked comes back in the next deal. Its group is public, its rank likely weak: the
better card is mostly the one that was played. Both the worth and the likelihood follow from the strategy and the
strategy from them, so they are worked out in turn, at one stack in the middle, before all stacks are learnt with them.
"""

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from server.bots.one_poker_cards import COPIES, LATER_DEAL, RANKS
from server.bots.one_poker_strategy import THOUSAND
from server.bots.one_poker_tree import DEEPEST
from server.bots.training import checkpoint
from server.bots.training.one_poker_arrays import betting_tree
from server.bots.training.one_poker_deal import Deal, Numbers, arranged
from server.bots.training.one_poker_pack import COARSE, Packer
from server.bots.training.one_poker_response import Play, hand_worth
from server.bots.training.one_poker_solver import Solver
from server.bots.training.shelf import Job, Trained

MIDDLE = 9
ROUNDS = 16
ROUND_ITERATIONS = 200
STRETCH = 50
STEP = 0.5
"""How far each round moves from what was taken to be to what came out."""


@dataclass(frozen=True)
class Kept:
    """What is taken of a kept card by rank: `share`, how often it is this one (sums to 1), and `worth` in chips against the average."""

    share: Numbers
    worth: Numbers


def nothing_known() -> Kept:
    """Any rank alike, and worth nothing."""
    return Kept(np.full(RANKS, 1 / RANKS), np.zeros(RANKS))


def later_deals(kept: Kept) -> list[Deal]:
    """The deals behind all pairs of courses, in the order of the layout's pairs."""
    ways = {pair: _ways(kept, pair) for pair in LATER_DEAL.pairs()}
    total = sum(float(part.sum()) for part in ways.values())
    return [
        arranged(LATER_DEAL, pair, part, float(part.sum()) / total, kept.worth.tolist()) for pair, part in ways.items()
    ]


def _ways(kept: Kept, pair: tuple[int, int]) -> Numbers:
    first, second = (LATER_DEAL.hands(course) for course in pair)
    return np.array([[_chance(kept, own, other) for other in second] for own in first])


def _chance(kept: Kept, own: tuple[int, int], other: tuple[int, int]) -> float:
    """The weight of two hands: the kept cards by their shares, the drawn ones by the copies that are left."""
    held = [own[0], other[0]]
    chance = float(kept.share[own[0]] * kept.share[other[0]])
    for drawn in (own[1], other[1]):
        chance *= COPIES - held.count(drawn)
        held.append(drawn)
    return chance


def settled(kept: Kept, stack: int) -> Kept:
    """What becomes of kept cards, and what they are worth, when the deals that `kept` makes are played well at a stack."""
    tree, deals = betting_tree(stack), later_deals(kept)
    solver = Solver(tree, deals)
    solver.run(ROUND_ITERATIONS)
    profile = solver.average()
    share, worth, weight = np.zeros(RANKS), np.zeros(RANKS), np.zeros(RANKS)
    for g, (pair, deal) in enumerate(zip(LATER_DEAL.pairs(), deals, strict=True)):
        play = Play(
            (profile.locks[0][g], profile.locks[1][g]),
            (profile.bets[0][:, solver.columns[0][g]], profile.bets[1][:, solver.columns[1][g]]),
        )
        for player in (0, 1):
            hands = np.array(LATER_DEAL.hands(pair[player]))
            chance = deal.chance * deal.joint.sum(axis=1 - player)
            lock = play.locks[player]
            np.add.at(share, hands[:, ::-1], chance[:, None] * lock)
            np.add.at(weight, hands[:, 0], chance)
            np.add.at(worth, hands[:, 0], chance * (lock * hand_worth(tree, deal, play, player)).sum(axis=1))
    share /= share.sum()
    by_rank = worth / weight
    return Kept(share, by_rank - float(share @ by_rank))


def balanced(progress: Callable[[str], None]) -> Kept:
    """Shares and worths that the play which heeds them brings about again, nearly."""
    kept = nothing_known()
    for number in range(1, ROUNDS + 1):
        after = settled(kept, MIDDLE)
        moved = float(np.abs(after.worth - kept.worth).max())
        kept = Kept(kept.share + STEP * (after.share - kept.share), kept.worth + STEP * (after.worth - kept.worth))
        progress(f"one_poker_match: kept cards, round {number} of {ROUNDS}, worths moved by up to {moved:.3f} chips")
    return kept


def train(stack: int, iterations: int, kept: Kept, folder: Path, progress: Callable[[str], None]) -> Solver:
    """Learn until a stack has `iterations`, going on from the checkpoint in `folder`; raises CheckpointError."""
    learner = Solver(betting_tree(stack) if stack > 0 else None, later_deals(kept))

    def tell(done: int) -> None:
        progress(f"one_poker_match: stack {stack}, iteration {done} of {iterations}")

    checkpoint.learn(learner, iterations, STRETCH, folder / f"one_poker_match_{stack}.npz", tell)
    return learner


def trained(job: Job) -> Trained:
    """Balance the kept cards, learn all stacks and pack them; raises CheckpointError.

    There is no gain to measure: what a match is worth is the business of the arena.
    """
    kept, packer = balanced(job.progress), Packer(LATER_DEAL, COARSE)
    for stack in range(DEEPEST + 1):
        packer.add(train(stack, job.iterations, kept, job.checkpoints, job.progress))
    worth = array("h", np.rint(kept.worth * THOUSAND).astype(int).tolist())
    share = array("h", np.rint(kept.share * THOUSAND).astype(int).tolist())
    return Trained({**packer.arrays, "kept_worth": worth, "kept_share": share}, {})
