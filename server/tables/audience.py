"""Who follows a table: its viewers, one for each person, and how an update reaches them. Bytes are made once for all spectators."""

import unicodedata
from collections import deque
from typing import Any

from protocol.base import Level
from protocol.codec import Frame
from protocol.commands import React, Reacted, Said, Say
from protocol.lobby import Joined
from protocol.messages import ServerMessage
from protocol.refusals import notice
from protocol.session import Param
from server.bots.roster import plays_at
from server.names import likeness, numbered
from server.tables.handle import Person, Viewer
from server.tables.messages import Refusal
from server.tables.moment import Moment
from server.tables.rights import talk

REMEMBERED = 16
"""So many versions are at hand for who comes back."""
_TURNS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Embeddings, overrides and isolates of direction: one that is never closed would turn the reader's own lines round."""


class Audience:
    """The viewers of one table and the last moments that they were told. Moments come in order and only when they are durable."""

    def __init__(self, now: Moment[Any]) -> None:
        self._viewers: dict[str, Viewer] = {}
        self._names: dict[str, str] = {}
        self._alike: dict[str, str] = {}
        self._moments: deque[Moment[Any]] = deque([now], REMEMBERED)

    @property
    def now(self) -> Moment[Any]:
        """The last moment that was told."""
        return self._moments[-1]

    def forget_past(self) -> None:
        """Only the present is kept: somebody who is named in what was before wants to be forgotten."""
        self._moments = deque([self.now], REMEMBERED)

    @property
    def empty(self) -> bool:
        """Whether nobody follows the table."""
        return not self._viewers

    def spectators(self) -> int:
        """How many follow it without a seat."""
        return len(self._names)

    def viewer(self, person: str) -> Viewer | None:
        """The connection of this person here, if there is one."""
        return self._viewers.get(person)

    def everybody(self) -> list[Viewer]:
        """All viewers."""
        return list(self._viewers.values())

    # --- coming and going ---------------------------------------------------------------------------------------------

    def greet(self, viewer: Viewer, id: str, after: int | None, at: int) -> None:
        """Take a viewer in: Joined, the updates missed since version `after` where they are at hand, and the current one."""
        person = viewer.person.id
        older = self._viewers.get(person)
        if older is not None and older is not viewer and older.instance != viewer.instance:
            older.taken_over(self.now.table.code)
        self._viewers[person] = viewer
        seat = self._settle(viewer.person)
        missed, gap = self._missed(after)
        viewer.send(Frame(Joined(id, self.now.table.code, seat, len(missed), gap)))
        for moment in (*missed, self.now):
            # Where the person sat then, not now: who has a bot's seat since must not see what the bot saw.
            viewer.update(Frame(moment.update(moment.table.seat_of(person), at, self.spectators())))
        self._warn(viewer)

    def _warn(self, viewer: Viewer) -> None:
        """Say it where the bots of this table can't play at the level that was asked for."""
        table = self.now.table
        seated: list[Level] = [seat.level for seat in table.seats if seat.kind == "bot" and seat.level is not None]
        for level in dict.fromkeys(seated or list(table.settings.bots)):
            instead = plays_at(self.now.rules.name, level)
            if instead != level:
                viewer.send(Frame(notice("bots_fallback", level=level, instead=instead)))

    def _missed(self, after: int | None) -> tuple[list[Moment[Any]], bool]:
        """The moments after that version and before the current one, and whether any is no longer at hand."""
        if after is None or after == self.now.version:
            return [], False
        missed = [moment for moment in self._moments if after < moment.version < self.now.version]
        whole = len(missed) == self.now.version - after - 1
        return (missed, False) if whole else ([], True)

    def dismiss(self, viewer: Viewer) -> bool:
        """Let a viewer go; gives whether it was one."""
        person = viewer.person.id
        if self._viewers.get(person) is not viewer:
            return False
        del self._viewers[person]
        self._unname(person)
        return True

    def put_out(self, person: str, code: str, /, **params: Param) -> None:
        """Tell a person why, and let the viewer go."""
        viewer = self._viewers.pop(person, None)
        self._unname(person)
        if viewer is not None:
            viewer.send(Frame(notice(code, **params)))
            viewer.gone(code)

    def _settle(self, person: Person) -> int | None:
        """The person's seat now. Spectators get a name that nobody else here has."""
        seat = self.now.table.seat_of(person.id)
        if seat is not None:
            self._unname(person.id)
        elif person.id not in self._names:
            table = self.now.table
            seated = (*(seat.name for seat in table.seats), *(bot.name for bot in table.bots))
            # What the crowd's names look like is kept: a thousand of them are not worked out anew for each who comes.
            taken = frozenset([*(likeness(name) for name in seated if name), *self._alike.values()])
            name = self._names[person.id] = numbered(person.name, taken)
            self._alike[person.id] = likeness(name)
        return seat

    def _unname(self, person: str) -> None:
        self._names.pop(person, None)
        self._alike.pop(person, None)

    def spectator(self, name: str) -> Person | None:
        """The spectator who is shown under this name."""
        for person, shown in self._names.items():
            if shown == name:
                found = self._viewers[person].person
                return Person(found.id, shown, found.bot)
        return None

    # --- telling ------------------------------------------------------------------------------------------------------

    def publish(self, moment: Moment[Any], at: int) -> None:
        """The table stands at a new version: everybody gets the own update."""
        self.now.rest()
        self._moments.append(moment)
        seats = {seat.person: number for number, seat in enumerate(moment.table.seats) if seat.person}
        if len(self._viewers) - len(self._names) != sum([person in self._viewers for person in seats]):
            for viewer in self.everybody():
                self._settle(viewer.person)
        count = len(self._names)
        shared: Frame | None = None
        for person, viewer in self._viewers.items():
            seat = seats.get(person)
            if seat is not None:
                viewer.update(Frame(moment.update(seat, at, count)))
            else:
                shared = shared or Frame(moment.update(None, at, count))
                viewer.update(shared)

    def tell(self, message: ServerMessage) -> None:
        """Everybody gets the same message."""
        frame = Frame(message)
        for viewer in self.everybody():
            viewer.send(frame)

    def talk(self, person: Person, message: Say | React) -> None:
        """A line of chat or a reaction, to everybody; marks that turn the direction of what follows are left out.

        Raises Refusal where this person may not talk, or the text can't be sent.
        """
        table = self.now.table
        seat = table.seat_of(person.id)
        if not talk(table, seat):
            raise Refusal("chat_off" if table.settings.chat == "off" else "chat_seated")
        name = table.seats[seat].name if seat is not None else self._names.get(person.id, person.name)
        if isinstance(message, React):
            self.tell(Reacted(table.code, seat, name, message.reaction))
            return
        text = " ".join("".join(mark for mark in message.text if mark not in _TURNS).split())
        if not text or any(unicodedata.category(mark) in ("Cc", "Cs", "Co", "Cn") for mark in text):
            raise Refusal("bad_text")
        self.tell(Said(table.code, seat, name, text))
