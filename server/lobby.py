"""Where people find tables: the list and who follows it, codes and who guesses them, and how many tables anybody may have.

Knows tables through their handles only, and no socket.
"""

import itertools
from collections import Counter, OrderedDict
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Protocol

from protocol.base import GameName
from protocol.codec import Listing
from protocol.lobby import TableLine
from protocol.refusals import refused
from protocol.session import Refused, Resting
from server.codes import tidy_code
from server.limits import Buckets, Clock, whole
from server.settings import Settings
from server.tables.handle import Directory, Frame, TableHandle

GUESS_INTERVAL = 60.0
LISTED = 200
"""A list holds so many tables at most, so that a full house does not flood those who follow it."""
_REMEMBERED = 4096


class Follower(Protocol):
    """Whoever wants each new list."""

    def send(self, frame: Frame) -> None:
        """Take a message."""


class Lobby:
    """The tables of one server as people find them."""

    def __init__(self, directory: Directory, settings: Settings, clock: Clock) -> None:
        self._directory = directory
        self._settings = settings
        self._guesses = Buckets(settings.max_guesses, GUESS_INTERVAL, clock)
        self._followers: dict[Follower, GameName | None] = {}
        self._told: dict[GameName | None, tuple[TableLine, ...]] = {}
        self._lists: dict[GameName | None, Listing] = {}
        self._opened: OrderedDict[tuple[str, str, str], str] = OrderedDict()
        self._opening: Counter[str] = Counter()
        self._sitting: Counter[str] = Counter()

    def lines(self, game: GameName | None = None) -> tuple[TableLine, ...]:
        """The newest public tables, newest first."""
        listed = (
            table.line()
            for table in self._directory.tables()
            if not table.settings.private and (game is None or table.settings.game.__struct_config__.tag == game)
        )
        return tuple(itertools.islice(listed, LISTED))

    def listing(self, game: GameName | None = None) -> Listing:
        """The list, made and encoded once between two rounds of the caretaker (and two openings of tables), however many ask for it."""
        if game not in self._lists:
            self._lists[game] = Listing(self.lines(game))
        return self._lists[game]

    def find(self, id: str, typed: str, address: str, person: str) -> TableHandle | Refused:
        """The table with the code as typed. Wrong codes are counted for address and person, and too many of them refuse right ones too, so that
        nobody learns anything by trying. Only who has a seat there comes back in spite of neighbours who guess."""
        code = tidy_code(typed)
        table = self._directory.find(code)
        if table is not None and table.seat_of(person) is not None:
            return table
        wait = max(self._guesses.wait(address), self._guesses.wait(person))
        if wait > 0:
            return refused(id, "limit_guesses", wait=whole(wait))
        if table is None:
            self.guessed_wrong(address, person)
            return refused(id, "no_table", code=code)
        return table

    def guessed_wrong(self, *guessers: str) -> None:
        """Count a wrong code (of a table, or of a move to another device)."""
        for guesser in guessers:
            self._guesses.take(guesser)

    def wait(self, guesser: str) -> float:
        """Seconds until this guesser may try again; 0 if it may."""
        return self._guesses.wait(guesser)

    def room(self, id: str, person: str) -> Refused | None:
        """Why this person may open no further table, or None."""
        if len(self._directory.tables()) + self._opening.total() >= self._settings.max_tables:
            return refused(id, "limit_server_tables", limit=self._settings.max_tables)
        return self.seat_room(id, person)

    def seat_room(self, id: str, person: str) -> Refused | None:
        """Why this person may sit down at no further table, or None."""
        most = self._settings.max_tables_per_person
        seats = len(list(self._seats(person))) + self._opening[person] + self._sitting[person]
        return refused(id, "limit_tables", limit=most) if seats >= most else None

    @contextmanager
    def opening(self, person: str) -> Generator[None, None, None]:
        """Meanwhile this person opens a table: it counts before it is there, so that many at once are no way round the limits."""
        self._opening[person] += 1
        try:
            yield
        finally:
            _less(self._opening, person)

    def sitting(self, person: str) -> None:
        """From now on this person asks a table for a seat; it counts until `sat`, so that many tables at once are no way round the limit."""
        self._sitting[person] += 1

    def sat(self, person: str) -> None:
        """The table has answered."""
        _less(self._sitting, person)

    def spectator_room(self, id: str, table: TableHandle) -> Refused | None:
        """Why nobody more may watch this table, or None. The table itself has the last word: others may be on their way."""
        most = self._settings.max_spectators
        return refused(id, "limit_spectators", limit=most) if table.line().spectators >= most else None

    def resting(self, person: str) -> tuple[Resting, ...]:
        """The tables where this person still has a seat."""
        return tuple(Resting(line.code, line.game, seat, line.stage) for line, seat in self._seats(person))

    def _seats(self, person: str) -> Iterator[tuple[TableLine, int]]:
        for table in self._directory.tables():
            seat = table.seat_of(person)
            if seat is not None:
                yield table.line(), seat

    def opened_before(self, person: str, instance: str, id: str) -> TableHandle | None:
        """The table that this message of this client has opened already, if it is still there: a message sent again opens no second."""
        code = self._opened.get((person, instance, id))
        return None if code is None else self._directory.find(code)

    def opened(self, person: str, instance: str, id: str, code: str) -> None:
        """Remember which table this message has opened."""
        self._lists.clear()
        self._opened[person, instance, id] = code
        while len(self._opened) > _REMEMBERED:
            self._opened.popitem(last=False)

    def follow(self, follower: Follower, game: GameName | None) -> None:
        """Send the follower every new list of this game (None: all) from now on."""
        self._followers[follower] = game
        self._told.setdefault(game, self.listing(game).lines)

    def unfollow(self, follower: Follower) -> None:
        """Send it no more lists."""
        self._followers.pop(follower, None)

    def refresh(self) -> None:
        """Tell the followers what has changed since the last time. A list is made and encoded once for all who follow it."""
        self._lists.clear()
        wanted = set(self._followers.values())
        for game in wanted:
            listing = self.listing(game)
            if listing.lines == self._told.get(game):
                continue
            self._told[game] = listing.lines
            frame = listing.frame(None)
            for follower, follows in list(self._followers.items()):
                if follows == game:
                    follower.send(frame)
        self._told = {game: lines for game, lines in self._told.items() if game in wanted}


def _less(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
