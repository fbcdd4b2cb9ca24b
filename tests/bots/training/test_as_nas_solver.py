from functools import cache
from itertools import product
from math import factorial, prod

import numpy as np
import pytest

from server.bots.as_nas_tree import FOLD, Counts, Point, kinds, strength, tree
from server.bots.training.as_nas_deal import Numbers, pack
from server.bots.training.as_nas_solver import Game, Solver

HANDS = kinds(2, 4, 2)
Deals = dict[tuple[int, ...], float]


@cache
def small() -> Game:
    """As-Nas with two cards a hand: four of each of two ranks."""
    return Game(pack(ranks=2, copies=4, cards=2))


@cache
def all_deals() -> Deals:
    """Every deal of the small pack by the kinds of the four hands, with its chance."""
    ways = {deal: dealings([HANDS[kind] for kind in deal]) for deal in product(range(len(HANDS)), repeat=4)}
    total = sum(ways.values())
    return {deal: number / total for deal, number in ways.items() if number}


def dealings(hands: list[Counts]) -> int:
    if any(sum(hand[rank] for hand in hands) != 4 for rank in range(2)):
        return 0
    return prod(factorial(4) // prod(factorial(hand[rank]) for hand in hands) for rank in range(2))


def any_strategy(seed: int) -> Numbers:
    """A strategy with all kinds of chances, some of them zero."""
    weights = np.random.default_rng(seed).integers(0, 3, small().even().shape) * small().offered
    weights[:, 1] += weights.sum(axis=1) == 0
    return weights / weights.sum(axis=1, keepdims=True)


def settled(end: Point, deal: tuple[int, ...], player: int) -> float:
    left = [other for other in range(4) if not end.folded[other]]
    best = max(deal[other] for other in left)
    winners = [other for other in left if len(left) == 1 or deal[other] == best]
    return end.pot / len(winners) * (player in winners) - end.stakes[player]


def worth(point: Point, deals: Deals, strategy: Numbers, player: int) -> float:
    """What the strategy wins, deal by deal down the tree."""
    if point.actor is None:
        return sum(chance * settled(point, deal, player) for deal, chance in deals.items())
    actor, total = point.actor, 0.0
    for place, after in enumerate(tree().after[point.index]):
        some = {deal: chance * strategy[point.index, place, deal[actor]] for deal, chance in deals.items()}
        total += worth(after, {deal: chance for deal, chance in some.items() if chance}, strategy, player)
    return total


def best(point: Point, deals: Deals, strategy: Numbers, player: int) -> float:
    """What the best response with one hand wins, deal by deal down the tree."""
    if point.actor is None:
        return sum(chance * settled(point, deal, player) for deal, chance in deals.items())
    if point.actor == player:
        return max(best(after, deals, strategy, player) for after in tree().after[point.index])
    total = 0.0
    for place, after in enumerate(tree().after[point.index]):
        some = {deal: chance * strategy[point.index, place, deal[point.actor]] for deal, chance in deals.items()}
        total += best(after, {deal: chance for deal, chance in some.items() if chance}, strategy, player)
    return total


def test_the_small_pack_has_three_kinds_of_hands() -> None:
    assert tuple(sorted(HANDS, key=strength)) == HANDS
    assert len(HANDS) == 3


@pytest.mark.parametrize("player", range(4))
def test_what_a_strategy_wins_is_what_playing_out_every_deal_gives(player: int) -> None:
    strategy = any_strategy(player)
    found = small().gains(strategy)[1][player]
    assert found == pytest.approx(worth(tree().points[0], all_deals(), strategy, player))


@pytest.mark.parametrize("player", range(4))
def test_the_best_response_is_the_one_found_deal_by_deal(player: int) -> None:
    strategy = any_strategy(10 + player)
    expected = 0.0
    for hand in range(len(HANDS)):
        deals = {deal: chance for deal, chance in all_deals().items() if deal[player] == hand}
        expected += best(tree().points[0], deals, strategy, player)
    gains, worths = small().gains(strategy)
    assert gains[player] + worths[player] == pytest.approx(expected)


def test_what_all_four_win_together_is_nothing() -> None:
    assert sum(small().gains(any_strategy(3))[1]) == pytest.approx(0)


def test_the_whole_pack_is_dealt_with_certainty() -> None:
    full = Game(pack())
    reach = full.reach(full.even())
    folding = np.zeros_like(full.even())
    folding[:, 0] = 1.0
    assert full.action_values(3, full.reach(folding), folding)[1].sum() == pytest.approx(0)
    assert reach[0, 0].min() == 1.0


def test_against_three_who_fold_at_once_the_dealer_cannot_gain() -> None:
    """as_nas.md, worked example 1: everyone folds to the dealer, 0 points each."""
    folding = np.zeros_like(small().even())
    folding[:, 0] = 1.0
    assert small().gains(folding)[0][3] == pytest.approx(0)


def test_against_three_who_fold_at_once_the_first_player_wins_the_dealers_point() -> None:
    folding = np.zeros_like(small().even())
    folding[:, 0] = 1.0
    assert small().gains(folding)[0][0] == pytest.approx(1)
    assert tree().points[0].actions()[0] == FOLD


def test_two_card_as_nas_is_learnt_to_within_a_hundredth_of_a_point() -> None:
    solver = Solver(small())
    solver.run(150)
    assert max(small().gains(solver.average())[0]) < 0.01


def test_learning_goes_on_from_its_state_as_if_never_interrupted() -> None:
    whole, first, second = Solver(small()), Solver(small()), Solver(small())
    whole.run(6)
    first.run(4)
    second.restore(first.state())
    second.run(2)
    assert np.array_equal(whole.sums, second.sums)


def test_a_pack_that_does_not_deal_out_is_refused() -> None:
    with pytest.raises(ValueError, match="four hands of 3"):
        pack(ranks=2, copies=4, cards=3)
