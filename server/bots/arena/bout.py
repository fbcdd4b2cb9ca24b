"""One match, or its first deals, between bots at a real table: without sockets, journal or clock, and with cards that a seed decides."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from protocol.base import GameName
from protocol.holdem import HoldemSettings
from protocol.one_poker import OnePokerSettings
from protocol.table import BotPace, GameSettings, TableSettings
from server.bots.arena.programs import ProgramBot
from server.bots.bot import Bot, decide
from server.games.catalogue import with_rules
from server.games.rules import Rules
from server.tables.dealer import Dealer
from server.tables.messages import Act, Begin, BotName, Deal, Open, Shuffle
from server.tables.table import Table

S = TypeVar("S")

CODE = "ARENA2"
LONGEST = 100_000
"""Deals after which a match is taken to go on for ever."""
PATIENCE = 10.0
"""Seconds after which an answer is late even if it comes; programs have less (see ProgramBot)."""


class Bout(Struct, frozen=True):
    """How it went, by seat. `scores` are chips or twelfths of a point won or lost, `places` final places (shared ones alike), None if the match
    was not played to its end. `faults` counts answers that were late, illegal or errors, and `fault` is the first of them.
    """

    deals: int
    scores: tuple[int, ...]
    places: tuple[int, ...] | None
    faults: tuple[int, ...]
    fault: str | None = None


class EndlessMatch(RuntimeError):
    """A match was not over after LONGEST deals."""


def play(settings: GameSettings, bots: Sequence[Bot], dealer: Dealer, name: str, deals: int | None = None) -> Bout:
    """Play a match, or its first `deals`. The cards depend on the dealer's seed, `name` and the number of the deal, not on who sits where.

    Raises ValueError for settings that can't be or that ask for another number of seats than there are bots, EndlessMatch.
    """

    def work(rules: Rules[S]) -> Bout:
        return _Seated(rules, settings, bots, dealer, name).play(deals)

    return with_rules(_game(settings), work)


def _game(settings: GameSettings) -> GameName:
    if isinstance(settings, HoldemSettings):
        return "holdem"
    return "one_poker" if isinstance(settings, OnePokerSettings) else "as_nas"


class _Seated(Generic[S]):
    """The bots at their table."""

    def __init__(self, rules: Rules[S], settings: GameSettings, bots: Sequence[Bot], dealer: Dealer, name: str) -> None:
        if rules.seats(settings) != len(bots):
            raise ValueError(f"{rules.seats(settings)} seats, but {len(bots)} bots")
        self.bots = bots
        self.dealer = dealer
        self.name = name
        self.faults = [0] * len(bots)
        self.fault: str | None = None
        self.generators = [dealer.generator(f"{name} bot {seat}") for seat in range(len(bots))]
        pace = BotPace(seconds=0, between=0)
        names = tuple(BotName(f"Seat {seat}") for seat in range(len(bots)))
        opening = Open(CODE, TableSettings(settings, bot_pace=pace, private=True), None, names)
        self.table = Table(rules, opening, 0)
        self.table.receive(opening, 0)
        self.table.receive(Begin(), 0)
        self.before = self._scores()

    def play(self, deals: int | None) -> Bout:
        """Go on until the match is over, or so many deals have been played."""
        dealt = 0
        while self.table.state.stage in ("playing", "between"):
            if self.table.state.stage == "playing":
                self._act()
            elif dealt == deals:
                break
            elif dealt == LONGEST:
                raise EndlessMatch(f"the match {self.name} was not over after {LONGEST} deals")
            else:
                dealt += 1
                self._deal(dealt)
        view = self.table.moment().view(None, 0)
        places = None
        if view.stage == "over":
            by_seat = {line.seat: line.place for line in view.standings}
            places = tuple(by_seat[seat] for seat in range(len(self.bots)))
        scores = tuple(now - then for now, then in zip(self._scores(), self.before, strict=True))
        return Bout(dealt, scores, places, tuple(self.faults), self.fault)

    def _deal(self, number: int) -> None:
        due = self.table.due(0)
        assert isinstance(due, Shuffle)
        self.table.receive(Deal(self.dealer.shuffle(due.pack, f"{self.name} deal {number}")), 0)

    def _act(self) -> None:
        think = self.table.think()
        assert think is not None
        seat = think.seat
        view = self.table.moment().view(seat, 0)
        bot = self.bots[seat]
        choice = decide(bot, view, self.generators[seat], PATIENCE)
        if choice.fault is not None:
            self.faults[seat] += 1
            said = bot.fault if isinstance(bot, ProgramBot) and bot.fault else choice.fault
            self.fault = self.fault or f"seat {seat}: {said}"
        self.table.receive(Act(seat, choice.action, think.by), 0)

    def _scores(self) -> tuple[int, ...]:
        seats = self.table.moment().view(None, 0).seats
        return tuple((seat.total or 0) if seat.stack is None else seat.stack for seat in seats)
