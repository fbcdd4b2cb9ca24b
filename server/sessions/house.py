"""What all sessions of one server share, made once when it starts: nothing here is global."""

from dataclasses import dataclass, field
from typing import Protocol

import structlog

from protocol.history import ListMatches, Matches, MatchRecord, ShowMatch
from protocol.messages import ServerMessage
from protocol.session import Closed, Refused
from server.accounts import Accounts
from server.limits import Buckets, Clock
from server.lobby import Lobby
from server.metrics import Metrics
from server.settings import Settings
from server.tables.handle import Directory


class Guest(Protocol):
    """A session as the house sees it."""

    @property
    def address(self) -> str:
        """Where it is connected from."""
        ...

    def tell(self, message: ServerMessage) -> None:
        """Send a message."""

    def end(self, closed: Closed) -> None:
        """Say why, and close the connection."""


class History(Protocol):
    """What was played here, for those who played it."""

    async def answer(self, person: str, message: ListMatches | ShowMatch) -> Matches | MatchRecord | Refused:
        """What this person may know of the own matches."""
        ...

    async def forget(self, person: str) -> bool:
        """Take a person out of everything that is finished; whether that could be done."""
        ...


@dataclass(eq=False)
class House:
    """The shared parts. `reserved` are the likenesses of the bots' names; `admin_token` is the operator's secret."""

    settings: Settings
    directory: Directory
    accounts: Accounts
    metrics: Metrics
    clock: Clock
    admin_token: str
    version: str
    reserved: frozenset[str] = frozenset()
    history: History | None = None
    draining: bool = False
    wants_drain: bool = False
    guests: dict[tuple[str, str], Guest] = field(default_factory=dict[tuple[str, str], Guest])
    connections: int = 0
    log: structlog.typing.FilteringBoundLogger = field(default_factory=structlog.get_logger)

    def __post_init__(self) -> None:
        settings = self.settings
        self.lobby = Lobby(self.directory, settings, self.clock)
        self.newcomers = Buckets(settings.max_new_people, 3600, self.clock)
        self.chat = Buckets(settings.max_chat_lines, settings.chat_interval, self.clock)

    def enter(self, person: str, instance: str, guest: Guest) -> None:
        """A client has said who it is. Its older connection, if there is one still, is closed: it has come back."""
        older = self.guests.get((person, instance))
        self.guests[person, instance] = guest
        if older is not None and older is not guest:
            older.end(Closed("replaced", "This client has connected again."))

    def leave(self, person: str, instance: str, guest: Guest) -> None:
        """A client is gone."""
        if self.guests.get((person, instance)) is guest:
            del self.guests[person, instance]

    def of(self, person: str) -> list[Guest]:
        """All clients of one person."""
        return [guest for (owner, _), guest in self.guests.items() if owner == person]
