"""Which tables, journal and bots this server has: the parts behind `server.tables.handle`, put together."""

from pathlib import Path

from server.bots.roster import NAMES
from server.journal.sqlite import SqliteJournal
from server.metrics import Metrics
from server.names import likeness
from server.tables.clockwork import LoopClock
from server.tables.directory import Tables
from server.tables.room import Room

JOURNAL = "journal.sqlite3"


async def open_tables(folder: Path, metrics: Metrics) -> Tables:
    """The tables kept in `folder`: every unfinished one is rebuilt from its journal and goes on where it stood.

    Raises:
        JournalError: the journal can't be used; the text is one line.
    """
    room = Room(SqliteJournal(folder / JOURNAL), LoopClock(), journalled=metrics.journalled, fault=metrics.fault)
    tables = Tables(room)
    await tables.restore()
    return tables


def reserved_names() -> frozenset[str]:
    """What the bots' names look like: people can't take them."""
    return frozenset(likeness(name) for name in NAMES)
