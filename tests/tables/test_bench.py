"""Bots being asked: how long one really needs is seen by nobody, as it may depend on cards."""

from random import Random

import pytest

from protocol.play import Action
from protocol.table import BotPace, TableView
from server.bots.bot import safe
from tests.kit.audience import Onlooker
from tests.kit.clock import FakeClock
from tests.kit.driven import settings_of
from tests.kit.premises import Premises

PACE = BotPace(2.0, 0.5, 4.0)


class Thinking:
    """A bot whose thinking takes time by the table's clock."""

    def __init__(self, clock: FakeClock | None, seconds: float) -> None:
        self.clock = clock
        self.seconds = seconds
        self.swift = True
        self.asked = 0

    def choose(self, view: TableView, rng: Random) -> Action:
        self.asked += 1
        if self.clock is not None:
            self.clock._now += self.seconds
        assert view.legal is not None
        return safe(view.legal, rng)


async def moments(seconds: float) -> list[float]:
    """When a bot that needs so long is seen to act."""
    bot = Thinking(None, seconds)
    here = Premises(bot=bot)
    bot.clock = here.clock
    seen: list[float] = []

    class Watching(Onlooker):
        def update(self, frame: object) -> None:
            seen.append(round(here.clock.now(), 3))
            super().update(frame)  # type: ignore[arg-type]

    host = Watching("Ada")
    await here.tables.open(settings_of("as_nas", bot_pace=PACE), host.person, host, "open", True)
    await here.clock.advance(3.2)
    await here.stop()
    return seen


@pytest.mark.parametrize("seconds", [0.1, 0.4])
async def test_a_bot_is_seen_to_act_at_the_end_of_its_pause_however_long_it_needs(seconds: float) -> None:
    at_once, later = await moments(0.0), await moments(seconds)
    acted = [when for when in at_once if when > 0.5]
    assert acted
    assert acted[0] in later


async def test_a_bot_thinks_while_its_pause_runs_and_only_once() -> None:
    bot = Thinking(None, 0)
    here = Premises(bot=bot)
    _, host = await here.open(settings_of("as_nas", bot_pace=PACE))
    before = host.now.version
    assert bot.asked == 1
    await here.clock.advance(0.9)
    assert (bot.asked, host.now.version) == (1, before)
    await here.stop()
