"""`cardavia status` and `cardavia healthcheck`: how a running server is, asked over HTTP."""

import argparse
import http.client
import json
import os
import re
import sys
import time
from collections.abc import Sequence

from clients.cli import options
from clients.cli.address import USUAL, Address
from clients.cli.failure import DONE, FAILED, Failed

SECONDS = 5.0


def healthcheck(arguments: Sequence[str], version: str) -> int:  # noqa: ARG001 - every command of the client is told
    """Print `ok` and give 0 if the server is well; else one sentence and 1, or 3 if nobody answers."""
    address = _address(
        "healthcheck",
        "Ask whether a server is well: exit status 0 if all is, 1 if not, 3 if nobody answers.",
        arguments,
    )[0]
    status, body = _get(address, "/healthz")
    said = _document(body).get("status")
    if status == http.HTTPStatus.OK and said == "ok":
        sys.stdout.write("ok\n")
        return DONE
    raise Failed(f"the server at {address.page} is not well: {said or f'status {status}'}. See its log", FAILED)


def status(arguments: Sequence[str], version: str) -> int:  # noqa: ARG001 - every command of the client is told
    """Print how the server is: version, uptime, tables, seats, connections, times, sizes. Raises Failed where nobody answers."""
    address, given = _address("status", "Show how a running server is.", arguments)
    while True:
        found = _found(address, given.metrics_port)
        if given.json:
            sys.stdout.write(json.dumps(found) + "\n")
        else:
            sys.stdout.writelines(f"{key.replace('_', ' ') + ':':<14}{_shown(value)}\n" for key, value in found.items())
        sys.stdout.flush()
        if given.every is None:
            return DONE
        time.sleep(given.every)
        sys.stdout.write("" if given.json else "\n")


def _found(address: Address, metrics_port: int | None) -> dict[str, object]:
    """What the server says of itself. Its figures may be at a port of their own."""
    code, body = _get(address, "/healthz")
    health = _document(body)
    if "status" not in health:
        raise Failed(f"what answers at {address.page} is no Cardavia server. Check the address", FAILED)
    ready = _document(_get(address, "/readyz")[1]).get("status")
    code, text = _get(address, "/metrics", metrics_port)
    figures = _figures(text) if code == http.HTTPStatus.OK else {}
    return {"address": address.page, **health, "ready": "yes" if ready == "ready" else f"no, {ready}", **figures}


def _address(command: str, description: str, arguments: Sequence[str]) -> tuple[Address, argparse.Namespace]:
    made = options.parser(command, description)
    made.add_argument("url", nargs="?", metavar="URL", help=f"the server's address ({USUAL})")
    if command == "status":
        made.add_argument("--json", action="store_true", help="one JSON object")
        made.add_argument("--every", type=_seconds, metavar="SECONDS", help="again and again, until Ctrl-C")
        made.add_argument(
            "--metrics-port",
            type=int,
            metavar="P",
            default=os.environ.get("CARDAVIA_METRICS_PORT") or None,
            help="where /metrics is, if at a port of its own (CARDAVIA_METRICS_PORT)",
        )
    given = made.parse_args(list(arguments))
    return options.address(given.url or given.server or USUAL), given


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0
    if not 0.1 <= seconds <= 86_400:
        raise argparse.ArgumentTypeError(f"must be from 0.1 to 86400 seconds, not {text!r}")
    return seconds


def _get(address: Address, path: str, port: int | None = None) -> tuple[int, str]:
    """Status and text; at another port it is plain HTTP without a base path."""
    kind = http.client.HTTPSConnection if address.secure and not port else http.client.HTTPConnection
    connection = kind(address.host, port or address.port, timeout=SECONDS)
    try:
        connection.request("GET", path if port else address.path + path, headers={"Accept": "*/*"})
        answer = connection.getresponse()
        return answer.status, answer.read(1_000_000).decode("utf-8", "replace")
    except (OSError, http.client.HTTPException) as error:
        raise Failed(
            f"no server answers at {address.page} ({_reason(error)}). Check the address, or start one: cardavia serve",
            FAILED,
        ) from None
    finally:
        connection.close()


def _reason(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error) or type(error).__name__).lower()


def _document(body: str) -> dict[str, object]:
    try:
        found: object = json.loads(body)
    except ValueError:
        return {}
    return {str(key): value for key, value in found.items()} if isinstance(found, dict) else {}  # type: ignore[misc]


def _figures(text: str) -> dict[str, object]:
    """The numbers that a person wants to see, out of the server's metrics."""
    values: dict[str, float] = {}
    tables: dict[str, int] = {}
    for name, labels, value in re.findall(r"^(\w+)(\{[^}]*\})? ([-+.\deE]+)$", text, re.MULTILINE):
        if name == "cardavia_tables" and float(value):
            key = " ".join(re.findall(r'"([^"]*)"', labels))
            tables[key] = int(float(value))
        values[name + labels] = float(value)
    found: dict[str, object] = {}
    if "process_start_time_seconds" in values:
        found["uptime"] = f"{_duration(time.time() - values['process_start_time_seconds'])}"
    found["tables"] = tables or 0
    for key, name in (
        ("people_seated", 'cardavia_seats{kind="person"}'),
        ("bots_seated", 'cardavia_seats{kind="bot"}'),
        ("spectators", "cardavia_spectators"),
        ("connections", "cardavia_connections"),
    ):
        found[key] = int(values.get(name, 0))
    for key, name in (("answers", "cardavia_answer_seconds"), ("journal", "cardavia_journal_seconds")):
        if values.get(f"{name}_count"):
            found[key] = f"95 % within {_quantile(values, name, 0.95) * 1000:g} ms"
    found["actions"] = int(_total(values, "cardavia_actions_total"))
    found["refusals"] = int(_total(values, "cardavia_refusals_total"))
    found["faults"] = int(values.get("cardavia_faults_total", 0))
    if "cardavia_journal_bytes" in values:
        found["journal_size"] = f"{values['cardavia_journal_bytes'] / 1_048_576:.1f} MiB"
    if "process_resident_memory_bytes" in values:
        found["memory"] = f"{values['process_resident_memory_bytes'] / 1_048_576:.0f} MiB"
    return found


def _total(values: dict[str, float], name: str) -> float:
    """A counter over all its labels."""
    return sum(value for key, value in values.items() if key == name or key.startswith(name + "{"))


def _quantile(values: dict[str, float], name: str, share: float) -> float:
    """The upper bound (in seconds) of the bucket where this share of a histogram's observations is reached."""
    wanted = values[f"{name}_count"] * share
    bounds = [
        (float(found[1]), value)
        for key, value in values.items()
        if (found := re.match(rf'{name}_bucket{{le="(.+)"}}', key))
    ]
    return next((bound for bound, count in sorted(bounds) if count >= wanted), float("inf"))


def _duration(seconds: float) -> str:
    minutes, seconds = divmod(max(0, int(seconds)), 60)
    hours, minutes = divmod(minutes, 60)
    days, hours = divmod(hours, 24)
    parts = [f"{days} d"] * bool(days) + [f"{hours} h"] * bool(hours or days) + [f"{minutes} min"]
    return " ".join(parts) if minutes or hours or days else f"{seconds} s"


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{count} {key}" for key, count in value.items())  # type: ignore[misc]
    return {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)
