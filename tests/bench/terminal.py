"""How fast the terminal client starts and draws: its help, the lobby on a real terminal, an update on the table screen; beside a bare interpreter
and Textual alone in the same run, since a busy machine slows all of them alike.
"""

import asyncio
import os
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import NamedTuple

import pexpect

from protocol.play import Call
from tests.bench.table import Line, table
from tests.cli.screen.staging import staged
from tests.kit.driven import Driven, settings_of
from tests.kit.serving import ROOT, environment, serving

RUNS = 7
UPDATES = 40


class Took(NamedTuple):
    """Milliseconds by the clock on the wall and of the processor."""

    wall: float
    processor: float


def measure() -> str:
    """The table: wall time with what is owed, and the processor's share of it."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("CONFIG", "DATA", "STATE"):
            os.environ[f"XDG_{name}_HOME"] = folder
        bare = _medians(lambda: _run("-c", "pass"))
        helped = _medians(lambda: _run("-m", "clients.cli", "--help"))
        alone = _medians(lambda: _run("-c", "import textual.app"))
        lobby = asyncio.run(_lobby(Path(folder)))
        update = asyncio.run(_update())
    lines = [
        Line("a bare interpreter, start to end", bare.wall, "ms"),
        *_both("cardavia --help", helped, bare, "300 ms"),
    ]
    lines += [Line("Textual alone, start to end", alone.wall, "ms", alone.wall / bare.wall)]
    lines += _both("start to the drawn lobby, 80 x 24", lobby, alone, "1000 ms")
    lines += _both("an update of the table screen, 80 x 24", update, None, "50 ms")
    return table(f"Terminal client, medians of {RUNS} starts and {UPDATES} updates", lines)


def _both(what: str, took: Took, beside: Took | None, owed: str) -> list[Line]:
    ratio = took.wall / beside.wall if beside else None
    return [Line(what, took.wall, "ms", ratio, owed), Line("  of the processor", took.processor, "ms")]


def _medians(once: Callable[[], Took]) -> Took:
    taken = [once() for _ in range(RUNS)]
    return Took(median(one.wall for one in taken), median(one.processor for one in taken))


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _run(*arguments: str) -> Took:
    start, before = time.perf_counter(), _children()
    child = pexpect.spawn(sys.executable, list(arguments), env=environment(), cwd=str(ROOT))
    child.expect(pexpect.EOF)
    child.close()
    return Took(1000 * (time.perf_counter() - start), 1000 * (_children() - before))


async def _lobby(folder: Path) -> Took:
    async with serving(folder / "server") as server:
        return await asyncio.to_thread(_medians, lambda: _start(server.http))


def _start(url: str) -> Took:
    """From the start to the drawn lobby; the processor's time includes the end of the program."""
    start, before = time.perf_counter(), _children()
    variables = environment(TERM="xterm-256color", LANG="C.UTF-8", PYTHONUTF8="1")
    arguments = ["-m", "clients.cli", "--cards", "suits", "--server", url]
    child = pexpect.spawn(sys.executable, arguments, env=variables, dimensions=(24, 80), cwd=str(ROOT), timeout=60)
    child.expect("Play at once")
    wall = time.perf_counter() - start
    child.send("\x11")
    child.expect(pexpect.EOF)
    child.close()
    return Took(1000 * wall, 1000 * (_children() - before))


async def _update() -> Took:
    """From the arrival of an update to the drawn screen."""
    driven = Driven(settings_of("holdem", seats_open=1), seed=3)
    if driven.state.stage == "waiting":
        driven.start()
    driven.settle()
    taken: list[Took] = []
    async with staged((80, 24)) as stage:
        await stage.sit(driven)
        while len(taken) < UPDATES:
            if driven.state.stage != "playing":
                driven.pass_time(10)
            driven.act(Call() if driven.legal.call else None)
            start, before = time.perf_counter(), time.process_time()
            await stage.told()
            taken.append(Took(1000 * (time.perf_counter() - start), 1000 * (time.process_time() - before)))
    return Took(median(one.wall for one in taken), median(one.processor for one in taken))
