"""Programs as players: a child process that is spoken to as by `cardavia bot`, a view on a line and an action on the next."""

import os
import selectors
import subprocess
from collections.abc import Sequence
from random import Random

import msgspec

from protocol.play import Action
from protocol.table import TableView
from server.bots.bot import offered


class ProgramFault(Exception):
    """The program has ended, is late, or has written something that is no action."""


class ProgramBot:
    """A program in a seat. It is started when it is first asked, and again after it was late or has ended; `close` ends it.

    `fault` says what was wrong with its last wrong answer. Its own chance is its own: a match with programs is only as repeatable as they are.
    """

    swift = False

    def __init__(self, command: Sequence[str], seconds: float = 5.0) -> None:
        self.name = " ".join(command)
        self._command = list(command)
        self._seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._unread = b""

    def choose(self, view: TableView, rng: Random) -> Action:
        """The program's action. Raises ProgramFault; OSError if it can't be started."""
        del rng
        process = self._started()
        self._tell(process, {"view": view})
        line = self._line(process)
        try:
            action = msgspec.json.decode(line, type=Action)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise self._refused(process, "malformed", f"this is no action: {error}") from None
        if view.legal is None or not offered(view.legal, action):
            raise self._refused(process, "illegal_action", f"{line.decode()} is not legal now")
        return action

    @property
    def running(self) -> bool:
        """Whether the program runs now."""
        return self._process is not None

    def close(self) -> None:
        """End the program, if it runs."""
        process, self._process, self._unread = self._process, None, b""
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    try:
                        pipe.close()
                    except BrokenPipeError:
                        continue  # what was still to be written has no reader any more

    def _started(self) -> "subprocess.Popen[bytes]":
        if self._process is None:
            self._process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        return self._process

    def _fault(self, text: str) -> ProgramFault:
        self.fault = text
        return ProgramFault(text)

    def _tell(self, process: "subprocess.Popen[bytes]", message: object) -> None:
        assert process.stdin is not None
        try:
            process.stdin.write(msgspec.json.encode(message) + b"\n")
            process.stdin.flush()
        except BrokenPipeError:
            self.close()
            raise self._fault("has ended") from None

    def _refused(self, process: "subprocess.Popen[bytes]", code: str, text: str) -> ProgramFault:
        """Tell the program what was wrong; gives the fault."""
        self._tell(process, {"refused": {"code": code, "params": {}, "text": text}})
        return self._fault(text)

    def _line(self, process: "subprocess.Popen[bytes]") -> bytes:
        assert process.stdout is not None
        with selectors.DefaultSelector() as waiting:
            waiting.register(process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._unread:
                if not waiting.select(self._seconds):
                    self.close()
                    raise self._fault(f"has not answered for {self._seconds:g} seconds")
                part = os.read(process.stdout.fileno(), 65536)
                if not part:
                    self.close()
                    raise self._fault("has ended")
                self._unread += part
        line, _, self._unread = self._unread.partition(b"\n")
        return line
