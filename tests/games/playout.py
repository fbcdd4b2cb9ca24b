"""Drivers for tests of any game: every action that an offer means, actions round about it, and whole random matches."""

from collections.abc import Iterator
from random import Random
from typing import TypeVar

import msgspec
from msgspec import Struct

from protocol.play import Action, Call, Check, Fold, Hold, Legal, LockCard, Look, Raise
from protocol.table import GameSettings
from server.games.rules import Illegal, Rules, Step

S = TypeVar("S")


class Input(Struct, frozen=True):
    """What a match was fed: shuffled cards (no seat), or a seat's action."""

    seat: int | None
    action: Action | tuple[str, ...]


def offered(legal: Legal) -> list[Action]:
    """Every action that the offer allows; of raises the least, the most and some between."""
    plain: list[tuple[object, Action]] = [
        (legal.fold, Fold()),
        (legal.check, Check()),
        (legal.hold, Hold()),
        (legal.look, Look()),
        (legal.call, Call()),
    ]
    actions = [action for allowed, action in plain if allowed]
    if legal.raise_ is not None:
        totals = {legal.raise_.least, legal.raise_.half_pot, legal.raise_.pot, legal.raise_.most}
        actions += [Raise(to) for to in sorted(totals)]
    if legal.lock is not None:
        actions += [LockCard(card) for card in legal.lock.cards]
    return actions


def allows(legal: Legal | None, action: Action) -> bool:
    """Whether the offer has this very action."""
    if legal is None:
        return False
    match action:
        case Raise(to=to):
            return legal.raise_ is not None and legal.raise_.least <= to <= legal.raise_.most
        case LockCard(card=card):
            return legal.lock is not None and card in legal.lock.cards
        case Call():
            return legal.call is not None
        case _:
            return {Fold: legal.fold, Check: legal.check, Hold: legal.hold, Look: legal.look}[type(action)]


def near(legal: Legal | None, cards: tuple[str, ...]) -> list[Action]:
    """Actions of every kind, allowed or not, with amounts round about the limits."""
    amounts = {0, 1, 2, 3, 4, 5, 1_000_000}
    if legal is not None and legal.raise_ is not None:
        amounts |= {limit + by for limit in (legal.raise_.least, legal.raise_.most) for by in (-1, 0, 1)}
    plain: list[Action] = [Fold(), Check(), Call(), Hold(), Look()]
    return [*plain, *map(Raise, sorted(amounts)), *map(LockCard, cards)]


def accepts(rules: Rules[S], state: S, seat: int, action: Action) -> bool:
    """Whether `step` carries it out."""
    try:
        rules.step(state, seat, action)
    except Illegal:
        return False
    return True


def shuffled(rules: Rules[S], state: S, rng: Random) -> tuple[str, ...]:
    """The pack that is due, in random order."""
    cards = list(rules.pack(state))
    rng.shuffle(cards)
    return tuple(cards)


def chosen(legal: Legal, rng: Random) -> Action:
    """A random action of the offer; folds and raises to the limit are made rarer, so that deals go on."""
    actions = offered(legal)
    calm = [action for action in actions if not isinstance(action, Fold | Raise)]
    return rng.choice(calm if calm and rng.random() < 0.6 else actions)


def playout(rules: Rules[S], settings: GameSettings, rng: Random, most: int = 200) -> Iterator[tuple[Input, Step[S]]]:
    """A random match, input by input with the step that each made; it stops in front of deal number `most` + 1."""
    state = rules.new(settings)
    while not rules.over(state) and rules.number(state) < most:
        cards = shuffled(rules, state, rng)
        step = rules.deal(state, cards)
        yield Input(None, cards), step
        state = step.state
        while (seat := rules.turn(state)) is not None:
            legal = rules.legal(state)
            assert legal is not None
            action = chosen(legal, rng)
            step = rules.step(state, seat, action)
            yield Input(seat, action), step
            state = step.state


def replayed(rules: Rules[S], settings: GameSettings, inputs: list[Input]) -> S:
    """The state that these inputs lead to."""
    state = rules.new(settings)
    for given in inputs:
        if isinstance(given.action, tuple):
            state = rules.deal(state, given.action).state
        else:
            assert given.seat is not None
            state = rules.step(state, given.seat, given.action).state
    return state


def told_to(rules: Rules[S], step: Step[S], viewer: int | None) -> bytes:
    """All that a viewer gets for a step: its events and its view, as bytes."""
    events = [emit.event for emit in step.emits if emit.to is None or emit.to == viewer]
    return msgspec.json.encode((events, rules.view(step.state, viewer)))


def sequences(rules: Rules[S], state: S, depth: int) -> int:
    """The number of action sequences of this length, or shorter where the deal ends; every single amount is a raise of its own."""
    legal = rules.legal(state)
    if not depth or legal is None:
        return 1
    seat = rules.turn(state)
    assert seat is not None
    actions = [action for action in offered(legal) if not isinstance(action, Raise)]
    if legal.raise_ is not None:
        actions += [Raise(to) for to in range(legal.raise_.least, legal.raise_.most + 1)]
    return sum(sequences(rules, rules.step(state, seat, action).state, depth - 1) for action in actions)
