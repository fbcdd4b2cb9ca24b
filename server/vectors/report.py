"""What a comparison found: where an engine and a row of vectors disagree, and how many decisions agreed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from msgspec import Struct


class BadRow(Exception):
    """A row that can't be read as its kind; the text says why."""


class Disagreement(Struct, frozen=True):
    """One difference: `step` says where in the row ("step 3"), empty for the row as a whole."""

    row: str
    step: str
    what: str
    expected: object
    found: object


class RowReport:
    """The outcome of one row: the decisions seen in it, those without any difference, and the disagreements in order."""

    def __init__(self, row: str) -> None:
        self.row = row
        self.step = ""
        self.decisions = 0
        self.disagreements: list[Disagreement] = []
        self._differing: set[str] = set()

    @property
    def agreed(self) -> int:
        """Decisions about which nothing was different."""
        return self.decisions - len(self._differing)

    def decision(self, number: int) -> None:
        """What is expected next belongs to this decision of the row, counted from 1."""
        self.decisions += 1
        self.step = f"step {number}"

    def end(self) -> None:
        """What is expected next belongs to no single decision."""
        self.step = ""

    def expect(self, what: str, expected: object, found: object) -> None:
        """Compare one fact and note it down when it differs."""
        if expected != found:
            self.disagreements.append(Disagreement(self.row, self.step, what, expected, found))
            if self.step:
                self._differing.add(self.step)


@dataclass(frozen=True)
class Kind:
    """A kind of row, told by the keys that it has at least; `run` plays a row and notes in the report. It raises BadRow."""

    keys: frozenset[str]
    run: Callable[[Mapping[str, object], RowReport], None]
