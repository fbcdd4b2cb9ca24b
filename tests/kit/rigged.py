"""`python -m tests.kit.rigged OPTIONS -- FLAGS`: the real server with something rigged: cards from a seed, a death at a chosen write, slow bots.

The server itself has no switch for any of this, so nobody can talk one that people play on into dealing cards that are known.
"""

import argparse
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from typing import TypeVar
from unittest.mock import patch

from protocol.base import GameName, Level
from protocol.play import Action
from protocol.table import TableView
from server import command, wiring
from server.bots.bot import Bot
from server.bots.roster import make_bot
from server.journal.sqlite import SqliteJournal
from server.tables.dealer import Dealer
from server.tables.room import Room

T = TypeVar("T")


class Doomed(SqliteJournal):
    """A journal that kills its process at one of its writes: `before` it, `within` its transaction, or `after` it is durable and before anybody
    is told."""

    at = 0
    when = "after"
    writes = 0

    def _due(self) -> bool:
        Doomed.writes += 1
        return Doomed.writes == self.at

    async def _ask(self, deed: Callable[..., T]) -> T:
        if not self._due():
            return await super()._ask(deed)
        if self.when == "before":
            die()

        def last(connection: object) -> T:
            result = deed(connection)
            if self.when == "within":
                die()
            return result

        await super()._ask(last)
        die()
        raise AssertionError("dead")


class Slow:
    """A bot that says it is quick and burns processor time in Python."""

    swift = False

    def __init__(self, bot: Bot, seconds: float) -> None:
        self._bot = bot
        self._seconds = seconds

    def choose(self, view: TableView, rng: Random) -> Action:
        """What the bot plays, in the end."""
        end = time.thread_time() + self._seconds
        while time.thread_time() < end:
            pass
        return self._bot.choose(view, rng)


def die() -> None:
    """As a power cut would."""
    os.kill(os.getpid(), signal.SIGKILL)


def main(arguments: Sequence[str]) -> int:
    """Serve with what is rigged; the rest as `cardavia serve`."""
    parser = argparse.ArgumentParser("rigged")
    parser.add_argument("--seed", type=int, help="deal, draw and let bots choose from this seed")
    parser.add_argument("--die-at", type=int, default=0, help="number of the journal's write at which the process dies")
    parser.add_argument("--die", choices=("before", "within", "after"), default="after")
    parser.add_argument("--bot-seconds", type=float, help="processor time that every bot takes for a decision")
    parser.add_argument("--stuck", action="store_true", help="a thread that never ends holds up the end of the server")
    own = list(arguments)
    cut = own.index("--")
    rigged = parser.parse_args(own[:cut])
    Doomed.at, Doomed.when = rigged.die_at, rigged.die
    dealer = Dealer() if rigged.seed is None else Dealer(rigged.seed.to_bytes(32))

    if rigged.stuck:
        command.EXIT_SECONDS = 0.5
        ThreadPoolExecutor(1).submit(threading.Event().wait)

    def slow(game: GameName, level: Level, style: str = "") -> Bot:
        bot = make_bot(game, level, style)
        return bot if rigged.bot_seconds is None else Slow(bot, rigged.bot_seconds)

    with (
        patch.object(wiring, "SqliteJournal", Doomed),
        patch.object(wiring, "Room", partial(Room, dealer=dealer)),
        patch.object(wiring, "make_bot", slow),
    ):
        return command.main(own[cut + 1 :])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
