"""What the views say: the fields of protocol.holdem.HoldemPlay and protocol.play, for each viewer."""

import pytest

from protocol.holdem import HoldemSettings, Pot
from protocol.play import CallOffer, HandName, LastAction, RaiseOffer, Shown, Standing
from server.games.holdem import HOLDEM
from tests.games.holdem.hands import Hand, cards

BOARD = "3c 4d 8s 9c Jh"
HOLES = {0: "As Ah", 1: "Ks Kh", 2: "2c 7d", 3: "Ts Td"}


def four() -> Hand:
    return Hand(1000, 1000, 1000, 1000, holes=HOLES, board=BOARD)


def test_a_seat_sees_its_own_cards_and_their_best_hand_with_the_board():
    play = four().say("c c c x").play(1)
    assert play.hole == ("Ks", "Kh")
    assert play.own_hand == HandName("pair", ("K", "8", "4", "3"))


def test_before_the_flop_two_cards_are_named():
    assert four().play(3).own_hand == HandName("pair", ("T",))
    assert four().play(2).own_hand == HandName("high_card", ("7", "2"))


def test_spectators_see_no_hole_cards():
    play = four().play(None)
    assert (play.hole, play.own_hand, play.shown) == (None, None, ())


def test_who_folded_still_sees_its_own_cards():
    assert four().say("f").play(3).hole == ("Ts", "Td")


def test_an_eliminated_seat_sees_the_public_part_only():
    hand = Hand(1000, 0, 1000)
    assert hand.play(1) == hand.play(None)
    assert hand.view(1).seats[1].state == "out"


def test_the_offer_is_in_the_view_of_the_seat_in_turn_alone():
    hand = four()
    assert [hand.view(seat).legal is not None for seat in range(4)] == [False, False, False, True]
    assert hand.view(None).legal is None
    assert hand.view(None).turn == 3


def test_blinds_bets_and_pot_count_what_lies_before_the_seats():
    play = four().say("60").play()
    assert play.bets == (0, 10, 20, 60)
    assert play.pot == 90
    assert play.pots == (Pot(90, (0, 1, 2, 3)),)
    assert (play.hand, play.button, play.small_blind_seat, play.big_blind_seat) == (1, 0, 1, 2)
    assert (play.small_blind, play.big_blind, play.ante, play.street, play.board) == (10, 20, 0, "preflop", ())


def test_half_pot_and_pot_are_raise_to_totals_after_the_call():
    # 30 in the pot and a price of 20: after a call it holds 50, so a raise by that is to 70, by half of it to 45.
    assert four().raising == RaiseOffer(40, 1000, 45, 70, 40, 1000, False, True)


def test_half_pot_and_pot_of_a_bet():
    # 80 in the pot on the flop.
    assert four().say("c c c x").raising == RaiseOffer(20, 980, 40, 80, 20, 980, True, True)


def test_half_pot_and_pot_stay_within_the_limits():
    # The pot holds 70 after a call of 20: half of it leads to 55, all of it beyond the stack of 60.
    assert Hand(60, 1000, 1000, 1000).say("c").raising == RaiseOffer(40, 60, 55, 60, 40, 60, False, True)
    # Blinds of 1 and 5 (all-in): the pot holds 26 after a call of 20, and half of it would be less than the least raise.
    assert Hand(1000, 1000, 5, 1000, blinds=(1, 20)).raising == RaiseOffer(40, 1000, 40, 46, 40, 1000, False, True)


def test_a_call_for_less_is_all_in():
    hand = Hand(30, 1000, 1000, 1000).say("100")
    assert hand.legal.call == CallOffer(30, True)


def test_side_pots_stand_as_soon_as_a_seat_is_all_in():
    play = Hand(100, 1000, 1000, 1000).say("300 c").play()
    # 100 of seat 3, 100 of seat 0 and the blinds; above it 200 more of seat 3.
    assert play.pots == (Pot(230, (0, 1, 2, 3)), Pot(200, (1, 2, 3)))
    assert play.pot == 430


def test_seats_tell_state_bet_and_last_action():
    seats = Hand(100, 1000, 1000, 1000).say("f 100 c").view().seats
    assert [seat.state for seat in seats] == ["all_in", "waiting", "to_act", "folded"]
    assert [seat.last for seat in seats] == [
        LastAction("raise", 100, True),
        LastAction("call", 90),
        LastAction("big_blind", 20),
        LastAction("fold"),
    ]
    assert [seat.bet for seat in seats] == [100, 100, 20, 0]
    assert [seat.cards for seat in seats] == [2, 2, 2, 0]
    assert [seat.total for seat in seats] == [None] * 4


def test_a_bet_is_called_a_bet_and_a_check_a_check():
    seats = four().say("c c c x x 20").view().seats
    assert seats[1].last == LastAction("check")
    assert seats[2].last == LastAction("bet", 20)


def test_after_a_showdown_the_unfolded_hands_lie_open_with_their_names():
    hand = four().say("c f c x x x x x x x x x x")
    play, seats = hand.play(), hand.view().seats
    assert play.street == "showdown"
    assert play.shown == (
        Shown(1, ("Ks", "Kh"), HandName("pair", ("K", "J", "9", "8"))),
        Shown(2, ("2c", "7d"), HandName("high_card", ("J", "9", "8", "7", "4"))),
        Shown(3, ("Ts", "Td"), HandName("pair", ("T", "J", "9", "8"))),
    )
    assert [(seat.cards, seat.shown) for seat in seats] == [
        (0, ()),
        (0, ("Ks", "Kh")),
        (0, ("2c", "7d")),
        (0, ("Ts", "Td")),
    ]
    (pot,) = play.winners
    assert (pot.amount, pot.contenders) == (60, (1, 2, 3))
    assert pot.winners[0].five == cards("Ks Kh Jh 9c 8s")
    assert play.pots == ()
    assert play.pot == 0


def test_the_result_is_there_between_hands_only():
    hand = four().say("f f f")
    assert hand.view().result == hand.result
    assert hand.result.net == (0, -10, 10, 0)
    assert hand.again().view().result is None


def test_without_a_showdown_the_winner_keeps_its_cards_face_down():
    hand = four().say("f f f")
    assert hand.play().street == "preflop"
    assert hand.view().seats[2].cards == 2
    assert hand.view().seats[2].shown == ()


def test_a_match_before_its_first_hand_can_be_seen():
    view = HOLDEM.view(HOLDEM.new(HoldemSettings(3)), 0)
    assert (view.turn, view.legal, view.result) == (None, None, None)
    assert view.standings == (Standing(0, 1, 1000), Standing(1, 1, 1000), Standing(2, 1, 1000))
    assert [seat.state for seat in view.seats] == ["waiting"] * 3


def test_standings_are_those_after_the_last_hand():
    hand = four().say("f f f")
    assert hand.view().standings == (
        Standing(2, 1, 1010),
        Standing(0, 2, 1000),
        Standing(3, 2, 1000),
        Standing(1, 4, 990),
    )
    assert hand.again().say("500").view().standings[0] == Standing(2, 1, 1010)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_all_viewers_share_the_same_public_part(viewer: int | None):
    hand = four().say("c c c x")
    assert hand.view(viewer).seats == hand.view(None).seats
    assert hand.play(viewer).board == hand.play(None).board
