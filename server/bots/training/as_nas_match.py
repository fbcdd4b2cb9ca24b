"""The training of As-Nas for a match: several attitudes to points, each learnt against players of its own kind and others that are none.

In a single deal nothing beats the equilibrium for long; but a match is won by whoever has most in the end. Whoever is behind must
win more than lose, whoever leads the other way round. And the others at a table are seldom perfect: a part of them is taken to play like
the levels `easy` and `normal` in all their styles, which are beaten by more than an equilibrium wins from them.
"""

from array import array
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import numpy as np

from server.bots import as_nas
from server.bots.arena.exploit_as_nas import reach_of
from server.bots.as_nas_hard import ATTITUDES, THOUSAND
from server.bots.styles import STYLES
from server.bots.training import checkpoint
from server.bots.training.as_nas_deal import Numbers, pack
from server.bots.training.as_nas_pack import packed
from server.bots.training.as_nas_solver import Game, Solver
from server.bots.training.as_nas_values import Group
from server.bots.training.shelf import Job, Trained

STRETCH = 10
OTHERS = 0.3
"""How much of each opponent is taken to be no player of the own kind."""
EASY_SHARE = 0.2
"""How much of those is `easy`; the rest is `normal`, in all styles alike."""


def valued(game: Game, rate: float) -> Game:
    """The same game with points worth (exp(rate x points) - 1) / rate; a split pot counts between winning and losing by its share."""
    if not rate:
        return game
    found = Game(game.pack)
    found.outcomes = tuple(
        replace(outcome, groups=tuple(_valued(group, rate) for group in outcome.groups)) for outcome in game.outcomes
    )
    return found


def _valued(group: Group, rate: float) -> Group:
    lost = (np.exp(-rate * group.stakes) - 1) / rate
    won = (np.exp(rate * (group.pots - group.stakes)) - 1) / rate
    return replace(group, pots=won - lost, stakes=-lost)


def others(game: Game) -> Numbers:
    """The chance that a player who is no solver's plays towards each node with each hand, all such players together."""
    found = EASY_SHARE * reach_of(partial(as_nas.chances, temper=as_nas.EASY), game)
    for style in STYLES.values():
        temper = as_nas.leaning(as_nas.NORMAL, style)
        found += (1 - EASY_SHARE) / len(STYLES) * reach_of(partial(as_nas.chances, temper=temper), game)
    return found


class MatchSolver(Solver):
    """A solver whose opponents are only in part of its own kind."""

    def __init__(self, game: Game, strangers: Numbers) -> None:
        super().__init__(game)
        self._strangers = strangers

    def faced(self, played: Numbers) -> Numbers:
        """What the opponents are taken to play, where the solver's own kind plays `played` (both as reach)."""
        return (1 - OTHERS) * played + OTHERS * self._strangers


def trained(job: Job) -> Trained:
    """Learn all attitudes and pack them; raises CheckpointError. What a match is worth is the business of the arena, so no gain is measured."""
    game = Game(pack())
    strangers = others(game)
    arrays = dict[str, "array[int]"]()
    for number, rate in enumerate(ATTITUDES):
        learner = MatchSolver(valued(game, rate), strangers)
        path = job.checkpoints / f"as_nas_match_{round(rate * THOUSAND)}.npz"
        checkpoint.learn(learner, job.iterations, STRETCH, path, _teller(job.progress, rate, job.iterations))
        arrays |= {f"{name}_{number}": values for name, values in packed(game, learner.average()).items()}
    return Trained(arrays, {})


def _teller(progress: Callable[[str], None], rate: float, iterations: int) -> Callable[[int], None]:
    def tell(done: int) -> None:
        progress(f"as_nas_match: attitude {rate:+.2f}, iteration {done} of {iterations}")

    return tell
