"""Answers to messages that have been carried out or refused, so that the same message again is answered again and changes nothing."""

from collections import OrderedDict

from protocol.messages import ServerMessage
from protocol.session import Done
from server.tables.messages import Record

EACH = 8
"""So many answers are kept for each person."""
PEOPLE = 256
"""For so many people, those longest silent forgotten first."""


class Answers:
    """The last answers, by person and message id. Bounded."""

    def __init__(self) -> None:
        self._people: OrderedDict[str, OrderedDict[str, ServerMessage]] = OrderedDict()

    def find(self, person: str, id: str) -> ServerMessage | None:
        """What this message was answered, if it is remembered."""
        own = self._people.get(person)
        return None if own is None else own.get(id)

    def keep(self, person: str, id: str, answer: ServerMessage) -> None:
        """Remember an answer."""
        own = self._people.setdefault(person, OrderedDict())
        self._people.move_to_end(person)
        own[id] = answer
        if len(own) > EACH:
            own.popitem(last=False)
        if len(self._people) > PEOPLE:
            self._people.popitem(last=False)

    def drop(self, person: str, id: str) -> None:
        """Forget an answer that was not given after all."""
        own = self._people.get(person)
        if own is not None:
            own.pop(id, None)

    def replay(self, record: Record) -> None:
        """Remember what the journal says was carried out: a message sent again after a crash is still known."""
        person, message = getattr(record.input, "person", ""), getattr(record.input, "id", "")
        if isinstance(person, str) and person and message:
            self.keep(person, message, Done(message, record.version))
