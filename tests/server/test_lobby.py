"""The lobby over real sockets: lists, codes, opening, joining, watching, leaving, and how much of it anybody may have."""

from pathlib import Path

import msgspec
import pytest

from protocol.commands import React, Said, Say, TakeSeat
from protocol.history import ListMatches
from protocol.holdem import HoldemSettings
from protocol.lobby import Join, Joined, Leave, ListTables, OpenTable, Quick, TableLine, Tables, Watch
from protocol.messages import Update
from protocol.one_poker import OnePokerSettings
from protocol.session import Done, Forget, Hello, Ping, Pong, Refused, TakenOver
from protocol.table import TableSettings
from server.lobby import LISTED
from server.sessions.attendance import PATIENCE
from server.sessions.session import LISTS
from server.settings import Settings
from tests.kit.client import client
from tests.kit.running import running

FREE = Settings(port=0, drain_seconds=0)
HOLDEM = TableSettings(HoldemSettings())


async def test_an_opened_table_is_joined_and_shown(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await one.hello("Ann")
        joined = await one.ask(OpenTable("o", HOLDEM), Joined)
        assert (joined.id, joined.seat) == ("o", 0)
        assert (await one.hear(Update)).view.code == joined.code


async def test_the_list_shows_public_tables_newest_first(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        first, second = server.tables.add(HOLDEM), server.tables.add(HOLDEM)
        server.tables.add(msgspec.structs.replace(HOLDEM, private=True))
        await one.hello()
        tables = await one.ask(ListTables("l"), Tables)
    assert (tables.id, [line.code for line in tables.tables]) == ("l", [second.code, first.code])


async def test_the_list_can_be_of_one_game(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        server.tables.add(HOLDEM)
        wanted = server.tables.add(TableSettings(OnePokerSettings()))
        await one.hello()
        tables = await one.ask(ListTables("l", game="one_poker"), Tables)
    assert [line.code for line in tables.tables] == [wanted.code]


async def test_who_follows_the_list_gets_it_again_when_it_changes_and_only_then(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await one.hello()
        await one.ask(ListTables("l", follow=True), Tables)
        server.app.round()
        table = server.tables.add(HOLDEM)
        server.app.round()
        server.app.round()
        await one.ask(Ping("p"), Pong)
    lists = [m for m in one.log if isinstance(m, Tables)]
    assert [(m.id, [line.code for line in m.tables]) for m in lists] == [("l", []), (None, [table.code])]


async def test_between_two_rounds_a_list_is_made_once_however_many_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as server, client(server.url) as one, client(server.url) as two:
        table = server.tables.add(HOLDEM)
        made: list[TableLine] = []
        line = table.line

        def counted() -> TableLine:
            made.append(line())
            return made[-1]

        monkeypatch.setattr(table, "line", counted)
        for guest in (one, two):
            await guest.hello()
            for number in range(3):
                answer = await guest.ask(ListTables(f"l{number}"), Tables)
                assert (answer.id, answer.tables) == (f"l{number}", (line(),))
        assert len(made) == 1
        server.app.round()
        await one.ask(ListTables("m"), Tables)
    assert len(made) == 2


async def test_a_table_is_in_the_list_as_soon_as_it_is_open(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one, client(server.url) as two:
        await two.hello()
        assert not (await two.ask(ListTables("l"), Tables)).tables
        await one.hello()
        code = (await one.ask(OpenTable("o", HOLDEM), Joined)).code
        assert [line.code for line in (await two.ask(ListTables("m"), Tables)).tables] == [code]


async def test_a_connection_gets_so_many_lists_in_an_interval_and_no_more(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await one.hello()
        for number in range(LISTS):
            await one.ask(ListTables(f"l{number}"), Tables)
        refusal = await one.ask(ListTables("more"), Refused)
        assert (refusal.id, refusal.code, refusal.params["limit"]) == ("more", "limit_rate", LISTS)
        server.clock.now += float(refusal.params["wait"] or 0)
        await one.ask(ListTables("again"), Tables)


async def test_following_ends_with_the_next_word_about_tables(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await one.hello()
        await one.ask(ListTables("l", follow=True), Tables)
        await one.ask(OpenTable("o", HOLDEM), Joined)
        server.app.round()
        await one.ask(Ping("p"), Pong)
    assert len([m for m in one.log if isinstance(m, Tables)]) == 1


async def test_a_code_is_found_in_any_case_and_with_blanks(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        table = server.tables.add(HOLDEM)
        await one.hello()
        assert (await one.ask(Join("j", f" {table.code[:3]} {table.code[3:]}".lower()), Joined)).code == table.code


async def test_a_wrong_code_is_refused_and_named(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await one.hello()
        refused = await one.ask(Join("j", "zzz zzz"), Refused)
    assert (refused.id, refused.code, refused.params) == ("j", "no_table", {"code": "ZZZZZZ"})


async def test_guessing_is_throttled_and_then_right_codes_are_refused_too(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(FREE, max_guesses=3)
    async with running(tmp_path, settings) as server, client(server.url) as one:
        table = server.tables.add(HOLDEM)
        await one.hello()
        for _ in range(3):
            assert (await one.ask(Watch("w", "ZZZZZZ"), Refused)).code == "no_table"
        refused = await one.ask(Join("j", table.code), Refused)
        assert (refused.code, refused.params) == ("limit_guesses", {"wait": 20})
        server.clock.now += 20
        assert (await one.ask(Join("j", table.code), Joined)).code == table.code


async def test_guessing_is_throttled_by_address_across_identities(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(FREE, max_guesses=1)
    async with running(tmp_path, settings) as server, client(server.url) as one, client(server.url) as two:
        await one.hello()
        await two.hello()
        await one.ask(Watch("w", "ZZZZZZ"), Refused)
        assert (await two.ask(Watch("w", "YYYYYY"), Refused)).code == "limit_guesses"


async def test_who_has_a_seat_comes_back_though_a_neighbour_guesses(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(FREE, max_guesses=1)
    async with running(tmp_path, settings) as server, client(server.url) as one, client(server.url) as two:
        token = (await one.hello()).token
        code = (await one.ask(OpenTable("o", HOLDEM), Joined)).code
        await two.hello()
        await two.ask(Watch("w", "ZZZZZZ"), Refused)
        async with client(server.url) as again:
            await again.hello(token=token, instance="elsewhere")
            assert (await again.ask(Join("j", code, take_over=True), Joined)).seat == 0
        assert (await two.ask(Join("j", code), Refused)).code == "limit_guesses"


async def test_quick_play_opens_a_table_of_the_game_with_bots_of_the_level(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await one.hello()
        await one.ask(Quick("q", "as_nas", "hard"), Joined)
        settings = server.tables.tables()[0].settings
    assert (settings.game.__class__.__name__, settings.bots, settings.seats_open) == ("AsNasSettings", ("hard",), 0)


async def test_the_same_open_message_again_opens_no_second_table(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        async with client(server.url) as one:
            token = (await one.hello(instance="tab")).token
            first = await one.ask(OpenTable("o", HOLDEM), Joined)
        async with client(server.url) as two:
            await two.hello(token=token, instance="tab")
            again = await two.ask(OpenTable("o", HOLDEM), Joined)
        assert (again.code, len(server.tables.tables())) == (first.code, 1)


async def test_another_table_waits_until_this_one_is_left(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await one.hello()
        first = await one.ask(OpenTable("o", HOLDEM), Joined)
        other = server.tables.add(HOLDEM)
        refused = await one.ask(Join("j", other.code), Refused)
        assert (refused.code, refused.params) == ("at_table", {"code": first.code})
        await one.ask(Leave("l"), Done)
        assert (await one.ask(Join("j2", other.code), Joined)).code == other.code


async def test_updates_of_a_table_that_was_left_are_not_heard(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await one.hello()
        first = await one.ask(OpenTable("o", HOLDEM), Joined)
        await one.ask(Leave("l", keep=True), Done)
        left = server.tables.open_tables[first.code]
        session = next(iter(server.app.listener.connections)).session
        session.update(left.frame())
        second = await one.ask(OpenTable("o2", HOLDEM), Joined)
        session.update(left.frame())
        await one.ask(Ping("p"), Pong)
    assert [m.view.code for m in one.log if isinstance(m, Update)] == [first.code, second.code]


@pytest.mark.parametrize("message", [Say("s", "hi"), Leave("s")])
async def test_what_is_said_at_a_table_needs_one(tmp_path: Path, message: Say | Leave) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await one.hello()
        assert (await one.ask(message, Refused)).code == "not_at_table"


async def test_a_person_may_have_so_many_tables(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(FREE, max_tables_per_person=1)
    async with running(tmp_path, settings) as server, client(server.url) as one:
        await one.hello()
        await one.ask(OpenTable("o", HOLDEM), Joined)
        await one.ask(Leave("l", keep=True), Done)
        refused = await one.ask(OpenTable("o2", HOLDEM), Refused)
        assert (refused.code, refused.params) == ("limit_tables", {"limit": 1})
        assert (await one.ask(Join("j", server.tables.add(HOLDEM).code), Refused)).code == "limit_tables"
        assert (await one.ask(Watch("w", server.tables.add(HOLDEM).code), Joined)).seat is None


async def test_tables_that_are_being_opened_count_too(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(FREE, max_tables_per_person=1)
    async with running(tmp_path, settings) as server, client(server.url) as one, client(server.url) as two:
        token = (await one.hello(instance="one")).token
        await two.hello(token=token, instance="two")
        server.tables.gate.clear()
        await one.say(OpenTable("o", HOLDEM))
        await server.tables.asked.wait()
        refused = await two.ask(OpenTable("o2", HOLDEM), Refused)
        server.tables.gate.set()
        await one.hear(Joined)
    assert refused.code == "limit_tables"


async def test_a_spectator_sits_down_only_where_the_person_may_have_a_seat_more(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(FREE, max_tables_per_person=1)
    async with running(tmp_path, settings) as server, client(server.url) as one, client(server.url) as two:
        token = (await one.hello(instance="one")).token
        await two.hello(token=token, instance="two")
        await one.ask(OpenTable("o", HOLDEM), Joined)
        await two.ask(Watch("w", server.tables.add(HOLDEM).code), Joined)
        assert (await two.ask(TakeSeat("t"), Refused)).code == "limit_tables"


async def test_seats_that_are_being_asked_for_count_until_the_answer_or_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = msgspec.structs.replace(FREE, max_tables_per_person=1)
    async with running(tmp_path, settings) as server, client(server.url) as two:
        token = (await two.hello(instance="two")).token
        slow, other = server.tables.add(HOLDEM), server.tables.add(HOLDEM)
        monkeypatch.setattr(slow, "join", lambda *_: None)
        async with client(server.url) as one:
            await one.hello(token=token, instance="one")
            await one.say(Join("j", slow.code))
            await one.ask(Ping("p"), Pong)
            assert (await two.ask(Join("k", other.code), Refused)).code == "limit_tables"
        assert (await two.ask(Join("l", other.code), Joined)).code == other.code


async def test_the_server_holds_so_many_tables(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(FREE, max_tables=1)
    async with running(tmp_path, settings) as server, client(server.url) as one:
        server.tables.add(HOLDEM)
        await one.hello()
        refused = await one.ask(OpenTable("o", HOLDEM), Refused)
    assert (refused.code, refused.params) == ("limit_server_tables", {"limit": 1})


async def test_a_table_takes_so_many_spectators(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(FREE, max_spectators=1)
    async with running(tmp_path, settings) as server, client(server.url) as one, client(server.url) as two:
        code = server.tables.add(HOLDEM).code
        await one.hello()
        await two.hello()
        await one.ask(Watch("w", code), Joined)
        refused = await two.ask(Watch("w", code), Refused)
    assert (refused.code, refused.params) == ("limit_spectators", {"limit": 1})


async def test_talk_is_limited_by_person_and_the_wait_named(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(FREE, max_chat_lines=2, chat_interval=10)
    async with running(tmp_path, settings) as server, client(server.url) as one:
        await one.hello("Ann")
        await one.ask(OpenTable("o", HOLDEM), Joined)
        assert (await one.ask(Say("a", "hello"), Said)).text == "hello"
        await one.ask(React("b", "wow"), Done)
        refused = await one.ask(Say("c", "and again"), Refused)
        assert (refused.code, refused.params["limit"], refused.params["wait"]) == ("limit_chat", 2, 5)
        server.clock.now += 5
        assert (await one.ask(Say("d", "now"), Said)).text == "now"


async def test_welcome_names_the_tables_where_a_seat_is_kept(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        async with client(server.url) as one:
            token = (await one.hello()).token
            joined = await one.ask(OpenTable("o", HOLDEM), Joined)
        async with client(server.url) as two:
            (resting,) = (await two.hello(token=token)).seats
    assert (resting.code, resting.seat) == (joined.code, 0)


async def test_another_device_is_asked_before_it_takes_over_and_the_older_is_told(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as old, client(server.url) as new:
        token = (await old.hello(instance="tab")).token
        code = (await old.ask(OpenTable("o", HOLDEM), Joined)).code
        await new.hello(token=token, instance="phone")
        assert (await new.ask(Join("j", code), Refused)).code == "elsewhere"
        assert (await new.ask(Join("k", code, take_over=True), Joined)).seat == 0
        assert (await old.hear(TakenOver)).code == code
        assert (await old.ask(Say("s", "hi"), Refused)).code == "not_at_table"


async def test_the_table_hears_that_a_connection_is_gone(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        async with client(server.url) as one:
            await one.hello()
            code = (await one.ask(OpenTable("o", HOLDEM), Joined)).code
        async with client(server.url) as two:
            await two.hello()
        assert len(server.tables.open_tables[code].lost_viewers) == 1


async def test_who_is_forgotten_is_forgotten_by_the_tables_too(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await one.hello()
        code = (await one.ask(OpenTable("o", HOLDEM), Joined)).code
        await one.ask(Forget("f"), Done)
        assert server.tables.open_tables[code].seats == {}


async def test_a_server_without_history_says_so(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await one.hello()
        assert (await one.ask(ListMatches("m"), Refused)).code == "history_off"


async def test_a_list_holds_the_newest_tables_only(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        codes = [server.tables.add(HOLDEM).code for _ in range(LISTED + 5)]
        await one.hello()
        tables = await one.ask(ListTables("l"), Tables)
    assert [line.code for line in tables.tables] == codes[:4:-1]


async def test_two_tables_asked_for_at_once_are_not_both_opened(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await one.hello()
        server.tables.silent = True
        await one.say(OpenTable("o", HOLDEM))
        refused = await one.ask(OpenTable("p", HOLDEM), Refused)
        assert (refused.id, refused.code) == ("p", "at_table")
        assert len(server.tables.tables()) == 1


async def test_a_table_that_never_answers_is_not_waited_for_forever(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await one.hello()
        server.tables.silent = True
        await one.say(OpenTable("o", HOLDEM))
        await one.ask(Ping("p"), Pong)
        server.tables.silent = False
        server.clock.now += PATIENCE
        assert (await one.ask(OpenTable("q", HOLDEM), Joined)).id == "q"


YEAR = 365 * 86_400.0


async def test_who_was_not_here_for_a_year_is_forgotten_and_makes_room(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(FREE, max_people=1)
    async with running(tmp_path, settings) as server:
        async with client(server.url) as old:
            token = (await old.hello()).token
        async with client(server.url) as new:
            assert (await new.ask(Hello("h", (1,), "new"), Refused)).code == "limit_people"
            server.clock.now += YEAR + 60
            await server.app.forget_unseen()
            await new.hello()
        async with client(server.url) as again:
            assert (await again.ask(Hello("h", (1,), "again", token=token), Refused)).code == "bad_token"


@pytest.mark.parametrize("days", [365.0, 0.0], ids=["has a seat", "nobody is ever forgotten"])
async def test_who_has_a_seat_is_not_forgotten_and_nobody_where_it_is_off(tmp_path: Path, days: float) -> None:
    async with running(tmp_path, msgspec.structs.replace(FREE, forget_days=days)) as server:
        async with client(server.url) as one:
            token = (await one.hello()).token
            if days:
                await one.ask(OpenTable("o", HOLDEM), Joined)
        server.clock.now += 2 * YEAR
        await server.app.forget_unseen()
        async with client(server.url) as again:
            await again.hello(token=token)


async def test_who_is_connected_is_not_forgotten(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        token = (await one.hello(instance="one")).token
        server.clock.now += 2 * YEAR
        await server.app.forget_unseen()
        async with client(server.url) as two:
            await two.hello(token=token, instance="two")
