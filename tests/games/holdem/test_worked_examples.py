"""The worked examples of the rules page (holdem.md)."""

from protocol.play import HandShown, Returned
from tests.games.holdem.hands import Hand

# Three of the seats only get to the flop to be A, B and C there; the button is D, so that A is first to act.
FLOP = "c c c x"


def test_example_1_reopening_a_short_all_in_of_190_leaves_a_only_call_or_fold():
    hand = Hand(210, 1020, 170, 1020, button=0).say(FLOP)
    hand.say("100 150 c")
    assert hand.turn == 0
    hand.say("190")
    assert hand.turn == 1
    assert hand.legal.call is not None
    assert hand.legal.call.cost == 90
    assert hand.legal.fold
    assert hand.legal.raise_ is None
    hand.say("c")
    assert hand.turn == 3
    assert hand.legal.call is not None
    assert hand.legal.call.cost == 40
    assert hand.legal.raise_ is None


def test_example_1_reopening_an_all_in_of_200_opens_raising_for_a_to_at_least_300_but_not_for_c():
    hand = Hand(220, 1020, 170, 1020, button=0).say(FLOP)
    hand.say("100 150 c 200")
    assert hand.turn == 1
    assert hand.legal.call is not None
    assert hand.legal.call.cost == 100
    assert hand.raising.least == 300
    hand.say("c")
    assert hand.turn == 3
    assert hand.legal.call is not None
    assert hand.legal.call.cost == 50
    assert hand.legal.raise_ is None


def test_example_2_side_pots():
    # A is seat 3, B seat 0, C seat 1, D seat 2; A opens, all three answer with more, A folds.
    hand = Hand(250, 600, 1000, 1000, button=0, blinds=(1, 2))
    hand.say("100 250 600 c f")
    assert [(pot.amount, pot.contenders) for pot in hand.result.pots] == [(850, (0, 1, 2)), (700, (1, 2))]


# Seats 1, 2 and 3 play the straight on the board, seat 0, the button, has folded an ante into the pot.
BROADWAY = "Ts Jd Qh Kc As"


def test_example_3_of_100_the_first_left_of_the_button_gets_34_the_others_33():
    hand = Hand(1000, 1000, 1000, 1000, button=0, board=BROADWAY, blinds=(16, 32), ante=1)
    hand.say("c f c x x x x x x x x x x")
    assert hand.won == [(100, {1: 34, 2: 33, 3: 33})]


def test_example_3_of_140_the_first_two_left_of_the_button_get_47_the_last_46():
    hand = Hand(1000, 1000, 1000, 1000, button=0, board=BROADWAY, blinds=(20, 40), ante=5)
    hand.say("c f c x x x x x x x x x x")
    assert hand.won == [(140, {1: 47, 2: 47, 3: 46})]


def test_example_4_uncalled_chips_go_back_before_the_showdown():
    # A is seat 3, B seat 0.
    hand = Hand(400, 1000, 1000, 1000, button=0).say("1000 c f f")
    assert [(back.seat, back.amount) for back in hand.result.returned] == [(3, 600)]
    assert [pot.amount for pot in hand.result.pots] == [400 + 400 + 10 + 20]
    kinds = [type(event) for event in hand.public]
    assert kinds.index(Returned) < kinds.index(HandShown)


def test_example_5_walk():
    hand = Hand(1000, 1000, 1000, 1000).say("f f f")
    assert [(back.seat, back.amount) for back in hand.result.returned] == [(2, 10)]
    assert hand.won == [(20, {2: 20})]
    assert hand.stacks == (1000, 990, 1010, 1000)
