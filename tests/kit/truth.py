"""What is true of a table for everybody: the public part of a view, to be compared between viewers, with the journal, before and after a crash."""

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from protocol import table as told
from protocol.as_nas import AsNasPlay, CardsSeen
from protocol.codec import decode_server, encode
from protocol.holdem import HoldemPlay, HoleDealt
from protocol.messages import Update
from protocol.one_poker import CardLocked, CardsDrawn, OnePokerPlay
from protocol.play import HandShown
from protocol.table import AnyEvent, GamePlay, TableView
from server.journal import archive
from server.tables import replay
from server.tables.directory import game_of, rules_of
from server.tables.messages import Record
from server.tables.moment import Moment

PRIVATE = (HoleDealt, CardsDrawn, CardLocked, CardsSeen)
"""Events for one seat alone."""
OURS: tuple[type, ...] = told.TableEvent.__args__  # type: ignore[attr-defined]
"""Events of the table and not of the game."""


def public(update: Update) -> bytes:
    """What of an update must be the same for all viewers of that version, whenever it is sent: without times and without who is looking."""
    view = update.view
    shown = replace(
        view,
        you=None,
        legal=None,
        clock=None if view.clock is None else replace(view.clock, remaining_ms=0, bank_ms=0),
        play=_public(view.play),
        log=tuple([event for event in view.log if not isinstance(event, PRIVATE)]),
        seats=tuple([replace(seat, grace_ms=None) for seat in view.seats]),
        asks=tuple([replace(ask, remaining_ms=None) for ask in view.asks]),
        spectators=0,
    )
    events = tuple([event for event in update.events if not isinstance(event, PRIVATE)])
    return msgspec.json.encode((update.version, events, shown))


def _public(play: GamePlay | None) -> GamePlay | None:
    match play:
        case HoldemPlay():
            return replace(play, hole=None, own_hand=None)
        case OnePokerPlay():
            return replace(play, cards=None, lock=None, kept=None)
        case AsNasPlay():
            return replace(play, cards=None, own_hand=None)
        case None:
            return None


def own_cards(view: TableView) -> frozenset[str]:
    """The cards that this view shows to its viewer alone."""
    match view.play:
        case HoldemPlay(hole=cards) | AsNasPlay(cards=cards) | OnePokerPlay(cards=cards):
            return frozenset(cards or ())
        case _:
            return frozenset()


def open_cards(view: TableView) -> set[str]:
    """The cards that lie face up for everybody, or have lain there since the last shuffle."""
    shown = {card for event in view.log if isinstance(event, HandShown) for card in event.cards}
    match view.play:
        case HoldemPlay(board=board, shown=hands):
            return {*shown, *board, *(card for hand in hands for card in hand.cards)}
        case AsNasPlay(shown=hands):
            return {*shown, *(card for hand in hands for card in hand.cards)}
        case OnePokerPlay(revealed=revealed):
            return {*shown, *(card for cards in revealed for card in cards)}
        case _:
            return shown


def total(view: TableView) -> int | None:
    """All chips at the table, or all points (which are always 0 together); None before the first match."""
    if view.play is None:
        return None
    if isinstance(view.play, AsNasPlay):
        return sum(seat.total or 0 for seat in view.seats)
    # The pot is paid out when nobody is to act any more.
    pot = view.play.pot if view.turn is not None else 0
    return sum(seat.stack or 0 for seat in view.seats) + pot


def whole(view: TableView) -> int:
    """What `total` must be."""
    game = view.settings.game
    match view.play:
        case HoldemPlay():
            return game.stack * len(view.seats)  # type: ignore[union-attr]
        case OnePokerPlay():
            return game.chips * len(view.seats)  # type: ignore[union-attr]
        case _:
            return 0


def journals(data: Path) -> Iterator[tuple[int, str, list[Record]]]:
    """Number, code and records of every table in the journal of a data folder whose server is not running."""
    with tempfile.TemporaryDirectory() as folder:
        # A copy: whoever opens the file itself works its log in, and the next server would not find what a crash has left.
        for name in ("journal.sqlite3", "journal.sqlite3-wal"):
            if (data / name).exists():
                shutil.copy(data / name, folder)
        database = sqlite3.connect(Path(folder) / "journal.sqlite3")
        tables = database.execute("SELECT number, code FROM tables ORDER BY number").fetchall()
        found = [(number, code, archive.read(database, number)) for number, code in tables]
        database.close()
    for number, code, entries in found:
        yield number, code, [replay.decode(entry.body) for entry in entries]


def moments(records: list[Record]) -> Iterator[Moment[Any]]:
    """The table at each of its versions, folded."""
    if records:
        rules = rules_of(game_of(replay.opening(records[0]).settings))
        for _, outcome in replay.unfold(rules, records):
            yield outcome.moment


def as_sent(moment: Moment[Any]) -> Update:
    """What a spectator is told at this moment, read back from its bytes."""
    update = decode_server(encode(moment.update(None, moment.table.at, 0)))
    assert isinstance(update, Update)
    return update


def game_course(records: list[Record]) -> list[AnyEvent]:
    """A table's matches as they went: every event of the game, the hidden ones too, without presence and recovery."""
    return [heard.event for moment in moments(records) for heard in moment.news if not isinstance(heard.event, OURS)]
