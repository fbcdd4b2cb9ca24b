"""Quick play: the settings of a table where bots fill every other seat and the match begins at once. Knows no game's rules."""

from protocol.as_nas import AsNasSettings
from protocol.base import GameName, Level
from protocol.holdem import HoldemSettings
from protocol.one_poker import OnePokerSettings
from protocol.table import GameSettings, TableSettings

_GAMES: dict[GameName, type[GameSettings]] = {
    "holdem": HoldemSettings,
    "one_poker": OnePokerSettings,
    "as_nas": AsNasSettings,
}


def quick_settings(game: GameName, level: Level) -> TableSettings:
    """A table of the usual settings of `game`: bots of `level` in all seats but the host's, none kept for people; others may take bots' over."""
    return TableSettings(_GAMES[game](), seats_open=0, bots=(level,))
