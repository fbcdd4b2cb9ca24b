"""The journal in one SQLite file: one thread writes, and many tables' appends share a commit. Durable before anybody hears of it."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

from server.journal import archive
from server.journal.file import JournalFile, damaged, unavailable
from server.journal.interface import (
    Entry,
    JournalConflict,
    JournalError,
    JournalUnavailable,
    TableRow,
)

T = TypeVar("T")

BATCH = 512
"""Most pieces of work in one commit."""
CHECKPOINT_BYTES = 4 << 20
"""So much is written before the log is worked into the file, off the commit path."""
LOG_BYTES = 64 << 20
"""So large the log may grow before the writer itself stops to work it in."""

_ROWS = "SELECT number, code, game, opened, finished FROM tables"


class _Work:
    """One piece of work for the writer, and who waits for it."""

    __slots__ = ("deed", "error", "future", "loop", "result")

    def __init__(self, deed: Callable[[sqlite3.Connection], object]) -> None:
        self.deed = deed
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[object] = self.loop.create_future()
        self.result: object = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        """Tell who waits; in the loop's own thread."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class SqliteJournal:
    """A journal in the file at `path`, made if there is none. Implements server.journal.interface.Journal."""

    def __init__(self, path: Path) -> None:
        """Raises JournalError: in use by another server, damaged, of a newer version, or not to be written."""
        self._file = JournalFile(path)
        try:
            connection = self._file.writer()
            self._versions = self._known_versions(connection)
        except BaseException:
            self._file.release()
            raise
        self._connection: sqlite3.Connection | None = connection
        self._pending: dict[int, int | None] = {}
        self._unchecked = 0
        self._chores: list[int] = archive.left_over(connection)
        self._queue: SimpleQueue[_Work | None] = SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "journal-reader")
        self._checkpointing = threading.Event()
        self._writer = threading.Thread(target=self._write, name="journal-writer", daemon=True)
        self._writer.start()

    @staticmethod
    def _known_versions(connection: sqlite3.Connection) -> dict[int, int]:
        versions = dict.fromkeys(
            [row[0] for row in connection.execute("SELECT number FROM tables WHERE finished IS NULL")], 0
        )
        for number, version in connection.execute("SELECT number, max(version) FROM entries GROUP BY number"):
            if number in versions:
                versions[number] = version
        return versions

    # --- what a caller may ask ----------------------------------------------------------------------------------------

    async def begin(self, code: str, game: str, opened: int) -> int:
        """As Journal.begin."""

        def deed(connection: sqlite3.Connection) -> int:
            number = connection.execute(
                "INSERT INTO tables (code, game, opened, first_row) VALUES (?, ?, ?, 0) RETURNING number",
                (code, game, opened),
            ).fetchone()[0]
            self._pending[number] = 0
            return int(number)

        return await self._ask(deed)

    async def append(self, table: int, expected: int, entries: Sequence[Entry]) -> None:
        """As Journal.append."""
        for step, entry in enumerate(entries, 1):
            if entry.version != expected + step:
                raise JournalConflict(
                    f"table {table}: entry {entry.version} can't follow version {expected + step - 1}"
                )

        def deed(connection: sqlite3.Connection) -> None:
            self._expect(table, expected)
            if expected == 0:
                # Only now: rows that were free when the table was begun may have been given back since.
                connection.execute(
                    "UPDATE tables SET first_row = (SELECT coalesce(max(row), 0) + 1 FROM entries) WHERE number = ?",
                    (table,),
                )
            connection.executemany(
                "INSERT INTO entries (number, version, at, body) VALUES (?, ?, ?, ?)",
                [(table, entry.version, entry.at, entry.body) for entry in entries],
            )
            self._unchecked += sum([len(entry.body) + 100 for entry in entries])
            self._pending[table] = expected + len(entries)

        await self._ask(deed)

    async def finish(self, table: int, at: int) -> None:
        """As Journal.finish."""

        def deed(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE tables SET finished = ? WHERE number = ? AND finished IS NULL", (at, table))
            self._pending[table] = None

        await self._ask(deed)

    async def rewrite(self, table: int, entries: Sequence[Entry]) -> None:
        """As Journal.rewrite."""
        await self._ask(lambda connection: archive.rewrite(connection, table, entries))

    async def drop(self, table: int) -> None:
        """As Journal.drop."""
        await self._ask(lambda connection: archive.drop(connection, table))

    async def read(self, table: int, after: int = 0, most: int | None = None) -> list[Entry]:
        """As Journal.read."""
        return await self._look(lambda connection: archive.read(connection, table, after, most))

    async def unfinished(self) -> list[TableRow]:
        """As Journal.unfinished."""
        return await self._look(
            lambda connection: [
                TableRow(*row) for row in connection.execute(f"{_ROWS} WHERE finished IS NULL ORDER BY number")
            ]
        )

    async def finished(self, before: int | None = None, most: int = 100) -> list[TableRow]:
        """As Journal.finished."""
        query = f"{_ROWS} WHERE finished IS NOT NULL AND number < ? ORDER BY number DESC LIMIT ?"
        below = (1 << 62) if before is None else before
        return await self._look(lambda connection: [TableRow(*row) for row in connection.execute(query, (below, most))])

    async def used(self) -> int:
        """Bytes that everything in here takes up, without pages that are free for new entries. Raises JournalError."""

        def deed(connection: sqlite3.Connection) -> int:
            pages, free, size = [
                int(connection.execute(f"PRAGMA {what}").fetchone()[0])
                for what in ("page_count", "freelist_count", "page_size")
            ]
            return (pages - free) * size

        return await self._look(deed)

    async def close(self) -> None:
        """As Journal.close."""
        self._queue.put(None)
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        self._writer.join()
        self._reader.shutdown()
        self._file.release()

    # --- the two threads ----------------------------------------------------------------------------------------------

    async def _ask(self, deed: Callable[[sqlite3.Connection], T]) -> T:
        """Have the writer do it; durable when this returns."""
        if not self._writer.is_alive():
            raise JournalUnavailable(f"{self._file.path}: the journal is closed")
        work = _Work(deed)
        self._queue.put(work)
        await work.future
        return work.result  # type: ignore[return-value]  # what `deed` gave

    async def _look(self, deed: Callable[[sqlite3.Connection], T]) -> T:
        """Have the reader do it, beside the writer."""

        def read() -> T:
            try:
                with contextlib.closing(self._file.connect()) as connection:
                    # All of it as of one moment: the writer may move a finished table to the archive meanwhile.
                    connection.execute("BEGIN")
                    return deed(connection)
            except sqlite3.Error as error:
                raise damaged(self._file.path, error) from None

        return await asyncio.get_running_loop().run_in_executor(self._reader, read)

    def _write(self) -> None:
        """The writer's thread: take all that waits, commit it as one, tell everybody."""
        ended = False
        while not ended:
            batch: list[_Work] = []
            first = self._queue.get()
            while first is not None:
                batch.append(first)
                if len(batch) == BATCH or self._queue.empty():
                    break
                first = self._queue.get()
            ended = first is None
            if batch:
                self._commit(batch)
                _settle(batch)
            self._tend()
        if self._connection is not None:
            self._connection.close()

    def _commit(self, batch: list[_Work]) -> None:
        """All of it durable, or each of its callers told why not."""
        self._pending.clear()
        try:
            if self._connection is None:
                self._connection = self._file.writer()
            self._connection.execute("BEGIN IMMEDIATE")
            for work in batch:
                try:
                    work.result = work.deed(self._connection)
                except JournalConflict as conflict:
                    work.error = conflict
            self._connection.execute("COMMIT")
        except (sqlite3.Error, JournalError, OSError) as error:
            self._give_up(batch, error)
            return
        for number, version in self._pending.items():
            if version is None:
                self._versions.pop(number, None)
                self._chores.append(number)
            else:
                self._versions[number] = version

    def _give_up(self, batch: list[_Work], error: Exception) -> None:
        """Nothing of this batch was kept. The next one begins with a new connection, so that a disk that is back is found."""
        reason = error if isinstance(error, JournalError) else unavailable(self._file.path, error)
        for work in batch:
            work.error = work.error or reason
        if self._connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    def _expect(self, table: int, expected: int) -> None:
        """Raises JournalConflict unless `expected` is the table's last version."""
        known = self._pending[table] if table in self._pending else self._versions.get(table)
        if known is None:
            raise JournalConflict(f"table {table} is not open in this journal")
        if known != expected:
            raise JournalConflict(f"table {table} stands at version {known}, not {expected}")

    def _tend(self) -> None:
        """Between two commits: put a finished table into the archive when nobody waits; have the log worked in when it is long."""
        connection = self._connection
        if connection is None:
            return
        try:
            if self._chores and self._queue.empty():
                archive.put_away(connection, self._chores[0])
                self._chores.pop(0)
            if self._unchecked > CHECKPOINT_BYTES and not self._checkpointing.is_set():
                self._unchecked = 0
                if self._file.log_bytes() > LOG_BYTES:
                    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                else:
                    self._checkpointing.set()
                    self._reader.submit(self._checkpoint)
        except (sqlite3.Error, RuntimeError):
            # Both can wait; what matters was committed before.
            self._unchecked = 0

    def _checkpoint(self) -> None:
        try:
            with contextlib.suppress(sqlite3.Error), contextlib.closing(self._file.connect()) as connection:
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            self._checkpointing.clear()


def _settle(batch: list[_Work]) -> None:
    """Tell everybody of a batch, with one call to each loop."""
    loops = {id(work.loop): work.loop for work in batch}
    for loop in loops.values():
        own = [work for work in batch if work.loop is loop]

        def tell(own: list[_Work] = own) -> None:
            for work in own:
                work.settle()

        # A loop that is closed has nobody left who waits.
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(tell)
