"""Who played in which finished match, with its line and figures: a file made from the journal, so that a list need not read every match again.

It may be deleted at any time while the server is down: it is made anew. All work is done by one thread of its own.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar, get_args

import msgspec
from msgspec import Struct

from protocol.base import GameName
from protocol.history import MatchLine
from server.history.figures import Figures

FILE = "history.sqlite3"
FORMAT = 2
"""Version of the file's layout (PRAGMA user_version). An older file is emptied, and made anew from the journal."""
APPLICATION = 0x43415248
"""Marks the file as ours (SQLite's application_id)."""
CHECKED_BYTES = 64 << 20
"""A file up to this size is checked whole when it is opened."""
GAMES: tuple[GameName, ...] = get_args(GameName)

_LAYOUT = f"""
CREATE TABLE tables (number INTEGER PRIMARY KEY, finished INTEGER NOT NULL) STRICT;
CREATE TABLE parts (
    person TEXT NOT NULL, match INTEGER NOT NULL, number INTEGER NOT NULL, game TEXT NOT NULL, line BLOB NOT NULL,
    matches INTEGER NOT NULL, matches_won INTEGER NOT NULL, hands INTEGER NOT NULL, hands_won INTEGER NOT NULL, showdowns INTEGER NOT NULL,
    biggest_pot INTEGER NOT NULL, entered INTEGER NOT NULL, raised INTEGER NOT NULL, PRIMARY KEY (person, match)
) STRICT, WITHOUT ROWID;
CREATE INDEX parts_of_table ON parts (number);
CREATE TABLE named (person TEXT NOT NULL, number INTEGER NOT NULL, PRIMARY KEY (person, number)) STRICT, WITHOUT ROWID;
CREATE INDEX named_at_table ON named (number);
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = {FORMAT};
"""
_SUMS = "sum(matches), sum(matches_won), sum(hands), sum(hands_won), sum(showdowns), max(biggest_pot), sum(entered), sum(raised)"

T = TypeVar("T")
_lines = msgspec.msgpack.Decoder(MatchLine)


class BadIndex(Exception):
    """The file can't be used. The text is one line that names it and the cure; the file was left as it is."""


class Entry(Struct, frozen=True):
    """One person's part in a match: what is told of it, and its figures."""

    person: str
    line: MatchLine
    figures: Figures


class Filed(Struct, frozen=True):
    """What the index has of one person: lines, figures by game, and the tables."""

    lines: tuple[MatchLine, ...]
    figures: dict[GameName, Figures]
    tables: frozenset[int]


class Index:
    """The parts of all finished tables."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, "history-index")

    async def keep(self, number: int, finished: int | None, entries: Sequence[Entry], named: Iterable[str]) -> None:
        """The parts of a table, in the place of those that are here: its `number` in the journal, when it was `finished` in ms (None: as before).
        `named` are the ids of all who are named in its records, also those who have no part.

        Raises sqlite3.Error.
        """
        await self._run(lambda: self._keep(number, finished, entries, named))

    async def known(self) -> frozenset[int]:
        """The tables that are in here."""
        return await self._run(
            lambda: frozenset([row[0] for row in self._database.execute("SELECT number FROM tables")])
        )

    async def of(self, person: str, before: int | None, most: int) -> Filed:
        """Everything of one person, as of one moment: the lines below the number `before`, newest first, and the figures of all."""
        return await self._run(lambda: self._of(person, before, most))

    async def naming(self, person: str) -> frozenset[int]:
        """The tables in whose records this person is named. Raises sqlite3.Error."""
        query = "SELECT number FROM named WHERE person = ?"
        return await self._run(lambda: frozenset([row[0] for row in self._database.execute(query, (person,))]))

    async def oldest(self, before: int | None, most: int) -> list[int]:
        """The tables that were finished before a time (ms since 1970; None: at any time), the oldest first."""
        query = "SELECT number FROM tables WHERE finished < ? ORDER BY finished LIMIT ?"
        values = ((1 << 62) if before is None else before, most)
        return [row[0] for row in await self._run(lambda: self._database.execute(query, values).fetchall())]

    async def drop(self, numbers: Iterable[int]) -> None:
        """These tables are no more. Raises sqlite3.Error."""
        await self._run(lambda: self._drop([(number,) for number in numbers]))

    async def close(self) -> None:
        """Write what is left and close the file."""
        await self._run(self._database.close)
        self._thread.shutdown()

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _of(self, person: str, before: int | None, most: int) -> Filed:
        below = (1 << 62) if before is None else before
        chosen = "SELECT line FROM parts WHERE person = ? AND match < ? ORDER BY match DESC LIMIT ?"
        lines = [_lines.decode(row[0]) for row in self._database.execute(chosen, (person, below, most))]
        summed = f"SELECT game, {_SUMS} FROM parts WHERE person = ? GROUP BY game"  # noqa: S608 - no value in it
        figures: dict[GameName, Figures] = {
            game: Figures(*row[1:])
            for row in self._database.execute(summed, (person,))
            for game in GAMES
            if game == row[0]
        }
        tables = self._database.execute("SELECT DISTINCT number FROM parts WHERE person = ?", (person,))
        return Filed(tuple(lines), figures, frozenset([row[0] for row in tables]))

    def _keep(self, number: int, finished: int | None, entries: Sequence[Entry], named: Iterable[str]) -> None:
        rows = [
            (
                entry.person,
                entry.line.number,
                number,
                entry.line.game,
                msgspec.msgpack.encode(entry.line),
                *msgspec.structs.astuple(entry.figures),
            )
            for entry in entries
        ]
        with self._database:
            self._database.execute("DELETE FROM parts WHERE number = ?", (number,))
            self._database.executemany(f"INSERT INTO parts VALUES ({', '.join('?' * 13)})", rows)  # noqa: S608
            self._database.execute("DELETE FROM named WHERE number = ?", (number,))
            self._database.executemany("INSERT INTO named VALUES (?, ?)", [(person, number) for person in named])
            if finished is not None:
                self._database.execute("INSERT OR REPLACE INTO tables VALUES (?, ?)", (number, finished))

    def _drop(self, numbers: Sequence[tuple[int]]) -> None:
        with self._database:
            self._database.executemany("DELETE FROM parts WHERE number = ?", numbers)
            self._database.executemany("DELETE FROM named WHERE number = ?", numbers)
            self._database.executemany("DELETE FROM tables WHERE number = ?", numbers)
            self._database.execute("PRAGMA incremental_vacuum").fetchall()


def open_index(folder: Path) -> Index:
    """The index in `folder`, made if there is none; its owner's alone to read.

    Raises:
        BadIndex: it is of a newer version, damaged, another program's, or can't be written.
    """
    path = folder / FILE
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        database = sqlite3.connect(path, check_same_thread=False, isolation_level="IMMEDIATE")
        try:
            _prepare(database, path)
        except BaseException:
            database.close()
            raise
    except (OSError, sqlite3.Error) as error:
        reason = os.strerror(error.errno).lower() if isinstance(error, OSError) and error.errno else str(error)
        raise BadIndex(f"{path} can't be used ({reason}); move it away, it is made anew from the journal") from None
    return Index(database)


def _prepare(database: sqlite3.Connection, path: Path) -> None:
    version: int = database.execute("PRAGMA user_version").fetchone()[0]
    if version > FORMAT:
        raise BadIndex(
            f"{path} was written by a newer version of Cardavia (format {version}, this one knows {FORMAT}); "
            "update Cardavia, or move the file away: it is made anew from the journal"
        )
    if database.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0] == 0:
        database.execute("PRAGMA auto_vacuum = INCREMENTAL")
        database.executescript(f"BEGIN;{_LAYOUT}COMMIT;")
    elif database.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        raise BadIndex(f"{path} is a database, but not one of Cardavia's history; move it away")
    elif path.stat().st_size <= CHECKED_BYTES and database.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise BadIndex(f"{path} is damaged; move it away, it is made anew from the journal")
    elif version < FORMAT:
        database.execute("PRAGMA secure_delete = ON").fetchone()
        database.executescript(f"BEGIN;DROP TABLE parts;DROP TABLE tables;{_LAYOUT}COMMIT;")
    database.execute("PRAGMA journal_mode = WAL").fetchone()
    # A power cut must not bring a name back that was taken out.
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA secure_delete = ON").fetchone()
