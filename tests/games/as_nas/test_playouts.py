"""What holds in every As-Nas match, whatever is played."""

from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.as_nas import AsNasSettings
from protocol.cards import AS_NAS_DECK
from server.games.as_nas import AS_NAS, AsNasState
from server.games.rules import Step
from server.vectors.visibility import cards_in
from tests.games.as_nas.seating import events, seen
from tests.games.playout import accepts, allows, near, offered, playout, replayed, sequences, told_to

SEEDS = st.integers(0, 2**32)
VIEWERS = (0, 1, 2, 3, None)
MATCH = AsNasSettings(4)


@settings(derandomize=True, deadline=None, max_examples=60)
@given(SEEDS)
def test_points_sum_to_zero_in_every_view_and_the_pot_is_the_stakes(seed: int) -> None:
    for _, step in playout(AS_NAS, MATCH, Random(seed)):
        play = seen(step.state)
        assert sum(play.totals) == 0
        assert play.pot == sum(play.stakes)
        assert [seat.bet for seat in AS_NAS.view(step.state, None).seats] == list(play.stakes)


@settings(derandomize=True, deadline=None, max_examples=60)
@given(SEEDS, st.integers(1, 5))
def test_a_match_ends_after_its_deals(seed: int, deals: int) -> None:
    state = [step.state for _, step in playout(AS_NAS, AsNasSettings(deals), Random(seed))][-1]
    assert (AS_NAS.over(state), AS_NAS.number(state), AS_NAS.turn(state)) == (True, deals, None)


@settings(derandomize=True, deadline=None, max_examples=30)
@given(SEEDS)
def test_step_accepts_exactly_what_legal_offers(seed: int) -> None:
    for _, step in playout(AS_NAS, AsNasSettings(2), Random(seed)):
        turn, legal = AS_NAS.turn(step.state), AS_NAS.legal(step.state)
        assert (turn is None) == (legal is None)
        for seat in range(4):
            for action in near(legal, ("A0",)):
                assert accepts(AS_NAS, step.state, seat, action) == (seat == turn and allows(legal, action)), action


@settings(derandomize=True, deadline=None, max_examples=30)
@given(SEEDS)
def test_a_replay_of_the_inputs_gives_the_same_state(seed: int) -> None:
    played = list(playout(AS_NAS, MATCH, Random(seed)))
    assert replayed(AS_NAS, MATCH, [given for given, _ in played]) == played[-1][1].state


@settings(derandomize=True, deadline=None, max_examples=60)
@given(SEEDS)
def test_nobody_is_told_a_card_that_is_neither_looked_at_nor_shown(seed: int) -> None:
    for _, step in playout(AS_NAS, MATCH, Random(seed)):
        shown = {card for hand in seen(step.state).shown for card in hand.cards}
        for viewer in VIEWERS:
            own = set() if viewer is None or not step.state.looked[viewer] else set(step.state.hands[viewer])
            assert cards_in((events(step.emits, viewer), AS_NAS.view(step.state, viewer))) <= own | shown


def twin(state: AsNasState, viewer: int | None, rng: Random) -> AsNasState:
    """A state that differs from this one in all that the viewer can't know: the hidden cards lie in other hands."""
    shown = {hand.seat for hand in state.shown}
    hidden = [
        seat for seat in range(len(state.hands)) if seat not in shown and not (seat == viewer and state.looked[seat])
    ]
    cards = [card for seat in hidden for card in state.hands[seat]]
    rng.shuffle(cards)
    hands = list(state.hands)
    for place, seat in enumerate(hidden):
        hands[seat] = tuple(cards[5 * place : 5 * place + 5])
    return msgspec.structs.replace(state, hands=tuple(hands))


@settings(derandomize=True, deadline=None, max_examples=40)
@given(SEEDS)
def test_states_that_differ_only_in_what_a_viewer_cannot_know_give_it_equal_bytes(seed: int) -> None:
    rng = Random(seed)
    for _, step in playout(AS_NAS, MATCH, Random(seed)):
        for viewer in VIEWERS:
            other = twin(step.state, viewer, rng)
            assert told_to(AS_NAS, Step(step.state, ()), viewer) == told_to(AS_NAS, Step(other, ()), viewer)


@settings(derandomize=True, deadline=None, max_examples=25)
@given(SEEDS)
def test_until_the_showdown_an_action_tells_nothing_of_hidden_cards(seed: int) -> None:
    rng = Random(seed)
    for _, step in playout(AS_NAS, AsNasSettings(2), Random(seed)):
        turn, legal = AS_NAS.turn(step.state), AS_NAS.legal(step.state)
        if turn is None or legal is None:
            continue
        for viewer in VIEWERS:
            if viewer == turn:
                continue
            other = twin(step.state, viewer, rng)
            for action in offered(legal):
                after = AS_NAS.step(step.state, turn, action)
                if after.state.turn is not None:
                    twin_after = AS_NAS.step(other, turn, action)
                    assert told_to(AS_NAS, after, viewer) == told_to(AS_NAS, twin_after, viewer)


def test_the_numbers_of_action_sequences_are_frozen() -> None:
    """From any deck: who may do what does not depend on the cards."""
    state = AS_NAS.deal(AS_NAS.new(AsNasSettings()), AS_NAS_DECK).state
    counts = [sequences(AS_NAS, state, depth) for depth in range(9)]
    assert counts == [1, 4, 15, 57, 212, 696, 1940, 4739, 10282]
