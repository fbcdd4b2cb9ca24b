from itertools import permutations

import numpy as np
import pytest

from protocol.cards import ONE_POKER_DECK, RANKS
from server.bots.one_poker_cards import beats, course_of, hands, is_up
from server.bots.training.one_poker_deal import SIGNAL_PAIRS, deal
from server.bots.training.one_poker_match import later_deals, nothing_known
from server.games.one_poker import ranking

TWO, EIGHT, KING, ACE = 0, 6, 11, 12


def test_the_two_beats_the_ace_and_nothing_else() -> None:
    assert [rank for rank in range(13) if beats(TWO, rank) == 1] == [ACE]


def test_ranks_compare_as_the_rules_compare_cards() -> None:
    cards = [next(card for card in ONE_POKER_DECK if card[0] == rank) for rank in RANKS]
    for a, b in permutations(range(13), 2):
        assert beats(a, b) == ranking.compare(cards[a], cards[b])


def test_ranks_group_as_the_rules_group_cards() -> None:
    assert [is_up(rank) for rank in range(13)] == [ranking.is_up(rank + "h0") for rank in RANKS]


def test_there_are_28_hands_of_two_up_cards_42_mixed_and_21_of_two_down() -> None:
    assert [len(hands(signal)) for signal in (2, 1, 0)] == [28, 42, 21]


def test_pairs_of_signals_are_all_that_can_be() -> None:
    assert sum(deal(*signals).chance for signals in SIGNAL_PAIRS) == pytest.approx(1)


def test_both_players_with_two_up_cards_are_as_likely_as_four_of_the_56_up_cards() -> None:
    assert deal(2, 2).chance == pytest.approx(56 * 55 * 54 * 53 / (104 * 103 * 102 * 101))


def test_a_held_rank_is_missing_from_the_other_hand() -> None:
    """Own two eights leave six: of the C(54, 2) hands of two UP cards fifteen are two eights."""
    joint = deal(2, 2).joint
    eights = hands(2).index((EIGHT, EIGHT))
    assert joint[eights, eights] / joint[eights].sum() == pytest.approx(15 / (54 * 53 / 2))


def test_the_deal_is_the_same_for_both_players() -> None:
    assert np.allclose(deal(1, 2).joint, deal(2, 1).joint.T)


def test_later_deals_are_all_that_can_be() -> None:
    assert sum(part.chance for part in later_deals(nothing_known())) == pytest.approx(1)


@pytest.mark.parametrize(
    ("signal", "revealed", "after", "course"), [(2, KING, 1, 2), (1, KING, 1, 1), (1, TWO, 2, 3), (0, TWO, 0, 0)]
)
def test_the_group_of_a_kept_card_follows_from_signals_and_the_revealed_card(
    signal: int, revealed: int, after: int, course: int
) -> None:
    assert course_of(signal, revealed, after) == course
