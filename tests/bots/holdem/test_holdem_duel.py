"""Two players: the betting tree, and where a real hand stands in it."""

import pytest

from server.bots.holdem.duel_tree import CALL, FOLD, FOLDED, SHOWN, DuelTree, duel_tree
from server.bots.holdem.duel_walk import Duel, find
from tests.kit.positions import hand

HOLES = {0: "As Ah", 1: "Kd Kc"}
BOARD = "2c 7d 9h Js 3c"


def stands(words: str, stack: int = 1000) -> Duel:
    found = find(hand(words, HOLES, BOARD, stacks=(stack, stack)), (20, 50))
    assert found is not None
    return found


def sizes(tree: DuelTree, node: int) -> list[int]:
    first = tree.first[node]
    return [tree.kind[edge] for edge in range(first, first + tree.count[node]) if tree.kind[edge] > CALL]


@pytest.mark.parametrize("depth", [8, 20, 50])
def test_the_chips_in_the_tree_never_exceed_the_stacks(depth: int) -> None:
    tree = duel_tree(depth, 0)
    assert max(max(tree.put[0]), max(tree.put[1])) == max(tree.stake) == tree.stack


def test_every_node_but_the_first_is_reached_by_one_edge() -> None:
    tree = duel_tree(20, 0)
    assert sorted(child for child in tree.child if child >= 0) == list(range(1, len(tree.actor)))


def test_folding_is_offered_where_something_is_owed_and_ends_the_hand() -> None:
    tree = duel_tree(20, 0)
    for node in range(len(tree.actor)):
        first = tree.first[node]
        owed = tree.bet[node] < tree.high[node]
        assert (tree.kind[first] == FOLD) == owed
        if owed:
            assert tree.child[first] == FOLDED
            assert tree.stake[first] == tree.put[tree.actor[node]][node]


def test_the_button_acts_first_before_the_flop_and_last_later() -> None:
    tree = duel_tree(50, 0)
    assert tree.actor[0] == 0
    called = tree.child[tree.first[0] + 1]
    checked = tree.child[tree.first[called]]
    assert (tree.actor[called], tree.street[checked], tree.actor[checked]) == (1, 1, 1)


def test_the_last_raise_is_all_in_and_a_call_of_it_shows_the_hands() -> None:
    tree = duel_tree(50, 0)
    node = tree.child[tree.first[0] + tree.count[0] - 1]
    assert sizes(tree, 0)[-1] == tree.stack
    assert tree.count[node] == 2
    assert tree.child[tree.first[node] + 1] == SHOWN


def test_each_seat_has_a_tree_of_its_own_with_fewer_sizes_for_the_bot() -> None:
    for own in (0, 1):
        tree = duel_tree(50, own)
        assert {stands("").own, stands("60").own} == {0, 1}
        weighted = [node for node in range(len(tree.actor)) if tree.base[node] >= 0]
        assert weighted == [node for node in range(len(tree.actor)) if tree.actor[node] == own]
    assert len(sizes(duel_tree(50, 0), 0)) < len(sizes(duel_tree(50, 1), 0))


def test_a_size_of_the_tree_is_followed_exactly() -> None:
    tree = duel_tree(50, 1)
    assert stands("60").nodes == ((tree.child[tree.first[0] + 3], 1.0),)


def test_a_size_between_two_is_shared_by_both_with_more_for_the_nearer() -> None:
    tree = duel_tree(50, 1)
    low, high = (tree.child[tree.first[0] + place] for place in (2, 3))
    shares = dict(stands("45").nodes)
    assert set(shares) == {low, high}
    assert sum(shares.values()) == pytest.approx(1)
    assert shares[low] > shares[high]


def test_a_bet_smaller_than_any_is_answered_with_more_calls() -> None:
    tree = duel_tree(50, 0)
    small = stands("c x 20")
    assert small.ease == pytest.approx(0.0)  # half the pot lies between a third and four fifths
    tiny = stands("60 c 20")
    assert 0 < tiny.ease < 1
    assert len(tiny.nodes) == 1
    assert tree.street[tiny.nodes[0][0]] == 1


def test_a_raise_that_takes_the_shorter_stack_is_all_in() -> None:
    found = find(hand("700", HOLES, stacks=(1000, 660)), (20, 32, 50))
    assert found is not None
    tree = duel_tree(32, 1)
    assert found.nodes == ((tree.child[tree.first[0] + tree.count[0] - 1], 1.0),)


def test_the_depth_taken_is_the_nearest_by_ratio() -> None:
    assert stands("60", stack=620).depth == 20
    assert stands("60", stack=660).depth == 50


def test_a_hand_dealt_to_three_is_not_for_two() -> None:
    assert find(hand("c", {0: "As Ah", 1: "Kd Kc", 2: "2d 2c"}, stacks=(1000,) * 3), (50,)) is None


@pytest.mark.parametrize("words", ["", "c", "c x", "60 c x", "60 c x 60", "60 c x x 40 c", "60 c x 60 c x 180 c"])
def test_the_node_is_the_actors_and_on_the_street_of_the_view(words: str) -> None:
    view = hand(words, HOLES, BOARD, stacks=(1000, 1000))
    found = find(view, (50,))
    assert found is not None
    tree = duel_tree(50, found.own)
    assert view.play is not None
    board = len(getattr(view.play, "board", ()))
    for node, _ in found.nodes:
        assert (0, 3, 4, 5)[tree.street[node]] == board
        assert tree.actor[node] == found.own == int(view.turn != 0)
