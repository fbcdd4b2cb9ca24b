"""The compiled side of hold'em's training agrees with the rules' ranking and with what the bots work out at the table."""

from itertools import combinations
from random import Random

import numpy as np
import pytest

from protocol.cards import HOLDEM_DECK
from server.bots.holdem.buckets import SCALE, canonical_flop, flops, kind, pair_place, river_share, turn_board
from server.bots.training.holdem_cards import COUNTS, KIND, PAIR_CARDS, PAIR_PLACE, PAIRS, RUNS, TOPS, rising, strengths
from server.bots.training.holdem_equity import equities
from server.bots.training.holdem_features import flop_features, river_features, turn_features
from server.games.holdem.ranking import key, strength


def ranked(board: list[int]) -> np.ndarray:
    out = np.empty(PAIRS, dtype=np.int32)
    strengths(np.array(board), PAIR_CARDS, RUNS, TOPS, COUNTS, out)
    return out


@pytest.mark.parametrize("count", [3, 4, 5])
def test_strengths_order_hands_as_the_ranking_does(count: int) -> None:
    rng = Random(count)
    for _ in range(8):
        board = rng.sample(range(52), count)
        found: dict[int, set[int]] = {}
        for place, value in enumerate(ranked(board).tolist()):
            cards = [HOLDEM_DECK[card] for card in (*board, *PAIR_CARDS[place].tolist())]
            if value < 0:
                assert len(set(cards)) < len(cards)
            else:
                found.setdefault(strength(key(cards)), set()).add(value)
        assert all(len(values) == 1 for values in found.values())
        assert [min(found[own]) for own in sorted(found)] == sorted(min(values) for values in found.values())


def test_rising_leaves_out_hands_that_the_board_makes_impossible() -> None:
    values = ranked([0, 5, 17, 30, 51])
    order = rising(values)
    assert len(order) == 1081
    assert (np.diff(values[order]) >= 0).all()


def test_pairs_and_kinds_are_numbered_alike_at_the_table_and_in_training() -> None:
    for place, (one, other) in enumerate(combinations(range(52), 2)):
        assert pair_place(other, one) == place == PAIR_PLACE[one, other]
        assert kind(other, one) == KIND[place]


def test_turn_features_are_those_of_the_table() -> None:
    rng = Random(4)
    board = sorted(rng.sample(range(52), 4))
    means, spreads = turn_features(np.array(board))
    references = turn_board(tuple(board))
    for place in rng.sample(range(PAIRS), 60):
        one, other = PAIR_CARDS[place].tolist()
        if one not in board and other not in board:
            mean, spread = references.mean_and_spread(one, other)
            assert (int(mean * SCALE), int(spread * SCALE)) == (means[place], spreads[place])


def test_river_features_are_those_of_the_table() -> None:
    rng = Random(5)
    board = sorted(rng.sample(range(52), 5))
    shares, _, _ = river_features(np.array(board))
    for place in rng.sample(range(PAIRS), 60):
        one, other = PAIR_CARDS[place].tolist()
        if one not in board and other not in board:
            assert int(river_share(one, other, tuple(board)) * SCALE) == shares[place]


def test_every_flop_has_one_name_among_1755() -> None:
    rng = Random(6)
    assert len(flops()) == 1755
    for _ in range(300):
        flop = rng.sample(range(52), 3)
        named, suits = canonical_flop(flop)
        assert named in flops()
        assert canonical_flop(named)[0] == named
        assert sorted(card & ~3 | suits[card & 3] for card in flop) == list(named)


def test_flops_that_differ_in_suits_only_have_the_same_name() -> None:
    rng = Random(7)
    for _ in range(300):
        flop = rng.sample(range(52), 3)
        suits = rng.sample(range(4), 4)
        assert canonical_flop(flop)[0] == canonical_flop([card & ~3 | suits[card & 3] for card in flop])[0]


def test_flop_features_put_the_nuts_on_top() -> None:
    number = flops()[canonical_flop([0, 1, 2])[0]]  # three twos
    means, _ = flop_features(number)
    quads = [place for place, cards in enumerate(PAIR_CARDS.tolist()) if 3 in cards and means[place] >= 0]
    assert means[quads].min() > np.delete(means, quads).max()


def test_aces_beat_kings_four_times_in_five() -> None:
    aces, kings = (48, 49), int(PAIR_PLACE[44, 45])
    assert equities(aces, np.array([], dtype=np.int64), 4000, 1)[kings] == pytest.approx(0.82, abs=0.02)


def test_a_chance_on_the_turn_is_exact() -> None:
    # Two pair against a flush draw: nine hearts, but two of them pair the board and fill up: the ace of clubs is nobody's.
    board = np.array([HOLDEM_DECK.index(card) for card in ("Kh", "7h", "2c", "9s")])
    own = (HOLDEM_DECK.index("Ks"), HOLDEM_DECK.index("7c"))
    draw = int(PAIR_PLACE[HOLDEM_DECK.index("Ah"), HOLDEM_DECK.index("Qh")])
    hearts = ["2h", "3h", "4h", "5h", "6h", "8h", "9h", "Th", "Jh"]
    assert equities(own, board, 0, 1)[draw] == pytest.approx(1 - len(hearts) / 44)
