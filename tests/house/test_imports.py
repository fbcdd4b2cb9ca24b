"""The import contracts bite: each forbidden import, planted in a copy of the rooms, breaks the contract that forbids it."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PLANTS = [
    ("protocol/cards.py", "import structlog", "protocol -> structlog"),
    ("protocol/cards.py", "import server.games", "protocol -> server"),
    ("server/games/rules.py", "import asyncio", "server.games -> asyncio"),
    ("server/games/holdem/step.py", "import random", "server.games -> random"),
    ("server/games/as_nas/step.py", "import time", "server.games -> time"),
    ("server/games/holdem/view.py", "import server.games.one_poker", "server.games.holdem -> server.games.one_poker"),
    ("server/bots/as_nas.py", "import server.games.holdem.state", "server.bots -> server.games.holdem.state"),
    ("server/bots/one_poker.py", "import server.bots.training", "server.bots.one_poker -> server.bots.training"),
    ("server/tables/table.py", "import asyncio", "server.tables.table -> asyncio"),
    ("server/tables/table.py", "import server.games.as_nas", "server.tables.table -> server.games.as_nas"),
    ("server/tables/actor.py", "import websockets", "server.tables -> websockets"),
    ("server/sessions/session.py", "import websockets", "server.sessions -> websockets"),
    ("server/sockets/connection.py", "import server.tables", "server.sockets -> server.tables"),
    ("server/sockets/listener.py", "import server.games", "server.sockets -> server.games"),
    ("clients/cli/play.py", "import server.app", "clients -> server"),
    ("server/app.py", "import clients.cli", "server -> clients.cli"),
]


def lint(folder: Path) -> str:
    """What the linter says of the rooms in a folder, on one line per sentence."""
    code = "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command())"
    command = [sys.executable, "-c", code, "--no-cache", "--no-logo"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout


@pytest.fixture(scope="module")
def verdict(root: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """What the linter says of a copy of the rooms in which every plant stands."""
    copy = tmp_path_factory.mktemp("rooms")
    for room in ("server", "protocol", "clients/cli"):
        shutil.copytree(root / room, copy / room, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "clients/__init__.py"):
        shutil.copy(root / name, copy / name)
    needed = ("server/app.py", "server/games/holdem/state.py", "server/bots/training/__init__.py")
    for name in [*needed, *(name for name, _, _ in PLANTS)]:
        path = copy / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    for name, line, _ in PLANTS:
        path = copy / name
        path.write_text(f"{line}\n{path.read_text()}".replace("from __future__ import annotations\n", ""))
    return lint(copy)


@pytest.mark.parametrize(("name", "line", "refused"), PLANTS)
def test_a_planted_import_is_refused(verdict: str, name: str, line: str, refused: str) -> None:
    importer, imported = refused.split(" -> ")
    assert f"{importer} is not allowed to import {imported}:" in verdict, verdict
