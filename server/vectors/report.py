"""What a comparison found: where an engine and a row of vectors disagree, and how many decisions agreed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

import msgspec
from msgspec import Struct

R = TypeVar("R", bound=Struct)


class BadRow(Exception):
    """A row that can't be read as its kind; the text says why."""


class Disagreement(Struct, frozen=True):
    """One difference: `step` says where in the row ("step 3", "deal 2, step 3", "deal 2, end"), empty for the row as a whole."""

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
        self._missed = 0
        self._deciding = False

    @property
    def agreed(self) -> int:
        """Decisions about which nothing was different."""
        return self.decisions - len(self._differing) - self._missed

    def decision(self, number: int, deal: int | None = None) -> None:
        """What is expected next belongs to this decision of the row (of this deal in the row), counted from 1."""
        self.decisions += 1
        self.step = f"step {number}" if deal is None else f"deal {deal}, step {number}"
        self._deciding = True

    def end(self, place: str = "") -> None:
        """What is expected next belongs to no single decision, but to the row or to this place in it."""
        self.step = place
        self._deciding = False

    def missed(self, decisions: int) -> None:
        """So many decisions of the row could not be played because of a disagreement before them."""
        self.decisions += decisions
        self._missed += decisions

    def expect(self, what: str, expected: object, found: object) -> None:
        """Compare one fact and note it down when it differs."""
        if expected != found:
            self.disagreements.append(Disagreement(self.row, self.step, what, expected, found))
            if self._deciding:
                self._differing.add(self.step)


@dataclass(frozen=True)
class Kind:
    """A kind of row, told by the keys that it has at least; `run` plays a row and notes in the report. It raises BadRow."""

    keys: frozenset[str]
    run: Callable[[Mapping[str, object], RowReport], None]


def kind(name: str, keys: str, row: type[R], check: Callable[[R, RowReport], None]) -> Kind:
    """A kind of row from its telling keys (divided by blanks), its type (further fields are ignored) and what compares one."""

    def run(raw: Mapping[str, object], report: RowReport) -> None:
        try:
            typed = msgspec.convert(raw, row)
        except msgspec.ValidationError as error:
            raise BadRow(f"{name}: {error}") from None
        check(typed, report)

    return Kind(frozenset(keys.split()), run)


def said(value: object) -> str:
    """A value as a row would write it."""
    return msgspec.json.encode(value).decode()
