"""A viewer that writes down everything it is told, and a journal in memory that can be made to fail."""

import asyncio
from collections.abc import Sequence

from protocol.codec import Frame
from protocol.lobby import Joined
from protocol.messages import ServerMessage, Update
from protocol.session import Done, Refused
from server.journal.interface import Entry, JournalConflict, JournalUnavailable, TableRow
from server.tables.handle import Person
from tests.kit.driven import person


class Onlooker:
    """Implements server.tables.handle.Viewer."""

    def __init__(self, name: str, instance: str = "one") -> None:
        self.person: Person = person(name)
        self.instance = instance
        self.log: list[ServerMessage] = []
        self.ends: list[tuple[str, str]] = []

    def update(self, frame: Frame) -> None:
        """A versioned Update."""
        self.log.append(frame.message)

    def send(self, frame: Frame) -> None:
        """Any other message."""
        self.log.append(frame.message)

    def taken_over(self, code: str) -> None:
        """Replaced."""
        self.ends.append(("taken_over", code))

    def gone(self, code: str) -> None:
        """Let go."""
        self.ends.append(("gone", code))

    @property
    def updates(self) -> list[Update]:
        """Every update, in order."""
        return [message for message in self.log if isinstance(message, Update)]

    @property
    def now(self) -> Update:
        """The newest update."""
        return self.updates[-1]

    @property
    def joined(self) -> Joined:
        """The last Joined."""
        return [message for message in self.log if isinstance(message, Joined)][-1]

    def answer(self, id: str) -> Done | Refused:
        """The last answer to this message."""
        answers = [message for message in self.log if isinstance(message, Done | Refused) and message.id == id]
        assert answers, f"{id} was not answered: {self.log}"
        return answers[-1]

    def answers(self, id: str) -> list[Done | Refused]:
        """All answers to this message."""
        return [message for message in self.log if isinstance(message, Done | Refused) and message.id == id]


class MemoryJournal:
    """Implements server.journal.interface.Journal. `broken`: every write and read fails; `lost`: a write is kept, and yet said to have failed."""

    def __init__(self) -> None:
        self.rows: dict[int, TableRow] = {}
        self.entries: dict[int, list[Entry]] = {}
        self.broken = False
        self.lost = False
        self.appends = 0

    def _try(self) -> None:
        if self.broken:
            raise JournalUnavailable("the disk is full")

    async def begin(self, code: str, game: str, opened: int) -> int:
        """A new table."""
        self._try()
        number = len(self.rows) + 1
        self.rows[number] = TableRow(number, code, game, opened)
        self.entries[number] = []
        return number

    async def append(self, table: int, expected: int, entries: Sequence[Entry]) -> None:
        """Add entries."""
        await asyncio.sleep(0)
        self._try()
        known = self.entries[table]
        if (known[-1].version if known else 0) != expected:
            raise JournalConflict(f"not {expected}")
        self.appends += 1
        known.extend(entries)
        if self.lost:
            raise JournalUnavailable("no answer from the disk")

    async def read(self, table: int, after: int = 0, most: int | None = None) -> list[Entry]:
        """A table's entries."""
        self._try()
        return [entry for entry in self.entries[table] if entry.version > after][:most]

    async def unfinished(self) -> list[TableRow]:
        """Tables still on."""
        self._try()
        return [row for row in self.rows.values() if row.finished is None]

    async def finished(self, before: int | None = None, most: int = 100) -> list[TableRow]:
        """Tables that are over."""
        del before
        return [row for row in self.rows.values() if row.finished is not None][:most]

    async def finish(self, table: int, at: int) -> None:
        """A table is over."""
        self._try()
        row = self.rows[table]
        self.rows[table] = TableRow(row.number, row.code, row.game, row.opened, at)

    async def rewrite(self, table: int, entries: Sequence[Entry]) -> None:
        """Put other bytes in."""
        raise NotImplementedError

    async def drop(self, table: int) -> None:
        """Delete a table."""
        del self.rows[table], self.entries[table]

    async def close(self) -> None:
        """Nothing to let go of."""
