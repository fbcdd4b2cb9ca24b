"""Hands by name and order, against a plain comparison of all fives, and against PokerKit."""

from collections import Counter
from itertools import combinations
from math import comb
from random import Random

import pytest
from pokerkit import StandardHighHand

from protocol.cards import HOLDEM_DECK, RANKS
from protocol.play import HandName
from server.games.holdem import ranking
from tests.games.holdem.hands import cards


def strength(text: str) -> int:
    return ranking.strength(ranking.key(cards(text)))


def plain(five: tuple[str, ...]) -> tuple[int, list[int]]:
    """The order of a five-card hand straight from the rules page, without any trick."""
    ranks = sorted((RANKS.index(card[0]) for card in five), reverse=True)
    counts = sorted(((count, rank) for rank, count in Counter(ranks).items()), reverse=True)
    shape = [count for count, _ in counts]
    grouped = [rank for _, rank in counts]
    flush = len({card[1] for card in five}) == 1
    straight = len(counts) == 5 and ranks[0] - ranks[4] == 4
    if ranks == [12, 3, 2, 1, 0]:
        straight, grouped = True, [3]
    if straight:
        grouped = grouped[:1]
    codes = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1, (1, 1, 1, 1, 1): 0}
    code = codes[tuple(shape)]
    if flush or straight:
        code = max(code, 8 if flush and straight else 5 if flush else 4)
    return code, grouped


@pytest.mark.parametrize(
    ("seven", "code", "ranks"),
    [
        ("As Ks Qs Js Ts 2c 3d", "straight_flush", "A"),
        ("As 2s 3s 4s 5s Kd Kh", "straight_flush", "5"),
        ("9s 9c 9d 9h As Kc 2d", "four_of_a_kind", "9A"),
        ("9s 9c 9d 9h Ks Kc Kd", "four_of_a_kind", "9K"),
        ("9s 9c 9d Kh Ks Kc 2d", "full_house", "K9"),
        ("9s 9c 9d Kh Ks Ac Ad", "full_house", "9A"),
        ("As Js 9s 4s 2s Ac Ad", "flush", "AJ942"),
        ("As Js 9s 4s 3s 2s Kd", "flush", "AJ943"),
        ("As Kd Qc Jh Ts 9c 8d", "straight", "A"),
        ("As 2d 3c 4h 5s 9c 9d", "straight", "5"),
        ("As 2d 3c 4h 5s 6c Kd", "straight", "6"),
        ("Qs Kd Ac 2h 3s 9c 7d", "high_card", "AKQ97"),
        ("Ts Td Tc 4h 5s Kc 2d", "three_of_a_kind", "TK5"),
        ("Ts Td 4c 4h 5s 5c Kd", "two_pair", "T5K"),
        ("Ts Td 4c 4h 2s 2c 3d", "two_pair", "T43"),
        ("Ts Td 4c 3h 9s Kc Ad", "pair", "TAK9"),
        ("2s 4d 5c 7h 9s Jc Kd", "high_card", "KJ975"),
        ("As Kd", "high_card", "AK"),
        ("7s 7d", "pair", "7"),
        ("7s 7d Kc Kh 2s", "two_pair", "K72"),
    ],
)
def test_a_hand_is_named_with_the_ranks_that_the_words_need(seven: str, code: str, ranks: str):
    assert ranking.name(strength(seven)) == HandName(code, tuple(ranks))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("2s 2d 3c 4h 6s", "As Kd Qc Jh 9s"),
        ("2s 2d 3c 3h 4s", "As Ad Kc Qh Js"),
        ("6s 5d 4c 3h 2s", "As 2d 3c 4h 5s"),
        ("As Ad 2c 3h 5s", "As Ad 2c 3h 4s"),
        ("3s 3d 3c 2h 2s", "2s 2d 2c Ah As"),
    ],
)
def test_the_better_hand_is_stronger(better: str, worse: str):
    assert strength(better) > strength(worse)


def test_suits_are_equal():
    assert strength("As Kd Qc Jh 9s") == strength("Ad Kc Qh Js 9c")


def test_the_sixth_and_seventh_card_never_break_a_tie():
    assert strength("As Kd Qc Jh 9s 8c 2d") == strength("Ad Kc Qh Js 9c 3d 2h")


def test_the_best_of_seven_is_the_best_of_all_its_fives():
    random = Random(7)
    for _ in range(400):
        seven = random.sample(HOLDEM_DECK, 7)
        best = max(plain(five) for five in combinations(seven, 5))
        code, ranks = best
        found = ranking.name(ranking.strength(ranking.key(seven)))
        assert (found.code, [RANKS.index(rank) for rank in found.ranks]) == (ranking.CODES[code], ranks), seven


def test_the_five_cards_make_the_hand_that_is_named():
    random = Random(8)
    for _ in range(2000):
        seven = random.sample(HOLDEM_DECK, 7)
        best = ranking.strength(ranking.key(seven))
        five = ranking.five(seven, best)
        assert len(set(five)) == 5
        assert set(five) <= set(seven)
        assert ranking.strength(ranking.key(five)) == best


def test_the_five_cards_fall_in_weight():
    seven = cards("4h 5s Td 5c Kd Tc 9s")
    assert ranking.five(seven, ranking.strength(ranking.key(seven))) == cards("Td Tc 5s 5c Kd")


def test_a_wheel_ends_with_its_ace():
    seven = cards("As 2d 3c 4h 5s 9c 9d")
    assert ranking.five(seven, ranking.strength(ranking.key(seven))) == cards("5s 4h 3c 2d As")


def test_random_pairs_of_hands_compare_as_in_pokerkit():
    random = Random(9)
    for _ in range(600):
        drawn = random.sample(HOLDEM_DECK, 9)
        board, one, two = drawn[:5], drawn[5:7], drawn[7:]
        ours = [ranking.strength(ranking.key((*hole, *board))) for hole in (one, two)]
        theirs = [StandardHighHand.from_game("".join(hole), "".join(board)) for hole in (one, two)]
        assert (ours[0] > ours[1], ours[0] == ours[1]) == (theirs[0] > theirs[1], theirs[0] == theirs[1])


def test_what_is_no_card_is_an_error():
    with pytest.raises(KeyError):
        ranking.key(("10s", "As"))


@pytest.mark.matrix
def test_every_five_card_hand_is_counted_as_combinatorics_has_it():
    counts: Counter[int] = Counter()
    for keys in combinations(ranking.KEYS.values(), 5):
        counts[ranking.strength(sum(keys)) >> 20] += 1
    assert sum(counts.values()) == comb(52, 5)
    assert [counts[code] for code in range(9)] == [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40]
