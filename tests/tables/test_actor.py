"""A table in its task: who comes and goes, what is answered, and that everything is stored before it is told."""

import asyncio
import threading
from collections.abc import AsyncIterator
from random import Random

import pytest

from protocol import table as told
from protocol.base import GAMES, GameName
from protocol.commands import AskPause, AskRestart, Ban, Kick, Lock, Play, React, Reacted, Said, Say, SetPace, TakeSeat
from protocol.play import Action, Fold, Raise
from protocol.session import Done, Notice, Refused
from protocol.table import BotPace, ClockSettings, TableView
from server.tables import messages as told_to
from server.tables import replay
from server.tables.room import Patience
from tests.kit.audience import MemoryJournal, Onlooker
from tests.kit.clock import quiet
from tests.kit.driven import settings_of
from tests.kit.premises import QUICK, Premises


@pytest.fixture
async def here() -> AsyncIterator[Premises]:
    premises = Premises()
    yield premises
    await premises.stop()


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


# --- coming back -----------------------------------------------------------------------------------------------------


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


# --- talk ------------------------------------------------------------------------------------------------------------


async def test_talk_reaches_everybody_and_is_no_version(here: Premises) -> None:
    actor, host = await here.open()
    eve = await here.watch(actor, "Eve")
    version, stored = host.now.version, len(here.journal.entries[1])
    await here.say(actor, eve, Say("t1", "  good   luck "))
    await here.say(actor, host, React("t2", "thanks"))
    assert [message for message in host.log if isinstance(message, Said)] == [
        Said(actor.code, None, "Eve", "good luck")
    ]
    assert [m for m in eve.log if isinstance(m, Reacted)] == [Reacted(actor.code, 0, "Ada", "thanks")]
    assert (host.now.version, len(here.journal.entries[1])) == (version, stored)


@pytest.mark.parametrize(("chat", "code"), [("off", "chat_off"), ("seated", "chat_seated")])
async def test_a_table_may_be_silent(here: Premises, chat: str, code: str) -> None:
    actor, _ = await here.open(settings_of("as_nas", chat=chat))
    answer = await here.say(actor, await here.watch(actor, "Eve"), Say("t", "hello"))
    assert isinstance(answer, Refused)
    assert answer.code == code


@pytest.mark.parametrize("text", [" ", "a\x00b", "a\x1b[31m"])
async def test_text_with_control_marks_is_not_sent(here: Premises, text: str) -> None:
    actor, host = await here.open()
    answer = await here.say(actor, host, Say("t", text))
    assert isinstance(answer, Refused)
    assert answer.code == "bad_text"


async def test_marks_that_turn_the_direction_are_left_out_of_talk(here: Premises) -> None:
    actor, host = await here.open()
    await here.say(actor, host, Say("t", "good\u202e luck\u2066 \u200fسلام"))
    assert [message.text for message in host.log if isinstance(message, Said)] == ["good luck \u200fسلام"]


async def test_a_spectator_with_a_players_name_gets_a_number(here: Premises) -> None:
    actor, host = await here.open()
    eve = Onlooker("Ada")
    eve.person = type(eve.person)("someone", "Ada")
    actor.watch(eve, "w", None)
    await quiet()
    await here.say(actor, eve, Say("t", "I am Ada"))
    assert [message.name for message in host.log if isinstance(message, Said)] == ["Ada 2"]


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


# --- bots that fail --------------------------------------------------------------------------------------------------


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
