"""Who plays when nobody else does: named characters, and the bot for a game, a level and a style."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from random import Random
from typing import NamedTuple

import structlog

from protocol.base import GAMES, GameName, Level
from protocol.table import TableView
from server.bots import as_nas, one_poker, styles
from server.bots.as_nas_hard import AsNasHard, load_match
from server.bots.as_nas_strategy import AsNasStrategy
from server.bots.holdem import levels as holdem
from server.bots.holdem import temper as holdem_temper
from server.bots.holdem.hard import HoldemHard
from server.bots.one_poker_cards import LATER_DEAL
from server.bots.one_poker_hard import OnePokerHard
from server.bots.one_poker_strategy import OnePokerStrategy
from server.bots.policy import Policy, PolicyBot
from server.bots.strategy import ArtefactError

LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")
STYLES: tuple[str, ...] = tuple(styles.STYLES)


class Character(NamedTuple):
    """Somebody with a name and a style of playing, at whatever level the table asks for."""

    name: str
    style: str


CHARACTERS: tuple[Character, ...] = (
    Character("Brindle", "tight"),
    Character("Calixa", "aggressive"),
    Character("Dovrin", "calm"),
    Character("Ember", "loose"),
    Character("Fennimar", "even"),
    Character("Gossamer", "calm"),
    Character("Halvika", "tight"),
    Character("Isobar", "even"),
    Character("Jorvane", "aggressive"),
    Character("Kestrella", "loose"),
    Character("Lumo", "even"),
    Character("Mirrabel", "calm"),
    Character("Nimbus", "loose"),
    Character("Orlanth", "tight"),
    Character("Pippin", "aggressive"),
    Character("Quillon", "even"),
    Character("Rhubarb", "loose"),
    Character("Sorrel", "calm"),
    Character("Tamarix", "aggressive"),
    Character("Umberlee", "tight"),
)
NAMES: tuple[str, ...] = tuple(character.name for character in CHARACTERS)
"""No person may take one of these, or one that looks like it."""
_STYLE_OF = dict(CHARACTERS)


def line_up(rng: Random, names: Sequence[str] = NAMES) -> tuple[tuple[str, str], ...]:
    """All bots' names in an order of their own, each with its style: more than any table has seats."""
    return tuple([(name, _STYLE_OF.get(name, "even")) for name in rng.sample(names, len(names))])


@cache
def make_bot(game: GameName, level: Level, style: str = "") -> PolicyBot:
    """The bot that plays this game at this level, in this style: one of STYLES; anything else (none, or an older version's): the level's own play.

    Where the trained strategy of `hard` can't be read the bot is that of `normal`, and the log says so.
    """
    if level == "hard" and (reason := hard_fault(game)) is not None:
        structlog.get_logger().warning("bots_fallback", game=game, level=level, instead="normal", reason=reason)
    instead = plays_at(game, level)
    return PolicyBot(instead, _policy(game, instead, style))


def plays_at(game: GameName, level: Level) -> Level:
    """The level at which bots of `level` really play here: `normal` for a `hard` whose strategy can't be read."""
    return "normal" if level == "hard" and hard_fault(game) is not None else level


def prepare() -> None:
    """Read all trained strategies now (about a second), so that no table waits for them later; what can't be read is logged."""
    for game in GAMES:
        make_bot(game, "hard")


@cache
def hard_fault(game: GameName) -> str | None:
    """Why the level `hard` can't be had for this game (a sentence naming the file and the cure), or None."""
    try:
        _hard(game)
    except ArtefactError as error:
        return str(error)
    return None


def _policy(game: GameName, level: Level, style: str) -> Callable[[TableView], Policy]:
    if level == "hard":
        return _hard(game)
    leaning = styles.STYLES.get(style, styles.STYLES["even"])
    if game == "holdem":
        temper = holdem_temper.EASY if level == "easy" else holdem_temper.NORMAL
        return partial(holdem.play, temper=holdem_temper.leaning(temper, leaning))
    if game == "one_poker":
        own = one_poker.EASY if level == "easy" else one_poker.NORMAL
        return partial(one_poker.playing, chances=partial(one_poker.chances, temper=one_poker.leaning(own, leaning)))
    its = as_nas.EASY if level == "easy" else as_nas.NORMAL
    return partial(as_nas.playing, chances=partial(as_nas.chances, temper=as_nas.leaning(its, leaning)))


@cache
def _hard(game: GameName) -> Callable[[TableView], Policy]:
    """One play for all styles: leaning would only lose. Raises ArtefactError where the trained strategy of this game can't be read."""
    if game == "as_nas":
        return AsNasHard(AsNasStrategy.load(), load_match()).policy
    if game == "one_poker":
        return OnePokerHard(OnePokerStrategy.load(), OnePokerStrategy.load(layout=LATER_DEAL)).policy
    return HoldemHard.load().policy
