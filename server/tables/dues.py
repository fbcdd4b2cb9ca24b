"""What is due at a table and when: the one place for its deadlines, so that no wait is without an end. Pure; the clock is the actor's."""

from typing import Literal, TypeVar

from protocol.play import Check, Fold, Hold
from server.games.rules import Rules
from server.tables.course import PACES, only_bots
from server.tables.messages import (
    Act,
    AnyInput,
    Begin,
    Close,
    Draw,
    Expire,
    GoOn,
    Idle,
    Miss,
    PassOn,
    Shuffle,
    StandIn,
    Think,
    Warn,
)
from server.tables.people import plays
from server.tables.state import TableState

S = TypeVar("S")

WAITING_MS = 30 * 60_000
"""A table that waits this long without any change begins, or closes if nobody is there."""
OVER_MS = 15 * 60_000
"""A table whose match is over closes when nobody has done anything there for so long."""
PAUSE_MS = 10 * 60_000
"""The longest pause."""
SETTLE_MS = 10_000
"""After a restart of the server: who is not back then is shown as away."""

Due = AnyInput | Shuffle | Draw
"""An input, or what the actor must add chance to."""
_Planned = tuple[int, AnyInput | Literal["deal", "time_up"]]


def due(rules: Rules[S], table: TableState[S], at: int) -> Due | None:
    """What is to be done first of all that is due by `at`, or None."""
    plans = [planned for planned in _plans(rules, table) if planned[0] <= at]
    if not plans:
        return None
    what = min(plans, key=_when)[1]
    if what == "deal":
        return Shuffle(rules.pack(table.game)) if table.game is not None else None
    return _time_up(rules, table) if what == "time_up" else what


def wake_at(rules: Rules[S], table: TableState[S]) -> int | None:
    """When something is due next (ms), or None."""
    return min([planned[0] for planned in _plans(rules, table)], default=None)


def _when(planned: _Planned) -> int:
    return planned[0]


def _plans(rules: Rules[S], table: TableState[S]) -> list[_Planned]:
    """Everything that will happen by itself if nothing else does."""
    if table.stage == "closed":
        return []
    plans: list[_Planned] = [(ask.until, Expire(ask.ask)) for ask in table.asks]
    if table.paused_at is not None:
        plans.append((table.paused_at + PAUSE_MS, GoOn()))
    elif table.deal_at is not None:
        plans.append((table.deal_at, "deal"))
    elif table.clock is not None:
        clock = table.clock
        plans.append((clock.end_at, "time_up") if clock.warned else (clock.warn_at, Warn(clock.seat)))
    if table.stage == "waiting":
        plans.append(_beginning(table))
    elif table.stage == "over":
        plans.append((table.since + OVER_MS, Close("over")))
    plans.extend(_absences(rules, table))
    return plans


def _beginning(table: TableState[S]) -> _Planned:
    """A table begins by itself when everybody whom it waits for is there, and does not wait for ever."""
    present, seats = len(table.present()), len(table.seats)
    wanted = seats if table.settings.seats_open is None else min(seats, table.settings.seats_open + 1)
    full = all(seat.kind != "open" for seat in table.seats)
    if present > 1 and present == len(table.people()) and (full or present >= wanted):
        return (table.since, Begin())
    return (table.since + WAITING_MS, Begin() if present else Close("empty"))


def _absences(rules: Rules[S], table: TableState[S]) -> list[_Planned]:
    """What follows when somebody stays away."""
    plans: list[_Planned] = []
    grace = round(table.settings.grace * 1000)
    for number, seat in enumerate(table.seats):
        if seat.away_at is None or seat.kind != "person":
            continue
        if seat.presence == "here":
            plans.append((seat.away_at + SETTLE_MS, Miss(number)))
        elif (
            seat.presence == "away"
            and table.paused_at is None
            and table.stage in ("playing", "between")
            and plays(rules, table, number)
        ):
            plans.append((seat.away_at + grace, StandIn(number)))
        if seat.person == table.host and not seat.attends and table.attending():
            plans.append((seat.away_at + grace, PassOn()))
    return plans


def idle(rules: Rules[S], table: TableState[S], patience: int) -> tuple[int, AnyInput] | None:
    """Without a clock a decision waits long, but not for ever: who does not take it for `patience` ms is away."""
    if table.stage != "playing" or table.paused_at is not None or table.game is None or table.clock is not None:
        return None
    turn = rules.turn(table.game)
    if turn is None or table.seats[turn].kind != "person" or table.seats[turn].presence != "here":
        return None
    return table.turn_at + patience, Idle(turn)


def _time_up(rules: Rules[S], table: TableState[S]) -> Due | None:
    """What the server does for who has run out of time: check, or hold, else fold; a card to lock is drawn at random."""
    legal = None if table.game is None else rules.legal(table.game)
    turn = None if table.game is None else rules.turn(table.game)
    if legal is None or turn is None:
        return None
    if legal.lock is not None:
        return Draw(turn, legal.lock.cards)
    action = Check() if legal.check else Hold() if legal.hold else Fold()
    return Act(turn, action, "clock")


def think(rules: Rules[S], table: TableState[S]) -> Think | None:
    """The bot that is to act, or None if nobody or a person is."""
    if table.stage != "playing" or table.paused_at is not None or table.game is None:
        return None
    turn = rules.turn(table.game)
    if turn is None:
        return None
    seat = table.seats[turn]
    pace = table.settings.bot_pace
    if seat.kind == "person":
        if seat.presence != "stand_in":
            return None
        level, style, by = table.settings.stand_in, "", "stand_in"
    else:
        level, style, by = seat.level or table.settings.stand_in, seat.style, "bot"
    seconds = pace.seconds
    if table.pace != "1x" and by == "bot" and only_bots(rules, table):
        seconds = 0.0 if table.pace == "end" else seconds / PACES[table.pace]
    return Think(turn, level, style, by, table.decision, seconds, pace.variation)
