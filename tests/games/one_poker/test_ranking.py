"""one_poker.md, Ranks and groups."""

import pytest

from protocol.cards import RANKS
from protocol.one_poker import Signal
from server.games.one_poker.ranking import compare, is_up, signal


def test_a_two_beats_an_ace() -> None:
    assert (compare("2c0", "Ah1"), compare("Ah1", "2c0")) == (1, -1)


def test_beyond_that_pair_the_higher_rank_wins() -> None:
    order = {(a, b): compare(a + "c0", b + "h1") for a in RANKS for b in RANKS if a != b and {a, b} != {"2", "A"}}
    assert order == {(a, b): 1 if RANKS.index(a) > RANKS.index(b) else -1 for a, b in order}


@pytest.mark.parametrize("rank", RANKS)
def test_equal_ranks_tie_whatever_suit_and_pack(rank: str) -> None:
    assert compare(rank + "c0", rank + "s1") == 0


def test_eight_to_ace_are_up_and_two_to_seven_down() -> None:
    assert "".join(rank for rank in RANKS if is_up(rank + "d0")) == "89TJQKA"


@pytest.mark.parametrize(
    ("cards", "expected"),
    [(("8c0", "Ah1"), Signal(2, 0)), (("7c0", "8h1"), Signal(1, 1)), (("2c0", "7h1"), Signal(0, 2))],
)
def test_the_signal_counts_up_and_down(cards: tuple[str, str], expected: Signal) -> None:
    assert signal(cards) == expected


def test_the_signal_does_not_tell_the_order() -> None:
    assert signal(("Ac0", "3d0")) == signal(("3d0", "Ac0"))
