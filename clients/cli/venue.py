"""Which server to talk to: the one given, the one at the usual address of this machine, or one of our own started for this run."""

import contextlib
import socket
from collections.abc import AsyncGenerator

from clients.cli.address import USUAL, USUAL_PORT, Address
from clients.cli.embedded import EmbeddedServer
from clients.cli.profile import data_folder

LOOK_SECONDS = 0.5


def somebody_listens(port: int = USUAL_PORT) -> bool:
    """Whether anything answers on that port of this machine."""
    try:
        with socket.create_connection(("127.0.0.1", port), LOOK_SECONDS):
            return True
    except OSError:
        return False


@contextlib.asynccontextmanager
async def server(given: Address | None) -> AsyncGenerator[tuple[Address, bool], None]:
    """The address to connect to, and whether the server there is our own, which ends afterwards.

    Raises:
        NoServer: none was given, none listens, and one of our own could not be started.
    """
    if given is not None:
        yield given, False
        return
    if somebody_listens():
        yield Address(USUAL), False
        return
    embedded = await EmbeddedServer.start(data_folder() / "server")
    try:
        yield embedded.address, True
    finally:
        await embedded.stop()
