"""Where one client is: in the lobby, on its way to a table, at one, or on its way out. Never at two tables at once."""

from protocol.commands import TakeSeat
from protocol.lobby import Join, Joined, Leave, OpenTable, Quick, Watch
from protocol.messages import Update
from protocol.refusals import refused
from protocol.session import Done, Refused
from server.sessions.house import House
from server.sessions.quick import quick_settings
from server.tables.handle import TableHandle, Viewer

PATIENCE = 10.0
"""Seconds after which a table that has not answered is no longer waited for."""


class Attendance:
    """`table` is where the client plays or watches. What it wants is passed on to tables, or refused here.

    `viewer` is the client as tables see it; `address` is what wrong codes count by.
    """

    __slots__ = ("_address", "_asked", "_house", "_joining", "_leaving", "_since", "_sits", "_viewer", "table")

    def __init__(self, house: House, viewer: Viewer, address: str) -> None:
        self.table: TableHandle | None = None
        self._house = house
        self._viewer = viewer
        self._address = address
        self._asked: str | None = None
        self._joining: TableHandle | None = None
        self._since = 0.0
        self._leaving: str | None = None
        self._sits: str | None = None

    def leave(self, message: Leave) -> Refused | None:
        """Go back to the lobby; the table answers."""
        if self.table is None:
            return refused(message.id, "not_at_table")
        self._leaving = message.id
        self.table.leave(self._viewer, message.id, message.keep)
        return None

    def enter(self, message: Join | Watch) -> Refused | None:
        """Go to a table; it answers."""
        person, lobby = self._viewer.person.id, self._house.lobby
        found = lobby.find(message.id, message.code, self._address, person)
        if isinstance(found, Refused):
            return found
        if self._busy and self.table is not found:
            return self._elsewhere(message.id)
        no_room = None
        if isinstance(message, Watch):
            no_room = lobby.spectator_room(message.id, found)
        elif found.seat_of(person) is None:
            no_room = lobby.seat_room(message.id, person)
        if no_room is not None:
            return no_room
        self._expect(message.id, found)
        if isinstance(message, Join):
            if found.seat_of(person) is None:
                self._sit(message.id)
            found.join(self._viewer, message.id, message.seat, message.take_over, message.after)
        else:
            found.watch(self._viewer, message.id, message.after)
        return None

    def take_seat(self, message: TakeSeat) -> Refused | None:
        """A spectator wants to sit down: why that can't be, or None."""
        person, lobby = self._viewer.person.id, self._house.lobby
        if self.table is None or self.table.seat_of(person) is not None or self._sits is not None:
            return None
        no_room = lobby.seat_room(message.id, person)
        if no_room is None:
            self._sit(message.id)
        return no_room

    async def open(self, message: OpenTable | Quick) -> Refused | None:
        """Open a table; it answers. The same message again (from the same client) comes back to the table that it has opened."""
        viewer, lobby = self._viewer, self._house.lobby
        again = lobby.opened_before(viewer.person.id, viewer.instance, message.id)
        if again is not None and (self.table is again or not self._busy):
            self._expect(message.id, again)
            again.join(viewer, message.id, None, False, None)
            return None
        if self._busy:
            return self._elsewhere(message.id)
        if self._house.draining:
            return refused(message.id, "draining")
        no_room = lobby.room(message.id, viewer.person.id)
        if no_room is not None:
            return no_room
        self._expect(message.id, None)
        if isinstance(message, Quick):
            settings, start = quick_settings(message.game, message.level), True
        else:
            settings, start = message.settings, message.start
        with lobby.opening(viewer.person.id):
            await self._house.directory.open(settings, viewer.person, viewer, message.id, start)
        return None

    def hears(self, update: Update) -> bool:
        """Whether an update is of the table where the client is; one that it has left is no longer heard."""
        return self.table is not None and update.view.code == self.table.code

    def joined(self, message: Joined) -> None:
        """A table has taken the client in."""
        found = self._house.directory.find(message.code)
        self.table = found if found is not None else self._joining
        self._seated(message.id)
        if message.id == self._asked and self._joining is None:
            self._house.lobby.opened(self._viewer.person.id, self._viewer.instance, message.id, message.code)
        self._asked = self._joining = self._leaving = None

    def answered(self, message: Done | Refused) -> None:
        """A message was answered: perhaps the one that asked to come in, or to go."""
        if message.id is None:
            return
        self._seated(message.id)
        if message.id == self._asked and isinstance(message, Refused):
            self._asked = self._joining = None
        if message.id == self._leaving:
            self._leaving = None
            if isinstance(message, Done):
                self.table = None

    def out(self, code: str | None = None) -> None:
        """The table has let the client go; with a `code`, if it was that table."""
        if code is None or (self.table is not None and self.table.code == code):
            self.table = None

    def lost(self) -> None:
        """The connection is over: tables are told."""
        for table in {self.table, self._joining}:
            if table is not None:
                table.lost(self._viewer)
        self._seated(self._sits)
        self.table = self._joining = None

    @property
    def _busy(self) -> bool:
        """Whether it is at a table and not on its way out, or waits for one to answer."""
        waiting = self._asked is not None and self._house.clock() - self._since < PATIENCE
        return waiting or (self.table is not None and self._leaving is None)

    def _sit(self, id: str) -> None:
        """The message `id` asks a table for a seat."""
        self._seated(self._sits)
        self._sits = id
        self._house.lobby.sitting(self._viewer.person.id)

    def _seated(self, id: str | None) -> None:
        """The message `id` is answered; whether by a seat, the table knows."""
        if id is not None and id == self._sits:
            self._sits = None
            self._house.lobby.sat(self._viewer.person.id)

    def _elsewhere(self, id: str) -> Refused:
        table = self.table or self._joining
        return refused(id, "at_table", code=table.code if table is not None else "")

    def _expect(self, id: str, table: TableHandle | None) -> None:
        self._asked, self._joining, self._since = id, table, self._house.clock()
