"""The figures on a port of their own: there and nowhere else."""

import asyncio
import http.client
import socket
from pathlib import Path

from tests.kit.serving import failing, serving


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def status(port: int, path: str) -> int:
    def get() -> int:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        connection.request("GET", path)
        found = connection.getresponse().status
        connection.close()
        return found

    return await asyncio.to_thread(get)


async def test_the_figures_are_at_their_own_port_and_no_longer_at_the_main_one(tmp_path: Path) -> None:
    port = free_port()
    async with serving(tmp_path / "data", "--metrics-port", str(port)) as server:
        assert await status(port, "/metrics") == 200
        assert await status(port, "/healthz") == 404
        assert await status(server.port, "/metrics") == 404
        assert await server.stop() == 0


async def test_a_port_in_use_is_one_line_that_names_the_setting(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        status, _, error = await failing(
            "--port", "0", "--metrics-port", str(port), "--data", str(tmp_path / "data"), "--log-level", "error"
        )
    assert status == 1
    assert error == (
        f"cardavia: can't listen on 127.0.0.1:{port}: the port is in use; choose another with --metrics-port\n"
    )
