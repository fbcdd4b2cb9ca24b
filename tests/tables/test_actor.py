"""A table in its task: who comes and goes, what is answered, and that everything is stored before it is told."""

import asyncio

import pytest

from protocol import table as told
from protocol.base import GAMES, GameName
from protocol.commands import AskPause, AskRestart, Ban, Lock, Play, SetPace
from protocol.play import Fold, Raise
from protocol.session import Done, Refused
from protocol.table import BotPace, ClockSettings
from server.tables import messages as told_to
from server.tables import replay
from server.tables.room import Patience
from tests.kit.audience import MemoryJournal, Onlooker
from tests.kit.clock import quiet
from tests.kit.driven import settings_of
from tests.kit.premises import QUICK, Premises


def versions(viewer: Onlooker) -> list[int]:
    return [update.version for update in viewer.updates]


def without_holes(viewer: Onlooker) -> bool:
    return versions(viewer) == list(range(versions(viewer)[0], versions(viewer)[-1] + 1))


async def test_who_opens_a_table_hears_joined_and_then_how_it_stands(here: Premises) -> None:
    _, host = await here.open(start=False)
    assert [type(message).__name__ for message in host.log[:2]] == ["Joined", "Update"]
    assert (host.joined.seat, host.joined.id, host.now.view.stage) == (0, "open", "waiting")


async def test_a_table_opened_to_start_plays_at_once(here: Premises) -> None:
    _, host = await here.open()
    assert host.now.view.stage == "playing"


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_match_is_played_with_versions_without_holes(here: Premises, game: GameName) -> None:
    actor, host = await here.open(settings_of(game, bot_pace=QUICK))
    watcher = await here.watch(actor, "Eve")
    await here.play_out(actor, host)
    assert without_holes(host)
    assert without_holes(watcher)
    assert host.now.view.standings


async def test_nothing_is_told_that_is_not_stored() -> None:
    class Strict(MemoryJournal):
        def stored(self) -> int:
            return self.entries[1][-1].version

    journal = Strict()

    class Auditor(Onlooker):
        def update(self, frame: object) -> None:
            super().update(frame)  # type: ignore[arg-type]
            assert self.now.version <= journal.stored()

    here = Premises(journal)
    actor, host = await here.open()
    auditor = Auditor("Eve")
    actor.watch(auditor, "w", None)
    await here.play_out(actor, host)
    assert len(auditor.updates) > 50
    await here.stop()


async def test_the_journal_folds_to_what_everybody_was_told(here: Premises) -> None:
    actor, host = await here.open()
    await here.play_out(actor, host)
    table = replay.fold(actor._ledger.table.rules, [replay.decode(entry.body) for entry in here.journal.entries[1]])
    assert table.state == actor._ledger.table.state
    assert table.state.version == host.now.version


async def test_bad_settings_open_no_table(here: Premises) -> None:
    viewer = Onlooker("Ada")
    await here.tables.open(settings_of(clock=ClockSettings("off")), viewer.person, viewer, "m", False)
    answer = viewer.answer("m")
    assert isinstance(answer, Refused)
    assert (answer.code, answer.params["reason"]) == ("bad_settings", "clock: off is for private tables only")
    assert here.tables.tables() == []


@pytest.mark.parametrize(("game", "seats"), [("holdem", 4), ("one_poker", 2), ("as_nas", 4)])
async def test_no_more_seats_are_kept_for_people_than_there_are_besides_the_hosts(
    here: Premises, game: GameName, seats: int
) -> None:
    host, other = Onlooker("Ada"), Onlooker("Ben")
    await here.tables.open(settings_of(game, seats_open=seats - 1), host.person, host, "m", False)
    assert host.joined.seat == 0
    await here.tables.open(settings_of(game, seats_open=seats), other.person, other, "m", False)
    answer = other.answer("m")
    assert isinstance(answer, Refused)
    reason = f"seats_open: there are {seats} seats, the host's among them; keep {seats - 1} at most"
    assert answer.params["reason"] == reason


# --- answers ---------------------------------------------------------------------------------------------------------


async def test_an_action_is_answered_with_the_version_that_it_made(here: Premises) -> None:
    actor, host = await here.open()
    answer = await here.play(actor, host, "a1")
    assert isinstance(answer, Done)
    assert answer.version in versions(host)


async def test_the_same_message_again_is_answered_again_and_changes_nothing(here: Premises) -> None:
    actor, host = await here.open()
    message = Play("a1", host.now.version, Fold())
    first = await here.say(actor, host, message)
    version = host.now.version
    assert await here.say(actor, host, message) == first
    assert (len(host.answers("a1")), host.now.version) == (2, version)


async def test_another_message_for_a_version_that_has_passed_is_stale(here: Premises) -> None:
    actor, host = await here.open()
    version = host.now.version
    await here.say(actor, host, Play("a1", version, Fold()))
    answer = await here.say(actor, host, Play("a2", version, Fold()))
    assert isinstance(answer, Refused)
    assert answer.code == "stale"


async def test_a_refusal_is_answered_again_too(here: Premises) -> None:
    actor, host = await here.open()
    first = await here.say(actor, host, Play("a1", host.now.version, Raise(99)))
    assert isinstance(first, Refused)
    assert await here.say(actor, host, Play("a1", host.now.version, Fold())) == first


async def test_what_is_remembered_of_a_person_is_bounded(here: Premises) -> None:
    actor, host = await here.open()
    for number in range(100):
        await here.say(actor, host, SetPace(f"m{number}", "4x"))
    remembered = actor._ledger.answers._people["ada"]
    assert (len(remembered), "m99" in remembered, "m0" in remembered) == (8, True, False)


async def test_a_spectator_can_not_act(here: Premises) -> None:
    actor, host = await here.open()
    watcher = await here.watch(actor, "Eve")
    answer = await here.say(actor, watcher, Play("x", watcher.now.version, Fold()))
    assert isinstance(answer, Refused)
    assert answer.code == "not_seated"
    assert host.answers("x") == []


async def test_who_does_not_follow_the_table_says_nothing_there(here: Premises) -> None:
    actor, _ = await here.open()
    stranger = Onlooker("Eve")
    answer = await here.say(actor, stranger, Lock("x"))
    assert isinstance(answer, Refused)
    assert answer.code == "not_at_table"


# --- time ------------------------------------------------------------------------------------------------------------


async def test_a_bot_thinks_as_long_as_the_table_wants(here: Premises) -> None:
    _, host = await here.open(settings_of("as_nas", bot_pace=BotPace(2.0, 0.5, 4.0)))
    before = host.now.version
    await here.clock.advance(0.9)
    assert host.now.version == before
    await here.clock.advance(2.2)
    assert host.now.version > before


async def test_when_time_is_up_the_server_acts(here: Premises) -> None:
    _, host = await here.open()
    await here.clock.advance(31)
    events = [event for update in host.updates for event in update.events]
    assert [type(event) for event in events if isinstance(event, told.ClockWarned | told.TimedOut)] == [
        told.ClockWarned,
        told.TimedOut,
    ]


async def test_a_locked_card_drawn_by_the_server_is_in_the_journal_and_in_no_event(here: Premises) -> None:
    actor, host = await here.open(settings_of("one_poker", bot_pace=BotPace(0, 0, 4)))
    eve = await here.watch(actor, "Eve")
    cards = host.now.view.legal.lock.cards  # type: ignore[union-attr]
    await here.clock.advance(30.1)
    assert told.TimedOut(0, "lock") in [event for update in eve.updates for event in update.events]
    drawn = [
        record.input.action.card  # type: ignore[union-attr]
        for record in (replay.decode(entry.body) for entry in here.journal.entries[1])
        if getattr(record.input, "by", "") == "clock"
    ]
    assert drawn
    assert set(drawn) <= set(cards)


async def test_a_table_that_nobody_follows_any_more_closes() -> None:
    here = Premises(patience=Patience(empty=600, over=60))
    actor, host = await here.open(settings_of("as_nas"), start=False)
    actor.lost(host)
    await here.clock.advance(599)
    assert here.tables.find(actor.code) is actor
    await here.clock.advance(2)
    assert here.tables.find(actor.code) is None
    assert here.journal.rows[1].finished is not None
    await here.stop()


async def test_a_table_that_its_only_person_leaves_before_the_start_closes_at_once(here: Premises) -> None:
    actor, host = await here.open(settings_of("as_nas"), start=False)
    actor.leave(host, "bye", False)
    await here.clock.advance(0)
    assert here.tables.find(actor.code) is None


async def test_bots_alone_finish_the_match_and_the_table_ends(here: Premises) -> None:
    actor, host = await here.open(settings_of("as_nas"))
    actor.leave(host, "bye", False)
    await quiet()
    await here.clock.advance(600)
    assert actor._audience.now.table.stage in ("over", "closed")
    await here.clock.advance(600)
    assert here.tables.find(actor.code) is None


async def test_a_match_goes_on_to_its_end_with_everybody_away(here: Premises) -> None:
    actor, host = await here.open(settings_of("as_nas"))
    actor.lost(host)
    await here.clock.advance(3600)
    assert here.tables.find(actor.code) is None
    assert actor._audience.now.table.match == 1


async def test_the_operator_closes_a_table(here: Premises) -> None:
    actor, host = await here.open()
    actor.close("operator")
    await quiet()
    assert told.TableClosed("operator") in host.now.events
    assert host.ends == [("gone", "table_closed")]
    assert here.tables.find(actor.code) is None


async def test_who_comes_while_a_table_is_being_filed_away_is_told_that_it_is_closed(here: Premises) -> None:
    actor, _ = await here.open()
    filing, finish = asyncio.Event(), here.journal.finish

    async def slowly(table: int, at: int) -> None:
        await filing.wait()
        await finish(table, at)

    here.journal.finish = slowly
    actor.close("operator")
    await quiet()
    ben, eve = Onlooker("Ben"), Onlooker("Eve")
    actor.join(ben, "join", None, take_over=False, after=None)
    actor.watch(eve, "watch", None)
    actor.lost(eve)
    filing.set()
    await quiet()
    answers = [ben.answer("join"), eve.answer("watch")]
    assert [answer.code for answer in answers if isinstance(answer, Refused)] == ["table_closed"] * 2
    assert here.faults == 0


async def test_who_is_forgotten_leaves_the_seat_and_no_name(here: Premises) -> None:
    actor, host = await here.open()
    eve = await here.watch(actor, "Eve")
    actor.forget("ada")
    await quiet()
    assert actor.seat_of("ada") is None
    assert "Ada" not in str(eve.now.view)
    assert host.ends == []


async def test_who_left_before_asking_to_be_forgotten_is_known_to_the_journal(here: Premises) -> None:
    actor, host = await here.open()
    ben = await here.join(actor, "Ben", seat=1)
    if isinstance(ben.log[-1], Refused):
        await here.play_out(actor, host)
        ben = await here.join(actor, "Ben", seat=1)
    actor.leave(ben, "l", keep=False)
    await quiet()
    actor.forget("ben")
    actor.forget("who was never here")
    await quiet()
    records = [replay.decode(entry.body).input for entry in here.journal.entries[1]]
    assert [told for told in records if isinstance(told, told_to.Forget)] == [told_to.Forget("ben")]


async def test_who_comes_back_is_not_told_of_who_was_forgotten_meanwhile(here: Premises) -> None:
    actor, host = await here.open()
    eve = await here.watch(actor, "Eve")
    version = host.now.version
    actor.lost(eve)
    actor.forget("ada")
    await quiet()
    again = await here.watch(actor, "Eve", after=version - 1)
    assert again.joined.gap
    assert "Ada" not in str(again.log)


async def test_a_ban_of_somebody_who_does_not_watch_names_the_name(here: Premises) -> None:
    actor, host = await here.open()
    answer = await here.say(actor, host, Ban("b", None, "Nobody"))
    assert isinstance(answer, Refused)
    assert (answer.code, answer.params) == ("no_spectator", {"name": "Nobody"})


async def test_a_pause_stops_the_bots(here: Premises) -> None:
    actor, host = await here.open(settings_of("as_nas", bot_pace=BotPace(1.0, 0.0, 4.0)))
    await here.say(actor, host, AskPause("p"))
    version = host.now.version
    await here.clock.advance(60)
    assert host.now.version == version
    await here.say(actor, host, AskPause("r", on=False))
    await here.clock.advance(60)
    assert host.now.version > version + 1


async def test_a_restart_alone_with_bots_is_at_once(here: Premises) -> None:
    actor, host = await here.open()
    await here.say(actor, host, AskRestart("r"))
    assert host.now.view.match == 2
