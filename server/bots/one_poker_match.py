"""One Poker beyond the one deal that is trained: other antes and deeper stacks, and the chance to win the match. No cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

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
        """The total in chips for a bet of the tree; PASS and FOLD are themselves."""
        if bet <= PASS:
            return bet
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


def win_chance(chips: int, total: int, ante: int, *, first: bool) -> float:
    """The chance to win the match from `chips` of `total` before a deal, among equals.

    Chips are neither made nor lost, and among equals no deal favours anybody but for the place of the first player: so
    the chance is the share of the chips, less what acting first costs.
    """
    if chips in (0, total):
        return chips / total
    edge = -FIRST_COSTS if first else FIRST_COSTS
    return min(max((chips + edge * ante) / total, 0.0), 1.0)
