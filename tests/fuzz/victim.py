"""What is fuzzed: bytes from a client, through the decoder and into a table in the middle of a hand. Nothing but a refusal may come of bad ones."""

from functools import cache
from typing import get_args

from protocol import commands
from protocol.base import GAMES, GameName
from protocol.codec import Encoding, Malformed, decode_client, encode
from protocol.commands import React, Say
from protocol.messages import ClientMessage, TableMessage
from protocol.play import Call, Check, Fold, Hold, LockCard, Look, Raise
from server.tables import messages as told_to
from server.tables.handle import Person
from server.tables.messages import Refusal
from server.tables.requests import request
from server.tables.state import TableState
from tests.kit.driven import Driven, person, settings_of

AT_TABLE: tuple[type, ...] = get_args(TableMessage)
SENDERS = ("Ada", "Ben", "Eve")
"""The host, another player (where there are more than two seats), and somebody who watches."""
ENCODINGS: tuple[Encoding, ...] = ("json", "msgpack")

LIKELY: list[ClientMessage] = [
    *(
        commands.Play("p", 12, action)
        for action in (Fold(), Check(), Call(), Look(), Hold(), Raise(60), LockCard("Ts0"))
    ),
    commands.Start("a"),
    commands.TakeSeat("b", 2),
    commands.SetPace("c", "4x"),
    commands.AskRestart("d"),
    commands.Agree("e", "pause"),
    commands.AskPause("f"),
    commands.HandOver("g", 1),
    commands.Kick("h", 1),
    commands.Ban("i", None, "Fay"),
    commands.Lock("j"),
    commands.SeatBot("k", 3, "hard"),
    commands.VoteOut("l", 1),
]
"""Messages that a table works in: what is spoiled begins as one of them."""


class Changed(AssertionError):
    """A refused input has changed the table, or the table is not whole any more."""


@cache
def table(game: GameName) -> Driven:
    """A table of this game in the middle of a hand. Whoever changes it puts it back."""
    driven = Driven(settings_of(game))
    if game != "one_poker":
        driven.sit("Ben")
    if driven.state.stage == "waiting":
        driven.start()
    driven.settle()
    driven.until_turn(0)
    return driven


def feed(data: bytes) -> str:
    """Take in a sender, a game and an encoding (first byte) and what is sent; gives what came of it: malformed, elsewhere, refused or accepted.

    Raises Changed; whatever else is raised is a fault of ours.
    """
    how, sent = (data[0], data[1:]) if data else (0, b"")
    try:
        message = decode_client(sent, ENCODINGS[how % 2])
    except Malformed:
        return "malformed"
    driven = table(GAMES[how // 2 % 3])
    return say(driven, person(SENDERS[how // 6 % 3]), message)


def say(driven: Driven, sender: Person, message: ClientMessage) -> str:
    """Let a table hear a message, and put it back as it was."""
    if not isinstance(message, AT_TABLE) or isinstance(message, Say | React):
        return "elsewhere"
    before = driven.table.state
    copied = encode(driven.table.moment().update(0, driven.at, 0))
    seat = before.seat_of(sender.id)
    try:
        told = request(message, sender, seat, lambda name: Person("fay", name) if name == "Fay" else None)  # type: ignore[arg-type]
        driven.table.receive(told, driven.at)
    except Refusal as refusal:
        if driven.table.state is not before or encode(driven.table.moment().update(0, driven.at, 0)) != copied:
            raise Changed(f"{message} was refused ({refusal.code}) and has changed the table") from None
        return "refused"
    after = driven.table.state
    driven.table.state = before
    _whole(before, after, told)
    if encode(driven.table.moment().update(0, driven.at, 0)) != copied:
        raise Changed(f"{message} has changed a state that was thrown away")
    return "accepted"


def _whole(before: TableState[object], after: TableState[object], told: told_to.AnyInput) -> None:
    if after.version != before.version + 1:
        raise Changed(f"{told} made version {after.version} of {before.version}")
