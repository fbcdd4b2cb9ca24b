"""Whether something told to a viewer carries a card that this viewer may not see."""

import re
from collections.abc import Iterable
from typing import TypeVar

import msgspec

from server.games.rules import Rules, Step
from server.vectors.report import RowReport

S = TypeVar("S")

_CARD = re.compile(r'"([2-9TJQKA][cdhs][01]?|[ASBZC][0-3])"')
"""A card of any of the three games, as the wire spells it."""


def cards_in(told: object) -> set[str]:
    """Every card that a message part carries, wherever in it."""
    return set(_CARD.findall(msgspec.json.encode(told).decode()))


def expect_hidden(
    report: RowReport,
    rules: Rules[S],
    step: Step[S],
    viewers: Iterable[int | None],
    may_see: dict[int | None, set[str]],
) -> None:
    """Expect that after this step no viewer's view and no event told to it has a card outside `may_see`, nor an offer for another's turn."""
    for viewer in viewers:
        view = rules.view(step.state, viewer)
        events = [emit.event for emit in step.emits if emit.to is None or emit.to == viewer]
        who = "a spectator" if viewer is None else f"seat {viewer}"
        report.expect(f"hidden cards in the view of {who}", [], sorted(cards_in(view) - may_see[viewer]))
        report.expect(f"hidden cards in the events for {who}", [], sorted(cards_in(events) - may_see[viewer]))
        if view.legal is not None and viewer != view.turn:
            report.expect(f"an offer in the view of {who}", None, view.legal)
