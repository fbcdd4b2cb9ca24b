"""One client's conversation: hello first, then the lobby or a table. What a table tells comes back through here. Knows no socket."""

import sqlite3
from typing import Protocol, get_args

from protocol.commands import React, Say, TakeSeat
from protocol.history import ListMatches, ShowMatch
from protocol.lobby import Join, Joined, Leave, ListTables, OpenTable, Quick, Watch
from protocol.messages import ClientMessage, ServerMessage, TableMessage, Update
from protocol.operator import Operate
from protocol.refusals import refused
from protocol.session import (
    Closed,
    Done,
    Forget,
    Hello,
    MoveCode,
    MoveIdentity,
    Param,
    Ping,
    Pong,
    Refused,
    Rename,
    RevokeTokens,
    TakenOver,
)
from server.accounts import MOVE_SECONDS
from server.limits import Bucket, whole
from server.sessions.attendance import Attendance
from server.sessions.greeting import greet, proper_name
from server.sessions.house import House
from server.sessions.operators import operate
from server.tables.handle import Frame, Person

_AT_TABLE: tuple[type, ...] = get_args(TableMessage)
_STORAGE_WAIT = 5
LISTS = 60
"""So many lists of tables a connection may ask for in the interval of its messages: a short question must not cost a long answer each time."""
_ASKED = 64
"""Of so many messages on their way the time to the answer is measured."""


class Outlet(Protocol):
    """The way to the client."""

    def send(self, frame: Frame) -> None:
        """A message; never dropped."""

    def update(self, frame: Frame) -> None:
        """A table's update; a slow reader may keep only the newest."""

    def close(self, closed: Closed) -> None:
        """Say why, and close."""


class Session:
    """The conversation of one connection. It is also the table's `Viewer`: what a table tells goes through here to the client.

    `address` is what limits count by.
    """

    __slots__ = (
        "__weakref__",
        "_address",
        "_asked",
        "_attendance",
        "_house",
        "_lists",
        "_outlet",
        "_token",
        "instance",
        "person",
    )

    def __init__(self, house: House, outlet: Outlet, address: str) -> None:
        self.person = Person("", "")
        self.instance = ""
        self._house = house
        self._outlet = outlet
        self._address = address
        self._token = ""
        self._attendance = Attendance(house, self, address)
        self._lists = Bucket(LISTS, house.settings.rate_interval, house.clock())
        self._asked: dict[str, float] = {}

    @property
    def address(self) -> str:
        """Where the client is connected from, as limits count it."""
        return self._address

    @property
    def greeted(self) -> bool:
        """Whether hello was said."""
        return bool(self.instance)

    @property
    def at_table(self) -> bool:
        """Whether it plays or watches somewhere."""
        return self._attendance.table is not None

    async def receive(self, message: ClientMessage) -> None:
        """Carry out what the client says. Every message is answered: here, or by the table."""
        self._house.metrics.message(str(message.__struct_config__.tag))
        try:
            await self._dispatch(message)
        except sqlite3.Error as error:
            self._house.log.error("accounts can't be written", request=message.id, error=str(error))
            self._refuse(message.id, "storage", wait=_STORAGE_WAIT)

    async def _dispatch(self, message: ClientMessage) -> None:
        match message:
            case Hello():
                await self._hello(message)
            case Ping():
                self.tell(Pong(message.id))
            case Operate():
                self.tell(operate(self._house, message, self._address))
            case _ if not self.greeted:
                self._refuse(message.id, "hello_first")
            case Join() | Watch() | Leave() | OpenTable() | Quick() | ListTables():
                await self._in_lobby(message)
            case Rename() | MoveIdentity() | RevokeTokens():
                await self._of_identity(message)
            case Forget():
                await self._forget(message)
            case ListMatches() | ShowMatch():
                await self._of_history(message)
            case _:
                self._say_at_table(message)

    # --- who it is ---------------------------------------------------------------------------------------------------

    async def _hello(self, hello: Hello) -> None:
        if self.greeted:
            self._refuse(hello.id, "hello_twice")
            return
        greeted = await greet(self._house, hello, self._address)
        if isinstance(greeted, Refused):
            self.tell(greeted)
            if greeted.code == "version":
                self.end(Closed("version", greeted.text))
            return
        identity = greeted.identity
        self.person = Person(identity.id, identity.name, hello.bot)
        self.instance = hello.instance
        self._token = identity.token
        self._house.enter(identity.id, hello.instance, self)
        self.tell(greeted.welcome)

    async def _of_identity(self, message: Rename | MoveIdentity | RevokeTokens) -> None:
        accounts = self._house.accounts
        match message:
            case Rename():
                name = proper_name(self._house, message.id, message.name)
                if isinstance(name, Refused):
                    self.tell(name)
                    return
                await accounts.rename(self.person.id, name)
                self.person = Person(self.person.id, name, self.person.bot)
            case MoveIdentity():
                self.tell(MoveCode(message.id, accounts.move_code(self.person.id), MOVE_SECONDS))
                return
            case RevokeTokens():
                await accounts.revoke_others(self.person.id, self._token)
                self._close_others(Closed("bye", "Your other device has made this one forget you."))
        self.tell(Done(message.id))

    async def _forget(self, message: Forget) -> None:
        """Done is said when nothing that is kept can bring the name back. The identity goes last: who was refused can ask again."""
        house, person = self._house, self.person.id
        if house.draining:
            self._refuse(message.id, "draining")
            return
        if not await self._taken_out():
            if house.draining:
                self._refuse(message.id, "draining")
            else:
                self._refuse(message.id, "storage", wait=_STORAGE_WAIT)
            return
        await house.accounts.forget(person)
        farewell = Closed("forgotten", "You have been forgotten, as you asked.")
        # Another device may have gone to a table meanwhile.
        if self._close_others(farewell) and not await self._taken_out():
            house.log.error("another device of somebody forgotten was at a table that can't be written", person=person)
        house.log.info("person forgotten", request=message.id, person=person)
        self.tell(Done(message.id))
        self.end(farewell)

    async def _taken_out(self) -> bool:
        """Have the person taken out of all tables, first those that are on: one that closes meanwhile is the history's. Whether that is durable."""
        house, person = self._house, self.person.id
        if not await house.directory.forget(person):
            return False
        return house.history is None or await house.history.forget(person)

    def _close_others(self, closed: Closed) -> bool:
        """Close the person's other connections; whether there were any."""
        others = [guest for guest in self._house.of(self.person.id) if guest is not self]
        for guest in others:
            guest.end(closed)
        return bool(others)

    async def _of_history(self, message: ListMatches | ShowMatch) -> None:
        history = self._house.history
        if history is None or self._house.draining:
            self._refuse(message.id, "history_off" if history is None else "draining")
        else:
            self.tell(await history.answer(self.person.id, message))

    # --- the lobby ---------------------------------------------------------------------------------------------------

    async def _in_lobby(self, message: Join | Watch | Leave | OpenTable | Quick | ListTables) -> None:
        lobby = self._house.lobby
        lobby.unfollow(self)
        match message:
            case ListTables():
                wait = self._lists.take(self._house.clock())
                if wait > 0:
                    limit, interval = self._lists.limit, self._lists.interval
                    self._refuse(message.id, "limit_rate", limit=limit, interval=interval, wait=whole(wait))
                    return
                self.send(lobby.listing(message.game).frame(message.id))
                if message.follow:
                    lobby.follow(self, message.game)
            case Leave():
                self._tell_if(self._attendance.leave(message))
            case Join() | Watch():
                self._tell_if(self._attendance.enter(message))
            case OpenTable() | Quick():
                self._tell_if(await self._attendance.open(message))

    # --- at a table --------------------------------------------------------------------------------------------------

    def _say_at_table(self, message: TableMessage) -> None:
        table = self._attendance.table
        if table is None:
            self._refuse(message.id, "not_at_table")
            return
        if isinstance(message, Say | React):
            chat = self._house.chat
            wait = chat.take(self.person.id)
            if wait > 0:
                self._refuse(message.id, "limit_chat", limit=chat.limit, interval=chat.interval, wait=whole(wait))
                return
        no_seat = self._attendance.take_seat(message) if isinstance(message, TakeSeat) else None
        if no_seat is not None:
            self.tell(no_seat)
            return
        if len(self._asked) < _ASKED:
            self._asked[message.id] = self._house.clock()
        table.command(self, message)

    def update(self, frame: Frame) -> None:
        """From a table: how it stands."""
        message = frame.message
        if isinstance(message, Update) and self._attendance.hears(message):
            self._outlet.update(frame)

    def send(self, frame: Frame) -> None:
        """From a table or the lobby: an answer, or a word of somebody."""
        message = frame.message
        if isinstance(message, Joined):
            self._attendance.joined(message)
        elif isinstance(message, Done | Refused):
            self._answered(message)
        self._outlet.send(frame)

    def _answered(self, message: Done | Refused) -> None:
        self._attendance.answered(message)
        if isinstance(message, Refused):
            self._house.metrics.refused(message.code)
        asked = self._asked.pop(message.id or "", None)
        if asked is not None:
            self._house.metrics.answered(self._house.clock() - asked)

    def taken_over(self, code: str) -> None:
        """From a table: another device of this person goes on there."""
        self._attendance.out(code)
        self.tell(TakenOver(code))

    def gone(self, code: str) -> None:
        """From a table: it lets this client go; `code` says why."""
        self._house.log.debug("viewer let go", person=self.person.id, why=code)
        self._attendance.out()

    # --- the way out -------------------------------------------------------------------------------------------------

    def tell(self, message: ServerMessage) -> None:
        """Send a message to the client."""
        self.send(Frame(message))

    def _tell_if(self, refusal: Refused | None) -> None:
        if refusal is not None:
            self.tell(refusal)

    def _refuse(self, id: str | None, code: str, /, **params: Param) -> None:
        self.tell(refused(id, code, **params))

    def end(self, closed: Closed) -> None:
        """Say why, and close the connection."""
        self._outlet.close(closed)

    def lost(self) -> None:
        """The connection is over: the table and the house let go."""
        self._house.lobby.unfollow(self)
        if self.greeted:
            self._house.leave(self.person.id, self.instance, self)
        self._attendance.lost()
