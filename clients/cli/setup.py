"""Everything a client is started with, made once from the command line and the profile."""

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from clients.cli import options
from clients.cli.address import Address
from clients.cli.catalogue import Catalogue
from clients.cli.goal import Goal
from clients.cli.greeting import Greeting
from clients.cli.link import Link
from clients.cli.profile import Profile

if TYPE_CHECKING:
    from protocol.play import Action
    from protocol.table import TableView

Autopilot = Callable[["TableView"], "Action"]
"""Plays the reader's seat in the reader's place."""


class Setup(Struct):
    """`autopilot` is None unless the client plays by itself; `address` None means to find a server or to start one."""

    profile: Profile
    words: Catalogue
    address: Address | None
    goal: Goal
    version: str
    name: str | None = None
    autopilot: Autopilot | None = None
    ascii_text: bool = False
    move: str | None = None

    def link(self, address: Address) -> Link:
        """A line to the server."""
        greeting = Greeting(
            f"cardavia {self.version}", self.name or self.profile.options.name, self.words.language, move=self.move
        )
        return Link(address.socket, self.profile, greeting)


def setup(arguments: argparse.Namespace, goal: Goal, version: str, autopilot: Autopilot | None = None) -> Setup:
    """What the arguments come to. Raises Failed for a bad profile, language or address."""
    profile = options.profile(arguments)
    return Setup(
        profile=profile,
        words=options.catalogue(arguments, profile.options.language),
        address=options.address(arguments.server) if arguments.server else None,
        goal=goal,
        version=version,
        name=arguments.name,
        autopilot=autopilot,
        ascii_text=arguments.ascii,
        move=arguments.move,
    )
