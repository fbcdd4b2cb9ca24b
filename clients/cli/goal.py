"""What a client is started for: the lobby, a table at once, a table by its code, or to watch one."""

from msgspec import Struct

from protocol.base import GameName, Level, Pace
from protocol.lobby import Join, ListTables, OpenTable, Quick, Watch
from protocol.messages import ClientMessage
from protocol.table import TableSettings


class Lobby(Struct, frozen=True):
    """Look around first."""


class Now(Struct, frozen=True):
    """A table of bots, at once."""

    game: GameName
    level: Level = "normal"


class Open(Struct, frozen=True):
    """A table with settings of one's own; `start`: at once, else it waits for people."""

    settings: TableSettings
    start: bool


class Sit(Struct, frozen=True):
    """A seat at the table with this code."""

    code: str


class Look(Struct, frozen=True):
    """Watch the table with this code; `pace`: asked for as soon as only bots play."""

    code: str
    pace: Pace | None = None


Goal = Lobby | Now | Open | Sit | Look


def request(goal: Goal, id: str) -> ClientMessage:
    """The message that a goal begins with."""
    match goal:
        case Lobby():
            return ListTables(id)
        case Now():
            return Quick(id, goal.game, goal.level)
        case Open():
            return OpenTable(id, goal.settings, goal.start)
        case Sit():
            return Join(id, goal.code)
        case Look():
            return Watch(id, goal.code)
