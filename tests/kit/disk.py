"""Bad days of a disk, done to a server that runs: it is full, another program holds the journal, a write was torn."""

import contextlib
import os
import resource
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tests.kit.serving import Serving


def stop_growing(server: Serving) -> None:
    """From now on no file of the server's may grow: every write that would is an error, as on a full disk."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))


def grow_again(server: Serving) -> None:
    """There is room again."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@contextlib.contextmanager
def held_by_another(data: Path) -> Iterator[None]:
    """Another program has the journal's file for itself."""
    other = sqlite3.connect(data / "journal.sqlite3", isolation_level=None)
    try:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
    finally:
        other.close()


def tear(data: Path) -> None:
    """A write that the power cut in the middle: half a page of noise at the end of the journal's log."""
    with (data / "journal.sqlite3-wal").open("ab") as log:
        log.write(os.urandom(2_000))


@contextlib.contextmanager
def small_disk(folder: Path, size: str) -> Iterator[Path | None]:
    """A disk of its own, of so many bytes; None where this user may not mount one."""
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        yield None
        return
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], capture_output=True, check=False)


def change(mark: str, *files: Path) -> bool:
    """Make files immutable (`+i`: every write is refused, also to who has them open) or writable again (`-i`); whether this user may."""
    command = ["chattr", mark, *map(str, files)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


@contextlib.contextmanager
def filled(folder: Path) -> Iterator[None]:
    """Not a byte is left on this disk."""
    ballast = folder / "ballast"
    with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))
    try:
        yield
    finally:
        ballast.unlink()
