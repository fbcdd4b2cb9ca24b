from random import Random

import pytest

from protocol.play import Action, Call, Check, Fold, Raise
from server.bots.one_poker_tree import FOLD, PASS, locate, points, root, size
from server.games.one_poker import ONE_POKER, OnePokerState
from tests.games.one_poker.seating import do, locked


def test_eight_chips_behind_make_180_decision_points() -> None:
    assert size(8) == len(list(points(8))) == 180


def test_nineteen_chips_behind_make_6388_decision_points() -> None:
    assert size(19) == len(list(points(19))) == 6388


def test_numbers_of_decision_points_are_their_depth_first_order() -> None:
    assert [point.index for point in points(7)] == list(range(size(7)))


def test_a_short_all_in_may_only_be_called_or_folded_to() -> None:
    """one_poker.md, worked example 3: a bet of 4, all-in for 6."""
    assert locate(6, (4, 6)).actions() == (FOLD, PASS)


def test_a_raise_adds_at_least_the_last_increment() -> None:
    assert locate(19, (3, 8)).actions() == (FOLD, PASS, *range(13, 20))


def test_fold_is_not_offered_to_a_player_who_owes_nothing() -> None:
    assert FOLD not in root(5).actions()


def test_a_history_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match=r"\(4, 5\)"):
        locate(19, (4, 5))


def offered(state: OnePokerState, stack: int) -> set[int]:
    """What the engine offers, in the tree's words: bets beyond the shorter stack are that stack."""
    legal = ONE_POKER.legal(state)
    assert legal is not None
    actions = {FOLD} if legal.fold else set[int]()
    if legal.check or legal.call is not None:
        actions.add(PASS)
    if legal.raise_ is not None:
        actions |= {min(to, stack) for to in range(legal.raise_.least, legal.raise_.most + 1)}
    return actions


def action_of(action: int, state: OnePokerState) -> Action:
    legal = ONE_POKER.legal(state)
    assert legal is not None
    if action == PASS:
        return Check() if legal.check else Call()
    if action == FOLD or legal.raise_ is None:
        return Fold()
    return Raise(max(action, legal.raise_.least))


@pytest.mark.parametrize("chips", [(20, 20), (13, 27), (30, 10), (3, 37)])
def test_the_tree_offers_and_pays_what_the_rules_do(chips: tuple[int, int]) -> None:
    stack, rng = min(chips) - 1, Random(sum(chips) + chips[0])
    for _ in range(300):
        state, point, lost, loser = locked("Ah Kh 3h 4h", ("Ah", "Kh"), chips), root(stack), None, 1
        while lost is None:
            assert offered(state, stack) == set(point.actions())
            action = rng.choice(point.actions())
            state = do(state, action_of(action, state)).state
            if not point.ends(action):
                point = point.after(action)
            else:
                lost = 1 + (point.behind if action == FOLD else point.level)
                loser = point.actor if action == FOLD else 1
        assert state.result is not None
        assert state.result.net[loser] == -lost
        assert state.phase == "end"
