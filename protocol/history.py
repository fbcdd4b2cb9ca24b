"""One's own finished hands and matches: listing them and reading one again."""

from typing import Annotated

from msgspec import Meta

from protocol.base import GameName, MessageId, Number, Sent, Told
from protocol.play import Standing
from protocol.table import AnyEvent, TableSettings


class ListMatches(Sent, frozen=True, tag="list_matches"):
    """The own matches, newest first; `before` is the number of the oldest one already known."""

    id: MessageId
    before: Number | None = None


class ShowMatch(Sent, frozen=True, tag="show_match"):
    """One match of the own, hand by hand: own cards always, others' only where they were shown. `hand` counts from 1; None: all of them."""

    id: MessageId
    match: Number
    hand: Annotated[int, Meta(ge=1, le=1_000_000_000)] | None = None


class MatchLine(Told, frozen=True):
    """`number` names the match for its people; times in seconds since 1970; `net` in chips or twelfths."""

    number: int
    code: str
    game: GameName
    seat: int
    names: tuple[str, ...]
    hands: int
    started: float
    ended: float | None
    standings: tuple[Standing, ...]


class Statistics(Told, frozen=True):
    """Of all own matches of one game. `vpip` and `pfr` are shares (0 to 1) of hold'em hands, else None; `biggest_pot` in chips or points."""

    game: GameName
    matches: int
    matches_won: int
    hands: int
    hands_won: int
    showdowns: int
    biggest_pot: int
    vpip: float | None = None
    pfr: float | None = None


class Matches(Told, frozen=True, tag="matches"):
    """Answer to ListMatches: one page of the own matches, newest first, and the figures of all of them by game."""

    id: str
    matches: tuple[MatchLine, ...]
    statistics: tuple[Statistics, ...]


class HandRecord(Told, frozen=True):
    """One hand or deal as this person was told it, in order."""

    hand: int
    events: tuple[AnyEvent, ...]


class MatchRecord(Told, frozen=True, tag="match_record"):
    """Answer to ShowMatch."""

    id: str
    line: MatchLine
    settings: TableSettings
    hands: tuple[HandRecord, ...]
