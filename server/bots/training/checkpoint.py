"""Unfinished training on disk: named arrays in one file, replaced as a whole so that an interruption loses at most the last stretch."""

import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from server.bots.training.shelf import CheckpointError

Numbers = NDArray[np.floating]


class Learner(Protocol):
    """Whatever learns by iterations and can be set back to a state."""

    iteration: int

    def run(self, iterations: int) -> None:
        """Go on for a number of iterations."""

    def state(self) -> dict[str, Numbers]:
        """Everything that `restore` needs, as named arrays."""
        ...

    def restore(self, named: Mapping[str, Numbers]) -> None:
        """Go back to a state; raises ValueError if it is not one of this game."""


def save(path: Path, named: Mapping[str, Numbers]) -> None:
    """Write the arrays, by way of a neighbouring file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as out:
        np.savez(out, allow_pickle=False, **{name: np.asarray(value) for name, value in named.items()})
    fresh.replace(path)


def load(path: Path) -> dict[str, Numbers] | None:
    """The arrays of a checkpoint, None if there is none; raises CheckpointError if the file is damaged."""
    if not path.exists():
        return None
    try:
        with np.load(path, allow_pickle=False) as stored:
            return {name: stored[name] for name in stored.files}
    except (OSError, ValueError, EOFError, zipfile.BadZipFile) as error:
        raise CheckpointError(f"the checkpoint {path} is damaged ({error}); delete it to start afresh") from error


def restore(learner: Learner, path: Path) -> None:
    """Set a learner to where its checkpoint stands, if there is one; raises CheckpointError."""
    stored = load(path)
    if stored is None:
        return
    try:
        learner.restore(stored)
    except ValueError as error:
        raise CheckpointError(f"{path}: {error}; delete it to start afresh") from error


def learn(learner: Learner, iterations: int, stretch: int, path: Path, progress: Callable[[int], None]) -> None:
    """Bring a learner to `iterations` in all, going on from its checkpoint and saving after every `stretch`; raises CheckpointError."""
    restore(learner, path)
    while learner.iteration < iterations:
        learner.run(min(stretch, iterations - learner.iteration))
        save(path, learner.state())
        progress(learner.iteration)
