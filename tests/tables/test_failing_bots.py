"""Bots that fail: raising, cheating, not answering. The table goes on."""

import threading
from random import Random

import pytest

from protocol.base import GAMES, GameName
from protocol.play import Action, Fold, Raise
from protocol.table import TableView
from tests.kit.driven import settings_of
from tests.kit.premises import QUICK, Premises


class Raising:
    swift = True

    def choose(self, view: TableView, rng: Random) -> Action:
        raise RuntimeError("lost my head")


class Cheating:
    swift = True

    def choose(self, view: TableView, rng: Random) -> Action:
        return Raise(1_000_000)


@pytest.mark.parametrize("bot", [Raising(), Cheating()], ids=["raising", "cheating"])
@pytest.mark.parametrize("game", GAMES)
async def test_with_a_bot_that_fails_the_table_goes_on(bot: Raising, game: GameName) -> None:
    here = Premises(bot=bot)
    actor, host = await here.open(settings_of(game, bot_pace=QUICK))
    for turn in range(12):
        if host.now.view.legal is None:
            await here.clock.advance(1)
        else:
            await here.play(actor, host, f"t{turn}")
    assert host.now.version > 15
    assert here.faults == 0
    await here.stop()


async def test_a_bot_that_does_not_answer_is_played_for() -> None:
    release = threading.Event()

    class Stuck:
        swift = False

        def choose(self, view: TableView, rng: Random) -> Action:
            release.wait()
            raise AssertionError("nobody waits for this any more")

    here = Premises(bot=Stuck())
    _, host = await here.open(settings_of("as_nas", bot_pace=QUICK))
    before = host.now.version
    await here.clock.advance(1.9)
    assert host.now.version == before
    await here.clock.advance(0.2)
    assert host.now.version == before + 1
    release.set()
    await here.stop()


async def test_a_slow_bots_answer_counts_when_it_is_in_time() -> None:
    class Slow:
        swift = False

        def choose(self, view: TableView, rng: Random) -> Action:
            return Fold()

    here = Premises(bot=Slow())
    _, host = await here.open(settings_of("as_nas", bot_pace=QUICK))
    await here.clock.advance(0.1, lambda: "folded" in str([update.events for update in host.updates]).lower())
    await here.stop()
