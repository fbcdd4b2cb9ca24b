"""The files of a data folder: which there are, of which format each is, and whether this software can use it. Reads, never writes."""

import contextlib
import sqlite3
from collections.abc import Callable, Generator
from pathlib import Path

from msgspec import Struct

from server import accounts
from server.history import index
from server.journal import schema
from server.journal.file import APPLICATION
from server.wiring import JOURNAL


class BadStore(Exception):
    """A file can't be used. The text is one line that names it and the cure; nothing has been touched."""


class Kind(Struct, frozen=True):
    """One of our databases: its name, the newest format that this software knows, and how to tell whose and of which format a file is."""

    name: str
    newest: int
    ours: Callable[[sqlite3.Connection], bool]
    format: Callable[[sqlite3.Connection], int]


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])


def _has(connection: sqlite3.Connection, table: str) -> bool:
    found = connection.execute("SELECT count(*) FROM sqlite_schema WHERE name = ?", (table,)).fetchone()
    return bool(found[0])


KINDS: tuple[Kind, ...] = (
    Kind(
        JOURNAL,
        schema.NEWEST,
        lambda connection: _pragma(connection, "application_id") == APPLICATION,
        schema.version,
    ),
    Kind(
        accounts.FILE,
        accounts.FORMAT,
        lambda connection: _has(connection, "people") and _has(connection, "tokens"),
        lambda connection: _pragma(connection, "user_version"),
    ),
)
"""What a backup holds, in the order in which it is copied: whoever sits at a table of the journal is in the accounts copied after it."""
DERIVED = index.FILE
"""Made anew from the journal; no backup holds it."""
BY_NAME = {kind.name: kind for kind in KINDS}


class Found(Struct, frozen=True):
    """One file as it is: its format; `due` says that it will be migrated."""

    name: str
    format: int
    newest: int

    @property
    def due(self) -> bool:
        """Whether it is of an older format."""
        return self.format < self.newest


@contextlib.contextmanager
def opened(path: Path) -> Generator[sqlite3.Connection, None, None]:
    """A connection to a file that is there. Raises sqlite3.Error."""
    with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as connection:
        yield connection


def inspect(path: Path, kind: Kind, *, whole: bool = False) -> Found:
    """What format the file is of; `whole`: after reading all of it. Raises BadStore: damaged, another program's, or of a newer version."""
    try:
        with opened(path) as connection:
            if not kind.ours(connection):
                raise BadStore(f"{path} is not Cardavia's; it has been left as it is")
            if (found := kind.format(connection)) > kind.newest:
                raise BadStore(
                    f"{path} was written by a newer version of Cardavia (format {found}, this one knows {kind.newest}); update Cardavia"
                )
            if whole and (said := connection.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
                raise BadStore(f"{path} is damaged ({' '.join(str(said).split())[:200]})")
    except sqlite3.Error as error:
        raise BadStore(f"{path} is damaged, or no database ({error})") from None
    return Found(kind.name, found, kind.newest)


def files(folder: Path) -> list[Found]:
    """All databases of a data folder. Raises BadStore; also where there is none."""
    if not (folder / JOURNAL).is_file():
        raise BadStore(f"{folder} is no data folder of Cardavia (it has no {JOURNAL}); name another with --data")
    return [inspect(folder / kind.name, kind) for kind in KINDS if (folder / kind.name).exists()]
