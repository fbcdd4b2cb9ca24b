"""A client of raw messages over a real WebSocket: says one, hears the next of a kind."""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin, Subprotocol

from protocol.codec import Encoding, decode_server, encode
from protocol.messages import SUBPROTOCOL_JSON, SUBPROTOCOL_MSGPACK, ClientMessage, ServerMessage
from protocol.session import Hello, Welcome

M = TypeVar("M")
PATIENCE = 10.0
"""Seconds after which a test gives up waiting for a message that does not come."""


_RETURNS = itertools.count(1)
"""A person who comes back on another connection must not repeat an id."""


class Client:
    """One connection. `log` holds everything heard."""

    def __init__(self, socket: ClientConnection, encoding: Encoding) -> None:
        self.socket = socket
        self.encoding: Encoding = encoding
        self.log: list[ServerMessage] = []
        self._ids = itertools.count(1)

    def id(self) -> str:
        """A fresh message id."""
        return f"m{next(self._ids)}"

    async def say(self, message: ClientMessage) -> None:
        """Send a message."""
        await self.raw(encode(message, self.encoding))

    async def raw(self, data: bytes, *, text: bool | None = None) -> None:
        """Send bytes, as a frame of the connection's own kind unless told."""
        await self.socket.send(data, text=self.encoding == "json" if text is None else text)

    async def next(self) -> ServerMessage:
        """The next message, whatever it is."""
        async with asyncio.timeout(PATIENCE):
            message = decode_server(await self.socket.recv(), self.encoding)
        self.log.append(message)
        return message

    async def hear(self, kind: type[M]) -> M:
        """The next message of this kind; others are passed over (and kept in `log`)."""
        while True:
            message = await self.next()
            if isinstance(message, kind):
                return message

    async def ask(self, message: ClientMessage, kind: type[M]) -> M:
        """Send a message and hear the answer, of this kind; one to an earlier message is passed over (and kept in `log`)."""
        await self.say(message)
        while True:
            heard = await self.hear(kind)
            if getattr(heard, "id", None) in (None, message.id):
                return heard

    async def hello(self, name: str | None = None, *, token: str | None = None, instance: str | None = None) -> Welcome:
        """Say hello and be welcomed."""
        if token is not None:
            self._ids = itertools.count(1000 * next(_RETURNS))
        return await self.ask(
            Hello(self.id(), (1,), instance or f"instance-{id(self)}", token=token, name=name), Welcome
        )

    async def closed(self) -> tuple[int | None, str | None]:
        """Wait until the server has closed the connection; gives the close code and reason. What was sent before is in `log`."""
        async with asyncio.timeout(PATIENCE):
            with contextlib.suppress(ConnectionClosed):
                while True:
                    self.log.append(decode_server(await self.socket.recv(), self.encoding))
        return self.socket.close_code, self.socket.close_reason


@asynccontextmanager
async def client(
    url: str,
    encoding: Encoding = "json",
    *,
    subprotocol: str | None = "",
    origin: str | None = None,
    headers: dict[str, str] | None = None,
) -> AsyncIterator[Client]:
    """Connect. `subprotocol` defaults to that of the encoding; None offers none."""
    usual = SUBPROTOCOL_JSON if encoding == "json" else SUBPROTOCOL_MSGPACK
    offered = None if subprotocol is None else [Subprotocol(subprotocol or usual)]
    socket = await connect(
        url,
        subprotocols=offered,
        origin=Origin(origin) if origin else None,
        additional_headers=headers,
        compression=None,
        proxy=None,
        ping_interval=None,
    )
    try:
        yield Client(socket, encoding)
    finally:
        await socket.close()
