"""What keys do at the table: only what is legal, nothing by a stray key, every price an offer of the view."""

from typing import Any

import pytest

from clients.cli.catalogue import Catalogue
from clients.cli.model import Model
from clients.cli.screen.desk import FENCE_SECONDS, Desk, Note, Wish
from clients.cli.screen.offers import offers
from clients.cli.speaker import Speaker
from protocol.base import GAMES, GameName
from protocol.play import Call, Fold, Legal, LockCard, Look, Raise
from server.bots.bot import offered
from tests.kit.driven import Driven, settings_of
from tests.kit.terminal import Seen

SPEAKER = Speaker(Catalogue("en"), "letters")
LATER = 100.0
KEYS = ("f", "c", "r", "a", "l", "1", "2", "enter", "m", "h", "p", "w", "n", "y", "x", "j", "f1", "f2", "f3", "f4")


def at_turn(game: GameName = "holdem", seed: int = 1, **changes: Any) -> tuple[Driven, Model]:
    """Ada's turn at a table with bots."""
    table = Driven(settings_of(game, seats_open=1, **changes), seed=seed)
    if table.state.stage == "waiting":
        table.start()
    table.settle()
    table.until_turn(0)
    return table, Seen(table).model()


def desk(model: Model, confirm_fold: bool = False) -> Desk:
    made = Desk(SPEAKER, confirm_fold)
    made.changed(model, 0.0)
    return made


def legal(model: Model) -> Legal:
    assert model.view is not None
    assert model.view.legal is not None
    return model.view.legal


def test_a_stray_enter_does_nothing() -> None:
    _, model = at_turn()
    assert desk(model).press("enter", model, LATER) is None


def test_keys_that_act_are_fenced_just_after_the_actions_changed() -> None:
    _, model = at_turn()
    made = desk(model)
    assert isinstance(made.press("c", model, FENCE_SECONDS / 2), Note)
    assert made.press("c", model, FENCE_SECONDS) == Call()


def test_more_news_in_the_same_turn_is_no_new_fence() -> None:
    _, model = at_turn()
    made = desk(model)
    assert not made.changed(model, LATER)
    assert made.press("c", model, LATER) == Call()


@pytest.mark.parametrize("game", GAMES)
def test_in_whole_matches_only_legal_actions_come_of_any_key(game: GameName) -> None:
    table = Driven(settings_of(game, seats_open=1), seed=4)
    if table.state.stage == "waiting":
        table.start()
    table.settle()
    for turn in range(40):
        if table.state.stage == "over":
            break
        if table.state.stage != "playing":
            table.pass_time(10)
            continue
        if table.turn == 0:
            model = Seen(table).model()
            for key in KEYS:
                outcome = desk(model).press(key, model, LATER)
                if outcome is not None and not isinstance(outcome, Note | Wish):
                    assert offered(legal(model), outcome), (key, outcome)
        options = table.options()
        table.act(options[turn % len(options)])


def test_raise_opens_the_entry_at_the_least_and_enter_sends_it() -> None:
    _, model = at_turn()
    made = desk(model)
    made.press("r", model, LATER)
    least = legal(model).raise_.least  # type: ignore[union-attr]
    assert made.entry == least
    assert made.press("enter", model, LATER) == Raise(least)


def test_a_raise_is_typed_as_a_total() -> None:
    _, model = at_turn()
    made = desk(model)
    for key in "60":
        made.press(key, model, LATER)
    assert made.press("enter", model, LATER) == Raise(60)


def test_an_amount_outside_is_refused_in_the_row_and_nothing_is_sent() -> None:
    _, model = at_turn()
    made = desk(model)
    made.press("9", model, LATER)
    note = made.press("enter", model, LATER)
    assert isinstance(note, Note)
    assert note.text == "least 40, most 1,000"
    assert made.entry == 9


def test_backspace_takes_back_a_digit() -> None:
    _, model = at_turn()
    made = desk(model)
    for key in ("6", "5", "backspace", "4"):
        made.press(key, model, LATER)
    assert made.entry == 64


def test_arrows_move_by_a_big_blind_and_stay_inside() -> None:
    _, model = at_turn()
    made = desk(model)
    made.press("r", model, LATER)
    for key in ("up", "up", "down", "down", "down"):
        made.press(key, model, LATER)
    assert made.entry == 40
    made.press("end", model, LATER)
    assert made.entry == 1000
    made.press("home", model, LATER)
    assert made.entry == 40


@pytest.mark.parametrize(("key", "field"), [("m", "least"), ("h", "half_pot"), ("p", "pot")])
def test_shortcuts_are_the_amounts_of_the_view(key: str, field: str) -> None:
    _, model = at_turn()
    made = desk(model)
    made.press(key, model, LATER)
    assert made.entry == getattr(legal(model).raise_, field)


def test_all_in_asks_once() -> None:
    _, model = at_turn()
    made = desk(model)
    assert isinstance(made.press("a", model, LATER), Note)
    assert made.press("a", model, LATER) == Raise(1000)


def test_all_in_is_taken_back_by_escape() -> None:
    _, model = at_turn()
    made = desk(model)
    made.press("a", model, LATER)
    assert made.close()
    assert isinstance(made.press("a", model, LATER), Note)


def test_f1_always_asks_before_it_folds() -> None:
    _, model = at_turn()
    made = desk(model)
    assert isinstance(made.press("f1", model, LATER), Note)
    assert made.press("f", model, LATER) == Fold()


def test_folding_asks_where_the_reader_wants_it() -> None:
    _, model = at_turn()
    assert desk(model).press("f", model, LATER) == Fold()
    careful = desk(model, confirm_fold=True)
    assert isinstance(careful.press("f", model, LATER), Note)
    assert careful.press("f", model, LATER) == Fold()


def test_a_card_is_chosen_changed_and_locked() -> None:
    _, model = at_turn("one_poker")
    made = desk(model)
    cards = legal(model).lock.cards  # type: ignore[union-attr]
    made.press("1", model, LATER)
    made.press("2", model, LATER)
    assert made.press("enter", model, LATER) == LockCard(cards[1])


def test_digits_choose_a_card_and_open_no_entry_while_locking() -> None:
    _, model = at_turn("one_poker")
    made = desk(model)
    made.press("9", model, LATER)
    assert made.entry is None
    assert made.press("enter", model, LATER) is None


def test_as_nas_looks_by_its_key_and_raises_at_once() -> None:
    _, model = at_turn("as_nas")
    assert desk(model).press("l", model, LATER) == Look()
    assert desk(model).press("f4", model, LATER) == Look()
    outcome = desk(model).press("r", model, LATER)
    assert outcome == Raise(legal(model).raise_.least)  # type: ignore[union-attr]


def test_a_new_turn_closes_what_was_open() -> None:
    table, model = at_turn()
    made = desk(model)
    made.press("r", model, LATER)
    table.act(Call())
    table.until_turn(0)
    later = Seen(table).model()
    assert made.changed(later, LATER)
    assert made.entry is None


def test_prices_stand_in_the_words() -> None:
    _, model = at_turn()
    words = {offer.key: offer.words for offer in offers(model, SPEAKER)}
    assert words == {"f": "Fold", "c": "Call 20", "r": "Raise to 40", "a": "All-in 1,000"}


def test_nothing_is_offered_while_others_act() -> None:
    table, _ = at_turn()
    table.act(Call())
    model = Seen(table).model()
    assert not model.your_turn
    assert offers(model, SPEAKER) == ()


def test_the_host_may_start_and_only_then() -> None:
    table = Driven(settings_of("holdem", seats_open=2))
    model = Seen(table).model()
    assert [offer.key for offer in offers(model, SPEAKER)] == ["enter"]
    assert desk(model).press("enter", model, LATER) == Wish("start")


def test_leaving_is_asked_and_any_other_key_stays() -> None:
    _, model = at_turn()
    made = desk(model)
    made.confirm = "leave"
    assert made.press("c", model, LATER) is None
    assert made.confirm is None
    made.confirm = "leave"
    assert made.press("enter", model, LATER) == Wish("leave")
