"""Faults that other engines had, each as a claim of ours about the whole kind of fault."""

import pytest

from protocol.play import HandShown, Raise
from server.games.holdem import HOLDEM
from server.games.rules import Illegal
from tests.games.holdem.hands import Hand

ACES = "As Ah"
KINGS = "Ks Kh"
RAGS = "2c 7d"
BROADWAY = "Ts Jd Qh Kc As"
DRY = "3c 4d 8s 9c Jh"


def test_1_an_all_in_seat_gets_every_pot_that_its_chips_cover_while_the_others_bet_on():
    hand = Hand(1500, 1500, 1000, holes={2: ACES, 0: KINGS, 1: RAGS}, board=DRY)
    hand.say("c c 1000 c c x x x x 200 c")
    assert hand.won == [(3000, {2: 3000}), (400, {0: 400})]
    assert hand.stacks == (700, 300, 3000)


def test_1_an_all_in_seat_gets_the_main_pot_also_when_the_others_fold_the_side_pot():
    hand = Hand(1500, 1500, 1000, holes={2: ACES}, board=DRY).say("c c 1000 c c x 200 f")
    assert hand.won == [(3000, {2: 3000})]
    assert hand.stacks == (500, 500, 3000)


def test_2_a_pot_of_185_splits_93_and_92_with_the_odd_chip_left_of_the_button():
    hand = Hand(1000, 1000, 1000, board=BROADWAY, blinds=(45, 85), ante=5).say("f c x x x x x x x")
    assert hand.won == [(185, {1: 93, 2: 92})]


def test_3_who_folded_never_wins():
    hand = Hand(1000, 1000, 1000, holes={0: ACES}).say("f c x 20 f")
    assert hand.won == [(40, {1: 40})]
    assert not [event for event in hand.public if isinstance(event, HandShown)]
    assert all(not seat.shown for seat in hand.view().seats)


def test_4_a_jam_that_is_folded_to_keeps_its_chips_and_wins_the_bet():
    hand = Hand(1000, 1000).say("1000 f")
    assert hand.stacks == (1020, 980)


def test_5_an_all_in_by_the_big_blind_is_put_to_the_small_blind_that_limped():
    hand = Hand(1000, 1000).say("c 1000")
    assert hand.turn == 0
    assert hand.play().street == "preflop"
    assert hand.legal.fold
    assert hand.legal.call is not None
    assert hand.legal.call.cost == 980


def test_6_once_two_are_left_the_button_posts_the_small_blind_and_acts_first_and_then_last():
    hand = Hand(20, 1000, 1000, button=0, holes={1: ACES}, board=DRY).say("c c x x x x x x x")
    assert HOLDEM.playing(hand.state) == (1, 2)
    hand.again()
    play = hand.play()
    assert play.button == play.small_blind_seat == hand.turn
    button = play.button
    hand.say("c x")
    assert hand.turn == play.big_blind_seat
    assert hand.say("x").turn == button


def test_7_with_more_than_the_call_but_less_than_the_least_raise_the_raise_is_exactly_all_in():
    hand = Hand(150, 1000, 1000, 1000, button=0).say("100")
    assert hand.turn == 0
    assert (hand.raising.least, hand.raising.most) == (150, 150)


@pytest.mark.parametrize("short", [149, 151])
def test_7_no_other_raise_is_accepted_there(short: int):
    hand = Hand(150, 1000, 1000, 1000, button=0).say("100")
    with pytest.raises(Illegal, match="illegal_amount"):
        HOLDEM.step(hand.state, 0, Raise(short))


def test_8_a_button_that_has_folded_is_skipped():
    hand = Hand(1000, 1000, 1000, button=0).say("c c x 20 c f")
    assert hand.play().street == "turn"
    assert hand.turn == 1
    assert hand.say("x x").turn == 1


def test_9_a_blind_that_takes_the_last_chip_promises_no_turn():
    hand = Hand(1000, 1000, 20, button=0).say("c c")
    assert hand.play().street == "flop"
    assert hand.turn == 1
    assert hand.say("x x x x x x").ended


def test_9_heads_up_the_hand_is_run_out_once_the_other_has_called():
    assert Hand(1000, 20).say("c").ended


def test_10_the_higher_straight_wins_over_the_wheel():
    hand = Hand(1000, 1000, holes={0: "6c Kd", 1: "Ac Qd"}, board="2s 3d 4h 5c 9s").say("c x x x x x x x")
    assert hand.won == [(40, {0: 40})]


def test_10_three_unequal_all_ins_are_cut_into_pots_each_decided_by_itself():
    hand = Hand(100, 300, 600, 1000, holes={0: ACES, 1: KINGS, 2: "Qs Qh", 3: RAGS}, board=DRY).say("1000 c c c")
    assert hand.won == [(400, {0: 400}), (600, {1: 600}), (600, {2: 600})]
    assert hand.stacks == (400, 600, 600, 400)


def test_11_the_least_raise_is_not_cut_to_what_the_opponent_has_left():
    hand = Hand(1000, 200).say("100 180")
    assert (hand.raising.least, hand.raising.most) == (260, 1000)
    hand.say("260 c")
    assert [(back.seat, back.amount) for back in hand.result.returned] == [(0, 60)]


def test_12_bets_need_not_be_multiples_of_the_big_blind():
    assert Hand(1000, 1000).say("47").raising.least == 74


def test_13_equal_shares_where_there_is_no_remainder():
    hand = Hand(10100, 20000, 15000, button=0, board=BROADWAY).say("10100 c c x x x x x x")
    assert hand.won == [(30300, {0: 10100, 1: 10100, 2: 10100})]


def test_14_after_a_split_with_a_remainder_a_seat_can_still_put_in_its_last_chip():
    hand = Hand(1000, 1000, 1000, board=BROADWAY, blinds=(45, 85), ante=5).say("f c x x x x x x x")
    assert hand.stacks == (995, 1003, 1002)
    hand.again()
    assert hand.turn == 1
    assert hand.say(str(hand.raising.most)).stacks[1] == 0
