"""Tables without a game, for the tests of what stands before them: people sit, watch, talk, and every Play raises the version."""

import asyncio
from collections.abc import Awaitable, Sequence

from protocol.codec import Frame
from protocol.commands import Play, Said, Say
from protocol.lobby import Joined, TableLine
from protocol.messages import ServerMessage, TableMessage, Update
from protocol.operator import OperatorSeat, OperatorTable
from protocol.refusals import refused
from protocol.session import Done
from protocol.table import TableSettings, TableView, You
from server.codes import new_code
from server.tables.handle import Person, Viewer


class FakeTable:
    """A table that answers at once."""

    def __init__(self, code: str, settings: TableSettings) -> None:
        self.code = code
        self.settings = settings
        self.version = 0
        self.seats: dict[str, int] = {}
        self.viewers: list[Viewer] = []
        self.heard: list[TableMessage] = []
        self.lost_viewers: list[Viewer] = []
        self.closed: str | None = None
        self.padding = 0
        self.forgets = True
        self.reported: tuple[OperatorSeat, ...] = ()

    def line(self) -> TableLine:
        watching = sum(viewer.person.id not in self.seats for viewer in self.viewers)
        return TableLine(
            self.code, "holdem", "host", 4, len(self.seats), 0, watching, "playing", True, True, self.settings
        )

    def report(self) -> OperatorTable:
        return OperatorTable(
            self.code, "holdem", "playing", self.version, self.settings.private, self.reported, 0, 1.0, 0.5
        )

    def seat_of(self, person: str) -> int | None:
        return self.seats.get(person)

    def join(self, viewer: Viewer, id: str, seat: int | None, take_over: bool, after: int | None) -> None:
        for other in self.viewers:
            if other.person.id == viewer.person.id and other.instance != viewer.instance:
                if not take_over:
                    tell(viewer, refused(id, "elsewhere"))
                    return
                self.viewers.remove(other)
                other.taken_over(self.code)
        self.seats.setdefault(viewer.person.id, len(self.seats))
        self._enter(viewer, id, self.seats[viewer.person.id])

    def watch(self, viewer: Viewer, id: str, after: int | None) -> None:
        if self.settings.watch == "off":
            tell(viewer, refused(id, "no_watching"))
        else:
            self._enter(viewer, id, None)

    def _enter(self, viewer: Viewer, id: str, seat: int | None) -> None:
        if viewer not in self.viewers:
            self.viewers.append(viewer)
        tell(viewer, Joined(id, self.code, seat))
        viewer.update(self.frame())

    def leave(self, viewer: Viewer, id: str, keep: bool) -> None:
        self.viewers.remove(viewer)
        if not keep:
            self.seats.pop(viewer.person.id, None)
        tell(viewer, Done(id, self.version))

    def lost(self, viewer: Viewer) -> None:
        self.lost_viewers.append(viewer)
        if viewer in self.viewers:
            self.viewers.remove(viewer)

    def command(self, viewer: Viewer, message: TableMessage) -> None:
        self.heard.append(message)
        if isinstance(message, Play):
            self.go_on()
        elif isinstance(message, Say):
            said = Frame(Said(self.code, self.seats.get(viewer.person.id), viewer.person.name, message.text))
            for other in self.viewers:
                other.send(said)
        tell(viewer, Done(message.id, self.version))

    def go_on(self) -> None:
        """Something happens: everybody gets an update."""
        self.version += 1
        frame = self.frame()
        for viewer in list(self.viewers):
            viewer.update(frame)

    def frame(self) -> Frame:
        """The table as it stands. `padding` makes it larger, in characters of the host's name."""
        return Frame(Update(self.version, (), view(self.code, self.settings, self.version, "h" * self.padding)))

    def close(self, why: str) -> None:
        self.closed = why
        for viewer in self.viewers:
            viewer.gone(self.code)

    def forget(self, person: str) -> Awaitable[bool]:
        answer = asyncio.get_running_loop().create_future()
        if self.forgets:
            self.seats.pop(person, None)
        answer.set_result(self.forgets)
        return answer


class FakeTables:
    """The tables of a server, all of them fake. While `gate` is shut none opens, and nobody is forgotten; `asked` is set once one was to."""

    def __init__(self) -> None:
        self.open_tables: dict[str, FakeTable] = {}
        self.stopped = False
        self.trouble: str | None = None
        self.silent = False
        self.asked = asyncio.Event()
        self.gate = asyncio.Event()
        self.gate.set()

    def find(self, code: str) -> FakeTable | None:
        return self.open_tables.get(code)

    def tables(self) -> Sequence[FakeTable]:
        return list(self.open_tables.values())[::-1]

    def add(self, settings: TableSettings) -> FakeTable:
        """Open a table that nobody is at."""
        table = FakeTable(new_code(self.open_tables), settings)
        self.open_tables[table.code] = table
        return table

    async def open(self, settings: TableSettings, host: Person, viewer: Viewer, id: str, start: bool) -> None:
        self.asked.set()
        await self.gate.wait()
        table = self.add(settings)
        if not self.silent:
            table.join(viewer, id, None, False, None)

    async def forget(self, person: str) -> bool:
        self.asked.set()
        await self.gate.wait()
        return all(await asyncio.gather(*[table.forget(person) for table in self.open_tables.values()]))

    def problem(self) -> str | None:
        return self.trouble

    async def stop(self) -> None:
        self.stopped = True


def tell(viewer: Viewer, message: ServerMessage) -> None:
    """Send a viewer a message."""
    viewer.send(Frame(message))


def view(code: str, settings: TableSettings, version: int, host: str = "") -> TableView:
    """A view of a table where nothing is on."""
    return TableView(
        game="holdem",
        code=code,
        settings=settings,
        stage="playing",
        version=version,
        match=1,
        host=host,
        locked=False,
        pace="1x",
        seats=(),
        spectators=0,
        you=You("somebody", None, False, ()),
        turn=None,
        clock=None,
        legal=None,
        play=None,
        log=(),
        result=None,
        standings=(),
        asks=(),
    )
