"""`cardavia serve`: reads the settings, opens what is kept, and runs the server until it is told to stop."""

import asyncio
import errno
import importlib.metadata
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Sequence

import structlog

from clients import resources
from server import log, storage
from server.accounts import Unreadable, open_accounts
from server.app import App
from server.history.index import BadIndex
from server.journal.interface import JournalError
from server.metrics import Metrics
from server.settings import BadSetting, Settings
from server.sockets import scrape
from server.upkeep.flags import FAILED, USAGE, fail, parser, settled
from server.upkeep.unsafe import warnings
from server.web.pages import Pages, read_pages
from server.wiring import open_tables, reserved_names

EXIT_SECONDS = 9.5
"""So long after the word to stop the process is gone, whatever hangs: a thread that waits for a disk holds up an orderly end for ever."""


def main(argv: Sequence[str]) -> int:
    """Serve. Gives 0 after a drain, 1 if the server can't start, 2 for wrong flags or settings; every such error is one line."""
    arguments = vars(parser("serve", "Run a server of card tables.").parse_args(argv))
    try:
        settings, sources = settled(arguments)
    except BadSetting as error:
        return fail(str(error), USAGE)
    log.configure(settings.log_level, settings.log_format)
    for setting, why in warnings(settings, sources):
        structlog.get_logger().warning("unsafe setting", setting=setting, why=why)
    try:
        with storage.held(settings.folder), asyncio.Runner(loop_factory=_loop_factory()) as runner:
            return runner.run(_serve(settings))
    except (storage.BadFolder, Unreadable, JournalError, BadIndex) as error:
        return fail(str(error), FAILED)


async def _serve(settings: Settings) -> int:
    folder = settings.folder
    token = storage.admin_token(folder, settings.admin_token)
    accounts = open_accounts(folder, settings.max_people, time.time, time.monotonic)
    metrics = Metrics()
    tables, history = await open_tables(settings, metrics)
    app = App(
        settings,
        tables,
        accounts,
        admin_token=token,
        version=version(),
        pages=_pages(settings),
        metrics=metrics,
        reserved=reserved_names(),
        history=history,
        stopping=_end_soon,
    )
    try:
        host, port = await app.start()
    except OSError as error:
        await history.close()
        await tables.stop()
        await accounts.close()
        scraping = error.filename == scrape.SETTING
        where = f"{settings.host}:{settings.metrics_port if scraping else settings.port}"
        flags = "--metrics-port" if scraping else "--host or --port"
        return fail(f"can't listen on {where}: {_reason(error)}; choose another with {flags}", FAILED)
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, app.ask_to_stop)
    sys.stdout.write(f"Cardavia is at {address(host, port, settings.base)}\n")
    sys.stdout.flush()
    await app.run()
    return 0


def _end_soon() -> None:
    """From now on the time of the drain runs. Nothing is lost by its running out: what anybody has been told is on the disk."""

    def give_up() -> None:
        structlog.get_logger().error("something hangs; the server ends without it", seconds=EXIT_SECONDS)
        os._exit(FAILED)

    alarm = threading.Timer(EXIT_SECONDS, give_up)
    alarm.daemon = True
    alarm.start()


def address(host: str, port: int, base: str) -> str:
    """The address to open in a browser on this machine."""
    if host in {"0.0.0.0", "::"}:  # noqa: S104 - the wildcard is replaced here, not bound
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{base}/"


def version() -> str:
    """The installed version of Cardavia."""
    try:
        return importlib.metadata.version("cardavia")
    except importlib.metadata.PackageNotFoundError:
        return "of no installed version"


def _pages(settings: Settings) -> Pages | None:
    try:
        return read_pages(resources.web_client(), settings.base)
    except OSError as error:
        structlog.get_logger().warning("no web client", why=str(error))
        return None


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where it exists: about 1.5 times as many messages."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _reason(error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return "the port is in use"
    if isinstance(error, socket.gaierror):
        return "no such address is known here"
    return os.strerror(error.errno).lower() if error.errno else str(error)
