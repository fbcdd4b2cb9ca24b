"""Who comes back to a table or watches it: other devices, lost connections, missed updates, seats kept and left."""

from protocol.commands import Ban, Kick, TakeSeat
from protocol.session import Done, Notice, Refused
from protocol.table import BotPace
from tests.kit.audience import Onlooker
from tests.kit.clock import quiet
from tests.kit.driven import settings_of
from tests.kit.premises import Premises


def versions(viewer: Onlooker) -> list[int]:
    return [update.version for update in viewer.updates]


async def test_another_device_is_asked_whether_to_take_over(here: Premises) -> None:
    actor, host = await here.open()
    other = await here.join(actor, "Ada", "two")
    answer = other.answer("join")
    assert isinstance(answer, Refused)
    assert (answer.code, host.ends) == ("elsewhere", [])


async def test_taking_over_tells_the_older_device(here: Premises) -> None:
    actor, host = await here.open()
    other = await here.join(actor, "Ada", "two", take_over=True)
    assert host.ends == [("taken_over", actor.code)]
    assert other.joined.seat == 0
    heard = len(host.log)
    await here.play(actor, other, "a1")
    assert len(host.log) == heard


async def test_the_same_client_again_replaces_its_connection_silently(here: Premises) -> None:
    actor, host = await here.open()
    again = await here.join(actor, "Ada", "one")
    assert (host.ends, again.joined.seat) == ([], 0)
    actor.lost(host)
    await quiet()
    assert again.now.view.seats[0].presence == "here"


async def test_a_lost_connection_is_told_and_the_seat_comes_back(here: Premises) -> None:
    actor, host = await here.open()
    watcher = await here.watch(actor, "Eve")
    actor.lost(host)
    await quiet()
    assert watcher.now.view.seats[0].presence == "away"
    again = await here.join(actor, "Ada")
    assert (again.joined.seat, watcher.now.view.seats[0].presence) == (0, "here")


async def test_who_comes_back_gets_the_updates_that_were_missed(here: Premises) -> None:
    actor, host = await here.open()
    watcher = await here.watch(actor, "Eve")
    seen = watcher.now.version
    actor.lost(watcher)
    await here.play(actor, host, "a1")
    again = await here.watch(actor, "Eve", after=seen)
    assert versions(again) == list(range(seen + 1, host.now.version + 1))
    assert (again.joined.missed, again.joined.gap) == (len(again.updates) - 1, False)


async def test_who_has_missed_too_much_gets_the_current_update_and_is_told_of_the_gap(here: Premises) -> None:
    actor, host = await here.open()
    await here.play_out(actor, host)
    watcher = await here.watch(actor, "Eve", after=3)
    assert (watcher.joined.gap, watcher.joined.missed, len(watcher.updates)) == (True, 0, 1)


async def test_who_has_missed_nothing_gets_the_current_update_alone(here: Premises) -> None:
    actor, host = await here.open()
    watcher = await here.watch(actor, "Eve", after=host.now.version)
    assert (watcher.joined.gap, versions(watcher)) == (False, [host.now.version])


async def test_a_version_that_is_not_there_yet_is_a_gap(here: Premises) -> None:
    actor, host = await here.open()
    watcher = await here.watch(actor, "Eve", after=host.now.version + 50)
    assert (watcher.joined.gap, len(watcher.updates)) == (True, 1)


async def test_updates_missed_before_sitting_down_are_those_of_a_spectator(here: Premises) -> None:
    actor, host = await here.open(settings_of("holdem", bot_pace=BotPace(0, 0, 4)))
    start = host.now.version - 3
    while host.now.view.stage != "between":
        await here.play(actor, host, f"a{host.now.version}")
    ben = await here.join(actor, "Ben", seat=1, after=max(start, host.now.version - 10))
    assert len(ben.updates) > 3
    private = [
        event
        for update in ben.updates
        for event in (*update.events, *update.view.log)
        if event.__struct_config__.tag == "hole_dealt"
    ]
    assert private == []
    assert all(update.view.play.hole is None for update in ben.updates if update.view.play is not None)  # type: ignore[union-attr]


async def test_a_spectator_who_leaves_is_missed_by_nobody(here: Premises) -> None:
    actor, host = await here.open()
    watcher = await here.watch(actor, "Eve")
    heard = len(host.log)
    actor.lost(watcher)
    await quiet()
    assert (len(host.log), actor.line().spectators) == (heard, 0)


async def test_the_seat_of_who_leaves_goes_to_a_bot(here: Premises) -> None:
    actor, host = await here.open()
    watcher = await here.watch(actor, "Eve")
    actor.leave(host, "bye", False)
    await quiet()
    assert isinstance(host.answer("bye"), Done)
    assert actor.seat_of("ada") is None
    assert watcher.now.view.seats[0].kind == "bot"


async def test_a_kept_seat_waits_for_its_owner(here: Premises) -> None:
    actor, host = await here.open(settings_of("as_nas"))
    actor.leave(host, "bye", True)
    await quiet()
    again = await here.join(actor, "Ada")
    assert again.joined.seat == 0


async def test_a_table_without_spectators_lets_nobody_watch(here: Premises) -> None:
    actor, _ = await here.open(settings_of("as_nas", watch="off"))
    answer = (await here.watch(actor, "Eve")).answer("watch")
    assert isinstance(answer, Refused)
    assert answer.code == "no_watching"


async def test_who_is_banned_can_not_even_watch(here: Premises) -> None:
    actor, host = await here.open()
    eve = await here.watch(actor, "Eve")
    await here.say(actor, host, Ban("b", name="Eve"))
    assert eve.ends == [("gone", "banned")]
    assert [message.code for message in eve.log if isinstance(message, Notice)] == ["banned"]
    answer = (await here.watch(actor, "Eve")).answer("watch")
    assert isinstance(answer, Refused)
    assert answer.code == "banned"


async def test_who_is_kicked_is_in_the_lobby_again(here: Premises) -> None:
    actor, host = await here.open(settings_of("as_nas"), start=False)
    ben = await here.join(actor, "Ben")
    await here.say(actor, host, Kick("k", 1))
    assert ben.ends == [("gone", "kicked")]
    assert host.now.view.seats[1].kind == "open"


async def test_a_spectator_sits_down_between_hands(here: Premises) -> None:
    actor, host = await here.open(settings_of("as_nas", bot_pace=BotPace(0, 0, 4)))
    eve = await here.watch(actor, "Eve")
    while host.now.view.stage != "between":
        await here.play(actor, host, f"a{host.now.version}")
    assert isinstance(await here.say(actor, eve, TakeSeat("s", 2)), Done)
    assert eve.now.view.you is not None
    assert eve.now.view.you.seat == 2
