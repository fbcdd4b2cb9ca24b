"""The three engines hold what any engine must hold; and an engine that breaks a claim is found out."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from protocol.as_nas import AsNasSettings
from protocol.holdem import HoldemSettings
from protocol.one_poker import OnePokerSettings
from protocol.play import Check
from protocol.table import GameSettings
from server.games.catalogue import CATALOGUE
from server.games.rules import Emit, Illegal, Step
from tests.kit import conformance
from tests.kit.conformance import CLAIMS, AnyRules, Claim

CHOICES: list[GameSettings] = [
    HoldemSettings(seats=2, stack=3000),
    HoldemSettings(seats=4, stack=500, ante=3),
    OnePokerSettings(),
    OnePokerSettings(chips=3),
    AsNasSettings(deals=4),
]


def rules_of(settings: GameSettings) -> AnyRules:
    return CATALOGUE[settings.__struct_config__.tag]  # type: ignore[index]


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim.__name__)
@pytest.mark.parametrize("settings", CHOICES, ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_engines_hold(claim: Claim, settings: GameSettings, seed: int) -> None:
    claim(rules_of(settings), settings, seed)


HOLDEM: AnyRules = CATALOGUE["holdem"]
LONG = HoldemSettings(seats=3, stack=3000)


def leaking_view(state: Any, viewer: int | None) -> Any:
    """Spectators see what seat 0 has."""
    return HOLDEM.view(state, 0 if viewer is None else viewer)


def lenient_step(state: Any, seat: int, action: Any) -> Step[Any]:
    """A check where one is to call is taken for a fold."""
    try:
        return HOLDEM.step(state, seat, action)
    except Illegal:
        if isinstance(action, Check):
            return Step(state, ())
        raise


def loud_deal(state: Any, cards: tuple[str, ...]) -> Step[Any]:
    """Something is told to a seat that is not there."""
    step = HOLDEM.deal(state, cards)
    return Step(step.state, (*step.emits, Emit(step.emits[0].event, 7)))


def careless_deal(state: Any, cards: tuple[str, ...]) -> Step[Any]:
    """Any cards will do."""
    pack = HOLDEM.pack(state)
    return HOLDEM.deal(state, cards if sorted(cards) == sorted(pack) else pack)


def repeatedly(claim: Callable[..., None], broken: AnyRules) -> None:
    """The claim over several matches: some are over too soon to show a fault."""
    for seed in range(10):
        claim(broken, LONG, seed)


@pytest.mark.parametrize(
    ("broken", "claim"),
    [
        (replace(HOLDEM, view=leaking_view), conformance.a_view_says_no_more_than_the_events_did),
        (replace(HOLDEM, view=leaking_view), conformance.every_viewer_has_a_whole_view),
        (replace(HOLDEM, step=lenient_step), conformance.what_is_legal_is_accepted_and_nothing_else),
        (replace(HOLDEM, deal=loud_deal), conformance.a_secret_is_told_to_a_seat_that_is_there),
        (replace(HOLDEM, deal=careless_deal), conformance.the_pack_is_whole_and_in_a_fixed_order),
        (replace(HOLDEM, problem=lambda _: None), conformance.settings_are_possible_and_those_of_nobody_are_not),
        (replace(HOLDEM, number=lambda _: 1), conformance.hands_are_numbered_and_matches_end),
        (replace(HOLDEM, turn=lambda _: 0), conformance.a_match_begins_between_hands),
    ],
    ids=lambda part: getattr(part, "__name__", "broken"),
)
def test_an_engine_that_breaks_a_claim_is_found_out(broken: AnyRules, claim: Callable[..., None]) -> None:
    with pytest.raises(AssertionError):
        repeatedly(claim, broken)
