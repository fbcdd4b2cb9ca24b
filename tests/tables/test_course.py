"""The course of a match: versions, answers to decisions, clocks, time-outs, pace."""

from typing import Any

import pytest

from protocol import table as told
from protocol.base import GameName
from protocol.holdem import HandStarted, HoldemSettings
from protocol.play import Call, Check, Fold, Hold, LockCard, Raise
from protocol.table import BotPace, ClockSettings
from server.tables import messages as told_to
from tests.kit.driven import Driven, settings_of


def started(name: GameName = "holdem", host: str | None = "Ada", **changes: Any) -> Driven:
    table = Driven(settings_of(name, **changes), host)
    if host is None:
        table.take(told_to.Begin())
        table.settle()
    else:
        table.start()
    return table


def on_turn(seat: int = 0, name: GameName = "holdem", **changes: Any) -> Driven:
    table = started(name, **changes)
    table.until_turn(seat)
    return table


def test_every_accepted_input_raises_the_version_by_one() -> None:
    table = started()
    table.end_hand()
    assert [moment.version for moment in table.told] == list(range(1, len(table.told) + 1))


def test_a_refused_input_changes_nothing() -> None:
    table = on_turn()
    before = table.state.version
    table.refusal(told_to.Act(0, Raise(1), "person", before, "ada"))
    assert table.state.version == before


def test_an_action_for_a_version_that_has_passed_is_stale() -> None:
    table = on_turn()
    version = table.state.version
    table.act()
    refusal = table.refusal(told_to.Act(0, Check(), "person", version, "ada"))
    assert (refusal.code, refusal.params) == ("stale", {"version": table.state.version, "answered": version})


def test_an_action_for_a_version_that_is_not_there_yet_is_stale() -> None:
    table = on_turn()
    assert table.refusal(told_to.Act(0, Call(), "person", table.state.version + 1, "ada")).code == "stale"


def test_an_action_still_answers_its_decision_when_somebody_else_went_away_meanwhile() -> None:
    table = started()
    table.end_hand()
    table.sit("Ben", 2)
    table.until_turn(0)
    version = table.state.version
    table.take(told_to.Lose("ben"))
    table.act(version=version)


def test_who_is_not_on_turn_is_refused() -> None:
    table = on_turn(1)
    assert table.refusal(told_to.Act(0, Call(), "person", table.state.version, "ada")).code == "not_your_turn"


def test_who_has_no_seat_is_refused() -> None:
    table = on_turn()
    assert table.refusal(told_to.Act(0, Call(), "person", table.state.version, "eve")).code == "not_seated"


def test_nobody_acts_before_the_start() -> None:
    table = Driven(settings_of())
    assert table.refusal(told_to.Act(0, Call(), "person", 1, "ada")).code == "not_started"


def test_an_illegal_amount_is_refused_with_its_bounds() -> None:
    table = on_turn()
    refusal = table.refusal(told_to.Act(0, Raise(21), "person", table.state.version, "ada"))
    assert (refusal.code, set(refusal.params)) == ("illegal_amount", {"least", "most"})


def test_only_the_seat_on_turn_sees_what_is_legal() -> None:
    table = on_turn()
    assert table.view(0).legal is not None
    assert [table.view(seat).legal for seat in (1, 2, 3, None)] == [None] * 4


def test_the_log_holds_this_hand_only() -> None:
    table = started()
    table.end_hand()
    table.pass_time(5)
    assert [event.hand for event in table.view(None).log if isinstance(event, HandStarted)] == [2]


def test_the_log_is_bounded() -> None:
    table = Driven(settings_of())
    for _ in range(300):
        table.take(told_to.Lock("ada"))
    assert len(table.view(0).log) == 256


def test_the_next_hand_comes_after_the_pause() -> None:
    table = started(bot_pace=BotPace(between=4.0))
    table.end_hand()
    table.pass_time(3.9)
    assert table.view(0).stage == "between"
    table.pass_time(0.2)
    assert table.view(0).stage == "playing"


# --- clocks ----------------------------------------------------------------------------------------------------------


def test_the_clock_of_the_open_decision_is_public() -> None:
    table = on_turn()
    table.at += 10_000
    assert table.view(None).clock == told.ClockView(0, "fixed", 20_000, 30_000, 0)


def test_bots_have_no_clock() -> None:
    assert on_turn(1).view(0).clock is None


def test_at_80_percent_a_person_is_warned() -> None:
    table = on_turn()
    table.pass_time(24)
    assert table.events() == [told.ClockWarned(0, 6000)]


def test_an_action_after_the_warning_still_answers_the_view_before_it() -> None:
    table = on_turn()
    version = table.state.version
    table.pass_time(25)
    table.act(version=version)


def test_when_time_is_up_the_server_folds_who_owes() -> None:
    table = on_turn()
    assert table.legal.call is not None
    table.pass_time(30)
    assert table.events()[0] == told.TimedOut(0, "fold")


def test_when_time_is_up_the_server_checks_where_that_is_free() -> None:
    table = on_turn()
    table.act()
    while not (table.turn == 0 and table.legal.check):
        table.act()
    table.pass_time(30)
    assert told.TimedOut(0, "check") in [heard.event for moment in table.told[-3:] for heard in moment.news]


def test_when_time_is_up_in_as_nas_the_server_holds_who_has_matched() -> None:
    table = on_turn(name="as_nas")
    while not table.legal.hold:
        table.act()
        table.until_turn(0)
    table.pass_time(30)
    assert told.TimedOut(0, "hold") in [heard.event for moment in table.told[-3:] for heard in moment.news]


def test_when_time_is_up_in_one_poker_one_of_the_two_cards_is_locked() -> None:
    table = on_turn(name="one_poker")
    cards = table.legal.lock.cards  # type: ignore[union-attr]
    due = None
    table.pass_time(24)
    table.at += 6000
    due = table.table.due(table.at)
    assert due == told_to.Draw(0, cards)
    table.take(told_to.Act(0, LockCard(cards[1]), "clock"))
    assert told.TimedOut(0, "lock") in table.events()


def test_two_time_outs_running_make_a_player_away() -> None:
    table = on_turn(name="as_nas")
    table.pass_time(30)
    assert table.state.seats[0].presence == "here"
    table.until_turn(0)
    table.pass_time(30)
    assert told.WentAway(0, "timeouts") in [heard.event for moment in table.told for heard in moment.news]


def test_acting_in_between_forgets_the_first_time_out() -> None:
    table = on_turn(name="as_nas")
    table.pass_time(30)
    table.until_turn(0)
    table.act()
    table.until_turn(0)
    table.pass_time(30)
    assert table.state.seats[0].presence == "here"


def test_acting_brings_back_who_was_away_by_time_outs() -> None:
    table = on_turn(name="as_nas")
    for _ in range(2):
        table.pass_time(30)
        table.until_turn(0)
    assert table.state.seats[0].presence == "away"
    table.act()
    assert told.CameBack(0) in table.events()


def test_the_bank_is_spent_after_the_limit_and_refilled_by_the_hand() -> None:
    table = on_turn(clock=ClockSettings("bank", 10.0, 60.0, 5.0))
    table.pass_time(25)
    assert table.view(0).clock == told.ClockView(0, "bank", 0, 10_000, 45_000)
    table.act(Fold())
    assert table.state.seats[0].bank == 45_000
    table.end_hand()
    table.pass_time(4)
    assert table.state.seats[0].bank == 50_000


def test_the_bank_never_grows_over_its_size() -> None:
    table = on_turn(clock=ClockSettings("bank", 10.0, 60.0, 5.0))
    table.act(Fold())
    table.end_hand()
    table.pass_time(4)
    assert table.state.seats[0].bank == 60_000


def test_time_is_up_when_limit_and_bank_are_gone() -> None:
    table = on_turn(clock=ClockSettings("bank", 10.0, 20.0, 5.0))
    table.pass_time(29)
    assert table.state.stage == "playing"
    table.pass_time(1)
    assert any(isinstance(heard.event, told.TimedOut) for moment in table.told for heard in moment.news)


def test_without_a_clock_a_person_who_is_there_may_think() -> None:
    table = on_turn(clock=ClockSettings("off"), private=True)
    table.pass_time(3600)
    assert (table.turn, table.view(0).clock) == (0, told.ClockView(0, "off", 0, 0, 0))


def test_without_a_clock_a_bot_plays_for_who_is_gone() -> None:
    table = on_turn(clock=ClockSettings("off"), private=True)
    table.take(told_to.Lose("ada"))
    table.pass_time(60)
    think = table.table.think()
    assert think is not None
    assert (think.seat, think.by) == (0, "stand_in")


def test_open_clocks_start_afresh_when_the_server_is_started_again() -> None:
    table = on_turn()
    version = table.state.version
    table.at += 20_000
    table.take(told_to.Recover())
    assert table.view(0).clock == told.ClockView(0, "fixed", 30_000, 30_000, 0)
    assert told.Resumed(recovered=True) in table.events()
    table.act(version=version)


def test_who_is_not_back_soon_after_a_restart_of_the_server_is_shown_as_away() -> None:
    table = on_turn()
    table.take(told_to.Recover())
    table.pass_time(9)
    assert table.state.seats[0].presence == "here"
    table.pass_time(2)
    assert table.state.seats[0].presence == "away"


# --- pace ------------------------------------------------------------------------------------------------------------


def bots_left() -> Driven:
    """Ada is out of a match of three, two bots play on."""
    for seed in range(50):
        table = Driven(settings_of("holdem"), seed=seed)
        table.start()
        while table.state.stage == "playing":
            legal = table.legal
            if table.turn in (0, 1):
                table.act(Raise(legal.raise_.most) if legal.raise_ else Call() if legal.call else Check())
            else:
                table.act(Fold() if legal.fold else Check())
        if 0 not in table.table.rules.playing(table.state.game):
            return table
    raise AssertionError("Ada never went out")


def test_who_is_out_sets_the_pace_of_the_bots() -> None:
    table = bots_left()
    assert "set_pace" in table.view(0).you.may  # type: ignore[union-attr]
    table.take(told_to.SetPace("ada", "Ada", "4x"))
    assert table.events() == [told.PaceSet("4x", "Ada")]
    table.pass_time(1.0)
    think = table.table.think()
    assert think is not None
    assert think.seconds == pytest.approx(0.3)


def test_at_the_last_pace_nothing_waits() -> None:
    table = bots_left()
    table.take(told_to.SetPace("ada", "Ada", "end"))
    table.settle()
    think = table.table.think()
    assert think is not None
    assert think.seconds == 0


def test_the_pace_is_not_set_while_people_play() -> None:
    table = started()
    assert table.refusal(told_to.SetPace("ada", "Ada", "4x")).code == "still_playing"
    assert table.refusal(told_to.SetPace("eve", "Eve", "4x")).code == "only_bots"


def test_a_spectator_sets_the_pace_only_where_no_seated_person_is_there() -> None:
    table = bots_left()
    assert table.refusal(told_to.SetPace("eve", "Eve", "4x")).code == "not_seated"
    table.take(told_to.Lose("ada"))
    table.take(told_to.SetPace("eve", "Eve", "4x"))
    assert table.state.pace == "4x"


def test_bots_among_themselves_play_a_match_to_its_end() -> None:
    table = started("as_nas", None)
    while table.state.stage != "over":
        if table.state.stage == "playing":
            table.act()
        else:
            table.pass_time(5)
    assert table.view(None).standings
    table.pass_time(16 * 60)
    assert table.state.stage == "closed"


def test_a_bots_pause_is_that_of_the_table() -> None:
    think = on_turn(1, bot_pace=BotPace(seconds=2.5, variation=0.25)).table.think()
    assert think is not None
    assert (think.seconds, think.variation, think.level) == (2.5, 0.25, "normal")


def test_nothing_can_be_done_at_a_closed_table() -> None:
    table = started()
    table.take(told_to.Close("operator"))
    assert table.events() == [told.TableClosed("operator")]
    assert table.refusal(told_to.Lock("ada")).code == "table_closed"
    assert table.table.wake_at() is None


def test_settings_that_can_not_be_make_no_table() -> None:
    with pytest.raises(ValueError, match="big_blind"):
        Driven(settings_of(game=HoldemSettings(small_blind=50, big_blind=20)))


def test_an_action_of_the_wrong_kind_is_refused() -> None:
    table = on_turn()
    assert table.refusal(told_to.Act(0, Hold(), "person", table.state.version, "ada")).code == "illegal_action"
