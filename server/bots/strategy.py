"""Trained strategies as files: their manifest, their check, and the plain arrays in them. Knows no game and needs no numpy."""

import hashlib
import json
import lzma
from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import cast

FOLDER = Path(__file__).parent / "artefacts"
MANIFEST = "manifest.json"
TYPES = {"B": 1, "H": 2, "h": 2}
"""Kinds of whole numbers that a file may hold, as `array` names them, and their bytes; always little-endian in the file."""


class ArtefactError(Exception):
    """A trained strategy is missing, damaged or of another kind; the message names the file and the cure."""


@dataclass(frozen=True, slots=True)
class Artefact:
    """One line of the manifest: which file, how to tell that it is whole, and where it comes from.

    Every part of a strategy was learnt for at least `iterations`; where a checkpoint had more, for more.

    `gain` is what an exact best response wins against the file as packed (not the strategy before rounding), in chips or
    points a deal, under names that the game chooses.
    """

    game: str
    file: str
    sha256: str
    bytes: int
    version: str
    seed: int
    iterations: int
    gain: Mapping[str, float]


def manifest(folder: Path = FOLDER) -> dict[str, Artefact]:
    """All lines of the manifest by game; raises ArtefactError."""
    path = folder / MANIFEST
    try:
        rows = cast("dict[str, dict[str, str | int | dict[str, float]]]", json.loads(path.read_text("utf-8")))
        return {game: _artefact(game, row) for game, row in rows.items()}
    except OSError as error:
        raise ArtefactError(
            f"the manifest {path} cannot be read ({error.strerror}); install the package again"
        ) from error
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise ArtefactError(f"the manifest {path} is damaged ({error!r}); install the package again") from error


def _artefact(game: str, row: Mapping[str, str | int | dict[str, float]]) -> Artefact:
    gain = row["gain"]
    if not isinstance(gain, dict):
        raise TypeError("gain is not an object")
    return Artefact(
        game=game,
        file=str(row["file"]),
        sha256=str(row["sha256"]),
        bytes=int(cast("int", row["bytes"])),
        version=str(row["version"]),
        seed=int(cast("int", row["seed"])),
        iterations=int(cast("int", row["iterations"])),
        gain=gain,
    )


def load(game: str, folder: Path = FOLDER) -> dict[str, "array[int]"]:
    """The arrays of a game's strategy, checked against the manifest; raises ArtefactError."""
    entry = manifest(folder).get(game)
    if entry is None:
        raise ArtefactError(f"the manifest {folder / MANIFEST} has no strategy for {game}; make one with: make train")
    path = folder / entry.file
    try:
        packed = path.read_bytes()
    except OSError as error:
        raise ArtefactError(
            f"the strategy {path} cannot be read ({error.strerror}); install the package again"
        ) from error
    if len(packed) != entry.bytes or hashlib.sha256(packed).hexdigest() != entry.sha256:
        raise ArtefactError(f"the strategy {path} is not the file that the manifest names; install the package again")
    return unpack(packed)


def pack(arrays: Mapping[str, "array[int]"]) -> bytes:
    """Named arrays as the bytes of a file: a line of JSON with names, types and lengths, then the numbers; the whole compressed."""
    head = [[name, values.typecode, len(values)] for name, values in arrays.items()]
    body = b"".join(_little(values).tobytes() for values in arrays.values())
    return lzma.compress(json.dumps(head).encode() + b"\n" + body, preset=9 | lzma.PRESET_EXTREME)


def unpack(packed: bytes) -> dict[str, "array[int]"]:
    """The opposite of `pack`; raises ArtefactError if these are not such bytes."""
    try:
        head, _, body = lzma.decompress(packed).partition(b"\n")
        arrays, place = dict[str, "array[int]"](), 0
        for name, kind, length in cast("list[tuple[str, str, int]]", json.loads(head)):
            stop = place + TYPES[kind] * length
            arrays[name] = _little(array(kind, body[place:stop]))
            place = stop
        if place != len(body):
            raise ValueError("its length is wrong")
    except (lzma.LZMAError, ValueError, KeyError, TypeError) as error:
        raise ArtefactError(f"a strategy file cannot be unpacked ({error!r}); install the package again") from error
    return arrays


def _little(values: "array[int]") -> "array[int]":
    if array("H", b"\x01\x00")[0] != 1:
        values = values[:]
        values.byteswap()
    return values
