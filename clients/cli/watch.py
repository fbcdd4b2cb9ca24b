"""`cardavia watch CODE`: follow a table without a seat."""

from collections.abc import Sequence

from clients.cli import options
from clients.cli.play import code


def main(arguments: Sequence[str], version: str) -> int:
    """Watch. Gives the exit status; raises Failed."""
    made = options.parser("watch", "Watch a table.")
    made.add_argument("code", metavar="CODE", help="the table's code, or a link to it")
    made.add_argument("--speed", choices=("1", "4", "end"), help="how fast it goes on when only bots are left playing")
    options.add_faces(made)
    given = made.parse_args(list(arguments))
    given.auto_plain = False
    from clients.cli import front
    from clients.cli.goal import Look
    from clients.cli.plain.wishes import PACES
    from clients.cli.setup import setup

    pace = PACES[given.speed] if given.speed else None
    return front.run(given, setup(given, Look(code(given.code, given), pace), version))
