"""The bots of one table being asked: the pause in which they seem to think, the limit of their time, and what is played if they fail.

A bot thinks while its pause runs, and its answer waits for the end of it: how long it needs may depend on its cards, and must not be seen.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from protocol.play import Action
from protocol.table import TableView
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
        self._resting = self._thinking = False
        self._choice: Choice | None = None
        self._timer: Timer | None = None

    def ask(self, think: Think, table: Table[Any], at: int) -> bool:
        """See to it that the bot acts; gives whether it has done so at once."""
        if self._asked == think:
            return False
        self.clear()
        self._asked = think
        seconds = self._pause(think, table.state.acts)
        if seconds > 0:
            self._resting = True
            self._timer = self._room.clock.call_later(
                seconds, partial(self._post, partial(self._pause_over, think, table, at))
            )
            # A letter of its own: what has just happened is told first.
            self._post(partial(self._think_ahead, think, table, at))
            return False
        return self._begin(think, table, at)

    def clear(self) -> None:
        """Nobody is asked any more; an answer still under way will not be heard."""
        self._asked = self._choice = None
        self._resting = self._thinking = False
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

    def _think_ahead(self, think: Think, table: Table[Any], at: int) -> None:
        """The pause has begun."""
        if self._asked == think and self._resting and table.think() == think:
            self._begin(think, table, at)

    def _begin(self, think: Think, table: Table[Any], at: int) -> bool:
        """Have the bot think; gives whether it has acted."""
        self._thinking = True
        bot, view = self._bot(think, table), table.moment().view(think.seat, at)
        if self._room.minds.swift(bot):
            choice = self._room.minds.decide(bot, view, self._chance(think, table))
            if self._resting:
                self._choice = choice
                return False
            self.clear()
            self._act(think, choice.action)
            return True
        loop = asyncio.get_running_loop()

        def done(choice: Choice) -> None:
            loop.call_soon_threadsafe(self._post, partial(self._answered, think, choice, view))

        self._room.minds.ask(bot, view, self._chance(think, table), done)
        if not self._resting:
            self._set_alarm(think, table, view)
        return False

    def _set_alarm(self, think: Think, table: Table[Any], view: TableView) -> None:
        """The bot's time begins to count."""
        assert view.legal is not None
        seconds = self._room.patience.bot
        late = Choice(safe(view.legal, self._chance(think, table)), f"has not answered for {seconds} seconds")
        self._timer = self._room.clock.call_later(
            seconds, partial(self._post, partial(self._answered, think, late, view))
        )

    def _pause_over(self, think: Think, table: Table[Any], at: int) -> None:
        """Time to act, if the bot knows what."""
        if self._asked != think:
            return
        self._timer = None
        if table.think() != think:
            # Paused meanwhile: asked again when the table goes on.
            self.clear()
            return
        self._resting = False
        choice = self._choice
        if choice is None and not self._thinking:
            self._begin(think, table, at)
        elif choice is None:
            self._set_alarm(think, table, table.moment().view(think.seat, at))
        else:
            self.clear()
            self._act(think, choice.action)

    def _answered(self, think: Think, choice: Choice, view: TableView) -> None:
        """The first of answer and alarm counts."""
        if self._asked != think or self._choice is not None:
            return
        self._room.minds.report(view, choice)
        if self._resting:
            self._choice = choice
        else:
            self.clear()
            self._act(think, choice.action)

    def _chance(self, think: Think, table: Table[Any]) -> Random:
        return self._room.dealer.generator(f"{self._name} act {table.state.acts} seat {think.seat}")
