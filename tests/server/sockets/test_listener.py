"""Who gets in: limits at the handshake, origins, addresses behind proxies; and health, metrics and the drain."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from protocol.holdem import HoldemSettings
from protocol.lobby import Join, Joined, OpenTable, Watch
from protocol.messages import Update
from protocol.operator import Operate, OperatorReport, OperatorSeat
from protocol.session import Closed, Notice, Ping, Pong, Refused
from protocol.table import TableSettings
from server import app
from server.settings import Settings
from tests.kit.client import client
from tests.kit.http import get
from tests.kit.running import ADMIN, running

FREE = Settings(port=0, drain_seconds=0)
HOLDEM = TableSettings(HoldemSettings())


async def test_health_and_readiness_are_answered(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        status, headers, body = await get(server, "/healthz")
        assert (status, json.loads(body)) == (200, {"status": "ok", "version": "test"})
        assert headers["Cache-Control"] == "no-store"
        assert (await get(server, "/readyz"))[0] == 200


async def test_readiness_names_what_is_wrong_while_health_goes_on(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        server.tables.trouble = "storage"
        status, _, body = await get(server, "/readyz")
        assert (status, json.loads(body)) == (503, {"status": "storage"})
        assert (await get(server, "/healthz"))[0] == 200


async def test_metrics_count_connections_tables_messages_and_refusals(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await one.hello()
        await one.ask(OpenTable("o", HOLDEM), Joined)
        await one.ask(OpenTable("p", HOLDEM), Refused)
        _, headers, body = await get(server, "/metrics")
    text = body.decode()
    assert headers["Content-Type"].startswith("text/plain")
    for line in (
        "cardavia_connections 1.0",
        'cardavia_tables{game="holdem",stage="playing"} 1.0',
        'cardavia_messages_total{type="open_table"} 2.0',
        'cardavia_refusals_total{code="at_table"} 1.0',
    ):
        assert line in text.splitlines()


async def test_metrics_can_be_off(tmp_path: Path) -> None:
    async with running(tmp_path, msgspec.structs.replace(FREE, metrics=False)) as server:
        assert (await get(server, "/metrics"))[0] == 404


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics"])
async def test_head_is_answered_without_a_body(tmp_path: Path, path: str) -> None:
    async with running(tmp_path) as server:
        status, headers, body = await get(server, path, "HEAD")
    assert (status, body) == (200, b"")
    assert int(headers["Content-Length"]) > 0


async def test_other_methods_are_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        status, headers, _ = await get(server, "/", "DELETE")
    assert (status, headers["Allow"]) == (405, "GET, HEAD")


async def test_the_socket_address_asked_plainly_says_to_upgrade(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        assert (await get(server, "/ws"))[0] == 426


@pytest.mark.parametrize(
    "raw",
    [
        b"\x00\xff" * 100 + b"\r\n\r\n",
        b"GET /" + b"x" * 100_000,
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc",
        b"GET //[ HTTP/1.1\r\n\r\n",
    ],
    ids=["noise", "endless", "unknown", "body", "target"],
)
async def test_what_is_no_http_we_speak_ends_that_connection_and_no_other(tmp_path: Path, raw: bytes) -> None:
    async with running(tmp_path) as server:
        reader, writer = await asyncio.open_connection(server.host, server.port)
        writer.write(raw)
        answer = await asyncio.wait_for(reader.read(), 10)
        writer.close()
        assert answer == b"" or answer.startswith(b"HTTP/1.1 4")
        assert (await get(server, "/healthz"))[0] == 200


async def test_over_the_limit_of_connections_the_client_is_told_limit_and_wait(tmp_path: Path) -> None:
    async with running(tmp_path, msgspec.structs.replace(FREE, max_connections=1)) as server, client(server.url) as one:
        await one.ask(Ping("p"), Pong)
        async with client(server.url) as two:
            code, _ = await two.closed()
        refused, closed = two.log
        assert isinstance(refused, Refused)
        assert isinstance(closed, Closed)
        assert (refused.code, refused.params["limit"], code) == ("limit_connections", 1, 1013)
        assert (closed.code, closed.retry_ms) == ("limit", 10_000)


async def test_over_the_limit_of_an_address_only_that_address_is_turned_away(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(FREE, max_connections_per_address=1)
    async with running(tmp_path, settings) as server:
        async with (
            client(server.url, headers={"X-Forwarded-For": "203.0.113.1"}) as one,
            client(server.url, headers={"X-Forwarded-For": "203.0.113.2"}) as other,
            client(server.url, headers={"X-Forwarded-For": "203.0.113.1"}) as two,
        ):
            await one.ask(Ping("p"), Pong)
            await other.ask(Ping("p"), Pong)
            await two.closed()
        assert isinstance(two.log[0], Refused)
        assert two.log[0].code == "limit_address"


async def test_a_place_is_free_again_when_its_connection_is_over(tmp_path: Path) -> None:
    async with running(tmp_path, msgspec.structs.replace(FREE, max_connections=1)) as server:
        for _ in range(3):
            async with client(server.url) as one:
                await one.hello()


async def test_far_over_the_limit_the_handshake_itself_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.sockets.listener._SPARE", 0)
    async with running(tmp_path, msgspec.structs.replace(FREE, max_connections=1)) as server, client(server.url) as one:
        await one.ask(Ping("p"), Pong)
        with pytest.raises(InvalidStatus) as refused:
            async with client(server.url):
                pass
    response = refused.value.response
    assert (response.status_code, response.headers["Retry-After"]) == (503, "10")
    assert b"There are 1 connections already" in response.body


async def test_too_many_open_handshakes_are_turned_away_at_once(tmp_path: Path) -> None:
    async with running(tmp_path, msgspec.structs.replace(FREE, max_handshakes=2)) as server:
        idle = [await asyncio.open_connection(server.host, server.port) for _ in range(2)]
        reader, writer = await asyncio.open_connection(server.host, server.port)
        assert (await asyncio.wait_for(reader.read(), 10)).startswith(b"HTTP/1.1 503")
        for _, other in [*idle, (reader, writer)]:
            other.close()
        await idle[0][0].read()
        async with client(server.url) as one:
            await one.hello()


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1.evil.example"]
)
async def test_a_foreign_page_may_not_connect(tmp_path: Path, origin: str) -> None:
    async with running(tmp_path) as server:
        with pytest.raises(InvalidStatus) as refused:
            async with client(server.url, origin=origin):
                pass
    assert refused.value.response.status_code == 403
    assert f"Pages from {origin} may not connect here.".encode() in refused.value.response.body


async def test_a_page_of_this_server_may_connect(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url, origin=server.http) as one:
        await one.hello()


async def test_a_page_of_an_allowed_origin_may_connect(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(FREE, allowed_origins=("https://cards.example",))
    async with running(tmp_path, settings) as server, client(server.url, origin="https://cards.example") as one:
        await one.hello()


async def test_the_socket_answers_under_the_base_path_and_without_it(tmp_path: Path) -> None:
    async with running(tmp_path, msgspec.structs.replace(FREE, base_path="/cards")) as server:
        for url in (server.url, server.url.replace("/ws", "/cards/ws")):
            async with client(url) as one:
                await one.hello()
        assert (await get(server, "/cards/healthz"))[0] == 200


async def test_a_drain_tells_everybody_stops_the_tables_and_closes_with_1012(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        async with client(server.url) as one:
            await one.hello()
            server.app.ask_to_stop()
            await server.app.run()
            code, _ = await one.closed()
        assert server.tables.stopped
        assert isinstance(one.log[-2], Notice)
        assert isinstance(one.log[-1], Closed)
        assert (one.log[-2].code, one.log[-1].code, one.log[-1].retry_ms, code) == ("drain", "drain", 2000, 1012)


@pytest.mark.parametrize("stubborn", [False, True], ids=["hangs", "hangs on when cancelled"])
async def test_tables_that_never_stop_hold_up_no_drain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stubborn: bool
) -> None:
    freed = asyncio.Event()

    async def stop() -> None:
        while not freed.is_set():
            try:
                await freed.wait()
            except asyncio.CancelledError:
                if not stubborn:
                    raise

    monkeypatch.setattr(app, "STOP_SECONDS", 0.5)
    async with running(tmp_path) as server, client(server.url) as one:
        monkeypatch.setattr(server.tables, "stop", stop)
        await one.hello()
        server.app.ask_to_stop()
        await asyncio.wait_for(server.app.run(), 60)
        assert (await one.closed())[0] == 1012
        freed.set()


async def test_while_draining_no_table_is_opened(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        await one.hello()
        server.app.house.draining = True
        assert (await one.ask(OpenTable("o", HOLDEM), Refused)).code == "draining"
        assert (await get(server, "/readyz"))[0] == 503
        server.app.house.draining = False


async def test_the_operator_lists_and_inspects_without_hello(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        code = server.tables.add(HOLDEM).code
        report = await one.ask(Operate("a", ADMIN, "list"), OperatorReport)
        assert ([table.code for table in report.tables], report.connections) == ([code], 1)
        assert (await one.ask(Operate("b", ADMIN, "inspect", code.lower()), OperatorReport)).tables == report.tables


async def test_the_operator_sees_where_players_are_connected_from_when_inspecting(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one, client(server.url) as operator:
        table = server.tables.add(HOLDEM)
        table.reported = (OperatorSeat(0, "person", "Ann", "here"), OperatorSeat(1, "bot", "Brindle", "here"))
        await one.hello("Ann")
        await one.ask(Join("j", table.code), Joined)
        seats = (await operator.ask(Operate("a", ADMIN, "inspect", table.code), OperatorReport)).tables[0].seats
        listed = (await operator.ask(Operate("b", ADMIN, "list"), OperatorReport)).tables[0].seats
    assert [seat.address for seat in seats] == ["127.0.0.1", None]
    assert [seat.address for seat in listed] == [None, None]


async def test_the_operator_closes_a_table(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        table = server.tables.add(HOLDEM)
        await one.ask(Operate("a", ADMIN, "close", table.code), OperatorReport)
    assert table.closed == "operator"


async def test_the_operator_names_a_table_that_is_there(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        assert (await one.ask(Operate("a", ADMIN, "close"), Refused)).code == "no_table"


async def test_the_operators_drain_stops_the_server(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one:
        assert (await one.ask(Operate("a", ADMIN, "drain"), OperatorReport)).draining
        server.app.round()
        await asyncio.wait_for(server.app.run(), 10)
        assert server.tables.stopped


async def test_a_wrong_operators_token_is_refused_logged_and_throttled(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(tmp_path, msgspec.structs.replace(FREE, max_guesses=2)) as server, client(server.url) as one:
        for _ in range(2):
            assert (await one.ask(Operate("a", "wrong-wrong-wrong", "list"), Refused)).code == "forbidden"
        assert (await one.ask(Operate("a", ADMIN, "list"), Refused)).code == "limit_guesses"
    logged = capsys.readouterr().out
    assert logged.count("operator refused") == 2
    assert "wrong-wrong-wrong" not in logged


async def test_others_notice_nothing_when_a_connection_breaks(tmp_path: Path) -> None:
    async with running(tmp_path) as server, client(server.url) as one, client(server.url) as two:
        await one.hello()
        await two.hello()
        one.socket.transport.abort()
        with pytest.raises(ConnectionClosed):
            await one.next()
        assert (await two.ask(Ping("p"), Pong)).id == "p"


async def test_one_address_can_not_take_all_open_handshakes(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(FREE, max_connections_per_address=2, trusted_proxies=())
    async with running(tmp_path, settings) as server:
        idle = [await asyncio.open_connection(server.host, server.port) for _ in range(3)]
        assert (await asyncio.wait_for(idle[2][0].read(), 10)).startswith(b"HTTP/1.1 503")
        for _, writer in idle:
            writer.close()


async def test_a_crowd_of_spectators_gets_every_update(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(FREE, max_connections_per_address=500)
    async with running(tmp_path, settings) as server, AsyncExitStack() as stack:
        table = server.tables.add(HOLDEM)
        crowd = [await stack.enter_async_context(client(server.url)) for _ in range(200)]
        for one in crowd:
            await one.hello()
            await one.ask(Watch("w", table.code), Joined)
            await one.hear(Update)
        for _ in range(5):
            table.go_on()
        heard = [[(await one.hear(Update)).version for _ in range(5)] for one in crowd]
    assert heard == [[1, 2, 3, 4, 5]] * 200
