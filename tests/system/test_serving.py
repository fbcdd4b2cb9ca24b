"""`make serve` promises: one line with the address, one line for what is wrong, and an end within ten seconds that loses nothing."""

import asyncio
import json
import re
import socket
import sqlite3
from pathlib import Path

import pytest

from protocol.holdem import HoldemSettings
from protocol.lobby import Joined, OpenTable
from protocol.operator import Operate, OperatorReport
from protocol.session import Closed
from protocol.table import TableSettings
from server import app, command
from server.settings import BadSetting, read
from tests.kit.client import client
from tests.kit.serving import failing, serving


async def test_it_prints_one_line_with_an_address_that_answers(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as one:
        assert server.line == f"Cardavia is at http://127.0.0.1:{server.port}/"
        await one.hello()


async def test_sigterm_drains_and_ends_with_0(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as one:
        await one.hello()
        stop = asyncio.create_task(server.stop())
        code, _ = await one.closed()
        assert await stop == 0
    assert isinstance(one.log[-1], Closed)
    assert (one.log[-1].code, code) == ("drain", 1012)


async def test_sigterm_ends_a_server_in_which_a_thread_hangs(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", rig=["--stuck"]) as server:
        assert await server.stop() == 1
        assert "something hangs" in server.log()


def test_an_end_takes_less_than_ten_seconds_whatever_hangs() -> None:
    assert app.STOP_SECONDS < command.EXIT_SECONDS < 10
    assert drain_seconds_at_most() < app.STOP_SECONDS


def drain_seconds_at_most() -> float:
    with pytest.raises(BadSetting) as raised:
        read({"drain_seconds": "9"}, {})
    return float(re.findall(r"to (\d+)", str(raised.value))[0])


async def test_a_table_is_there_again_after_a_drain(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as one:
        token = (await one.hello()).token
        code = (await one.ask(OpenTable("o", TableSettings(HoldemSettings())), Joined)).code
        await server.stop()
    async with serving(tmp_path / "data") as server, client(server.url) as one:
        welcome = await one.hello(token=token)
    assert [(seat.code, seat.seat) for seat in welcome.seats] == [(code, 0)]


async def test_a_port_in_use_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        status, out, error = await failing(
            "--port", str(port), "--data", str(tmp_path / "data"), "--log-level", "error"
        )
    assert (status, out) == (1, "")
    assert (
        error
        == f"cardavia: can't listen on 127.0.0.1:{port}: the port is in use; choose another with --host or --port\n"
    )


async def test_an_address_that_is_not_here_is_one_line(tmp_path: Path) -> None:
    status, _, error = await failing(
        "--host", "203.0.113.7", "--port", "0", "--data", str(tmp_path / "data"), "--log-level", "error"
    )
    assert status == 1
    assert error.startswith("cardavia: can't listen on 203.0.113.7:0: ")
    assert error.count("\n") == 1


async def test_a_data_folder_in_use_is_one_line(tmp_path: Path) -> None:
    async with serving(tmp_path / "data"):
        status, _, error = await failing("--port", "0", "--data", str(tmp_path / "data"))
    assert (status, error.count("\n")) == (1, 1)
    assert "is in use by another server" in error


async def test_a_data_folder_that_is_a_file_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("mine")
    status, _, error = await failing("--port", "0", "--data", str(tmp_path / "data"))
    assert (status, error) == (
        1,
        f"cardavia: the data folder {tmp_path / 'data'} can't be used: File exists; name another with --data\n",
    )
    assert (tmp_path / "data").read_text() == "mine"


@pytest.mark.parametrize(
    ("file", "aging"),
    [("accounts.sqlite3", "PRAGMA user_version = 999"), ("journal.sqlite3", "INSERT INTO migrations VALUES (999, 0)")],
)
async def test_a_database_of_a_newer_version_is_one_line_and_left_alone(tmp_path: Path, file: str, aging: str) -> None:
    data = tmp_path / "data"
    async with serving(data) as server:
        await server.stop()
    with sqlite3.connect(data / file) as database:
        database.execute(aging)
    database.close()
    before = (data / file).read_bytes()
    status, _, error = await failing("--port", "0", "--data", str(data), "--log-level", "error")
    assert (status, error.count("\n")) == (1, 1)
    assert str(data / file) in error
    assert "newer" in error
    assert (data / file).read_bytes() == before


@pytest.mark.parametrize("file", ["accounts.sqlite3", "journal.sqlite3"])
async def test_a_damaged_database_is_one_line_and_left_alone(tmp_path: Path, file: str) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / file).write_bytes(b"these are not the bytes of a database" * 200)
    status, _, error = await failing("--port", "0", "--data", str(data), "--log-level", "error")
    assert (status, error.count("\n")) == (1, 1)
    assert str(data / file) in error
    assert (data / file).read_bytes() == b"these are not the bytes of a database" * 200


async def test_a_bad_flag_or_variable_is_one_line_with_status_2(tmp_path: Path) -> None:
    assert await failing("--port", "many") == (
        2,
        "",
        "cardavia: --port: must be a whole number from 0 to 65535, not 'many'\n",
    )
    assert await failing(CARDAVIA_PROT="1") == (
        2,
        "",
        "cardavia: CARDAVIA_PROT: there is no such setting; did you mean CARDAVIA_PORT?\n",
    )
    missing = tmp_path / "none.toml"
    assert await failing("--config", str(missing)) == (
        2,
        "",
        f"cardavia: {missing}: can't be read (No such file or directory)\n",
    )


async def test_settings_come_from_the_file_too(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('base_path = "/cards"\nserver_name = "Our table"\n')
    async with (
        serving(tmp_path / "data", "--config", str(tmp_path / "settings.toml")) as server,
        client(server.url) as one,
    ):
        assert server.http.endswith("/cards")
        assert (await one.hello()).server == "Our table"


async def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as one:
        await one.hello()
        await one.ask(OpenTable("o", TableSettings(HoldemSettings())), Joined)
        assert (tmp_path / "data").stat().st_mode & 0o077 == 0
        for path in (tmp_path / "data").iterdir():
            assert path.stat().st_mode & 0o077 == 0, path


async def test_the_operators_token_is_made_at_the_first_start_and_works(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as one:
        token = (tmp_path / "data/admin-token").read_text().strip()
        report = await one.ask(Operate("a", token, "drain"), OperatorReport)
        assert report.draining
        assert await asyncio.wait_for(server.process.wait(), 20) == 0


async def test_no_secret_gets_into_the_log(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", "--log-level", "debug") as server, client(server.url) as one:
        token = (await one.hello("Ann")).token
        admin = (tmp_path / "data/admin-token").read_text().strip()
        await one.ask(Operate("a", admin, "list"), OperatorReport)
        await server.stop()
        log = server.log()
    assert "listening" in log
    for secret in (token, token.partition(".")[2], admin):
        assert secret not in log


async def test_the_log_is_json_lines_away_from_a_terminal(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server:
        await server.stop()
        events = [json.loads(line)["event"] for line in server.log().splitlines()]
    assert events == ["listening", "draining", "stopped"]
