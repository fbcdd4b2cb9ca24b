"""Tables: their settings, the view that every seat and spectator gets, and the events that are the table's own."""

from typing import Annotated, Literal

from msgspec import Meta

from protocol.as_nas import AsNasEvent, AsNasPlay, AsNasResult, AsNasSettings
from protocol.base import Event, GameName, Level, Milliseconds, Pace, Seat, Sent, Told, Version
from protocol.holdem import HoldemEvent, HoldemPlay, HoldemResult, HoldemSettings
from protocol.one_poker import OnePokerEvent, OnePokerPlay, OnePokerResult, OnePokerSettings
from protocol.play import (
    ActionKind,
    AntePaid,
    Called,
    Checked,
    Folded,
    HandShown,
    LastAction,
    Legal,
    MatchEnded,
    Raised,
    Returned,
    SeatOut,
    SeatState,
    Standing,
)

GameSettings = HoldemSettings | OnePokerSettings | AsNasSettings
GamePlay = HoldemPlay | OnePokerPlay | AsNasPlay
GameResult = HoldemResult | OnePokerResult | AsNasResult

Seconds = Annotated[float, Meta(ge=0, le=3600)]


class ClockSettings(Sent, frozen=True):
    """Time to think. `off`: none (private tables only); `fixed`: `seconds` a decision; `bank`: the same and a bank of `bank` seconds, refilled by
    `refill` a hand or deal."""

    kind: Literal["off", "fixed", "bank"] = "fixed"
    seconds: Annotated[float, Meta(ge=1, le=3600)] = 30.0
    bank: Seconds = 60.0
    refill: Seconds = 10.0


class BotPace(Sent, frozen=True):
    """How long a bot seems to think: `seconds` on average, varied by up to `variation` (0 to 1) of it; and the pause after a hand or deal."""

    seconds: Annotated[float, Meta(ge=0, le=30)] = 1.2
    variation: Annotated[float, Meta(ge=0, le=1)] = 0.5
    between: Annotated[float, Meta(ge=0, le=60)] = 4.0


class TableSettings(Sent, frozen=True):
    """Everything that its host chooses when a table is opened.

    `seats_open` seats besides the host's wait for people (0: none, at most all but one); the match begins when so many have come. Bots take all
    seats that are empty at the start, those kept for people until somebody comes. None: all wait until the start. `bots` are the levels of the
    bots, in seat order, repeated as needed. `take_over`: a newcomer may take a bot's seat between hands. `watch`: nobody, those who have the
    code, or anyone from the lobby's list. `stand_in` is the level of the bot that plays for a person who is away longer than `grace` seconds.
    """

    game: GameSettings
    private: bool = False
    seats_open: Annotated[int, Meta(ge=0, le=9)] | None = None
    bots: Annotated[tuple[Level, ...], Meta(min_length=1, max_length=10)] = ("normal",)
    clock: ClockSettings = ClockSettings()
    bot_pace: BotPace = BotPace()
    take_over: bool = True
    watch: Literal["off", "code", "open"] = "open"
    chat: Literal["off", "seated", "all"] = "all"
    stand_in: Level = "normal"
    grace: Annotated[float, Meta(ge=1, le=3600)] = 60.0


Stage = Literal["waiting", "playing", "between", "paused", "over", "closed"]
"""waiting: not started; playing: a hand or deal is on; between: its result is shown; paused: by agreement; over: the match is decided; closed."""

Presence = Literal["here", "away", "stand_in"]
"""Of a person in a seat: connected and acting; away (lost or timed out twice); a bot stands in until its owner is back."""


class SeatView(Told, frozen=True):
    """One seat as everybody sees it. `kind` is `open` when nobody has it; `level` is a bot's, or that of the bot that stands in.

    `grace_ms` is what is left, at sending, until a bot stands in for somebody away. The rest comes from the game (protocol.play.SeatPlay).
    """

    seat: Seat
    kind: Literal["open", "person", "bot"]
    name: str
    level: Level | None
    presence: Presence
    grace_ms: Milliseconds | None
    host: bool
    state: SeatState
    stack: int | None
    total: int | None
    bet: int
    last: LastAction | None
    cards: int
    shown: tuple[str, ...]
    place: int | None


class ClockView(Told, frozen=True):
    """The clock of the seat to act. Times in milliseconds, as of sending. `limit_ms` is the whole time of this decision without the bank."""

    seat: Seat
    kind: Literal["off", "fixed", "bank"]
    remaining_ms: Milliseconds
    limit_ms: Milliseconds
    bank_ms: Milliseconds


class You(Told, frozen=True):
    """Who the viewer is: `seat` is None for a spectator. `may` names the messages that this viewer may send now (start, play, take_seat, set_pace,
    ask_restart, agree, ask_pause, hand_over, kick, ban, lock, vote_out, seat_bot, say, react, leave)."""

    name: str
    seat: Seat | None
    host: bool
    may: tuple[str, ...]
    seats_free: tuple[int, ...] = ()


class Ask(Told, frozen=True):
    """Something that needs agreement. `needed` seats must all be in `agreed`; `about` is the seat of a vote."""

    ask: Literal["restart", "pause", "resume", "vote_out"]
    by: Seat
    needed: tuple[int, ...]
    agreed: tuple[int, ...]
    about: Seat | None = None
    remaining_ms: Milliseconds | None = None


# --- the table's own events ------------------------------------------------------------------------------------------


class TableOpened(Event, frozen=True, tag="table_opened"):
    """The table is there; `host` is the name of who opened it."""

    code: str
    game: GameName
    host: str


class SeatTaken(Event, frozen=True, tag="seat_taken"):
    """`replaced` is the name of the bot that was there."""

    seat: Seat
    name: str
    player: Literal["person", "bot"]
    level: Level | None = None
    replaced: str | None = None


class SeatLeft(Event, frozen=True, tag="seat_left"):
    """Its person has left for good; `bot` is the name of the bot that plays on, if any."""

    seat: Seat
    name: str
    bot: str | None = None


class WentAway(Event, frozen=True, tag="went_away"):
    """`why`: the connection was lost, or two times running the clock ran out, or the player left the seat to the bot."""

    seat: Seat
    why: Literal["lost", "timeouts", "left"]


class CameBack(Event, frozen=True, tag="came_back"):
    """The owner of a seat is back and acts."""

    seat: Seat


class StoodIn(Event, frozen=True, tag="stood_in"):
    """A bot of `level` plays for an absent person from now on."""

    seat: Seat
    level: Level


class ClockWarned(Event, frozen=True, tag="clock_warned"):
    """80 % of the time is gone."""

    seat: Seat
    remaining_ms: Milliseconds


class TimedOut(Event, frozen=True, tag="timed_out"):
    """The time ran out and the server did `action` for the seat."""

    seat: Seat
    action: ActionKind


class HostChanged(Event, frozen=True, tag="host_changed"):
    """Somebody else is the host now; `seat` is None when nobody is."""

    seat: Seat | None
    name: str


class PaceSet(Event, frozen=True, tag="pace_set"):
    """The pace of a table where only bots play on was set by a person of the name `by`."""

    pace: Pace
    by: str


class MatchStarted(Event, frozen=True, tag="match_started"):
    """`match` counts from 1; a restart begins another."""

    match: int


class Asked(Event, frozen=True, tag="asked"):
    """A seat asked for something that needs agreement; `about` is the seat of a vote."""

    ask: Literal["restart", "pause", "resume", "vote_out"]
    seat: Seat
    about: Seat | None = None


class Agreed(Event, frozen=True, tag="agreed"):
    """A seat answered what was asked."""

    ask: Literal["restart", "pause", "resume", "vote_out"]
    seat: Seat
    yes: bool


class AskEnded(Event, frozen=True, tag="ask_ended"):
    """What was asked has been granted, or not."""

    ask: Literal["restart", "pause", "resume", "vote_out"]
    granted: bool


class Paused(Event, frozen=True, tag="paused"):
    """`why`: agreed by the players, or the server's drain."""

    why: Literal["agreed", "drain"] = "agreed"


class Resumed(Event, frozen=True, tag="resumed"):
    """`recovered`: the server was started again and the table goes on where it stood."""

    recovered: bool = False


class Removed(Event, frozen=True, tag="removed"):
    """A person was put out by the host or by vote."""

    seat: Seat | None
    name: str
    why: Literal["kick", "ban", "vote"]


class TableLocked(Event, frozen=True, tag="table_locked"):
    """Newcomers can no longer sit down (`locked`), or can again."""

    locked: bool


class TableClosed(Event, frozen=True, tag="table_closed"):
    """The table is no more."""

    why: Literal["over", "empty", "operator", "drain", "fault"]


TableEvent = (
    TableOpened
    | SeatTaken
    | SeatLeft
    | WentAway
    | CameBack
    | StoodIn
    | ClockWarned
    | TimedOut
    | HostChanged
    | PaceSet
    | MatchStarted
    | Asked
    | Agreed
    | AskEnded
    | Paused
    | Resumed
    | Removed
    | TableLocked
    | TableClosed
)
SharedEvent = AntePaid | Folded | Checked | Called | Raised | Returned | HandShown | SeatOut | MatchEnded
GameEvent = SharedEvent | HoldemEvent | OnePokerEvent | AsNasEvent
AnyEvent = GameEvent | TableEvent


class TableView(Told, frozen=True):
    """The table as one viewer may see it: built up, complete, with everything a painter needs.

    `turn` is the seat to act, `legal` what it may do (only in that seat's own view). `log` are the events of this hand or deal so far that
    this viewer was told. `result` is that of the hand or deal just ended (stages between and over), `standings` the present order of the match,
    best first. `match` counts from 1. `locked`: no newcomers.
    """

    game: GameName
    code: str
    settings: TableSettings
    stage: Stage
    version: Version
    match: int
    host: str
    locked: bool
    pace: Pace
    seats: tuple[SeatView, ...]
    spectators: int
    you: You | None
    turn: Seat | None
    clock: ClockView | None
    legal: Legal | None
    play: GamePlay | None
    log: tuple[AnyEvent, ...]
    result: GameResult | None
    standings: tuple[Standing, ...]
    asks: tuple[Ask, ...]
