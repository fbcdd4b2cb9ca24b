"""Which tables, journal and bots this server has: the parts behind `server.tables.handle`, put together."""

import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

from protocol.base import GameName, Level
from protocol.play import Action
from protocol.table import TableView
from server.bots.bot import Bot
from server.bots.roster import NAMES, make_bot
from server.history.annals import Annals, Keeping
from server.history.index import BadIndex, open_index
from server.history.witness import Witness
from server.journal.sqlite import SqliteJournal
from server.metrics import Metrics
from server.names import likeness
from server.settings import Settings
from server.tables.clockwork import LoopClock
from server.tables.directory import Tables
from server.tables.messages import Act, AnyInput, Open, SeatBot
from server.tables.minds import Minds
from server.tables.room import Bounds, Patience, Room

JOURNAL = "journal.sqlite3"


async def open_tables(settings: Settings, metrics: Metrics) -> tuple[Tables, Annals]:
    """The tables kept in the data folder, every unfinished one rebuilt from its journal to go on where it stood, and the history of the others.

    Raises:
        JournalError, BadIndex: what is kept can't be used; the text is one line.
    """
    folder, patience = (
        settings.folder,
        Patience(settings.empty_seconds, settings.over_seconds, idle=settings.act_seconds),
    )
    path = folder / JOURNAL
    journal = SqliteJournal(path)
    try:
        index = open_index(folder)
    except BadIndex:
        await journal.close()
        raise
    strategies = Strategies()

    def heard(game: GameName, told: AnyInput, new: bool) -> None:
        strategies.heard(game, told)
        if isinstance(told, Act) and new:
            metrics.acted(str(told.action.__struct_config__.tag), told.by)

    witness = Witness(journal, heard)
    metrics.sized(lambda: sum([file.stat().st_size for file in (path, Path(f"{path}-wal")) if file.exists()]))

    def make(game: GameName, level: Level, style: str) -> Bot:
        return TimedBot(make_bot(game, level, style), partial(metrics.thought, game, level))

    room = Room(
        witness,
        LoopClock(),
        minds=Minds(make),
        patience=patience,
        bounds=Bounds(settings.max_spectators, settings.max_table_chat_lines, settings.chat_interval),
        journalled=metrics.journalled,
        fault=metrics.fault,
    )
    tables = Tables(room)
    await tables.restore()
    keeping = Keeping(settings.keep_days, settings.keep_bytes)
    return tables, Annals(journal, witness, index, keeping, journal.used, time.time, time.monotonic)


class Strategies:
    """Reads a trained strategy as soon as a table wants it, in a thread: that takes about a second and some ten MiB, which an idle server saves."""

    def __init__(self, read: Callable[[GameName], object] = lambda game: make_bot(game, "hard")) -> None:
        self._read = read
        self._asked: set[GameName] = set()

    def heard(self, game: GameName, told: AnyInput) -> None:
        """Of an input of a table of this game: whether it brings a bot of level `hard`."""
        match told:
            case Open(settings=settings):
                wanted = "hard" in (*settings.bots, settings.stand_in)
            case SeatBot(level=level):
                wanted = level == "hard"
            case _:
                return
        if wanted and game not in self._asked:
            self._asked.add(game)
            threading.Thread(target=self._read, args=(game,), name="strategy", daemon=True).start()


class TimedBot:
    """A bot, and `told` how long it took each time (seconds)."""

    def __init__(self, bot: Bot, told: Callable[[float], None]) -> None:
        self._bot = bot
        self._told = told

    @property
    def swift(self) -> bool:
        """As Bot.swift."""
        return self._bot.swift

    def choose(self, view: TableView, rng: Random) -> Action:
        """As Bot.choose."""
        begun = time.perf_counter()
        try:
            return self._bot.choose(view, rng)
        finally:
            self._told(time.perf_counter() - begun)


def reserved_names() -> frozenset[str]:
    """What the bots' names look like: people can't take them."""
    return frozenset(likeness(name) for name in NAMES)
