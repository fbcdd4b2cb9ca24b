"""Finished strategies put on the shelf: the packed file and its line in the manifest."""

import hashlib
import json
from array import array
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from server.bots.strategy import MANIFEST, Artefact, manifest, pack


class CheckpointError(Exception):
    """A checkpoint cannot be read or belongs to another training; the message names the file and the cure."""


@dataclass(frozen=True)
class Job:
    """What a training is asked for: `iterations` in all (those of a checkpoint count), the `seed` of all its chance, the
    folder of its checkpoints, and where to tell how far it is."""

    iterations: int
    seed: int
    checkpoints: Path
    progress: Callable[[str], None]


@dataclass(frozen=True)
class Trained:
    """What came out: the arrays to pack and what a best response wins against them, as packed."""

    arrays: Mapping[str, "array[int]"]
    gain: Mapping[str, float]


def shelve(game: str, job: Job, trained: Trained, folder: Path) -> Artefact:
    """Write the strategy's file and enter it in the manifest, leaving other games' lines alone; raises ArtefactError and OSError."""
    packed = pack(trained.arrays)
    entry = Artefact(
        game=game,
        file=f"{game}.bin",
        sha256=hashlib.sha256(packed).hexdigest(),
        bytes=len(packed),
        version=_version(),
        seed=job.seed,
        iterations=job.iterations,
        gain={name: round(gain, 6) for name, gain in trained.gain.items()},
    )
    folder.mkdir(parents=True, exist_ok=True)
    entries = manifest(folder) if (folder / MANIFEST).exists() else {}
    entries[game] = entry
    rows = {
        name: {key: value for key, value in asdict(entries[name]).items() if key != "game"} for name in sorted(entries)
    }
    _write(folder / entry.file, packed)
    _write(folder / MANIFEST, (json.dumps(rows, indent=2) + "\n").encode())
    return entry


def _version() -> str:
    try:
        return version("cardavia")
    except PackageNotFoundError:
        return "unknown"


def _write(path: Path, content: bytes) -> None:
    fresh = path.with_name(path.name + ".new")
    fresh.write_bytes(content)
    fresh.replace(path)
