"""Who has the button and the blinds (holdem.md, "Seats, button, blinds")."""

import pytest

from protocol.holdem import HoldemSettings
from server.games.holdem import HOLDEM, buttons


def test_in_the_first_hand_the_button_is_seat_0():
    state = HOLDEM.deal(HOLDEM.new(HoldemSettings()), HOLDEM.pack(HOLDEM.new(HoldemSettings()))).state
    assert (state.hand.button, state.hand.small_blind_seat, state.hand.big_blind_seat) == (0, 1, 2)


@pytest.mark.parametrize(
    ("players", "button", "blinds"), [((0, 1, 2, 3), 2, (3, 0)), ((0, 3), 3, (3, 0)), ((1, 4, 5), 5, (1, 4))]
)
def test_blinds_are_the_next_players_and_heads_up_the_button_posts_the_small_one(
    players: tuple[int, ...], button: int, blinds: tuple[int, int]
):
    assert buttons.blinds(players, button) == blinds


def test_the_button_skips_seats_that_are_out():
    assert buttons.next_button((0, 2, 5), 2, 0) == 5


def test_going_heads_up_nobody_posts_the_big_blind_twice_running():
    # Button 0, blinds 1 and 2; seat 0 goes out. The button would go to seat 1, and seat 2 would post the big blind again.
    assert buttons.next_button((1, 2), 0, 2) == 2


def test_the_button_alternates_heads_up():
    assert buttons.next_button((0, 1), 0, 1) == 1
    assert buttons.next_button((0, 1), 1, 0) == 0


def test_cards_are_dealt_clockwise_from_the_left_of_the_button():
    assert buttons.clockwise((0, 2, 3, 7), 2) == (3, 7, 0, 2)
