"""Faults that other servers had, looked for in ours: whole servers and raw frames. The numbers are those of the faults that we collected."""

import asyncio
import time
from pathlib import Path
from random import Random

import msgspec
import pytest

from protocol.as_nas import AsNasSettings
from protocol.codec import encode
from protocol.commands import Play, SetPace
from protocol.holdem import HoldemPlay, HoldemSettings
from protocol.lobby import Join, Joined, Leave, ListTables, OpenTable, Tables, Watch
from protocol.messages import Update
from protocol.one_poker import Locked, OnePokerPlay, OnePokerSettings
from protocol.play import Call, Check, Fold, LockCard, Raise
from protocol.session import Closed, Done, Hello, Ping, Pong, Refused
from protocol.table import BotPace, ClockSettings, GameSettings, TableSettings, TableView
from tests.kit.client import Client, client
from tests.kit.players import choose, play_until, updates
from tests.kit.serving import serving

AT_ONCE = BotPace(0, 0, 0)
FOREVER = ClockSettings("fixed", 600)


def table(game: GameSettings, **changes: object) -> TableSettings:
    return msgspec.structs.replace(TableSettings(game, seats_open=2, bot_pace=AT_ONCE, clock=FOREVER), **changes)


async def two_at_a_table(ann: Client, bob: Client, settings: TableSettings) -> str:
    """Ann opens a table and Bob joins it; it begins by itself with two seats, else by Ann."""
    code = (await ann.ask(OpenTable("open", settings), Joined)).code
    await bob.ask(Join("join", code), Joined)
    return code


async def until_asked(one: Client, after: int = 0) -> TableView:
    """The view with which this person is asked to act, later than the version `after`; it may have been heard already."""
    heard = updates(one)
    if heard and heard[-1].version > after and heard[-1].view.legal is not None:
        return heard[-1].view
    while True:
        view = (await one.hear(Update)).view
        if view.legal is not None:
            return view


async def first_frame(one: Client) -> tuple[str, TableView]:
    """The first update's frame, as it came."""
    while True:
        data = await one.socket.recv()
        text = data if isinstance(data, str) else data.decode("latin-1")
        if '"type":"update"' in text:
            return text, msgspec.json.decode(text.encode(), type=Update).view


async def test_15_the_first_frame_of_who_comes_holds_no_card_of_anybody_else(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as ann, client(server.url) as eve:
        await ann.hello()
        await eve.hello()
        code = (await ann.ask(OpenTable("open", table(HoldemSettings(), seats_open=1), start=True), Joined)).code
        hole = next(
            view.play.hole
            for view in [await until_asked(ann)]
            if isinstance(view.play, HoldemPlay) and view.play.hole is not None
        )
        await eve.say(Watch("w", code))
        frame, view = await first_frame(eve)
    assert isinstance(view.play, HoldemPlay)
    seen = {card for card in (rank + suit for rank in "23456789TJQKA" for suit in "cdhs") if f'"{card}"' in frame}
    assert seen == set(view.play.board)
    assert not seen & set(hole)


async def test_16_a_locked_card_is_in_no_frame_of_the_other(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as ann, client(server.url) as bob:
        await ann.hello("Ann")
        await bob.hello("Bob")
        await two_at_a_table(ann, bob, table(OnePokerSettings(), seats_open=1))
        one, two = sorted((ann, bob), key=lambda who: who is not await_first(ann, bob))
        view = await until_asked(one)
        assert view.legal is not None
        assert view.legal.lock is not None
        card, other = view.legal.lock.cards
        await one.ask(Play("lock", view.version, LockCard(card)), Done)
        while not any(isinstance(event, Locked) for event in (await two.hear(Update)).events):
            pass
    update = updates(two)[-1]
    assert isinstance(update.view.play, OnePokerPlay)
    assert any(update.view.play.locked)
    mine = set(update.view.play.cards or ())
    assert [secret for secret in {card, other} - mine if f'"{secret}"' in encode(update).decode()] == []


def await_first(ann: Client, bob: Client) -> Client:
    """Who locks first: the one whom the last update that Ann heard calls to act."""
    del bob
    return ann


async def test_17_a_spectator_who_sends_a_legal_action_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as ann, client(server.url) as eve:
        await ann.hello()
        await eve.hello()
        code = (await ann.ask(OpenTable("open", table(HoldemSettings(), seats_open=1), start=True), Joined)).code
        view = await until_asked(ann)
        await eve.ask(Watch("w", code), Joined)
        refused = await eve.ask(Play("p", view.version, Fold()), Refused)
        await ann.ask(Ping("still-there"), Pong)
        assert (refused.id, refused.code) == ("p", "not_seated")
        assert updates(ann)[-1].version == view.version
        assert not [message for message in ann.log if isinstance(message, Refused)]


async def test_18_of_two_quick_clicks_only_the_first_counts_also_where_the_turn_comes_back_at_once(
    tmp_path: Path,
) -> None:
    settings = table(HoldemSettings(seats=2), bots=("easy",), seats_open=1)
    async with serving(tmp_path / "data") as server, client(server.url) as ann:
        await ann.hello()
        await ann.ask(OpenTable("open", settings, start=True), Joined)
        version = 0
        for number in range(12):
            view = await until_asked(ann, version)
            version = view.version
            assert view.legal is not None
            action = Check() if view.legal.check else Call()
            for click in "ab":
                await ann.say(Play(f"{number}{click}", view.version, action))
            await ann.say(Play(f"{number}a", view.version, action))
            first, second, again = [await answer(ann), await answer(ann), await answer(ann)]
            assert (first.id, second.id) == (f"{number}a", f"{number}b")
            assert isinstance(first, Done)
            assert isinstance(second, Refused)
            assert second.code in {"stale", "not_your_turn"}
            assert again == first


async def answer(one: Client) -> Done | Refused:
    """The next answer, without losing the updates before it: they stay to be heard."""
    while True:
        message = await one.next()
        if isinstance(message, Done | Refused):
            return message


async def test_19_code_and_seat_without_the_secret_do_not_give_anybodys_seat(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as ann, client(server.url) as eve:
        welcome = await ann.hello("Ann", instance="tab")
        code = (await ann.ask(OpenTable("open", table(AsNasSettings(), seats_open=1)), Joined)).code
        assert (await eve.ask(Hello("h", (1,), "tab", token=f"{welcome.person}.x"), Refused)).code == "bad_token"
        selector = welcome.token.partition(".")[0]
        assert (await eve.ask(Hello("i", (1,), "tab", token=f"{selector}.x"), Refused)).code == "bad_token"
        await eve.hello("Ann", instance="tab")
        refused = await eve.ask(Join("j", code, seat=0, take_over=True), Refused)
        assert (refused.code, refused.params) == ("seat_taken", {"seat": 0})


@pytest.mark.parametrize("card", ["10s", "10s0", "ts0", "T♠0", "Ts", "Ts2", " Ts0"])
async def test_20_a_card_that_is_spelled_otherwise_is_a_decoding_error(tmp_path: Path, card: str) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as ann:
        await ann.hello()
        action = {"kind": "lock", "card": card}
        await ann.raw(msgspec.json.encode({"type": "play", "id": "p", "version": 1, "action": action}))
        refused = await ann.hear(Refused)
    assert (refused.code, "card" in str(refused.params["reason"])) == ("malformed", True)


async def test_21_a_move_made_while_offline_is_done_or_gone_and_never_both(tmp_path: Path) -> None:
    settings = table(HoldemSettings(seats=2), seats_open=1)
    async with serving(tmp_path / "data") as server:
        async with client(server.url) as ann:
            token = (await ann.hello(instance="tab")).token
            code = (await ann.ask(OpenTable("open", settings, start=True), Joined)).code
            view = await until_asked(ann)
            assert view.legal is not None
            assert view.legal.raise_ is not None
            raised = Play("the-raise", view.version, Raise(view.legal.raise_.least))
            await ann.say(raised)
            # No answer is waited for: nobody knows whether it has arrived.
            ann.socket.transport.abort()
        async with client(server.url) as ann:
            await ann.hello(token=token, instance="tab")
            await ann.ask(Join("j", code, after=view.version), Joined)
            again = await ann.ask(raised, Done)
            now = await until_asked(ann, view.version)
        assert again.version is not None
        assert again.version > view.version
        assert now.version >= again.version
        log = [event for update in updates(ann) for event in update.events if type(event).__name__ == "Raised"]
        assert len([event for event in log if getattr(event, "seat", None) == 0]) <= 1


async def test_22_after_the_end_a_clear_word_and_before_it_the_seat_from_the_bot(tmp_path: Path) -> None:
    settings = table(AsNasSettings(deals=30), seats_open=1, grace=1.0, clock=ClockSettings("fixed", 1))
    async with serving(tmp_path / "data", "--over-seconds", "0.1") as server:
        async with client(server.url) as ann, client(server.url) as eve:
            token = (await ann.hello(instance="tab")).token
            code = (await ann.ask(OpenTable("open", settings, start=True), Joined)).code
            await until_asked(ann)
            await eve.hello()
            await eve.ask(Watch("w", code), Joined)
            ann.socket.transport.abort()
            while (await eve.hear(Update)).view.seats[0].presence != "stand_in":
                pass
            async with client(server.url) as back:
                await back.hello(token=token, instance="tab")
                assert (await back.ask(Join("j", code), Joined)).seat == 0
                await play_until(back, lambda view: view.seats[0].presence == "here", Random(1))
                await until_over(back, 1)
                await back.ask(Leave("l"), Done)
            await eve.ask(Leave("l"), Done)
        async with client(server.url) as back:
            welcome = await back.hello(token=token, instance="tab")
            assert welcome.seats == ()
            assert (await until_gone(back, code)).code in {"no_table", "table_closed"}
            assert (await back.ask(Ping("p"), Pong)).id == "p"


async def until_gone(one: Client, code: str) -> Refused:
    """Wait until the table is no more listed; gives what who comes back to it is told."""
    async with asyncio.timeout(30):
        for _ in range(1000):
            tables = (await one.ask(ListTables(one.id()), Tables)).tables
            if code not in [line.code for line in tables]:
                break
            await asyncio.sleep(0.05)
    return await one.ask(Join(one.id(), code), Refused)


async def until_over(one: Client, seed: int) -> TableView:
    """Play to the end of the match, which may have been heard already."""
    heard = updates(one)
    if heard and heard[-1].view.stage == "over":
        return heard[-1].view
    return await play_until(one, lambda view: view.stage == "over", Random(seed))


async def test_23_a_spectator_whose_connection_breaks_takes_nothing_from_anybody(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as ann, client(server.url) as eve:
        await ann.hello()
        await eve.hello()
        code = (await ann.ask(OpenTable("open", table(HoldemSettings(), seats_open=1), start=True), Joined)).code
        view = await until_asked(ann)
        await eve.ask(Watch("w", code), Joined)
        eve.socket.transport.abort()
        assert view.legal is not None
        await ann.ask(Play("p", view.version, choose(view.legal, Random(1))), Done)
        after = updates(ann)[-1]
        assert after.version > view.version
        assert after.view.seats[0].presence == "here"


TALKATIVE = ("--max-messages", "1000000", "--max-bytes", "10000000")
"""As many messages as a test can send."""


async def test_24_bots_alone_come_to_an_end_with_nobody_there_and_others_stay_quick(tmp_path: Path) -> None:
    settings = table(HoldemSettings(seats=4, stack=200), seats_open=1)
    async with (
        serving(tmp_path / "data", "--empty-seconds", "0.1", "--over-seconds", "0.1", *TALKATIVE) as server,
        client(server.url) as ann,
        client(server.url) as bob,
    ):
        await ann.hello()
        await bob.hello()
        code = (await ann.ask(OpenTable("open", settings, start=True), Joined)).code
        await until_asked(ann)
        await ann.ask(Leave("l"), Done)
        await bob.ask(OpenTable("open", settings, start=True), Joined)
        await until_asked(bob)
        leaving = asyncio.create_task(until_gone(ann, code))
        while not leaving.done():
            assert await bob.ask(Ping(bob.id()), Pong)
        await leaving
        assert '"level": "error"' not in server.log()


async def test_24_who_is_out_sees_the_bots_go_on_to_a_last_player(tmp_path: Path) -> None:
    settings = table(HoldemSettings(seats=4, stack=40, small_blind=10, big_blind=20), seats_open=1)
    async with serving(tmp_path / "data") as server, client(server.url) as ann:
        await ann.hello()
        await ann.ask(OpenTable("open", settings, start=True), Joined)
        out = await play_until(ann, lambda view: view.seats[0].state == "out" or view.stage == "over", Random(3))
        if out.stage != "over":
            await ann.say(SetPace("s", "end"))  # refused where the bots are at the end already
        view = await until_over(ann, 3)
    assert view.standings[0].place == 1


async def test_26_while_a_bot_thinks_its_neighbour_can_not_act(tmp_path: Path) -> None:
    settings = table(HoldemSettings(seats=4), seats_open=1, bot_pace=BotPace(30, 0, 0))
    async with serving(tmp_path / "data") as server, client(server.url) as ann:
        await ann.hello()
        await ann.ask(OpenTable("open", settings, start=True), Joined)
        while (view := (await ann.hear(Update)).view).turn in (None, 0):
            if view.legal is not None:
                await ann.say(Play(ann.id(), view.version, choose(view.legal, Random(1))))
        refused = await ann.ask(Play("p", view.version, Fold()), Refused)
        assert (refused.id, refused.code) == ("p", "not_your_turn")
        await ann.ask(Ping("q"), Pong)
        assert updates(ann)[-1].version == view.version


async def test_31_bots_that_burn_two_seconds_of_processor_drop_no_client_and_hold_up_no_other_table(
    tmp_path: Path,
) -> None:
    waits: list[float] = []
    async with serving(tmp_path / "data", "--ping-seconds", "3", rig=["--bot-seconds", "2"]) as server:
        people = [client(server.url) for _ in range(6)]
        everybody = [await one.__aenter__() for one in people]
        try:
            for one in everybody:
                await one.hello()
                await one.ask(OpenTable("open", table(AsNasSettings(), seats_open=1), start=True), Joined)
            for number in range(40):
                begun = time.monotonic()
                await everybody[number % 6].ask(Ping(f"p{number}"), Pong)
                waits.append(time.monotonic() - begun)
                await asyncio.sleep(0.05)
        finally:
            for one in people:
                await one.__aexit__(None, None, None)
        assert [one.socket.close_code for one in everybody] == [1000] * 6
    assert not [message for one in everybody for message in one.log if isinstance(message, Closed)]
    assert any(isinstance(message, Update) for message in everybody[0].log)
