"""Whole matches: elimination, places, the end, a restart, and what can't begin."""

from random import Random

import pytest

from protocol.as_nas import AsNasSettings
from protocol.cards import HOLDEM_DECK
from protocol.holdem import HoldemSettings
from protocol.play import Check, Fold, Standing
from server.games.holdem import HOLDEM
from server.games.holdem.state import seated
from server.games.rules import Illegal
from tests.games.holdem.hands import Hand
from tests.games.playout import playout

BOARD = "3c 4d 8s 9c Jh"


def test_players_out_in_the_same_hand_are_placed_by_the_stack_they_began_it_with():
    hand = Hand(1000, 300, 500, 300, holes={0: "As Ah", 1: "Ks Kh", 2: "Qs Qh", 3: "2c 7d"}, board=BOARD)
    hand.say("c 1000 c c c")
    assert HOLDEM.over(hand.state)
    assert hand.view().standings == (Standing(0, 1, 2100), Standing(2, 2, 0), Standing(1, 3, 0), Standing(3, 3, 0))
    assert [seat.place for seat in hand.view().seats] == [1, 3, 2, 3]


def test_the_later_out_the_better():
    hand = Hand(20, 1000, 1000, holes={1: "As Ah"}, board=BOARD).say("c c x x x x x x x")
    assert hand.view().seats[0].place == 3
    hand.again({1: "As Ah"}, BOARD)
    hand.say(str(hand.raising.most)).say("c")
    assert [seat.place for seat in hand.view().seats] == [3, 1, 2]


def test_eliminated_players_get_no_cards_and_no_blinds():
    hand = Hand(1000, 20, 1000, 1000, holes={0: "As Ah"}, board=BOARD).say("f c c x x x x x x x")
    assert HOLDEM.playing(hand.state) == (0, 2, 3)
    hand.again()
    assert hand.state.hand.holes[1] == ()
    assert (hand.state.hand.button, hand.state.hand.small_blind_seat, hand.state.hand.big_blind_seat) == (2, 3, 0)


def test_a_match_ends_with_one_player_who_has_all_the_chips():
    last = [step.state for _, step in playout(HOLDEM, HoldemSettings(5, 60), Random(3))][-1]
    assert HOLDEM.over(last)
    assert max(last.round.stacks) == 5 * 60
    assert last.match.places.count(1) == 1
    assert [last.round.stacks[seat] for seat in HOLDEM.playing(last)] == [5 * 60]


def test_a_match_that_is_over_deals_no_more():
    hand = Hand(20, 20, holes={0: "As Ah"}, board=BOARD).say("c")
    assert HOLDEM.over(hand.state)
    with pytest.raises(ValueError, match="no hand can begin"):
        HOLDEM.deal(hand.state, HOLDEM_DECK)


def test_no_hand_begins_while_one_is_on():
    with pytest.raises(ValueError, match="no hand can begin"):
        HOLDEM.deal(Hand(1000, 1000).state, HOLDEM_DECK)


@pytest.mark.parametrize("wrong", [HOLDEM_DECK[:51], (*HOLDEM_DECK[:51], HOLDEM_DECK[0]), (*HOLDEM_DECK, "As")])
def test_only_the_52_cards_can_be_dealt(wrong: tuple[str, ...]):
    with pytest.raises(ValueError, match="52"):
        HOLDEM.deal(HOLDEM.new(HoldemSettings()), wrong)


def test_hands_are_counted_from_1():
    hand = Hand(1000, 1000, 1000)
    assert HOLDEM.number(hand.state) == 1
    assert HOLDEM.number(hand.say("f f").again().state) == 2


def test_a_restart_is_a_new_match():
    settings = HoldemSettings(6, 500)
    state = HOLDEM.new(settings)
    assert state.round.stacks == (500,) * 6
    assert state.match.button == 0
    assert HOLDEM.playing(state) == tuple(range(6))
    assert HOLDEM.number(state) == 0


def test_settings_of_another_game_or_with_a_big_blind_below_the_small_are_refused():
    assert HOLDEM.problem(AsNasSettings()) == "the settings are not those of hold'em"
    assert HOLDEM.problem(HoldemSettings(small_blind=20, big_blind=10)) == "big_blind 10 is less than small_blind 20"
    assert HOLDEM.problem(HoldemSettings()) is None


def test_a_stack_too_deep_for_a_match_to_end_is_refused_with_the_cure() -> None:
    assert HOLDEM.problem(HoldemSettings(stack=200_000, big_blind=20)) is None
    assert HOLDEM.problem(HoldemSettings(stack=200_001, big_blind=20)) == (
        "stack 200001 is more than 10000 big blinds, of which no match comes to an end; "
        "make it 200000 at most, or big_blind 21 at least"
    )
    assert HOLDEM.problem(HoldemSettings(stack=200_001, big_blind=21)) is None
    with pytest.raises(ValueError, match="big_blind 10"):
        HOLDEM.new(HoldemSettings(small_blind=20, big_blind=10))
    with pytest.raises(ValueError, match="hold'em"):
        HOLDEM.seats(AsNasSettings())


@pytest.mark.parametrize(("stacks", "button"), [((0, 5), 1), ((5, 5, 0), 2), ((5, 5), 0), ((5, -5, 5), 0)])
def test_a_match_can_be_set_up_only_with_two_stacks_and_the_button_at_one(stacks: tuple[int, ...], button: int):
    with pytest.raises(ValueError, match=r"stacks|button"):
        seated(HoldemSettings(3), stacks, button)


def test_an_action_out_of_turn_is_refused_and_so_is_any_between_hands():
    hand = Hand(1000, 1000, 1000)
    with pytest.raises(Illegal, match="not_your_turn"):
        HOLDEM.step(hand.state, 1, Fold())
    hand.say("f f")
    with pytest.raises(Illegal, match="not_your_turn"):
        HOLDEM.step(hand.state, 0, Fold())


def test_what_is_not_offered_is_refused_by_its_name():
    with pytest.raises(Illegal) as refused:
        HOLDEM.step(Hand(1000, 1000).state, 0, Check())
    assert (refused.value.code, refused.value.params) == ("illegal_action", {"action": "check"})


def test_an_ante_that_others_could_not_match_stays_in_the_pot():
    # Seat 0 pays 10 of ante, seat 1 only 4: the 6 beyond are a pot of their own, not returned; the blind comes back.
    hand = Hand(1000, 4, holes={1: "As Ah", 0: "2c 7d"}, board=BOARD, ante=10)
    assert hand.ended
    assert [(back.seat, back.amount) for back in hand.result.returned] == [(0, 10)]
    assert hand.won == [(8, {1: 8}), (6, {0: 6})]
