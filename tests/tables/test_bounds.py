"""How much goes on at one table: spectators and talk, counted where one comes after the other."""

from collections.abc import AsyncIterator

import pytest

from protocol.commands import React, Said, Say
from protocol.lobby import Joined
from protocol.session import Done, Refused
from protocol.table import ClockSettings
from server.tables.actor import TableActor
from server.tables.room import Bounds
from tests.kit.audience import Onlooker
from tests.kit.clock import quiet
from tests.kit.driven import settings_of
from tests.kit.premises import QUICK, Premises


@pytest.fixture
async def here() -> AsyncIterator[Premises]:
    premises = Premises(bounds=Bounds(spectators=2, chat_lines=3, chat_interval=15))
    yield premises
    await premises.stop()


async def test_a_burst_of_spectators_does_not_pass_their_limit(here: Premises) -> None:
    actor, _ = await here.open()
    crowd = [Onlooker(f"Eve {number}") for number in range(5)]
    for viewer in crowd:
        actor.watch(viewer, "watch", None)
    await quiet()
    assert actor.line().spectators == 2
    assert [any(isinstance(message, Joined) for message in viewer.log) for viewer in crowd] == [True] * 2 + [False] * 3
    refused = crowd[-1].answer("watch")
    assert isinstance(refused, Refused)
    assert (refused.code, refused.params) == ("limit_spectators", {"limit": 2})


async def test_a_spectator_who_is_there_comes_back_to_a_full_table(here: Premises) -> None:
    actor, _ = await here.open()
    await here.watch(actor, "Eve")
    await here.watch(actor, "Una")
    assert (await here.watch(actor, "Eve")).joined.seat is None


async def test_who_has_a_seat_finds_room_however_many_watch(here: Premises) -> None:
    actor, host = await here.open()
    await here.watch(actor, "Eve")
    await here.watch(actor, "Una")
    actor.lost(host)
    await quiet()
    assert (await here.watch(actor, "Ada")).joined.seat == 0


async def test_many_together_say_no_more_at_a_table_than_it_takes(here: Premises) -> None:
    actor, host = await here.open()
    others = [await here.watch(actor, "Eve"), await here.watch(actor, "Una")]
    for number, viewer in enumerate((host, *others)):
        assert isinstance(await here.say(actor, viewer, Say(f"s{number}", "hello")), Done)
    refused = await here.say(actor, others[0], React("r", "wow"))
    assert isinstance(refused, Refused)
    assert (refused.code, refused.params) == ("limit_chat", {"limit": 3, "interval": 15, "wait": 5})
    assert len([message for message in host.log if isinstance(message, Said)]) == 3


async def test_what_was_too_much_talk_may_be_said_again_later(here: Premises) -> None:
    actor, host = await here.open()
    for number in range(3):
        await here.say(actor, host, Say(f"s{number}", "hello"))
    assert isinstance(await here.say(actor, host, Say("late", "and?")), Refused)
    await here.clock.advance(5)
    actor.command(host, Say("late", "and?"))
    await quiet()
    assert [message.text for message in host.log if isinstance(message, Said)] == ["hello"] * 3 + ["and?"]


async def at_the_hosts_turn(here: Premises) -> tuple[TableActor, Onlooker]:
    """A table where no clock runs, when its host is to act."""
    settings = settings_of("as_nas", private=True, clock=ClockSettings("off"), grace=60.0, bot_pace=QUICK)
    actor, host = await here.open(settings)
    while host.now.view.turn != 0:
        await here.clock.advance(1)
    return actor, host


async def test_who_never_acts_where_no_clock_runs_holds_the_table_an_hour_and_the_grace_at_most(here: Premises) -> None:
    _, host = await at_the_hosts_turn(here)
    await here.clock.advance(3590)
    assert host.now.view.seats[0].presence == "here"
    await here.clock.advance(15)
    assert host.now.view.seats[0].presence == "away"
    deal, acted = host.now.view.version, host.now.view.turn
    assert acted == 0
    await here.clock.advance(60)
    assert host.now.view.seats[0].presence == "stand_in"
    assert host.now.view.version > deal + 1


async def test_who_comes_back_after_an_idle_hour_has_the_patience_again(here: Premises) -> None:
    actor, host = await at_the_hosts_turn(here)
    await here.clock.advance(3601)
    assert host.now.view.seats[0].presence == "away"
    await here.join(actor, "Ada")
    await here.clock.advance(3590)
    assert actor._audience.now.table.seats[0].presence == "here"


async def test_a_clock_that_runs_is_patience_enough(here: Premises) -> None:
    actor, _ = await here.open(settings_of("as_nas", clock=ClockSettings("fixed", 3600)))
    assert actor._ledger.table.idle(1000) is None
