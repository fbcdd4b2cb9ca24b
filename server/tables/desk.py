"""The letters of people to a table, and their answers, each given only when what it answers is durable."""

from collections.abc import Callable
from functools import partial
from typing import Any

from protocol.codec import Frame
from protocol.messages import ServerMessage, TableMessage
from protocol.refusals import refused
from protocol.session import Done, Param
from server.limits import Bucket, whole
from server.tables import messages as told_to
from server.tables.audience import Audience
from server.tables.handle import Person, Viewer
from server.tables.ledger import Ledger
from server.tables.messages import AnyInput, Refusal
from server.tables.requests import Chat, request
from server.tables.state import TableState
from server.tables.table import Outcome

Letter = Callable[[], None]
Promise = Callable[[bool], None]
"""Is told once whether what was asked for is durable."""

_PASSING = frozenset({"storage", "limit_chat"})
"""Refusals of what may be said again, by the same message."""


class Desk:
    """Works one letter at a time: `begin`, one of the letters, then `deliver` once the ledger has stored it, or `fail`.

    `alone_since` is when the last viewer went (ms), None while somebody follows the table.
    """

    def __init__(self, ledger: Ledger, audience: Audience) -> None:
        self.alone_since: int | None = ledger.at()
        self._ledger = ledger
        self._audience = audience
        self._deliveries: list[Letter] = []
        self._asking: tuple[Viewer, str] | None = None
        self._promised: Promise | None = None
        self._owed: list[AnyInput] = []
        bounds = ledger.bounds
        self._chat = Bucket(bounds.chat_lines, bounds.chat_interval, ledger.at() / 1000)

    @property
    def _state(self) -> TableState[Any]:
        return self._ledger.table.state

    def begin(self) -> None:
        """A new letter is in hand."""
        self._deliveries.clear()
        self._asking = self._promised = None

    def deliver(self) -> None:
        """All of it is durable: tell everybody."""
        for deliver in self._deliveries:
            deliver()
        self._deliveries.clear()

    def fail(self, code: str, /, **params: Param) -> None:
        """Nothing came of it: only who sent the letter is told."""
        self._deliveries.clear()
        if self._promised is not None:
            self._promised(False)
        if self._asking is not None:
            viewer, message = self._asking
            self._asking = None
            self._ledger.answers.drop(viewer.person.id, message)
            viewer.send(Frame(refused(message, code, **params)))

    def take(self, told: AnyInput) -> Outcome[Any]:
        """Let the table work an input in; it is told when it is stored. Raises Refusal."""
        outcome = self._ledger.take(told)
        self._deliveries.append(partial(self._tell, outcome))
        return outcome

    def _tell(self, outcome: Outcome[Any]) -> None:
        for put_out in outcome.put_out:
            self._audience.put_out(put_out.person, put_out.code)
        self._audience.publish(outcome.moment, self._ledger.at())
        self._count_heads()

    def _count_heads(self) -> None:
        if not self._audience.empty:
            self.alone_since = None
        elif self.alone_since is None:
            self.alone_since = self._ledger.at()

    def _answer(self, viewer: Viewer, id: str, answer: ServerMessage, *, remember: bool) -> None:
        if remember:
            self._ledger.answers.keep(viewer.person.id, id, answer)
        self._deliveries.append(partial(viewer.send, Frame(answer)))

    def _refuse(self, viewer: Viewer, id: str, refusal: Refusal, *, remember: bool = False) -> None:
        answer = refused(id, refusal.code, **refusal.params)
        self._answer(viewer, id, answer, remember=remember and refusal.code not in _PASSING)

    # --- letters ------------------------------------------------------------------------------------------------------

    def join(self, viewer: Viewer, id: str, seat: int | None, take_over: bool, after: int | None) -> None:
        """As TableHandle.join."""
        self._asking = viewer, id
        person = viewer.person
        try:
            self._only_one(viewer, take_over=take_over)
            own = self._state.seat_of(person.id)
            if own is None:
                self.take(told_to.Sit(person, seat, id))
            elif self._missing(own):
                self.take(told_to.Return(person.id))
        except Refusal as refusal:
            self._refuse(viewer, id, refusal)
            return
        self._deliveries.append(partial(self._greet, viewer, id, after))

    def watch(self, viewer: Viewer, id: str, after: int | None) -> None:
        """As TableHandle.watch. Who has a seat here gets it."""
        person = viewer.person.id
        if self._state.seat_of(person) is not None and not self._ledger.ill:
            self.join(viewer, id, None, take_over=False, after=after)
            return
        self._asking = viewer, id
        try:
            self._only_one(viewer, take_over=False)
            if person in self._state.banned:
                raise Refusal("banned")
            if self._state.settings.watch == "off":
                raise Refusal("no_watching")
            self._room_to_watch(person)
        except Refusal as refusal:
            self._refuse(viewer, id, refusal)
            return
        self._deliveries.append(partial(self._greet, viewer, id, after))

    def _only_one(self, viewer: Viewer, *, take_over: bool) -> None:
        """One live connection for each person. Raises Refusal (elsewhere, table_closed)."""
        if self._state.stage == "closed":
            raise Refusal("table_closed", code=self._state.code)
        older = self._audience.viewer(viewer.person.id)
        if older is not None and older.instance != viewer.instance and not take_over:
            raise Refusal("elsewhere")

    def _room_to_watch(self, person: str) -> None:
        """Counted here, where one comes after the other. Who watches already may come back. Raises Refusal."""
        most = self._ledger.bounds.spectators
        if self._audience.spectators() >= most and self._audience.viewer(person) is None:
            raise Refusal("limit_spectators", limit=most)

    def _missing(self, number: int) -> bool:
        seat = self._state.seats[number]
        return not seat.connected or seat.presence != "here"

    def _greet(self, viewer: Viewer, id: str, after: int | None) -> None:
        self._audience.greet(viewer, id, after, self._ledger.at())
        self._count_heads()

    def welcome_host(self, viewer: Viewer, id: str) -> None:
        """The table has been opened and stored: its host is the first viewer."""
        self._greet(viewer, id, None)

    def leave(self, viewer: Viewer, id: str, keep: bool) -> None:
        """As TableHandle.leave."""
        self._asking = viewer, id
        person = viewer.person.id
        if self._audience.viewer(person) is not viewer:
            self._refuse(viewer, id, Refusal("not_at_table"))
            return
        version = None
        self._deliveries.append(partial(self._dismiss, viewer))
        try:
            if self._state.seat_of(person) is not None:
                version = self.take(told_to.Leave(person, keep, id)).record.version
        except Refusal as refusal:
            self._deliveries.clear()
            self._refuse(viewer, id, refusal)
            return
        self._answer(viewer, id, Done(id, version), remember=False)

    def _dismiss(self, viewer: Viewer) -> None:
        self._audience.dismiss(viewer)
        self._count_heads()

    def lose(self, viewer: Viewer) -> None:
        """As TableHandle.lost."""
        if self._audience.viewer(viewer.person.id) is not viewer:
            return
        self._dismiss(viewer)
        if not self._ledger.ill and self._state.seat_of(viewer.person.id) is not None:
            self.take(told_to.Lose(viewer.person.id))

    def command(self, viewer: Viewer, message: TableMessage) -> None:
        """As TableHandle.command."""
        person = viewer.person
        self._asking = viewer, message.id
        if self._audience.viewer(person.id) is not viewer:
            self._refuse(viewer, message.id, Refusal("not_at_table"))
            return
        known = self._ledger.answers.find(person.id, message.id)
        if known is not None:
            self._answer(viewer, message.id, known, remember=False)
            return
        try:
            version = None
            if isinstance(message, Chat):
                self._talk(person, message)
            else:
                seat = self._state.seat_of(person.id)
                version = self.take(request(message, person, seat, self._audience.spectator)).record.version
            self._answer(viewer, message.id, Done(message.id, version), remember=True)
        except Refusal as refusal:
            self._refuse(viewer, message.id, refusal, remember=True)

    def _talk(self, person: Person, message: Chat) -> None:
        """Many people together are no way round what one may say. Raises Refusal."""
        chat = self._chat
        wait = chat.wait(self._ledger.at() / 1000)
        if wait > 0:
            raise Refusal("limit_chat", limit=chat.limit, interval=chat.interval, wait=whole(wait))
        self._audience.talk(person, message)
        chat.take(self._ledger.at() / 1000)

    def close(self, why: told_to.ClosedWhy) -> None:
        """As TableHandle.close."""
        self._owe(told_to.Close(why))

    def forget(self, person: str, promise: Promise) -> None:
        """As TableHandle.forget; what it gives is told to `promise`."""
        if person not in self._ledger.people:
            promise(True)
        elif self._ledger.ill:
            # Whatever the table in memory says, closed or not, the journal says it: nothing is durable yet.
            self._owe(told_to.Forget(person))
            promise(False)
        elif self._state.stage == "closed":
            promise(True)
        else:
            self._promised = promise
            self._owe(told_to.Forget(person))
            self._deliveries += [self._audience.forget_past, partial(promise, True)]

    def take_back(self) -> None:
        """After a recovery: who is connected is not away, and what had to wait for the journal is done."""
        if self._state.stage == "closed":
            return
        for viewer in self._audience.everybody():
            seat = self._state.seat_of(viewer.person.id)
            if seat is not None and self._missing(seat):
                self.take(told_to.Return(viewer.person.id))
        self._pay()

    def _owe(self, told: AnyInput) -> None:
        """What is asked from outside the table, by somebody who does not wait for the answer: done now, or when the journal can be written."""
        if told not in self._owed:
            self._owed.append(told)
        if not self._ledger.ill:
            self._pay()

    def _pay(self) -> None:
        for told in list(self._owed):
            try:
                self.take(told)
            except Refusal:
                # Somebody else was quicker; nothing is left to do.
                self._owed.remove(told)
            else:
                self._deliveries.append(partial(self._owed.remove, told))
