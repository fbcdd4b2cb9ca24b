"""The log: JSON lines, and no secrets whoever logs them."""

import errno
import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from server import log


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Leave structlog as it was."""
    yield
    structlog.reset_defaults()


def test_away_from_a_terminal_lines_are_json() -> None:
    stream = io.StringIO()
    log.configure("info", "auto", stream)
    structlog.get_logger().info("table opened", table="ABC234")
    line = json.loads(stream.getvalue())
    assert (line["event"], line["table"], line["level"]) == ("table opened", "ABC234", "info")


def test_what_is_lighter_than_the_level_is_not_written() -> None:
    stream = io.StringIO()
    log.configure("warning", "json", stream)
    structlog.get_logger().info("listening")
    assert stream.getvalue() == ""


@pytest.mark.parametrize("field", ["token", "move", "text", "cards", "card", "admin_token"])
@pytest.mark.parametrize("form", ["json", "pretty"])
def test_fields_with_a_secrets_name_are_blotted_out(field: str, form: str) -> None:
    stream = io.StringIO()
    log.configure("info", "json" if form == "json" else "pretty", stream)
    structlog.get_logger().info("something", **{field: "the-secret-itself"})
    assert "something" in stream.getvalue()
    assert "the-secret-itself" not in stream.getvalue()


@pytest.mark.parametrize("form", ["json", "pretty"])
def test_what_strangers_send_moves_no_cursor_and_breaks_no_line(form: str) -> None:
    stream = io.StringIO()
    log.configure("info", "json" if form == "json" else "pretty", stream)
    structlog.get_logger().info("origin refused", origin="a\x1b[2J\x9b\nb\u202ec")
    (line,) = stream.getvalue().splitlines()
    assert line.isprintable()


def test_a_fault_is_written_with_its_traceback_on_one_line() -> None:
    stream = io.StringIO()
    log.configure("info", "json", stream)
    try:
        raise ZeroDivisionError("by nought")
    except ZeroDivisionError:
        structlog.get_logger().exception("fault")
    (line,) = stream.getvalue().splitlines()
    assert json.loads(line)["exception"][0]["exc_value"] == "by nought"


@pytest.mark.parametrize("form", ["json", "pretty"])
def test_a_traceback_does_not_show_the_values_of_variables(form: str) -> None:
    stream = io.StringIO()
    log.configure("info", "json" if form == "json" else "pretty", stream)
    secret = "hidden" * 3
    try:
        raise ZeroDivisionError(len(secret))
    except ZeroDivisionError:
        structlog.get_logger().exception("fault")
    assert "ZeroDivisionError" in stream.getvalue()
    assert secret not in stream.getvalue()


@pytest.mark.parametrize("level", ["debug", "info", "error"])
def test_the_library_never_writes_frames_out(level: str) -> None:
    log.configure(level, "json", io.StringIO())
    assert not logging.getLogger("websockets.server").isEnabledFor(logging.DEBUG)


def test_a_line_that_can_not_be_written_is_lost_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    class Full(io.StringIO):
        def write(self, text: str) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

    log.configure("info", "json", Full())
    structlog.get_logger().error("the disk is full")
