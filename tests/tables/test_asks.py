"""Agreement: restart, rematch, pause, votes; and that nobody can block the others."""

import pytest

from protocol import table as told
from protocol.base import GameName
from server.tables import messages as told_to
from tests.kit.driven import Driven, settings_of


def table_of(*names: str, game: GameName = "as_nas") -> Driven:
    """A match with these people besides Ada, in its first hand."""
    table = Driven(settings_of(game))
    for name in names:
        table.sit(name)
    if table.state.stage == "waiting":
        table.start()
    return table


def finished(*names: str) -> Driven:
    """The same after the match's end."""
    table = table_of(*names)
    while table.state.stage != "over":
        if table.state.stage == "playing":
            table.act()
        else:
            table.pass_time(5)
    return table


def test_a_person_alone_with_bots_just_restarts() -> None:
    table = table_of()
    table.take(told_to.Ask("ada", "restart"))
    table.settle()
    view = table.view(0)
    assert (view.match, view.stage, view.play.deal) == (2, "playing", 1)  # type: ignore[union-attr]


def test_a_restart_waits_for_all_who_are_connected() -> None:
    table = table_of("Ben")
    table.take(told_to.Ask("ada", "restart"))
    ask = table.view(None).asks[0]
    assert (ask.needed, ask.agreed, ask.remaining_ms) == ((0, 1), (0,), 60_000)
    assert table.state.match == 1
    table.take(told_to.Answer("ben", "restart"))
    assert table.state.match == 2


def test_who_is_not_connected_need_not_agree() -> None:
    table = table_of("Ben")
    table.take(told_to.Lose("ben"))
    table.take(told_to.Ask("ada", "restart"))
    assert table.state.match == 2


def test_what_the_last_one_missing_leaves_open_is_granted() -> None:
    table = table_of("Ben")
    table.take(told_to.Ask("ada", "restart"))
    table.take(told_to.Lose("ben"))
    assert table.state.match == 2


def test_a_no_ends_it() -> None:
    table = table_of("Ben")
    table.take(told_to.Ask("ada", "restart"))
    table.take(told_to.Answer("ben", "restart", yes=False))
    assert told.AskEnded("restart", granted=False) in table.events()
    assert (table.state.match, table.state.asks) == (1, ())


def test_what_nobody_answers_ends_by_itself() -> None:
    table = table_of("Ben")
    table.take(told_to.Ask("ada", "restart"))
    table.pass_time(61)
    assert (table.state.match, table.state.asks) == (1, ())


def test_to_ask_for_what_is_asked_already_is_to_agree() -> None:
    table = table_of("Ben")
    table.take(told_to.Ask("ada", "restart"))
    assert table.refusal(told_to.Ask("ada", "restart")).code == "already_asked"
    table.take(told_to.Ask("ben", "restart"))
    assert table.state.match == 2


def test_only_players_ask_and_answer() -> None:
    table = table_of()
    assert table.refusal(told_to.Ask("eve", "restart")).code == "not_seated"
    assert table.refusal(told_to.Answer("eve", "restart")).code == "not_seated"


def test_an_answer_needs_a_question() -> None:
    assert table_of().refusal(told_to.Answer("ada", "pause")).code == "nothing_asked"


@pytest.mark.parametrize("ask", ["restart", "pause"])
def test_before_the_start_there_is_nothing_to_restart_or_pause(ask: told_to.AskName) -> None:
    assert Driven(settings_of()).refusal(told_to.Ask("ada", ask)).code == "not_started"


def test_a_restart_resets_everything_and_abandons_the_hand() -> None:
    table = table_of(game="holdem")
    table.end_hand()
    table.pass_time(5)
    table.take(told_to.Ask("ada", "restart"))
    table.settle()
    view = table.view(0)
    assert view.play.hand == 1  # type: ignore[union-attr]
    assert sum(seat.stack + seat.bet for seat in view.seats) == 4000  # type: ignore[operator]


# --- after the end ---------------------------------------------------------------------------------------------------


def test_after_the_end_everybody_is_asked_for_a_rematch() -> None:
    table = finished("Ben")
    ask = table.view(None).asks[0]
    assert (ask.ask, ask.needed, ask.agreed, ask.remaining_ms) == ("restart", (0, 1), (), 30_000)


def test_a_rematch_begins_when_all_want_it() -> None:
    table = finished("Ben")
    table.take(told_to.Answer("ada", "restart"))
    table.take(told_to.Ask("ben", "restart"))
    assert (table.state.match, table.state.stage) == (2, "between")


def test_who_does_not_answer_in_30_seconds_is_replaced_by_a_bot() -> None:
    table = finished("Ben")
    table.take(told_to.Answer("ada", "restart"))
    table.pass_time(29)
    assert table.state.match == 1
    table.pass_time(2)
    assert (table.state.match, table.state.seats[1].kind) == (2, "bot")


def test_who_is_dropped_for_a_moment_after_the_end_keeps_the_seat() -> None:
    table = finished("Ben")
    table.take(told_to.Lose("ben"))
    table.take(told_to.Answer("ada", "restart"))
    assert (table.state.match, table.view(0).asks[0].needed) == (1, (0, 1))
    table.pass_time(20)
    table.take(told_to.Return("ben"))
    table.take(told_to.Answer("ben", "restart"))
    assert (table.state.match, table.state.seats[1].kind) == (2, "person")


def test_who_is_not_back_in_30_seconds_after_the_end_is_replaced_by_a_bot() -> None:
    table = finished("Ben")
    table.take(told_to.Answer("ada", "restart"))
    table.take(told_to.Lose("ben"))
    assert table.state.match == 1
    table.pass_time(31)
    assert (table.state.match, table.state.seats[1].kind) == (2, "bot")


def test_who_declines_a_rematch_does_not_hold_the_others_up() -> None:
    table = finished("Ben", "Cyd")
    table.take(told_to.Answer("ben", "restart", yes=False))
    table.take(told_to.Answer("ada", "restart"))
    table.take(told_to.Answer("cyd", "restart"))
    assert [seat.kind for seat in table.state.seats] == ["person", "bot", "person", "bot"]
    assert table.state.match == 2


def test_when_nobody_answers_the_table_stays_as_it_is_and_later_closes() -> None:
    table = finished("Ben")
    table.pass_time(31)
    assert (table.state.stage, table.state.asks, len(table.state.people())) == ("over", (), 2)
    table.pass_time(15 * 60)
    assert table.state.stage == "closed"


def test_a_rematch_can_still_be_asked_for_later() -> None:
    table = finished("Ben")
    table.pass_time(60)
    table.take(told_to.Ask("ben", "restart"))
    table.pass_time(31)
    assert (table.state.match, table.state.seats[0].kind) == (2, "bot")


def test_who_sits_down_after_the_end_is_in_for_the_rematch() -> None:
    table = finished()
    table.sit("Ben")
    table.take(told_to.Answer("ada", "restart"))
    assert (table.state.match, len(table.state.people())) == (2, 2)


# --- pause -----------------------------------------------------------------------------------------------------------


def paused(*names: str) -> Driven:
    table = table_of(*names)
    table.until_turn(0)
    table.at += 10_000
    for name in ("ada", *(name.lower() for name in names)):
        table.take(told_to.Ask(name, "pause"))
    return table


def test_a_pause_by_agreement_stops_the_clock() -> None:
    table = paused("Ben")
    assert table.view(0).stage == "paused"
    table.pass_time(120)
    clock = table.view(0).clock
    assert clock is not None
    assert clock.remaining_ms == 20_000


def test_nobody_plays_in_a_pause() -> None:
    table = paused()
    assert table.refusal(told_to.Act(0, table.easy(), "person", table.state.version, "ada")).code in ("paused", "stale")
    assert table.table.think() is None
    assert table.view(0).legal is None


def test_after_the_pause_the_clock_goes_on_where_it_stood() -> None:
    table = paused()
    table.at += 60_000
    table.take(told_to.Ask("ada", "resume"))
    assert table.events()[-1] == told.Resumed()
    clock = table.view(0).clock
    assert clock is not None
    assert clock.remaining_ms == 20_000


def test_a_pause_has_an_end() -> None:
    table = paused("Ben")
    table.pass_time(10 * 60 + 1)
    assert table.state.paused_at is None


def test_a_pause_between_hands_delays_the_next_deal() -> None:
    table = table_of()
    table.end_hand()
    table.at += 1000
    table.take(told_to.Ask("ada", "pause"))
    table.pass_time(60)
    assert table.state.stage == "between"
    table.take(told_to.Ask("ada", "resume"))
    table.pass_time(2.9)
    assert table.state.stage == "between"
    table.pass_time(0.2)
    assert table.state.stage == "playing"


def test_a_pause_is_not_asked_for_twice_nor_ended_where_there_is_none() -> None:
    assert paused().refusal(told_to.Ask("ada", "pause")).code == "paused"
    assert table_of().refusal(told_to.Ask("ada", "resume")).code == "not_paused"


# --- votes -----------------------------------------------------------------------------------------------------------


def test_the_others_vote_the_host_out() -> None:
    table = table_of("Ben", "Cyd")
    table.take(told_to.Ask("ben", "vote_out", 0))
    outcome = table.take(told_to.Answer("cyd", "vote_out"))
    assert [(out.person, out.code) for out in outcome.put_out] == [("ada", "voted_out")]
    assert told.Removed(0, "Ada", "vote") in table.events()
    assert (table.state.seats[0].kind, table.state.host) == ("bot", "ben")


def test_while_the_host_is_there_only_the_host_puts_others_out() -> None:
    assert table_of("Ben", "Cyd").refusal(told_to.Ask("ben", "vote_out", 2)).code == "host_present"


def test_one_alone_votes_nobody_out_who_is_there() -> None:
    refusal = table_of("Ben").refusal(told_to.Ask("ben", "vote_out", 0))
    assert (refusal.code, refusal.params) == ("need_more_people", {"least": 3})


def test_a_vote_is_offered_only_where_enough_people_sit() -> None:
    assert "vote_out" not in table_of("Ben").view(1).you.may  # type: ignore[union-attr]
    assert "vote_out" in table_of("Ben", "Cyd").view(1).you.may  # type: ignore[union-attr]


def test_one_alone_takes_no_seat_from_who_has_just_lost_the_connection() -> None:
    table = table_of("Ben")
    table.take(told_to.Lose("ada"))
    assert table.refusal(told_to.Ask("ben", "vote_out", 0)).code == "need_more_people"


def test_who_is_gone_for_long_can_be_put_out_by_who_is_left() -> None:
    table = table_of("Ben")
    table.take(told_to.Lose("ada"))
    table.pass_time(61)
    table.take(told_to.Remove("ben", 0))
    assert table.state.seats[0].kind == "bot"


def test_nobody_votes_on_oneself() -> None:
    table = table_of("Ben", "Cyd")
    assert table.refusal(told_to.Ask("ben", "vote_out", 1)).code == "not_yourself"
    table.take(told_to.Ask("ben", "vote_out", 0))
    assert table.refusal(told_to.Answer("ada", "vote_out", yes=False)).code == "not_yourself"


def test_a_vote_about_who_has_left_is_void() -> None:
    table = table_of("Ben", "Cyd")
    table.take(told_to.Ask("ben", "vote_out", 0))
    table.take(told_to.Leave("ada"))
    assert table.state.asks == ()


def test_a_crash_grants_nothing_that_somebody_has_not_agreed_to() -> None:
    table = table_of("Ben")
    table.take(told_to.Ask("ada", "restart"))
    table.take(told_to.Recover())
    table.take(told_to.Return("ada"))
    assert (table.state.match, len(table.state.asks)) == (1, 1)


def test_right_after_a_crash_nobody_decides_alone() -> None:
    table = table_of("Ben")
    table.take(told_to.Recover())
    table.take(told_to.Return("ada"))
    table.take(told_to.Ask("ada", "restart"))
    assert table.state.match == 1
    table.pass_time(11)
    assert table.state.match == 2


def test_while_the_host_only_lets_the_clock_run_out_the_others_may_vote() -> None:
    table = idle_host("Ben", "Cyd", "Dee")
    table.take(told_to.Ask("ben", "vote_out", 2))
    assert [ask.ask for ask in table.state.asks] == ["vote_out"]


def test_a_host_who_only_lets_the_clock_run_out_is_host_no_longer_than_the_grace() -> None:
    table = idle_host("Ben", "Cyd")
    assert table.state.host == "ada"
    for _ in range(40):
        if table.state.stage == "playing" and table.turn != 0:
            table.act()
        else:
            table.pass_time(5)
    assert table.state.host == "ben"


def idle_host(*names: str) -> Driven:
    """The host is connected and has let the clock run out twice; the others play."""
    table = table_of(*names)
    for _ in range(200):
        if table.state.seats[0].presence != "here":
            return table
        if table.state.stage == "playing" and table.turn != 0:
            table.act()
        else:
            table.pass_time(1)
    raise AssertionError("the host never ran out of time")
