"""Asks the terminal how wide it draws suits and lines: print, ask for the cursor, wipe. Before the screen is opened."""

import os
import re
import select
import sys
import termios
import time
import tty

SECONDS = 0.2
SAMPLES = ("♠♥♦♣", "┌─▒●")


def widths() -> tuple[int, int] | None:
    """The cells that the two samples take, or None if the terminal does not say in time. Typed-ahead bytes are given back to the terminal."""
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        return None
    handle = sys.stdin.fileno()
    before = termios.tcgetattr(handle)
    try:
        tty.setcbreak(handle)
        first = _measure(handle, SAMPLES[0])
        second = _measure(handle, SAMPLES[1]) if first is not None else None
    finally:
        termios.tcsetattr(handle, termios.TCSANOW, before)
    return None if first is None or second is None else (first, second)


def _measure(handle: int, sample: str) -> int | None:
    os.write(sys.stderr.fileno(), f"\r{sample}\x1b[6n".encode())
    answer, typed, end = b"", b"", time.monotonic() + SECONDS
    column: int | None = None
    while column is None and time.monotonic() < end:
        ready, _, _ = select.select([handle], [], [], max(0.0, end - time.monotonic()))
        if not ready:
            break
        answer += os.read(handle, 256)
        found = re.search(rb"\x1b\[\d+;(\d+)R", answer)
        if found:
            column = int(found[1]) - 1
            typed = answer[: found.start()] + answer[found.end() :]
    os.write(sys.stderr.fileno(), b"\r\x1b[K")
    _give_back(handle, typed)
    return column


def _give_back(handle: int, typed: bytes) -> None:
    """What somebody typed meanwhile goes back into the terminal's input, where the system lets us."""
    import fcntl

    for byte in typed:
        try:
            fcntl.ioctl(handle, termios.TIOCSTI, bytes([byte]))
        except OSError:
            return
