"""The line to a server: a WebSocket that comes back by itself, says hello, and returns to its table.

Knows the protocol's session, no table and no screen: whoever listens gets what arrived.
"""

import asyncio
import contextlib
import random
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable

from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI, WebSocketException
from websockets.typing import Subprotocol

from clients.cli.greeting import Greeting, Identity
from protocol.codec import Malformed, decode_server, encode
from protocol.lobby import Join, Joined, Leave, Watch
from protocol.messages import SUBPROTOCOL_JSON, VERSIONS, ClientMessage, ServerMessage, Update
from protocol.session import Closed, Done, Hello, Ping, Pong, Refused, Welcome

PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0)
"""Seconds before each attempt to come back; the last one for all that follow. Varied by up to 30 % either way."""
VARIATION = 0.3
HELLO_SECONDS = 10.0
MAX_FRAME = 16 * 1024 * 1024


class Unreachable(Exception):
    """Nobody answers at the address, or what answers is no server of ours."""


class Unwelcome(Exception):
    """The server refused the hello: other versions, a name that can't be, no room; `refused` says which."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.text)
        self.refused = refused


class Arrived(Struct, frozen=True):
    """A message of the server, with its text as it came."""

    message: ServerMessage
    raw: str


class Lost(Struct, frozen=True):
    """The connection is gone; the next attempt comes after `wait` seconds. `unconfirmed` are messages that were not answered."""

    wait: float
    attempt: int
    unconfirmed: tuple[ClientMessage, ...]


class Back(Struct, frozen=True):
    """The connection is there again, after `seconds`."""

    seconds: float


class Over(Struct, frozen=True):
    """The connection ended and does not come back by itself."""

    closed: Closed


Happening = Arrived | Lost | Back | Over


class Link:
    """One client's line to the server at `url`. `greeted` is set once the first welcome has been taken from the happenings.

    `async for happening in link.happenings()` connects and goes on until it is over; `send` may be called from anywhere in the loop.
    """

    def __init__(
        self,
        url: str,
        identity: Identity,
        greeting: Greeting,
        *,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        chance: Callable[[], float] = random.random,
    ) -> None:
        self.url = url
        self.instance = secrets.token_hex(8)
        self.round_trip: float | None = None
        self.greeted = asyncio.Event()
        self._identity = identity
        self._greeting = greeting
        self._sleep = sleep
        self._chance = chance
        self._socket: ClientConnection | None = None
        self._number = 0
        self._open: dict[str, ClientMessage] = {}
        self._table: tuple[str, bool] | None = None
        self._version: int | None = None
        self._hurry = asyncio.Event()
        self._ended = False
        self._pinged: tuple[str, float] | None = None

    def id(self) -> str:
        """A new id for a message."""
        self._number += 1
        return f"{self.instance[:6]}-{self._number}"

    @property
    def connected(self) -> bool:
        """Whether messages reach the server now."""
        return self._socket is not None

    async def send(self, message: ClientMessage) -> bool:
        """Send a message; false if the line is down (nothing is kept for later: the table may have moved on)."""
        socket = self._socket
        if socket is None:
            return False
        if isinstance(message, Leave):
            self._table = None
        self._open[message.id] = message
        try:
            await socket.send(encode(message).decode(), text=True)
        except ConnectionClosed:
            return False
        return True

    async def ping(self) -> None:
        """Measure the round trip; the answer is in `round_trip`, in seconds."""
        message = Ping(self.id())
        self._pinged = (message.id, asyncio.get_running_loop().time())
        await self.send(message)

    def hurry(self) -> None:
        """Try to come back now rather than after the pause."""
        self._hurry.set()

    async def close(self) -> None:
        """End the connection for good."""
        self._ended = True
        self._hurry.set()
        if self._socket is not None:
            await self._socket.close()

    async def happenings(self) -> AsyncGenerator[Happening, None]:
        """Everything that arrives, until the line is over.

        Raises:
            Unreachable: the first attempt found no server. Later ones are repeated.
            Unwelcome: the server refuses this client.
        """
        attempt, gone = 0, 0.0
        loop = asyncio.get_running_loop()
        while not self._ended:
            closed: Closed | None = None
            try:
                async with contextlib.aclosing(self._session()) as arrivals:
                    async for arrived in arrivals:
                        if attempt and isinstance(arrived.message, Welcome):
                            yield Back(loop.time() - gone)
                            attempt = 0
                        closed = arrived.message if isinstance(arrived.message, Closed) else closed
                        yield arrived
                        if isinstance(arrived.message, Welcome):
                            self.greeted.set()
            except Unreachable:
                if not gone:
                    raise
            except Unwelcome as error:
                if not gone or not error.refused.code.startswith("limit_"):
                    raise
            if closed is not None and closed.retry_ms is None and closed.code not in ("slow", "idle", "internal"):
                yield Over(closed)
                return
            if self._ended:
                return
            gone = gone if attempt else loop.time()
            wait = self._pause(attempt, closed)
            unconfirmed = tuple(self._open.values())
            self._open.clear()
            yield Lost(wait, attempt, unconfirmed)
            attempt += 1
            await self._wait(wait)

    def _pause(self, attempt: int, closed: Closed | None) -> float:
        if closed is not None and closed.retry_ms is not None:
            return closed.retry_ms / 1000
        return PAUSES[min(attempt, len(PAUSES) - 1)] * (1 + VARIATION * (2 * self._chance() - 1))

    async def _wait(self, seconds: float) -> None:
        self._hurry.clear()
        waits = [asyncio.ensure_future(self._sleep(seconds)), asyncio.ensure_future(self._hurry.wait())]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

    async def _session(self) -> AsyncGenerator[Arrived, None]:
        """One connection from hello to its end."""
        try:
            protocols = [Subprotocol(SUBPROTOCOL_JSON)]
            socket = await connect(
                self.url, subprotocols=protocols, max_size=MAX_FRAME, open_timeout=HELLO_SECONDS, proxy=None
            )
        except (OSError, TimeoutError, InvalidURI, InvalidHandshake, WebSocketException) as error:
            raise Unreachable(str(error)) from None
        async with socket:
            try:
                welcome = await asyncio.wait_for(self._hello(socket), HELLO_SECONDS)
                self._socket = socket
                yield welcome
                await self._return()
                async for data in socket:
                    arrived = self._noted(data)
                    if arrived is not None:
                        yield arrived
            except ConnectionClosed:
                return
            except (TimeoutError, Malformed) as error:
                raise Unreachable(str(error)) from None
            finally:
                self._socket = None

    async def _hello(self, socket: ClientConnection) -> Arrived:
        while True:
            move = self._greeting.move if self._number == 0 else None
            token = None if move else self._identity.token(self.url)
            await socket.send(encode(self._greet(token, move)).decode(), text=True)
            raw = await socket.recv(decode=True)
            message = decode_server(raw)
            if isinstance(message, Refused) and message.code == "bad_token" and token is not None:
                self._identity.forget(self.url)
                continue
            if isinstance(message, Refused):
                raise Unwelcome(message)
            if isinstance(message, Closed):
                raise Unreachable(message.text)
            if isinstance(message, Welcome):
                self._identity.remember(self.url, message.token)
                return Arrived(message, raw)

    def _greet(self, token: str | None, move: str | None) -> Hello:
        greeting = self._greeting
        return Hello(
            self.id(),
            VERSIONS,
            self.instance,
            token=token,
            move=move,
            name=greeting.name,
            locale=greeting.locale,
            software=greeting.software,
            bot=greeting.bot,
        )

    async def _return(self) -> None:
        """Back to the table where this client was."""
        if self._table is None:
            return
        code, seated = self._table
        after = self._version
        await self.send(Join(self.id(), code, after=after) if seated else Watch(self.id(), code, after=after))

    def _noted(self, data: str | bytes) -> Arrived | None:
        raw = data if isinstance(data, str) else data.decode()
        try:
            message = decode_server(raw)
        except Malformed:
            return None  # a message of a newer server
        match message:
            case Pong() if self._pinged and message.id == self._pinged[0]:
                self.round_trip = asyncio.get_running_loop().time() - self._pinged[1]
            case Joined():
                self._table = (message.code, message.seat is not None)
                self._version = None
            case Update():
                self._version = message.version
                if self._table:
                    self._table = (message.view.code, bool(message.view.you and message.view.you.seat is not None))
            case Refused() if message.code in ("no_table", "table_closed", "banned"):
                self._table = None
            case _:
                pass
        if isinstance(message, Done | Refused | Joined | Pong) and message.id is not None:
            self._open.pop(message.id, None)
        return Arrived(message, raw)
