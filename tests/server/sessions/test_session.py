"""Hello, identities and names, over real sockets."""

import sqlite3
from pathlib import Path

import pytest

from protocol.codec import Encoding
from protocol.lobby import ListTables, Tables
from protocol.messages import ClientMessage
from protocol.session import (
    Closed,
    Done,
    Forget,
    Hello,
    MoveCode,
    MoveIdentity,
    Ping,
    Pong,
    Refused,
    Rename,
    RevokeTokens,
    Welcome,
)
from server.accounts import FILE
from server.names import likeness
from server.settings import Settings
from tests.kit.client import client
from tests.kit.running import running


def everything_kept(folder: Path) -> bytes:
    """All bytes of all files in the data folder."""
    return b"".join(path.read_bytes() for path in folder.iterdir())


@pytest.mark.parametrize("encoding", ["json", "msgpack"])
async def test_hello_is_answered_by_a_welcome_in_both_encodings(tmp_path: Path, encoding: Encoding) -> None:
    async with running(tmp_path) as server, client(server.url, encoding) as one:
        welcome = await one.hello("Ann")
    assert (welcome.id, welcome.version, welcome.name) == ("m1", 1, "Ann")
    assert welcome.limits["frame_bytes"] == 16_384


async def test_without_a_subprotocol_json_is_spoken(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url, subprotocol=None) as one:
        assert (await one.hello()).version == 1


async def test_a_guest_gets_a_name_and_a_token(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        welcome = await one.hello()
    assert welcome.name.startswith("Guest ")
    assert len(welcome.token) > 43


async def test_a_token_brings_the_person_back(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        async with client(server.url) as one:
            first = await one.hello("Ann")
        async with client(server.url) as two:
            again = await two.hello(token=first.token)
    assert (again.person, again.name, again.token) == (first.person, "Ann", first.token)


async def test_a_token_survives_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        first = await one.hello("Ann")
    async with running(tmp_path) as server, client(server.url) as two:
        assert (await two.hello(token=first.token)).person == first.person


async def test_an_unknown_token_is_refused_and_hello_may_be_said_again(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        refused = await one.ask(Hello("a", (1,), "i", token="nobody.secret"), Refused)
        assert (refused.id, refused.code) == ("a", "bad_token")
        assert (await one.hello("Ann")).name == "Ann"


async def test_a_right_selector_with_a_wrong_verifier_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one, client(server.url) as two:
        selector = (await one.hello()).token.partition(".")[0]
        assert (await two.ask(Hello("a", (1,), "i", token=f"{selector}.{'x' * 43}"), Refused)).code == "bad_token"


async def test_no_secret_is_kept_in_the_clear(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        token = (await one.hello()).token
    kept = everything_kept(tmp_path)
    assert token.partition(".")[2].encode() not in kept


async def test_the_accounts_are_readable_by_their_owner_alone(tmp_path: Path) -> None:
    async with running(tmp_path):
        assert (tmp_path / FILE).stat().st_mode & 0o077 == 0


async def test_a_version_that_is_not_spoken_is_named_with_ours_and_the_connection_closed(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await one.say(Hello("a", (7, 9), "i"))
        code, reason = await one.closed()
    refused, closed = one.log
    assert isinstance(refused, Refused)
    assert refused.text == "This server speaks protocol 1 (Cardavia test), the client 7, 9. Update the older one."
    assert isinstance(closed, Closed)
    assert (closed.code, code) == ("version", 1002)
    assert reason


@pytest.mark.parametrize("offered", ["cardavia.v2.json", "cardavia.v9.msgpack", "mqtt"])
async def test_a_subprotocol_that_is_not_spoken_gets_a_sentence_and_a_close_code(tmp_path: Path, offered: str) -> None:
    encoding: Encoding = "msgpack" if offered.endswith("msgpack") else "json"
    async with running(tmp_path) as server, client(server.url, encoding, subprotocol=offered) as one:
        code, _ = await one.closed()
    refused = one.log[0]
    assert isinstance(refused, Refused)
    assert (refused.code, refused.params["client"], code) == ("version", offered, 1002)


@pytest.mark.parametrize("message", [ListTables("a"), Rename("a", "Bo"), Forget("a"), MoveIdentity("a")])
async def test_everything_but_hello_and_ping_waits_for_hello(tmp_path: Path, message: ClientMessage) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        assert (await one.ask(message, Refused)).code == "hello_first"
        assert (await one.ask(Ping("p"), Pong)).id == "p"


async def test_hello_is_said_once(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await one.hello()
        assert (await one.ask(Hello("b", (1,), "i"), Refused)).code == "hello_twice"


async def test_a_client_that_comes_back_replaces_its_older_connection(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as old, client(server.url) as new:
        token = (await old.hello(instance="tab")).token
        await new.hello(token=token, instance="tab")
        await old.closed()
        assert isinstance(old.log[-1], Closed)
        assert old.log[-1].code == "replaced"
        assert (await new.ask(ListTables("a"), Tables)).tables == ()


async def test_another_instance_of_the_same_person_stays_beside_the_first(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as old, client(server.url) as new:
        token = (await old.hello(instance="tab")).token
        await new.hello(token=token, instance="phone")
        assert (await old.ask(Ping("p"), Pong)).id == "p"


async def test_a_move_code_makes_another_device_the_same_person_with_a_token_of_its_own(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one, client(server.url) as two:
        first = await one.hello("Ann")
        move = await one.ask(MoveIdentity("m"), MoveCode)
        typed = f"{move.code[:4]}-{move.code[4:]}".lower()
        second = await two.ask(Hello("h", (1,), "phone", move=typed), Welcome)
    assert (second.person, second.name) == (first.person, "Ann")
    assert second.token != first.token


async def test_a_move_code_is_good_once(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as server,
        client(server.url) as one,
        client(server.url) as two,
        client(server.url) as three,
    ):
        await one.hello()
        code = (await one.ask(MoveIdentity("m"), MoveCode)).code
        await two.ask(Hello("h", (1,), "phone", move=code), Welcome)
        assert (await three.ask(Hello("h", (1,), "thief", move=code), Refused)).code == "bad_move_code"


async def test_a_move_code_is_short_lived(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one, client(server.url) as two:
        await one.hello()
        move = await one.ask(MoveIdentity("m"), MoveCode)
        server.clock.now += move.seconds
        assert (await two.ask(Hello("h", (1,), "phone", move=move.code), Refused)).code == "bad_move_code"


async def test_revoking_makes_the_other_tokens_void_and_keeps_the_own(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        async with client(server.url) as one, client(server.url) as two:
            mine = await one.hello("Ann")
            move = await one.ask(MoveIdentity("m"), MoveCode)
            other = await two.ask(Hello("h", (1,), "phone", move=move.code), Welcome)
            await one.ask(RevokeTokens("r"), Done)
            await two.closed()
        async with client(server.url) as three, client(server.url) as four:
            assert (await three.ask(Hello("h", (1,), "x", token=other.token), Refused)).code == "bad_token"
            assert (await four.hello(token=mine.token)).person == mine.person


async def test_forget_deletes_the_person_and_says_goodbye(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        async with client(server.url) as one:
            welcome = await one.hello("Annabella")
            await one.ask(Forget("f"), Done)
            await one.closed()
            assert isinstance(one.log[-1], Closed)
            assert one.log[-1].code == "forgotten"
        async with client(server.url) as two:
            assert (await two.ask(Hello("h", (1,), "x", token=welcome.token), Refused)).code == "bad_token"
    kept = everything_kept(tmp_path)
    assert b"Annabella" not in kept


async def test_a_new_name_is_kept(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        async with client(server.url) as one:
            token = (await one.hello("Ann")).token
            await one.ask(Rename("r", "  Bo   Derek "), Done)
        async with client(server.url) as two:
            assert (await two.hello(token=token)).name == "Bo Derek"


@pytest.mark.parametrize("name", ["   ", "x" * 21, "a\u202eb", "a\u200bb", "a\x00b", "\ue000"])
async def test_a_name_that_can_not_be_is_refused(tmp_path: Path, name: str) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await one.hello("Ann")
        assert (await one.ask(Rename("r", name), Refused)).code == "bad_name"


@pytest.mark.parametrize("name", ["Vega", "vega", "V e g a", "Vеgа"])
async def test_a_bots_name_and_what_looks_like_it_can_not_be_taken(tmp_path: Path, name: str) -> None:
    async with running(tmp_path, reserved=frozenset({likeness("Vega")})) as server, client(server.url) as one:
        refused = await one.ask(Hello("h", (1,), "i", name=name), Refused)
        assert refused.code == "name_taken"


async def test_new_people_from_one_address_are_limited_and_known_ones_are_not(tmp_path: Path) -> None:
    settings = Settings(port=0, drain_seconds=0, max_new_people=1)
    async with running(tmp_path, settings) as server:
        async with client(server.url) as one:
            token = (await one.hello()).token
        async with client(server.url) as two:
            refused = await two.ask(Hello("h", (1,), "i"), Refused)
            assert (refused.code, refused.params) == ("limit_new_people", {"limit": 1, "wait": 3600})
            assert (await two.hello(token=token)).token == token


async def test_with_the_disk_full_a_known_person_comes_in_and_only_what_must_be_written_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as server:
        async with client(server.url) as one:
            token = (await one.hello("Ann")).token

        def full(*_: object) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        monkeypatch.setattr(server.app.house.accounts, "_write", full)
        monkeypatch.setattr(server.app.house.accounts, "_create", full)
        async with client(server.url) as two, client(server.url) as three:
            assert (await two.hello(token=token)).name == "Ann"
            assert (await two.ask(Rename("r", "Bo"), Refused)).code == "storage"
            assert (await two.ask(ListTables("l"), Tables)).id == "l"
            assert (await three.ask(Hello("h", (1,), "i"), Refused)).code == "storage"
