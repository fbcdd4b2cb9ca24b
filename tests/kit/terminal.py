"""The terminal client in tests: a table driven by hand seen through the client's model, and a line to a server that is a script."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from typing import Any

from clients.cli.catalogue import Catalogue
from clients.cli.link import Arrived, Happening
from clients.cli.model import Model, after
from clients.cli.plain.conversation import Conversation
from clients.cli.plain.grammar import Grammar
from clients.cli.plain.outlet import Outlet
from clients.cli.speaker import Speaker
from protocol.codec import encode
from protocol.lobby import Joined
from protocol.messages import ClientMessage, ServerMessage, Update
from protocol.play import Action
from protocol.session import Welcome
from tests.kit.driven import Driven

WELCOME = Welcome("h", "Cards", "Cardavia 0.1.0", 1, (), "token", "p1", "Ada")


class Seen:
    """A driven table as the one in `seat` is told it (None: a spectator), from the first update on."""

    def __init__(self, table: Driven, seat: int | None = 0) -> None:
        self.table = table
        self.seat = seat
        self._told = 0

    def updates(self) -> list[Update]:
        """The updates that have come since the last call."""
        moments = self.table.told[self._told :]
        self._told = len(self.table.told)
        return [moment.update(self.seat, self.table.at, 0) for moment in moments]

    def model(self) -> Model:
        """The model after everything that was told so far."""
        model = after(Model(), WELCOME)
        model = after(model, Joined("j", self.table.state.code, self.seat))
        for update in self.updates():
            model = after(model, update)
        return model


class Dialogue:
    """A plain conversation of Ada's at a driven table: what she types is written down with what is said, and her actions are carried out."""

    def __init__(self, table: Driven, language: str = "en", seat: int | None = 0) -> None:
        self.table = table
        self.lines: list[str] = []
        self.sent: list[ClientMessage] = []
        self.refuse: Callable[[ClientMessage], ServerMessage | None] = lambda _message: None
        words = Catalogue(language)
        outlet = Outlet(
            self.lines.append,
            lambda text: self.lines.append(f"{text} >"),
            self._send,
            lambda: f"m{len(self.sent)}",
            self._rules,
        )
        self.talk = Conversation(Speaker(words), Grammar(words), outlet, lambda code: f"http://127.0.0.1:8080/t/{code}")
        self._seen = Seen(table, seat)
        self.model = after(after(Model(), WELCOME), Joined("j", table.state.code, seat))
        self.hear()

    def _rules(self, game: str, word: str) -> list[str]:
        return [f"rules of {game} {word}".strip()]

    def _send(self, message: ClientMessage) -> None:
        self.sent.append(message)

    def hear(self) -> None:
        """Everything that has happened at the table is told."""
        for update in self._seen.updates():
            self.model = after(self.model, update)
            self.talk.heard(self.model)

    def told(self, message: ServerMessage) -> None:
        """Another message of the server."""
        self.model = after(self.model, message)
        self.talk.heard(self.model)

    def type(self, line: str) -> Sequence[str]:
        """Ada types a line, and what she decided is done at the table. Gives what was said since."""
        before, sent = len(self.lines), len(self.sent)
        if self.lines and self.lines[-1].endswith(" >"):
            self.lines[-1] += f" {line}"
        else:
            self.lines.append(f"> {line}")
        self.talk.typed(line)
        for message in self.sent[sent:]:
            action: Action | None = getattr(message, "action", None)
            if action is not None:
                self.table.act(action)
        self.hear()
        return self.lines[before:]

    def others(self, *actions: Action | None) -> None:
        """The others act, one after another (None: the easy action)."""
        for action in actions:
            self.table.act(action)
        self.hear()

    def until_turn(self) -> None:
        """The others act easily until it is the reader's turn."""
        while self.table.state.stage == "playing" and self.table.turn != 0:
            self.table.act()
        self.hear()


class ScriptedLine:
    """Stands where the app has its link: what is put into it arrives, what is sent is kept."""

    def __init__(self) -> None:
        self.sent: list[ClientMessage] = []
        self.round_trip: float | None = 0.038
        self.down = False
        self.hurried = 0
        self.closed = False
        self._arriving: asyncio.Queue[Happening | None] = asyncio.Queue()

    def id(self) -> str:
        """A new id."""
        return f"m{len(self.sent)}"

    async def send(self, message: ClientMessage) -> bool:
        """Keep it."""
        if self.down:
            return False
        self.sent.append(message)
        return True

    async def ping(self) -> None:
        """Nothing to measure."""

    def hurry(self) -> None:
        """Counted."""
        self.hurried += 1

    async def close(self) -> None:
        """No more."""
        self.closed = True
        self._arriving.put_nowait(None)

    def arrive(self, *messages: ServerMessage) -> None:
        """The server says something."""
        for message in messages:
            self._arriving.put_nowait(Arrived(message, encode(message).decode()))

    def happen(self, happening: Happening) -> None:
        """The line is lost, or back."""
        self._arriving.put_nowait(happening)

    async def happenings(self) -> AsyncGenerator[Happening, None]:
        """What arrives."""
        while (happening := await self._arriving.get()) is not None:
            yield happening

    def last(self, kind: type[Any]) -> Any:
        """The last message of a kind that was sent."""
        return [message for message in self.sent if isinstance(message, kind)][-1]
