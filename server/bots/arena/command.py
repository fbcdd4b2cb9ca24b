"""`cardavia arena`: lets bots, scripts and programs play each other over and over, and says with intervals who is the stronger."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import cast

import msgspec

from protocol.as_nas import AsNasSettings
from protocol.base import GAMES, GameName
from protocol.holdem import HoldemSettings
from protocol.one_poker import OnePokerSettings
from protocol.table import GameSettings
from server.bots.arena.contest import Contest, run
from server.bots.arena.entrants import UnknownEntrant, end, entrant
from server.bots.arena.report import reported, table
from server.upkeep.flags import Parser

DONE, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130
BOARDS = 1000
_ABOUT = """Lets bots play each other and says with 95 % intervals who is the stronger. An entrant is a level (easy, normal, hard), a
level in a style (normal:tight), a script (random, always_call, tight_aggressive, pot_odds) or program:COMMAND, which reads a view and writes
an action a line."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out the command; gives the exit status: 0 done, 1 an entrant made faults, 2 wrong usage."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        contest = _contest(asked)
        for word in contest.names:
            end(entrant(contest.game, word))
        boards = run(contest, _jobs(asked), _progress if sys.stderr.isatty() else None)
    except (UnknownEntrant, ValueError) as error:
        print(f"cardavia: {error}; see: cardavia arena --help", file=sys.stderr)
        return USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
    report = reported(contest, boards)
    print(msgspec.json.encode(report).decode() if asked.json else table(report))
    return FAILED if report.fault is not None else DONE


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="cardavia arena", description=_ABOUT)
    parser.add_argument("game", type=_game, metavar="GAME", help="holdem, one-poker or as-nas")
    parser.add_argument(
        "--bots", required=True, metavar="A,B,…", help="who sits where; fewer than the seats are repeated"
    )
    parser.add_argument("--matches", type=_count, metavar="N", help="play N boards of whole matches")
    parser.add_argument("--deals", type=_count, metavar="N", help=f"play N boards of one deal each (default: {BOARDS})")
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="decides the cards and the bots' chances (default: 1)"
    )
    parser.add_argument(
        "--duplicate",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="play the same cards from every turn of the seats (default: yes)",
    )
    parser.add_argument("--stack", type=_count, metavar="BB", help="hold'em: stacks in big blinds (default: 50)")
    parser.add_argument("--jobs", type=_count, metavar="J", help="processes (default: one a core)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def _contest(asked: argparse.Namespace) -> Contest:
    game = cast("GameName", asked.game)
    matches, deals = cast("int | None", asked.matches), cast("int | None", asked.deals)
    if matches and deals:
        raise ValueError("--matches and --deals can't both be; leave one out")
    words = tuple(word.strip() for word in cast("str", asked.bots).split(","))
    if not all(words):
        raise ValueError("--bots has an empty place; write A,B,…")
    seats = 2 if game == "one_poker" else 4 if game == "as_nas" else max(2, len(words))
    if len(words) > seats or (game == "holdem" and seats > 10):
        raise ValueError(f"--bots names {len(words)} bots, but {game} has {min(seats, 10)} seats")
    stack = cast("int | None", asked.stack)
    if stack is not None and game != "holdem":
        raise ValueError("--stack is for holdem only")
    seated = tuple(words[seat % len(words)] for seat in range(seats))
    return Contest(
        game,
        _settings(game, seats, stack or 50),
        seated,
        matches or deals or BOARDS,
        cast("int", asked.seed),
        None if matches else 1,
        cast("bool", asked.duplicate),
    )


def _settings(game: GameName, seats: int, stack: int) -> GameSettings:
    if game == "holdem":
        return HoldemSettings(seats=seats, stack=stack * HoldemSettings().big_blind)
    return OnePokerSettings() if game == "one_poker" else AsNasSettings()


def _game(text: str) -> str:
    game = text.replace("-", "_")
    if game not in GAMES:
        raise argparse.ArgumentTypeError(f'there is no game "{text}"; the games are holdem, one-poker and as-nas')
    return game


def _count(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 100_000_000:
        raise argparse.ArgumentTypeError(f'"{text}" is not a whole number from 1 on')
    return int(text)


def _jobs(asked: argparse.Namespace) -> int:
    return cast("int | None", asked.jobs) or os.cpu_count() or 1


def _progress(done: int, boards: int) -> None:
    print(f"\r{done} of {boards} boards", end="\n" if done == boards else "", file=sys.stderr, flush=True)
