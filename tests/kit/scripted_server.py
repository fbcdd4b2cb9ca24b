"""A server of one script over a real WebSocket: what it answers to each connection is a function of the test's."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from protocol.codec import decode_client, encode
from protocol.messages import SUBPROTOCOL_JSON, ClientMessage, ServerMessage


class Peer:
    """The server's end of one connection. `number` counts connections from 0, `heard` is what the client said."""

    def __init__(self, socket: ServerConnection, number: int) -> None:
        self.socket = socket
        self.number = number
        self.heard: list[ClientMessage] = []

    async def hear(self) -> ClientMessage:
        """The next message of the client."""
        message = decode_client(await self.socket.recv())
        self.heard.append(message)
        return message

    async def tell(self, *messages: ServerMessage) -> None:
        """Say something."""
        for message in messages:
            await self.socket.send(encode(message).decode())

    async def cut(self) -> None:
        """The line is cut, without a word."""
        self.socket.transport.abort()


class Script:
    """The running script: where it listens, and the connections so far."""

    def __init__(self) -> None:
        self.url = ""
        self.peers: list[Peer] = []


@asynccontextmanager
async def scripted(play: Callable[[Peer], Awaitable[None]]) -> AsyncIterator[Script]:
    """Serve the script on a free port."""
    script = Script()

    async def handle(socket: ServerConnection) -> None:
        peer = Peer(socket, len(script.peers))
        script.peers.append(peer)
        try:
            await play(peer)
        except ConnectionClosed:
            return

    async with serve(handle, "127.0.0.1", 0, subprotocols=[Subprotocol(SUBPROTOCOL_JSON)]) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        script.url = f"ws://127.0.0.1:{port}/ws"
        yield script
