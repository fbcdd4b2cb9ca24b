"""The model: what the messages so far come to. Missed updates are filled in, a turn is counted once, chat can be muted."""

from clients.cli.model import Happened, Model, Remark, Spoken, after, left, lost, muted
from protocol.commands import Said
from protocol.lobby import Joined
from protocol.play import Look, Raise
from protocol.refusals import refused
from protocol.session import TakenOver
from protocol.table import TableSettings
from tests.kit.driven import Driven, settings_of
from tests.kit.terminal import WELCOME, Seen


def started(settings: TableSettings | None = None) -> tuple[Driven, Seen]:
    table = Driven(settings or settings_of("holdem", seats_open=1), seed=1)
    if table.state.stage == "waiting":
        table.start()
    table.settle()
    return table, Seen(table)


def heard(model: Model, seen: Seen, skip: int = 0) -> Model:
    for update in seen.updates()[skip:]:
        model = after(model, update)
    return model


def events(model: Model) -> list[object]:
    return [line.event for line in model.log if isinstance(line, Happened)]


def joined() -> Model:
    return after(after(Model(), WELCOME), Joined("j", "ABC234", 0))


def test_the_log_has_every_event_once_whatever_was_missed() -> None:
    table, seen = started()
    model = heard(joined(), seen)
    for _ in range(6):
        if table.state.stage == "playing":
            table.act()
    updates = seen.updates()
    assert len(updates) > 2
    whole = model
    for update in updates:
        whole = after(whole, update)
    gap = after(model, updates[-1])
    assert events(gap) == events(whole)


def test_an_update_that_was_seen_changes_nothing_in_the_log() -> None:
    _, seen = started()
    updates = seen.updates()
    model = joined()
    for update in updates:
        model = after(model, update)
    assert after(model, updates[-1]).log == model.log


def test_the_own_turn_is_counted_once_however_much_news_comes_meanwhile() -> None:
    table, seen = started()
    table.until_turn(0)
    model = heard(joined(), seen)
    assert model.your_turn
    turns = model.turns
    assert after(model, Said("ABC234", 1, "Bea", "hello")).turns == turns
    table.act(Raise(table.legal.raise_.least) if table.legal.raise_ else None)
    model = heard(model, seen)
    assert not model.your_turn
    table.until_turn(0)
    assert heard(model, seen).turns == turns + 1


def test_looking_begins_the_same_turn_anew_because_other_things_are_legal() -> None:
    table, seen = started(settings_of("as_nas", seats_open=1))
    table.until_turn(0)
    model = heard(joined(), seen)
    turns = model.turns
    table.act(Look())
    assert heard(model, seen).turns == turns + 1


def test_figures_of_the_hand_before_are_never_offered() -> None:
    table, seen = started()
    table.until_turn(0)
    model = heard(joined(), seen)
    assert model.view is not None
    assert model.view.legal is not None
    table.end_hand()
    between = heard(model, seen)
    assert between.view is not None
    assert between.view.legal is None
    table.pass_time(10)
    table.until_turn(0)
    now = heard(between, seen)
    assert now.view is not None
    assert now.view.legal == table.view(0).legal


def test_a_muted_name_is_not_heard_and_can_be_heard_again() -> None:
    _, seen = started()
    model = muted(heard(joined(), seen), "Bea")
    talk = Said("ABC234", 1, "Bea", "hello")
    assert after(model, talk).log == model.log
    assert after(muted(model, "Bea"), talk).log[-1] == Spoken("Bea", "hello")


def test_talk_of_another_table_is_not_heard() -> None:
    _, seen = started()
    model = heard(joined(), seen)
    assert after(model, Said("XYZ789", 1, "Bea", "hello")).log == model.log


def test_a_lost_line_keeps_the_table_as_last_seen() -> None:
    _, seen = started()
    model = heard(joined(), seen)
    gone = lost(model)
    assert gone.state == "lost"
    assert gone.view == model.view
    back = after(after(gone, WELCOME), Joined("k", "ABC234", 0, missed=3))
    assert back.state == "connected"
    assert back.log[-1] == Remark("log-missed", 3)


def test_a_refusal_is_a_note_for_one_message_only() -> None:
    model = after(joined(), refused("m", "stale", version=2, answered=1))
    assert model.note is not None
    assert after(model, WELCOME).note is None


def test_playing_in_another_place_is_known_until_the_seat_is_back() -> None:
    _, seen = started()
    model = after(heard(joined(), seen), TakenOver("ABC234"))
    assert model.elsewhere == "ABC234"
    assert after(model, Joined("t", "ABC234", 0)).elsewhere is None


def test_leaving_forgets_the_table() -> None:
    _, seen = started()
    assert left(heard(joined(), seen)).view is None
