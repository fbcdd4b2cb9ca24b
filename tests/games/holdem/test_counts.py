"""Counts of the action sequences from a fixed deck, as deep as is quick: any change of what is legal anywhere in these trees changes a figure.

The smallest are worked out by hand; the others are frozen.
"""

import pytest

from server.games.holdem import HOLDEM
from tests.games.holdem.hands import Hand
from tests.games.playout import sequences


def test_two_actions_deep_with_two_chips_each():
    # Blinds 1 and 2, so the big blind is all-in: the button may fold or call, and both end the hand.
    assert sequences(HOLDEM, Hand(2, 2, blinds=(1, 2)).state, 2) == 2


def test_two_actions_deep_with_four_chips_each():
    # The button folds (1); calls, and then check or all-in to 4 (2); or is all-in for 4, and then fold or call (2).
    assert sequences(HOLDEM, Hand(4, 4, blinds=(1, 2)).state, 2) == 5


def test_a_whole_hand_with_four_chips_each():
    # On each later street a bet is all-in: by the first (2 answers) or, after a check, by the second (2), else on to the next street; that is
    # 3 x 4 + 1 after call and check, and 1 + 2 + 2 before the flop.
    assert sequences(HOLDEM, Hand(4, 4, blinds=(1, 2)).state, 10) == 13 + 5


@pytest.mark.parametrize(
    ("stacks", "depth", "count"),
    [
        ((6, 9), 9, 342),
        ((20, 20), 4, 2103),
        ((7, 5, 6), 7, 390),
        ((12, 12, 12), 4, 792),
        ((5, 6, 7, 8), 6, 878),
        ((9, 4, 12, 7, 5), 5, 1036),
    ],
)
def test_the_number_of_action_sequences_is_as_ever(stacks: tuple[int, ...], depth: int, count: int):
    assert sequences(HOLDEM, Hand(*stacks, blinds=(1, 2)).state, depth) == count


def test_the_number_of_action_sequences_with_an_ante_is_as_ever():
    assert sequences(HOLDEM, Hand(8, 5, 1, 6, blinds=(1, 2), ante=1).state, 7) == 198
