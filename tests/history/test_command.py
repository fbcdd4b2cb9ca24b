"""`cardavia history` of somebody who has played: the list, a match in words, and its export in every form."""

import asyncio
import json
import re
import subprocess
import sys
import warnings
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from pokerkit import HandHistory

from protocol.holdem import HoldemSettings
from protocol.lobby import Joined, OpenTable
from protocol.one_poker import OnePokerSettings
from protocol.table import BotPace, ClockSettings, GameSettings, TableSettings
from tests.kit.client import client
from tests.kit.players import play_until
from tests.kit.serving import PATIENCE, ROOT, Serving, environment, serving


@dataclass
class Zoe:
    """Somebody with a terminal of her own, who has played a match of hold'em and one of One Poker."""

    server: Serving
    home: Path

    async def run(self, *arguments: str) -> tuple[int | None, str, str]:
        """Status, output and errors of a command."""
        variables = environment(HOME=str(self.home), LANG="C.UTF-8", TZ="UTC")
        variables = {name: value for name, value in variables.items() if not name.startswith("XDG_")}
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "clients.cli", *arguments, "--server", self.server.http, env=variables, cwd=ROOT,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        async with asyncio.timeout(PATIENCE):
            out, error = await process.communicate()
        return process.returncode, out.decode(), error.decode()

    async def play(self, game: GameSettings) -> None:
        """A match between her, by a bot in her place, and Ann."""
        settings = TableSettings(
            game, private=True, seats_open=1, bot_pace=BotPace(0, 0, 0), clock=ClockSettings("off")
        )
        async with client(self.server.url) as one:
            await one.hello("Ann")
            code = (await one.ask(OpenTable(one.id(), settings), Joined)).code
            playing = asyncio.create_task(self.run("play", code, "--name", "Zoe", "--auto", "--plain"))
            await play_until(one, lambda view: view.stage == "over", Random(1))
            status, _, error = await playing
            assert (status, error) == (0, "")


@pytest.fixture
async def zoe(tmp_path: Path) -> AsyncIterator[Zoe]:
    async with serving(tmp_path / "data") as server:
        person = Zoe(server, tmp_path / "home")
        person.home.mkdir()
        await person.play(HoldemSettings(seats=2, stack=100))
        await person.play(OnePokerSettings(chips=3))
        yield person


async def test_matches_are_listed_told_and_exported(zoe: Zoe) -> None:
    status, out, error = await zoe.run("history")
    assert (status, error) == (0, "")
    assert [int(number) for number in re.findall(r"(?m)^(\d{4})\b", out)] == [2001, 1001], out
    assert "Ann" in out

    status, out, error = await zoe.run("history", "show", "1001")
    assert (status, error) == (0, "")
    assert "Ann" in out

    status, out, _ = await zoe.run("history", "export", "2001")
    head, *hands = [json.loads(line) for line in out.splitlines()]
    assert status == 0
    assert (head["match"]["number"], head["match"]["game"]) == (2001, "one_poker")
    assert [hand["hand"] for hand in hands] == list(range(1, head["match"]["hands"] + 1))

    status, out, _ = await zoe.run("history", "export", "1001", "--format", "phh")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        histories = list(HandHistory.loads_all(out))
        stacks = [list(history)[-1].stacks for history in histories]
    assert status == 0
    assert all(sum(stack) == 200 for stack in stacks)
    assert sorted(histories[0].players or ()) == ["Ann", "Zoe"]


async def test_what_can_not_be_is_one_line(zoe: Zoe) -> None:
    for arguments, wanted in (
        (("export", "2001", "--format", "phh"), 2),
        (("list", "--format", "phh"), 2),
        (("show",), 2),
        (("show", "99001"), 1),
        (("show", "1001", "--hand", "999"), 1),
    ):
        status, out, error = await zoe.run("history", *arguments)
        assert (status, out, error.count("\n")) == (wanted, "", 1), (arguments, error)
        assert error.startswith("cardavia: ")
