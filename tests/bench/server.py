"""The server over real sockets: actions a second on one core, latency at 200 a second, memory of an idle table."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.kit.serving import ROOT, environment

FLAGS = ("--port", "0", "--log-level", "error", "--drain-seconds", "0", "--max-messages", "10000000", "--max-bytes", "10000000",
         "--max-connections-per-address", "100000", "--max-connections", "100000", "--max-tables", "100000", "--max-handshakes", "100000",
         "--max-new-people", "1000000")  # fmt: skip


@contextmanager
def pinned_server(core: int) -> Iterator[tuple[int, int]]:
    """A server on one core; gives its port and process id."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "server", *FLAGS, "--data", f"{folder}/data"]
        process = subprocess.Popen(command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, text=True)
        os.sched_setaffinity(process.pid, {core})
        try:
            assert process.stdout is not None
            yield int(process.stdout.readline().rsplit(":", 1)[1].strip("/\n")), process.pid
        finally:
            process.terminate()
            process.wait()


def loaded(port: int, tables: int, seconds: float, rate: float, core: int) -> tuple[float, list[float], int]:
    """Actions a second, latencies in ms, sorted, and all actions, those of warming up included."""
    command = [sys.executable, "-m", "tests.bench.server_load", str(port), str(tables), str(seconds), str(rate)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    os.sched_setaffinity(process.pid, {core})
    result = json.loads(process.communicate()[0])
    return result["actions"] / result["seconds"], result["latencies"], result["all"]


def resident(pid: int) -> int:
    """Resident memory in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def spent(pid: int) -> float:
    """Processor seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(seconds: float = 8.0) -> str:
    """Saturate a server, then load it lightly, then fill it with idle tables; a table of the figures."""
    cores = sorted(os.sched_getaffinity(0))
    with pinned_server(cores[0]) as (port, pid):
        begun = spent(pid)
        rate, latencies, actions = loaded(port, 64, seconds, 0, cores[-1])
        per_core = actions / (spent(pid) - begun)
    with pinned_server(cores[0]) as (port, pid):
        gentle, latencies, _ = loaded(port, 64, seconds, 200, cores[-1])
    with pinned_server(cores[0]) as (port, pid):
        loaded(port, 10, 0.1, 1, cores[-1])
        before = resident(pid)
        loaded(port, 200, 1.0, 1, cores[-1])
        idle = (resident(pid) - before) / 200
    p50, p99 = (latencies[int(len(latencies) * part)] for part in (0.5, 0.99))
    return "\n".join(
        [
            "server, hold'em with 4 clients a table, durable journal         figure      owed",
            f"actions a second on one core, 64 tables              {rate:16.0f}      4000",
            f"the same by processor time, actions a core-second    {per_core:16.0f}      4000",
            f"p50 / p99 at {gentle:.0f} actions a second, ms              {p50:10.2f} /{p99:5.2f}    1 / 4",
            f"memory of a table with four clients, kB              {idle / 1000:16.0f}       100",
        ]
    )
