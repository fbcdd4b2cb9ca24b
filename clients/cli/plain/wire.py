"""`--json`: the server's messages as JSON lines on standard output, messages or bare actions as JSON lines on standard input."""

import asyncio
import contextlib
import signal
import sys
from typing import TextIO

import msgspec

from clients.cli.embedded import NoServer
from clients.cli.failure import DONE, FAILED, Failed
from clients.cli.goal import request
from clients.cli.link import Arrived, Link, Lost, Over, Unreachable, Unwelcome
from clients.cli.model import Model, after
from clients.cli.plain.console import Console
from clients.cli.setup import Setup
from clients.cli.venue import server
from protocol.codec import Malformed, decode_client
from protocol.commands import Play
from protocol.messages import ClientMessage
from protocol.play import Action
from protocol.session import Refused, Welcome

_ACTION = msgspec.json.Decoder(Action)


async def run(setup: Setup, source: TextIO, output: TextIO) -> int:
    """Pass messages on until the input or the match ends. Gives the exit status; raises Failed."""
    try:
        async with server(setup.address) as (address, _own):
            return await Wire(setup, setup.link(address), source, output).run()
    except NoServer as error:
        raise Failed(setup.words.say("error-no-embedded", reason=str(error)), FAILED) from None


class Wire:
    """One program at one server."""

    def __init__(self, setup: Setup, link: Link, source: TextIO, output: TextIO) -> None:
        self.setup = setup
        self.link = link
        self.model = Model()
        self._console = Console(source, output)
        self._console.terminal = True  # lines are taken as they come
        self._output = output
        self._turn = 0
        self._goal = ""
        self._status: asyncio.Future[int] | None = None

    async def run(self) -> int:
        """Until the end; gives the exit status."""
        loop = asyncio.get_running_loop()
        self._status = loop.create_future()
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            loop.add_signal_handler(number, self._end, 128 + number)
        self._console.start(loop)
        tasks = [asyncio.ensure_future(work) for work in (self._listen(), self._read())]
        for task in tasks:
            task.add_done_callback(self._failed)
        try:
            return await self._status
        finally:
            for task in tasks:
                task.cancel()
            await self.link.close()

    def _end(self, status: int) -> None:
        if self._status is not None and not self._status.done():
            self._status.set_result(status)

    def _failed(self, task: "asyncio.Future[None]") -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None and self._status is not None and not self._status.done():
            self._status.set_exception(error)

    async def _listen(self) -> None:
        try:
            async for happening in self.link.happenings():
                match happening:
                    case Arrived():
                        self._output.write(happening.raw.rstrip("\n") + "\n")
                        self._output.flush()
                        await self._arrived(happening)
                    case Lost():
                        sys.stderr.write(f"cardavia: connection lost, next attempt in {happening.wait:.1f} s\n")
                    case Over():
                        self._end(FAILED)
                    case _:
                        pass
        except Unreachable:
            raise Failed(self.setup.words.say("error-unreachable", url=self.link.url), FAILED) from None
        except Unwelcome as error:
            raise Failed(error.refused.text, FAILED) from None

    async def _arrived(self, arrived: Arrived) -> None:
        first = self.model.welcome is None
        self.model = after(self.model, arrived.message)
        if isinstance(arrived.message, Welcome) and first:
            self._goal = self.link.id()
            await self.link.send(request(self.setup.goal, self._goal))
        elif isinstance(arrived.message, Refused) and arrived.message.id == self._goal:
            self._end(FAILED)
        elif self.setup.autopilot is not None:
            await self._autopilot()

    async def _autopilot(self) -> None:
        view, choose = self.model.view, self.setup.autopilot
        if view is None or choose is None:
            return
        if view.stage == "over":
            self._end(DONE)
        elif self.model.your_turn and self._turn != self.model.turns:
            self._turn = self.model.turns
            await self.link.send(Play(self.link.id(), view.version, choose(view)))

    async def _read(self) -> None:
        while (line := await self._console.line()) is not None:
            if not line.strip():
                continue
            try:
                await self.link.send(self._message(line))
            except Malformed as error:
                sys.stderr.write(f"cardavia: this line is no message and no action: {error}\n")
        # Input that is over at once must not hide that no server answers.
        await self.link.greeted.wait()
        if self.setup.autopilot is None:
            self._end(DONE)

    def _message(self, line: str) -> ClientMessage:
        """A whole message, or an action for the view that was shown last. Raises Malformed."""
        view = self.model.view
        with contextlib.suppress(msgspec.DecodeError, msgspec.ValidationError):
            action = _ACTION.decode(line)
            return Play(self.link.id(), view.version if view else 0, action)
        return decode_client(line)
