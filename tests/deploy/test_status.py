"""`cardavia status` and `cardavia healthcheck` of a real server, and what a start says of settings that are unsafe or can't be."""

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from protocol.lobby import Joined, OpenTable
from protocol.one_poker import OnePokerSettings
from protocol.table import BotPace, ClockSettings, TableSettings
from tests.deploy.fronts import free_port
from tests.kit.client import client
from tests.kit.players import play_until
from tests.kit.serving import ROOT, environment, failing, serving

QUICK = TableSettings(
    OnePokerSettings(chips=3), bots=("easy",), private=True, bot_pace=BotPace(0, 0, 0), clock=ClockSettings("off")
)


async def run(*arguments: str, **variables: str) -> tuple[int | None, str, str]:
    """Status, output and errors of a command."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "clients.cli", *arguments, env=environment(**variables), cwd=ROOT,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    out, error = await process.communicate()
    return process.returncode, out.decode(), error.decode()


async def test_status_is_a_summary_of_what_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as one:
        await one.hello("Ann")
        await one.ask(OpenTable(one.id(), QUICK, start=True), Joined)
        await play_until(one, lambda view: view.stage == "over", Random(1))
        status, out, error = await run("status", server.http)
        document = json.loads((await run("status", server.http, "--json"))[1])
    lines = dict(re.findall(r"(?m)^([a-z ]+): *(.+)$", out))
    assert (status, error) == (0, "")
    assert lines["address"] == server.http
    assert (lines["status"], lines["ready"], lines["tables"]) == ("ok", "yes", "1 one_poker over")
    assert (lines["people seated"], lines["bots seated"], lines["connections"], lines["faults"]) == ("1", "1", "1", "0")
    assert int(lines["actions"]) > 0
    assert re.fullmatch(r"95 % within [\d.]+ ms", lines["answers"])
    assert re.fullmatch(r"95 % within [\d.]+ ms", lines["journal"])
    assert re.fullmatch(r"[\d.]+ MiB", lines["journal size"])
    assert re.fullmatch(r"\d+ MiB", lines["memory"])
    assert (document["people_seated"], document["tables"]) == (1, {"one_poker over": 1})


async def test_figures_at_a_port_of_their_own_are_found_by_flag_or_variable(tmp_path: Path) -> None:
    port = str(free_port())
    async with serving(tmp_path / "data", "--metrics-port", port) as server:
        without = (await run("status", server.http))[1]
        by_flag = (await run("status", server.http, "--metrics-port", port))[1]
        by_variable = (await run("status", server.http, CARDAVIA_METRICS_PORT=port))[1]
    assert "connections" not in without
    assert "connections" in by_flag
    assert "connections" in by_variable


async def test_healthcheck_is_for_scripts(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server:
        assert await run("healthcheck", server.http) == (0, "ok\n", "")
    status, out, error = await run("healthcheck", server.http)
    assert (status, out, error.count("\n")) == (1, "", 1)


@pytest.mark.parametrize("every", ["0", "x", "-1", "nan"])
async def test_a_bad_interval_is_one_line(every: str) -> None:
    status, out, error = await run("status", "--every", every)
    assert (status, out, error.count("\n")) == (2, "", 1)
    assert "--every" in error


async def test_a_start_warns_of_unsafe_settings(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", "--allowed-origins", "*", "--log-format", "json") as server:
        await server.stop()
        lines = [json.loads(line) for line in server.log().splitlines()]
    (warning,) = [line for line in lines if line["level"] == "warning"]
    assert (warning["event"], warning["setting"]) == ("unsafe setting", "allowed_origins")


async def test_a_data_folder_that_can_not_be_made_is_one_line() -> None:
    status, out, error = await failing("--port", "0", "--data", "/proc/cardavia")
    assert (status, out, error.count("\n")) == (1, "", 1)
    assert error.startswith("cardavia: the data folder /proc/cardavia can't be used: ")
