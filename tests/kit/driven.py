"""A table without task, clock or journal, driven by hand: time stands still until it is moved, and every record is kept."""

from typing import Any

from protocol.as_nas import AsNasSettings
from protocol.base import GameName
from protocol.holdem import HoldemSettings
from protocol.one_poker import OnePokerSettings
from protocol.play import Action, Call, Check, Fold, Hold, Legal, LockCard, Look, Raise
from protocol.table import AnyEvent, ClockSettings, GameSettings, TableSettings, TableView
from server.tables import messages as told_to
from server.tables.dealer import Dealer
from server.tables.directory import rules_of
from server.tables.handle import Person
from server.tables.messages import AnyInput, BotName, Record, Refusal
from server.tables.moment import Moment
from server.tables.table import Outcome, Table

GAME_SETTINGS: dict[GameName, GameSettings] = {
    "holdem": HoldemSettings(),
    "one_poker": OnePokerSettings(),
    "as_nas": AsNasSettings(),
}
BOTS = tuple(BotName(name, "even") for name in ("Brindle", "Calixa", "Dovrin", "Ember", "Fennimar", "Gossamer"))
EPOCH = 1_700_000_000_000


def person(name: str) -> Person:
    """Somebody: the id is the name in small letters."""
    return Person(name.lower(), name)


def game_name(settings: TableSettings) -> GameName:
    """The game of these settings."""
    return next(name for name, game in GAME_SETTINGS.items() if type(game) is type(settings.game))


class Driven:
    """One table with Ada as its host (or nobody). `told` holds every moment, `records` what a journal would."""

    def __init__(self, settings: TableSettings, host: str | None = "Ada", seed: int = 0) -> None:
        self.at = EPOCH
        self.dealer = Dealer(seed.to_bytes(32))
        self.records: list[Record] = []
        self.told: list[Moment[Any]] = []
        opening = told_to.Open("ABC234", settings, person(host) if host else None, BOTS)
        self.table: Table[Any] = Table(rules_of(game_name(settings)), opening, self.at)
        self.take(opening)

    @property
    def state(self) -> Any:
        """How the table stands."""
        return self.table.state

    def take(self, told: AnyInput) -> Outcome[Any]:
        """Let the table take an input in."""
        outcome = self.table.receive(told, self.at)
        self.records.append(outcome.record)
        self.told.append(outcome.moment)
        return outcome

    def refusal(self, told: AnyInput) -> Refusal:
        """The refusal that this input meets; nothing must have changed."""
        before = self.table.state
        try:
            self.table.receive(told, self.at)
        except Refusal as refusal:
            assert self.table.state is before
            return refusal
        raise AssertionError(f"accepted: {told!r}")

    def events(self) -> list[AnyEvent]:
        """What everybody was told with the last input."""
        return [heard.event for heard in self.told[-1].news if heard.to is None]

    def view(self, seat: int | None) -> TableView:
        """The table as this viewer sees it now."""
        return self.table.moment().update(seat, self.at, 0).view

    # --- short ways ---------------------------------------------------------------------------------------------------

    def sit(self, name: str, seat: int | None = None) -> int:
        """Somebody new sits down; gives the seat."""
        self.take(told_to.Sit(person(name), seat))
        return self.state.seat_of(name.lower())

    def start(self) -> None:
        """The host begins, and the first hand is dealt."""
        self.take(told_to.Begin(self.state.host))
        self.settle()

    def settle(self) -> None:
        """Everything that is due now happens."""
        while (due := self.table.due(self.at)) is not None:
            if isinstance(due, told_to.Shuffle):
                due = told_to.Deal(self.dealer.shuffle(due.pack, f"hand {self.state.match} {self.state.acts}"))
            elif isinstance(due, told_to.Draw):
                due = told_to.Act(due.seat, LockCard(self.dealer.draw(due.cards, "draw")), "clock")
            self.take(due)

    def pass_time(self, seconds: float) -> None:
        """Time passes; whatever becomes due meanwhile happens when it is due."""
        end = self.at + round(seconds * 1000)
        while (wake := self.table.wake_at()) is not None and wake <= end:
            self.at = max(self.at, wake)
            self.settle()
        self.at = end

    @property
    def turn(self) -> int:
        """The seat to act."""
        turn = self.table.rules.turn(self.state.game)
        assert turn is not None
        return turn

    @property
    def legal(self) -> Legal:
        """What it may do."""
        legal = self.table.rules.legal(self.state.game)
        assert legal is not None
        return legal

    def act(self, action: Action | None = None, version: int | None = None, id: str = "") -> Outcome[Any]:
        """The seat to act does it (None: check, hold, call, or lock the first card), whoever plays it."""
        seat, action = self.turn, self.easy() if action is None else action
        think = self.table.think()
        if think is not None:
            return self.take(told_to.Act(seat, action, think.by))
        owner = self.state.seats[seat].person
        return self.take(
            told_to.Act(seat, action, "person", self.state.version if version is None else version, owner, id)
        )

    def easy(self) -> Action:
        """An action that is always there and ends nothing."""
        legal = self.legal
        if legal.lock is not None:
            return LockCard(legal.lock.cards[0])
        return Check() if legal.check else Hold() if legal.hold else Call()

    def options(self) -> list[Action]:
        """One action of every kind that is offered (two raises)."""
        legal, options = self.legal, list[Action]()
        options += [LockCard(card) for card in legal.lock.cards] if legal.lock else []
        options += [Check()] * legal.check + [Hold()] * legal.hold + [Fold()] * legal.fold + [Look()] * legal.look
        options += [Call()] if legal.call else []
        options += [Raise(legal.raise_.least), Raise(legal.raise_.most)] if legal.raise_ else []
        return options

    def until_turn(self, seat: int) -> None:
        """Play easily until it is this seat's turn, over as many hands as it takes."""
        for _ in range(500):
            if self.state.stage == "playing" and self.turn == seat:
                return
            if self.state.stage == "playing":
                self.act()
            else:
                self.pass_time(10)
        raise AssertionError(f"seat {seat} never came to act")

    def end_hand(self) -> None:
        """Play easily to the end of the hand."""
        while self.state.stage == "playing":
            self.act()


def settings_of(name: GameName = "holdem", **changes: Any) -> TableSettings:
    """A table of this game, on a fixed clock of 30 s unless told."""
    return TableSettings(**{"game": GAME_SETTINGS[name], "clock": ClockSettings("fixed", 30.0), **changes})
