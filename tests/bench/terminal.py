"""How fast the terminal client starts and draws: `cardavia --help`, the lobby on a real terminal, an update on the table screen."""

import asyncio
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

import pexpect

from protocol.play import Call
from tests.cli.screen.staging import staged
from tests.kit.driven import Driven, settings_of
from tests.kit.serving import ROOT, environment, serving

RUNS = 7
HELP_LIMIT, LOBBY_LIMIT, UPDATE_LIMIT = 0.3, 1.0, 0.05
"""Seconds, on a machine that does nothing else."""


def measure() -> str:
    """A table with the medians and the aims."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("CONFIG", "DATA", "STATE"):
            os.environ[f"XDG_{name}_HOME"] = folder
        rows = [
            ("python -c pass", _median(lambda: _run("-c", "pass")), None),
            ("cardavia --help", _median(lambda: _run("-m", "clients.cli", "--help")), HELP_LIMIT),
            ("import of Textual alone", _median(lambda: _run("-c", "import textual.app")), None),
            ("start to the drawn lobby, 80 x 24", asyncio.run(_lobby(Path(folder))), LOBBY_LIMIT),
            ("update of the table screen, 80 x 24", asyncio.run(_update()), UPDATE_LIMIT),
        ]
    lines = ["terminal client, medians of 7        seconds    aim"]
    lines += [f"{name:<36} {seconds:>7.3f}  {f'{limit:>5.2f}' if limit else '    -'}" for name, seconds, limit in rows]
    return "\n".join(lines)


def _median(once: "object") -> float:
    return statistics.median(once() for _ in range(RUNS))  # type: ignore[operator]


def _run(*arguments: str) -> float:
    start = time.perf_counter()
    child = pexpect.spawn(sys.executable, list(arguments), env=environment(), cwd=str(ROOT))
    child.expect(pexpect.EOF)
    child.close()
    return time.perf_counter() - start


async def _lobby(folder: Path) -> float:
    async with serving(folder / "server") as server:
        return statistics.median([await asyncio.to_thread(_start, server.http) for _ in range(RUNS)])


def _start(url: str) -> float:
    start = time.perf_counter()
    variables = environment(TERM="xterm-256color", LANG="C.UTF-8", PYTHONUTF8="1")
    arguments = ["-m", "clients.cli", "--cards", "suits", "--server", url]
    child = pexpect.spawn(sys.executable, arguments, env=variables, dimensions=(24, 80), cwd=str(ROOT), timeout=60)
    child.expect("Play at once")
    seconds = time.perf_counter() - start
    child.send("\x11")
    child.expect(pexpect.EOF)
    child.close()
    return seconds


async def _update() -> float:
    """From the arrival of an update to the drawn screen."""
    table = Driven(settings_of("holdem", seats_open=1), seed=3)
    if table.state.stage == "waiting":
        table.start()
    table.settle()
    taken: list[float] = []
    async with staged((80, 24)) as stage:
        await stage.sit(table)
        while len(taken) < 40 and table.state.stage == "playing":
            table.act(Call() if table.legal.call else None)
            start = time.perf_counter()
            await stage.told()
            taken.append(time.perf_counter() - start)
    return statistics.median(taken)
