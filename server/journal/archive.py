"""Reading the journal's entries, and keeping those of finished tables apart: compressed into one, out of the way of the tables that are on."""

import sqlite3
import zlib
from collections.abc import Sequence

import msgspec

from server.journal.interface import Entry, JournalConflict

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(list[tuple[int, int, bytes]])


def left_over(connection: sqlite3.Connection) -> list[int]:
    """Finished tables whose entries still lie among those of the others."""
    query = "SELECT DISTINCT number FROM entries JOIN tables USING (number) WHERE finished IS NOT NULL"
    return [row[0] for row in connection.execute(query)]


def put_away(connection: sqlite3.Connection, table: int) -> None:
    """Move a finished table's entries into the archive, in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        entries = _loose(connection, table, 0)
        if entries:
            _keep(connection, table, entries)
            connection.execute(
                "DELETE FROM entries WHERE number = ? AND row >= (SELECT first_row FROM tables WHERE number = ?)",
                (table, table),
            )
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def read(connection: sqlite3.Connection, table: int, after: int = 0, most: int | None = None) -> list[Entry]:
    """The entries of a table above version `after`, in order, wherever they are; the first `most` of them."""
    row = connection.execute("SELECT body FROM archive WHERE number = ?", (table,)).fetchone()
    if row is None:
        return _loose(connection, table, after, most)
    return [entry for entry in _unpacked(row[0]) if entry.version > after][:most]


def rewrite(connection: sqlite3.Connection, table: int, entries: Sequence[Entry]) -> None:
    """Other bytes in the place of these versions'. Raises JournalConflict if one of them is not there."""
    present = {entry.version: entry for entry in read(connection, table)}
    if not present.keys() >= {entry.version for entry in entries}:
        raise JournalConflict(f"table {table} has not all of the versions that are to be rewritten")
    row = connection.execute("SELECT 1 FROM archive WHERE number = ?", (table,)).fetchone()
    if row is not None:
        present.update({entry.version: entry for entry in entries})
        _keep(connection, table, list(present.values()))
    else:
        connection.executemany(
            "UPDATE entries SET body = ? WHERE number = ? AND version = ? AND row >= "
            "(SELECT first_row FROM tables WHERE number = ?)",
            [(entry.body, table, entry.version, table) for entry in entries],
        )


def drop(connection: sqlite3.Connection, table: int) -> None:
    """Delete a finished table. Raises JournalConflict while it is on."""
    row = connection.execute("SELECT finished FROM tables WHERE number = ?", (table,)).fetchone()
    if row is not None and row[0] is None:
        raise JournalConflict(f"table {table} is still on")
    connection.execute("DELETE FROM entries WHERE number = ?", (table,))
    connection.execute("DELETE FROM archive WHERE number = ?", (table,))
    connection.execute("DELETE FROM tables WHERE number = ?", (table,))
    # Every row of it is a page given back to the disk.
    connection.execute("PRAGMA incremental_vacuum").fetchall()


def _loose(connection: sqlite3.Connection, table: int, after: int, most: int | None = None) -> list[Entry]:
    rows = connection.execute(
        "SELECT version, at, body FROM entries WHERE row >= (SELECT first_row FROM tables WHERE number = ?) "
        "AND number = ? AND version > ? ORDER BY row LIMIT ?",
        (table, table, after, -1 if most is None else most),
    )
    return [Entry(*row) for row in rows]


def _keep(connection: sqlite3.Connection, table: int, entries: Sequence[Entry]) -> None:
    packed = zlib.compress(_encoder.encode([(entry.version, entry.at, entry.body) for entry in entries]))
    connection.execute("INSERT OR REPLACE INTO archive VALUES (?, ?, ?)", (table, len(entries), packed))


def _unpacked(body: bytes) -> list[Entry]:
    try:
        return [Entry(*entry) for entry in _decoder.decode(zlib.decompress(body))]
    except (zlib.error, msgspec.MsgspecError) as error:
        raise sqlite3.DatabaseError(f"an archived table can't be unpacked: {error}") from None
