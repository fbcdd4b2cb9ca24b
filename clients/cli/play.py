"""`cardavia play` and `cardavia` alone: the full screen where there is one, else lines of text, or JSON for programs."""

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from clients.cli import options
from clients.cli.failure import USAGE, Failed

if TYPE_CHECKING:
    from clients.cli.goal import Goal
    from clients.cli.setup import Autopilot
    from protocol.table import ClockSettings

OWN_SETTINGS = ("seats_open", "private", "clock")
"""Options that need a table opened with settings rather than quick play."""


def main(arguments: Sequence[str], version: str, autopilot: "Autopilot | None" = None) -> int:
    """Play. Gives the exit status; raises Failed."""
    given = _parser().parse_args(list(arguments))
    if given.auto and autopilot is None:
        raise Failed("--auto needs the bots of the server package, which is not installed", USAGE)
    given.auto_plain = given.auto
    from clients.cli import front
    from clients.cli.setup import setup

    return front.run(given, setup(given, goal(given), version, autopilot if given.auto else None))


def _parser() -> options.Parser:
    made = options.parser(
        "play", "Sit down with bots at once (GAME), at a table of others (CODE or link), or look around first."
    )
    made.add_argument(
        "where", nargs="?", metavar="GAME|CODE", help="holdem, one-poker, as-nas, a table's code, or a link to it"
    )
    made.add_argument("--lobby", action="store_true", help=argparse.SUPPRESS)
    made.add_argument(
        "--bots", choices=("easy", "normal", "hard"), default="normal", help="how well the bots play (normal)"
    )
    made.add_argument(
        "--seats-open", type=int, metavar="K", help="keep K seats besides yours for people and wait for them"
    )
    made.add_argument("--private", action="store_true", help="a table that only those with its code can find")
    made.add_argument(
        "--clock", metavar="C", help="seconds to think, like 30; 30+60 with a bank; off (private tables only)"
    )
    made.add_argument("--auto", action="store_true", help="a bot plays for you")
    options.add_faces(made)
    return made


def goal(given: argparse.Namespace) -> "Goal":
    """What the arguments ask for. Raises Failed for what is no game, code or clock."""
    from clients.cli import goal as goals

    where: str | None = given.where
    own = any(getattr(given, name) for name in OWN_SETTINGS)
    if where is None:
        if own:
            raise Failed(
                "these options are for a new table: say which game, for example: cardavia play holdem --private", USAGE
            )
        return goals.Lobby()
    game = options.game(where)
    if game is None:
        if own:
            raise Failed(
                f"the table {where} has its settings already; leave out --private, --clock and --seats-open", USAGE
            )
        return goals.Sit(code(where, given))
    if not own:
        return goals.Now(game, given.bots)
    return _opened(game, given)


def code(where: str, given: argparse.Namespace) -> str:
    """A table's code, also out of a link (which names the server as well). Raises Failed."""
    from protocol.base import CODE_ALPHABET, CODE_LENGTH

    if "/t/" in where:
        address = options.address(where)
        given.server = given.server or address.page
        where = address.code or ""
    typed = "".join(where.split()).upper()
    if len(typed) != CODE_LENGTH or any(letter not in CODE_ALPHABET for letter in typed):
        raise Failed(
            f'"{where}" is neither a game (holdem, one-poker, as-nas) nor a code of {CODE_LENGTH} letters and digits',
            USAGE,
        )
    return typed


def _opened(game: str, given: argparse.Namespace) -> "Goal":
    from clients.cli import goal as goals
    from protocol.as_nas import AsNasSettings
    from protocol.holdem import HoldemSettings
    from protocol.one_poker import OnePokerSettings
    from protocol.table import TableSettings

    usual = {"holdem": HoldemSettings(), "one_poker": OnePokerSettings(), "as_nas": AsNasSettings()}[game]
    seats = {"holdem": 4, "one_poker": 2, "as_nas": 4}[game]
    kept: int | None = given.seats_open
    if kept is not None and not 0 <= kept < seats:
        raise Failed(f"--seats-open must be from 0 to {seats - 1} (seats besides your own)", USAGE)
    clock = _clock(given.clock)
    if clock.kind == "off" and not given.private:
        raise Failed("a table without a clock must be private: add --private", USAGE)
    settings = TableSettings(usual, private=given.private, seats_open=kept, bots=(given.bots,), clock=clock)
    return goals.Open(settings, start=kept in (None, 0) and not given.private)


def _clock(text: str | None) -> "ClockSettings":
    from protocol.table import ClockSettings

    if text is None:
        return ClockSettings()
    if text == "off":
        return ClockSettings("off")
    seconds, plus, bank = text.partition("+")
    if (
        not seconds.isdecimal()
        or (plus and not bank.isdecimal())
        or not 1 <= int(seconds) <= 3600
        or int(bank or 0) > 3600
    ):
        raise Failed(f'--clock "{text}" is no clock. Give seconds, like 30, or 30+60 with a bank, or off', USAGE)
    return ClockSettings("bank", float(seconds), float(bank)) if plus else ClockSettings("fixed", float(seconds))
