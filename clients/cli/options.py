"""The options that several commands share, and what they come to: profile, language, server. Imports nothing but argparse until it is asked."""

import argparse
import os
from typing import TYPE_CHECKING, NoReturn

from clients.cli.failure import USAGE, Failed

if TYPE_CHECKING:
    from clients.cli.address import Address
    from clients.cli.catalogue import Catalogue
    from clients.cli.profile import Profile
    from protocol.base import GameName

SAME = "no different: this command prints lines anyway"
GAMES: "dict[str, GameName]" = {"holdem": "holdem", "hold'em": "holdem", "one_poker": "one_poker", "as_nas": "as_nas"}


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line, like all of ours."""

    def error(self, message: str) -> NoReturn:
        """Raise Failed with the message and where to read more."""
        raise Failed(f"{message}. See: {self.prog} --help", USAGE)


def parser(command: str, description: str) -> Parser:
    """A parser for `cardavia COMMAND` with the options of every command that talks to a server."""
    made = Parser(prog=f"cardavia {command}", description=description, allow_abbrev=False)
    made.add_argument(
        "--server",
        metavar="URL",
        default=os.environ.get("CARDAVIA_SERVER"),
        help="address of the server (CARDAVIA_SERVER)",
    )
    made.add_argument(
        "--lang", metavar="LANG", default=os.environ.get("CARDAVIA_LANG"), help="language, like cs (CARDAVIA_LANG)"
    )
    made.add_argument(
        "--profile",
        metavar="NAME",
        default=os.environ.get("CARDAVIA_PROFILE") or "default",
        help="who you are at this machine; several can play side by side",
    )
    return made


def add_faces(made: argparse.ArgumentParser) -> None:
    """The options of commands that show a table."""
    made.add_argument("--name", metavar="N", default=os.environ.get("CARDAVIA_NAME"), help="your name at the tables")
    made.add_argument("--move", metavar="CODE", help="become the person of another device, by the code that it shows")
    face = made.add_mutually_exclusive_group()
    face.add_argument("--plain", action="store_true", help="lines of text instead of a screen")
    face.add_argument("--json", action="store_true", help="the server's messages as JSON lines, for programs")
    made.add_argument("--ascii", action="store_true", help="nothing but ASCII")
    made.add_argument(
        "--theme",
        choices=("auto", "cloth", "paper", "cloth256", "ansi", "mono"),
        default=None,
        help="colours of the screen",
    )
    made.add_argument(
        "--cards", choices=("auto", "suits", "letters", "ascii"), default=None, help="how cards are drawn"
    )
    made.add_argument("--log", metavar="FILE", help="plain mode: keep a copy of what is said")


def game(text: str) -> "GameName | None":
    """The game that was meant, hyphens accepted, or None."""
    return GAMES.get(text.lower().replace("-", "_"))


def profile(arguments: argparse.Namespace) -> "Profile":
    """The profile that was asked for. Raises Failed where it is damaged."""
    from clients.cli.profile import BadProfile, Profile

    try:
        return Profile(arguments.profile)
    except BadProfile as error:
        raise Failed(str(error), USAGE) from None


def catalogue(arguments: argparse.Namespace, preferred: str | None = None) -> "Catalogue":
    """The words of the language asked for, else of the profile's, else of the environment's. Raises Failed."""
    from clients.cli.catalogue import Catalogue, chosen

    try:
        return Catalogue(chosen(arguments.lang or preferred))
    except LookupError as error:
        raise Failed(str(error.args[0]), USAGE) from None


def address(text: str) -> "Address":
    """The address that was given. Raises Failed."""
    from clients.cli.address import Address, BadAddress

    try:
        return Address(text)
    except BadAddress as error:
        raise Failed(str(error), USAGE) from None
