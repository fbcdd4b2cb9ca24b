"""The small door between sessions and tables: what a session may do with a table, and what a table needs of a session."""

from collections.abc import Awaitable, Sequence
from typing import Protocol

from msgspec import Struct

from protocol.codec import Frame as Frame
from protocol.lobby import TableLine
from protocol.messages import TableMessage
from protocol.operator import OperatorTable
from protocol.table import TableSettings


class Person(Struct, frozen=True):
    """Somebody as tables know them: `id` is the public id of the identity, `bot` a program that says so of itself."""

    id: str
    name: str
    bot: bool = False


class Viewer(Protocol):
    """One connection's end of a table, as seen from the table. Never blocks, never raises."""

    person: Person
    instance: str

    def update(self, frame: Frame) -> None:
        """A versioned Update. A slow reader may keep only the newest."""

    def send(self, frame: Frame) -> None:
        """Any other message; never dropped."""

    def taken_over(self, code: str) -> None:
        """Another viewer of the same person has replaced this one."""

    def gone(self, code: str) -> None:
        """The table lets this viewer go (closed, kicked, banned); it is in the lobby again."""


class TableHandle(Protocol):
    """A table, seen from outside its task. Every method returns at once; answers come through the viewer.

    A table may live elsewhere: nothing here hands out its state.
    """

    code: str
    settings: TableSettings

    def line(self) -> TableLine:
        """The table as the lobby lists it."""
        ...

    def report(self) -> OperatorTable:
        """The table as the operator sees it: no hidden card."""
        ...

    def seat_of(self, person: str) -> int | None:
        """The seat that is this person's, if any."""

    def join(self, viewer: Viewer, id: str, seat: int | None, take_over: bool, after: int | None) -> None:
        """Sit down or come back. Answered by Joined and an Update, or Refused with `id`."""

    def watch(self, viewer: Viewer, id: str, after: int | None) -> None:
        """Follow as a spectator. Answered by Joined and an Update, or Refused."""

    def leave(self, viewer: Viewer, id: str, keep: bool) -> None:
        """Go for good (`keep`: a bot stands in, the seat stays). Answered by Done."""

    def lost(self, viewer: Viewer) -> None:
        """The connection behind this viewer is gone."""

    def command(self, viewer: Viewer, message: TableMessage) -> None:
        """What is said at the table. Answered by Done or Refused with the message's id."""

    def close(self, why: str) -> None:
        """Operator or drain: tell everybody and stop (protocol.table.TableClosed.why)."""

    def forget(self, person: str) -> Awaitable[bool]:
        """Give this person's seat to a bot and remove the name from the table; who was here before is taken out of its records in the end.

        Gives True once that is durable (or there is nothing of this person here, or the table is closed), False where it can't be now: the
        journal can't be written, or the table stops first.
        """
        ...


class Directory(Protocol):
    """Where sessions find tables."""

    def find(self, code: str) -> TableHandle | None:
        """The open table with this code (already normalised), or None."""

    def tables(self) -> Sequence[TableHandle]:
        """All open tables, newest first."""
        ...

    async def open(self, settings: TableSettings, host: Person, viewer: Viewer, id: str, start: bool) -> None:
        """Open a table with `host` in seat 0; answered through the viewer as by `TableHandle.join`."""

    async def forget(self, person: str) -> bool:
        """As TableHandle.forget at every table, also one that is being opened; True if all of them say so."""
        ...
