"""Three and more players: the situation of a view, and what the trained strategy does there. Also for what the tree for two does not know."""

from array import array
from collections.abc import Mapping
from itertools import accumulate

from msgspec import Struct

from protocol.holdem import HoldemPlay, StreetDealt
from protocol.play import Action, Call, Called, Check, Checked, Fold, Folded, Legal, Raised
from protocol.table import AnyEvent, TableView
from server.bots.holdem.buckets import LEVELS, SPREADS
from server.bots.holdem.crowd_places import (
    FOLD,
    GROUPS,
    HALF,
    KINDS,
    LATER,
    MOVES,
    POT,
    PREFLOP,
    SHOVE,
    STAY,
    later,
    offered,
    preflop,
    total,
)
from server.bots.policy import NothingToDecide, raise_to
from server.bots.strategy import ArtefactError

SITUATIONS = (PREFLOP, LATER, LATER, LATER)
"""Situations by street."""
HANDS = (KINDS, *GROUPS)
"""Kinds or groups of hands by street."""


class Place(Struct, frozen=True, gc=False):
    """A decision: `street`, the number of its situation, and the raise-to totals of the moves that raise."""

    street: int
    situation: int
    raises: tuple[tuple[int, int], ...]


def group(street: int, bucket: int) -> int:
    """The group of hands that a bucket belongs to: without the board's texture, with half of the spreads; a kind before the flop."""
    if street == 0:
        return bucket
    level, spread = bucket // SPREADS[street] % LEVELS[street], bucket % SPREADS[street]
    return level if street == 3 else level * 2 + spread // 2


class _Story:
    """What of the hand so far makes a situation."""

    def __init__(self, log: tuple[AnyEvent, ...]) -> None:
        self.raises = self.callers = self.before = 0
        self.leader: int | None = None
        self.previous: int | None = None
        self.acted = set[int]()
        self.street = 0
        for event in log:
            match event:
                case StreetDealt():
                    self.before = self.raises if self.street == 0 else self.before
                    self.street += 1
                    self.previous, self.leader = self.leader, None
                    self.raises = self.callers = 0
                    self.acted.clear()
                case Raised():
                    self.raises += 1
                    self.callers = 0
                    self.leader, self.acted = event.seat, {event.seat}
                case Called():
                    self.callers += 1
                    self.acted.add(event.seat)
                case Checked() | Folded():
                    self.acted.add(event.seat)
                case _:
                    pass


def find(view: TableView) -> Place:
    """The situation of a view. Raises NothingToDecide where it asks for nothing."""
    play, you, legal = view.play, view.you, view.legal
    if not isinstance(play, HoldemPlay) or you is None or you.seat is None or legal is None:
        raise NothingToDecide("the view is not that of a seat that decides in a hand of hold'em")
    seat, story = you.seat, _Story(view.log)
    others = [
        other for other in view.seats if other.seat != seat and other.state in ("waiting", "all_in") and other.cards
    ]
    able = [other for other in others if other.stack]
    stack, bet = view.seats[seat].stack or 0, play.bets[seat]
    deepest = max((other.stack or 0) + other.bet for other in others)
    reach = min(stack + bet, deepest)
    owed = legal.call.cost if legal.call else 0
    behind = sum(other.seat not in story.acted for other in able)
    if story.street == 0:
        order = [(play.button + step) % len(view.seats) for step in range(1, len(view.seats) + 1)]
        last = int(all(order.index(other.seat) < order.index(seat) for other in able))
        number = preflop(story.raises, story.callers, behind, len(others), reach, owed, play.pot, last, play.big_blind)
    else:
        lead = 0 if story.previous is None else 1 if story.previous == seat else 2
        number = later(story.raises, behind, len(others), max(0, reach - bet), owed, play.pot, lead, story.before)
    return Place(story.street, number, _raises(legal, story, play, bet, stack, max(deepest, bet + owed)))


def _raises(
    legal: Legal, story: _Story, play: HoldemPlay, bet: int, stack: int, deepest: int
) -> tuple[tuple[int, int], ...]:
    """The moves that raise, with their totals."""
    if legal.raise_ is None:
        return ()
    high = max(play.bets) if play.board else max(play.big_blind, *play.bets)
    most = min(bet + stack, deepest)
    found = list[tuple[int, int]]()
    for move in (HALF, POT, SHOVE):
        to = (
            most if move == SHOVE else total(move, story.street, high, play.pot + high - bet, legal.raise_.least - high)
        )
        if (move == SHOVE or to < most) and offered(
            move, story.street, story.raises, most // play.big_blind, high - bet, to - bet, most - bet
        ):
            found.append((move, to))
    return tuple(found)


class CrowdStrategy:
    """The trained weights. `arrays`: `crowd_seen` (1 for each situation that training met, street by street) and `crowd` (for each of those, for
    each hand, a weight for every move; all zero where it was not met with that hand)."""

    def __init__(self, arrays: Mapping[str, "array[int]"]) -> None:
        try:
            seen, self._weights = arrays["crowd_seen"], arrays["crowd"]
        except KeyError as error:
            raise ArtefactError(f"the strategy for holdem lacks {error}; install the package again") from error
        hands = [count for count, number in zip(HANDS, SITUATIONS, strict=True) for _ in range(number)]
        if len(seen) != len(hands):
            raise ArtefactError("the strategy for holdem does not fit this version; install the package again")
        sizes = [MOVES * count * met for count, met in zip(hands, seen, strict=True)]
        self._starts = array("i", accumulate(sizes, initial=0))
        self._streets = tuple(accumulate(SITUATIONS, initial=0))
        if self._starts[-1] != len(self._weights):
            raise ArtefactError("the strategy for holdem does not fit this version; install the package again")

    def weights(self, place: Place, bucket: int) -> list[int] | None:
        """The weight of each move with a hand of this bucket, or None where training was never there."""
        number = self._streets[place.street] + place.situation
        start = self._starts[number]
        if start == self._starts[number + 1]:
            return None
        start += MOVES * group(place.street, bucket)
        found = list(self._weights[start : start + MOVES])
        return found if any(found) else None

    def wishes(self, place: Place, legal: Legal, bucket: int) -> dict[Action, float] | None:
        """What to do with a hand of this bucket, with weights; None where training was never there."""
        weights = self.weights(place, bucket)
        if weights is None:
            return None
        stay: Action = Check() if legal.check else Call()
        wishes: dict[Action, float] = {Fold() if legal.fold else stay: float(weights[FOLD])}
        wishes[stay] = wishes.get(stay, 0.0) + weights[STAY]
        totals = dict(place.raises)
        for move in (HALF, POT, SHOVE):
            if weights[move]:
                # A raise that is not to be had here is a call.
                action = (raise_to(legal, totals[move]) if move in totals else None) or stay
                wishes[action] = wishes.get(action, 0.0) + weights[move]
        return wishes
