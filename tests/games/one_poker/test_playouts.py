"""What holds in every One Poker match, whatever is played."""

from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.cards import ONE_POKER_DECK
from protocol.one_poker import OnePokerPlay, OnePokerSettings
from server.games.one_poker import ONE_POKER, OnePokerState
from server.games.one_poker.ranking import signal
from server.games.rules import Step
from server.vectors.visibility import cards_in
from tests.games.one_poker.seating import events
from tests.games.playout import accepts, allows, near, offered, playout, replayed, sequences, told_to

SEEDS = st.integers(0, 2**32)
CHOICES = st.sampled_from([OnePokerSettings(), OnePokerSettings(3, 1), OnePokerSettings(60, 7), OnePokerSettings(5, 5)])


@settings(derandomize=True, deadline=None, max_examples=60)
@given(SEEDS, CHOICES)
def test_chips_are_conserved_in_every_view(seed: int, chosen: OnePokerSettings) -> None:
    for _, step in playout(ONE_POKER, chosen, Random(seed)):
        view = ONE_POKER.view(step.state, None)
        assert isinstance(view.play, OnePokerPlay)
        assert sum(seat.stack or 0 for seat in view.seats) + view.play.pot == 2 * chosen.chips


@settings(derandomize=True, deadline=None, max_examples=60)
@given(SEEDS, CHOICES)
def test_cards_are_neither_lost_nor_doubled(seed: int, chosen: OnePokerSettings) -> None:
    for _, step in playout(ONE_POKER, chosen, Random(seed)):
        state = step.state
        kept = [
            card for seat in (0, 1) for card in state.hands[seat] if state.turn is not None or card != state.locks[seat]
        ]
        assert sorted([*state.stock, *state.discards, *kept]) == sorted(ONE_POKER_DECK)


@settings(derandomize=True, deadline=None, max_examples=60)
@given(SEEDS)
def test_a_match_ends_with_one_player_having_all_chips(seed: int) -> None:
    state = [step.state for _, step in playout(ONE_POKER, OnePokerSettings(), Random(seed), 5000)][-1]
    assert ONE_POKER.over(state)
    assert sorted(seat.stack or 0 for seat in ONE_POKER.view(state, None).seats) == [0, 40]


@settings(derandomize=True, deadline=None, max_examples=25)
@given(SEEDS, CHOICES)
def test_step_accepts_exactly_what_legal_offers(seed: int, chosen: OnePokerSettings) -> None:
    for _, step in playout(ONE_POKER, chosen, Random(seed), 6):
        state = step.state
        turn, legal = ONE_POKER.turn(state), ONE_POKER.legal(state)
        assert (turn is None) == (legal is None)
        for seat in (0, 1):
            for action in near(legal, (*state.hands[seat], "2c0")):
                assert accepts(ONE_POKER, state, seat, action) == (seat == turn and allows(legal, action)), action


@settings(derandomize=True, deadline=None, max_examples=25)
@given(SEEDS, CHOICES)
def test_a_replay_of_the_inputs_gives_the_same_state(seed: int, chosen: OnePokerSettings) -> None:
    played = list(playout(ONE_POKER, chosen, Random(seed), 40))
    assert replayed(ONE_POKER, chosen, [given for given, _ in played]) == played[-1][1].state


@settings(derandomize=True, deadline=None, max_examples=25)
@given(SEEDS)
def test_nobody_is_told_a_card_that_is_neither_own_nor_revealed(seed: int) -> None:
    for _, step in playout(ONE_POKER, OnePokerSettings(), Random(seed), 120):
        revealed = {card for cards in step.state.revealed for card in cards}
        for viewer in (0, 1, None):
            own = set() if viewer is None else set(step.state.hands[viewer])
            assert cards_in((events(step.emits, viewer), ONE_POKER.view(step.state, viewer))) <= own | revealed


def twin(state: OnePokerState, viewer: int | None, rng: Random) -> OnePokerState:
    """A state that differs from this one in all that the viewer can't know: hands with the same signals from the stock, other locks, another
    order of hands and stock."""
    hands, stock, locks = list(state.hands), list(state.stock), list(state.locks)
    rng.shuffle(stock)
    ended = state.turn is None
    for seat in (0, 1):
        if seat == viewer or not hands[seat]:
            continue
        hand = [card for card in hands[seat] if not (ended and card == locks[seat])]
        for place, card in enumerate(hand):
            other = next((other for other in stock if signal((other, other)) == signal((card, card))), card)
            if other != card:
                stock[stock.index(other)] = card
                hand[place] = other
        open_ = [lock for lock in (locks[seat],) if ended and lock is not None]
        hands[seat] = tuple(rng.sample([*hand, *open_], 2))
        if not ended and locks[seat] is not None:
            locks[seat] = rng.choice(hands[seat])
    return msgspec.structs.replace(state, hands=tuple(hands), stock=tuple(stock), locks=tuple(locks))


@settings(derandomize=True, deadline=None, max_examples=40)
@given(SEEDS)
def test_states_that_differ_only_in_what_a_viewer_cannot_know_give_it_equal_bytes(seed: int) -> None:
    rng = Random(seed)
    for _, step in playout(ONE_POKER, OnePokerSettings(), Random(seed), 60):
        for viewer in (0, 1, None):
            other = twin(step.state, viewer, rng)
            assert told_to(ONE_POKER, Step(step.state, ()), viewer) == told_to(ONE_POKER, Step(other, ()), viewer)


@settings(derandomize=True, deadline=None, max_examples=25)
@given(SEEDS)
def test_until_the_reveal_an_action_tells_nothing_of_hidden_cards(seed: int) -> None:
    rng = Random(seed)
    for _, step in playout(ONE_POKER, OnePokerSettings(), Random(seed), 20):
        state = step.state
        turn, legal = ONE_POKER.turn(state), ONE_POKER.legal(state)
        if turn is None or legal is None:
            continue
        for viewer in (1 - turn, None):
            other = twin(state, viewer, rng)
            theirs = ONE_POKER.legal(other)
            assert theirs is not None
            for mine, twins in zip(offered(legal), offered(theirs), strict=True):
                after = ONE_POKER.step(state, turn, mine)
                if after.state.turn is not None:
                    twin_after = ONE_POKER.step(other, turn, twins)
                    assert told_to(ONE_POKER, after, viewer) == told_to(ONE_POKER, twin_after, viewer)


def test_the_numbers_of_action_sequences_are_frozen() -> None:
    """Four ways to lock, then the betting of two stacks of five behind the ante."""
    state = ONE_POKER.deal(ONE_POKER.new(OnePokerSettings(6)), ONE_POKER_DECK).state
    assert [sequences(ONE_POKER, state, depth) for depth in range(9)] == [1, 2, 4, 24, 96, 204, 296, 348, 368]
