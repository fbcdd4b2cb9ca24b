"""A journal with its history on a real disk, and hold'em tables to put into it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from protocol.history import ListMatches, Matches, MatchRecord, ShowMatch
from protocol.holdem import HoldemSettings
from protocol.play import Raise
from protocol.table import GameSettings
from server.history.annals import Annals, Keeping
from server.history.index import Index, open_index
from server.history.witness import Witness
from server.journal.interface import Entry
from server.journal.sqlite import SqliteJournal
from server.tables import messages as told_to
from server.tables import replay
from server.tables.messages import Act, Record
from tests.kit.driven import EPOCH, Driven, settings_of

HEADS_UP = HoldemSettings(seats=2, stack=100)
"""A match of two with few chips."""


@dataclass
class Archive:
    """A journal with its history. `now` is the time in seconds since 1970."""

    journal: SqliteJournal
    witness: Witness
    annals: Annals
    index: Index
    acts: list[Act]
    now: float = EPOCH / 1000

    async def store(self, driven: Driven, *, finished: bool = True) -> int:
        """Put a table's records into the journal; gives its number."""
        number = await self.witness.begin(driven.state.code, driven.table.rules.name, EPOCH)
        await self.witness.append(number, 0, [entry(record) for record in driven.records])
        if finished:
            await self.witness.finish(number, driven.at)
            await self.annals.file_all()
        return number

    async def list(self, person: str) -> Matches:
        answer = await self.annals.answer(person, ListMatches("l"))
        assert isinstance(answer, Matches)
        return answer

    async def show(self, person: str, match: int) -> MatchRecord:
        answer = await self.annals.answer(person, ShowMatch("s", match))
        assert isinstance(answer, MatchRecord), answer
        return answer


def entry(record: Record) -> Entry:
    return Entry(record.version, record.at, replay.encode(record))


@asynccontextmanager
async def archive(folder: Path, days: float = 365, most: int = 1 << 30) -> AsyncIterator[Archive]:
    acts: list[Act] = []
    journal = SqliteJournal(folder / "journal.sqlite3")
    witness = Witness(journal, lambda _, told, new: acts.append(told) if isinstance(told, Act) and new else None)
    opened = open_index(folder)
    filing = Annals(journal, witness, opened, Keeping(days, most), journal.used, lambda: kept.now, lambda: 0.0)
    kept = Archive(journal, witness, filing, opened, acts)
    try:
        yield kept
    finally:
        await filing.close()
        await journal.close()


def two_people(game: GameSettings, seed: int = 0) -> Driven:
    """Ada and Bob at a table, begun."""
    driven = Driven(settings_of("holdem", game=game), seed=seed)
    driven.sit("Bob")
    driven.start()
    return driven


def to_the_end(driven: Driven) -> Driven:
    """All the chips go in until the match is decided."""
    while driven.state.stage != "over":
        if driven.state.stage == "between":
            driven.pass_time(10)
            continue
        raising = driven.legal.raise_
        driven.act(Raise(raising.most) if raising else driven.easy())
    return driven


def closed(driven: Driven) -> Driven:
    """The table, closed after the match."""
    driven.take(told_to.Close("over"))
    return driven
