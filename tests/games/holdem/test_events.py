"""What is told of a hand, in order, and to whom (protocol.play, protocol.holdem)."""

from protocol.holdem import (
    BlindPosted,
    HandEnded,
    HandStarted,
    HoldemSettings,
    HoleDealt,
    PotWon,
    StreetDealt,
    Winner,
)
from protocol.play import (
    AntePaid,
    Called,
    Checked,
    Folded,
    HandName,
    HandShown,
    MatchEnded,
    Raised,
    Returned,
    SeatOut,
    Standing,
)
from server.games.holdem import HOLDEM
from server.games.holdem.state import seated
from tests.games.holdem.hands import Hand, cards, deck

BOARD = "3c 4d 8s 9c Jh"


def test_a_hand_begins_with_antes_blinds_and_cards():
    hand = Hand(1000, 1000, 16, button=0, holes={0: "As Ah", 1: "Ks Kh", 2: "2c 7d"}, ante=5)
    assert hand.public == [
        HandStarted(1, 0, 1, 2, (1000, 1000, 16)),
        AntePaid(1, 5, False),
        AntePaid(2, 5, False),
        AntePaid(0, 5, False),
        BlindPosted(1, "small", 10, False),
        BlindPosted(2, "big", 11, True),
    ]
    private = [(emit.to, emit.event) for emit in hand.emits if emit.to is not None]
    assert private == [
        (1, HoleDealt(1, ("Ks", "Kh"))),
        (2, HoleDealt(2, ("2c", "7d"))),
        (0, HoleDealt(0, ("As", "Ah"))),
    ]


def test_a_seat_that_the_ante_left_without_chips_posts_no_blind():
    hand = Hand(1000, 1000, 5, ante=5)
    assert BlindPosted(1, "small", 10, False) in hand.public
    assert not [event for event in hand.public if isinstance(event, BlindPosted) and event.seat == 2]
    assert hand.play().bets == (0, 10, 0)
    assert hand.legal.call is not None
    assert hand.legal.call.cost == 20


def test_actions_streets_and_a_showdown_in_order():
    hand = Hand(1000, 1000, holes={0: "As Ah", 1: "Ks Kh"}, board=BOARD)
    before = len(hand.emits)
    hand.say("c x 40 c x x x x")
    aces, kings = HandName("pair", ("A", "J", "9", "8")), HandName("pair", ("K", "J", "9", "8"))
    assert [emit.event for emit in hand.emits[before:]] == [
        Called(0, 10, 20, False),
        Checked(1),
        StreetDealt("flop", cards("3c 4d 8s"), cards("3c 4d 8s")),
        Raised(1, 40, 40, True, False),
        Called(0, 40, 40, False),
        StreetDealt("turn", ("9c",), cards("3c 4d 8s 9c")),
        Checked(1),
        Checked(0),
        StreetDealt("river", ("Jh",), cards(BOARD)),
        Checked(1),
        Checked(0),
        HandShown(1, ("Ks", "Kh"), kings),
        HandShown(0, ("As", "Ah"), aces),
        PotWon(0, 120, (0, 1), (Winner(0, 120, aces, cards("As Ah Jh 9c 8s")),)),
        HandEnded(1, (1060, 940)),
    ]


def test_a_fold_ends_the_hand_with_the_uncalled_part_back_and_nothing_shown():
    hand = Hand(1000, 1000)
    before = len(hand.emits)
    hand.say("100 f")
    assert [emit.event for emit in hand.emits[before:]] == [
        Raised(0, 100, 90, False, False),
        Folded(1),
        Returned(0, 80),
        PotWon(0, 40, (0,), (Winner(0, 40),)),
        HandEnded(1, (1020, 980)),
    ]


def test_in_a_run_out_hands_are_shown_before_the_remaining_board_cards():
    hand = Hand(1000, 400, holes={0: "As Ah", 1: "Ks Kh"}, board=BOARD)
    before = len(hand.emits)
    hand.say("1000 c")
    happened = [emit.event for emit in hand.emits[before:]]
    assert happened[2:8] == [
        Returned(0, 600),
        HandShown(1, ("Ks", "Kh"), HandName("pair", ("K",))),
        HandShown(0, ("As", "Ah"), HandName("pair", ("A",))),
        StreetDealt("flop", cards("3c 4d 8s"), cards("3c 4d 8s")),
        StreetDealt("turn", ("9c",), cards("3c 4d 8s 9c")),
        StreetDealt("river", ("Jh",), cards(BOARD)),
    ]


def test_the_end_of_a_match_names_who_is_out_and_the_order():
    hand = Hand(1000, 400, holes={0: "As Ah", 1: "Ks Kh"}, board=BOARD).say("400 c")
    assert hand.public[-3:] == [
        HandEnded(1, (1400, 0)),
        SeatOut(1, 2),
        MatchEnded((Standing(0, 1, 1400), Standing(1, 2, 0)), (0,)),
    ]


def test_blinds_that_leave_nothing_to_decide_are_run_out_with_the_deal():
    # The big blind has one chip; the button has covered it with the small blind.
    stacks = (1000, 1)
    order = deck(stacks, 0, {0: "As Ah", 1: "Ks Kh"}, BOARD)
    step = HOLDEM.deal(seated(HoldemSettings(2), stacks, 0), order)
    assert HOLDEM.turn(step.state) is None
    assert Returned(0, 9) in [emit.event for emit in step.emits]
    assert HOLDEM.over(step.state)
