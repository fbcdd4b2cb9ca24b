"""A match of bots alone, played through the same table as everybody's, as fast as it goes: no task, no clock, no journal."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from protocol.base import Level
from protocol.play import Standing
from protocol.table import BotPace, ClockSettings, GameSettings, TableSettings
from server.bots.bot import decide
from server.bots.roster import make_bot
from server.tables.dealer import Dealer
from server.tables.directory import game_of, rules_of
from server.tables.messages import Act, AnyInput, Begin, BotName, Deal, Open, Shuffle
from server.tables.table import Table

MOST_INPUTS = 2_000_000
"""A match that has not ended by then never will."""


class Player(Struct, frozen=True):
    """A bot of a match: its level and style."""

    level: Level
    style: str = ""

    @property
    def label(self) -> str:
        """As it is written on the command line."""
        return f"{self.level}:{self.style}" if self.style else self.level


class Played(Struct, frozen=True):
    """How a match ended. `faults` are answers of bots that could not be played."""

    hands: int
    actions: int
    faults: tuple[str, ...]
    standings: tuple[Standing, ...]


def play_match(game: GameSettings, players: Sequence[Player], dealer: Dealer) -> Played:
    """Play one match, a player for each seat. Raises ValueError for settings that can't be or another number of players."""
    levels: tuple[Level, ...] = tuple([player.level for player in players])
    settings = TableSettings(game, private=True, bots=levels, clock=ClockSettings("off"), bot_pace=BotPace(0, 0, 0))
    rules = rules_of(game_of(settings))
    seats = rules.seats(game)
    if len(players) != seats:
        raise ValueError(f"{len(players)} bots for {seats} seats")
    names = tuple([BotName(f"{player.label} {seat}", player.style) for seat, player in enumerate(players)])
    opening = Open("ARENA2", settings, None, names)
    table = Table(rules, opening, 0)
    table.receive(opening, 0)
    table.receive(Begin(), 0)
    faults: list[str] = []
    for count, told in enumerate(_inputs(table, dealer, faults)):
        table.receive(told, 0)
        if count > MOST_INPUTS:
            raise RuntimeError("a match without an end")
    state = table.state
    assert state.game is not None
    return Played(rules.number(state.game), state.acts, tuple(faults), rules.view(state.game, None).standings)


def _inputs(table: Table[object], dealer: Dealer, faults: list[str]) -> Iterator[AnyInput]:
    """What happens next, until the match is over."""
    while table.state.stage != "over":
        due = table.due(0)
        if isinstance(due, Shuffle):
            game = table.state.game
            hand = 0 if game is None else table.rules.number(game)
            yield Deal(dealer.shuffle(due.pack, f"hand {hand + 1}"))
            continue
        think = table.think()
        assert think is not None, "between bots there is always a hand to deal or a bot to ask"
        bot = make_bot(table.rules.name, think.level, think.style)
        view = table.moment().view(think.seat, 0)
        choice = decide(bot, view, dealer.generator(f"act {table.state.acts} seat {think.seat}"))
        if choice.fault is not None:
            faults.append(f"seat {think.seat}: {choice.fault}")
        yield Act(think.seat, choice.action, think.by)
