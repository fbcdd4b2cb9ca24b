"""one_poker.md, A deal 4 and 5, and the worked examples."""

import pytest

from protocol.one_poker import CardsRevealed, DealEnded, DealWon, OnePokerResult
from protocol.play import CallOffer, Folded, Legal, Returned
from server.games.one_poker import ONE_POKER, OnePokerState
from server.games.rules import Illegal
from tests.games.one_poker.seating import CALL, CHECK, FOLD, bet, do, events, locked, play, stacks

HANDS = "Ah Kd 3c 2s"


def legal(state: OnePokerState) -> Legal:
    found = ONE_POKER.legal(state)
    assert found is not None
    return found


def limits(state: OnePokerState) -> tuple[int, int] | None:
    raising = legal(state).raise_
    return None if raising is None else (raising.least, raising.most)


def result(state: OnePokerState) -> OnePokerResult:
    found = ONE_POKER.view(state, None).result
    assert isinstance(found, OnePokerResult)
    return found


def test_worked_example_1_the_two_takes_the_pot_from_the_ace() -> None:
    assert result(play(locked(HANDS, ("Ah", "2s")), CHECK, CHECK)).winner == 1


def test_worked_example_1_a_king_beats_a_two() -> None:
    assert result(play(locked("2h Kd 3c 4s", ("2h", "Kd")), CHECK, CHECK)).winner == 1


def test_worked_example_1_equal_ranks_split() -> None:
    state = play(locked("8h 8d 3c 2s", ("8h", "8d")), bet(5), CALL)
    assert (result(state).winner, result(state).by, result(state).shares) == (None, "tie", (6, 6))
    assert stacks(state) == [20, 20]


def test_worked_example_2_a_call_for_less_sends_the_surplus_back() -> None:
    state = play(locked(HANDS, ("Ah", "2s"), chips=(37, 3)), bet(10))
    assert legal(state).call == CallOffer(2, True)
    state = play(state, CALL)
    assert (result(state).returned, result(state).pot, stacks(state)) == ((8, 0), 6, [34, 6])


def test_worked_example_3_a_short_all_in_does_not_reopen_raising() -> None:
    state = play(locked(HANDS, ("Ah", "2s"), chips=(20, 7)), bet(4))
    assert limits(state) == (6, 6)
    state = play(state, bet(6))
    assert (legal(state).call, limits(state), legal(state).fold) == (CallOffer(2), None, True)


def test_owing_nothing_a_player_may_check_or_bet_at_least_one_but_not_fold() -> None:
    state = locked(HANDS, ("Ah", "2s"), ante=3)
    assert (legal(state).check, legal(state).fold, legal(state).call, limits(state)) == (True, False, None, (1, 17))


def test_a_raise_adds_at_least_the_last_increment() -> None:
    state = play(locked(HANDS, ("Ah", "2s")), bet(3))
    assert limits(state) == (6, 19)
    assert limits(play(state, bet(8))) == (13, 19)


def test_a_raise_may_go_beyond_what_the_other_can_reach() -> None:
    assert limits(locked(HANDS, ("Ah", "2s"), chips=(30, 10))) == (1, 29)


def test_after_a_check_the_other_may_bet() -> None:
    assert limits(play(locked(HANDS, ("Ah", "2s")), CHECK)) == (1, 19)


@pytest.mark.parametrize("to", [0, 5, 20])
def test_amounts_outside_the_limits_are_refused_with_the_limits(to: int) -> None:
    state = play(locked(HANDS, ("Ah", "2s")), bet(3))
    with pytest.raises(Illegal) as refused:
        do(state, bet(to))
    assert (refused.value.code, refused.value.params) == ("illegal_amount", {"least": 6, "most": 19})


def test_against_an_all_in_opponent_there_is_only_call_or_fold() -> None:
    state = play(locked(HANDS, ("Ah", "2s"), chips=(30, 10)), CHECK, bet(9))
    assert legal(state) == Legal(fold=True, call=CallOffer(9))


def test_shortcuts_are_raise_to_totals_within_the_limits() -> None:
    raising = legal(play(locked(HANDS, ("Ah", "2s")), bet(4))).raise_
    assert raising is not None
    # In the pot: two antes, 4, and 4 for the call, so 10.
    assert (raising.half_pot, raising.pot, raising.cost, raising.cost_most) == (9, 14, 8, 19)


def test_both_cards_are_revealed_when_somebody_folds_and_change_nothing() -> None:
    step = do(play(locked(HANDS, ("Ah", "2s")), bet(7)), FOLD)
    assert events(step.emits, None) == [
        Folded(1),
        Returned(0, 7),
        CardsRevealed(("Ah0", "2s0")),
        DealWon(0, "fold", 2, (2, 0)),
        DealEnded(1, (21, 19), 0),
    ]


def test_a_folded_raise_of_a_called_bet_returns_only_what_nobody_matched() -> None:
    state = play(locked(HANDS, ("Ah", "2s")), bet(2), bet(5), FOLD)
    assert (result(state).returned, result(state).pot, stacks(state)) == ((0, 3), 6, [17, 23])


def test_when_the_ante_takes_the_last_chip_both_lock_and_the_cards_are_compared() -> None:
    state = locked("Kh Qs 3c 4h", ("Kh", "Qs"), chips=(1, 39))
    assert ONE_POKER.turn(state) is None
    assert (result(state).by, result(state).winner, stacks(state)) == ("cards", 0, [2, 38])


def test_when_the_ante_takes_both_last_chips_the_match_is_decided_without_betting() -> None:
    state = locked("Kh Qs 3c 4h", ("Kh", "Qs"), chips=(5, 5), ante=5)
    assert (stacks(state), ONE_POKER.over(state)) == ([10, 0], True)


def test_of_a_higher_ante_the_part_that_the_other_could_not_pay_comes_back() -> None:
    state = locked("Kh Qs 3c 4h", ("3c", "Qs"), chips=(3, 37), ante=5)
    assert (result(state).returned, result(state).pot, stacks(state)) == ((0, 2), 6, [0, 40])


def test_the_deal_goes_on_only_with_a_turn() -> None:
    with pytest.raises(Illegal) as refused:
        ONE_POKER.step(locked(HANDS, ("Ah", "2s")), 1, CHECK)
    assert refused.value.code == "not_your_turn"


def test_nothing_is_possible_between_deals() -> None:
    with pytest.raises(Illegal) as refused:
        ONE_POKER.step(play(locked(HANDS, ("Ah", "2s")), CHECK, CHECK), 0, CHECK)
    assert refused.value.code == "not_your_turn"


@pytest.mark.parametrize(
    ("first", "cards", "next_first"), [(0, ("Ah", "Kd"), 0), (0, ("Ah", "2s"), 1), (1, ("Ah", "Kd"), 0)]
)
def test_the_winner_of_a_deal_is_first_in_the_next(first: int, cards: tuple[str, str], next_first: int) -> None:
    tops = {0: "Ah Kd 3c 2s", 1: "Kd Ah 2s 3c"}
    state = play(locked(tops[first], cards, first=first), CHECK, CHECK)
    assert ONE_POKER.turn(ONE_POKER.deal(state, ()).state) == next_first


@pytest.mark.parametrize("first", [0, 1])
def test_after_a_tie_the_other_is_first(first: int) -> None:
    cards = ("8h", "8d") if first == 0 else ("8d", "8h")
    state = play(locked("8h 8d 3c 2s", cards, first=first), CHECK, CHECK)
    assert ONE_POKER.turn(ONE_POKER.deal(state, ()).state) == 1 - first
