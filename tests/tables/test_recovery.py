"""Bad days: the journal that can't be written, the server that dies, the fault of our own. Nothing told is lost, nothing else is told."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from protocol import table as told
from protocol.base import GAMES, GameName
from protocol.commands import AskRestart, Play
from protocol.play import Fold
from protocol.session import Done, Notice, Refused
from server.journal.sqlite import SqliteJournal
from server.tables import course
from server.tables.actor import TableActor
from tests.kit.audience import MemoryJournal, Onlooker
from tests.kit.clock import quiet
from tests.kit.driven import settings_of
from tests.kit.premises import QUICK, Premises, easy


@pytest.fixture
async def here() -> AsyncIterator[Premises]:
    premises = Premises()
    yield premises
    await premises.stop()


def notices(viewer: Onlooker) -> list[str]:
    return [message.code for message in viewer.log if isinstance(message, Notice)]


async def test_with_a_full_disk_nothing_is_told_but_why(here: Premises) -> None:
    actor, host = await here.open()
    version = host.now.version
    here.journal.broken = True
    answer = await here.play(actor, host, "a1")
    assert isinstance(answer, Refused)
    assert (answer.code, host.now.version, notices(host)) == ("storage", version, ["storage"])
    assert here.tables.problem() == "storage"


async def test_the_table_goes_on_by_itself_when_the_disk_is_back(here: Premises) -> None:
    actor, host = await here.open()
    version = host.now.version
    here.journal.broken = True
    await here.play(actor, host, "a1")
    await here.clock.advance(3)
    here.journal.broken = False
    await here.clock.advance(10)
    assert notices(host) == ["storage", "storage_back"]
    assert told.Resumed(recovered=True) in [event for update in host.updates for event in update.events]
    assert next(update.version for update in host.updates if update.version > version) == version + 1
    assert isinstance(await here.play(actor, host, "a2"), Done)
    assert here.tables.problem() is None


async def test_the_same_message_can_be_sent_again_when_the_disk_is_back(here: Premises) -> None:
    actor, host = await here.open()
    message = Play("a1", host.now.version, Fold())
    here.journal.broken = True
    await here.say(actor, host, message)
    here.journal.broken = False
    await here.clock.advance(10)
    assert isinstance(await here.say(actor, host, message), Done)


async def test_with_a_full_disk_others_still_come_to_watch(here: Premises) -> None:
    actor, host = await here.open()
    here.journal.broken = True
    await here.play(actor, host, "a1")
    watcher = await here.watch(actor, "Eve")
    assert watcher.now.version == host.now.version
    newcomer = (await here.join(actor, "Ben")).answer("join")
    assert isinstance(newcomer, Refused)
    assert newcomer.code == "storage"


async def test_what_is_asked_from_outside_waits_for_the_disk(here: Premises) -> None:
    actor, host = await here.open()
    here.journal.broken = True
    await here.play(actor, host, "a1")
    for _ in range(6):
        actor.close("operator")
        actor.forget(host.person.id)
    await quiet()
    assert (here.faults, here.tables.find(actor.code)) == (0, actor)
    here.journal.broken = False
    await here.clock.advance(15)
    assert host.now.view.stage == "closed"
    assert here.tables.find(actor.code) is None


async def test_who_asked_to_be_forgotten_is_when_the_disk_is_back(here: Premises) -> None:
    actor, host = await here.open()
    watcher = await here.watch(actor, "Eve")
    here.journal.broken = True
    await here.play(actor, host, "a1")
    actor.forget(host.person.id)
    here.journal.broken = False
    await here.clock.advance(15)
    assert here.faults == 0
    assert watcher.now.view.seats[0].kind == "bot"


async def test_a_close_whose_write_fails_is_done_later(here: Premises) -> None:
    actor, host = await here.open()
    here.journal.broken = True
    actor.close("operator")
    await quiet()
    assert host.now.view.stage == "playing"
    here.journal.broken = False
    await here.clock.advance(15)
    assert (host.now.view.stage, here.faults) == ("closed", 0)


async def test_who_was_lost_meanwhile_is_away_when_the_disk_is_back(here: Premises) -> None:
    actor, host = await here.open()
    watcher = await here.watch(actor, "Eve")
    here.journal.broken = True
    await here.play(actor, host, "a1")
    actor.lost(host)
    here.journal.broken = False
    await here.clock.advance(15)
    assert watcher.now.view.seats[0].presence == "away"


async def test_a_write_that_was_kept_though_it_seemed_to_fail_is_told_after_all(here: Premises) -> None:
    actor, host = await here.open()
    version = host.now.version
    here.journal.lost = True
    answer = await here.say(actor, host, Play("a1", version, Fold()))
    assert isinstance(answer, Refused)
    here.journal.lost = False
    await here.clock.advance(10)
    versions = [update.version for update in host.updates]
    assert versions == list(range(versions[0], versions[-1] + 1))
    assert isinstance(await here.say(actor, host, Play("a1", version, Fold())), Done)


async def test_a_table_can_not_be_opened_while_the_disk_is_full(here: Premises) -> None:
    here.journal.broken = True
    viewer = Onlooker("Ada")
    await here.tables.open(settings_of(), viewer.person, viewer, "m", True)
    answer = viewer.answer("m")
    assert isinstance(answer, Refused)
    assert answer.code == "storage"


async def test_a_fault_of_ours_is_refused_logged_and_leaves_the_table_as_it_was(
    here: Premises, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor, host = await here.open()
    version = host.now.version
    with monkeypatch.context() as broken:
        broken.setattr(course, "_pay_time", lambda *_: 1 / 0)
        answer = await here.play(actor, host, "a1")
    assert isinstance(answer, Refused)
    assert (answer.code, here.faults) == ("internal", 1)
    await here.clock.advance(1)
    assert [event for update in host.updates if update.version > version for event in update.events] == [
        told.Resumed(recovered=True)
    ]
    assert isinstance(await here.play(actor, host, "a2"), Done)


async def test_the_text_of_a_fault_is_not_logged_as_it_may_name_a_card(
    here: Premises, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    actor, host = await here.open()
    hidden = "the ace of spades"

    def fault(*_: object) -> None:
        raise KeyError(hidden)

    with monkeypatch.context() as broken:
        broken.setattr(course, "_pay_time", fault)
        await here.play(actor, host, "a1")
    logged = capsys.readouterr().out
    assert "KeyError" in logged
    assert hidden not in logged


async def test_a_table_whose_faults_do_not_end_is_given_up(here: Premises, monkeypatch: pytest.MonkeyPatch) -> None:
    actor, host = await here.open()
    monkeypatch.setattr("server.tables.replay.unfold", lambda *_: 1 / 0)
    monkeypatch.setattr(course, "_pay_time", lambda *_: 1 / 0)
    await here.play(actor, host, "a1")
    await here.clock.advance(60)
    assert host.ends == [("gone", "table_closed")]
    assert here.tables.find(actor.code) is None
    assert here.journal.rows[1].finished is None


# --- the server dies -------------------------------------------------------------------------------------------------


async def test_after_a_crash_every_table_stands_where_it_was_told(here: Premises) -> None:
    opened = [await here.open(settings_of(game, bot_pace=QUICK), f"Ada{game}") for game in GAMES]
    views = [host.now for _, host in opened]
    assert await here.restart() == 3
    for (actor, host), before in zip(opened, views, strict=True):
        table = here.tables.find(actor.code)
        assert isinstance(table, TableActor)
        again = await here.join(table, host.person.name, after=before.version)
        after = again.now.view
        assert (after.play, after.turn, after.legal) == (before.view.play, before.view.turn, before.view.legal)
        assert [(s.stack, s.total, s.bet) for s in after.seats] == [
            (s.stack, s.total, s.bet) for s in before.view.seats
        ]
        assert before.version <= again.now.version <= before.version + 2


async def test_a_message_sent_again_after_a_crash_is_still_known(here: Premises) -> None:
    actor, host = await here.open()
    message = Play("a1", host.now.version, Fold())
    first = await here.say(actor, host, message)
    await here.restart()
    table = here.tables.find(actor.code)
    assert isinstance(table, TableActor)
    again = await here.join(table, "Ada")
    version = again.now.version
    assert await here.say(table, again, message) == first
    assert again.now.version == version


async def test_an_action_that_was_lost_in_the_crash_still_answers_its_decision(here: Premises) -> None:
    actor, host = await here.open()
    version = host.now.version
    await here.restart()
    table = here.tables.find(actor.code)
    assert isinstance(table, TableActor)
    again = await here.join(table, "Ada")
    assert isinstance(await here.say(table, again, Play("a1", version, Fold())), Done)


async def test_who_does_not_come_back_after_a_crash_is_played_for(here: Premises) -> None:
    actor, _ = await here.open(settings_of("as_nas"))
    await here.restart()
    table = here.tables.find(actor.code)
    assert isinstance(table, TableActor)
    await here.clock.advance(65)
    assert table._audience.now.table.seats[0].presence == "stand_in"


async def test_a_table_that_was_being_opened_when_the_server_died_is_forgotten(here: Premises) -> None:
    await here.journal.begin("ABC234", "holdem", 0)
    assert await here.restart() == 0
    assert here.journal.rows[1].finished is not None


async def test_a_table_whose_journal_can_not_be_read_does_not_stop_the_others(here: Premises) -> None:
    bad, _ = await here.open(name="Ben")
    good, _ = await here.open(name="Cyd")
    entries = here.journal.entries[1]
    entries[3] = type(entries[3])(entries[3].version, 0, b"\xc1")
    assert await here.restart() == 1
    assert (here.tables.find(bad.code), here.tables.find(good.code) is not None) == (None, True)


async def test_a_table_that_was_closed_and_not_filed_away_is_filed_at_the_next_start(here: Premises) -> None:
    actor, _ = await here.open()
    actor.close("operator")
    await quiet()
    row = here.journal.rows[1]
    here.journal.rows[1] = type(row)(row.number, row.code, row.game, row.opened)
    await here.restart()
    await quiet()
    assert here.journal.rows[1].finished is not None
    assert here.tables.tables() == []


class Killed(BaseException):
    """The end of the process, as far as this table goes."""


class Mortal(MemoryJournal):
    """A journal whose server dies at one of its writes: before the write, or after it and before anybody is told."""

    def __init__(self, at: int, *, kept: bool) -> None:
        super().__init__()
        self.at = at
        self.kept = kept
        self.dead = False

    async def append(self, table: int, expected: int, entries: object) -> None:
        if self.appends + 1 == self.at and not self.dead:
            self.dead = True
            if self.kept:
                await super().append(table, expected, entries)  # type: ignore[arg-type]
            raise Killed
        await super().append(table, expected, entries)  # type: ignore[arg-type]


def course_of(viewer: Onlooker) -> list[object]:
    """The match as it went: what was told of the game, without presence and recovery."""
    ours = set(told.TableEvent.__args__)  # type: ignore[attr-defined]
    seen: dict[int, tuple[object, ...]] = {update.version: update.events for update in viewer.updates}
    return [event for version in sorted(seen) for event in seen[version] if type(event) not in ours]


async def whole_match(journal: MemoryJournal, game: GameName) -> tuple[list[object], int]:
    """A match that ends in a given way by its seed, though the server may die once in it."""
    here = Premises(journal)
    settings = settings_of(game, bot_pace=QUICK)
    actor, host = await here.open(settings)
    for turn in range(400):
        if getattr(journal, "dead", False) and not getattr(journal, "risen", False):
            journal.risen = True  # type: ignore[attr-defined]
            log, code, last = host.log, actor.code, host.now.version
            await here.restart()
            found = here.tables.find(code)
            assert isinstance(found, TableActor)
            actor = found
            host = await here.join(actor, "Ada", after=last)
            host.log[:0] = log
        if host.now.view.stage == "over":
            break
        if host.now.view.legal is not None:
            actor.command(host, Play(f"t{host.now.version}", host.now.version, easy(host)))
            await quiet()
        else:
            await here.clock.advance(0.1)
        if turn > 30 and game != "as_nas":
            break
    events = course_of(host)
    await here.stop()
    return events, journal.appends


@pytest.mark.parametrize("kept", [True, False], ids=["stored", "not stored"])
@pytest.mark.parametrize("at", [2, 3, 9])
async def test_killed_at_a_write_the_match_goes_the_same_way(at: int, kept: bool) -> None:
    undisturbed, appends = await whole_match(MemoryJournal(), "as_nas")
    assert appends > 13
    mortal = Mortal(at, kept=kept)
    disturbed, _ = await whole_match(mortal, "as_nas")
    assert mortal.dead
    assert disturbed == undisturbed


@pytest.mark.parametrize("game", ["holdem", "one_poker"])
async def test_killed_at_a_write_the_hands_go_the_same_way(game: GameName) -> None:
    undisturbed, _ = await whole_match(MemoryJournal(), game)
    mortal = Mortal(6, kept=True)
    disturbed, _ = await whole_match(mortal, game)
    assert mortal.dead
    both = min(len(disturbed), len(undisturbed))
    assert both > 40
    assert disturbed[:both] == undisturbed[:both]


async def test_a_match_on_a_real_disk_goes_on_after_a_crash(tmp_path: Path) -> None:
    journal = SqliteJournal(tmp_path / "journal.sqlite")
    here = Premises(journal)

    def quiet_journal() -> bool:
        return journal._queue.empty()

    actor, host = await here.open()
    for turn in range(5):
        if host.now.view.legal is not None:
            name = f"t{turn}"
            actor.command(host, Play(name, host.now.version, Fold()))
            await quiet(partial(host.answers, name))
        else:
            await here.clock.advance(1, quiet_journal)
    await here.stop()
    here.journal = SqliteJournal(tmp_path / "journal.sqlite")
    here.tables = here._tables()
    assert await here.tables.restore() == 1
    table = here.tables.find(actor.code)
    assert isinstance(table, TableActor)
    viewer = Onlooker("Ada")
    table.join(viewer, "j", None, False, None)
    await quiet(lambda: bool(viewer.updates))
    assert viewer.now.version >= host.now.version
    assert viewer.now.view.play == host.now.view.play or viewer.now.version > host.now.version + 2
    table.command(viewer, AskRestart("r"))
    await quiet(lambda: bool(viewer.answers("r")))
    assert isinstance(viewer.answer("r"), Done)
    await here.stop()
