"""The journal: what must be durable before anybody is told. Knows bytes and versions, not what a table is; one process writes it at a time."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class JournalError(Exception):
    """The journal can't do it. The text is one line: what, where, and the cure."""


class JournalUnavailable(JournalError):
    """Not now: the disk is full or can't be written, or the file is locked. Nothing of this call was kept; it may be tried again."""


class JournalConflict(JournalError):
    """Another version was expected than is there: somebody else has written. The table must be rebuilt from the journal."""


class JournalDamaged(JournalError):
    """The file is no journal, is damaged, or was written by a newer version. It has not been touched."""


class Entry(Struct, frozen=True, gc=False):
    """One record: the version that it made, when (ms since 1970), and its bytes."""

    version: int
    at: int
    body: bytes


class TableRow(Struct, frozen=True, gc=False):
    """One table as the journal knows it: `number` names it for good (codes may be used again), times in ms since 1970."""

    number: int
    code: str
    game: str
    opened: int
    finished: int | None = None


class Journal(Protocol):
    """The journal of all tables. Every method returns when its work is durable."""

    async def begin(self, code: str, game: str, opened: int) -> int:
        """A new table; its number. Raises JournalUnavailable."""
        ...

    async def append(self, table: int, expected: int, entries: Sequence[Entry]) -> None:
        """Add these entries, whole or not at all, after version `expected` (0: none yet).

        Raises:
            JournalUnavailable: nothing was kept, try again later.
            JournalConflict: the table's last version is another, or the table is finished.
        """
        ...

    async def read(self, table: int, after: int = 0, most: int | None = None) -> list[Entry]:
        """The entries of a table, finished or not, in order (the first `most` of them). Raises JournalUnavailable, JournalDamaged."""
        ...

    async def unfinished(self) -> list[TableRow]:
        """The tables that are still on, oldest first. Raises JournalUnavailable, JournalDamaged."""
        ...

    async def finished(self, before: int | None = None, most: int = 100) -> list[TableRow]:
        """Finished tables, newest first, those with a number below `before`. Raises JournalUnavailable, JournalDamaged."""
        ...

    async def finish(self, table: int, at: int) -> None:
        """The table is closed: its entries are kept apart, and nothing more can be added. Raises JournalUnavailable."""
        ...

    async def rewrite(self, table: int, entries: Sequence[Entry]) -> None:
        """Put other bytes in the place of entries that are there (their versions stay), where a person's data must go.

        Raises JournalUnavailable, JournalConflict (a version that is not there).
        """
        ...

    async def drop(self, table: int) -> None:
        """Delete a finished table and its entries for good (retention). Raises JournalUnavailable."""
        ...

    async def close(self) -> None:
        """Finish what was asked for and let go of the file."""
        ...
