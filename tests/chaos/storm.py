"""A storm: a real server, guests who do everything to it, and its death again and again; in the end a report of what it has stood."""

import asyncio
import contextlib
import itertools
import time
from pathlib import Path
from random import Random

from msgspec import Struct

from tests.chaos.guest import Guest, Venue
from tests.chaos.observer import Broken, Observer
from tests.kit.serving import Serving, serving

FLAGS = (
    "--over-seconds", "1", "--empty-seconds", "2", "--max-guesses", "1000000", "--max-connections-per-address", "1000",
    "--max-new-people", "1000000",
)  # fmt: skip


class Report(Struct):
    """What a storm was: `memory` are the server's resident bytes by second, one list for each of its lives."""

    seconds: float
    kills: int
    faults: dict[str, int]
    heard: dict[str, int]
    memory: list[list[int]]

    @property
    def bad(self) -> int:
        """Inputs that no well-behaved client sends."""
        return sum(self.faults.values())

    def text(self) -> str:
        """The report as it is read."""
        most = max(itertools.chain.from_iterable(self.memory), default=0) / 2**20
        lines = [
            f"{self.seconds:.0f} s, {self.kills} kills survived, {self.bad} faults injected, at most {most:.1f} MiB"
        ]
        lines += [f"  {name}: {count}" for name, count in sorted({**self.faults, **self.heard}.items())]
        return "\n".join(lines)


def resident(process: int) -> int:
    """Bytes of memory that a process has."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise OSError(f"process {process} is gone")


async def storm(data: Path, seed: int, seconds: float, life: float, guests: int = 9) -> Report:
    """Let it rage for so many seconds; the server is killed about every `life` seconds. Raises Broken where a promise is broken."""
    observer, venue = Observer(), Venue()
    begun, memory, port = time.monotonic(), list[list[int]](), 0
    rng = Random(seed)
    crowd = [Guest(number, Random(f"{seed} {number}"), venue, observer, calm=number == 0) for number in range(guests)]
    tasks: list[asyncio.Task[None]] = []
    try:
        while (left := seconds - (time.monotonic() - begun)) > 0:
            async with serving(data, *FLAGS, "--port", str(port)) as server:
                port, venue.url = server.port, server.url
                tasks = tasks or [asyncio.create_task(guest.live()) for guest in crowd]
                memory.append([])
                last = left <= life * 1.5
                await _watch(server, tasks, memory[-1], left if last else life * rng.uniform(0.6, 1.4))
                if last:
                    break
                await server.kill()
                observer.faults["kill -9"] += 1
                observer.log(server.log())
                await asyncio.to_thread(observer.dead, data)
        await _end(data, venue, tasks, observer)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    kills = observer.faults.pop("kill -9", 0)
    return Report(time.monotonic() - begun, kills, dict(observer.faults), dict(observer.heard), memory)


async def _watch(server: Serving, tasks: list[asyncio.Task[None]], memory: list[int], seconds: float) -> None:
    """Wait so long, measuring; a guest that found something wrong, or a server that ends, ends the storm."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        done, _ = await asyncio.wait(tasks, timeout=min(1.0, max(0.01, end - time.monotonic())))
        for task in done:
            task.result()
        if server.process.returncode is not None:
            raise Broken(f"the server ended with {server.process.returncode}: {server.log()[-2000:]}")
        memory.append(resident(server.process.pid))


async def _end(data: Path, venue: Venue, tasks: list[asyncio.Task[None]], observer: Observer) -> None:
    """The guests go; what was told is compared with the journal a last time."""
    venue.over = True
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(10):
            await asyncio.gather(*tasks)
    observer.log(data.with_name(data.name + ".log").read_text())
    await asyncio.to_thread(observer.dead, data)
