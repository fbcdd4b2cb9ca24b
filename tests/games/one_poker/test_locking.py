"""one_poker.md, A deal 3: locking, and what nobody else may learn from it."""

import msgspec
import pytest

from protocol.one_poker import CardLocked, Locked
from protocol.play import Action, Call, Check, Fold, Hold, Legal, LockCard, LockOffer, Look, Raise
from server.games.one_poker import ONE_POKER
from server.games.rules import Illegal
from tests.games.one_poker.seating import CHECK, dealt, do, events, locked, play

HANDS = "Ah Kd 3c 2s"


def test_the_first_player_locks_first_and_then_the_other() -> None:
    state = dealt(HANDS, first=1)
    turns = [ONE_POKER.turn(state)]
    state = play(state, LockCard("Ah0"))
    turns.append(ONE_POKER.turn(state))
    assert turns == [1, 0]


def test_while_locking_only_the_own_two_cards_are_offered() -> None:
    assert ONE_POKER.legal(dealt(HANDS)) == Legal(lock=LockOffer(("Ah0", "3c0")))


@pytest.mark.parametrize("action", [Fold(), Check(), Call(), Raise(1), Hold(), Look()])
def test_while_locking_nothing_else_is_possible(action: Action) -> None:
    with pytest.raises(Illegal) as refused:
        do(dealt(HANDS), action)
    assert refused.value.code == "illegal_action"


@pytest.mark.parametrize("card", ["Kd0", "Ah1", "9c0"])
def test_a_card_that_is_not_in_the_hand_cannot_be_locked(card: str) -> None:
    with pytest.raises(Illegal) as refused:
        do(dealt(HANDS), LockCard(card))
    assert (refused.value.code, refused.value.params) == ("illegal_card", {"card": card})


def test_a_lock_is_final() -> None:
    with pytest.raises(Illegal) as refused:
        ONE_POKER.step(play(dealt(HANDS), LockCard("Ah0")), 0, LockCard("3c0"))
    assert refused.value.code == "not_your_turn"


def test_a_lock_is_not_possible_once_betting_has_begun() -> None:
    with pytest.raises(Illegal) as refused:
        do(locked(HANDS, ("Ah", "2s")), LockCard("3c0"))
    assert refused.value.code == "illegal_action"


def test_betting_begins_when_both_have_locked_with_the_first_player() -> None:
    state = locked(HANDS, ("Kd", "Ah"), first=1)
    legal = ONE_POKER.legal(state)
    assert ONE_POKER.turn(state) == 1
    assert legal is not None
    assert legal.check


def test_of_a_lock_the_others_hear_only_that_it_was_made() -> None:
    step = do(dealt(HANDS), LockCard("3c0"))
    assert events(step.emits, 0) == [Locked(0), CardLocked(0, "3c0")]
    assert events(step.emits, 1) == events(step.emits, None) == [Locked(0)]


def test_case_16_no_frame_of_the_others_has_the_choice_made_face_down() -> None:
    """The two choices give the other seat and spectators the very same bytes, of events and view."""
    for viewer in (1, None):
        frames = [
            msgspec.json.encode((events(step.emits, viewer), ONE_POKER.view(step.state, viewer)))
            for step in (do(dealt(HANDS), LockCard(card)) for card in ("Ah0", "3c0"))
        ]
        assert frames[0] == frames[1]


def test_a_hidden_hand_has_no_order_for_the_others() -> None:
    """Kept and drawn card the other way round: equal bytes for everybody but the owner."""
    kept_low = play(locked(HANDS, ("Ah", "2s")), CHECK, CHECK)
    state = ONE_POKER.deal(kept_low, ()).state
    swapped = msgspec.structs.replace(state, hands=((state.hands[0][1], state.hands[0][0]), state.hands[1]))
    for viewer in (1, None):
        assert msgspec.json.encode(ONE_POKER.view(state, viewer)) == msgspec.json.encode(
            ONE_POKER.view(swapped, viewer)
        )


def test_a_player_sees_the_own_lock() -> None:
    assert b'"lock":"3c0"' in msgspec.json.encode(ONE_POKER.view(play(dealt(HANDS), LockCard("3c0")), 0).play)


def test_the_locked_card_lies_open_after_the_deal_and_the_kept_one_does_not() -> None:
    state = play(locked(HANDS, ("Ah", "2s")), CHECK, CHECK)
    assert [(seat.cards, seat.shown) for seat in ONE_POKER.view(state, None).seats] == [(1, ("Ah0",)), (1, ("2s0",))]
