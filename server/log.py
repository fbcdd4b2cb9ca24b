"""How the log is written: JSON lines for machines, coloured lines on a terminal. Never a token, a hidden card or a line of chat."""

import contextlib
import logging
import sys
from typing import Literal, TextIO, cast

import structlog
from structlog.processors import ExceptionRenderer
from structlog.tracebacks import ExceptionDictTransformer
from structlog.typing import EventDict, WrappedLogger

_LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
_TRACES = frozenset({"trace", "exception", "exc_info"})
_SECRET = frozenset({"token", "move", "text", "cards", "card", "admin_token"})


def configure(level: str, form: Literal["auto", "json", "pretty"], stream: TextIO = sys.stderr) -> None:
    """Set up structlog and the libraries' loggers for this process."""
    pretty = form == "pretty" or (form == "auto" and stream.isatty())
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            _without_secrets,
            structlog.processors.add_log_level,
            _printable,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            # Tracebacks without the values of variables: they may be tokens, cards, lines of chat.
            *(
                [
                    structlog.dev.ConsoleRenderer(
                        colors=stream.isatty(), exception_formatter=structlog.dev.plain_traceback
                    )
                ]
                if pretty
                else [
                    ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),
                    structlog.processors.JSONRenderer(ensure_ascii=False),
                ]
            ),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(_LEVELS[level]),
        logger_factory=structlog.WriteLoggerFactory(cast(TextIO, Patient(stream))),
        cache_logger_on_first_use=True,
    )
    # What scanners and broken networks do to a socket is no matter of the operator; at its own debug level the library writes frames out, cards and
    # tokens in them, and so is never asked for that.
    library = logging.getLogger("websockets")
    library.setLevel(logging.INFO if level == "debug" else logging.CRITICAL)
    logging.basicConfig(stream=stream, level=logging.WARNING, format="%(name)s: %(message)s")


class Patient:
    """A stream for the log on which a line that can't be written is lost: a full disk must not stop the server that says so."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        """Write, if it can be."""
        with contextlib.suppress(OSError, ValueError):
            self._stream.write(text)

    def flush(self) -> None:
        """Flush, if it can be."""
        with contextlib.suppress(OSError, ValueError):
            self._stream.flush()


def _without_secrets(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """The last door: fields with a secret's name are blotted out, whoever logged them."""
    for field in _SECRET & event.keys():
        event[field] = "…"
    return event


def _printable(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """Whatever strangers have sent: marks that would move a terminal's cursor or turn the line's direction are written as escapes."""
    for field, value in event.items():
        if isinstance(value, str) and not value.isprintable():
            kept = "\n" if field in _TRACES else ""
            event[field] = "".join(
                mark if mark.isprintable() or mark in kept else mark.encode("unicode_escape").decode() for mark in value
            )
    return event
