"""What any engine must hold, whatever game it is: claims about a `Rules` value, each checked over random matches.

A new game passes them all before it comes to a table: docs/adding-a-game.md. What is special to a game (its chips, its hands) is for tests of its
own.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from protocol.play import MatchEnded
from protocol.table import GameSettings
from server.games.rules import Illegal, Rules, Step
from tests.games.playout import allows, chosen, near, offered, playout, replayed, shuffled, told_to

AnyRules = Rules[Any]
Claim = Callable[[AnyRules, GameSettings, int], None]
DEALS = 12
"""Random matches are left after so many deals."""


def _viewers(rules: AnyRules, settings: GameSettings) -> list[int | None]:
    return [*range(rules.seats(settings)), None]


def _steps(rules: AnyRules, settings: GameSettings, seed: int) -> Iterator[Step[Any]]:
    for _, step in playout(rules, settings, Random(seed), DEALS):
        yield step


def settings_are_possible_and_those_of_nobody_are_not(rules: AnyRules, settings: GameSettings, seed: int) -> None:
    """`problem` finds nothing wrong with these settings, and something with those of another game; `new` refuses what `problem` names."""
    assert rules.problem(settings) is None
    other: Any = msgspec.defstruct("Other", [])()
    assert rules.problem(other), "settings of another game must be a problem"
    try:
        rules.new(other)
    except ValueError:
        return
    raise AssertionError("new() must raise ValueError where problem() finds one")


def a_match_begins_between_hands(rules: AnyRules, settings: GameSettings, seed: int) -> None:
    """Before the first deal nobody is to act, nothing is legal, the number is 0, and at least two play."""
    state = rules.new(settings)
    assert (rules.turn(state), rules.legal(state), rules.number(state), rules.over(state)) == (None, None, 0, False)
    assert len(rules.playing(state)) >= 2
    assert set(rules.playing(state)) <= set(range(rules.seats(settings)))


def the_pack_is_whole_and_in_a_fixed_order(rules: AnyRules, settings: GameSettings, seed: int) -> None:
    """The same state asks for the same cards in the same order, none of them twice; no other cards can be dealt."""
    state = rules.new(settings)
    pack = rules.pack(state)
    assert pack == rules.pack(rules.new(settings))
    assert len(set(pack)) == len(pack) > 0
    for wrong in (pack[1:], (*pack, pack[0]), (*pack[1:], pack[1])):
        try:
            rules.deal(state, wrong)
        except ValueError:
            continue
        raise AssertionError(f"deal() must refuse cards that are not the pack: {wrong[:3]}…")


def everything_is_pure(rules: AnyRules, settings: GameSettings, seed: int) -> None:
    """The same inputs make the same states and events, and no state is changed by what is done with it."""
    inputs, state = [], rules.new(settings)
    for given, step in playout(rules, settings, Random(seed), DEALS):
        before = msgspec.json.encode(state)
        if given.seat is None:
            assert isinstance(given.action, tuple)
            again = rules.deal(state, given.action)
        else:
            assert not isinstance(given.action, tuple)
            again = rules.step(state, given.seat, given.action)
        assert again == step
        assert msgspec.json.encode(state) == before, "a state was changed"
        inputs.append(given)
        state = step.state
    assert replayed(rules, settings, inputs) == state


def what_is_legal_is_accepted_and_nothing_else(rules: AnyRules, settings: GameSettings, seed: int) -> None:
    """`step` raises Illegal exactly where `legal` does not offer the action; also out of turn."""
    for step in _steps(rules, settings, seed):
        state = step.state
        turn, legal = rules.turn(state), rules.legal(state)
        assert (turn is None) == (legal is None)
        cards = rules.pack(rules.new(settings))[:3]
        for seat in range(rules.seats(settings)):
            ours = legal if seat == turn else None
            for action in [*near(ours, cards), *(offered(ours) if ours else [])]:
                try:
                    rules.step(state, seat, action)
                    accepted = True
                except Illegal:
                    accepted = False
                assert accepted == allows(ours, action), (seat, action)


def somebody_who_is_to_act_can(rules: AnyRules, settings: GameSettings, seed: int) -> None:
    """Who is to act is in the match and has something to do, and something that never costs the seat: the server does it when the clock runs out."""
    for step in _steps(rules, settings, seed):
        turn, legal = rules.turn(step.state), rules.legal(step.state)
        if turn is None:
            continue
        assert legal is not None
        assert turn in rules.playing(step.state)
        assert offered(legal)
        assert legal.check or legal.hold or legal.fold or legal.lock is not None


def hands_are_numbered_and_matches_end(rules: AnyRules, settings: GameSettings, seed: int) -> None:
    """Deals count from 1; a match that is over says so once, has standings with a first place, and deals no more."""
    number, ended = 0, 0
    state = rules.new(settings)
    for given, step in playout(rules, settings, Random(seed), 2000):
        state = step.state
        if given.seat is None:
            number += 1
            assert rules.number(state) == number
        ended += sum(isinstance(emit.event, MatchEnded) for emit in step.emits)
        assert rules.over(state) == bool(ended)
    assert rules.over(state), "a match of random players must end within 2000 deals"
    assert ended == 1
    places = [line.place for line in rules.view(state, None).standings]
    assert places == sorted(places)
    assert places[0] == 1
    assert len(places) == rules.seats(settings)
    try:
        rules.deal(state, rules.pack(state))
    except ValueError:
        return
    raise AssertionError("no hand begins after the end of a match")


def every_viewer_has_a_whole_view(rules: AnyRules, settings: GameSettings, seed: int) -> None:
    """Every seat and the spectators get a view: all seats in it, the turn, what is legal only for the seat to act, a result only between hands."""
    for step in _steps(rules, settings, seed):
        turn = rules.turn(step.state)
        for viewer in _viewers(rules, settings):
            view = rules.view(step.state, viewer)
            assert len(view.seats) == rules.seats(settings)
            assert view.turn == turn
            assert view.legal == (rules.legal(step.state) if viewer == turn is not None else None)
            assert (view.result is None) == (turn is not None)
            assert view.seats == rules.view(step.state, None).seats, "what is said of the seats is the same for all"


def a_secret_is_told_to_a_seat_that_is_there(rules: AnyRules, settings: GameSettings, seed: int) -> None:
    """Events are for everybody or for one seat of the table."""
    for step in _steps(rules, settings, seed):
        assert {emit.to for emit in step.emits} <= set(_viewers(rules, settings))


def a_view_says_no_more_than_the_events_did(rules: AnyRules, settings: GameSettings, seed: int) -> None:
    """Two matches that differ only in cards that a viewer was not told of look the same to that viewer, to the byte."""
    random, state = Random(seed), rules.new(settings)
    compared = 0
    while not rules.over(state) and compared < 200:
        cards = shuffled(rules, state, random)
        for _ in range(20 if cards else 0):
            one, two = random.sample(range(len(cards)), 2)
            twin = list(cards)
            twin[one], twin[two] = twin[two], twin[one]
            for viewer in _viewers(rules, settings):
                compared += _alike(rules, (rules.deal(state, cards), rules.deal(state, tuple(twin))), viewer, random)
        step = rules.deal(state, cards)
        while (turn := rules.turn(step.state)) is not None:
            legal = rules.legal(step.state)
            assert legal is not None
            step = rules.step(step.state, turn, chosen(legal, random))
        state = step.state
    assert compared, "no two matches could be compared"


def _alike(rules: AnyRules, twins: tuple[Step[Any], Step[Any]], viewer: int | None, random: Random) -> int:
    """Play both alike for as long as the viewer is told the same; gives how many views were compared."""
    one, two = twins
    compared = 0
    while _events(one, viewer) == _events(two, viewer):
        assert told_to(rules, one, viewer) == told_to(rules, two, viewer), f"viewer {viewer} can tell {one} from {two}"
        compared += 1
        turn, legal = rules.turn(one.state), rules.legal(one.state)
        if turn is None or legal is None or rules.turn(two.state) != turn:
            break
        action = chosen(legal, random)
        if not allows(rules.legal(two.state), action):
            break
        one, two = rules.step(one.state, turn, action), rules.step(two.state, turn, action)
    return compared


def _events(step: Step[Any], viewer: int | None) -> list[object]:
    return [emit.event for emit in step.emits if emit.to is None or emit.to == viewer]


CLAIMS: tuple[Claim, ...] = (
    settings_are_possible_and_those_of_nobody_are_not,
    a_match_begins_between_hands,
    the_pack_is_whole_and_in_a_fixed_order,
    everything_is_pure,
    what_is_legal_is_accepted_and_nothing_else,
    somebody_who_is_to_act_can,
    hands_are_numbered_and_matches_end,
    every_viewer_has_a_whole_view,
    a_secret_is_told_to_a_seat_that_is_there,
    a_view_says_no_more_than_the_events_did,
)
