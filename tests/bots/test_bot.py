"""The wrapper that a table asks bots through: whatever a bot does, something legal is played."""

from random import Random

import pytest

from protocol.base import GAMES, GameName
from protocol.play import (
    Action,
    Call,
    CallOffer,
    Check,
    Fold,
    Hold,
    Legal,
    LockCard,
    LockOffer,
    Look,
    Raise,
    RaiseOffer,
)
from protocol.table import TableView
from server.bots.bot import Choice, decide, offered, safe
from tests.kit.driven import Driven, settings_of

RAISE = RaiseOffer(40, 1000, 60, 100, 40, 1000)


class Says:
    """A bot that always says the same."""

    swift = True

    def __init__(self, said: object) -> None:
        self.said = said

    def choose(self, view: TableView, rng: Random) -> Action:
        if isinstance(self.said, Exception):
            raise self.said
        return self.said  # type: ignore[return-value]


def view_to_act(game: GameName = "holdem") -> TableView:
    table = Driven(settings_of(game))
    table.start()
    table.until_turn(0)
    return table.view(0)


def ask(said: object, game: GameName = "holdem", **changes: object) -> Choice:
    return decide(Says(said), view_to_act(game), Random(1), **changes)  # type: ignore[arg-type]


def test_a_legal_answer_is_played() -> None:
    assert ask(Call()) == Choice(Call())


@pytest.mark.parametrize("game", GAMES)
def test_for_a_bot_that_raises_something_safe_is_played(game: GameName) -> None:
    choice = ask(KeyError("As"), game)
    assert offered(view_to_act(game).legal, choice.action)  # type: ignore[arg-type]
    assert choice.fault is not None
    assert choice.fault.startswith("raised KeyError in Says.choose")


def test_what_is_logged_of_a_bot_names_no_card() -> None:
    faults = [ask(KeyError("As")).fault, ask(LockCard("As0")).fault, ask("As").fault]
    assert all(fault is not None and "As" not in fault for fault in faults)


@pytest.mark.parametrize("said", [Raise(21), Raise(1_000_000), Check(), Look(), None, "call", Call])
def test_for_an_illegal_answer_something_safe_is_played(said: object) -> None:
    choice = ask(said)
    assert (choice.action, choice.fault is None) == (Fold(), False)


def test_for_a_bot_that_took_too_long_something_safe_is_played() -> None:
    times = iter((0.0, 3.0))
    choice = ask(Call(), seconds=2.0, clock=lambda: next(times))
    assert choice == Choice(Fold(), "took 3.00 seconds")


def test_nothing_is_asked_where_nothing_is_to_be_decided() -> None:
    table = Driven(settings_of())
    with pytest.raises(ValueError, match="nothing is to be decided"):
        decide(Says(Call()), table.view(0), Random(1))


@pytest.mark.parametrize(
    ("legal", "action"),
    [
        (Legal(fold=True, call=CallOffer(20), raise_=RAISE), Fold()),
        (Legal(check=True, raise_=RAISE), Check()),
        (Legal(fold=True, hold=True, look=True), Hold()),
        (Legal(fold=True, call=CallOffer(1), look=True), Fold()),
    ],
)
def test_safe_is_check_or_hold_and_else_fold(legal: Legal, action: Action) -> None:
    assert safe(legal, Random(1)) == action


def test_safe_locks_either_card_by_chance() -> None:
    legal = Legal(lock=LockOffer(("As0", "2c1")))
    locked = {safe(legal, Random(seed)) for seed in range(20)}
    assert locked == {LockCard("As0"), LockCard("2c1")}


@pytest.mark.parametrize(
    ("action", "is_offered"),
    [
        (Raise(40), True),
        (Raise(1000), True),
        (Raise(39), False),
        (Raise(1001), False),
        (Raise(40.0), False),  # type: ignore[arg-type]
        (Raise(True), False),
        (Call(), True),
        (Fold(), True),
        (Check(), False),
        (LockCard("As0"), False),
    ],
)
def test_only_what_is_offered_is_legal(action: Action, is_offered: bool) -> None:
    assert offered(Legal(fold=True, call=CallOffer(20), raise_=RAISE), action) is is_offered
