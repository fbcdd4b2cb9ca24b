"""Asking bots: the quick ones at once, the others beside the loop with a limit of time. A bot that fails is logged and played safe."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

import structlog

from protocol.base import GameName, Level
from protocol.table import TableView
from server.bots.bot import Bot, Choice, decide
from server.bots.roster import make_bot

SLOW = 0.25
"""A bot that says it is swift and takes so many seconds is not asked on the loop again."""


class Minds:
    """The bots of a server. They are pure, so one of each kind serves every table."""

    def __init__(self, make: Callable[[GameName, Level, str], Bot] = make_bot, workers: int = 2) -> None:
        self._make = make
        self._bots: dict[tuple[GameName, Level, str], Bot] = {}
        self._slow: set[int] = set()
        self._pool = ThreadPoolExecutor(workers, "bots")
        self._log: structlog.typing.FilteringBoundLogger = structlog.get_logger()

    def bot(self, game: GameName, level: Level, style: str) -> Bot:
        """The bot of this kind."""
        bot = self._bots.get((game, level, style))
        if bot is None:
            bot = self._bots[game, level, style] = self._make(game, level, style)
        return bot

    def swift(self, bot: Bot) -> bool:
        """Whether it may be asked on the loop."""
        return bot.swift and id(bot) not in self._slow

    def decide(self, bot: Bot, view: TableView, rng: Random) -> Choice:
        """What a swift bot plays."""
        begun = time.monotonic()
        choice = decide(bot, view, rng)
        if time.monotonic() - begun > SLOW:
            self._slow.add(id(bot))
        self.report(view, choice)
        return choice

    def ask(self, bot: Bot, view: TableView, rng: Random, done: Callable[[Choice], None]) -> None:
        """Have another bot think beside the loop; `done` is called from there."""

        def think() -> None:
            done(decide(bot, view, rng))

        self._pool.submit(think)

    def report(self, view: TableView, choice: Choice) -> None:
        """Log what was wrong with a bot, if anything."""
        if choice.fault is not None:
            self._log.error("bot failed", table=view.code, game=view.game, seat=view.turn, fault=choice.fault)

    def close(self) -> None:
        """Ask nobody any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
