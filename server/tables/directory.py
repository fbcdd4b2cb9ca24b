"""All tables of one server: opening them, finding them, and taking those of an earlier run up again."""

import asyncio
from collections.abc import Sequence
from typing import Any

import structlog

from protocol.base import GameName
from protocol.codec import Frame
from protocol.refusals import refused
from protocol.table import TableSettings
from server.bots.roster import line_up
from server.codes import new_code
from server.games.rules import Rules
from server.journal.interface import Entry, JournalError, TableRow
from server.tables import replay
from server.tables.actor import TableActor
from server.tables.handle import Person, TableHandle, Viewer
from server.tables.messages import AnyInput, Begin, BotName, Open
from server.tables.room import Room
from server.tables.table import Table

_AT_ONCE = 64
"""So many tables are taken up together, so that their appends share commits."""
_BOTS = 14
"""More than any table has seats."""
AnyRules = Rules[Any]
"""The rules of some game: what the state is, only they know."""


def rules_of(game: GameName) -> AnyRules:
    """The rules of a game; each is loaded when it is first played."""
    if game == "holdem":
        from server.games.holdem import HOLDEM

        return HOLDEM
    if game == "one_poker":
        from server.games.one_poker import ONE_POKER

        return ONE_POKER
    from server.games.as_nas import AS_NAS

    return AS_NAS


def game_of(settings: TableSettings) -> GameName:
    """The game that these settings are of."""
    games: dict[str, GameName] = {"holdem": "holdem", "one_poker": "one_poker", "as_nas": "as_nas"}
    return games[str(settings.game.__struct_config__.tag)]


def bot_names(room: Room, name: str) -> tuple[BotName, ...]:
    """The bots that may be seated at a table, in the order in which they come."""
    line = line_up(room.dealer.generator(f"bots of {name}"))
    return tuple([BotName(bot, style) for bot, style in line[:_BOTS]])


class Tables:
    """The open tables of a server, by code. Implements server.tables.handle.Directory."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._tables: dict[str, TableActor] = {}
        self._stopped = False
        self._opening: dict[str, asyncio.Event] = {}
        self._log: structlog.typing.FilteringBoundLogger = structlog.get_logger()

    def find(self, code: str) -> TableHandle | None:
        """As Directory.find."""
        return self._tables.get(code)

    def tables(self) -> Sequence[TableHandle]:
        """As Directory.tables."""
        return list(reversed(self._tables.values()))

    def problem(self) -> str | None:
        """Why tables can't go on just now (in a word), or None."""
        return "storage" if any(table.ill for table in self._tables.values()) else None

    async def open(self, settings: TableSettings, host: Person, viewer: Viewer, id: str, start: bool) -> None:
        """As Directory.open."""
        rules = rules_of(game_of(settings))
        problem = rules.problem(settings.game) or _problem(settings, rules)
        if problem is not None:
            viewer.send(Frame(refused(id, "bad_settings", reason=problem)))
            return
        code = new_code({*self._tables, *self._opening})
        self._opening[code] = opened = asyncio.Event()
        try:
            actor = await self._opened(rules, code, settings, host, id, start=start)
        except JournalError as error:
            self._log.error("a table could not be opened", error=str(error))
            viewer.send(Frame(refused(id, "storage", wait=5)))
            return
        finally:
            del self._opening[code]
            opened.set()
        self._tables[code] = actor
        actor.start(viewer, id)
        self._log.info("table opened", table=code, game=rules.name, private=settings.private)

    async def _opened(
        self, rules: AnyRules, code: str, settings: TableSettings, host: Person, id: str, *, start: bool
    ) -> TableActor:
        """A table after its first inputs, stored. Raises JournalError."""
        at = round(self._room.clock.wall() * 1000)
        number = await self._room.journal.begin(code, rules.name, at)
        opening = Open(code, settings, host, bot_names(self._room, f"table {number}"), id)
        table = Table(rules, opening, at)
        inputs: list[AnyInput] = [opening, Begin()] if start else [opening]
        outcomes = [table.receive(told, at) for told in inputs]
        records = [outcome.record for outcome in outcomes]
        entries = [Entry(record.version, record.at, replay.encode(record)) for record in records]
        await self._room.journal.append(number, 0, entries)
        return TableActor(self._room, table, number, self._ended, outcomes[-1].moment)

    async def forget(self, person: str) -> bool:
        """As Directory.forget."""
        for opened in list(self._opening.values()):
            await opened.wait()
        if self._stopped:
            # They are no longer here, but in the journal, and nobody writes there.
            return False
        return all(await asyncio.gather(*[table.forget(person) for table in self._tables.values()]))

    def _ended(self, actor: TableActor) -> None:
        self._tables.pop(actor.code, None)

    async def restore(self) -> int:
        """Take up every unfinished table where it stood; gives their number. A table that can't be read is left alone and logged.

        Raises:
            JournalError: the journal can't be read at all.
        """
        rows = await self._room.journal.unfinished()
        for begin in range(0, len(rows), _AT_ONCE):
            await asyncio.gather(*[self._restore(row) for row in rows[begin : begin + _AT_ONCE]])
        return len(self._tables)

    async def _restore(self, row: TableRow) -> None:
        entries = await self._room.journal.read(row.number, most=1)
        if not entries:
            # It was being opened when the server stopped; nobody was told of it.
            await self._room.journal.finish(row.number, row.opened)
            return
        try:
            first = replay.decode(entries[0].body)
            opening = replay.opening(first)
            table = Table(rules_of(game_of(opening.settings)), opening, first.at)
            actor = TableActor(self._room, table, row.number, self._ended)
            await actor.resume()
            self._tables[actor.code] = actor
        except JournalError:
            raise
        except Exception as error:
            # Whatever is wrong with one table, the others go on. Only where it was raised: the text may hold a card.
            reason = str(error) if isinstance(error, ValueError) else f"{type(error).__name__} in the fold"
            self._log.error("a table can't be taken up", table=row.code, number=row.number, error=reason)

    async def stop(self) -> None:
        """Let every table store what it has accepted, and stop; then close the journal."""
        self._stopped = True
        await asyncio.gather(*[actor.stop() for actor in list(self._tables.values())])
        self._room.minds.close()
        await self._room.journal.close()


def _problem(settings: TableSettings, rules: AnyRules) -> str | None:
    """What can't be in a table's own settings, as a clause that names the field."""
    if settings.clock.kind == "off" and not settings.private:
        return "clock: off is for private tables only"
    seats = rules.seats(settings.game)
    if settings.seats_open is not None and settings.seats_open >= seats:
        return f"seats_open: there are {seats} seats, the host's among them; keep {seats - 1} at most"
    return None
