"""`cardavia rules [GAME]`: the rules, through a pager only on a terminal; works without a server."""

import shutil
import sys
from collections.abc import Sequence

from clients.cli import options
from clients.cli.failure import USAGE, Failed
from protocol.base import GAMES


def main(arguments: Sequence[str], version: str) -> int:  # noqa: ARG001 - every command of the client is told
    """Print the rules of one game or of all. Gives the exit status; raises Failed for an unknown game or language."""
    made = options.parser("rules", "Read the complete rules of a game.")
    made.add_argument("game", nargs="?", metavar="GAME", help="holdem, one-poker or as-nas; without it: all three")
    made.add_argument("--plain", action="store_true", help="no pager")
    given = made.parse_args(list(arguments))
    from clients.cli import rulebook
    from clients.cli.catalogue import chosen

    asked = options.game(given.game) if given.game else None
    if given.game and asked is None:
        raise Failed(f'there is no game "{given.game}". Choose holdem, one-poker or as-nas', USAGE)
    try:
        language = chosen(given.lang or options.profile(given).options.language)
    except LookupError as error:
        raise Failed(str(error.args[0]), USAGE) from None
    width = min(shutil.get_terminal_size().columns - 2, rulebook.WIDTH) if sys.stdout.isatty() else rulebook.WIDTH
    text = "\n\n".join(
        rulebook.laid_out(rulebook.page(game, language), max(width, 30)) for game in ([asked] if asked else GAMES)
    )
    if sys.stdout.isatty() and not given.plain and text.count("\n") >= shutil.get_terminal_size().lines:
        import pydoc

        pydoc.pager(text)
    else:
        sys.stdout.write(text)
    return 0
