"""A table and its journal: inputs are taken in, stored as one, and the table is rebuilt from what is stored when that failed."""

import asyncio
from typing import Any

from server.journal.interface import Entry, JournalError
from server.tables import replay
from server.tables.answers import Answers
from server.tables.handle import Person
from server.tables.messages import AnyInput, Record, Recover, Refusal
from server.tables.moment import Moment
from server.tables.room import Room
from server.tables.table import Outcome, Table

BACK_OFF = (0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds between tries while the journal can't be written; the last again and again."""
_BREATH = 200
"""So many records are folded before other tables have their turn."""


class Ledger:
    """One table as it is in memory, and how much of it is durable.

    `ill`: the two differ, and nothing is taken in until they agree again. `people` are all who were ever named in its records.
    `bounds` are those of every table here.
    """

    def __init__(self, room: Room, table: Table[Any], number: int) -> None:
        """`table` stands as the journal has it under `number`."""
        self.table = table
        self.number = number
        self.answers = Answers()
        self.people = {seat.person for seat in table.state.seats if seat.person}
        self.ill = False
        self.bounds = room.bounds
        self._room = room
        self._stored = table.state.version
        self._batch: list[Record] = []
        self._tries = 0
        self._base = max(room.clock.wall() * 1000, table.state.at) - room.clock.now() * 1000

    def at(self) -> int:
        """Now, in ms since 1970 as this table counts: it never goes back, whatever the system's clock does."""
        return round(self._base + self._room.clock.now() * 1000)

    @property
    def wait(self) -> float:
        """Seconds until the next try to write the journal."""
        return BACK_OFF[min(self._tries, len(BACK_OFF) - 1)]

    def take(self, told: AnyInput) -> Outcome[Any]:
        """Take an input in, to be stored. Raises Refusal: by the table, or (storage) while the journal can't be written."""
        if self.ill:
            raise Refusal("storage", wait=max(1, round(self.wait)))
        outcome = self.table.receive(told, self.at())
        self.people |= _people(told)
        self._batch.append(outcome.record)
        return outcome

    def drop(self) -> None:
        """What has been taken in and not stored is void, and with it the table in memory."""
        self._batch.clear()
        self.ill = True

    async def store(self) -> None:
        """Make durable what has been taken in. Raises JournalError: nothing of it is, and the table is ill."""
        if not self._batch:
            return
        begun = self._room.clock.now()
        entries = [_entry(record) for record in self._batch]
        try:
            await self._room.journal.append(self.number, self._stored, entries)
        except JournalError:
            self.drop()
            raise
        self._room.journalled(self._room.clock.now() - begun)
        self._stored += len(entries)
        self._batch.clear()

    async def rebuild(self) -> list[Moment[Any]]:
        """Fold the journal and let the table go on from there; gives the last moments, so that nobody misses one.

        Raises:
            JournalError: not yet; the next try is due after `wait` seconds.
            replay.Unreadable: the journal makes no table.
        """
        try:
            entries = await self._room.journal.read(self.number)
            table, moments, answers = await self._folded(entries)
            if table.state.stage != "closed":
                recovery = table.receive(Recover(), max(self.at(), table.state.at))
                moments.append(recovery.moment)
                record = recovery.record
                await self._room.journal.append(self.number, record.version - 1, [_entry(record)])
        except JournalError:
            self._tries += 1
            raise
        self.table, self.answers, self._stored = table, answers, table.state.version
        self._batch.clear()
        self.ill, self._tries = False, 0
        return moments

    async def _folded(self, entries: list[Entry]) -> tuple[Table[Any], list[Moment[Any]], Answers]:
        table, moments, answers = self.table, list[Moment[Any]](), Answers()
        records = [replay.decode(entry.body) for entry in entries]
        for count, (folded, outcome) in enumerate(replay.unfold(self.table.rules, records)):
            table = folded
            answers.replay(outcome.record)
            self.people |= _people(outcome.record.input)
            moments = [*moments[-15:], outcome.moment]
            if count % _BREATH == _BREATH - 1:
                await asyncio.sleep(0)
        if not moments:
            raise replay.Unreadable("a journal without a record")
        return table, moments, answers

    async def finish(self) -> None:
        """The table is closed: have it filed away. Raises JournalError (it is found closed and finished at the next start)."""
        await self._room.journal.finish(self.number, self.at())


def _people(told: AnyInput) -> set[str]:
    """The ids of those whom this input names."""
    parts = [getattr(told, part, None) for part in ("person", "host", "spectator")]
    ids = [part.id if isinstance(part, Person) else part for part in parts]
    return {person for person in ids if isinstance(person, str) and person}


def _entry(record: Record) -> Entry:
    return Entry(record.version, record.at, replay.encode(record))
