"""as_nas.md, Score and the worked examples: pots, exact splits, what is shown, the match."""

from fractions import Fraction

import msgspec
import pytest

from protocol.as_nas import AsNasSettings, DealScored, PotSplit
from protocol.one_poker import OnePokerSettings
from protocol.play import Folded, HandName, HandShown, MatchEnded, Standing
from server.games.as_nas import AS_NAS, AsNasState
from server.vectors.visibility import cards_in
from tests.games.as_nas.seating import (
    CALL,
    FOLD,
    HOLD,
    LOOK,
    PLAIN,
    dealt,
    deck,
    do,
    events,
    play,
    raised,
    result,
    seen,
)

SEAT_2_WINS = ("SBZCA", "SBZCA", "AASBZ", "SBZCC")


def points(state: AsNasState) -> list[Fraction]:
    return [Fraction(twelfths, 12) for twelfths in result(state).points]


def test_worked_example_1_everyone_folds_to_the_dealer() -> None:
    step = do(play(dealt(), FOLD, FOLD), FOLD)
    assert events(step.emits, None) == [
        Folded(1),
        PotSplit(1, (0,), 12, None),
        DealScored(1, (0, 0, 0, 0), (0, 0, 0, 0)),
    ]


def test_worked_example_2_two_share_a_pot_of_six() -> None:
    state = play(dealt(("SBBZC", "AASZC", "SBBZC", "AASZC")), raised(2), FOLD, CALL, CALL)
    assert (result(state).pot, result(state).winners, result(state).share) == (6, (1, 3), 36)
    assert points(state) == [-2, 1, 0, 1]


def test_worked_example_3_three_share_a_pot_of_thirteen() -> None:
    state = play(dealt(), raised(2), raised(3), raised(4), FOLD, CALL, CALL)
    assert (result(state).pot, Fraction(result(state).share, 12)) == (13, Fraction(13, 3))
    assert points(state) == [-1, Fraction(1, 3), Fraction(1, 3), Fraction(1, 3)]


def test_a_pot_of_seven_between_two_is_three_and_a_half_each() -> None:
    hands = ("AASZC", "SBBZC", "SBBZC", "AASZC")
    state = play(dealt(hands), CALL, CALL, FOLD, raised(2), raised(3), FOLD, CALL)
    assert (result(state).pot, Fraction(result(state).share, 12)) == (7, Fraction(7, 2))


def test_case_14_thirds_stay_exact_from_deal_to_deal() -> None:
    """Twelve deals with three-way splits: the totals are whole twelfths and sum to 0 after each."""
    state = AS_NAS.new(AsNasSettings())
    while not AS_NAS.over(state):
        dealer = (1 - AS_NAS.number(state) - 1) % 4
        state = AS_NAS.deal(state, deck(PLAIN, dealer)).state
        state = play(state, raised(2), raised(3), raised(4), FOLD, CALL, CALL)
        assert sum(seen(state).totals) == 0
    # Every seat dealt three times (-1 each) and shared nine times (+1/3 each).
    assert seen(state).totals == (0, 0, 0, 0)
    assert all(isinstance(total, int) for total in seen(state).totals)


def test_totals_move_only_when_the_deal_is_settled() -> None:
    state = dealt(SEAT_2_WINS)
    before = [seen(play(state, *actions)).totals for actions in ((), (raised(2),), (raised(2), CALL, CALL))]
    assert before == [(0, 0, 0, 0)] * 3
    assert seen(play(state, raised(2), CALL, CALL, CALL)).totals == (-24, -24, 72, -24)


def test_at_the_showdown_the_remaining_hands_are_shown_also_unlooked_ones() -> None:
    step = do(play(dealt(SEAT_2_WINS), LOOK, CALL, CALL, FOLD), HOLD)
    shown = [event for event in events(step.emits, None) if isinstance(event, HandShown)]
    assert [(hand.seat, hand.looked) for hand in shown] == [(0, False), (2, False), (3, True)]
    assert shown[1].hand == HandName("pair", ("A", "S", "B", "Z"))


def test_a_folded_hand_stays_hidden_from_the_others_also_after_the_deal() -> None:
    state = play(dealt(SEAT_2_WINS), LOOK, FOLD, CALL, CALL, HOLD)
    folded = set(state.hands[3])
    assert [cards_in(AS_NAS.view(state, viewer)) & folded for viewer in (0, 1, 2, None)] == [set()] * 4
    assert cards_in(AS_NAS.view(state, 3)) >= folded


def test_a_folded_hand_that_was_never_looked_at_is_sent_to_nobody_its_owner_included() -> None:
    state = play(dealt(SEAT_2_WINS), FOLD, CALL, CALL, HOLD)
    folded = set(state.hands[3])
    assert [cards_in(AS_NAS.view(state, viewer)) & folded for viewer in (0, 1, 2, 3, None)] == [set()] * 5


def test_the_last_player_shows_nothing_also_to_itself_if_it_never_looked() -> None:
    step = do(play(dealt(), FOLD, FOLD), FOLD)
    assert [
        cards_in((events(step.emits, viewer), AS_NAS.view(step.state, viewer))) for viewer in (0, 1, 2, 3, None)
    ] == [set()] * 5


def test_a_match_is_twelve_deals_unless_the_table_says_otherwise() -> None:
    assert [seen(AS_NAS.new(settings)).deals for settings in (AsNasSettings(), AsNasSettings(3))] == [12, 3]
    assert AS_NAS.seats(AsNasSettings()) == 4


def test_the_highest_total_after_the_last_deal_wins() -> None:
    step = do(play(dealt(SEAT_2_WINS, deals=1), CALL, CALL, CALL), HOLD)
    order = (Standing(2, 1, None, 36), Standing(0, 2, None, -12), Standing(1, 2, None, -12), Standing(3, 2, None, -12))
    assert AS_NAS.over(step.state)
    assert events(step.emits, None)[-1] == MatchEnded(order, (2,))
    assert AS_NAS.view(step.state, None).standings == order
    assert [seat.place for seat in AS_NAS.view(step.state, None).seats] == [2, 2, 1, 2]


def test_ties_share_the_win() -> None:
    step = do(play(dealt(deals=1), FOLD, FOLD), FOLD)
    assert isinstance(ended := events(step.emits, None)[-1], MatchEnded)
    assert ended.winners == (0, 1, 2, 3)


def test_before_the_last_deal_nobody_has_a_place() -> None:
    state = play(dealt(deals=2), FOLD, FOLD, FOLD)
    assert (AS_NAS.over(state), [seat.place for seat in AS_NAS.view(state, None).seats]) == (False, [None] * 4)


def test_after_the_match_no_deal_is_due() -> None:
    state = play(dealt(deals=1), FOLD, FOLD, FOLD)
    assert AS_NAS.pack(state) == ()
    with pytest.raises(ValueError, match="no deal is due"):
        AS_NAS.deal(state, ())


def test_a_restart_sets_totals_deal_and_dealer_back() -> None:
    state = AS_NAS.deal(AS_NAS.new(AsNasSettings()), deck(SEAT_2_WINS)).state
    assert (seen(state).totals, seen(state).deal, seen(state).dealer) == ((0, 0, 0, 0), 1, 0)


def test_settings_of_another_game_are_refused() -> None:
    assert AS_NAS.problem(OnePokerSettings()) is not None
    with pytest.raises(ValueError, match="not settings of As-Nas"):
        AS_NAS.new(OnePokerSettings())


def test_a_result_carries_twelfths_as_whole_numbers_on_the_wire() -> None:
    state = play(dealt(), raised(2), raised(3), raised(4), FOLD, CALL, CALL)
    assert b'"points":[-12,4,4,4]' in msgspec.json.encode(result(state))
