from itertools import product

import numpy as np
import pytest

from server.bots.one_poker_tree import FOLD, PASS, Point, root
from server.bots.training.one_poker_arrays import BettingTree, betting_tree
from server.bots.training.one_poker_deal import Deal, deal
from server.bots.training.one_poker_response import Play, best_value, worth
from server.bots.training.one_poker_solver import Solver


def kuhn() -> Deal:
    """Kuhn poker is One Poker's betting with one chip behind and three cards, of which each player is dealt one."""
    joint = (1 - np.eye(3)) / 6
    one = np.arange(3)[:, None]
    order = np.sign(np.arange(3)[:, None] - np.arange(3)[None, :]).astype(float)
    return Deal(joint, (one, one), order, 1.0, (np.zeros((3, 1)), np.zeros((3, 1))))


def play_of(solver: Solver, game: int = 0) -> Play:
    profile = solver.average()
    bets = [profile.bets[player][:, solver.columns[player][game]].astype(float) for player in (0, 1)]
    return Play((profile.locks[0][game], profile.locks[1][game]), (bets[0], bets[1]))


def test_kuhn_poker_is_worth_minus_an_eighteenth_to_the_first_player() -> None:
    solver = Solver(betting_tree(1), [kuhn()])
    solver.run(2000)
    assert worth(solver.tree, kuhn(), play_of(solver)) == pytest.approx(-1 / 18, abs=1e-3)


def test_nobody_gains_much_against_the_kuhn_poker_that_was_learnt() -> None:
    solver = Solver(betting_tree(1), [kuhn()])
    solver.run(2000)
    play = play_of(solver)
    gain = best_value(solver.tree, kuhn(), play, 0) + best_value(solver.tree, kuhn(), play, 1)
    assert 0 <= gain < 2e-3


def test_the_best_response_to_kuhn_poker_played_by_the_flip_of_a_coin_is_known() -> None:
    """By hand, as the second player: after a bet the king calls (+2), the queen may (0), the jack folds (-1); after a check
    all three bet (+3/2, +1/2, -1/2): (1/3 + 1/2) / 2 in all."""
    tree = betting_tree(1)
    play = Play((np.ones((3, 1)), np.ones((3, 1))), (np.full((tree.edges, 3), 0.5), np.full((tree.edges, 3), 0.5)))
    assert best_value(tree, kuhn(), play, 1) == pytest.approx(5 / 12)


def any_play(stack: int, cards: Deal, seed: int) -> Play:
    """A play with all kinds of chances, some of them zero."""
    rng, tree = np.random.default_rng(seed), betting_tree(stack)
    locks = [rng.dirichlet([0.7, 0.7], len(cards.options[player])) for player in (0, 1)]
    bets = [np.zeros((tree.edges, cards.sign.shape[player])) for player in (0, 1)]
    for level in tree.levels:
        stops = [*level.starts[1:].tolist(), len(level.node_of_edge)]
        for start, stop in zip(level.starts.tolist(), stops, strict=True):
            weights = rng.integers(0, 3, (stop - start, cards.sign.shape[level.actor])).astype(float)
            weights[0] += weights.sum(axis=0) == 0
            edges = slice(level.edges.start + start, level.edges.start + stop)
            bets[level.actor][edges] = weights / weights.sum(axis=0)
    return Play((locks[0], locks[1]), (bets[0], bets[1]))


def brute_force(tree: BettingTree, cards: Deal, play: Play, player: int) -> float:
    """The best of all the pure strategies of every hand, each played out against every hand and lock of the other."""
    edges = edge_numbers(tree)
    own_points = [point for point in tree.points if point.actor == player]
    total = 0.0
    for hand in range(len(cards.options[player])):
        best = -np.inf
        for option in set(cards.options[player][hand].tolist()):
            for choice in product(*(point.actions() for point in own_points)):
                pure = dict(zip((point.index for point in own_points), choice, strict=True))
                best = max(best, against_all(tree, cards, play, player, hand, option, pure, edges))
        total += best
    return total


def edge_numbers(tree: BettingTree) -> dict[tuple[int, int], int]:
    numbers = ((point.index, action) for point in tree.points for action in point.actions())
    return {key: edge for edge, key in enumerate(numbers)}


def against_all(
    tree: BettingTree,
    cards: Deal,
    play: Play,
    player: int,
    hand: int,
    option: int,
    pure: dict[int, int],
    edges: dict[tuple[int, int], int],
) -> float:
    other, total = 1 - player, 0.0
    for theirs, options in enumerate(cards.options[other].tolist()):
        chance = cards.joint[hand, theirs] if player == 0 else cards.joint[theirs, hand]
        for way, column in enumerate(options):
            sign = cards.sign[option, column] if player == 0 else -cards.sign[column, option]
            weight = chance * play.locks[other][theirs, way]
            if weight:
                total += weight * outcome(root(tree.stack), player, sign, pure, play.bets[other][:, column], edges)
    return float(total)


def outcome(
    point: Point, player: int, sign: float, pure: dict[int, int], bets: np.ndarray, edges: dict[tuple[int, int], int]
) -> float:
    total = 0.0
    for action in point.actions():
        mine = point.actor == player
        chance = float(pure[point.index] == action) if mine else float(bets[edges[point.index, action]])
        if chance and not point.ends(action):
            total += chance * outcome(point.after(action), player, sign, pure, bets, edges)
        elif chance and action == FOLD:
            total += chance * (1 + point.behind) * (-1 if mine else 1)
        elif chance:
            assert action == PASS
            total += chance * (1 + point.level) * sign
    return total


@pytest.mark.parametrize("player", [0, 1])
def test_with_three_chips_the_best_response_is_the_best_of_all_pure_strategies(player: int) -> None:
    """Three chips each: two behind after the ante."""
    cards = deal(0, 0)
    play = any_play(2, cards, seed=player)
    found = best_value(betting_tree(2), cards, play, player)
    assert found == pytest.approx(brute_force(betting_tree(2), cards, play, player))


def test_one_poker_with_three_chips_is_learnt_to_within_a_hundredth_of_a_chip() -> None:
    signals = [(2, 2), (1, 1), (1, 2)]
    solver = Solver(betting_tree(2), [deal(*pair) for pair in signals])
    solver.run(300)
    for game, pair in enumerate(signals):
        play = play_of(solver, game)
        gain = best_value(solver.tree, deal(*pair), play, 0) + best_value(solver.tree, deal(*pair), play, 1)
        assert 0 <= gain / 2 < 0.01


def test_with_nothing_behind_the_better_card_is_locked() -> None:
    solver = Solver(None, [deal(2, 2)])
    solver.run(300)
    lock = solver.average().locks[0][0]
    eight_and_king = 5
    assert lock[eight_and_king, 1] > 0.99


def test_learning_goes_on_from_its_state_as_if_never_interrupted() -> None:
    whole, first, second = (Solver(betting_tree(3), [deal(2, 1)]) for _ in range(3))
    whole.run(20)
    first.run(12)
    second.restore(first.state())
    second.run(8)
    assert all(np.array_equal(whole.state()[name], value) for name, value in second.state().items())


def test_a_state_of_another_game_is_refused() -> None:
    with pytest.raises(ValueError, match="another game"):
        Solver(betting_tree(3), [deal(2, 1)]).restore(Solver(betting_tree(2), [deal(2, 1)]).state())
