"""What a person at a table may ask of it: playing, seats, pace, agreement, the host's powers, talk."""

from typing import Literal

from protocol.base import Level, MessageId, Name, Pace, Seat, Sent, Text, Told, Version
from protocol.play import Action


class Start(Sent, frozen=True, tag="start"):
    """Host: begin the match; bots take the seats that are still open."""

    id: MessageId


class Play(Sent, frozen=True, tag="play"):
    """Act. `version` is that of the view answered: another one is refused as stale."""

    id: MessageId
    version: Version
    action: Action


class TakeSeat(Sent, frozen=True, tag="take_seat"):
    """A spectator sits down (an open seat, or a bot's between hands where the table allows it); or an owner takes the own seat back from the
    bot that stands in."""

    id: MessageId
    seat: Seat | None = None


class SetPace(Sent, frozen=True, tag="set_pace"):
    """When only bots are left playing: how fast they go on. The last wish counts."""

    id: MessageId
    pace: Pace


class AskRestart(Sent, frozen=True, tag="ask_restart"):
    """A restart, or after the match's end a rematch."""

    id: MessageId


class Agree(Sent, frozen=True, tag="agree"):
    """Answer to what somebody asked (restart, pause, resume, vote_out)."""

    id: MessageId
    ask: Literal["restart", "pause", "resume", "vote_out"]
    yes: bool = True


class AskPause(Sent, frozen=True, tag="ask_pause"):
    """Ask for a pause (`on`), or to go on."""

    id: MessageId
    on: bool = True


class HandOver(Sent, frozen=True, tag="hand_over"):
    """Host: give the host's role to the person in `seat`."""

    id: MessageId
    seat: Seat


class Kick(Sent, frozen=True, tag="kick"):
    """Host: put the person in `seat` out; a bot takes the seat."""

    id: MessageId
    seat: Seat


class Ban(Sent, frozen=True, tag="ban"):
    """Host: as Kick, and that person can't come back to this table, watching included. A spectator is named by `name`."""

    id: MessageId
    seat: Seat | None = None
    name: Name | None = None


class Lock(Sent, frozen=True, tag="lock"):
    """Host: nobody new may sit down (`on`), or again may."""

    id: MessageId
    on: bool = True


class SeatBot(Sent, frozen=True, tag="seat_bot"):
    """Host: put a bot into an open seat, or change a bot's level (between hands)."""

    id: MessageId
    seat: Seat
    level: Level = "normal"


class VoteOut(Sent, frozen=True, tag="vote_out"):
    """Ask the others to put the person in `seat` out (where the host is away, or is the one)."""

    id: MessageId
    seat: Seat


class Say(Sent, frozen=True, tag="say"):
    """A line of chat to the table."""

    id: MessageId
    text: Text


REACTIONS: tuple[str, ...] = ("well_played", "thanks", "good_luck", "oops", "wow", "hurry", "one_moment", "bye")
Reaction = Literal["well_played", "thanks", "good_luck", "oops", "wow", "hurry", "one_moment", "bye"]


class React(Sent, frozen=True, tag="react"):
    """One of a fixed set, shown in each reader's language."""

    id: MessageId
    reaction: Reaction


class Said(Told, frozen=True, tag="said"):
    """A line of chat. `seat` is None for spectators. Not part of the table's versions."""

    code: str
    seat: Seat | None
    name: str
    text: str


class Reacted(Told, frozen=True, tag="reacted"):
    """Somebody at the table showed one of the fixed reactions. `seat` is None for spectators."""

    code: str
    seat: Seat | None
    name: str
    reaction: Reaction
