"""Which face the client shows: the full screen, lines of text or JSON lines; decided once, before anything is drawn."""

import argparse
import asyncio
import os
import sys
from pathlib import Path

from clients.cli.failure import USAGE, Failed
from clients.cli.setup import Setup


def plain_because(given: argparse.Namespace) -> str | None:
    """Why the plain mode is used: the first reason that applies, or None for the full screen."""
    if given.plain:
        return "--plain"
    if given.auto_plain:
        return "--auto"
    if os.environ.get("CARDAVIA_PLAIN", "") not in ("", "0"):
        return "CARDAVIA_PLAIN"
    if os.environ.get("TERM", "") in ("", "dumb"):
        return "TERM"
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return "no terminal"
    return None


def run(given: argparse.Namespace, setup: Setup) -> int:
    """Run the client with the face that fits. Gives the exit status; raises Failed."""
    if given.json:
        from clients.cli.plain import wire

        return asyncio.run(wire.run(setup, sys.stdin, sys.stdout))
    if plain_because(given) is not None or setup.words.right_to_left:
        return _plain(given, setup)
    if not sys.stderr.isatty():
        raise Failed(
            "the screen is drawn on stderr, which is redirected. Remove 2>, or use: cardavia play --plain", USAGE
        )
    try:
        from clients.cli.screen import program
    except ModuleNotFoundError as error:
        if error.name and error.name.startswith("textual"):
            raise Failed(
                "Textual is not installed. Install Cardavia again, or use: cardavia play --plain", USAGE
            ) from None
        raise
    return program.run(given, setup)


def _plain(given: argparse.Namespace, setup: Setup) -> int:
    from clients.cli.plain import console, program

    try:
        made = console.standard(ascii_text=given.ascii, copy=Path(given.log) if given.log else None)
    except OSError as error:
        raise Failed(f"--log {given.log} can't be written ({os.strerror(error.errno or 0)})", USAGE) from None
    return asyncio.run(program.run(setup, made))
