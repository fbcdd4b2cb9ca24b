"""A server as a process of its own: started like a stranger would, killed like a bad day would."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 30.0


class Serving:
    """A running `cardavia serve`. `line` is what it printed."""

    def __init__(self, process: asyncio.subprocess.Process, line: str, log: Path) -> None:
        self.process = process
        self.line = line
        self._log = log

    @property
    def http(self) -> str:
        """The printed address, without the slash at its end."""
        return self.line.split()[-1].rstrip("/")

    @property
    def url(self) -> str:
        """The address of the socket."""
        return self.http.replace("http", "ws", 1) + "/ws"

    @property
    def port(self) -> int:
        """The port it listens on."""
        return int(self.http.rsplit(":", 1)[1].split("/")[0])

    def log(self) -> str:
        """What it has logged so far."""
        return self._log.read_text()

    async def stop(self, number: int = signal.SIGTERM) -> int:
        """Send a signal and wait; gives the exit status (negative: the signal that killed it)."""
        if self.process.returncode is None:
            self.process.send_signal(number)
        async with asyncio.timeout(PATIENCE):
            return await self.process.wait()

    async def kill(self) -> None:
        """As a power cut would: no time to say goodbye."""
        await self.stop(signal.SIGKILL)


def environment(**more: str) -> dict[str, str]:
    """This process's environment without settings of ours."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("CARDAVIA_") and name != "PORT"}
    return {**kept, **more}


@asynccontextmanager
async def serving(
    data: Path, *flags: str, rig: Sequence[str] | None = None, **variables: str
) -> AsyncIterator[Serving]:
    """Start a server on a free port with its data in the folder `data`; `rig`: by tests.kit.rigged, with these options."""
    program = ["server"] if rig is None else ["tests.kit.rigged", *rig, "--"]
    log = data.with_name(data.name + ".log")
    with log.open("ab") as errors:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", *program, "--port", "0", "--data", str(data), "--drain-seconds", "0", *flags,
            stdout=asyncio.subprocess.PIPE, stderr=errors, env=environment(**variables), cwd=ROOT,
        )  # fmt: skip
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE):
        line = (await process.stdout.readline()).decode().strip()
    server = Serving(process, line, log)
    try:
        assert line, server.log()
        yield server
    finally:
        if process.returncode is None:
            await server.kill()


async def failing(*arguments: str, **variables: str) -> tuple[int | None, str, str]:
    """Run `cardavia serve` where it can't start; gives exit status, output and error output."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "server", *arguments,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, env=environment(**variables), cwd=ROOT,
    )  # fmt: skip
    try:
        async with asyncio.timeout(PATIENCE):
            out, error = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return process.returncode, out.decode(), error.decode()
