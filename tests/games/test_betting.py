"""The no-limit betting round by itself (holdem.md, "Acting"; one_poker.md, "A deal", 4)."""

import pytest

from protocol.play import Action, Call, CallOffer, Check, Fold, Hold, LastAction, Legal, Raise, Raised
from server.games import betting
from server.games.betting import Round
from server.games.rules import Illegal


def go(round_: Round, *words: str | int) -> Round:
    """What the seats in turn do: f, x, c, or a number to raise to."""
    plain: dict[object, Action] = {"f": Fold(), "x": Check(), "c": Call()}
    for word in words:
        assert round_.turn is not None
        action = Raise(word) if isinstance(word, int) else plain[word]
        round_ = betting.play(round_, betting.offer(round_), round_.turn, action).round
    return round_


def street(*stacks: int, first: int = 0, opening: int = 20, pot: int = 0) -> Round:
    """A round after the flop, everybody in."""
    return betting.begin(stacks, (1 << len(stacks)) - 1, first, opening, pot)


def limits(round_: Round) -> tuple[int, int] | None:
    legal = betting.offer(round_)
    assert legal is not None
    return None if legal.raise_ is None else (legal.raise_.least, legal.raise_.most)


def cost(round_: Round) -> int | None:
    legal = betting.offer(round_)
    assert legal is not None
    return None if legal.call is None else legal.call.cost


def test_owing_nothing_a_seat_may_check_or_bet_and_not_fold():
    assert betting.offer(street(100, 100, pot=50)) == Legal(
        check=True, raise_=betting.RaiseOffer(20, 100, 25, 50, 20, 100, True, True)
    )


def test_owing_something_a_seat_may_fold_call_or_raise():
    legal = betting.offer(go(street(100, 100), 30))
    assert legal is not None
    assert (legal.fold, legal.check, legal.call) == (True, False, CallOffer(30, False))
    assert legal.raise_ is not None


def test_the_round_goes_clockwise_from_the_first_seat_that_can_act():
    round_ = betting.begin((100, 0, 100, 100), 0b1111, 1, 20, 0)
    assert [round_.turn, go(round_, "x").turn, go(round_, "x", "x").turn] == [2, 3, 0]


def test_the_round_ends_when_all_have_matched():
    assert go(street(100, 100, 100), "x", 20, "c", "c").turn is None


def test_the_round_ends_when_one_is_left():
    assert go(street(100, 100, 100), 20, "f", "f").turn is None


def test_no_decision_is_asked_of_the_only_seat_with_chips():
    assert betting.begin((100, 0, 0), 0b111, 0, 20, 60).turn is None


def test_the_least_raise_adds_the_last_full_increment():
    assert limits(go(street(1000, 1000), 20, 60)) == (100, 1000)
    assert limits(go(street(1000, 1000), 20, 60, 160)) == (260, 1000)


def test_a_short_all_in_raise_leaves_the_increment():
    round_ = go(street(1000, 150, 1000), 100, 150)
    assert round_.increment == 100
    assert limits(round_) == (250, 1000)


def test_an_all_in_bet_below_the_least_leaves_the_increment_and_is_raised_by_it():
    assert limits(go(street(12, 1000, 1000), 12)) == (32, 1000)


def test_who_had_checked_may_not_raise_an_all_in_bet_below_the_least():
    assert limits(go(street(1000, 12, 1000), "x", 12, "c")) is None


def test_short_all_ins_together_open_raising_again_seat_by_seat():
    round_ = go(street(1000, 150, 1000, 200), 100, 150, "c", 200)
    assert (round_.turn, limits(round_)) == (0, (300, 1000))
    round_ = go(round_, "c")
    assert (round_.turn, limits(round_)) == (2, None)


def test_a_seat_that_has_not_acted_may_raise_over_any_short_all_in():
    assert limits(go(street(1000, 110, 1000), 100, 110)) == (210, 1000)


def test_nobody_raises_when_no_other_has_chips():
    assert limits(go(street(100, 1000), 100)) is None


def test_a_raise_against_fewer_chips_than_the_price_is_open():
    assert limits(go(street(1000, 30, 1000), 100, "c", 300)) == (500, 1000)
    assert limits(go(street(50, 1000, 1000), "x", 100)) == (200, 1000)


def test_the_price_stays_the_full_blind_while_another_has_chips():
    # Seat 1 posted 10, seat 2 its last 5 of 20.
    round_ = betting.begin((1000, 990, 0), 0b111, 0, 20, 15, (0, 10, 5), 20)
    assert (cost(round_), limits(round_)) == (20, (40, 1000))


def test_against_all_in_seats_only_the_price_is_the_most_that_any_of_them_has_in():
    round_ = betting.begin((1000, 990, 0, 15), 0b1111, 3, 20, 15, (0, 10, 5, 0), 20)
    round_ = go(round_, "c", "f")
    assert (round_.turn, cost(round_)) == (1, 5)


def test_against_all_in_seats_that_are_covered_nothing_is_asked():
    round_ = betting.begin((1000, 990, 0), 0b111, 0, 20, 15, (0, 10, 5), 20)
    assert go(round_, "f").turn is None


def test_a_posted_blind_keeps_the_right_to_raise():
    round_ = betting.begin((1000, 990, 980), 0b111, 0, 20, 30, (0, 10, 20), 20)
    round_ = go(round_, "c", "c")
    assert (round_.turn, cost(round_), limits(round_)) == (2, None, (40, 1000))


def test_a_call_for_less_leaves_the_price():
    round_ = go(street(1000, 30, 1000), 100, "c")
    assert (cost(round_), round_.pot) == (100, 130)


def test_with_an_opening_of_one_chip_every_total_up_to_all_is_open():
    assert limits(street(19, 19, opening=1, pot=2)) == (1, 19)


def test_in_one_poker_a_short_all_in_does_not_reopen():
    # one_poker.md, example 3: a bet of 4, all-in for 6.
    round_ = go(street(19, 6, opening=1, pot=2), 4, 6)
    assert (round_.turn, cost(round_), limits(round_)) == (0, 2, None)


def test_an_action_says_its_event_and_what_was_done():
    round_ = street(100, 100)
    played = betting.play(round_, betting.offer(round_), 0, Raise(100))
    assert (played.event, played.last) == (Raised(0, 100, 100, True, True), LastAction("bet", 100, True))


@pytest.mark.parametrize(
    ("action", "code", "params"),
    [
        (Check(), "illegal_action", {"action": "check"}),
        (Hold(), "illegal_action", {"action": "hold"}),
        (Raise(59), "illegal_amount", {"least": 60, "most": 100}),
        (Raise(101), "illegal_amount", {"least": 60, "most": 100}),
    ],
)
def test_what_is_not_offered_is_illegal(action: Action, code: str, params: dict[str, int | str]):
    round_ = go(street(100, 100), 30)
    with pytest.raises(Illegal) as refused:
        betting.play(round_, betting.offer(round_), 1, action)
    assert (refused.value.code, refused.value.params) == (code, params)


def test_a_raise_where_none_is_open_is_an_illegal_action():
    round_ = go(street(100, 1000), 100)
    with pytest.raises(Illegal, match="illegal_action"):
        betting.play(round_, betting.offer(round_), 1, Raise(200))


def test_a_seat_out_of_turn_is_refused():
    with pytest.raises(Illegal, match="not_your_turn"):
        betting.play(street(100, 100), betting.offer(street(100, 100)), 1, Check())
