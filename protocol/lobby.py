"""The lobby: listing, opening, joining and watching tables."""

from protocol.base import Code, GameName, Level, MessageId, Seat, Sent, Told, Version
from protocol.table import Stage, TableSettings


class ListTables(Sent, frozen=True, tag="list_tables"):
    """Public tables, newest first (at most 200); `follow`: send a new list whenever it changes, until another table message."""

    id: MessageId
    game: GameName | None = None
    follow: bool = False


class Quick(Sent, frozen=True, tag="quick"):
    """A table of bots around me, at once, with the usual settings. `level` is the bots'."""

    id: MessageId
    game: GameName
    level: Level = "normal"


class OpenTable(Sent, frozen=True, tag="open_table"):
    """Open a table and sit down in seat 0. `start`: begin at once, bots in all other seats that are not kept open."""

    id: MessageId
    settings: TableSettings
    start: bool = False


class Join(Sent, frozen=True, tag="join"):
    """Sit down at a table, or come back to the own seat there. `take_over`: yes, take my seat over from my other device. `after` is the
    last version seen."""

    id: MessageId
    code: Code
    seat: Seat | None = None
    take_over: bool = False
    after: Version | None = None


class Watch(Sent, frozen=True, tag="watch"):
    """Follow a table as a spectator. `after` is the last version seen."""

    id: MessageId
    code: Code
    after: Version | None = None


class Leave(Sent, frozen=True, tag="leave"):
    """Go back to the lobby. A player's seat in a running match goes to a bot; `keep`: the seat stays mine, a bot stands in meanwhile."""

    id: MessageId
    keep: bool = False


class TableLine(Told, frozen=True):
    """One table of the list. `clock` is its kind and seconds in words of the settings; `bots` the number of bots seated now."""

    code: str
    game: GameName
    host: str
    seats: int
    people: int
    bots: int
    spectators: int
    stage: Stage
    joinable: bool
    watchable: bool
    settings: TableSettings


class Tables(Told, frozen=True, tag="tables"):
    """The list of tables: the answer to ListTables (`id`), or a newer one for those who follow it (`id` is None)."""

    id: str | None
    tables: tuple[TableLine, ...]


class Joined(Told, frozen=True, tag="joined"):
    """Answer to Quick, OpenTable, Join and Watch: the current Update follows. `seat` is None for spectators. `missed` updates were
    replayed before it, `gap` says that they were no longer at hand."""

    id: str
    code: str
    seat: Seat | None
    missed: int = 0
    gap: bool = False
