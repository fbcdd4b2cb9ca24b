"""`cardavia tables`: the open tables of a server."""

import sys
from collections.abc import Sequence

from clients.cli import options
from clients.cli.failure import DONE, USAGE, Failed


def main(arguments: Sequence[str], version: str) -> int:
    """List the open tables. Gives the exit status; raises Failed."""
    made = options.parser("tables", "List the open tables.")
    made.add_argument("--game", metavar="GAME", help="only this game: holdem, one-poker or as-nas")
    made.add_argument("--json", action="store_true", help="one JSON object")
    made.add_argument("--plain", action="store_true", help=options.SAME)
    made.add_argument("--ascii", action="store_true", help="nothing but ASCII")
    given = made.parse_args(list(arguments))
    game = options.game(given.game) if given.game else None
    if given.game and game is None:
        raise Failed(f'there is no game "{given.game}". Choose holdem, one-poker or as-nas', USAGE)
    from clients.cli.address import USUAL
    from clients.cli.errand import ask
    from clients.cli.plain.console import ascii_only
    from clients.cli.plain.lobby import table_lines
    from protocol.codec import encode
    from protocol.lobby import ListTables, Tables

    profile = options.profile(given)
    words = options.catalogue(given, profile.options.language)
    address = options.address(given.server or USUAL)
    answer = ask(address, profile, words, version, lambda key: ListTables(key, game))
    assert isinstance(answer, Tables)
    text = encode(answer).decode() if given.json else "\n".join(table_lines(answer.tables, words))
    sys.stdout.write((ascii_only(text) if given.ascii else text) + "\n")
    return DONE
