"""What may be said and done in a storm, and how often."""

from random import Random
from typing import get_args

from protocol import commands
from protocol.as_nas import AsNasSettings
from protocol.base import Level
from protocol.holdem import HoldemSettings
from protocol.lobby import Join, Leave
from protocol.messages import ClientMessage
from protocol.one_poker import OnePokerSettings
from protocol.play import Fold
from protocol.session import MoveIdentity, Ping, Rename
from protocol.table import BotPace, ClockSettings, TableSettings

MISCHIEF: dict[str, float] = {
    "drop": 3,
    "close": 2,
    "stall": 1,
    "again": 5,
    "twin": 3,
    "out of turn": 4,
    "garbage": 1,
    "half a message": 1,
    "too large": 0.5,
    "flood": 0.1,
    "word": 12,
}
"""The kinds of mischief by weight; a `word` is something that may be said at the table, said at random."""


def settings(rng: Random) -> TableSettings:
    """A public table of any game on which everything goes quickly."""
    game = rng.choice(
        (
            HoldemSettings(seats=rng.randint(2, 6), stack=rng.choice((100, 400))),
            OnePokerSettings(chips=rng.randint(3, 9)),
            AsNasSettings(deals=rng.randint(2, 6)),
        )
    )
    clock = ClockSettings(rng.choice(("fixed", "bank")), seconds=1.0, bank=1.0, refill=0.2)
    pace = BotPace(rng.choice((0.0, 0.03)), 0.5, 0.05)
    return TableSettings(game, bots=("easy",), clock=clock, bot_pace=pace, stand_in="easy", grace=1.0)


def word(name: str, id: str, rng: Random) -> ClientMessage:
    """A message of this name with anything in it."""
    seat, level = rng.randrange(4), rng.choice(get_args(Level))
    words: dict[str, ClientMessage] = {
        "start": commands.Start(id),
        "play": commands.Play(id, rng.randrange(50), Fold()),
        "take_seat": commands.TakeSeat(id, rng.choice((None, seat))),
        "set_pace": commands.SetPace(id, rng.choice(("1x", "4x", "end"))),
        "ask_restart": commands.AskRestart(id),
        "agree": commands.Agree(id, rng.choice(("restart", "pause", "resume", "vote_out")), rng.random() < 0.8),
        "ask_pause": commands.AskPause(id, rng.random() < 0.3),
        "hand_over": commands.HandOver(id, seat),
        "kick": commands.Kick(id, seat),
        "ban": commands.Ban(id, None, "nobody") if rng.random() < 0.8 else commands.Ban(id, seat),
        "lock": commands.Lock(id, rng.random() < 0.3),
        "seat_bot": commands.SeatBot(id, seat, level if level != "hard" else "easy"),
        "vote_out": commands.VoteOut(id, seat),
        "say": commands.Say(id, "hello there"),
        "react": commands.React(id, rng.choice(commands.REACTIONS)),  # type: ignore[arg-type]
        "leave": Leave(id, keep=rng.random() < 0.7),
        "ping": Ping(id),
        "rename": Rename(id, "Somebody"),
        "move": MoveIdentity(id),
        "guess": Join(id, "WRONG2"),
    }
    return words.get(name) or words["ping"]
