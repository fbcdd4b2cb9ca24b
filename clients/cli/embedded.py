"""A server of one's own for as long as the client runs: a child process on a free port of this machine."""

import asyncio
import contextlib
import os
import re
import sys
from pathlib import Path
from typing import BinaryIO

from clients.cli.address import Address

START_SECONDS = 20.0
STOP_SECONDS = 12.0


class NoServer(Exception):
    """The server could not be started; the text says why."""


class EmbeddedServer:
    """`cardavia serve` as a child, told to end when the client does. `folder` is where it keeps its data."""

    def __init__(self, process: asyncio.subprocess.Process, address: Address) -> None:
        self._process = process
        self.address = address

    @classmethod
    async def start(cls, folder: Path) -> "EmbeddedServer":
        """Start it and wait until it listens. Raises NoServer."""
        environment = {
            key: value for key, value in os.environ.items() if not key.startswith("CARDAVIA_") and key != "PORT"
        }
        with _log(folder) as log:
            process = await asyncio.create_subprocess_exec(
                *(
                    sys.executable,
                    "-m",
                    "clients.cli",
                    "serve",
                    "--host",
                    "127.0.0.1",
                    "--port",
                    "0",
                    "--data",
                    str(folder),
                ),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                env=environment | _path(),
                # Ctrl-C at the terminal is for the client; it ends the server itself.
                start_new_session=True,
            )
        try:
            return cls(process, await asyncio.wait_for(_listening(process, folder), START_SECONDS))
        except (TimeoutError, asyncio.CancelledError, NoServer) as error:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            if isinstance(error, TimeoutError):
                raise NoServer(
                    f"it does not listen after {START_SECONDS:.0f} seconds, see {folder / 'server.log'}"
                ) from None
            raise

    async def stop(self) -> None:
        """Tell it to end, and wait; it keeps its tables for the next time."""
        with contextlib.suppress(ProcessLookupError):
            self._process.terminate()
        try:
            await asyncio.wait_for(self._process.wait(), STOP_SECONDS)
        except TimeoutError:
            self._process.kill()
            await self._process.wait()


def _log(folder: Path) -> BinaryIO:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return (folder / "server.log").open("ab")
    except OSError as error:
        raise NoServer(f"{folder}: {os.strerror(error.errno or 0)}") from None


def _path() -> dict[str, str]:
    """The child finds our packages where this process found them."""
    root = str(Path(__file__).resolve().parents[2])
    return {"PYTHONPATH": os.pathsep.join(filter(None, [root, os.environ.get("PYTHONPATH", "")]))}


async def _listening(process: asyncio.subprocess.Process, folder: Path) -> Address:
    assert process.stdout is not None
    while line := await process.stdout.readline():
        told = re.search(r"http://\S+", line.decode(errors="replace"))
        if told:
            return Address(told[0])
    status = await process.wait()
    tail = (folder / "server.log").read_text("utf-8", "replace").strip().splitlines()[-1:]
    raise NoServer(tail[0].removeprefix("cardavia: ") if tail else f"it ended with status {status}")
