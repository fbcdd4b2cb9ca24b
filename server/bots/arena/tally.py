"""What many bouts add up to: means with their 95 % intervals, by who played."""

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

Z = 1.959964
"""Half the width of a 95 % interval, in standard errors."""


class Estimate(Struct, frozen=True):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half the interval's width."""
        return (self.high - self.low) / 2

    def times(self, factor: float) -> "Estimate":
        """The same in another unit."""
        return Estimate(self.mean * factor, self.low * factor, self.high * factor)


class Board(Struct, frozen=True):
    """What one set of cards brought, all its turns of the seats together; by entrant.

    `scores` are means a seat and deal, in chips or twelfths of a point; `won` the share of matches won by a seat (a shared win is shared), None
    where no matches were played.
    """

    deals: int
    bouts: int
    scores: tuple[float, ...]
    won: tuple[float, ...] | None
    faults: tuple[int, ...]
    fault: str | None = None


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values and its interval. Raises ValueError for none; with one value the interval is without bounds."""
    if not values:
        raise ValueError("nothing was played")
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return Estimate(mean, float("-inf"), float("inf"))
    error = sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    return Estimate(mean, mean - Z * error, mean + Z * error)
