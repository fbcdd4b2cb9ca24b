"""The stranger's bots of the docs against a real server: they sit down, play a match to its end, and make no mistake;
and one that does nothing but mistakes."""

import asyncio
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from protocol.as_nas import AsNasSettings
from protocol.commands import Play, Start
from protocol.holdem import HoldemSettings
from protocol.lobby import Joined, OpenTable
from protocol.messages import Update
from protocol.one_poker import OnePokerSettings
from protocol.table import BotPace, ClockSettings, GameSettings, TableSettings, TableView
from server.bots.scripts import script
from tests.kit.client import Client, client
from tests.kit.serving import Serving, environment, serving

PATIENCE = 90.0
MATCHES: dict[str, GameSettings] = {
    "holdem": HoldemSettings(seats=3, stack=60),
    "one_poker": OnePokerSettings(chips=4),
    "as_nas": AsNasSettings(deals=4),
}


def settings(game: str) -> TableSettings:
    pace = BotPace(seconds=0, variation=0, between=0)
    return TableSettings(MATCHES[game], private=True, seats_open=1, clock=ClockSettings("off"), bot_pace=pace)


async def started(command: Sequence[str], home: Path) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *command,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env=environment(HOME=str(home), XDG_STATE_HOME=str(home), XDG_CONFIG_HOME=str(home), XDG_DATA_HOME=str(home)),
    )


async def host(ann: Client, first: TableView) -> TableView:
    """Start as soon as the program sits there, and play at random until the match is over; gives the last view."""
    rng, player, view, begun = Random(1), script("random"), first, False
    answered = -1
    while view.stage != "over":
        if not begun and sum(seat.kind == "person" for seat in view.seats) == 2:
            begun = True
            await ann.say(Start(ann.id()))
        elif view.legal is not None and view.version != answered:
            answered = view.version
            await ann.say(Play(ann.id(), view.version, player.choose(view, rng)))
        view = (await ann.hear(Update)).view
    return view


async def match(server: Serving, game: str, command: Sequence[str], home: Path) -> tuple[TableView, int, str, str]:
    """A match of Ann and a program, whose command has CODE in it; gives the last view, and the program's status, output and errors."""
    async with client(server.url) as ann:
        await ann.hello("Ann")
        code = (await ann.ask(OpenTable(ann.id(), settings(game)), Joined)).code
        waiting = (await ann.hear(Update)).view
        process = await started([code if word == "CODE" else word for word in command], home)
        try:
            async with asyncio.timeout(PATIENCE):
                last = await host(ann, waiting)
                out, errors = await process.communicate()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
    return last, process.returncode or 0, out.decode(), errors.decode()


CLUMSY = """
import json, sys
turns = 0
for line in sys.stdin:
    told = json.loads(line)
    if "refused" in told:
        print(told["refused"]["code"], file=sys.stderr, flush=True)
        if told["refused"]["code"] == "late":
            print("what it had in mind before", flush=True)
    if "view" in told:
        turns += 1
        wrong = {1: "no JSON", 2: json.dumps({"kind": "raise", "to": 999999}), 3: None}
        safe = next(kind for kind in ("check", "hold", "fold") if told["view"]["legal"].get(kind))
        answer = wrong.get(turns, json.dumps({"kind": safe}))
        if answer:
            print(answer, flush=True)
"""
"""A program whose first answer is no action, whose second is not legal and whose third comes too late; then it checks, holds and folds."""


def watched(command: Sequence[str]) -> list[str]:
    """`cardavia bot` at URL and CODE with a program."""
    start = [sys.executable, "-m", "clients.cli", "bot", "--server", "URL", "--join", "CODE"]
    return [*start, "--name", "Careful", "--seconds", "3", "--", *command]


async def test_wrong_and_late_answers_are_refused_once_each_and_never_taken_for_the_next(
    tmp_path: Path, root: Path
) -> None:
    command = watched([sys.executable, "-c", CLUMSY])
    async with serving(tmp_path / "data") as server:
        command[command.index("URL")] = server.http
        last, status, _, errors = await match(server, "as_nas", command, tmp_path)
    assert status == 0, errors
    codes = [line for line in errors.splitlines() if line in ("malformed", "illegal_action", "late", "stale")]
    assert codes == ["malformed", "illegal_action", "late"]
    assert errors.count("cardavia: the program's answer was refused") == 3
    assert last.stage == "over"


@pytest.mark.parametrize("game", MATCHES)
async def test_the_python_bot_plays_a_match_over_cardavia_bot(game: str, tmp_path: Path, root: Path) -> None:
    command = watched([sys.executable, str(root / "docs/examples/bots/careful.py")])
    async with serving(tmp_path / "data") as server:
        command[command.index("URL")] = server.http
        last, status, _, errors = await match(server, game, command, tmp_path)
    assert status == 0, errors
    assert "refused" not in errors
    assert '"over"' in errors
    assert sorted(seat.name for seat in last.seats if seat.kind == "person") == ["Ann", "Careful"]


@pytest.mark.parametrize("game", MATCHES)
async def test_the_javascript_bot_plays_a_match_over_plain_websocket(game: str, tmp_path: Path, root: Path) -> None:
    node = [str(root / "deploy/setup/node"), "node", "--experimental-websocket", "--no-warnings"]
    async with serving(tmp_path / "data") as server:
        command = [*node, str(root / "docs/examples/bots/caller.mjs"), server.url, "CODE"]
        last, status, out, errors = await match(server, game, command, tmp_path)
    assert status == 0, errors
    assert errors == ""
    assert [line["seat"] for line in json.loads(out)] == [line.seat for line in last.standings]


def test_the_python_bot_has_about_twenty_lines(root: Path) -> None:
    code = (root / "docs/examples/bots/careful.py").read_text().split('"""')[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 24
