"""The journal with somebody who looks on: who plays at which table, what was done there, which table is finished. Changes nothing on its way."""

from collections.abc import Callable, Sequence

from protocol.base import GameName
from server.history import fold
from server.journal.interface import Entry, Journal, TableRow
from server.tables import replay
from server.tables.directory import game_of
from server.tables.messages import AnyInput, Close, Open


class Witness(Journal):
    """A journal that passes everything on to another, and remembers of every table that is on who has ever had a seat there.

    `heard` is told the game and every input that has become durable (`new`) or is read again, `ended` the number of every table that was
    finished, and when (ms since 1970).
    """

    def __init__(self, journal: Journal, heard: Callable[[GameName, AnyInput, bool], None]) -> None:
        self._journal = journal
        self._heard = heard
        self._games: dict[int, GameName] = {}
        self._people: dict[int, set[str]] = {}
        self._versions: dict[int, int] = {}
        self._ended: set[int] = set()
        self.ended: Callable[[int, int], None] | None = None

    def tables_of(self, person: str) -> list[int]:
        """The tables that are on where this person has or had a seat, newest first."""
        return sorted([number for number, people in self._people.items() if person in people], reverse=True)

    def version(self, table: int) -> int | None:
        """The last version of a table that is on, None for any other."""
        return self._versions.get(table)

    def over(self, table: int) -> bool:
        """Whether nothing more can be added to a table: it was closed, whether or not it is kept apart already."""
        return table not in self._versions or table in self._ended

    def closed(self) -> list[int]:
        """The tables that are over and not filed yet."""
        return sorted(self._ended)

    def forget(self, table: int) -> None:
        """The table is finished and filed: it is found elsewhere from now on."""
        self._ended.discard(table)
        self._people.pop(table, None)
        self._versions.pop(table, None)
        self._games.pop(table, None)

    def _note(self, table: int, entries: Sequence[Entry], *, new: bool) -> None:
        records = [replay.decode(entry.body) for entry in entries]
        self._people.setdefault(table, set()).update(fold.people(records))
        if records:
            self._versions[table] = records[-1].version
        for record in records:
            if isinstance(record.input, Close):
                self._ended.add(table)
            if isinstance(record.input, Open):
                self._games[table] = game_of(record.input.settings)
            if (game := self._games.get(table)) is not None:
                self._heard(game, record.input, new)

    async def begin(self, code: str, game: str, opened: int) -> int:
        """As Journal.begin."""
        number = await self._journal.begin(code, game, opened)
        self._people[number], self._versions[number] = set(), 0
        return number

    async def append(self, table: int, expected: int, entries: Sequence[Entry]) -> None:
        """As Journal.append."""
        await self._journal.append(table, expected, entries)
        self._note(table, entries, new=True)

    async def read(self, table: int, after: int = 0, most: int | None = None) -> list[Entry]:
        """As Journal.read."""
        entries = await self._journal.read(table, after, most)
        if after == 0 and most is None and table not in self._people:
            self._note(table, entries, new=False)
        return entries

    async def unfinished(self) -> list[TableRow]:
        """As Journal.unfinished."""
        return await self._journal.unfinished()

    async def finished(self, before: int | None = None, most: int = 100) -> list[TableRow]:
        """As Journal.finished."""
        return await self._journal.finished(before, most)

    async def finish(self, table: int, at: int) -> None:
        """As Journal.finish."""
        await self._journal.finish(table, at)
        self._ended.add(table)
        if self.ended is not None:
            self.ended(table, at)

    async def rewrite(self, table: int, entries: Sequence[Entry]) -> None:
        """As Journal.rewrite."""
        await self._journal.rewrite(table, entries)

    async def drop(self, table: int) -> None:
        """As Journal.drop."""
        await self._journal.drop(table)

    async def close(self) -> None:
        """As Journal.close."""
        await self._journal.close()
