"""Two players with short stacks: which hand moves in, which calls, and where the tables do not apply."""

from array import array

import pytest

from protocol.play import Call, Fold, Raise
from server.bots.holdem.push import DEEPEST, SHALLOWEST, SURE, PushStrategy
from server.bots.policy import legal_of
from server.bots.strategy import ArtefactError
from tests.kit.positions import hand

ROWS = DEEPEST - SHALLOWEST + 1


def strategy() -> PushStrategy:
    """Moves in with everything down to the shortest stacks only; calls with a chance that says the depth."""
    pushes = [SURE if depth < 10 else 51 for depth in range(ROWS) for _ in range(169)]
    calls = [depth for depth in range(ROWS) for _ in range(169)]
    return PushStrategy({"push": array("B", pushes), "push_call": array("B", calls)})


def wishes(words: str, *stacks: int) -> dict | None:
    view = hand(words, {0: "As Ah", 1: "Kd Kc"}, stacks=stacks)
    return strategy().wishes(view, legal_of(view), 5)


def test_the_small_blind_moves_in_or_folds() -> None:
    assert wishes("", 100, 1000) == {Raise(100): 1.0, Fold(): 0.0}
    assert wishes("", 190, 190) == {Raise(190): pytest.approx(0.2), Fold(): pytest.approx(0.8)}


def test_the_big_blind_calls_all_in_or_folds_by_the_shorter_stack() -> None:
    found = wishes("1000", 1000, 100)
    assert found == {
        Call(): pytest.approx((10 - SHALLOWEST) / SURE),
        Fold(): pytest.approx(1 - (10 - SHALLOWEST) / SURE),
    }


def test_a_small_blind_that_can_only_call_all_in_does_that() -> None:
    assert wishes("", 20, 1000) == {Call(): 1.0, Fold(): 0.0}


@pytest.mark.parametrize(
    ("words", "stacks"), [("", (1000, 1000)), ("c", (100, 100)), ("40", (100, 100)), ("f", (100, 100, 100))]
)
def test_the_tables_are_for_short_stacks_of_two_and_all_in_or_fold_only(words: str, stacks: tuple[int, ...]) -> None:
    view = hand(words, {0: "As Ah", 1: "Kd Kc"}, stacks=stacks)
    assert strategy().wishes(view, legal_of(view), 5) is None


def test_tables_of_the_wrong_size_are_refused() -> None:
    with pytest.raises(ArtefactError, match="does not fit"):
        PushStrategy({"push": array("B"), "push_call": array("B")})
    with pytest.raises(ArtefactError, match="lacks"):
        PushStrategy({})
