"""What the client knows of its server and table: a value made of the messages so far. No socket, no screen, no rules."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from protocol.as_nas import AsNasPlay, Held, Looked
from protocol.base import GameName
from protocol.commands import Reacted, Said
from protocol.holdem import PotWon
from protocol.lobby import Joined, TableLine, Tables
from protocol.messages import ServerMessage, Update
from protocol.one_poker import Locked
from protocol.play import Called, Checked, Folded, Raised
from protocol.session import Closed, Notice, Refused, TakenOver, Welcome
from protocol.table import AnyEvent, TableView, TimedOut

LOG_LIMIT = 600
"""Lines of the log that are kept; older ones are the history's business."""


class Cast(Struct, frozen=True):
    """Whom an event is about and for: the game, the names by seat, the reader's seat, who had looked at the own cards by then (As-Nas), and
    whether there is a single pot (hold'em)."""

    game: GameName
    names: tuple[str, ...]
    you: int | None
    looked: tuple[bool, ...] = ()
    one_pot: bool = True

    def name(self, seat: int) -> str:
        """The name in a seat, or nothing where there is none."""
        return self.names[seat] if seat < len(self.names) else ""

    def blind(self, seat: int) -> bool:
        """Whether the seat had not looked at its cards when the event happened."""
        return seat < len(self.looked) and not self.looked[seat]


class Happened(Struct, frozen=True):
    """One event at the table, with what is needed to say it."""

    event: AnyEvent
    cast: Cast


class Spoken(Struct, frozen=True):
    """A line of chat."""

    name: str
    text: str


class Shown(Struct, frozen=True):
    """A reaction: somebody's `reaction`, from the fixed set."""

    name: str
    reaction: str


class Remark(Struct, frozen=True):
    """A line of the client's own in the log: a message of the catalogue and a number for it."""

    id: str
    count: int = 0


OWN = Folded | Checked | Called | Raised | Held | Looked | Locked | TimedOut
"""Events by which a turn goes on or ends."""
LogLine = Happened | Spoken | Shown | Remark
State = Literal["connecting", "connected", "lost", "ended"]


class Model(Struct, frozen=True):
    """The client's knowledge. `news` are the lines that the last message added to `log`; `note` is what it refused or noticed.

    `at` is the code of the table that the client has joined: what comes late of another one is not heard. `turns` counts the reader's own
    turns, so that a new one is told from more news in the same. `elsewhere` is the code of a table where this person now plays in another place.
    """

    state: State = "connecting"
    welcome: Welcome | None = None
    tables: tuple[TableLine, ...] = ()
    at: str | None = None
    view: TableView | None = None
    log: tuple[LogLine, ...] = ()
    news: tuple[LogLine, ...] = ()
    note: Refused | Notice | None = None
    closed: Closed | None = None
    elsewhere: str | None = None
    muted: frozenset[str] = frozenset()
    turns: int = 0

    @property
    def code(self) -> str | None:
        """The table's code, if the client is at one."""
        return self.view.code if self.view else None

    @property
    def seat(self) -> int | None:
        """The reader's seat at the table."""
        return self.view.you.seat if self.view and self.view.you else None

    @property
    def your_turn(self) -> bool:
        """Whether the reader has to act now."""
        return bool(self.view and self.view.legal and self.view.turn is not None and self.view.turn == self.seat)

    def may(self, message: str) -> bool:
        """Whether the reader may send such a message now."""
        return bool(self.view and self.view.you and message in self.view.you.may)


def after(model: Model, message: ServerMessage) -> Model:
    """The model when `message` has come."""
    model = replace(model, news=(), note=None)
    match message:
        case Welcome():
            return replace(model, state="connected", welcome=message, closed=None)
        case Tables():
            return replace(model, tables=message.tables)
        case Joined():
            return _joined(model, message)
        case Update() if message.view.code == model.at:
            return _updated(model, message)
        case Said() if message.code == model.code and message.name not in model.muted:
            return _logged(model, (Spoken(message.name, message.text),))
        case Reacted() if message.code == model.code and message.name not in model.muted:
            return _logged(model, (Shown(message.name, message.reaction),))
        case Refused() | Notice():
            return replace(model, note=message)
        case TakenOver():
            return replace(model, elsewhere=message.code)
        case Closed():
            return replace(model, closed=message)
        case _:
            return model


def left(model: Model) -> Model:
    """The model when the client is back in the lobby."""
    return replace(model, at=None, view=None, log=(), news=(), note=None, elsewhere=None)


def lost(model: Model) -> Model:
    """The model when the connection is gone: the table stays as last seen."""
    return replace(model, state="lost", news=(), note=None)


def found(model: Model) -> Model:
    """The model when the connection is there again."""
    return replace(model, state="connected", news=(), note=None)


def muted(model: Model, name: str) -> Model:
    """The model when the reader wants to hear no more of `name` (or again, if already muted)."""
    return replace(model, muted=model.muted ^ {name}, news=(), note=None)


def _joined(model: Model, message: Joined) -> Model:
    if message.code != model.code:
        return replace(left(model), state="connected", at=message.code)
    model = replace(model, at=message.code)
    if message.missed or message.gap:
        return _logged(replace(model, elsewhere=None), (Remark("log-missed", message.missed),))
    return replace(model, elsewhere=None)


def _updated(model: Model, message: Update) -> Model:
    before, view = model.view, message.view
    if before is None or before.code != view.code:
        return _turned(
            model, _logged(replace(model, view=view, log=()), tuple(happened(view.log or message.events, view)))
        )
    if message.version <= before.version:  # a resume repeats what was seen
        return replace(model, view=view)
    events = message.events
    if message.version > before.version + 1:
        events = unseen(model.log, view) or events
    return _turned(model, _logged(replace(model, view=view), tuple(happened(events, view))))


def _turned(before: Model, now: Model) -> Model:
    """Count a new turn of the reader's own: it was not on before, or the reader has acted since, or may do other things now."""
    if not now.your_turn or now.view is None:
        return now
    acted = any(
        isinstance(line, Happened) and isinstance(line.event, OWN) and line.event.seat == now.seat for line in now.news
    )
    same = before.your_turn and before.view is not None and before.view.legal == now.view.legal
    return now if same and not acted else replace(now, turns=now.turns + 1)


def _logged(model: Model, lines: tuple[LogLine, ...]) -> Model:
    return replace(model, log=(*model.log, *lines)[-LOG_LIMIT:], news=lines)


def unseen(log: tuple[LogLine, ...], view: TableView) -> tuple[AnyEvent, ...]:
    """The events of this hand or deal that the log does not end with yet."""
    seen = [line.event for line in log if isinstance(line, Happened)]
    for known in range(min(len(seen), len(view.log)), 0, -1):
        if tuple(seen[-known:]) == view.log[:known]:
            return view.log[known:]
    return view.log


def happened(events: tuple[AnyEvent, ...], view: TableView) -> Iterator[Happened]:
    """Events with the people they are about, as it was when each happened."""
    names = tuple(seat.name for seat in view.seats)
    pots = {event.pot for event in (*view.log, *events) if isinstance(event, PotWon)}
    looked = view.play.looked if isinstance(view.play, AsNasPlay) else ()
    for index, event in enumerate(events):
        later = {one.seat for one in events[index:] if isinstance(one, Looked)}
        then = tuple(seen and seat not in later for seat, seen in enumerate(looked))
        you = view.you.seat if view.you else None
        yield Happened(event, Cast(view.game, names, you, then, len(pots) <= 1))
