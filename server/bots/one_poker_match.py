"""One Poker over a whole match: which trained strategy a deal calls for, other antes and deeper stacks, the chance to win.

The first deal is played as if it stood alone. In the later ones everybody knows the groups of both kept cards, a kept
card is likely a weak one, and the own one is worth something: the strategy for later deals heeds all three.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path

from server.bots import strategy
from server.bots.one_poker_cards import FIRST_DEAL, LATER_DEAL
from server.bots.one_poker_strategy import OnePokerStrategy
from server.bots.one_poker_tree import DEEPEST, PASS, root

PLAIN_ANTES = 9
"""Bets up to this many antes stand for themselves even where stacks are deeper than what was trained."""
FIRST_COSTS = 0.03
"""Chips a deal, with an ante of one, that acting first costs among equals."""


@dataclass(frozen=True, slots=True)
class Scale:
    """Between chips at a table and the trained tree: `depth` is what the shorter player has behind after the ante, in chips.

    The tree counts in antes and is DEEPEST deep. In a deeper deal large bets are drawn together, so that all-in stays all-in.
    """

    depth: int
    ante: int

    @property
    def stack(self) -> int:
        """The depth in the tree, 0 if there is no betting."""
        return self._drawn(self.depth) if self.depth > 0 else 0

    def inward(self, total: int) -> int:
        """The tree's bet for a total bet in chips, at least 1; all-in only for what is all-in."""
        if total >= self.depth:
            return self.stack
        return max(1, min(self._drawn(total), self.stack - 1)) if self.stack > 1 else 1

    def outward(self, bet: int) -> int:
        """The total in chips for a bet of the tree."""
        if bet >= self.stack:
            return self.depth
        antes = self.depth / self.ante
        if antes > DEEPEST and bet > PLAIN_ANTES:
            part = (bet - PLAIN_ANTES) / (DEEPEST - PLAIN_ANTES)
            return round(self.ante * PLAIN_ANTES * (antes / PLAIN_ANTES) ** part)
        return bet * self.ante

    def _drawn(self, chips: int) -> int:
        antes, deepest = chips / self.ante, self.depth / self.ante
        if deepest > DEEPEST and antes > PLAIN_ANTES:
            part = log(antes / PLAIN_ANTES) / log(deepest / PLAIN_ANTES)
            return round(PLAIN_ANTES + part * (DEEPEST - PLAIN_ANTES))
        return max(1, round(antes))

    def history(self, actions: Sequence[int]) -> tuple[int, ...] | None:
        """The tree's history for actions at the table: PASS, or the total in chips of a bet or raise.

        A raise that the tree does not have there stands for the nearest that it has; None if it has none at all.
        """
        point, history = root(self.stack), list[int]()
        for action in actions:
            wanted = action if action == PASS else self.inward(action)
            if wanted != PASS:
                raises = [other for other in point.actions() if other > 0]
                if not raises:
                    return None
                wanted = min(raises, key=lambda other: abs(other - wanted))
            if wanted not in point.actions() or point.ends(wanted):
                return None
            point = point.after(wanted)
            history.append(wanted)
        return tuple(history)


@dataclass(frozen=True, slots=True)
class Hand:
    """What a player knows of the cards of a deal. `signals` are the numbers of UP cards, own and other's; `ranks` the own two (from 0,
    the two, to 12, the ace); `kept` the own kept rank, None in the first deal; `courses` the own course and the other's (see
    one_poker_cards.course_of), None if they are not known."""

    signals: tuple[int, int]
    ranks: tuple[int, int]
    kept: int | None = None
    courses: tuple[int, int] | None = None


class MatchStrategy:
    """Both trained strategies as one."""

    def __init__(self, first: OnePokerStrategy, later: OnePokerStrategy) -> None:
        self._first, self._later = first, later

    @classmethod
    def load(cls, folder: Path = strategy.FOLDER) -> "MatchStrategy":
        """The strategies in the package; raises ArtefactError."""
        return cls(OnePokerStrategy.load(folder, FIRST_DEAL), OnePokerStrategy.load(folder, LATER_DEAL))

    def lock(self, stack: int, position: int, hand: Hand) -> dict[int, float]:
        """The chance of locking each rank; `stack` of the tree, `position` 0 for the first player."""
        if hand.kept is None or hand.courses is None:
            low, high = sorted(hand.ranks)
            return self._first.lock(stack, position, *hand.signals, (low, high))
        drawn = sum(hand.ranks) - hand.kept
        return self._later.lock(stack, position, *hand.courses, (hand.kept, drawn))

    def bet(
        self, stack: int, position: int, hand: Hand, locked: int, history: Sequence[int]
    ) -> dict[int, float] | None:
        """The chance of each action of the tree; None where the strategy itself never gets to."""
        kept = sum(hand.ranks) - locked
        if hand.kept is None or hand.courses is None:
            return self._first.bet(stack, position, *hand.signals, locked, kept, history)
        return self._later.bet(stack, position, *hand.courses, locked, kept, history)

    def kept_worth(self, rank: int) -> float:
        """What keeping a rank is worth in antes, against the average kept card."""
        return self._later.kept_worth(rank)

    def kept_share(self, rank: int) -> float:
        """How likely a kept card is this rank."""
        return self._later.kept_share(rank)


def win_chance(chips: int, total: int, ante: int, *, first: bool) -> float:
    """The chance to win the match from `chips` of `total` before a deal, among equals.

    Chips are neither made nor lost, and among equals no deal favours anybody but for the place of the first player: so
    the chance is the share of the chips, less what acting first costs.
    """
    if chips in (0, total):
        return chips / total
    edge = -FIRST_COSTS if first else FIRST_COSTS
    return min(max((chips + edge * ante) / total, 0.0), 1.0)
