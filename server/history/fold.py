"""The matches of one table as its people were told them, folded from its journal. Knows no socket, no file and no single game."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from protocol.base import GameName
from protocol.history import HandRecord
from protocol.play import Standing
from protocol.table import AnyEvent, MatchStarted, TableSettings
from server.games.rules import Rules
from server.tables import replay
from server.tables.handle import Person
from server.tables.messages import Deal, Open, Record, Sit
from server.tables.state import TableState
from server.tables.table import Outcome

AnyOutcome = Outcome[Any]
"""What came of a record, in some game."""
AnyTable = TableState[Any]
"""A table of some game."""


@dataclass
class Part:
    """One person's part in a match. `names` by seat as they were while the person was there; `hands` by number, in the order of telling."""

    seat: int
    names: tuple[str, ...]
    hands: dict[int, list[AnyEvent]] = field(default_factory=dict[int, list[AnyEvent]])
    seats: dict[int, int] = field(default_factory=dict[int, int])

    def records(self) -> tuple[HandRecord, ...]:
        """The hands as they are told."""
        return tuple([HandRecord(hand, tuple(events)) for hand, events in self.hands.items()])


@dataclass
class Match:
    """One match of a table: `match` counts from 1, times in ms since 1970, `ended` None unless it was decided."""

    match: int
    game: GameName
    code: str
    settings: TableSettings
    started: int
    ended: int | None = None
    standings: tuple[Standing, ...] = ()
    parts: dict[str, Part] = field(default_factory=dict[str, Part])


class _Reading:
    """The state of a reading: which match and hand it is in."""

    def __init__(self, rules: Rules[Any]) -> None:
        self._rules = rules
        self._hand: int | None = None
        self._last: AnyTable | None = None
        self.matches: list[Match] = []

    def take(self, outcome: AnyOutcome) -> None:
        """Go on by one record."""
        table = outcome.moment.table
        if any(isinstance(heard.event, MatchStarted) for heard in outcome.moment.news):
            self._settle()
            self._hand = None
            self.matches.append(Match(table.match, self._rules.name, table.code, table.settings, outcome.record.at))
        elif self.matches:
            dealt = isinstance(outcome.record.input, Deal)
            if dealt:
                self._hand = self._rules.number(table.game)
            self._tell(self.matches[-1], outcome, dealt=dealt)
        self._last = table

    def _tell(self, match: Match, outcome: AnyOutcome, *, dealt: bool) -> None:
        """Everybody who sits there hears what happened, secrets only those whose they are."""
        table, hand = outcome.moment.table, self._hand
        decided = match.ended is not None
        if table.stage == "over" and not decided:
            match.ended = outcome.record.at
        if hand is None:
            return
        names = tuple([seat.name for seat in table.seats])
        for number, seat in enumerate(table.seats):
            if not seat.person:
                continue
            part = match.parts.get(seat.person)
            if dealt:
                part = part or match.parts.setdefault(seat.person, Part(number, names))
                part.seat, part.hands[hand], part.seats[hand] = number, [], number
            if part is None or part.seats.get(hand) != number:
                continue  # sat down after this hand had begun
            if not decided:
                part.names = names
            secret = seat.private_from <= hand
            part.hands[hand] += [
                heard.event for heard in outcome.moment.news if heard.to is None or (heard.to == number and secret)
            ]

    def _settle(self) -> None:
        """The standings of the match that was read last."""
        if self.matches and self._last is not None and self._last.game is not None:
            self.matches[-1].standings = self._rules.view(self._last.game, None).standings

    def end(self) -> list[Match]:
        """All matches."""
        self._settle()
        return self.matches


def matches(rules: Rules[Any], records: Iterable[Record]) -> list[Match]:
    """The matches that these records of one table make, oldest first. Raises replay.Unreadable."""
    reading = _Reading(rules)
    for _, outcome in replay.unfold(rules, records):
        reading.take(outcome)
    return reading.end()


def people(records: Iterable[Record]) -> Iterator[str]:
    """The ids of everybody who ever had a seat, some of them more than once."""
    for record in records:
        match record.input:
            case Open(host=Person(id=person)) | Sit(person=Person(id=person)):
                yield person
            case _:
                pass
