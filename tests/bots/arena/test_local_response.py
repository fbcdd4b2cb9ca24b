"""The local best response to hold'em bots: what it wins from players whose faults are known."""

from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from protocol.play import Call, Check, Fold, Raise
from protocol.table import TableView
from server.bots.arena.exploit_holdem import PolicyRange, spread
from server.bots.arena.local_response import RESPONDERS, Responder, interval, local_response, with_hole
from server.bots.policy import Policy, legal_of, policy_of, raise_to
from server.bots.training.holdem_cards import PAIR_CARDS, PAIR_PLACE
from tests.kit.positions import hand

POT = RESPONDERS[0]


def won(policy: Callable[[TableView], Policy], hands: int, responder: Responder = POT, seed: int = 1) -> np.ndarray:
    """By hand; the policy must not look at its cards, so that it is asked once for all of them."""

    class Blind(PolicyRange):
        def chances(self, view: TableView, pairs: np.ndarray) -> dict:
            return spread([policy(view)], np.zeros(len(pairs), dtype=np.int64))

    return local_response(Blind(policy), responder, hands, seed)


def folds(view: TableView) -> Policy:
    return policy_of({Fold(): 1.0, Check(): 1.0}, legal_of(view))


def calls(view: TableView) -> Policy:
    return policy_of({Check(): 1.0, Call(): 1.0}, legal_of(view))


def moves_in(view: TableView) -> Policy:
    wish = raise_to(legal_of(view), 10**6)
    return {wish: 1.0} if wish is not None else calls(view)


@pytest.mark.parametrize("responder", RESPONDERS[:2])
def test_who_folds_always_loses_the_blinds_750_a_hand_exactly(responder: Responder) -> None:
    gains = won(folds, 8, responder)
    assert gains.reshape(-1, 2).mean(axis=1).tolist() == [750.0] * 4


def test_who_calls_always_loses_several_big_blinds_a_hand() -> None:
    assert won(calls, 60).mean() > 2000


def test_who_moves_in_always_loses_to_calls_with_the_better_hands_only() -> None:
    gains = won(moves_in, 60)
    assert gains.mean() > 2000
    assert gains.min() >= -50_000


def test_a_responder_that_bets_from_the_turn_on_does_not_raise_before() -> None:
    late = Responder("late", (1.0,), since=4)
    asked: list[int] = []

    def notes(view: TableView) -> Policy:
        asked.append(len(getattr(view.play, "board", ())) if legal_of(view).fold else -1)
        return calls(view)

    won(notes, 20, late)
    # In the small blind the bot owes half a blind; after that nothing until the turn.
    assert 3 not in asked
    assert 4 in asked


def test_the_same_seed_measures_the_same() -> None:
    assert won(calls, 6, seed=3).tolist() == won(calls, 6, seed=3).tolist()
    assert won(calls, 6, seed=3).tolist() != won(calls, 6, seed=4).tolist()


def test_a_range_is_asked_with_every_hand_in_turn() -> None:
    seen: list[tuple[str, ...] | None] = []

    def notes(view: TableView) -> Policy:
        seen.append(getattr(view.play, "hole", None))
        return {Call(): 0.25, Raise(60): 0.75} if len(seen) == 1 else {Fold(): 1.0}

    view = hand("", {0: "As Ah", 1: "Kd Kc"}, stacks=(1000, 1000))
    pairs = np.array([PAIR_PLACE[0, 1], PAIR_PLACE[50, 51]])
    found = PolicyRange(notes).chances(view, pairs)
    assert seen == [("2c", "2d"), ("Ah", "As")]
    assert {action: chances.tolist() for action, chances in found.items()} == {
        Call(): [0.25, 0.0],
        Raise(60): [0.75, 0.0],
        Fold(): [0.0, 1.0],
    }


def test_before_the_flop_hands_of_one_kind_are_asked_once() -> None:
    seen: list[tuple[str, ...] | None] = []

    def notes(view: TableView) -> Policy:
        seen.append(getattr(view.play, "hole", None))
        return {Call(): 1.0}

    pairs = np.arange(1326)
    found = PolicyRange(notes).chances(hand("", {0: "As Ah", 1: "Kd Kc"}, stacks=(1000, 1000)), pairs)
    assert len(seen) == 169
    assert found[Call()].tolist() == [1.0] * 1326


def test_a_bot_is_asked_with_no_card_twice() -> None:
    asked: list[int] = []

    def looks(view: TableView) -> Policy:
        cards = (*getattr(view.play, "hole"), *getattr(view.play, "board"))  # noqa: B009
        assert len(set(cards)) == len(cards)
        asked.append(len(cards))
        return calls(view)

    local_response(PolicyRange(looks), POT, 6, 1)
    assert set(asked) == {2, 5, 6, 7}


def test_the_stacks_are_those_asked_for() -> None:
    depths: set[float] = set()

    def notes(view: TableView) -> Policy:
        depths.add(sum(seat.stack or 0 for seat in view.seats) + getattr(view.play, "pot"))  # noqa: B009
        return calls(view)

    class Blind(PolicyRange):
        def chances(self, view: TableView, pairs: np.ndarray) -> dict:
            return spread([notes(view)], np.zeros(len(pairs), dtype=np.int64))

    local_response(Blind(notes), POT, 4, 1, depth=17)
    assert depths == {2 * 17 * 20}


def test_the_two_hands_of_a_pair_count_once_for_the_interval() -> None:
    assert interval(np.array([1.0, 3.0, 3.0, 1.0])) == 0
    assert interval(np.array([1.0, 1.0, 3.0, 3.0])) == pytest.approx(1.96)


def test_other_cards_in_the_hand_change_nothing_else_in_the_view() -> None:
    view = hand("", {0: "As Ah", 1: "Kd Kc"}, stacks=(1000, 1000))
    place = Random(1).randrange(1326)
    other = with_hole(view, place)
    assert PAIR_CARDS[place].tolist() == [_number(card) for card in getattr(other.play, "hole")]  # noqa: B009
    assert other.log == view.log
    assert other.legal == view.legal


def _number(card: str) -> int:
    return 4 * "23456789TJQKA".index(card[0]) + "cdhs".index(card[1])
