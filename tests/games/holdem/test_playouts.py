"""Whole matches of random actions, from random stacks, blinds and antes (Hypothesis): what holds at every step of every one of them."""

from dataclasses import dataclass
from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.holdem import HandStarted, HoldemPlay, HoldemSettings
from protocol.play import Raise
from server.games.holdem import HOLDEM, HoldemState, ranking
from server.games.holdem.state import seated
from server.games.rules import Step
from tests.games.playout import accepts, allows, chosen, near, shuffled, told_to

HANDS = 40
"""Random players soon lose everything; a match that goes on for longer is left."""


@dataclass(frozen=True)
class Start:
    """Where a match begins, and the seed of its cards and actions."""

    settings: HoldemSettings
    stacks: tuple[int, ...]
    button: int
    seed: int


@st.composite
def starts(draw: st.DrawFn) -> Start:
    seats = draw(st.integers(2, 10))
    small = draw(st.integers(1, 30))
    rules = HoldemSettings(seats, 1000, small, draw(st.integers(small, 60)), draw(st.sampled_from((0, 0, 1, 7, 60))))
    stack = st.sampled_from((0, 1, 5, 12, 25, 60, 61, 200, 1000)) | st.integers(1, 300)
    stacks = draw(st.lists(stack, min_size=seats, max_size=seats).filter(lambda all_: sum(s > 0 for s in all_) > 1))
    button = draw(st.sampled_from([seat for seat, chips in enumerate(stacks) if chips]))
    return Start(rules, tuple(stacks), button, draw(st.integers(0, 2**32)))


def match(start: Start) -> list[Step[HoldemState]]:
    """Every step of a match played at random."""
    random = Random(start.seed)
    state = seated(start.settings, start.stacks, start.button)
    steps: list[Step[HoldemState]] = []
    while not HOLDEM.over(state) and HOLDEM.number(state) < HANDS:
        steps.append(HOLDEM.deal(state, shuffled(HOLDEM, state, random)))
        state = steps[-1].state
        while (turn := HOLDEM.turn(state)) is not None:
            legal = HOLDEM.legal(state)
            assert legal is not None
            steps.append(HOLDEM.step(state, turn, chosen(legal, random)))
            state = steps[-1].state
    return steps


@given(starts())
@settings(max_examples=200, deadline=None)
def test_chips_are_conserved_at_every_step(start: Start):
    for step in match(start):
        betting = step.state.round
        assert sum(betting.stacks) + betting.pot == sum(start.stacks)
        assert min(betting.stacks) >= 0


@given(starts())
@settings(max_examples=200, deadline=None)
def test_the_pots_of_a_view_add_up_to_what_was_put_in(start: Start):
    for step in match(start):
        play = HOLDEM.view(step.state, None).play
        assert isinstance(play, HoldemPlay)
        assert sum(pot.amount for pot in play.pots) == play.pot
        assert all(pot.contenders for pot in play.pots)


@given(starts())
@settings(max_examples=200, deadline=None)
def test_winners_share_every_pot_and_nobody_wins_what_another_did_not_lose(start: Start):
    for step in match(start):
        result = step.state.result
        if result is not None:
            assert all(sum(winner.share for winner in pot.winners) == pot.amount for pot in result.pots)
            assert all(winner.seat in pot.contenders for pot in result.pots for winner in pot.winners)
            assert sum(result.net) == 0


@given(starts())
@settings(max_examples=100, deadline=None)
def test_a_hand_ends_after_a_bounded_number_of_actions(start: Start):
    # Each of four rounds: every raise adds at least a chip to the highest bet, and each seat answers a raise at most once.
    bound = 4 * start.settings.seats * (sum(start.stacks) + 1)
    actions = 0
    for step in match(start):
        actions = 0 if isinstance(step.emits[0].event, HandStarted) else actions + 1
        assert actions <= bound


@given(starts())
@settings(max_examples=60, deadline=None)
def test_step_accepts_an_action_if_and_only_if_legal_offers_it_to_that_seat(start: Start):
    for step in match(start)[:60]:
        turn = HOLDEM.turn(step.state)
        for seat in range(start.settings.seats):
            legal = HOLDEM.legal(step.state) if seat == turn else None
            high = step.state.round.high
            for action in [*near(legal, ("As0",)), Raise(high), Raise(high + 1)]:
                assert accepts(HOLDEM, step.state, seat, action) == allows(legal, action), (seat, action)


@given(starts())
@settings(max_examples=40, deadline=None)
def test_the_same_inputs_give_the_same_match(start: Start):
    assert match(start) == match(start)


def secret_swapped(state: HoldemState, viewer: int | None, random: Random) -> HoldemState:
    """The same state with all that this viewer can't know dealt anew: the others' hole cards and the deck to come."""
    hand = state.hand
    shown = {seat for seat in hand.dealt if any(open_.seat == seat for open_ in state.shown)}
    known = {card for seat in (*shown, viewer) if seat is not None for card in hand.holes[seat]} | set(state.board)
    rest = [card for card in hand.deck if card not in known]
    random.shuffle(rest)
    holes = tuple(
        hole if not hole or seat == viewer or seat in shown else (rest.pop(), rest.pop())
        for seat, hole in enumerate(hand.holes)
    )
    board = (*state.board, *[rest.pop() for _ in range(5 - len(state.board))])
    deck = (*rest, *sorted(known))
    named = ranking.names(holes, state.board)
    own = tuple(state.own[seat] if seat == viewer else name for seat, name in enumerate(named))
    return msgspec.structs.replace(
        state, own=own, hand=msgspec.structs.replace(hand, holes=holes, board=board, deck=deck)
    )


@given(starts())
@settings(max_examples=60, deadline=None)
def test_two_states_that_differ_only_in_what_a_viewer_cannot_know_look_the_same_to_it(start: Start):
    random = Random(start.seed)
    for step in match(start):
        for viewer in (None, *range(start.settings.seats)):
            other = Step(secret_swapped(step.state, viewer, random), ())
            assert told_to(HOLDEM, other, viewer) == told_to(HOLDEM, Step(step.state, ()), viewer)


@given(starts())
@settings(max_examples=150, deadline=None)
def test_no_event_carries_a_card_that_its_hearers_may_not_see(start: Start):
    for step in match(start):
        state = step.state
        open_ = set(state.board) | {card for shown in state.shown for card in shown.cards}
        for emit in step.emits:
            own = set(state.hand.holes[emit.to]) if emit.to is not None else set[str]()
            told = msgspec.json.encode(emit.event).decode()
            assert not [card for card in state.hand.deck if f'"{card}"' in told and card not in open_ | own]


@given(starts())
@settings(max_examples=40, deadline=None)
def test_every_view_survives_the_wire(start: Start):
    for step in match(start)[:80]:
        view = HOLDEM.view(step.state, HOLDEM.turn(step.state))
        again = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
        assert again == view
