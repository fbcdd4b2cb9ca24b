"""What the history keeps and what it lets go, over a real journal: filing, erasing, letting go by age and by size."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from protocol.history import ListMatches, Matches, MatchRecord, ShowMatch
from protocol.holdem import HoldemSettings, HoleDealt
from protocol.one_poker import OnePokerSettings
from protocol.play import Fold, HandShown, Raise
from protocol.session import Refused
from protocol.table import AnyEvent
from server.history import annals, index
from server.history.fold import Match
from server.history.index import BadIndex, open_index
from server.journal.interface import Entry
from server.tables import messages as told_to
from tests.kit.archive import HEADS_UP, archive, closed, entry, to_the_end, two_people
from tests.kit.driven import EPOCH, Driven, settings_of

DAY = 86_400.0


def events(record: MatchRecord) -> Sequence[AnyEvent]:
    return [event for hand in record.hands for event in hand.events]


async def test_own_cards_are_always_in_it_and_others_only_if_they_were_shown(tmp_path: Path) -> None:
    driven = two_people(HEADS_UP)
    driven.act(Fold())
    driven.pass_time(10)
    to_the_end(driven)
    async with archive(tmp_path) as kept:
        number = await kept.store(driven)
        for seat, name in enumerate(("ada", "bob")):
            told = events(await kept.show(name, number * 1000 + 1))
            assert {event.seat for event in told if isinstance(event, HoleDealt)} == {seat}
            first = (await kept.show(name, number * 1000 + 1)).hands[0]
            assert not any(isinstance(event, HandShown) for event in first.events)
            assert any(isinstance(event, HandShown) and event.seat != seat for event in told)


async def test_who_sits_down_during_a_match_has_only_the_hands_from_then_on(tmp_path: Path) -> None:
    driven = Driven(settings_of("holdem", game=HoldemSettings(seats=3)))
    driven.start()
    driven.end_hand()
    driven.sit("Bob", 2)
    driven.pass_time(10)
    driven.end_hand()
    async with archive(tmp_path) as kept:
        number = await kept.store(driven, finished=False)
        whole, later = await kept.show("ada", number * 1000 + 1), await kept.show("bob", number * 1000 + 1)
    assert [hand.hand for hand in whole.hands] == [1, 2]
    assert [hand.hand for hand in later.hands] == [2]
    assert {event.seat for event in events(later) if isinstance(event, HoleDealt)} == {2}


async def test_a_table_that_is_on_is_listed_as_one_that_is_finished(tmp_path: Path) -> None:
    driven = to_the_end(two_people(HEADS_UP))
    async with archive(tmp_path) as kept:
        number = await kept.store(driven, finished=False)
        live = await kept.list("ada")
        await kept.witness.finish(number, driven.at)
        await kept.annals.file_all()
        assert await kept.list("ada") == live
    assert [line.number for line in live.matches] == [number * 1000 + 1]


async def test_every_match_of_a_table_has_a_line_newest_first_and_lists_go_on_below_a_number(tmp_path: Path) -> None:
    driven = to_the_end(two_people(HEADS_UP))
    driven.take(told_to.Ask("ada", "restart"))
    driven.take(told_to.Answer("bob", "restart"))
    driven.settle()
    to_the_end(driven)
    async with archive(tmp_path) as kept:
        number = await kept.store(driven)
        lines = (await kept.list("ada")).matches
        assert [line.number for line in lines] == [number * 1000 + 2, number * 1000 + 1]
        below = await kept.annals.answer("ada", ListMatches("l", before=lines[0].number))
    assert isinstance(below, Matches)
    assert [line.number for line in below.matches] == [number * 1000 + 1]


async def test_the_figures_count_hands_showdowns_and_what_was_entered_by_choice(tmp_path: Path) -> None:
    driven = two_people(HEADS_UP)
    driven.act(Fold())  # the first to act, seat 0 with the button, never enters
    driven.pass_time(10)
    driven.act(driven.easy())  # seat 1 calls
    raising = driven.legal.raise_
    assert raising is not None
    driven.act(Raise(raising.least))  # seat 0 raises
    driven.act(Fold())
    async with archive(tmp_path) as kept:
        await kept.store(driven, finished=False)
        (ada,), (bob,) = (await kept.list("ada")).statistics, (await kept.list("bob")).statistics
    assert (ada.hands, ada.hands_won, ada.showdowns, ada.vpip, ada.pfr) == (2, 1, 0, 0.5, 0.5)
    assert (bob.hands, bob.hands_won, bob.showdowns, bob.vpip, bob.pfr) == (2, 1, 0, 0.5, 0.0)
    assert (ada.biggest_pot, bob.biggest_pot, ada.matches) == (40, 20, 0)


async def test_matches_and_showdowns_are_counted_for_winner_and_loser(tmp_path: Path) -> None:
    driven = to_the_end(two_people(OnePokerSettings(chips=3)))
    async with archive(tmp_path) as kept:
        await kept.store(driven)
        both = [(await kept.list(name)).statistics[0] for name in ("ada", "bob")]
    assert sorted(figures.matches_won for figures in both) == [0, 1]
    assert [figures.matches for figures in both] == [1, 1]
    assert both[0].hands == both[1].hands
    assert both[0].showdowns == both[1].showdowns > 0
    assert both[0].vpip is None


async def test_actions_are_heard_once_they_are_durable(tmp_path: Path) -> None:
    driven = two_people(HEADS_UP)
    driven.act(Fold())
    async with archive(tmp_path) as kept:
        await kept.store(driven)
        assert [(type(act.action), act.by) for act in kept.acts] == [(Fold, "person")]


# --- letting go -------------------------------------------------------------------------------------------------------


async def test_tables_go_when_their_days_are_over(tmp_path: Path) -> None:
    async with archive(tmp_path, days=7) as kept:
        number = await kept.store(to_the_end(two_people(HEADS_UP)))
        kept.now += 6 * DAY
        assert await kept.annals.expire() == 0
        kept.now += 2 * DAY
        assert await kept.annals.expire() == 1
        assert await kept.journal.read(number) == []
        assert (await kept.list("ada")).matches == ()


async def test_a_table_that_is_on_never_goes(tmp_path: Path) -> None:
    async with archive(tmp_path, days=0, most=1) as kept:
        number = await kept.store(two_people(HEADS_UP), finished=False)
        kept.now += 1000 * DAY
        await kept.annals.expire()
        assert await kept.journal.read(number)


async def test_the_oldest_go_when_all_together_take_up_too_much_and_the_file_shrinks(tmp_path: Path) -> None:
    driven = to_the_end(two_people(HEADS_UP))
    async with archive(tmp_path, most=1) as kept:
        numbers = [await kept.store(driven) for _ in range(30)]
        before = await kept.journal.used()
        assert await kept.annals.expire() == len(numbers)
        assert await kept.journal.used() < before
    with sqlite3.connect(tmp_path / "journal.sqlite3") as database:
        assert database.execute("PRAGMA freelist_count").fetchone() == (0,)
    database.close()


# --- bad days ---------------------------------------------------------------------------------------------------------


async def test_an_index_of_the_first_format_is_made_anew(tmp_path: Path) -> None:
    async with archive(tmp_path) as kept:
        number = await kept.store(closed(to_the_end(two_people(HEADS_UP))))
        before = await kept.list("bob")
    with sqlite3.connect(tmp_path / "history.sqlite3") as database:
        database.executescript("DROP TABLE named; PRAGMA user_version = 1")
    database.close()
    async with archive(tmp_path) as kept:
        await kept.annals.catch_up()
        await kept.annals.file_all()
        assert await kept.list("bob") == before
        assert await kept.index.naming("bob") == {number}


async def test_finished_tables_that_are_not_in_the_index_are_filed_and_those_that_are_gone_taken_out(
    tmp_path: Path,
) -> None:
    async with archive(tmp_path) as kept:
        one, two = [await kept.store(to_the_end(two_people(HEADS_UP, seed))) for seed in (1, 2)]
        await kept.journal.drop(one)
    async with archive(tmp_path) as kept:
        await kept.annals.catch_up()
        assert [line.number for line in (await kept.list("ada")).matches] == [two * 1000 + 1]
    for name in ("history.sqlite3", "history.sqlite3-wal", "history.sqlite3-shm"):
        (tmp_path / name).unlink(missing_ok=True)
    async with archive(tmp_path) as kept:
        await kept.annals.catch_up()
        await kept.annals.file_all()
        assert [line.number for line in (await kept.list("ada")).matches] == [two * 1000 + 1]


async def test_a_table_that_can_not_be_read_is_refused_and_left_alone(tmp_path: Path) -> None:
    async with archive(tmp_path) as kept:
        number = await kept.store(to_the_end(two_people(HEADS_UP)))
        body = (await kept.journal.read(number))[3].body
        await kept.journal.rewrite(number, [Entry(4, 0, b"\x93\x63\x04\x00")])
        answer = await kept.annals.answer("ada", ShowMatch("s", number * 1000 + 1))
        assert isinstance(answer, Refused)
        assert answer.code == "storage"
        await kept.journal.rewrite(number, [Entry(4, 0, body)])
        assert (await kept.show("ada", number * 1000 + 1)).hands


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (b"not a database at all, but long enough to look like a file" * 50, "move it away"),
        ("PRAGMA user_version = 99", "newer version of Cardavia (format 99"),
        ("CREATE TABLE mine (x)", "not one of Cardavia's history"),
    ],
)
def test_a_file_that_is_not_ours_is_one_line_and_left_alone(tmp_path: Path, content: bytes | str, error: str) -> None:
    path = tmp_path / "history.sqlite3"
    if isinstance(content, str):
        with sqlite3.connect(path) as database:
            database.execute(content)
        database.close()
    else:
        path.write_bytes(content)
    before = path.read_bytes()
    with pytest.raises(BadIndex) as raised:
        open_index(tmp_path)
    assert error in str(raised.value)
    assert "\n" not in str(raised.value)
    assert path.read_bytes() == before


async def test_an_index_cut_short_is_one_line_and_left_alone(tmp_path: Path) -> None:
    async with archive(tmp_path) as kept:
        for seed in range(20):
            await kept.store(to_the_end(two_people(HEADS_UP, seed)))
    path = tmp_path / "history.sqlite3"
    cut = path.read_bytes()[: path.stat().st_size // 2]
    path.write_bytes(cut)
    with pytest.raises(BadIndex, match=r"^\S+history\.sqlite3 .*move it away, it is made anew from the journal$"):
        open_index(tmp_path)
    assert path.read_bytes() == cut


async def test_a_fault_with_one_table_does_not_keep_the_others_from_being_filed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = annals.entries

    def faulty(table: int, matches: list[Match], person: str) -> list[index.Entry]:
        if table == 1:
            raise KeyError("ours")
        return real(table, matches, person)

    monkeypatch.setattr(annals, "entries", faulty)
    async with archive(tmp_path) as kept:
        kept.annals.start()
        for seed in (1, 2):
            number = await kept.witness.begin("ABC234", "holdem", EPOCH)
            driven = to_the_end(two_people(HEADS_UP, seed))
            await kept.witness.append(number, 0, [entry(record) for record in driven.records])
            await kept.witness.finish(number, driven.at)
        async with asyncio.timeout(20):
            while 2 not in await kept.index.known():
                pass
        assert await kept.index.known() == {2}


def test_a_folder_in_the_place_of_the_index_is_named_with_the_cure(tmp_path: Path) -> None:
    (tmp_path / "history.sqlite3").mkdir()
    with pytest.raises(
        BadIndex, match=r"^\S+history\.sqlite3 can't be used \(is a directory\); move it away, it is made anew"
    ):
        open_index(tmp_path)
