"""Views that bots are asked with: from random matches of any settings, and from hold'em hands with the cards that a test wants."""

from collections.abc import Iterator, Mapping
from random import Random

from protocol.holdem import HoldemSettings
from protocol.table import GameSettings, SeatView, TableSettings, TableView, You
from server.bots.bot import Bot
from server.bots.holdem.buckets import CARD_NUMBERS, kind
from server.bots.scripts import script
from server.tables import messages as told_to
from tests.games.holdem.hands import Hand
from tests.kit.driven import Driven


def kind_of(cards: str) -> int:
    """The number of the kind of two cards, like `"AsKh"`."""
    return kind(CARD_NUMBERS[cards[:2]], CARD_NUMBERS[cards[2:]])


def asked(settings: GameSettings, rng: Random, views: int, bot: Bot | None = None) -> Iterator[TableView]:
    """Views of the seats to act, in matches where everybody plays at random (or like `bot`, every second time): over the ends of matches and
    through restarts, with all stacks, at all seats."""
    table = _Freshly(TableSettings(settings, private=True), seed=rng.randrange(2**64))
    table.start()
    wild = script("random")
    for number in range(views):
        if number % 97 == 96:
            _restart(table)
        while table.state.stage != "playing":
            if table.state.stage == "over":
                _restart(table)
            table.pass_time(10)
        view = table.view(table.turn)
        yield view
        player = bot if bot is not None and rng.random() < 0.5 else wild
        table.act(player.choose(view, rng))


class _Freshly(Driven):
    """Deals anew also where the hand before passed without a decision: all-in by the blinds, stacks may be split for ever."""

    def settle(self) -> None:
        while (due := self.table.due(self.at)) is not None:
            assert not isinstance(due, told_to.Draw)
            if isinstance(due, told_to.Shuffle):
                due = told_to.Deal(self.dealer.shuffle(due.pack, f"input {len(self.records)}"))
            self.take(due)


def _restart(table: Driven) -> None:
    table.take(told_to.Ask("ada", "restart"))
    table.settle()


def hand(
    words: str, holes: Mapping[int, str], board: str = "", stacks: tuple[int, ...] = (1000,) * 4, button: int = 0
) -> TableView:
    """What the seat to act sees after these words (f fold, x check, c call, a number: raise to it) in a hand of hold'em with blinds of 10 and 20.

    The button is seat 0 unless told: with four seats 3 acts first, then 0, 1 (small blind), 2 (big blind).
    """
    played = Hand(*stacks, button=button, holes=holes, board=board).say(words)
    seat, log = played.turn, tuple(emit.event for emit in played.emits if emit.to in (None, played.turn))
    seen = played.view(seat)
    seats = tuple(
        SeatView(
            number, "bot", f"Seat {number}", "normal", "here", None, False,
            one.state, one.stack, one.total, one.bet, one.last, one.cards, one.shown, one.place,
        )
        for number, one in enumerate(seen.seats)
    )  # fmt: skip
    return TableView(
        game="holdem",
        code="ABC234",
        settings=TableSettings(HoldemSettings(seats=len(stacks))),
        stage="playing",
        version=1,
        match=1,
        host="",
        locked=False,
        pace="1x",
        seats=seats,
        spectators=0,
        you=You(f"Seat {seat}", seat, host=False, may=("play",)),
        turn=seat,
        clock=None,
        legal=seen.legal,
        play=seen.play,
        log=log,
        result=None,
        standings=seen.standings,
        asks=(),
    )
