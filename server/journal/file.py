"""The journal's file on the disk: making, checking, opening and holding it. Nothing that is there is ever overwritten."""

import fcntl
import os
import sqlite3
import time
from pathlib import Path

from server.journal import schema
from server.journal.interface import JournalDamaged, JournalError, JournalUnavailable

APPLICATION = 0x43415244
"""Marks the file as ours (SQLite's application_id)."""
CHECKED_BYTES = 64 << 20
"""A file up to this size is checked whole when it is opened; of a larger one what is read."""
BUSY_SECONDS = 1.0


class JournalFile:
    """The file at `path`, held against every other process until released."""

    def __init__(self, path: Path) -> None:
        """Raises JournalError if another process holds it or it can't be made."""
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # Hidden cards are in here: for the owner's eyes only, from the first byte on.
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
            self._hold = os.open(f"{path}.lock", os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as error:
            raise JournalUnavailable(
                f"{path}: can't be written ({(error.strerror or '').lower()}); move what is there away, or name another folder with --data"
            ) from None
        try:
            fcntl.flock(self._hold, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._hold)
            raise JournalUnavailable(f"{path}: another server uses it; stop that one or take another folder") from None

    def release(self) -> None:
        """Let other processes have it."""
        os.close(self._hold)

    def connect(self) -> sqlite3.Connection:
        """A connection as it is used here. Raises sqlite3.Error."""
        connection = sqlite3.connect(self.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        return connection

    def writer(self) -> sqlite3.Connection:
        """The writer's connection, to a file that is checked and of the newest version. Raises JournalError."""
        connection: sqlite3.Connection | None = None
        try:
            connection = self.connect()
            self._check(connection)
            connection.execute("PRAGMA journal_mode = WAL")
            schema.migrate(connection, time.time_ns() // 1_000_000)
            # What was deleted or rewritten (somebody wants to be forgotten) must not be left in free pages.
            connection.execute("PRAGMA secure_delete = ON").fetchone()
        except JournalError:
            if connection is not None:
                connection.close()
            raise
        except sqlite3.Error as error:
            if connection is not None:
                connection.close()
            raise damaged(self.path, error) from None
        return connection

    def _check(self, connection: sqlite3.Connection) -> None:
        """Raises JournalDamaged (or sqlite3.Error) unless the file is new, or a sound one of ours and of no newer version."""
        if schema.empty(connection):
            # Only before the first page is written can a file be told to give free pages back.
            connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            return
        if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
            raise JournalDamaged(f"{self.path}: this is another program's database; take another folder")
        version = schema.version(connection)
        if version > schema.NEWEST:
            raise JournalDamaged(
                f"{self.path}: written by a newer version (schema {version}, this software knows {schema.NEWEST}); "
                "update Cardavia or take another folder"
            )
        if self.path.stat().st_size <= CHECKED_BYTES:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if found != "ok":
                raise JournalDamaged(f"{self.path}: damaged ({_one_line(found)}); restore a backup")

    def log_bytes(self) -> int:
        """Size of the write-ahead log."""
        try:
            return Path(f"{self.path}-wal").stat().st_size
        except OSError:
            return 0


_NOT_NOW = ("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_FULL", "SQLITE_READONLY", "SQLITE_IOERR", "SQLITE_CANTOPEN")


def damaged(path: Path, error: sqlite3.Error) -> JournalError:
    """The one error for what SQLite says of the file: damaged, unless it is one that passes."""
    name = getattr(error, "sqlite_errorname", "")
    if name.startswith(_NOT_NOW):
        return unavailable(path, error)
    return JournalDamaged(f"{path}: damaged or no database ({_one_line(str(error))}); restore a backup")


def unavailable(path: Path, error: Exception) -> JournalUnavailable:
    """The one error for a failed write."""
    return JournalUnavailable(f"{path}: can't be written now ({_one_line(str(error))})")


def _one_line(text: str) -> str:
    return " ".join(text.split())[:200]
