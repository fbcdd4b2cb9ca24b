"""The actor's clock: what it needs of time, so that a test can be the clock."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will be called, unless it is cancelled first."""

    def cancel(self) -> None:
        """Forget it. Harmless when it is done."""
        ...


class Clock(Protocol):
    """Time as tables know it."""

    def now(self) -> float:
        """Seconds from any start; never goes back."""
        ...

    def wall(self) -> float:
        """Seconds since 1970; may jump."""
        ...

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Call back after so many seconds."""
        ...


class LoopClock:
    """The running event loop's clock."""

    def __init__(self) -> None:
        """Raises RuntimeError where no loop runs."""
        self._loop = asyncio.get_running_loop()

    def now(self) -> float:
        """As Clock.now."""
        return self._loop.time()

    def wall(self) -> float:
        """As Clock.wall."""
        return time.time()

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """As Clock.call_later."""
        return self._loop.call_later(seconds, callback)
