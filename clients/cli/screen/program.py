"""The full screen as a program: what the terminal can, the server, the app, and the terminal left clean."""

import argparse
import asyncio
import locale
import os
import sys

from clients.cli.embedded import NoServer
from clients.cli.failure import FAILED, USAGE, Failed
from clients.cli.screen import glyphs, layout, palettes, probe
from clients.cli.screen.app import Cardavia
from clients.cli.setup import Setup
from clients.cli.venue import server


def run(given: argparse.Namespace, setup: Setup) -> int:
    """Run the full screen. Gives the exit status; raises Failed."""
    size = os.get_terminal_size(sys.stderr.fileno())
    if size.columns < layout.TINY_WIDTH or size.lines < layout.TINY_HEIGHT:
        needs = f"{layout.TINY_WIDTH} x {layout.TINY_HEIGHT}"
        raise Failed(
            f"this terminal is {size.columns} x {size.lines}. Make it {needs} or larger, or use: cardavia play --plain",
            USAGE,
        )
    theme, _ = palettes.chosen(given.theme or setup.profile.options.theme)
    # An empty NO_COLOR counts for Textual; what counts has been decided here.
    os.environ.pop("NO_COLOR", None)
    if theme == "mono":
        os.environ["NO_COLOR"] = "1"
    option = "ascii" if given.ascii else given.cards or setup.profile.options.cards
    signs, _ = glyphs.chosen(option, probe.widths() if option == "auto" else None, locale.getpreferredencoding(False))
    try:
        return asyncio.run(_run(setup, theme, signs))
    except NoServer as error:
        raise Failed(setup.words.say("error-no-embedded", reason=str(error)), FAILED) from None


async def _run(setup: Setup, theme: palettes.ThemeName, signs: glyphs.GlyphName) -> int:
    async with server(setup.address) as (address, _own):
        app = Cardavia(setup, setup.link(address), address, theme, signs)
        await app.run_async()
    if app.failure is not None:
        raise app.failure
    return app.return_code or 0
