"""A newcomer who types what a page says, block by block, in a fresh folder."""

import contextlib
import http.client
import os
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

from tests.deploy.fronts import free_port
from tests.docs.pages import Block, blocks
from tests.kit.serving import environment

PATIENCE = 60.0


@contextlib.contextmanager
def in_background(block: Block, folder: Path, variables: dict[str, str]) -> Iterator[None]:
    """A server of a page, from when it answers to the end of the page."""
    log = (folder / "server.log").open("ab")
    process = subprocess.Popen(
        ["bash", "-euc", f"exec {block.text}"], cwd=folder, env=variables, stdout=log, stderr=log
    )
    try:
        end = time.monotonic() + PATIENCE
        while not answers(int(variables["CARDAVIA_PORT"])):
            assert process.poll() is None, (folder / "server.log").read_text()
            assert time.monotonic() < end
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)
        log.close()


def answers(port: int) -> bool:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().status == 200
    except OSError:
        return False
    finally:
        connection.close()


def type_out(page: Path, folder: Path, programs: Path) -> None:
    """Run the blocks of a page that are marked so, with the programs in the folder `programs`. Raises AssertionError where one fails."""
    port = str(free_port())
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"
    variables = environment(
        PATH=path, HOME=str(folder), CARDAVIA_PORT=port, CARDAVIA_SERVER=f"http://127.0.0.1:{port}", PYTHONPATH=""
    )
    variables = {name: value for name, value in variables.items() if not name.startswith("XDG_")}
    with contextlib.ExitStack() as stack:
        for block in blocks(page):
            if not block.run:
                continue
            if block.background:
                stack.enter_context(in_background(block, folder, variables))
                continue
            done = subprocess.run(
                ["bash", "-euo", "pipefail", "-c", block.text], cwd=folder, env=variables, capture_output=True, text=True,
                stdin=subprocess.DEVNULL, timeout=PATIENCE, check=False,
            )  # fmt: skip
            assert done.returncode == 0, f"{block.text}\n{done.stdout}\n{done.stderr}"
