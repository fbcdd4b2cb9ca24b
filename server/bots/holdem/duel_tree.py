"""The betting of two players as the trained strategies know it: a few sizes of bets, for one depth of the stacks. Arithmetic only.

There is one tree for each seat that the bot may have: it bets few sizes itself, and has thought about more of them from the other.
Chips here are twentieths of a big blind. The button posts the small blind and is player 0; it acts first before the flop, last later.
"""

from array import array
from functools import lru_cache

from server.bots.holdem.buckets import SIZES

BIG = 20
FOLD, CALL = 0, 1
"""Kinds of edges; a larger number is the total of the round that is bet or raised to."""
FOLDED, SHOWN = -1, -2
"""Where an edge leads when it is not to a node: all over by a fold, or by a showdown."""
SHOVE_FROM = 0.8
"""A bet of more than this share of what is behind is not offered beside all-in."""

Sizes = tuple[tuple[tuple[float, ...], ...], ...]
"""By street, then by raises made so far in the round: bets and raises as shares of the pot after calling; all-in always comes on top."""
OWN: Sizes = (
    ((0.5, 1.0), (1.0,), ()),
    ((1 / 3, 1.0), (1.0,), ()),
    ((0.5, 1.0), (1.0,), ()),
    ((0.5, 1.0), (1.0,), ()),
)
"""What the bot bets."""
THEIRS: Sizes = (
    ((0.5, 1.0, 2.0), (0.4, 1.0), (0.4,), ()),
    ((1 / 3, 0.8, 2.0), (0.5,), (0.4,), ()),
    ((1 / 3, 0.8, 2.0), (0.5, 1.5), (0.4,), ()),
    ((1 / 3, 0.8, 2.0), (0.5, 1.5), (0.4,), ()),
)
"""What it has answers to."""


class DuelTree:
    """The nodes in the order of a walk, and their edges, where the bot is player `own`.

    By node: `actor`, `street`, `put` (two arrays: what each has put in), `high` (the highest bet of the round), `bet` (the actor's own bet of
    it), `first` and `count` of its edges, and `base`: where the bot's weights begin, for each of its edges one for every bucket of the street (-1
    at the other's nodes). By edge: `kind`, `child` (a node, FOLDED or SHOWN) and `stake` (what the loser has put in, where it ends the hand).
    `weights` is the number of weights.
    """

    def __init__(self, depth: int, own: int) -> None:
        self.depth, self.own, self.stack = depth, own, depth * BIG
        self.actor, self.street, self.count = array("B"), array("B"), array("B")
        self.put = array("i"), array("i")
        self.high, self.bet = array("i"), array("i")
        self.first, self.base = array("i"), array("i")
        self.kind, self.child, self.stake = array("i"), array("i"), array("i")
        self.weights = 0
        self.grow(0, 0, (BIG // 2, BIG), (BIG // 2, BIG), BIG, 0, False)

    def grow(
        self, street: int, actor: int, put: tuple[int, int], bets: tuple[int, int], step: int, raises: int, met: bool
    ) -> int:
        """Add the node at this point of the hand and all behind it; `met`: the other has acted in this round. Returns its number."""
        number, high = len(self.actor), max(bets)
        for column, value in (
            (self.actor, actor),
            (self.street, street),
            (self.put[0], put[0]),
            (self.put[1], put[1]),
            (self.high, high),
            (self.bet, bets[actor]),
            (self.first, len(self.kind)),
            (self.base, self.weights if actor == self.own else -1),
        ):
            column.append(value)
        totals = self.raises_to(street, actor, put, bets, step, raises)
        kinds = [FOLD] * (bets[actor] < high) + [CALL, *totals]
        self.count.append(len(kinds))
        first = len(self.kind)
        self.kind.extend(kinds)
        self.child.extend([FOLDED] * len(kinds))
        self.stake.extend([put[actor]] * len(kinds))
        self.weights += len(kinds) * SIZES[street] * (actor == self.own)
        for place, kind in enumerate(kinds, first):
            if kind == CALL:
                self.child[place], self.stake[place] = self._called(street, actor, put, bets, step, raises, met)
            elif kind != FOLD:
                after = put[actor] - bets[actor] + kind
                self.child[place] = self.grow(
                    street,
                    1 - actor,
                    _with(put, actor, after),
                    _with(bets, actor, kind),
                    max(step, kind - high),
                    raises + 1,
                    True,
                )
        return number

    def raises_to(
        self, street: int, actor: int, put: tuple[int, int], bets: tuple[int, int], step: int, raises: int
    ) -> list[int]:
        """The totals of the round that may be bet or raised to, rising; the last one is all-in."""
        if put[1 - actor] == self.stack:
            return []
        high, most = max(bets), self.stack - put[actor] + bets[actor]
        shares = (OWN if actor == self.own else THEIRS)[street]
        after_call = sum(put) + high - bets[actor]
        totals = {high + max(step, int(share * after_call)) for share in shares[min(raises, len(shares) - 1)]}
        limit = bets[actor] + SHOVE_FROM * (most - bets[actor])
        return [*sorted(total for total in totals if total < limit), most]

    def _called(
        self, street: int, actor: int, put: tuple[int, int], bets: tuple[int, int], step: int, raises: int, met: bool
    ) -> tuple[int, int]:
        after = put[actor] + max(bets) - bets[actor]
        level = _with(put, actor, after)
        if not met:
            # The big blind may still raise; whoever checks first is still followed by the other.
            return self.grow(street, 1 - actor, level, (max(bets), max(bets)), step, raises, True), after
        if street == 3 or after == self.stack:
            return SHOWN, after
        return self.grow(street + 1, 1, level, (0, 0), BIG, 0, False), after


def _with(pair: tuple[int, int], place: int, value: int) -> tuple[int, int]:
    return (value, pair[1]) if place == 0 else (pair[0], value)


@lru_cache(maxsize=16)
def duel_tree(depth: int, own: int) -> DuelTree:
    """The tree for stacks of `depth` big blinds where the bot is player `own` (0: the button), built once."""
    return DuelTree(depth, own)
