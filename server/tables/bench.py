"""The bots of one table being asked: the pause in which they seem to think, the limit of their time, and what is played if they fail."""

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from protocol.play import Action
from server.bots.bot import Bot, Choice, safe
from server.tables.clockwork import Timer
from server.tables.messages import Think
from server.tables.room import Room
from server.tables.table import Table

Letter = Callable[[], None]


class Bench:
    """Asks one bot at a time. Answers and alarms come back as letters (`post`); `act` plays an answer."""

    def __init__(
        self, room: Room, name: str, post: Callable[[Letter], None], act: Callable[[Think, Action], None]
    ) -> None:
        self._room = room
        self._name = name
        self._post = post
        self._act = act
        self._asked: Think | None = None
        self._timer: Timer | None = None

    def ask(self, think: Think, table: Table[Any], at: int) -> bool:
        """See to it that the bot acts; gives whether it has done so at once."""
        if self._asked == think:
            return False
        self.clear()
        self._asked = think
        seconds = self._pause(think, table.state.acts)
        if seconds <= 0:
            return self._begin(think, table, at)
        self._timer = self._room.clock.call_later(
            seconds, partial(self._post, partial(self._pause_over, think, table, at))
        )
        return False

    def clear(self) -> None:
        """Nobody is asked any more; an answer still under way will not be heard."""
        self._asked = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _bot(self, think: Think, table: Table[Any]) -> Bot:
        return self._room.minds.bot(table.rules.name, think.level, think.style)

    def _pause(self, think: Think, acts: int) -> float:
        """How long the bot seems to think."""
        if think.seconds <= 0:
            return 0.0
        chance = self._room.dealer.generator(f"{self._name} pause {acts}").uniform(-1, 1)
        return think.seconds * (1 + think.variation * chance)

    def _pause_over(self, think: Think, table: Table[Any], at: int) -> None:
        self._begin(think, table, at)

    def _begin(self, think: Think, table: Table[Any], at: int) -> bool:
        """The pause is over; gives whether the bot has acted."""
        if self._asked != think:
            return False
        self._timer = None
        if table.think() != think:
            # Paused meanwhile: asked again when the table goes on.
            self.clear()
            return False
        bot = self._bot(think, table)
        if self._room.minds.swift(bot):
            self._play(think, table, at)
            return True
        loop = asyncio.get_running_loop()
        view = table.moment().view(think.seat, at)

        def done(choice: Choice) -> None:
            loop.call_soon_threadsafe(self._post, partial(self._answered, think, choice, table, at))

        self._room.minds.ask(bot, view, self._chance(think, table), done)
        late = Choice(self._safe(think, table, at), f"has not answered for {self._room.patience.bot} seconds")
        self._timer = self._room.clock.call_later(
            self._room.patience.bot, partial(self._post, partial(self._answered, think, late, table, at))
        )
        return False

    def _play(self, think: Think, table: Table[Any], at: int) -> None:
        view = table.moment().view(think.seat, at)
        choice = self._room.minds.decide(self._bot(think, table), view, self._chance(think, table))
        self.clear()
        self._act(think, choice.action)

    def _answered(self, think: Think, choice: Choice, table: Table[Any], at: int) -> None:
        """The first of answer and alarm counts."""
        if self._asked == think:
            self._room.minds.report(table.moment().view(think.seat, at), choice)
            self.clear()
            self._act(think, choice.action)

    def _chance(self, think: Think, table: Table[Any]) -> Random:
        return self._room.dealer.generator(f"{self._name} act {table.state.acts} seat {think.seat}")

    def _safe(self, think: Think, table: Table[Any], at: int) -> Action:
        legal = table.moment().view(think.seat, at).legal
        assert legal is not None
        return safe(legal, self._chance(think, table))
