"""A port of its own for /metrics, for who does not want the figures where everybody can ask. Answers nothing else."""

import logging

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.http11 import Request, Response

from server.sessions.house import House
from server.sockets.listener import measured, response
from server.web.answers import plain
from server.web.pages import path_of

SETTING = "metrics_port"


class MetricsPort:
    """Answers at the setting `metrics_port`, where there is one."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._server: Server | None = None

    async def start(self) -> None:
        """Listen. Raises OSError (its `filename` is the setting) where the port is not to be had."""
        settings = self._house.settings
        if not (settings.metrics and settings.metrics_port):
            return
        try:
            self._server = await serve(
                _nobody,
                settings.host,
                settings.metrics_port,
                process_request=self._answer,
                compression=None,
                server_header=None,
                open_timeout=settings.handshake_seconds,
                logger=logging.getLogger("websockets.server"),
            )
        except OSError as error:
            raise OSError(error.errno, error.strerror, SETTING) from None

    async def stop(self) -> None:
        """Answer no more."""
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    def _answer(self, _socket: ServerConnection, request: Request) -> Response:
        found = path_of(request.path) == "/metrics"
        answer = measured(self._house) if found else plain(404, "Only /metrics is answered here.")
        return response(answer, head=request.method == "HEAD")


async def _nobody(_socket: ServerConnection) -> None:
    """No WebSocket ever gets so far."""
