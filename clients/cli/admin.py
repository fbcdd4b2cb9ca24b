"""`cardavia admin list|inspect|close|drain`: the operator's commands, over the socket with the operator's token."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from clients.cli import options
from clients.cli.failure import DONE, USAGE, Failed
from protocol.operator import OperatorReport, OperatorTable

COMMANDS = ("list", "inspect", "close", "drain")


def main(arguments: Sequence[str], version: str) -> int:
    """Carry out an operator's command. Gives the exit status; raises Failed."""
    made = options.parser(
        "admin", "Look after a running server: list its tables, inspect or close one, stop it gently."
    )
    made.add_argument("command", choices=COMMANDS, metavar="list|inspect|close|drain")
    made.add_argument("code", nargs="?", metavar="CODE", help="the table, for inspect and close")
    made.add_argument(
        "--data",
        metavar="DIR",
        default=os.environ.get("CARDAVIA_DATA", "data"),
        help="where the server keeps its token (data)",
    )
    made.add_argument("--json", action="store_true", help="one JSON object")
    given = made.parse_args(list(arguments))
    if (given.command in ("inspect", "close")) != (given.code is not None):
        raise Failed(
            f"{given.command} {'takes no code' if given.code else 'needs the code of a table'}. See: cardavia admin --help",
            USAGE,
        )
    from clients.cli.address import USUAL
    from clients.cli.errand import ask
    from protocol.codec import encode
    from protocol.operator import Operate

    profile = options.profile(given)
    words = options.catalogue(given, profile.options.language)
    secret = _token(Path(given.data))
    address = options.address(given.server or USUAL)
    report = ask(address, profile, words, version, lambda key: Operate(key, secret, given.command, given.code))
    assert isinstance(report, OperatorReport)
    sys.stdout.write(encode(report).decode() + "\n" if given.json else _told(given.command, report))
    return DONE


def _token(data: Path) -> str:
    """The operator's token: from the environment, a file that it names, or the server's data folder. Raises Failed."""
    token = os.environ.get("CARDAVIA_ADMIN_TOKEN")
    if token:
        return token
    path = Path(os.environ.get("CARDAVIA_ADMIN_TOKEN_FILE") or data / "admin-token")
    try:
        return path.read_text("utf-8").strip()
    except (OSError, UnicodeError) as error:
        reason = os.strerror(error.errno) if isinstance(error, OSError) and error.errno else "no text"
        raise Failed(
            f"the operator's token can't be read from {path} ({reason}). Set CARDAVIA_ADMIN_TOKEN, or use --data", USAGE
        ) from None


def _told(command: str, report: OperatorReport) -> str:
    lines = [_line(table) for table in report.tables]
    if command == "inspect":
        lines += [
            f"  seat {seat.seat + 1}: {seat.kind}, {seat.name or '-'}, {seat.presence}"
            + (f", {seat.address}" if seat.address else "")
            for table in report.tables
            for seat in table.seats
        ]
    if command == "close":
        lines = [f"{table.code} closed" for table in report.tables]
    state = "draining" if report.draining else "running"
    return "\n".join([*lines, f"{len(report.tables)} tables, {report.connections} connections, {state}"]) + "\n"


def _line(table: OperatorTable) -> str:
    people = sum(seat.kind == "person" for seat in table.seats)
    private = ", private" if table.private else ""
    return (
        f"{table.code}  {table.game}, {table.stage}{private}, {people} of {len(table.seats)} seats taken by people, "
        f"{table.spectators} spectators, {table.age:.0f} s old, idle for {table.idle:.0f} s"
    )
