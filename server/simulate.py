"""`cardavia simulate`: bots against bots without sockets, match after match, the same again for the same seed."""

import argparse
import hashlib
import secrets
import sys
from collections import Counter
from collections.abc import Sequence
from typing import TextIO

import msgspec
from msgspec import Struct

from protocol.as_nas import AsNasSettings
from protocol.base import GAMES, GameName
from protocol.holdem import HoldemSettings
from protocol.one_poker import OnePokerSettings
from protocol.table import GameSettings
from server import log
from server.bots.roster import LEVELS, STYLES
from server.tables.dealer import Dealer
from server.tables.match import Played, Player, play_match
from server.upkeep.flags import Parser

MOST_MATCHES = 10_000_000


class BadPlayers(ValueError):
    """These bots can't play this game. The text is one line."""


class Line(Struct, frozen=True):
    """What is known of one seat's bot after all matches. `stack` (chips) or `total` (twelfths) is the sum over the matches."""

    seat: int
    bot: str
    won: int
    places: dict[int, int]
    result: int


def main(argv: Sequence[str]) -> int:
    """Simulate. Gives 0, or 2 for arguments that can't be (one line says which)."""
    arguments = _parser().parse_args(argv)
    try:
        game = _game(arguments.game)
        players = _players(game, arguments.bots)
        settings = _settings(game, len(players))
    except BadPlayers as error:
        sys.stderr.write(f"cardavia simulate: {error}\n")
        return 2
    log.configure("warning", "auto")
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    report = Report(game, players, seed, sys.stdout, as_json=arguments.json)
    for number in range(1, arguments.matches + 1):
        digest = hashlib.shake_256(f"simulate {seed} match {number}".encode()).digest(32)
        report.match(number, play_match(settings, players, Dealer(digest)))
    report.end()
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="cardavia simulate", description="Bots against bots, through the same table as everybody's.")
    parser.add_argument("game", metavar="GAME", help="holdem, one-poker or as-nas")
    parser.add_argument(
        "--bots",
        metavar="A,B…",
        default="normal",
        help="one for each seat: a level, or level:style (hold'em: as many seats as bots, 4 for one; else repeated to fill the seats)",
    )
    parser.add_argument("--matches", metavar="N", type=_count, default=100, help="how many (100)")
    parser.add_argument("--seed", metavar="S", type=int, default=None, help="the same seed plays the same matches")
    parser.add_argument("--json", action="store_true", help="a line of JSON for each match, and one for the whole")
    return parser


def _count(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MOST_MATCHES:
        raise argparse.ArgumentTypeError(f"a whole number from 1 to {MOST_MATCHES}, not {text!r}")
    return int(text)


def _game(text: str) -> GameName:
    """Hyphens are as good as underscores. Raises BadPlayers."""
    for game in GAMES:
        if text.lower().replace("-", "_") == game:
            return game
    raise BadPlayers(f"there is no game {text!r}; the games are {', '.join(GAMES)}")


def _players(game: GameName, text: str) -> tuple[Player, ...]:
    """The bots, one for each seat. Raises BadPlayers."""
    named = [_player(word.strip()) for word in text.split(",")]
    fixed = {"one_poker": 2, "as_nas": 4}.get(game)
    if fixed is None:
        if len(named) > 10:
            raise BadPlayers(f"--bots names {len(named)} bots; a hold'em table has at most 10 seats")
        return tuple(named if len(named) > 1 else named * 4)
    if len(named) > fixed:
        raise BadPlayers(f"--bots names {len(named)} bots; {game} has {fixed} seats")
    return tuple([named[seat % len(named)] for seat in range(fixed)])


def _player(word: str) -> Player:
    name, _, style = word.partition(":")
    for level in LEVELS:
        if name == level:
            if style and style not in STYLES:
                raise BadPlayers(f"--bots: there is no style {style!r}; the styles are {', '.join(STYLES)}")
            return Player(level, style)
    raise BadPlayers(f"--bots: there is no level {name!r}; the levels are {', '.join(LEVELS)}")


def _settings(game: GameName, seats: int) -> GameSettings:
    if game == "holdem":
        return HoldemSettings(seats=seats)
    return OnePokerSettings() if game == "one_poker" else AsNasSettings()


class Report:
    """What is printed: a line a match as JSON, or the whole as a table."""

    def __init__(self, game: GameName, players: Sequence[Player], seed: int, out: TextIO, *, as_json: bool) -> None:
        self._game = game
        self._players = players
        self._seed = seed
        self._out = out
        self._json = as_json
        self._places: list[Counter[int]] = [Counter() for _ in players]
        self._results = [0] * len(players)
        self._matches = self._hands = self._actions = 0
        self._faults: Counter[str] = Counter()

    def match(self, number: int, played: Played) -> None:
        """One more match."""
        self._matches += 1
        self._hands += played.hands
        self._actions += played.actions
        self._faults.update(played.faults)
        for line in played.standings:
            self._places[line.seat][line.place] += 1
            self._results[line.seat] += (line.stack if line.stack is not None else line.total) or 0
        if self._json:
            self._write({"match": number, **msgspec.to_builtins(played)})

    def end(self) -> None:
        """All matches are played."""
        lines = [
            Line(
                seat, player.label, self._places[seat][1], dict(sorted(self._places[seat].items())), self._results[seat]
            )
            for seat, player in enumerate(self._players)
        ]
        if self._json:
            whole = {"game": self._game, "seed": self._seed, "matches": self._matches, "hands": self._hands}
            more = {
                "actions": self._actions,
                "faults": dict(self._faults),
                "bots": msgspec.to_builtins(lines, str_keys=True),
            }
            self._write({**whole, **more})
            return
        unit = "twelfths" if self._game == "as_nas" else "chips"
        self._out.write(
            f"{self._game}: {self._matches} matches, {self._hands} hands, {self._actions} actions, seed {self._seed}\n"
        )
        self._out.write(f"{'seat':>4}  {'bot':<18}{'won':>8}{'mean place':>12}{'mean ' + unit:>16}\n")
        for line in lines:
            place = sum(place * times for place, times in line.places.items()) / self._matches
            mean = line.result / self._matches
            self._out.write(f"{line.seat:>4}  {line.bot:<18}{line.won:>8}{place:>12.2f}{mean:>16.1f}\n")
        for fault, times in self._faults.most_common():
            self._out.write(f"fault, {times} times: {fault}\n")

    def _write(self, line: object) -> None:
        self._out.write(msgspec.json.encode(line).decode() + "\n")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
