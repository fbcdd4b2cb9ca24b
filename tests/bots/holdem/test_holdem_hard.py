"""Hold'em at level hard, as it is shipped: whole, deterministic, sensible with the best and the worst hands."""

from functools import cache
from random import Random

import numpy as np
import pytest

from protocol.holdem import HoldemSettings
from protocol.play import Call, Check, Fold, Raise
from server.bots import strategy
from server.bots.arena.exploit_holdem import HardRange
from server.bots.bot import offered
from server.bots.holdem import levels
from server.bots.holdem.buckets import CARD_NUMBERS, SIZES
from server.bots.holdem.duel_walk import find
from server.bots.holdem.hard import HoldemHard
from server.bots.holdem.temper import EASY, NORMAL
from server.bots.policy import NothingToDecide, Policy, PolicyBot, legal_of
from server.bots.training.holdem_cards import PAIR_PLACE
from tests.kit.positions import asked, hand, kind_of

BOARD = "2c 7d 9h Js 3c"


@cache
def hard() -> HoldemHard:
    return HoldemHard.load()


def test_the_file_is_the_one_that_the_manifest_names_and_less_than_four_mebibytes() -> None:
    entry = strategy.manifest()["holdem"]
    assert entry.bytes == (strategy.FOLDER / entry.file).stat().st_size < 4 * 2**20
    assert entry.gain["fold_call_pot_all_in"] < 750


@pytest.mark.parametrize("depth", [10.5, 12, 17, 25, 29, 30, 50, 80, 85])
def test_between_two_a_tree_is_for_every_depth_that_the_tables_are_not_for(depth: float) -> None:
    for words in ("", "60", "c x"):
        view = hand(words, {0: "As Ah", 1: "Kd Kc"}, BOARD, stacks=(round(20 * depth),) * 2)
        found = find(view, hard().duel.depths)
        assert found is not None
        assert found.depth == (17 if depth < 29.1 else 50)


def test_all_artefacts_together_are_less_than_eight_mebibytes() -> None:
    assert sum(path.stat().st_size for path in strategy.FOLDER.iterdir()) < 8 * 2**20


@pytest.mark.parametrize("seats", [2, 3, 4, 10])
@pytest.mark.parametrize("stack", [25, 150, 1000, 5000])
def test_its_chances_are_of_legal_actions_and_sum_to_one(seats: int, stack: int) -> None:
    bot = PolicyBot("hard", hard().policy)
    for view in asked(HoldemSettings(seats=seats, stack=stack), Random(seats * stack), 60, bot):
        policy = hard().policy(view)
        assert all(offered(legal_of(view), action) and chance > 0 for action, chance in policy.items())
        assert sum(policy.values()) == pytest.approx(1)
        assert hard().policy(view) == policy


def test_it_never_folds_aces_before_the_flop_heads_up() -> None:
    for words in ("", "60", "60 180", "1000", "c", "c 1000", "45", "300"):
        view = hand(words, {0: "As Ah", 1: "Ad Ac"}, stacks=(1000, 1000))
        assert hard().policy(view).get(Fold(), 0.0) < 0.02, words


def test_it_folds_the_worst_hand_to_a_big_raise() -> None:
    view = hand("1000", {1: "7s 2h"}, stacks=(1000, 1000))
    assert hard().policy(view)[Fold()] > 0.98


def test_with_the_nuts_on_the_river_it_never_folds() -> None:
    view = hand("60 c x x x x 120", {0: "Ts 8s", 1: "Kd Kc"}, BOARD, stacks=(1000, 1000))
    policy = hard().policy(view)
    assert policy.get(Fold(), 0.0) == 0
    assert policy.get(Call(), 0.0) < 0.9


@pytest.mark.parametrize("depth", range(2, 21))
def test_short_stacked_aces_always_move_in_and_always_call(depth: int) -> None:
    assert hard().push.push(depth, kind_of("AsAh")) == 1
    assert hard().push.call(depth, kind_of("AsAh")) == 1


@pytest.mark.parametrize(
    ("cards", "push", "call"),
    [("KsQs", 1, 1), ("As2h", 1, 1), ("7s2h", 0, 0), ("2s2h", 1, 1), ("9s4h", 0, 0), ("Ks2h", 1, 0)],
)
def test_at_ten_big_blinds_the_tables_are_the_known_equilibrium(cards: str, push: int, call: int) -> None:
    assert hard().push.push(20, kind_of(cards)) == pytest.approx(push, abs=0.02)
    assert hard().push.call(20, kind_of(cards)) == pytest.approx(call, abs=0.02)


def test_moving_in_widens_as_the_stacks_shrink() -> None:
    shares = [sum(hard().push.push(depth, one) for one in range(169)) for depth in (4, 10, 20)]
    assert shares == sorted(shares, reverse=True)


@pytest.mark.parametrize("words", ["", "60", "45", "60 c x 55", "60 c x 90 c x"])
def test_the_range_asked_at_once_is_the_policy_hand_by_hand(words: str) -> None:
    view = hand(words, {0: "As Ah", 1: "Kd Kc"}, BOARD, stacks=(1000, 1000))
    rng = Random(words)
    free = [card for card in CARD_NUMBERS if card not in BOARD]
    holes = [tuple(rng.sample(free, 2)) for _ in range(25)]
    pairs = np.array([PAIR_PLACE[CARD_NUMBERS[one], CARD_NUMBERS[other]] for one, other in holes])
    found = HardRange(hard()).chances(view, pairs)
    for place, (one, other) in enumerate(holes):
        played = hand(words, {view.turn or 0: f"{one} {other}"}, BOARD, stacks=(1000, 1000))
        together = {action: chances[place] for action, chances in found.items() if chances[place]}
        assert hard().policy(played) == pytest.approx(together)


def test_buckets_stay_within_their_streets() -> None:
    rng = Random(1)
    for cards in (0, 3, 4, 5):
        for _ in range(30):
            dealt = rng.sample(range(52), 2 + cards)
            bucket = hard().buckets.bucket(dealt[:2], dealt[2:])
            assert 0 <= bucket < SIZES[(0, 3, 4, 5).index(cards)]
            # Neither the order of the cards nor the names of the suits say anything.
            rotated = [card & ~3 | (card + 1) & 3 for card in dealt]
            assert hard().buckets.bucket(dealt[1::-1], sorted(dealt[2:])) == bucket
            if cards == 3:
                assert hard().buckets.bucket(rotated[:2], rotated[2:]) == bucket


def test_a_view_without_a_decision_is_refused() -> None:
    view = hand("", {0: "As Ah", 1: "Kd Kc"}, stacks=(1000, 1000))
    from msgspec.structs import replace

    with pytest.raises(NothingToDecide):
        hard().policy(replace(view, legal=None))
    with pytest.raises(NothingToDecide):
        hard().policy(replace(view, play=None))


def test_a_free_look_is_never_thrown_away() -> None:
    view = hand("c", {0: "7s 2h", 1: "7c 2d"}, stacks=(1000, 1000))
    assert Fold() not in hard().policy(view)
    assert set(map(type, hard().policy(view))) <= {Check, Raise}


# --- three and more players -------------------------------------------------------------------------------------------


def average(policy: Policy) -> float:
    """The average total of its bets and raises, where it bets."""
    bets = {action.to: chance for action, chance in policy.items() if isinstance(action, Raise)}
    return sum(total * chance for total, chance in bets.items()) / sum(bets.values())


def bets(policy: Policy, least: int = 0) -> float:
    return sum(chance for action, chance in policy.items() if isinstance(action, Raise) and action.to >= least)


def test_among_four_it_bets_the_best_hands_higher_than_normal() -> None:
    view = hand("f 60 f c x", {0: "Ks Kd", 2: "9h 8s"}, "Kh 8d 4c")
    assert average(hard().policy(view)) > 1.4 * average(levels.play(view, NORMAL))


def test_among_four_it_bluffs_more_than_normal_into_those_who_checked() -> None:
    view = hand("f 60 f c x", {0: "7c 6d", 2: "9h 8s"}, "Ks Qd 2c")
    assert bets(hard().policy(view)) > bets(levels.play(view, NORMAL)) + 0.1


@pytest.mark.parametrize("board", ["Ks 8d 4c", "Ks 8d 4c Jh", "Ks 8d 4c Jh 3s"])
def test_among_four_it_does_not_bet_all_of_fifty_big_blinds_with_nothing(board: str) -> None:
    words = "f f c x" + " x x" * (len(board.split()) - 3)
    view = hand(words, {1: "7h 2d", 2: "9c 5h"}, board)
    assert bets(hard().policy(view), 400) == 0


def test_normal_and_easy_do_not_press() -> None:
    assert NORMAL.pressure == EASY.pressure == 0
