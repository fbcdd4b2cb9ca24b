"""What a comparison found: where an engine and a file of vectors disagree, and how much they agreed about."""

from msgspec import Struct


class Disagreement(Struct, frozen=True):
    """`row` is an id or line number, `step` the place of the decision in the row (0: the first; None: the deal, the end or no decision at all)."""

    row: str
    step: int | None
    what: str
    expected: object
    found: object


class FileReport(Struct, frozen=True):
    """How many rows were compared, with how many decisions of players in them, and everything that was different."""

    rows: int
    decisions: int
    disagreements: tuple[Disagreement, ...]


class Comparison:
    """Gathers a FileReport: say where you are (`row`, `step`), then `same` for each fact."""

    def __init__(self) -> None:
        self._row = ""
        self._rows = 0
        self._decisions = 0
        self._step: int | None = None
        self._disagreements: list[Disagreement] = []

    def row(self, name: str) -> None:
        """The next row begins."""
        self._row = name
        self._rows += 1
        self._step = None

    def decision(self, step: int) -> None:
        """What follows belongs to this decision of the row."""
        self._step = step
        self._decisions += 1

    def end(self) -> None:
        """What follows belongs to no decision."""
        self._step = None

    def same(self, what: str, expected: object, found: object) -> bool:
        """Compare one fact and note it down when it differs."""
        if expected == found:
            return True
        self._disagreements.append(Disagreement(self._row, self._step, what, expected, found))
        return False

    def report(self) -> FileReport:
        """All that was gathered."""
        return FileReport(self._rows, self._decisions, tuple(self._disagreements))
