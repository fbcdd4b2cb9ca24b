"""The one port: takes connections, answers plain HTTP, and lets WebSockets in within the limits. Knows no table and no game."""

import http
import logging
from collections.abc import Callable, Sequence
from email.utils import formatdate

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.typing import Subprotocol

from protocol.codec import SUBPROTOCOLS, Encoding, encode
from protocol.messages import SUBPROTOCOL_JSON, VERSION
from protocol.refusals import REFUSALS, refused
from protocol.session import Closed, Refused
from server import metrics
from server.limits import Tally
from server.sessions.house import House
from server.sockets.connection import CLOSE_SECONDS, Connection, Gate, Socket, peer
from server.web.addresses import Doorman, group
from server.web.answers import SAFE, Answer, document, plain
from server.web.pages import Pages, path_of

SOCKET = "/ws"
RETRY = 10
"""Seconds after which somebody who was turned away may try again."""
_SPARE = 32
"""So many connections over the limit are let in just to be told why they can't stay; browsers hide an HTTP refusal from the page."""
_HARD = 4
"""A message of more than so many times the limit is not even read: the library closes with 1009."""
_HEADERS = ("Accept-Encoding", "Host", "If-None-Match", "Origin", "X-Forwarded-For", "X-Forwarded-Host")


class Listener:
    """Accepts connections for a house. `ready` says why the server is not ready to play, or None."""

    def __init__(self, house: House, pages: Pages | None, ready: Callable[[], str | None]) -> None:
        settings = house.settings
        self._house = house
        self._pages = pages
        self._ready = ready
        self._doorman = Doorman(settings.trusted_proxies, settings.allowed_origins)
        self._tally = Tally(settings.max_connections, settings.max_connections_per_address)
        self._gate = Gate(settings.max_handshakes, settings.max_connections_per_address, self._doorman.trusts)
        self._turning_away = 0
        self._software = f"Cardavia {house.version}"
        self.connections: set[Connection] = set()
        self._server: Server | None = None

    async def start(self) -> tuple[str, int]:
        """Listen; gives the address and port. Raises OSError where that is not to be had."""
        settings = self._house.settings
        self._server = await serve(
            self._serve,
            settings.host,
            settings.port,
            create_connection=self._gate.sockets(),
            backlog=1024,
            select_subprotocol=_select,
            process_request=self._answer,
            compression=None,
            server_header=None,
            open_timeout=settings.handshake_seconds,
            ping_interval=settings.ping_seconds,
            ping_timeout=settings.ping_seconds,
            close_timeout=CLOSE_SECONDS,
            max_size=settings.max_frame_bytes * _HARD,
            logger=logging.getLogger("websockets.server"),
        )
        host, port = self._server.sockets[0].getsockname()[:2]
        return str(host), int(port)

    def sweep(self, now: float) -> None:
        """Close connections that are silent or slow for too long."""
        for connection in list(self.connections):
            connection.sweep(now)

    def farewell(self, closed: Closed) -> None:
        """Say goodbye to all clients, and close their connections."""
        for connection in list(self.connections):
            connection.close(closed)

    async def stop(self) -> None:
        """Take no more connections and close those that are left."""
        if self._server is not None:
            self._server.close(code=1012, reason="The server stops.")
            await self._server.wait_closed()

    # --- a connection's way in ---------------------------------------------------------------------------------------

    def _answer(self, socket: ServerConnection, request: Request) -> Response | None:
        """Answer plain HTTP; None lets a WebSocket's handshake go on."""
        path = self._inner(request.path)
        headers = _read(request.headers)
        answer = self._refusal(peer(socket), headers) if path == SOCKET else self._page(request.method, path, headers)
        return None if answer is None else response(answer, head=request.method == "HEAD")

    def _inner(self, target: str) -> str:
        """The request's path without query and base path: proxies may take the base path off or leave it."""
        path = path_of(target)
        base = self._house.settings.base
        if base and (path == base or path.startswith(f"{base}/")):
            path = path.removeprefix(base) or "/"
        return path

    def _page(self, method: str, path: str, headers: dict[str, str]) -> Answer:
        if method not in {"GET", "HEAD"}:
            return plain(405, "Only GET and HEAD are answered here.", Allow="GET, HEAD")
        match path:
            case "/healthz":
                return document(200, {"status": "ok", "version": self._house.version})
            case "/readyz":
                problem = self._ready()
                return document(200 if problem is None else 503, {"status": problem or "ready"})
            case "/metrics" if self._house.settings.metrics and not self._house.settings.metrics_port:
                return measured(self._house)
            case _:
                if self._pages is None:
                    return plain(404, "The web client is not built here; build it with: make setup")
                return self._pages.answer(path, headers) or plain(404, f"There is nothing at {path[:200]}.")

    def _refusal(self, address: str, headers: dict[str, str]) -> Answer | None:
        """Why this WebSocket may not even shake hands, or None."""
        if not self._doorman.welcomes(address, headers):
            origin = headers.get("Origin", "")[:200]
            self._house.metrics.turned_away("origin")
            self._house.log.warning("origin refused", origin=origin, host=headers.get("Host", "")[:200])
            return plain(403, REFUSALS["origin"].format(origin=origin))
        full = self._tally.full(group(self._doorman.client(address, headers)))
        if full is not None and self._turning_away >= _SPARE:
            self._house.metrics.turned_away(full)
            return plain(503 if full == "limit_connections" else 429, self._full(full).text, Retry_After=str(RETRY))
        return None

    def _full(self, code: str) -> Refused:
        limit = self._tally.most if code == "limit_connections" else self._tally.most_by_key
        return refused(None, code, limit=limit, wait=RETRY)

    async def _serve(self, socket: ServerConnection) -> None:
        """A WebSocket has shaken hands: serve it, or say why not."""
        assert isinstance(socket, Socket)
        assert socket.request is not None
        address = group(self._doorman.client(peer(socket), _read(socket.request.headers)))
        socket.shaken()
        encoding = SUBPROTOCOLS.get(socket.subprotocol or SUBPROTOCOL_JSON)
        full = self._tally.full(address)
        if encoding is None:
            spoken = refused(None, "version", server=VERSION, software=self._software, client=socket.subprotocol)
            await self._turn_away(socket, spoken, Closed("version", spoken.text), 1002)
        elif full is not None:
            refusal = self._full(full)
            await self._turn_away(socket, refusal, Closed("limit", refusal.text, retry_ms=RETRY * 1000), 1013)
        else:
            await self._keep(Connection(socket, self._house, address, encoding), address)

    async def _keep(self, connection: Connection, address: str) -> None:
        self._tally.enter(address)
        self._house.connections += 1
        self.connections.add(connection)
        try:
            await connection.run()
        finally:
            self.connections.discard(connection)
            self._house.connections -= 1
            self._tally.leave(address)

    async def _turn_away(self, socket: Socket, refusal: Refused, closed: Closed, code: int) -> None:
        """Tell the client why it can't stay, in its own encoding as far as that can be told, and close."""
        self._house.metrics.turned_away(refusal.code)
        self._house.metrics.refused(refusal.code)
        encoding: Encoding = "msgpack" if (socket.subprotocol or "").endswith("msgpack") else "json"
        self._turning_away += 1
        try:
            for message in (refusal, closed):
                await socket.send(encode(message, encoding), text=encoding == "json")
            await socket.close(code, closed.text[:100])
        except ConnectionClosed:
            pass
        finally:
            self._turning_away -= 1


def _select(_socket: ServerConnection, offered: Sequence[Subprotocol]) -> Subprotocol | None:
    """The first subprotocol that we speak; else the first one offered, so that a browser lets the refusal through. None: JSON is spoken."""
    known = [subprotocol for subprotocol in offered if subprotocol in SUBPROTOCOLS]
    return (known or list(offered) or [None])[0]


def _read(headers: Headers) -> dict[str, str]:
    """The headers that matter here; one that comes several times counts as one list."""
    return {name: ", ".join(headers.get_all(name)) for name in _HEADERS if name in headers}


def measured(house: House) -> Answer:
    """The house's figures for Prometheus."""
    text = house.metrics.text(lambda: (table.line() for table in house.directory.tables()))
    return Answer(200, text, {"Content-Type": metrics.CONTENT_TYPE, "Cache-Control": "no-store"})


def response(answer: Answer, *, head: bool) -> Response:
    """An answer as it is sent."""
    headers = Headers(Date=formatdate(usegmt=True), Connection="close", **SAFE)
    headers["Content-Length"] = str(len(answer.body))
    for name, value in answer.headers.items():
        headers[name] = value
    return Response(answer.status, http.HTTPStatus(answer.status).phrase, headers, b"" if head else answer.body)
