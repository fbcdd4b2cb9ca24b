"""`python -m server.bots.training`: learn the strategies that the bots at level hard look up, and put them on the shelf."""

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import cast

from server.bots.strategy import FOLDER, ArtefactError
from server.bots.training import shelf

CHECKPOINTS = Path("build/training")


@dataclass(frozen=True)
class Training:
    """A game's training: the module whose `trained(job)` does it (imported only when asked for), and the
    iterations by default: those of the strategies in the package."""

    module: str
    iterations: int


TRAININGS = {
    "one_poker": Training("server.bots.training.one_poker_training", 800),
    "one_poker_match": Training("server.bots.training.one_poker_match", 800),
    "as_nas": Training("server.bots.training.as_nas_training", 500),
    "as_nas_match": Training("server.bots.training.as_nas_match", 60),
    "holdem": Training("server.bots.training.holdem_training", 12_000),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Train the games asked for; the exit status."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    game, seed, iterations = cast("str", asked.game), cast("int", asked.seed), cast("int | None", asked.iterations)
    checkpoints, out = cast("Path", asked.checkpoints), cast("Path", asked.out)
    if iterations is not None and iterations < 1:
        parser.error("--iterations must be at least 1")
    if seed < 0:
        parser.error("--seed must be at least 0")
    try:
        for name in TRAININGS if game == "all" else (game.replace("-", "_"),):
            _train(name, seed, iterations, checkpoints, out)
    except ModuleNotFoundError as error:
        return _failed(
            f"training needs {error.name}, which is not installed; install the extra: pip install 'cardavia[training]'"
        )
    except (ArtefactError, shelf.CheckpointError, OSError) as error:
        return _failed(str(error))
    except KeyboardInterrupt:
        return _failed("interrupted; the same command goes on from the last checkpoint", 130)
    return 0


def _parser() -> argparse.ArgumentParser:
    names = [*TRAININGS, *(name.replace("_", "-") for name in TRAININGS if "_" in name), "all"]
    parser = argparse.ArgumentParser(
        prog="python -m server.bots.training", description="Learn the strategies of the bots at level hard."
    )
    parser.add_argument(
        "--game", choices=names, default="all", help="what to learn (default: all games, one after the other)"
    )
    parser.add_argument(
        "--seed", type=int, default=1, help="seed of all chance; One Poker and As-Nas go over all cards and need none"
    )
    parser.add_argument(
        "--iterations", type=int, help="iterations in all, those of a checkpoint included (default: by game)"
    )
    parser.add_argument(
        "--checkpoints", type=Path, default=CHECKPOINTS, help=f"folder to go on from (default: {CHECKPOINTS})"
    )
    parser.add_argument(
        "--out", type=Path, default=FOLDER, help="folder of the strategies (default: that of the package)"
    )
    return parser


def _train(game: str, seed: int, iterations: int | None, checkpoints: Path, out: Path) -> None:
    training = TRAININGS[game]
    job = shelf.Job(iterations or training.iterations, seed, checkpoints, _tell)
    trained = cast("Callable[[shelf.Job], shelf.Trained]", import_module(training.module).trained)
    entry = shelf.shelve(game, job, trained(job), out)
    gains = ", ".join(f"{name} {gain:.4f}" for name, gain in entry.gain.items()) or "not measured"
    _tell(f"{game}: {out / entry.file}, {entry.bytes} bytes; what a best response gains: {gains}")


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _failed(reason: str, status: int = 1) -> int:
    _tell(f"error: {reason}")
    return status


if __name__ == "__main__":
    sys.exit(main())
