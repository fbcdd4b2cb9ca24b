"""The table's own events in sentences: seats, presence, agreement, the host's powers. The game's are in clients.cli.sentences."""

import math
from collections.abc import Callable, Sequence
from typing import Any

from clients.cli.model import Cast
from clients.cli.speaker import Speaker
from protocol import table
from protocol.base import Event

Told = Sequence[str]


def _table_opened(event: table.TableOpened, to: Speaker, _cast: Cast) -> Told:
    return [to.words.say("event-table_opened", name=event.host, code=event.code)]


def _seat_taken(event: table.SeatTaken, to: Speaker, cast: Cast) -> Told:
    key = "event-seat_taken-bot" if event.player == "bot" else "event-seat_taken"
    if event.replaced is not None:
        key = "event-seat_taken-replaced"
    if event.seat == cast.you:
        return [to.about(cast, event.seat, key, replaced=event.replaced or "")]
    return [to.words.say(key, name=event.name, replaced=event.replaced or "")]


def _seat_left(event: table.SeatLeft, to: Speaker, _cast: Cast) -> Told:
    key = "event-seat_left-bot" if event.bot else "event-seat_left"
    return [to.words.say(key, name=event.name, bot=event.bot or "")]


def _went_away(event: table.WentAway, to: Speaker, cast: Cast) -> Told:
    return [to.about(cast, event.seat, f"event-went_away-{event.why}")]


def _came_back(event: table.CameBack, to: Speaker, cast: Cast) -> Told:
    return [to.about(cast, event.seat, "event-came_back")]


def _stood_in(event: table.StoodIn, to: Speaker, cast: Cast) -> Told:
    return [to.about(cast, event.seat, "event-stood_in")]


def _clock_warned(event: table.ClockWarned, to: Speaker, cast: Cast) -> Told:
    return [to.about(cast, event.seat, "event-clock_warned", seconds=math.ceil(event.remaining_ms / 1000))]


def _timed_out(event: table.TimedOut, to: Speaker, cast: Cast) -> Told:
    return [to.about(cast, event.seat, f"event-timed_out-{event.action}")]


def _host_changed(event: table.HostChanged, to: Speaker, cast: Cast) -> Told:
    if event.seat is None:
        return [to.words.say("event-host_changed", name=event.name)] if event.name else []
    return [to.about(cast, event.seat, "event-host_changed")]


def _pace_set(event: table.PaceSet, to: Speaker, _cast: Cast) -> Told:
    return [to.words.say(f"event-pace_set-{event.pace}", name=event.by)]


def _match_started(_event: table.MatchStarted, to: Speaker, _cast: Cast) -> Told:
    return [to.words.say("event-match_started")]


def _asked(event: table.Asked, to: Speaker, cast: Cast) -> Told:
    about = "" if event.about is None else to.name(cast, event.about)
    return [to.about(cast, event.seat, f"event-asked-{event.ask}", about=about)]


def _agreed(event: table.Agreed, to: Speaker, cast: Cast) -> Told:
    return [to.about(cast, event.seat, "event-agreed-yes" if event.yes else "event-agreed-no")]


def _ask_ended(event: table.AskEnded, to: Speaker, _cast: Cast) -> Told:
    return [to.words.say(f"event-ask_ended-{'granted' if event.granted else 'refused'}-{event.ask}")]


def _paused(event: table.Paused, to: Speaker, _cast: Cast) -> Told:
    return [to.words.say(f"event-paused-{event.why}")]


def _resumed(event: table.Resumed, to: Speaker, _cast: Cast) -> Told:
    return [to.words.say("event-resumed-recovered" if event.recovered else "event-resumed")]


def _removed(event: table.Removed, to: Speaker, _cast: Cast) -> Told:
    return [to.words.say(f"event-removed-{event.why}", name=event.name)]


def _table_locked(event: table.TableLocked, to: Speaker, _cast: Cast) -> Told:
    return [to.words.say("event-table_locked" if event.locked else "event-table_locked-off")]


def _table_closed(event: table.TableClosed, to: Speaker, _cast: Cast) -> Told:
    return [to.words.say(f"event-table_closed-{event.why}")]


TELLERS: dict[type[Event], Callable[[Any, Speaker, Cast], Told]] = {
    table.TableOpened: _table_opened,
    table.SeatTaken: _seat_taken,
    table.SeatLeft: _seat_left,
    table.WentAway: _went_away,
    table.CameBack: _came_back,
    table.StoodIn: _stood_in,
    table.ClockWarned: _clock_warned,
    table.TimedOut: _timed_out,
    table.HostChanged: _host_changed,
    table.PaceSet: _pace_set,
    table.MatchStarted: _match_started,
    table.Asked: _asked,
    table.Agreed: _agreed,
    table.AskEnded: _ask_ended,
    table.Paused: _paused,
    table.Resumed: _resumed,
    table.Removed: _removed,
    table.TableLocked: _table_locked,
    table.TableClosed: _table_closed,
}
