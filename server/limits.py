"""How much anybody may ask for: buckets that fill with time, and counters of what is open. The clock is the caller's."""

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable

Clock = Callable[[], float]
"""Seconds from any start, never going back."""


class Bucket:
    """At most `limit` units in `interval` seconds: a full bucket that refills evenly."""

    __slots__ = ("_left", "_seen", "interval", "limit")

    def __init__(self, limit: float, interval: float, now: float) -> None:
        self.limit = limit
        self.interval = interval
        self._left = limit
        self._seen = now

    def take(self, now: float, units: float = 1) -> float:
        """Take `units` and return 0, or take nothing and return the seconds until they would be there.

        More than the limit at once is taken when the bucket is full, so that one large message is late, not impossible.
        """
        self._refill(now)
        asked = min(units, self.limit)
        if self._left >= asked:
            self._left -= units
            return 0.0
        return (asked - self._left) * self.interval / self.limit

    def wait(self, now: float) -> float:
        """Seconds until one unit is there; 0 if it is. Takes nothing."""
        self._refill(now)
        return max(0.0, (1 - self._left) * self.interval / self.limit)

    def low(self, now: float) -> bool:
        """Whether less than a fifth is left."""
        self._refill(now)
        return self._left < self.limit / 5

    def full(self, now: float) -> bool:
        """Whether nothing is owed any more, so that the bucket may be forgotten."""
        self._refill(now)
        return self._left >= self.limit

    def _refill(self, now: float) -> None:
        self._left = min(self.limit, self._left + (now - self._seen) * self.limit / self.interval)
        self._seen = now


class Buckets:
    """One bucket for each key that has taken something lately; the number of keys is bounded, the longest unused go first."""

    def __init__(self, limit: float, interval: float, clock: Clock, most: int = 10_000) -> None:
        self.limit = limit
        self.interval = interval
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, key: Hashable, units: float = 1) -> float:
        """As Bucket.take, for this key."""
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.limit, self.interval, now)
            self._trim(now)
        self._buckets.move_to_end(key)
        return bucket.take(now, units)

    def wait(self, key: Hashable) -> float:
        """As Bucket.wait, for this key."""
        bucket = self._buckets.get(key)
        return 0.0 if bucket is None else bucket.wait(self._clock())

    def __len__(self) -> int:
        return len(self._buckets)

    def _trim(self, now: float) -> None:
        while len(self._buckets) > self._most or (
            len(self._buckets) > 1 and next(iter(self._buckets.values())).full(now)
        ):
            self._buckets.popitem(last=False)


class Tally:
    """How many of something are open, in all and by key (connections by address). Bounded in both."""

    def __init__(self, most: int, most_by_key: int) -> None:
        self.most = most
        self.most_by_key = most_by_key
        self.total = 0
        self._by_key: dict[str, int] = {}

    def of(self, key: str) -> int:
        """How many are open for this key."""
        return self._by_key.get(key, 0)

    def enter(self, key: str) -> None:
        """Count one more. Whether it may be is for `full` to say."""
        self.total += 1
        self._by_key[key] = self.of(key) + 1

    def leave(self, key: str) -> None:
        """Count one less."""
        self.total -= 1
        if self._by_key[key] == 1:
            del self._by_key[key]
        else:
            self._by_key[key] -= 1

    def full(self, key: str) -> str | None:
        """The refusal's code if one more of this key is too many, else None."""
        if self.total >= self.most:
            return "limit_connections"
        return "limit_address" if self.of(key) >= self.most_by_key else None


def whole(seconds: float) -> int:
    """A wait in whole seconds for people: rounded up, at least 1."""
    return max(1, math.ceil(seconds))
