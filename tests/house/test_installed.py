"""The built wheel in an empty environment: a server with pages and languages, and a client that plays a match there. No checkout, no Node.js."""

import asyncio
import contextlib
import http.client
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from protocol.lobby import Joined, OpenTable
from protocol.one_poker import OnePokerSettings
from protocol.table import BotPace, ClockSettings, TableSettings
from tests.docs.typing_out import type_out
from tests.kit.client import client
from tests.kit.players import play_until
from tests.kit.serving import PATIENCE

QUICK = TableSettings(
    OnePokerSettings(chips=3), private=True, seats_open=1, bot_pace=BotPace(0, 0, 0), clock=ClockSettings("off")
)


@pytest.fixture(scope="module")
def cardavia(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command of a wheel that was built from the checkout and installed into an empty environment, with the pinned requirements."""
    folder = tmp_path_factory.mktemp("installed")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, root]
    subprocess.run(build, check=True, capture_output=True)
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    pip = [folder / "venv/bin/python", "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    (wheel,) = folder.glob("cardavia-*.whl")
    subprocess.run([*pip, "--require-hashes", "--requirement", root / "requirements/base.txt"], check=True)
    subprocess.run([*pip, "--no-deps", "--no-index", wheel], check=True)
    return folder / "venv/bin/cardavia"


@pytest.fixture
def place(tmp_path: Path) -> dict[str, str]:
    """The environment of somebody who has nothing but this program, in a folder of their own."""
    return {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "LANG": "C.UTF-8", "TERM": "dumb"}


@asynccontextmanager
async def serving(cardavia: Path, place: dict[str, str]) -> AsyncIterator[str]:
    """The installed server, by its address."""
    process = await asyncio.create_subprocess_exec(
        cardavia, "serve", "--port", "0", "--log-level", "error", stdout=subprocess.PIPE, env=place, cwd=place["HOME"]
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            line = (await process.stdout.readline()).decode()
        yield line.split()[-1].rstrip("/")
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


async def run(cardavia: Path, place: dict[str, str], *arguments: str) -> tuple[int | None, str, str]:
    """Status, output and errors of a command."""
    process = await asyncio.create_subprocess_exec(
        cardavia, *arguments, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=place, cwd=place["HOME"],
    )  # fmt: skip
    try:
        async with asyncio.timeout(PATIENCE):
            out, error = await process.communicate()
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
    return process.returncode, out.decode(), error.decode()


async def test_a_match_is_played_between_the_installed_client_and_somebody_else(
    cardavia: Path, place: dict[str, str]
) -> None:
    async with serving(cardavia, place) as address, client(address.replace("http", "ws", 1) + "/ws") as one:
        await one.hello("Ann")
        code = (await one.ask(OpenTable(one.id(), QUICK), Joined)).code
        playing = asyncio.create_task(
            run(cardavia, place, "play", code, "--server", address, "--name", "Zoe", "--auto", "--plain")
        )
        last = await play_until(one, lambda view: view.stage == "over", Random(1))
        status, out, error = await playing
    assert {seat.name for seat in last.seats} == {"Ann", "Zoe"}
    assert (status, error) == (0, "")
    assert "Ann" in out


async def test_the_page_and_the_rules_are_in_it(cardavia: Path, place: dict[str, str]) -> None:
    async with serving(cardavia, place) as address:
        host, port = address.removeprefix("http://").split(":")

        def page() -> tuple[int, bytes]:
            connection = http.client.HTTPConnection(host, int(port), timeout=10)
            connection.request("GET", "/")
            answer = connection.getresponse()
            found = answer.status, answer.read()
            connection.close()
            return found

        status, body = await asyncio.to_thread(page)
    assert status == 200
    assert b"<script" in body
    status, out, _ = await run(cardavia, place, "rules", "as_nas", "--plain")
    assert status == 0
    assert "As" in out


def test_nothing_of_the_checkout_is_on_its_path(cardavia: Path, root: Path) -> None:
    code = "import server, clients, protocol, sys; print(server.__file__, clients.__file__, protocol.__file__)"
    python = cardavia.with_name("python")
    found = subprocess.run(
        [python, "-c", code], capture_output=True, text=True, check=True, cwd="/", env={**os.environ, "PYTHONPATH": ""}
    )
    assert str(root) not in found.stdout


def test_a_newcomer_who_types_the_page_on_hosting_gets_what_it_says(cardavia: Path, root: Path, tmp_path: Path) -> None:
    type_out(root / "docs/hosting.md", tmp_path, cardavia.parent)
