"""The history of a server: answers what people ask of their own matches, files finished tables, and lets go of what is too old or too much."""

import asyncio
import contextlib
import sqlite3
import traceback
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

import structlog
from msgspec import Struct

from protocol.base import GameName
from protocol.history import ListMatches, Matches, MatchRecord, ShowMatch
from protocol.refusals import refused
from protocol.session import Refused
from server.history import erasure, fold
from server.history.figures import Figures
from server.history.index import Index
from server.history.lines import MATCHES, entries, line_of
from server.history.witness import Witness
from server.journal.interface import Journal, JournalError
from server.limits import Buckets, Clock, whole
from server.tables import replay
from server.tables.directory import game_of, rules_of

PAGE = 30
"""Matches in one answer."""
LIVE = 8
"""Of the tables that are still on, so many are read for a list."""
KEPT = 8
"""Tables whose matches stay at hand after they were read."""
ASKED = (40, 60.0)
"""A person may ask so often in so many seconds."""
ROUND = 3600.0
"""Seconds between two looks at what is too old or too much."""
DAY_MS = 86_400_000


class Keeping(Struct, frozen=True):
    """How much is kept of finished tables: for so many days, and at most so many bytes in all."""

    days: float
    bytes: int


class Annals:
    """What was played here. `used` gives the bytes that the journal's tables take up; `wall` gives seconds since 1970."""

    def __init__(
        self,
        journal: Journal,
        witness: Witness,
        index: Index,
        keeping: Keeping,
        used: Callable[[], Awaitable[int]],
        wall: Clock,
        clock: Clock,
    ) -> None:
        self._journal = journal
        self._witness = witness
        self._index = index
        self._keeping = keeping
        self._used = used
        self._wall = wall
        self._asked = Buckets(*ASKED, clock)
        self._at_hand: OrderedDict[int, tuple[int | None, list[fold.Match]]] = OrderedDict()
        self._forgotten = set[str]()
        self._reading = asyncio.Lock()
        self._reader = ThreadPoolExecutor(1, "history")
        self._waiting: asyncio.Queue[tuple[int, int]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False
        self._log: structlog.typing.FilteringBoundLogger = structlog.get_logger()
        witness.ended = lambda number, at: self._waiting.put_nowait((number, at))

    # --- what people ask ----------------------------------------------------------------------------------------------

    async def answer(self, person: str, message: ListMatches | ShowMatch) -> Matches | MatchRecord | Refused:
        """What this person may know of the own matches."""
        wait = self._asked.take(person)
        if wait > 0:
            return refused(message.id, "limit_rate", limit=ASKED[0], interval=ASKED[1], wait=whole(wait))
        try:
            if isinstance(message, ListMatches):
                return await self._list(person, message)
            return await self._show(person, message)
        except (JournalError, sqlite3.Error, replay.Unreadable) as error:
            self._log.error("history can't be read", error=str(error))
            return refused(message.id, "storage", wait=5)
        except RuntimeError:
            # The threads that read are gone already.
            if not self._closed:
                raise
            return refused(message.id, "draining")

    async def _list(self, person: str, message: ListMatches) -> Matches:
        # First what is on: a table that is filed meanwhile is found in the index.
        live = self._witness.tables_of(person)[:LIVE]
        filed = await self._index.of(person, message.before, PAGE)
        lines, sums = {line.number: line for line in filed.lines}, dict(filed.figures)
        for number in live:
            if number in filed.tables:
                continue
            for entry in entries(number, await self._matches(number), person):
                line = entry.line
                sums[line.game] = sums.get(line.game, Figures()) + entry.figures
                if message.before is None or line.number < message.before:
                    lines[line.number] = line
        newest = sorted(lines.values(), key=lambda line: -line.number)[:PAGE]
        games: list[GameName] = sorted(sums)
        return Matches(message.id, tuple(newest), tuple([sums[game].told(game) for game in games]))

    async def _show(self, person: str, message: ShowMatch) -> MatchRecord | Refused:
        table, number = divmod(message.match, MATCHES)
        theirs = table in self._witness.tables_of(person) or table in (await self._index.of(person, None, 0)).tables
        for match in await self._matches(table) if theirs else []:
            part = match.parts.get(person)
            if match.match != number or part is None:
                continue
            hands = part.records()
            if message.hand is not None:
                hands = tuple([record for record in hands if record.hand == message.hand])
                if not hands:
                    return refused(message.id, "no_hand", hand=message.hand)
            return MatchRecord(message.id, line_of(table, match, part), match.settings, hands)
        return refused(message.id, "no_match", match=message.match)

    async def forget(self, person: str) -> bool:
        """Take this person out of every table that is closed: no id, no name, in the journal and in the index. Tables that are still on follow
        when they are finished, as their records say. False if that can't be done now; one that can't be read at all is logged and left."""
        self._forgotten.add(person)
        failed = "a person's data could not be taken out of a closed table"
        try:
            # One that is being filed at this moment is in the index after that.
            async with self._reading:
                filed = await self._index.naming(person)
                for number in sorted({*filed, *self._witness.closed()}):
                    try:
                        await (self._put(number, None) if number in filed else self._read(number))
                    except replay.Unreadable as error:
                        self._log.error(failed, number=number, error=str(error))
                    self._at_hand.pop(number, None)
        except (JournalError, sqlite3.Error) as error:
            self._log.error(failed, error=str(error))
            return False
        except RuntimeError:
            # The threads that read and write are gone already.
            if not self._closed:
                raise
            return False
        return True

    async def _matches(self, number: int) -> list[fold.Match]:
        """The matches of a table. Raises JournalError, replay.Unreadable."""
        async with self._reading:
            return await self._fetch(number)

    async def _fetch(self, number: int) -> list[fold.Match]:
        version = self._witness.version(number)
        found = self._at_hand.get(number)
        if found is not None and found[0] == version:
            self._at_hand.move_to_end(number)
            return found[1]
        matches, _ = await self._read(number)
        self._at_hand[number] = (version, matches)
        while len(self._at_hand) > KEPT:
            self._at_hand.popitem(last=False)
        return matches

    async def _read(self, number: int) -> tuple[list[fold.Match], frozenset[str]]:
        """The matches of a table, read from the journal, and who is named in it. Who wants to be forgotten (here, or said so at the table) is
        left out, and taken out of the journal once the table is closed.

        Whoever calls holds `_reading`: of two at once, the later rewriting would bring back whom the other has taken out, and what was read
        before somebody was forgotten would be kept after that.
        """
        over = self._witness.over(number)
        stored, forgotten = await self._journal.read(number), frozenset(self._forgotten)
        loop = asyncio.get_running_loop()

        def read() -> tuple[list[erasure.Entry], list[fold.Match], frozenset[str]]:
            records = [replay.decode(entry.body) for entry in stored]
            erased = erasure.erased(records, forgotten | erasure.forgotten(records))
            records = [erased.get(record.version, record) for record in records]
            rules = rules_of(game_of(replay.opening(records[0]).settings)) if records else None
            matches = fold.matches(rules, records) if rules else []
            return [erasure.entry(record) for record in erased.values()], matches, erasure.named(records)

        changed, matches, named = await loop.run_in_executor(self._reader, read)
        if changed and over:
            await self._journal.rewrite(number, changed)
        return matches, named

    # --- filing and letting go ----------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to file what is finished, and to let go of what is too old."""
        self._tasks = [asyncio.create_task(self._filing(), name="history"), asyncio.create_task(self._rounds())]

    async def close(self) -> None:
        """Stop. What waits to be filed is filed at the next start."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        # A reading that is under way is not waited for: the server has seconds to stop.
        self._reader.shutdown(wait=False, cancel_futures=True)
        await self._index.close()

    async def catch_up(self) -> None:
        """File finished tables that are not in the index, and take out of it those that are no longer there. Raises JournalError, sqlite3.Error."""
        known, there = await self._index.known(), set[int]()
        before: int | None = None
        while rows := await self._journal.finished(before):
            for row in rows:
                there.add(row.number)
                if row.number not in known and row.finished is not None:
                    self._waiting.put_nowait((row.number, row.finished))
            before = rows[-1].number
        if known - there:
            await self._index.drop(known - there)

    async def _filing(self) -> None:
        await self._safely("catching up", self.catch_up)
        while True:
            number, at = await self._waiting.get()
            await self._safely("filing a table", lambda number=number, at=at: self._file(number, at))

    async def file_all(self) -> None:
        """File everything that waits. Raises JournalError, sqlite3.Error, replay.Unreadable."""
        while not self._waiting.empty():
            number, at = self._waiting.get_nowait()
            await self._file(number, at)

    async def _file(self, number: int, at: int) -> None:
        """Put the parts of a finished table into the index."""
        async with self._reading:
            await self._put(number, at)

    async def _put(self, number: int, at: int | None) -> None:
        """The same for who holds `_reading`; `at` None: where they are already."""
        matches, named = await self._read(number)
        everybody = {person for match in matches for person in match.parts}
        found = [entry for person in sorted(everybody) for entry in entries(number, matches, person)]
        await self._index.keep(number, at, found, named)
        self._at_hand.pop(number, None)
        self._witness.forget(number)

    async def _rounds(self) -> None:
        while True:
            await self._safely("letting go of old matches", self.expire)
            await asyncio.sleep(ROUND)

    async def expire(self) -> int:
        """Let go of finished tables that are too old or take up too much, the oldest first; gives how many. Raises JournalError, sqlite3.Error."""
        gone = 0
        before = round(self._wall() * 1000 - self._keeping.days * DAY_MS)
        while numbers := await self._index.oldest(before, 100):
            gone += await self._drop(numbers)
        while await self._used() > self._keeping.bytes and (numbers := await self._index.oldest(None, 20)):
            gone += await self._drop(numbers)
        if gone:
            self._log.info("old matches let go", tables=gone)
        return gone

    async def _drop(self, numbers: list[int]) -> int:
        for number in numbers:
            await self._journal.drop(number)
            self._at_hand.pop(number, None)
        await self._index.drop(numbers)
        return len(numbers)

    async def _safely(self, what: str, work: Callable[[], Awaitable[object]]) -> None:
        """History must never disturb a game, nor a bad table the others: what fails is logged and tried again at the next start."""
        try:
            await work()
        except (JournalError, sqlite3.Error, replay.Unreadable) as error:
            self._log.error("history", doing=what, error=str(error))
        except Exception:
            self._log.error("fault in the history", doing=what, trace=traceback.format_exc())
