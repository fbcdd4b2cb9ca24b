"""How long bots think: every level of every game, in views of real play, on one core; 99 of 100 decisions must take under 5 ms."""

from random import Random
from time import thread_time

from protocol.as_nas import AsNasSettings
from protocol.base import GameName
from protocol.holdem import HoldemSettings
from protocol.one_poker import OnePokerSettings
from protocol.table import GameSettings
from server.bots.roster import LEVELS, make_bot
from tests.bench.table import Line, table
from tests.kit.positions import asked

VIEWS = 1500
WARM = 200
GAMES: tuple[tuple[str, GameName, GameSettings], ...] = (
    ("holdem of 4", "holdem", HoldemSettings()),
    ("holdem of 10", "holdem", HoldemSettings(seats=10)),
    ("one_poker", "one_poker", OnePokerSettings()),
    ("as_nas", "as_nas", AsNasSettings()),
)


def measure() -> str:
    """The table: milliseconds of the processor for a decision, at the median and at the 99th of 100."""
    lines = list[Line]()
    for title, game, settings in GAMES:
        for level in LEVELS:
            bot = make_bot(game, level)
            views = list(asked(settings, Random(1), VIEWS, bot))
            for view in views[:WARM]:
                bot.policy(view)
            taken = list[float]()
            for view in views:
                begun = thread_time()
                bot.policy(view)
                taken.append((thread_time() - begun) * 1000)
            taken.sort()
            name = f"{title}, {level}" + ("" if bot.name == level else f" (as {bot.name})")
            lines.append(Line(f"{name}: p50", taken[VIEWS // 2], "ms"))
            lines.append(Line(f"{name}: p99", taken[VIEWS * 99 // 100], "ms", owed="5.0"))
    return table("Bots: one decision", lines)
