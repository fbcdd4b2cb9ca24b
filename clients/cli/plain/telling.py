"""News of a table as lines: which sentences stand together on one line, and what is said along with them."""

from collections.abc import Iterator, Sequence

from clients.cli.model import Happened, LogLine
from clients.cli.sentences import sentences
from clients.cli.wording import Wording
from protocol.as_nas import DealOpened, DealScored
from protocol.holdem import BlindPosted, HandEnded, HandStarted
from protocol.one_poker import CardsRevealed, DealEnded, DealStarted, SignalsShown
from protocol.play import AntePaid, Called, Raised
from protocol.table import Asked, ClockWarned

OPENING = (HandStarted, DealStarted, DealOpened, AntePaid, BlindPosted)
"""A hand's or deal's beginning is told in one line."""
TOGETHER = (SignalsShown, CardsRevealed, DealScored)
"""Events of several sentences that stand in one line."""


def lines(news: Sequence[LogLine], wording: Wording, clock_told: bool = True) -> Iterator[str]:
    """The lines that tell the news. `clock_told`: whether the reader wants to hear that the time runs short."""
    opening: list[str] = []
    for line in news:
        event = line.event if isinstance(line, Happened) else None
        if isinstance(event, ClockWarned) and not (clock_told and event.seat == wording.cast.you):
            continue
        if isinstance(event, Asked) and any(wording.cast.you in ask.needed for ask in wording.view.asks):
            continue  # the question itself follows
        besides = _besides(event, wording)
        told = [*sentences(line, wording.speaker), *besides]
        if isinstance(event, OPENING):
            opening += told
            continue
        if opening:
            yield " ".join(opening)
            opening = []
        if isinstance(event, TOGETHER) or besides:
            yield " ".join(told)
        else:
            yield from told
    if opening:
        yield " ".join(opening)


def _ends(event: object) -> bool:
    return isinstance(event, HandEnded | DealEnded)


def _besides(event: object, wording: Wording) -> list[str]:
    """What a listener needs to hear with an event: the stacks at the end of a hand, the pot after the own chips went in."""
    if _ends(event):
        return [wording.stacks()]
    own = isinstance(event, Called | Raised) and event.seat == wording.cast.you and wording.view.game != "holdem"
    if own and wording.view.play is not None and wording.view.stage == "playing":
        return [wording.words.say("pot-now", pot=wording.view.play.pot)]
    return []
