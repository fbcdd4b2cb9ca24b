"""Sitting down, taking over, going away, coming back, leaving; and the host's powers."""

from typing import Any

import pytest

from protocol import table as told
from protocol.base import GameName
from protocol.codec import encode
from protocol.play import Call, Check, Fold, Raise
from server.tables import messages as told_to
from tests.kit.driven import Driven, person, settings_of


def waiting(**changes: Any) -> Driven:
    return Driven(settings_of("as_nas", **changes))


def started(name: GameName = "as_nas", **changes: Any) -> Driven:
    table = Driven(settings_of(name, **changes))
    table.start()
    return table


def test_who_opens_a_table_is_host_in_seat_0() -> None:
    view = waiting().view(0)
    assert (view.host, view.seats[0].name, view.seats[0].host, view.stage) == ("Ada", "Ada", True, "waiting")
    assert view.you is not None
    assert view.you.host


def test_a_newcomer_takes_the_first_open_seat() -> None:
    assert waiting().sit("Ben") == 1


def test_a_newcomer_takes_the_seat_that_was_asked_for() -> None:
    table = waiting()
    assert table.sit("Ben", 3) == 3
    assert table.events() == [told.SeatTaken(3, "Ben", "person", None, None)]


@pytest.mark.parametrize(("seat", "code"), [(0, "seat_taken"), (9, "no_seat"), (-1, "no_seat")])
def test_a_seat_that_is_not_free_is_refused(seat: int, code: str) -> None:
    assert waiting().refusal(told_to.Sit(person("Ben"), seat)).code == code


def test_the_same_person_does_not_sit_twice() -> None:
    assert waiting().refusal(told_to.Sit(person("Ada"))).code == "seat_taken"


def test_a_name_that_looks_like_a_seated_one_gets_a_number() -> None:
    table = waiting()
    table.take(told_to.Sit(told_to.Person("other", "Αda")))
    assert table.state.seats[1].name == "Αda 2"


def test_nobody_goes_by_the_name_of_a_bot_that_may_come() -> None:
    table = waiting()
    table.take(told_to.Sit(told_to.Person("other", "Calixa")))
    assert table.state.seats[1].name == "Calixa 2"


def test_bots_fill_the_open_seats_at_the_start_with_levels_in_seat_order() -> None:
    table = waiting(bots=("easy", "hard"))
    table.sit("Ben", 2)
    table.start()
    kinds = [(seat.kind, seat.level) for seat in table.view(None).seats]
    assert kinds == [("person", None), ("bot", "easy"), ("person", None), ("bot", "hard")]


def test_only_the_host_starts() -> None:
    table = waiting()
    table.sit("Ben")
    assert table.refusal(told_to.Begin("ben")).code == "not_host"


def test_a_table_does_not_start_twice() -> None:
    assert started().refusal(told_to.Begin("ada")).code == "already_started"


def test_a_table_begins_by_itself_when_people_have_all_seats() -> None:
    table = waiting()
    for name in ("Ben", "Cyd", "Dee"):
        table.sit(name)
    table.settle()
    assert (table.state.stage, table.state.match) == ("playing", 1)


def test_a_table_begins_by_itself_when_the_seats_kept_open_are_taken() -> None:
    table = waiting(seats_open=1)
    table.settle()
    assert table.state.stage == "waiting"
    table.sit("Ben")
    table.settle()
    assert [seat.kind for seat in table.state.seats] == ["person", "person", "bot", "bot"]
    assert table.state.stage == "playing"


@pytest.mark.parametrize("kept", [0, 1, 2, 3])
def test_a_table_keeps_so_many_seats_for_people_besides_the_hosts(kept: int) -> None:
    table = between_hands(take_over=False, seats_open=kept)
    assert table.view(None).you.seats_free == tuple(range(1, kept + 1))  # type: ignore[union-attr]


def test_a_table_waits_for_the_host_while_a_seat_is_open() -> None:
    table = waiting()
    table.sit("Ben")
    table.settle()
    assert table.state.stage == "waiting"


def test_a_table_that_waits_long_begins_with_who_is_there() -> None:
    table = waiting()
    table.pass_time(31 * 60)
    assert table.state.match == 1


def test_a_table_that_waits_long_with_nobody_there_closes() -> None:
    table = waiting()
    table.take(told_to.Lose("ada"))
    table.pass_time(31 * 60)
    assert table.state.stage == "closed"


# --- bots' seats -----------------------------------------------------------------------------------------------------


def between_hands(**changes: Any) -> Driven:
    table = started(**changes)
    table.end_hand()
    assert table.state.stage == "between"
    return table


def test_a_bots_seat_can_be_taken_between_hands() -> None:
    table = between_hands()
    bot = table.state.seats[2].name
    table.sit("Ben", 2)
    assert table.events()[0] == told.SeatTaken(2, "Ben", "person", None, bot)


def test_a_bots_seat_can_not_be_taken_during_a_hand() -> None:
    assert started().refusal(told_to.Sit(person("Ben"))).code == "take_over_later"
    assert started().refusal(told_to.Sit(person("Ben"), 2)).code == "take_over_later"


def test_a_table_may_keep_its_bots() -> None:
    table = between_hands(take_over=False)
    assert table.refusal(told_to.Sit(person("Ben"), 2)).code == "take_over_off"
    assert table.refusal(told_to.Sit(person("Ben"))).code == "table_full"
    assert table.view(None).you.seats_free == ()  # type: ignore[union-attr]


def test_a_seat_kept_open_for_people_can_be_taken_where_bots_otherwise_stay() -> None:
    table = between_hands(take_over=False, seats_open=1)
    assert table.view(None).you.seats_free == (1,)  # type: ignore[union-attr]
    assert table.sit("Ben") == 1


def test_the_seat_of_a_bot_that_is_out_can_not_be_taken() -> None:
    table = started("holdem")
    while table.state.stage == "playing":
        legal = table.legal
        if table.turn in (1, 2):
            table.act(Raise(legal.raise_.most) if legal.raise_ else Call() if legal.call else Check())
        else:
            table.act(Fold() if legal.fold else Check())
    out = ({1, 2} - set(table.table.rules.playing(table.state.game))).pop()
    assert out not in table.view(None).you.seats_free  # type: ignore[union-attr]
    assert table.refusal(told_to.Sit(person("Ben"), out)).code == "take_over_later"


# --- going and coming back -------------------------------------------------------------------------------------------


def test_a_lost_connection_makes_the_player_away() -> None:
    table = started()
    table.take(told_to.Lose("ada"))
    assert table.events() == [told.WentAway(0, "lost")]
    seat = table.view(None).seats[0]
    assert (seat.presence, seat.grace_ms) == ("away", 60_000)


def test_after_the_grace_a_bot_stands_in_and_everybody_is_told() -> None:
    table = started(clock=told.ClockSettings("off"), private=True, stand_in="easy")
    table.take(told_to.Lose("ada"))
    table.pass_time(59)
    assert table.state.seats[0].presence == "away"
    table.pass_time(2)
    assert told.StoodIn(0, "easy") in [heard.event for moment in table.told for heard in moment.news]
    assert table.view(None).seats[0].level == "easy"


def test_the_owner_takes_the_seat_back_at_the_open_decision() -> None:
    table = started()
    table.until_turn(0)
    table.take(told_to.Leave("ada", keep=True))
    assert table.table.think() is not None
    table.take(told_to.Return("ada"))
    assert table.events() == [told.CameBack(0)]
    assert table.table.think() is None
    table.act()


def test_going_and_coming_back_gives_no_new_time_for_the_same_decision() -> None:
    table = started()
    table.until_turn(0)
    decision = table.state.acts
    for _ in range(4):
        table.pass_time(8)
        if table.state.acts == decision:
            table.take(told_to.Leave("ada", keep=True))
            table.take(told_to.Return("ada"))
    assert told.TimedOut in [type(heard.event) for moment in table.told for heard in moment.news]


def test_coming_back_to_a_decision_that_opened_meanwhile_has_its_whole_time() -> None:
    table = started()
    table.until_turn(1 if table.turn == 0 else table.turn)
    table.take(told_to.Leave("ada", keep=True))
    while table.turn != 0:
        table.act()
    table.at += 20_000
    table.take(told_to.Return("ada"))
    assert table.view(0).clock.remaining_ms == 30_000  # type: ignore[union-attr]


def test_coming_back_before_the_grace_ends_leaves_no_trace() -> None:
    table = started()
    table.take(told_to.Lose("ada"))
    table.pass_time(20)
    table.take(told_to.Return("ada"))
    table.pass_time(200)
    assert told.StoodIn not in [type(heard.event) for moment in table.told for heard in moment.news]


def test_a_seat_kept_while_away_is_played_by_a_bot_at_once() -> None:
    table = started()
    table.take(told_to.Leave("ada", keep=True))
    assert table.events() == [told.WentAway(0, "left"), told.StoodIn(0, "normal")]


def test_leaving_for_good_gives_the_seat_to_a_bot_and_the_hand_goes_on() -> None:
    table = started()
    table.until_turn(0)
    table.take(told_to.Leave("ada"))
    seat = table.state.seats[0]
    assert (seat.kind, seat.person) == ("bot", "")
    assert table.events()[0] == told.SeatLeft(0, "Ada", seat.name)
    assert table.table.think() is not None


def test_leaving_before_the_start_opens_the_seat() -> None:
    table = waiting()
    table.sit("Ben")
    table.take(told_to.Leave("ben"))
    assert table.state.seats[1].kind == "open"


def test_who_is_forgotten_is_named_nowhere() -> None:
    table = waiting()
    table.sit("Zebulon")
    table.take(told_to.Forget("zebulon"))
    assert b"Zebulon" not in encode(table.table.moment().update(None, table.at, 0))


# --- the host --------------------------------------------------------------------------------------------------------


def two() -> Driven:
    table = started()
    table.end_hand()
    table.sit("Ben", 2)
    return table


def test_the_role_passes_on_when_the_host_leaves() -> None:
    table = two()
    table.take(told_to.Leave("ada"))
    assert told.HostChanged(2, "Ben") in table.events()
    assert table.view(2).host == "Ben"


def test_the_role_passes_on_when_the_host_stays_away() -> None:
    table = two()
    table.take(told_to.Lose("ada"))
    table.pass_time(61)
    assert table.state.host == "ben"


def test_the_host_keeps_the_role_while_nobody_else_is_there() -> None:
    table = started()
    table.take(told_to.Lose("ada"))
    table.pass_time(120)
    assert table.state.host == "ada"


def test_with_nobody_left_there_is_no_host_until_somebody_sits_down() -> None:
    table = two()
    table.take(told_to.Leave("ben"))
    table.take(told_to.Leave("ada"))
    assert (table.state.host, table.view(None).host) == ("", "")
    table.sit("Cyd", 1)
    assert table.state.host == "cyd"


def test_the_host_hands_the_role_over() -> None:
    table = two()
    table.take(told_to.HandOver("ada", 2))
    assert table.state.host == "ben"
    assert table.refusal(told_to.HandOver("ada", 0)).code == "not_host"


@pytest.mark.parametrize(("seat", "code"), [(0, "not_yourself"), (1, "not_a_person"), (7, "no_seat")])
def test_the_host_kicks_only_other_people(seat: int, code: str) -> None:
    assert two().refusal(told_to.Remove("ada", seat)).code == code


def test_who_is_kicked_is_put_out_and_may_come_again() -> None:
    table = two()
    outcome = table.take(told_to.Remove("ada", 2))
    assert [(out.person, out.code) for out in outcome.put_out] == [("ben", "kicked")]
    assert told.Removed(2, "Ben", "kick") in table.events()
    assert table.sit("Ben", 2) == 2


def test_who_is_banned_does_not_come_again() -> None:
    table = two()
    outcome = table.take(told_to.Remove("ada", 2, ban=True))
    assert [out.code for out in outcome.put_out] == ["banned"]
    assert table.refusal(told_to.Sit(person("Ben"), 2)).code == "banned"


def test_a_spectator_can_be_banned() -> None:
    table = two()
    outcome = table.take(told_to.Remove("ada", None, person("Eve"), ban=True))
    assert outcome.put_out[0].person == "eve"
    assert table.refusal(told_to.Sit(person("Eve"), 1)).code == "banned"


def test_nobody_but_the_host_has_the_hosts_powers() -> None:
    table = two()
    for wish in (
        told_to.Remove("ben", 0),
        told_to.Lock("ben"),
        told_to.SeatBot("ben", 1, "hard"),
        told_to.HandOver("ben", 2),
    ):
        assert table.refusal(wish).code == "not_host"


def test_a_locked_table_takes_nobody_new_until_it_is_unlocked() -> None:
    table = waiting()
    table.take(told_to.Lock("ada"))
    assert table.refusal(told_to.Sit(person("Ben"))).code == "locked"
    assert table.view(None).locked
    table.take(told_to.Lock("ada", on=False))
    assert table.sit("Ben") == 1


def test_the_host_changes_a_bots_level_between_hands() -> None:
    table = two()
    table.take(told_to.SeatBot("ada", 1, "hard"))
    assert table.state.seats[1].level == "hard"
    assert table.refusal(told_to.SeatBot("ada", 2, "hard")).code == "not_a_bot"
    table.pass_time(5)
    assert table.refusal(told_to.SeatBot("ada", 1, "easy")).code == "between_hands"


def test_the_host_seats_a_bot_before_the_start() -> None:
    table = waiting()
    table.take(told_to.SeatBot("ada", 3, "hard"))
    assert (table.state.seats[3].kind, table.state.seats[3].level) == ("bot", "hard")
