"""One WebSocket: bytes to messages and back, within the limits. Knows its session, and no table.

Frames are handed to the transport as they are made; when its buffer is full they wait in the outbox.
"""

import asyncio
import math
from collections.abc import Callable
from typing import Literal, Protocol

from websockets.asyncio.server import ServerConnection, broadcast
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

from protocol.codec import Encoding, Frame, Malformed, decode_client
from protocol.messages import SUBPROTOCOL_JSON, SUBPROTOCOL_MSGPACK
from protocol.refusals import notice, refused
from protocol.session import Closed, Refused
from server.limits import Bucket, Tally, whole
from server.sessions.house import House
from server.sessions.session import Session
from server.sockets.outbox import Outbox

MAX_STRIKES = 12
"""So many bad or too many messages in STRIKE_INTERVAL seconds, and the connection is closed."""
STRIKE_INTERVAL = 60.0
CLOSE_SECONDS = 3.0
"""How long a client has to answer a close."""
_CODES = {
    "bye": 1000,
    "drain": 1012,
    "forgotten": 1000,
    "idle": 1000,
    "internal": 1011,
    "limit": 1008,
    "origin": 1008,
    "protocol": 1008,
    "replaced": 1000,
    "slow": 1008,
    "version": 1002,
}
"""WebSocket close codes by Closed.code."""


_BUSY = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 10\r\nContent-Length: 0\r\n\r\n"


class Gate:
    """Counts the connections that have not finished their handshake: never more than `most`, nor than `most_by_peer` from one address unless
    it is a proxy that speaks for many."""

    def __init__(self, most: int, most_by_peer: int, proxy: Callable[[str], bool]) -> None:
        self._inside = Tally(most, most_by_peer)
        self._proxy = proxy

    def enter(self, peer: str) -> bool:
        """Whether one more may begin its handshake; if so it is counted until `leave`."""
        full = self._inside.full(peer)
        if full == "limit_connections" or (full is not None and not self._proxy(peer)):
            return False
        self._inside.enter(peer)
        return True

    def leave(self, peer: str) -> None:
        """A handshake is over, well or not."""
        self._inside.leave(peer)

    def sockets(self) -> type["Socket"]:
        """The class of the connections that come through this gate."""
        return type("GatedSocket", (Socket,), {"gate": self, "__slots__": ()})


class Keeper(Protocol):
    """Who must know how the transport of a socket is."""

    def paused(self) -> None:
        """Its buffer is full."""

    def resumed(self) -> None:
        """It has room again."""


class Socket(ServerConnection):
    """The library's connection, coming through a gate, and telling its keeper when the transport's buffer is full and has room again."""

    __slots__ = ("_shaking", "keeper")
    gate: Gate
    keeper: Keeper | None
    _shaking: str | None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """From the transport: somebody has connected."""
        self.keeper = self._shaking = None
        super().connection_made(transport)
        address = peer(self)
        if self.gate.enter(address):
            self._shaking = address
        else:
            self.transport.write(_BUSY)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """From the transport: it is over."""
        self.shaken()
        super().connection_lost(exc)

    def shaken(self) -> None:
        """The handshake is done: what it said of headers is forgotten."""
        for said in (self.request, self.response):
            if said is not None:
                said.headers.clear()
        if self._shaking is not None:
            self.gate.leave(self._shaking)
            self._shaking = None

    def pause_writing(self) -> None:
        """From the transport: its buffer is full."""
        super().pause_writing()
        if self.keeper is not None:
            self.keeper.paused()

    def resume_writing(self) -> None:
        """From the transport: it has room again."""
        super().resume_writing()
        if self.keeper is not None:
            self.keeper.resumed()


def peer(socket: ServerConnection) -> str:
    """The address at the other end: the client's, or a proxy's. Empty if it is gone already."""
    address: tuple[object, ...] | None = socket.remote_address
    return str(address[0]) if address else ""


class Connection:
    """The server's end of one WebSocket. `address` is what limits count by. It is the session's `Outlet`."""

    __slots__ = (
        "__weakref__",
        "_bytes",
        "_closing",
        "_encoding",
        "_heard",
        "_house",
        "_messages",
        "_opened",
        "_socket",
        "_strikes",
        "_warned",
        "outbox",
        "session",
    )

    def __init__(self, socket: Socket, house: House, address: str, encoding: Encoding) -> None:
        settings = house.settings
        now = house.clock()
        self._socket = socket
        self._house = house
        self._encoding: Encoding = encoding
        self.outbox = Outbox(self._write, encoding, settings.outbox_bytes)
        self._messages = Bucket(settings.max_messages, settings.rate_interval, now)
        self._bytes = Bucket(settings.max_bytes, settings.rate_interval, now)
        self._strikes = Bucket(MAX_STRIKES, STRIKE_INTERVAL, now)
        self._opened = self._heard = now
        self._warned = -math.inf
        self._closing: asyncio.Task[None] | None = None
        self.session = Session(house, self, address)
        socket.keeper = self

    async def run(self) -> None:
        """Serve the client until the connection is over, however it ends."""
        self._house.metrics.connected()
        try:
            while self._closing is None:
                await self._take(await self._socket.recv())
            await self._closing
        except ConnectionClosed:
            pass
        finally:
            self._socket.keeper = None
            self._house.metrics.disconnected(self.outbox.dropped)
            self.outbox.clear()
            self.session.lost()

    async def _take(self, data: str | bytes) -> None:
        now = self._heard = self._house.clock()
        if isinstance(data, bytes) != (self._encoding == "msgpack"):
            spoken = SUBPROTOCOL_MSGPACK if self._encoding == "msgpack" else SUBPROTOCOL_JSON
            self._strike(refused(None, "binary", subprotocol=spoken))
            return
        size = len(data) if isinstance(data, bytes) else len(data.encode("utf-8", "surrogatepass"))
        limit = self._house.settings.max_frame_bytes
        if size > limit:
            self._strike(refused(None, "too_large", limit=limit))
            return
        try:
            message = decode_client(data, self._encoding)
        except Malformed as error:
            self._strike(refused(None, "malformed", reason=str(error)))
            return
        over = self._over(message.id, size, now)
        if over is not None:
            self._strike(over, "limit")
            return
        try:
            await self.session.receive(message)
        except Exception:
            # Whatever it is, it is ours: the client is told, the others play on.
            self._house.metrics.fault()
            self._house.log.exception("fault in a session", request=message.id, kind=str(message.__struct_config__.tag))
            self.session.tell(refused(message.id, "internal"))

    def _over(self, id: str, size: int, now: float) -> Refused | None:
        """The refusal if the client says too much, else None."""
        interval = self._house.settings.rate_interval
        wait = self._messages.take(now)
        if wait > 0:
            return refused(id, "limit_rate", limit=self._messages.limit, interval=interval, wait=whole(wait))
        if self._messages.low(now) and now - self._warned >= interval:
            self._warned = now
            self.session.tell(notice("rate", limit=self._messages.limit, interval=interval))
        wait = self._bytes.take(now, size)
        if wait > 0:
            return refused(id, "limit_bytes", limit=self._bytes.limit, interval=interval, wait=whole(wait))
        return None

    def _strike(self, refusal: Refused, why: Literal["protocol", "limit"] = "protocol") -> None:
        """Refuse, and close if that has happened too often lately."""
        self.session.tell(refusal)
        wait = self._strikes.take(self._heard)
        if wait > 0:
            self.close(Closed(why, "Too many messages that were refused.", retry_ms=whole(wait) * 1000))

    # --- to the client -----------------------------------------------------------------------------------------------

    def send(self, frame: Frame) -> None:
        """A message; never dropped."""
        self.outbox.send(frame)

    def update(self, frame: Frame) -> None:
        """A table's update; a slow reader keeps only the newest."""
        self.outbox.update(frame)

    def paused(self) -> None:
        """From the socket: the transport's buffer is full."""
        self.outbox.pause(self._house.clock())

    def resumed(self) -> None:
        """From the socket: it has room again."""
        self.outbox.resume()

    def _write(self, data: bytes) -> None:
        # One receiver at a time, but without a task or a wait: the library's way to hand ready bytes to the transport.
        broadcast((self._socket,), data, text=self._encoding == "json")

    def close(self, closed: Closed) -> None:
        """Say why, and close; a client that does not answer in time is cut off."""
        if self._closing is None:
            self.outbox.last(Frame(closed))
            self._closing = asyncio.create_task(self._part(_CODES[closed.code], closed.text[:100]))

    async def _part(self, code: int, reason: str) -> None:
        """The closing handshake; a client that reads nothing is cut off."""
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._socket.close(code, reason)
        except TimeoutError:
            self._socket.transport.abort()

    def sweep(self, now: float) -> None:
        """Close if the client is silent too long where it should not be, or reads too slowly. Called every second or so."""
        settings = self._house.settings
        if self._closing is not None or self._socket.state is not State.OPEN:
            return
        if self.outbox.overdue(now, settings.slow_seconds):
            self._house.metrics.slow()
            self._house.log.info("slow reader closed", person=self.session.person.id)
            self.close(Closed("slow", "This client reads too slowly.", retry_ms=1000))
        elif not self.session.greeted and now - self._opened > settings.handshake_seconds:
            self.close(Closed("idle", f"No hello within {settings.handshake_seconds:g} seconds."))
        elif not self.session.at_table and now - self._heard > settings.idle_seconds:
            self.close(Closed("idle", f"Nothing was heard for {settings.idle_seconds:g} seconds."))
