"""`cardavia vectors check FILE…`: runs the engines through files of vectors and says where they agree."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from server.upkeep.flags import Parser
from server.vectors.kinds import kinds
from server.vectors.report import BadRow, Kind, RowReport, said

AGREED = 0
DISAGREED = 1
UNREADABLE = 2
SHOWN_PER_ROW = 20
"""More disagreements of one row are only counted: they mostly follow from the first."""


class Unreadable(Exception):
    """A file that can't be checked; the text names it, the line where there is one, and the cause."""


class FileReport(Struct, frozen=True):
    """The outcome of one file."""

    path: str
    rows: tuple[RowReport, ...]


def check_file(path: str) -> FileReport:
    """Check every row of a file of JSON lines. Raises Unreadable where a row, or all of it, can't be understood."""
    try:
        lines = Path(path).read_bytes().splitlines()
    except (OSError, ValueError) as error:
        raise Unreadable(f"{path}: {getattr(error, 'strerror', None) or error}") from None
    known = kinds()
    rows = tuple(_check_line(path, number, line, known) for number, line in enumerate(lines, 1) if line.strip())
    if not rows:
        raise Unreadable(f"{path}: there are no rows in it")
    return FileReport(path, rows)


def _check_line(path: str, number: int, line: bytes, known: tuple[Kind, ...]) -> RowReport:
    try:
        raw = msgspec.json.decode(line, type=dict[str, object])
        kind = _kind(raw, known)
        row = raw.get("id")
        report = RowReport(row if isinstance(row, str) else f"line {number}")
        _check_row(kind, raw, report)
    except msgspec.ValidationError:
        raise Unreadable(f"{path}, line {number}: a row must be a JSON object") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(f"{path}, line {number}: no JSON: {error}") from None
    except BadRow as error:
        raise Unreadable(f"{path}, line {number}: {error}") from None
    return report


def _kind(raw: Mapping[str, object], known: tuple[Kind, ...]) -> Kind:
    """The kind of a row, told by its keys; kinds that need more keys are tried before those that need fewer."""
    for kind in known:
        if kind.keys <= raw.keys():
            return kind
    raise BadRow(f"unknown kind of row, with the keys {', '.join(sorted(raw)) or 'of an empty object'}")


def _check_row(kind: Kind, raw: Mapping[str, object], report: RowReport) -> None:
    try:
        kind.run(raw, report)
    except BadRow:
        raise
    except Exception as error:  # an engine that breaks on a row disagrees with it; the other rows still count
        report.expect("the engine", "an answer", f"{type(error).__name__}: {error}")


def told(report: FileReport) -> str:
    """What is printed of a file: a line with the figures, then one for each disagreement."""
    rows = report.rows
    agreed = sum(not row.disagreements for row in rows)
    decisions = f"{sum(row.agreed for row in rows)} of {sum(row.decisions for row in rows)} decisions"
    lines = [f"{report.path}: {agreed} of {len(rows)} rows and {decisions} agree"]
    for row in rows:
        for one in row.disagreements[:SHOWN_PER_ROW]:
            place = f"{one.row}, {one.step}" if one.step else one.row
            lines.append(f"  {place}: {one.what}: expected {said(one.expected)}, found {said(one.found)}")
        more = len(row.disagreements) - SHOWN_PER_ROW
        if more > 0:
            lines.append(f"  {row.row}: and {more} more disagreements")
    return "\n".join(lines)


def _arguments(argv: Sequence[str]) -> list[str]:
    parser = Parser(prog="cardavia vectors", description="Check the engines against vectors.")
    commands = parser.add_subparsers(required=True, metavar="check")
    check = commands.add_parser("check", help="run the engines through files of vectors (JSON lines)")
    check.add_argument("files", nargs="+", metavar="FILE", help="a file of vectors")
    files: list[str] = parser.parse_args(argv).files
    return files


def main(argv: Sequence[str]) -> int:
    """Run the command with the arguments after `vectors`.

    Returns 0 when everything agrees, 1 on any disagreement, 2 when a file is unreadable (the other files are still checked). Raises SystemExit
    (0 or 2) as argparse does for `--help` and wrong usage.
    """
    status = AGREED
    for path in _arguments(argv):
        try:
            report = check_file(path)
        except Unreadable as error:
            print(f"cardavia vectors: {error}", file=sys.stderr)
            status = UNREADABLE
            continue
        print(told(report))
        if any(row.disagreements for row in report.rows):
            status = max(status, DISAGREED)
    return status
