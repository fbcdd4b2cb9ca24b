"""as_nas.md, Hands."""

from itertools import combinations

import pytest

from protocol.cards import AS_NAS_DECK
from protocol.play import HandName
from server.games.as_nas.ranking import STRENGTHS, hand_name, strength


def hand(kinds: str) -> tuple[str, ...]:
    return tuple(kind + str(kinds[:place].count(kind)) for place, kind in enumerate(kinds))


FALLING = [
    "AAAAS",
    "AAAAC",
    "CCCCZ",
    "AAASS",
    "AAACC",
    "CCCZZ",
    "AAASB",
    "AAAZC",
    "CCCBZ",
    "AASSB",
    "AASSC",
    "AACCZ",
    "SSBBA",
    "SSZZA",
    "ZZCCB",
    "AASBZ",
    "AABZC",
    "CCABZ",
    "ASBZC",
]


def test_the_categories_and_kickers_fall_in_the_order_of_the_rules() -> None:
    values = [strength(hand(kinds)) for kinds in FALLING]
    assert values == sorted(set(values), reverse=True)


def test_worked_example_4_the_lower_pair_decides_between_equal_higher_pairs() -> None:
    assert strength(hand("SSBBA")) > strength(hand("SSZZA"))


def test_worked_example_4_a_higher_pair_wins_whatever_the_rest() -> None:
    assert strength(hand("AACCZ")) > strength(hand("SSBBA"))


@pytest.mark.parametrize("kinds", FALLING)
def test_the_same_five_kinds_tie_in_any_order_and_copies(kinds: str) -> None:
    others = tuple(kind + str(3 - kinds[::-1][:place].count(kind)) for place, kind in enumerate(kinds[::-1]))
    assert strength(hand(kinds)) == strength(others)


def test_every_hand_of_the_pack_has_a_strength_and_all_are_used() -> None:
    assert {strength(cards) for cards in combinations(AS_NAS_DECK, 5)} == set(range(STRENGTHS))


@pytest.mark.parametrize(
    ("kinds", "name"),
    [
        ("SAAAA", HandName("four_of_a_kind", ("A", "S"))),
        ("ZZCCC", HandName("full_house", ("C", "Z"))),
        ("CBBAB", HandName("three_of_a_kind", ("B", "A", "C"))),
        ("CCASS", HandName("two_pair", ("S", "C", "A"))),
        ("CAZCS", HandName("pair", ("C", "A", "S", "Z"))),
        ("CZBSA", HandName("high_card", ("A", "S", "B", "Z", "C"))),
    ],
)
def test_a_hand_is_named_by_its_grouped_kinds_and_then_the_rest(kinds: str, name: HandName) -> None:
    assert hand_name(hand(kinds)) == name


@pytest.mark.parametrize(
    "cards", [(), ("A0",) * 4, ("A0", "A1", "A2", "A3", "X0"), ("", "A0", "A1", "A2", "A3"), ("A0",) * 5]
)
def test_what_is_no_hand_is_refused(cards: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="As-Nas"):
        strength(cards)
