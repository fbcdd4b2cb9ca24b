"""A server on a free port within the test's own loop, with fake tables and a clock that the test sets."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from server.accounts import open_accounts
from server.app import App
from server.settings import Settings
from server.web.pages import Pages
from tests.kit.tables import FakeTables

ADMIN = "the-operators-secret-token"


@dataclass
class Clock:
    """A clock that moves when it is told to."""

    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Running:
    """A running server and what a test wants to reach of it."""

    app: App
    tables: FakeTables
    clock: Clock
    host: str
    port: int
    extra: dict[str, str] = field(default_factory=dict)

    @property
    def url(self) -> str:
        return f"ws://{self.host}:{self.port}/ws"

    @property
    def http(self) -> str:
        return f"http://{self.host}:{self.port}"


@asynccontextmanager
async def running(
    folder: Path,
    settings: Settings | None = None,
    *,
    pages: Pages | None = None,
    reserved: frozenset[str] = frozenset(),
) -> AsyncIterator[Running]:
    """Start a server, and drain it in the end."""
    clock = Clock()
    tables = FakeTables()
    chosen = settings or Settings(port=0, drain_seconds=0)
    accounts = open_accounts(folder, chosen.max_people, lambda: 1_700_000_000 + clock(), clock)
    app = App(chosen, tables, accounts, admin_token=ADMIN, version="test", pages=pages, reserved=reserved, clock=clock)
    host, port = await app.start()
    try:
        yield Running(app, tables, clock, host, port)
    finally:
        await app.drain()
