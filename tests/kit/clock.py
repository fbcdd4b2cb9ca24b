"""A clock that a test moves by hand: no test sleeps."""

import asyncio
from collections.abc import Callable

PATIENCE = 20.0
"""Seconds after which a test gives up waiting for another thread."""


class FakeTimer:
    """A call that is still to come."""

    def __init__(self, when: float, callback: Callable[[], None]) -> None:
        self.when = when
        self.callback = callback
        self.cancelled = False

    def cancel(self) -> None:
        """Forget it."""
        self.cancelled = True


class FakeClock:
    """Implements server.tables.clockwork.Clock. Time moves in `advance` only."""

    def __init__(self, wall: float = 1_700_000_000.0) -> None:
        self._now = 0.0
        self._wall = wall
        self._timers: list[FakeTimer] = []

    def now(self) -> float:
        """Seconds since the clock was made."""
        return self._now

    def wall(self) -> float:
        """Seconds since 1970."""
        return self._wall + self._now

    def call_later(self, seconds: float, callback: Callable[[], None]) -> FakeTimer:
        """Call back when time has moved so far."""
        timer = FakeTimer(self._now + seconds, callback)
        self._timers.append(timer)
        return timer

    async def advance(self, seconds: float, settled: Callable[[], object] | None = None) -> None:
        """Move time, calling what comes due in order; the loop runs in between, until `settled` says that all is quiet."""
        end = self._now + seconds
        await quiet(settled)
        while True:
            due = [timer for timer in self._timers if not timer.cancelled and timer.when <= end + 1e-9]
            if not due:
                break
            timer = min(due, key=lambda timer: timer.when)
            self._timers.remove(timer)
            self._now = max(self._now, timer.when)
            timer.callback()
            await quiet(settled)
        self._timers = [timer for timer in self._timers if not timer.cancelled]
        self._now = end


async def quiet(settled: Callable[[], object] | None = None) -> None:
    """Let the loop run until nothing moves by itself: a fixed number of turns, and on until `settled` (which waits for other threads)."""
    for _ in range(20):
        await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        while settled is not None and not settled():  # noqa: ASYNC110 - what is waited for happens in another thread
            await asyncio.sleep(0)
