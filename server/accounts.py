"""Who people are: identities without a password, brought back by a secret token. Knows no table and no socket.

A token is a selector and a verifier of 32 random bytes; only the verifier's hash is kept, compared in constant time. All SQLite work
is done by one thread of its own, so that a slow disk never holds the loop.
"""

import asyncio
import contextlib
import hashlib
import hmac
import os
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from server.codes import new_code, tidy_code
from server.limits import Clock

FILE = "accounts.sqlite3"
FORMAT = 1
"""Version of the file's layout (PRAGMA user_version)."""
MOVE_SECONDS = 300
MOVE_LENGTH = 8
TOKENS = 32
"""So many devices a person has at most; the longest known is forgotten for one more."""
_BATCH = 500

_LAYOUT = f"""
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL, seen INTEGER NOT NULL) STRICT;
CREATE TABLE tokens (
    selector TEXT PRIMARY KEY, verifier BLOB NOT NULL, created INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX tokens_of_person ON tokens (person);
PRAGMA user_version = {FORMAT};
"""

T = TypeVar("T")


class Unreadable(Exception):
    """The file of accounts can't be used. The text is one line that says why; the file was left as it is."""


class TooManyPeople(Exception):
    """No more identities are kept than the settings allow."""


class Identity(Struct, frozen=True):
    """A person: public id, chosen name, and the token of this device."""

    id: str
    name: str
    token: str


class Accounts:
    """The identities of one server. `wall` gives seconds since 1970, `clock` monotonic seconds (for the short-lived codes)."""

    def __init__(self, database: sqlite3.Connection, most: int, wall: Clock, clock: Clock) -> None:
        self._database = database
        self._most = most
        self._wall = wall
        self._clock = clock
        self._thread = ThreadPoolExecutor(1, "accounts")
        self._moves: dict[str, tuple[str, float]] = {}

    async def known(self, token: str) -> Identity | None:
        """Whose token this is, or None."""
        if not token.isascii():
            return None
        return await self._run(lambda: self._known(token))

    async def create(self, name: str) -> Identity:
        """A new person. Raises TooManyPeople, sqlite3.Error."""
        return await self._run(lambda: self._create(name))

    async def rename(self, person: str, name: str) -> None:
        """Keep another name. Raises sqlite3.Error."""
        await self._run(lambda: self._write("UPDATE people SET name = ? WHERE id = ?", name, person))

    async def revoke_others(self, person: str, token: str) -> None:
        """Make void all tokens of the person but this one. Raises sqlite3.Error."""
        selector = token.partition(".")[0]
        self._moves = {code: move for code, move in self._moves.items() if move[0] != person}
        await self._run(lambda: self._write("DELETE FROM tokens WHERE person = ? AND selector <> ?", person, selector))

    async def forget(self, person: str) -> None:
        """Delete everything about the person. Raises sqlite3.Error."""
        self._moves = {code: move for code, move in self._moves.items() if move[0] != person}
        await self._run(lambda: self._write("DELETE FROM people WHERE id = ?", person))

    async def unseen(self, seconds: float, after: str = "") -> list[str]:
        """Ids of people who have not been here for so long, some at a time: those that come after the id `after`. Raises sqlite3.Error."""
        question = "SELECT id FROM people WHERE seen < ? AND id > ? ORDER BY id LIMIT ?"
        before = int(self._wall() - seconds)
        rows = await self._run(lambda: self._database.execute(question, (before, after, _BATCH)).fetchall())
        return [row[0] for row in rows]

    async def drop_unseen(self, people: Sequence[str], seconds: float) -> int:
        """Delete these people as far as they have not been here since; gives how many were. Raises sqlite3.Error."""
        before = int(self._wall() - seconds)

        def drop() -> int:
            with self._database:
                deed = "DELETE FROM people WHERE id = ? AND seen < ?"
                return sum([self._database.execute(deed, (person, before)).rowcount for person in people])

        return await self._run(drop)

    def move_code(self, person: str) -> str:
        """A code, good once and for MOVE_SECONDS, by which another device becomes the same person. An older one of the person is void."""
        now = self._clock()
        self._moves = {code: move for code, move in self._moves.items() if move[0] != person and move[1] > now}
        code = new_code(self._moves, MOVE_LENGTH)
        self._moves[code] = (person, now + MOVE_SECONDS)
        return code

    async def moved(self, code: str) -> Identity | None:
        """The person of a move code, with a token for this device; None if the code is wrong, used or too old."""
        person, until = self._moves.pop(tidy_code(code), ("", 0.0))
        if until <= self._clock():
            return None
        return await self._run(lambda: self._issue(person))

    async def close(self) -> None:
        """Write what is left and close the file."""
        await self._run(self._database.close)
        self._thread.shutdown()

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _write(self, statement: str, *values: str | int | bytes) -> None:
        with self._database:
            self._database.execute(statement, values)

    def _known(self, token: str) -> Identity | None:
        selector, _, verifier = token.partition(".")
        row = self._database.execute(
            "SELECT verifier, person, name, seen FROM tokens JOIN people ON people.id = person WHERE selector = ?",
            (selector,),
        ).fetchone()
        # An unknown selector costs the same comparison as a wrong verifier.
        kept: bytes = row[0] if row else bytes(32)
        if not hmac.compare_digest(kept, _hash(verifier)) or row is None:
            return None
        now = int(self._wall())
        if now - row[3] > 86_400:
            # Who was here is of the day, not of the second; a full disk must not keep anybody out.
            with contextlib.suppress(sqlite3.Error):
                self._write("UPDATE people SET seen = ? WHERE id = ?", now, row[1])
        return Identity(row[1], row[2], token)

    def _create(self, name: str) -> Identity:
        now = int(self._wall())
        if self._database.execute("SELECT count(*) FROM people").fetchone()[0] >= self._most:
            raise TooManyPeople
        person = secrets.token_hex(8)
        with self._database:
            self._database.execute("INSERT INTO people VALUES (?, ?, ?, ?)", (person, name, now, now))
            return Identity(person, name, self._token(person, now))

    def _issue(self, person: str) -> Identity | None:
        row = self._database.execute("SELECT name FROM people WHERE id = ?", (person,)).fetchone()
        if row is None:
            return None
        with self._database:
            return Identity(person, row[0], self._token(person, int(self._wall())))

    def _token(self, person: str, now: int) -> str:
        selector, verifier = secrets.token_urlsafe(9), secrets.token_urlsafe(32)
        self._database.execute("INSERT INTO tokens VALUES (?, ?, ?, ?)", (selector, _hash(verifier), now, person))
        self._database.execute(
            "DELETE FROM tokens WHERE person = ? AND rowid NOT IN "
            "(SELECT rowid FROM tokens WHERE person = ? ORDER BY created DESC, rowid DESC LIMIT ?)",
            (person, person, TOKENS),
        )
        return f"{selector}.{verifier}"


def _hash(verifier: str) -> bytes:
    return hashlib.sha256(verifier.encode("utf-8", "surrogatepass")).digest()


CURE = "move it away and take it from a backup (cardavia restore), or start without it: then nobody is known"


def _reason(error: Exception) -> str:
    return os.strerror(error.errno).lower() if isinstance(error, OSError) and error.errno else str(error)


def open_accounts(folder: Path, most: int, wall: Clock, clock: Clock) -> Accounts:
    """The accounts kept in `folder` (which exists), made if there are none; the file is its owner's alone to read.

    Raises:
        Unreadable: the file is of a newer version, damaged, or can't be written.
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
        raise Unreadable(f"{path} can't be used: {_reason(error)}; {CURE}") from None
    return Accounts(database, most, wall, clock)


def _prepare(database: sqlite3.Connection, path: Path) -> None:
    version: int = database.execute("PRAGMA user_version").fetchone()[0]
    if version > FORMAT:
        database.close()
        raise Unreadable(
            f"{path} was written by a newer version of Cardavia (format {version}, this one knows {FORMAT})"
        )
    if version == 0:
        if database.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            raise Unreadable(f"{path} is a database, but not one of Cardavia's accounts; {CURE}")
        database.executescript(f"BEGIN;{_LAYOUT}COMMIT;")
    database.execute("PRAGMA journal_mode = WAL").fetchone()
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA foreign_keys = ON")
    database.execute("PRAGMA secure_delete = ON").fetchone()
