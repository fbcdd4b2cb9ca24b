"""Cards that have just been dealt lie face down for a blink before they are turned: motion that explains, and nothing that blinks."""

import os
from collections.abc import Mapping

from clients.cli.profile import Options
from clients.cli.screen.palettes import ThemeName
from clients.cli.screen.picture import Picture

SECONDS = {"normal": 0.16, "fast": 0.08}
SLOW_LINE = 0.15
"""Over ssh with a longer round trip than this, in seconds, nothing moves."""


def turning_seconds(
    options: Options, theme: ThemeName, round_trip: float | None, environment: Mapping[str, str] = os.environ
) -> float:
    """How long a dealt card lies face down; 0 where nothing is to move."""
    if theme == "mono" or options.animation == "off" or environment.get("CARDAVIA_ANIMATION") == "off":
        return 0.0
    if environment.get("SSH_CONNECTION") and (round_trip or 0.0) > SLOW_LINE:
        return 0.0
    return SECONDS[options.animation]


def dealt(before: Picture | None, now: Picture) -> frozenset[str]:
    """The cards on the board and in the own hand that were not there before."""
    if before is None:
        return frozenset()
    known = {*before.board, *(before.own_cards or ())}
    return frozenset({*now.board, *(now.own_cards or ())} - known)
