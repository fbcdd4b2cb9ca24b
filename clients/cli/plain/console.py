"""The reader's end of the plain mode: lines out, prompts that wait, lines in. Knows nothing of what they say."""

import asyncio
import sys
import threading
import unicodedata
from pathlib import Path
from typing import IO, TextIO

END = None
"""What `line` gives when the input has ended."""
ASCII_SIGNS = str.maketrans(
    {
        "\u2019": "'",
        "\u201c": '"',
        "\u201d": '"',
        "\u201e": '"',
        "\u2013": "-",
        "\u2014": "-",
        "\u00d7": "x",
        "\u2192": "->",
    }
)


def ascii_only(text: str) -> str:
    """The text in ASCII: accents dropped, signs replaced, the rest as question marks."""
    bare = unicodedata.normalize("NFKD", text.translate(ASCII_SIGNS))
    kept = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return kept.encode("ascii", "replace").decode()


class Console:
    """Standard input and output of a plain session.

    On a terminal a prompt stays on its line ("> ") and news goes on new lines; through a pipe a prompt is a line, and typed lines wait until a
    prompt asks for them, so that a script can be a list of answers.
    """

    def __init__(self, source: TextIO, output: TextIO, *, ascii_text: bool = False, copy: Path | None = None) -> None:
        self._output = output
        self._source = source
        self._ascii = ascii_text
        self._copy: IO[str] | None = copy.open("a", encoding="utf-8") if copy else None
        self.terminal = source.isatty() and output.isatty()
        self._waiting = False
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._asked = asyncio.Event()
        if hasattr(output, "reconfigure"):
            output.reconfigure(errors="replace")  # type: ignore[attr-defined]

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin to read; the thread ends with the input or with the program."""
        threading.Thread(target=self._read, args=(loop,), name="console", daemon=True).start()

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        while True:
            try:
                line = self._source.readline()
            except (OSError, ValueError, UnicodeDecodeError):
                line = ""
            try:
                loop.call_soon_threadsafe(self._lines.put_nowait, line.rstrip("\n") if line else END)
            except RuntimeError:  # the loop is gone, and so is the program
                return
            if not line:
                return

    async def line(self) -> str | None:
        """The next line of the reader, or END."""
        line = await self._lines.get()
        if line is not END and not self.terminal:
            await self._asked.wait()
            self._asked.clear()
        if self.terminal:
            self._waiting = False
        return line

    def say(self, text: str) -> None:
        """A line."""
        self._write(("\n" if self._waiting else "") + self._formed(text) + "\n")
        self._waiting = False

    def prompt(self, text: str) -> None:
        """A line that waits for an answer."""
        lead = "\n" if self._waiting else ""
        self._write(lead + self._formed(text) + (" > " if self.terminal else "\n"))
        self._waiting = self.terminal
        self._asked.set()

    def _formed(self, text: str) -> str:
        return ascii_only(text) if self._ascii else text

    def _write(self, text: str) -> None:
        self._output.write(text)
        self._output.flush()
        if self._copy is not None:
            self._copy.write(text)
            self._copy.flush()

    def close(self) -> None:
        """End on a line of its own."""
        if self._waiting:
            self._write("\n")
        if self._copy is not None:
            self._copy.close()


def standard(*, ascii_text: bool = False, copy: Path | None = None) -> Console:
    """The console of this process."""
    return Console(sys.stdin, sys.stdout, ascii_text=ascii_text, copy=copy)
