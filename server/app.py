"""The whole server, wired: tables, accounts, sessions and the listener, from the start through the drain to the end."""

import asyncio
import contextlib
import gc
import math
import sqlite3
import time
from collections.abc import Callable, Coroutine
from typing import Protocol

import structlog

from protocol.refusals import notice
from protocol.session import Closed
from server.accounts import Accounts
from server.limits import Clock
from server.metrics import Metrics
from server.sessions.house import History, House
from server.settings import Settings
from server.sockets.listener import Listener
from server.sockets.scrape import MetricsPort
from server.tables.handle import Directory
from server.web.pages import Pages

TICK = 1.0
"""Seconds between two rounds of the caretaker: slow and silent connections, the lobby's list, the loop's lag."""
TIDY_SECONDS = 3600.0
"""Between two looks for people who have not been here for long."""
RETRY_MS = 2000
"""After a drain clients come back in about so long."""
STOP_SECONDS = 9.0
"""The most that a whole drain takes, from the word to stop to the last line, whatever hangs: each part gets its share of what is left."""
HISTORY_SHARE, TABLES_SHARE, SOCKETS_SHARE = 0.15, 0.7, 0.7
"""What the history has not filed by then it files at the next start; what tables have accepted is durable before anybody hears of it."""


class Tables(Directory, Protocol):
    """All tables of this server, with what only the app may do."""

    def problem(self) -> str | None:
        """Why tables can't go on just now (in a word), or None."""

    async def stop(self) -> None:
        """Let every table write what it has accepted, and stop; nothing is told after that."""


class Annals(History, Protocol):
    """The history of this server, with what only the app may do."""

    def start(self) -> None:
        """Begin to file what is finished."""

    async def close(self) -> None:
        """Stop; nothing is answered after that."""


def _nothing() -> None:
    """Nobody is to know."""


class App:
    """A server. `tables`, `accounts` and `history` are open; the app closes them. `stopping` is told as soon as it is to stop."""

    def __init__(
        self,
        settings: Settings,
        tables: Tables,
        accounts: Accounts,
        *,
        admin_token: str,
        version: str,
        pages: Pages | None = None,
        metrics: Metrics | None = None,
        reserved: frozenset[str] = frozenset(),
        history: Annals | None = None,
        clock: Clock = time.monotonic,
        stopping: Callable[[], None] = _nothing,
    ) -> None:
        self.house = House(
            settings=settings,
            directory=tables,
            accounts=accounts,
            metrics=metrics or Metrics(),
            clock=clock,
            admin_token=admin_token,
            version=version,
            reserved=reserved,
            history=history,
        )
        self._tables = tables
        self._history = history
        self.listener = Listener(self.house, pages, self._problem)
        self._metrics_port = MetricsPort(self.house)
        self._caretaker: asyncio.Task[None] | None = None
        self._stopping = asyncio.Event()
        self._tell_stopping = stopping
        self._log: structlog.typing.FilteringBoundLogger = structlog.get_logger()

    async def start(self) -> tuple[str, int]:
        """Listen; gives address and port. Raises OSError where they are not to be had."""
        await self._metrics_port.start()
        try:
            address = await self.listener.start()
        except OSError:
            await self._metrics_port.stop()
            raise
        self._caretaker = asyncio.create_task(self._care())
        if self._history is not None:
            self._history.start()
        # What is there now stays: full collections need not walk it again and again.
        gc.collect()
        gc.freeze()
        self._log.info("listening", host=address[0], port=address[1])
        return address

    def ask_to_stop(self) -> None:
        """Begin the drain: `run` will return."""
        if not self._stopping.is_set():
            self._stopping.set()
            self._tell_stopping()

    async def run(self) -> None:
        """Serve until `ask_to_stop` (or the operator's drain), then drain."""
        await self._stopping.wait()
        await self.drain()

    async def drain(self) -> None:
        """No new tables, a notice, the journal safe, everybody told to come back, everything closed; once. Takes at most STOP_SECONDS."""
        house = self.house
        if house.draining:
            return
        house.draining = True
        end = asyncio.get_running_loop().time() + STOP_SECONDS
        seconds = house.settings.drain_seconds
        self._log.info("draining", connections=house.connections, tables=len(house.directory.tables()))
        for guest in list(house.guests.values()):
            guest.tell(notice("drain", seconds=round(seconds)))
        await asyncio.sleep(seconds)
        if self._history is not None:
            await self._bounded("history", self._history.close(), end, HISTORY_SHARE)
        await self._bounded("tables", self._tables.stop(), end, TABLES_SHARE)
        self.listener.farewell(Closed("drain", "The server stops. It will be back.", retry_ms=RETRY_MS))
        await self._bounded("connections", self._close_sockets(), end, SOCKETS_SHARE)
        await self._bounded("accounts", house.accounts.close(), end, 1.0)
        gc.unfreeze()
        self._log.info("stopped")

    async def _close_sockets(self) -> None:
        await self.listener.stop()
        await self._metrics_port.stop()
        if self._caretaker is not None:
            self._caretaker.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._caretaker

    async def _bounded(self, what: str, work: Coroutine[None, None, None], end: float, share: float) -> None:
        """Wait for a part of the drain as long as its share of the time until `end` lasts, not even for its answer to being cancelled."""
        task = asyncio.create_task(work)
        seconds = max(0.0, (end - asyncio.get_running_loop().time()) * share)
        done, _ = await asyncio.wait([task], timeout=seconds)
        if not done:
            self._log.error("gave up waiting", what=what, seconds=round(seconds, 1))
            task.cancel()
        elif (error := task.exception()) is not None:
            self._log.error("fault while stopping", what=what, error=str(error))

    def _problem(self) -> str | None:
        return "draining" if self.house.draining else self._tables.problem()

    async def _care(self) -> None:
        """The caretaker's rounds."""
        house = self.house
        loop = asyncio.get_running_loop()
        tidied = -math.inf
        while True:
            due = loop.time() + TICK
            await asyncio.sleep(TICK)
            house.metrics.lag(max(0.0, loop.time() - due))
            self.round()
            if loop.time() - tidied >= TIDY_SECONDS:
                tidied = loop.time()
                await self._tidy()

    async def _tidy(self) -> None:
        try:
            await self.forget_unseen()
        except sqlite3.Error as error:
            self._log.error("accounts can't be tidied", error=str(error))

    async def forget_unseen(self) -> None:
        """Forget people who have not been here for long, so that there is room for others; nobody who has a seat or is here. Raises sqlite3.Error."""
        house, seconds, last = self.house, self.house.settings.forget_days * 86_400, ""
        gone = 0
        while seconds and (people := await house.accounts.unseen(seconds, last)):
            last = people[-1]
            here = {person for person, _ in house.guests}
            tables = house.directory.tables()
            free = [
                person
                for person in people
                if person not in here and not any(table.seat_of(person) is not None for table in tables)
            ]
            gone += await house.accounts.drop_unseen(free, seconds)
        if gone:
            self._log.info("people forgotten who were not here for long", people=gone)

    def round(self) -> None:
        """One round of the caretaker. A fault in it is logged and not its end."""
        try:
            self.listener.sweep(self.house.clock())
            self.house.lobby.refresh()
        except Exception:
            self.house.metrics.fault()
            self._log.exception("fault in the caretaker")
        if self.house.wants_drain:
            self.ask_to_stop()
