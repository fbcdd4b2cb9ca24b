"""A table as a value: who sits where, how the match stands, what is open. Changed only on a copy that is thrown away on a refusal."""

import copy
from typing import Generic, Literal, TypeVar

from msgspec import Struct, structs

from protocol.base import Level, Pace
from protocol.table import AnyEvent, Presence, TableSettings
from server.games.rules import Emit, Rules
from server.tables.handle import Person
from server.tables.messages import AskName, BotName, PutOut, Refusal

S = TypeVar("S")

LOG_LENGTH = 256
"""Most events that the log of a hand holds; the oldest go first."""


class News(Struct, frozen=True, gc=False):
    """An event of the table's own (the game's come as Emit). `to`: the only seat that may know it, None: everybody."""

    event: AnyEvent
    to: int | None = None


Heard = News | Emit


class Seat(Struct, frozen=True, gc=False):
    """One seat. `person` is the id of its owner; a bot has `level` and `style`.

    `away_at` is when its owner went away (ms), `timeouts` how often running the clock ran out, `bank` what is left of the time bank (ms).
    `private_from` is the first hand whose secrets its owner may know: who sits down after a hand has begun must not see the
    cards of the bot that played it. `kept`: the bot only keeps the seat warm, newcomers may always have it.
    """

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    person: str = ""
    program: bool = False
    level: Level | None = None
    style: str = ""
    presence: Presence = "here"
    connected: bool = False
    away_at: int | None = None
    timeouts: int = 0
    bank: int = 0
    private_from: int = 0
    kept: bool = False

    @property
    def attends(self) -> bool:
        """Whether a person is connected and has not left the clock to run out again and again."""
        return self.kind == "person" and self.connected and self.presence == "here"


class TurnClock(Struct, frozen=True, gc=False):
    """The clock of an open decision, all in ms: `limit` and `bank` as they were when it opened at `opened_at`."""

    seat: int
    opened_at: int
    limit: int
    bank: int
    warned: bool = False

    @property
    def warn_at(self) -> int:
        """When 80 % of the time is gone."""
        return self.opened_at + (self.limit + self.bank) * 4 // 5

    @property
    def end_at(self) -> int:
        """When all of it is gone."""
        return self.opened_at + self.limit + self.bank


class OpenAsk(Struct, frozen=True, gc=False):
    """Something that waits for agreement. Who is needed follows from who is there; `until` in ms."""

    ask: AskName
    by: int
    about: int | None
    agreed: tuple[int, ...]
    declined: tuple[int, ...]
    until: int


class TableState(Struct, Generic[S]):
    """The whole table. `decision` is the version at which the open decision arose, `acts` counts the actions so far. Times in ms; `at` is
    that of the last input. `held` is the clock of the open decision's owner while a bot stands in.

    `turn_at` is when the open decision arose, its owner came back to it, or a pause in it ended.
    `stage` is what goes on beneath a pause; `since` is when it began, or when a person last did something there.
    """

    code: str
    settings: TableSettings
    seats: tuple[Seat, ...]
    bots: tuple[BotName, ...]
    opened_at: int
    at: int
    version: int = 0
    decision: int = 0
    acts: int = 0
    stage: Literal["waiting", "playing", "between", "over", "closed"] = "waiting"
    since: int = 0
    paused_at: int | None = None
    match: int = 0
    host: str = ""
    host_name: str = ""
    locked: bool = False
    banned: tuple[str, ...] = ()
    pace: Pace = "1x"
    game: S | None = None
    log: tuple[Heard, ...] = ()
    clock: TurnClock | None = None
    held: TurnClock | None = None
    asks: tuple[OpenAsk, ...] = ()
    deal_at: int | None = None
    turn_at: int = 0

    def seat_of(self, person: str) -> int | None:
        """The seat that is this person's, if any."""
        if person:
            for number, seat in enumerate(self.seats):
                if seat.person == person:
                    return number
        return None

    def people(self) -> tuple[int, ...]:
        """The seats that belong to people."""
        return tuple([number for number, seat in enumerate(self.seats) if seat.kind == "person"])

    def attending(self) -> tuple[int, ...]:
        """The seats whose owners are connected and act."""
        return tuple([number for number, seat in enumerate(self.seats) if seat.attends])

    def present(self) -> tuple[int, ...]:
        """The seats whose owners are connected."""
        return tuple([number for number, seat in enumerate(self.seats) if seat.kind == "person" and seat.connected])


class Change(Generic[S]):
    """One input being worked in at time `at`: a copy of the table to be changed, the news so far, and who was put out."""

    __slots__ = ("at", "log_begins", "news", "put_out", "rules", "table")

    def __init__(self, rules: Rules[S], table: TableState[S], at: int) -> None:
        self.rules = rules
        self.table = copy.copy(table)
        self.at = at
        self.news: list[Heard] = []
        self.put_out: list[PutOut] = []
        self.log_begins: int | None = None
        self.table.version += 1
        self.table.at = at

    def tell(self, event: AnyEvent) -> None:
        """Something happened that everybody may know."""
        self.news.append(News(event))

    def put(self, number: int, seat: Seat) -> None:
        """Seat `number` is now `seat`."""
        seats = self.table.seats
        self.table.seats = (*seats[:number], seat, *seats[number + 1 :])

    def owner(self, person: str) -> int:
        """The seat of this person. Raises Refusal (not_seated)."""
        seat = self.table.seat_of(person)
        if seat is None:
            raise Refusal("not_seated")
        return seat

    def host_only(self, person: str) -> None:
        """Raises Refusal (not_host) unless this person is the host."""
        if not person or person != self.table.host:
            raise Refusal("not_host")

    def a_person(self, number: int) -> Seat:
        """The seat `number`, which must be a person's. Raises Refusal (no_seat, not_a_person)."""
        seat = self.a_seat(number)
        if seat.kind != "person":
            raise Refusal("not_a_person", seat=number)
        return seat

    def a_seat(self, number: int) -> Seat:
        """The seat `number`. Raises Refusal (no_seat)."""
        if not 0 <= number < len(self.table.seats):
            raise Refusal("no_seat", code=self.table.code, seat=number)
        return self.table.seats[number]

    def done(self) -> TableState[S]:
        """The changed table, its log grown by the news (begun anew at a new hand)."""
        table = self.table
        if self.log_begins is not None:
            table.log = tuple(self.news[self.log_begins :])
        elif self.news:
            table.log = (*table.log, *self.news)
        if len(table.log) > LOG_LENGTH:
            table.log = table.log[-LOG_LENGTH:]
        return table


def seated(person: Person, name: str, *, bank: int, private_from: int) -> Seat:
    """A seat that this person takes now."""
    return Seat(
        "person",
        name,
        person.id,
        program=person.bot,
        connected=True,
        bank=bank,
        private_from=private_from,
    )


def here(seat: Seat) -> Seat:
    """The seat with its owner back."""
    return structs.replace(seat, presence="here", connected=True, away_at=None, timeouts=0)
