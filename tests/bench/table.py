"""Figures as a table: what was measured, beside what it is compared with in the same run."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter

ROUNDS = 5
"""Measurements of one kind; they take turns with those they are compared with, and the median counts."""


@dataclass(frozen=True)
class Line:
    """One figure. `ratio` is how many times the thing compared with; `owed` is what must be reached and `aim` what is wished."""

    what: str
    figure: float
    unit: str
    ratio: float | None = None
    owed: str = ""
    aim: str = ""


def interleaved(runs: Sequence[Callable[[], int]], rounds: int = ROUNDS) -> list[float]:
    """Seconds for one unit of each run, as medians: a run returns how many units it did. Every run is warmed up once."""
    for run in runs:
        run()
    taken: list[list[float]] = [[] for _ in runs]
    for _ in range(rounds):
        for run, seconds in zip(runs, taken, strict=True):
            began = perf_counter()
            units = run()
            seconds.append((perf_counter() - began) / units)
    return [median(seconds) for seconds in taken]


def table(title: str, lines: Sequence[Line]) -> str:
    """The lines as text, figures to the right."""
    rows = [("", "figure", "", "ratio", "owed", "aim")]
    for line in lines:
        ratio = "" if line.ratio is None else f"{line.ratio:.1f} x"
        rows.append((line.what, f"{line.figure:,.1f}".replace(",", " "), line.unit, ratio, line.owed, line.aim))
    widths = [max(len(row[column]) for row in rows) for column in range(6)]
    text = [title]
    for what, figure, unit, ratio, owed, aim in rows:
        cells = (
            what.ljust(widths[0]),
            figure.rjust(widths[1]),
            unit.ljust(widths[2]),
            ratio.rjust(widths[3]),
            owed.rjust(widths[4]),
            aim.rjust(widths[5]),
        )
        text.append("  ".join(cells).rstrip())
    return "\n".join(text)
