"""The dealer: every order equally likely, and with a seed the same again."""

from collections import Counter
from itertools import permutations

import pytest

from server.tables.dealer import Dealer

SEED = bytes(range(32))


def test_a_shuffle_is_a_permutation() -> None:
    cards = [str(card) for card in range(104)]
    assert sorted(Dealer().shuffle(cards, "x")) == sorted(cards)
    assert sorted(Dealer(SEED).shuffle(cards, "x")) == sorted(cards)


def test_with_a_seed_a_name_gives_the_same_again_whatever_was_asked_in_between() -> None:
    cards = [str(card) for card in range(52)]
    one, two = Dealer(SEED), Dealer(SEED)
    two.shuffle(cards, "something else")
    two.draw(cards, "something else")
    assert one.shuffle(cards, "hand 1") == two.shuffle(cards, "hand 1")
    assert one.draw(cards, "lock 1") == two.draw(cards, "lock 1")
    assert one.generator("bot 1").random() == two.generator("bot 1").random()


def test_other_names_and_other_seeds_give_other_orders() -> None:
    cards = [str(card) for card in range(52)]
    orders = {Dealer(SEED).shuffle(cards, name) for name in ("a", "b", "c")} | {Dealer(bytes(32)).shuffle(cards, "a")}
    assert len(orders) == 4


def test_without_a_seed_no_order_comes_twice() -> None:
    cards = [str(card) for card in range(52)]
    assert Dealer().shuffle(cards, "a") != Dealer().shuffle(cards, "a")


def test_a_known_seed_gives_a_known_order() -> None:
    assert Dealer(SEED).shuffle("ABCDEFGHIJ", "hand 1") == tuple("BHJACGEFDI")


def test_all_orders_of_four_cards_are_equally_likely() -> None:
    dealer, rounds = Dealer(SEED), 24_000
    counts = Counter(dealer.shuffle("ABCD", str(turn)) for turn in range(rounds))
    assert set(counts) == set(permutations("ABCD"))
    # Chi square with 23 degrees of freedom: over 49.7 once in a thousand; the seed makes it the same every time.
    expected = rounds / 24
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 49.7


def test_both_cards_are_drawn_equally_often() -> None:
    dealer = Dealer(SEED)
    drawn = Counter(dealer.draw(("As0", "2c1"), str(turn)) for turn in range(10_000))
    assert abs(drawn["As0"] - 5000) < 200


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 5"):
        Dealer(b"short")


def test_there_must_be_something_to_draw_from() -> None:
    with pytest.raises(ValueError, match="nothing to draw"):
        Dealer().draw((), "x")
