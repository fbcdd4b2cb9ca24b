"""What a client may do wrong, and how much of anything it may do: refused with a code, kept where that is safe, closed where not."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from protocol.codec import Encoding
from protocol.commands import Say
from protocol.holdem import HoldemSettings
from protocol.lobby import Joined, OpenTable
from protocol.messages import Update
from protocol.session import Closed, Notice, Ping, Pong, Refused
from protocol.table import TableSettings
from server.settings import Settings
from server.sockets.connection import MAX_STRIKES
from tests.kit.client import Client, client
from tests.kit.running import running

FREE = Settings(port=0, drain_seconds=0)

MALFORMED = {
    "no JSON": b"{",
    "no message": b"[]",
    "a number": b"17",
    "no type": b'{"id":"a"}',
    "unknown tag": b'{"type":"cheat","id":"a"}',
    "unknown field": b'{"type":"ping","id":"a","x":1}',
    "wrong type": b'{"type":"ping","id":7}',
    "missing field": b'{"type":"ping"}',
    "empty id": b'{"type":"ping","id":""}',
    "id too long": b'{"type":"ping","id":"' + b"x" * 65 + b'"}',
    "unknown field within": b'{"type":"open_table","id":"a","settings":{"game":{"game":"holdem","bonus":1}}}',
    "card misspelled": b'{"type":"play","id":"a","version":1,"action":{"kind":"lock","card":"10s0"}}',
    "negative amount": b'{"type":"play","id":"a","version":1,"action":{"kind":"raise","to":-5}}',
    "fraction of a chip": b'{"type":"play","id":"a","version":1,"action":{"kind":"raise","to":20.5}}',
    "amount as text": b'{"type":"play","id":"a","version":1,"action":{"kind":"raise","to":"20"}}',
    "number beyond bounds": b'{"type":"play","id":"a","version":1,"action":{"kind":"raise","to":1e400}}',
    "lone surrogate": b'{"type":"ping","id":"\\ud800"}',
    "deep nesting": b'{"type":' + b"[" * 5000,
    "deep nesting in an unknown field": b'{"type":"ping","id":"a","x":' + b'{"x":' * 3000,
    "nothing": b"",
}


@pytest.mark.parametrize("kind", MALFORMED)
async def test_a_malformed_message_is_refused_and_the_connection_kept(tmp_path: Path, kind: str) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await one.hello()
        await one.raw(MALFORMED[kind])
        assert (await one.hear(Refused)).code == "malformed"
        assert (await one.ask(Ping("p"), Pong)).id == "p"


@pytest.mark.parametrize(
    "data", [b"", b"\xc1", b"\x80", b"\x91" * 5000, b"\x81\xa4type\xa5cheat", b"\xdf\xff\xff\xff\xff"]
)
async def test_malformed_messagepack_is_refused_and_the_connection_kept(tmp_path: Path, data: bytes) -> None:
    async with running(tmp_path) as server, client(server.url, "msgpack") as one:
        await one.hello()
        await one.raw(data)
        assert (await one.hear(Refused)).code == "malformed"
        assert (await one.ask(Ping("p"), Pong)).id == "p"


@pytest.mark.parametrize("encoding", ["json", "msgpack"])
async def test_a_frame_of_the_other_kind_is_refused_by_name(tmp_path: Path, encoding: Encoding) -> None:
    async with running(tmp_path) as server, client(server.url, encoding) as one:
        await one.raw(b'{"type":"ping","id":"a"}', text=encoding != "json")
        refused = await one.hear(Refused)
    assert (refused.code, refused.params) == ("binary", {"subprotocol": f"cardavia.v1.{encoding}"})


async def test_text_that_is_no_utf8_ends_the_connection_with_1007(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await one.hello()
        await one.raw(b"\xff\xfe", text=True)
        assert (await one.closed())[0] == 1007


async def test_a_large_message_is_refused_and_the_connection_kept(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await one.raw(b'{"type":"ping","id":"a","x":"' + b"x" * FREE.max_frame_bytes + b'"}')
        refused = await one.hear(Refused)
        assert (refused.code, refused.params) == ("too_large", {"limit": 16_384})
        assert (await one.ask(Ping("p"), Pong)).id == "p"


async def test_a_huge_message_is_not_read_and_closes_with_1009(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await one.raw(b"x" * (FREE.max_frame_bytes * 5))
        assert (await one.closed())[0] == 1009


async def test_repeated_garbage_is_closed_with_1008(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        for _ in range(MAX_STRIKES + 1):
            await one.raw(b"garbage")
        code, _ = await one.closed()
    assert [m.code for m in one.log if isinstance(m, Refused)] == ["malformed"] * (MAX_STRIKES + 1)
    assert isinstance(one.log[-1], Closed)
    assert (one.log[-1].code, code) == ("protocol", 1008)


async def test_too_many_messages_are_refused_with_the_limit_and_the_wait_and_not_carried_out(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(FREE, max_messages=5, rate_interval=10)
    async with running(tmp_path, settings) as server, client(server.url) as one:
        for number in range(5):
            await one.ask(Ping(f"p{number}"), Pong)
        refused = await one.ask(Ping("late"), Refused)
        assert refused.id == "late"
        assert (refused.code, refused.params) == ("limit_rate", {"limit": 5, "interval": 10.0, "wait": 2})
        server.clock.now += 2
        assert (await one.ask(Ping("again"), Pong)).id == "again"


async def test_who_is_near_the_limit_of_messages_is_told_once_an_interval(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(FREE, max_messages=10, rate_interval=10)
    async with running(tmp_path, settings) as server, client(server.url) as one:
        for number in range(10):
            await one.ask(Ping(f"p{number}"), Pong)
        notices = [message for message in one.log if isinstance(message, Notice)]
        assert [(notice.code, notice.params) for notice in notices] == [("rate", {"limit": 10, "interval": 10.0})]
        server.clock.now += 1
        await one.ask(Ping("again"), Pong)
        assert len([message for message in one.log if isinstance(message, Notice)]) == 1


async def test_too_many_bytes_are_refused_with_the_limit_and_the_wait(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(FREE, max_bytes=1000, rate_interval=10)
    padded = b'{"type":"ping","id":"a"' + b" " * 600 + b"}"
    async with running(tmp_path, settings) as server, client(server.url) as one:
        await one.raw(padded)
        await one.hear(Pong)
        await one.raw(padded)
        refused = await one.hear(Refused)
        assert (refused.code, refused.params["limit"], refused.params["wait"]) == ("limit_bytes", 1000, 3)
        server.clock.now += 3
        await one.raw(padded)
        assert (await one.hear(Pong)).id == "a"


async def test_who_never_stops_flooding_is_closed(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(FREE, max_messages=1)
    async with running(tmp_path, settings) as server, client(server.url) as one:
        for _ in range(MAX_STRIKES + 2):
            await one.say(Ping("p"))
        code, _ = await one.closed()
    assert isinstance(one.log[-1], Closed)
    assert (one.log[-1].code, code) == ("limit", 1008)


async def test_who_does_not_say_hello_in_time_is_closed(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await one.ask(Ping("p"), Pong)
        server.clock.now += FREE.handshake_seconds + 1
        server.app.round()
        await one.closed()
    assert isinstance(one.log[-1], Closed)
    assert one.log[-1].code == "idle"


async def test_who_is_silent_in_the_lobby_for_long_is_closed(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await one.hello()
        server.clock.now += FREE.idle_seconds + 1
        server.app.round()
        await one.closed()
    assert isinstance(one.log[-1], Closed)
    assert one.log[-1].code == "idle"


async def test_who_sits_at_a_table_may_be_silent(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await seated(one)
        server.clock.now += FREE.idle_seconds + 1
        server.app.round()
        assert (await one.ask(Ping("p"), Pong)).id == "p"


async def test_a_fault_of_ours_is_said_and_the_connection_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await seated(one)

        def fault(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(server.tables.tables()[0], "command", fault)
        refused = await one.ask(Say("s", "hi"), Refused)
        assert (refused.id, refused.code) == ("s", "internal")
        assert (await one.ask(Ping("p"), Pong)).id == "p"


async def seated(one: Client) -> Joined:
    """Say hello and open a table."""
    await one.hello()
    joined = await one.ask(OpenTable(one.id(), TableSettings(HoldemSettings())), Joined)
    await one.hear(Update)
    return joined


async def test_a_client_that_never_reads_costs_bounded_memory_and_is_closed_as_slow(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(FREE, slow_seconds=5)
    async with running(tmp_path, settings) as server, client(server.url) as slow, client(server.url) as other:
        joined = await seated(slow)
        table = server.tables.open_tables[joined.code]
        table.padding = 200_000
        slow.socket.transport.pause_reading()
        connection = next(c for c in server.app.listener.connections if c.session.at_table)
        while connection.outbox.behind is None:
            table.go_on()
            await asyncio.sleep(0)
        for _ in range(1000):
            table.go_on()
        assert len(connection.outbox) == 1
        assert connection.outbox.dropped == 999
        assert (await other.hello()).version == 1
        server.clock.now += 6
        server.app.round()
        slow.socket.transport.resume_reading()
        code, _ = await slow.closed()
    assert isinstance(slow.log[-1], Closed)
    assert (slow.log[-1].code, code) == ("slow", 1008)
    updates = [m.version for m in slow.log if isinstance(m, Update)]
    assert updates == list(range(len(updates)))
    assert len(updates) < table.version - 990
