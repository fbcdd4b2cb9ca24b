"""Where a hand between two stands in the trained betting trees, as its log goes by.

A bet of a size that the tree does not have is taken for its neighbours, with the shares of the pseudo-harmonic mapping (Ganzfried and
Sandholm 2013); the policy is then the mixture, so that it stays a function of the view.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec import Struct

from protocol.holdem import BlindPosted, HandStarted, HoldemPlay, StreetDealt
from protocol.play import AntePaid, Called, Checked, Raised
from protocol.table import AnyEvent, TableView
from server.bots.holdem.duel_tree import CALL, FOLD, DuelTree, duel_tree

ALIKE = 1.72
"""A tree is taken for stacks of up to so many times its depth, or so many times less."""


class Duel(Struct, frozen=True, gc=False):
    """A place in the trees: the chance that the hand stands at each of these nodes (of the tree of `depth` where the bot is
    player `own`), and `ease`: how far a bet that was smaller than any in the tree is to be answered as if nothing could be lost by a fold
    less (0: not at all)."""

    depth: int
    own: int
    nodes: tuple[tuple[int, float], ...]
    ease: float
    high: int
    bet: int
    pot: int
    reach: int


@dataclass(slots=True)
class _Table:
    """The chips as they really lie, by seat. `floor` is the price that holds before anybody bets: the big blind before the flop."""

    stacks: tuple[int, ...]
    put: list[int]
    bets: list[int]
    floor: int

    @property
    def high(self) -> int:
        """The price of the round."""
        return max(self.floor, *self.bets)

    @property
    def reach(self) -> int:
        """The most that both can bet in all in this round."""
        return min(stack - put + bet for stack, put, bet in zip(self.stacks, self.put, self.bets, strict=True) if stack)

    def pay(self, seat: int, amount: int) -> None:
        """Chips put in, as part of the round's bet."""
        self.bets[seat] += amount
        self.put[seat] += amount


def find(view: TableView, depths: tuple[int, ...]) -> Duel | None:
    """Where the hand of this view stands in the tree of one of the `depths`; None if it is in none.

    So it is with more than two players, at a depth that no tree is for, and when the hand has gone where the tree has ended.
    """
    play, you = view.play, view.you
    if not isinstance(play, HoldemPlay) or you is None or you.seat is None:
        return None
    walk: _Walk | None = None
    for event in view.log:
        if isinstance(event, HandStarted):
            if sum(stack > 0 for stack in event.stacks) != 2:
                return None
            walk = _Walk(event.stacks, play, depths, int(you.seat != play.button))
        elif walk is not None:
            walk.see(event)
    if walk is None:
        return None
    tree, table = walk.tree, walk.table
    street = (0, 3, 4, 5).index(len(play.board))
    kept = tuple(
        (node, share)
        for node, share in walk.nodes.items()
        if tree.actor[node] == tree.own and tree.street[node] == street
    )
    if not kept:
        return None
    return Duel(tree.depth, tree.own, kept, walk.ease, table.high, table.bets[you.seat], sum(table.put), table.reach)


class _Walk:
    """The nodes at which a hand may stand, with their chances, as its events go by."""

    def __init__(self, stacks: tuple[int, ...], play: HoldemPlay, depths: tuple[int, ...], own: int) -> None:
        depth = (min(stack for stack in stacks if stack) - play.ante) / play.big_blind
        ratios = {known: max(known / max(depth, 0.1), max(depth, 0.1) / known) for known in depths}
        nearest = min(depths, key=ratios.__getitem__)
        self.tree = duel_tree(nearest, own)
        self.table = _Table(stacks, [0] * len(stacks), [0] * len(stacks), play.big_blind)
        self.nodes, self.ease = dict[int, float](), 0.0
        if ratios[nearest] <= ALIKE:
            self.nodes[0] = 1.0

    def see(self, event: AnyEvent) -> None:
        """Go on past an event; of no other than the betting's is taken notice."""
        match event:
            case AntePaid():
                self.table.put[event.seat] += event.amount
            case BlindPosted():
                self.table.pay(event.seat, event.amount)
            case StreetDealt():
                self.table.bets, self.table.floor = [0] * len(self.table.bets), 0
            case Checked() | Called():
                self.nodes, self.ease = _followed(self.tree, self.nodes), 0.0
                if isinstance(event, Called):
                    self.table.pay(event.seat, event.amount)
            case Raised():
                self._raised(event)
                self.table.pay(event.seat, event.amount)
            case _:
                pass

    def _raised(self, event: Raised) -> None:
        """A bet or raise, told by its share of the pot after a call; what reaches the shorter stack is all-in."""
        table = self.table
        high, reach = table.high, table.reach
        pot = sum(table.put) + high - table.bets[event.seat]
        size, most = (min(event.to, reach) - high) / pot, (reach - high) / pot
        after, self.ease = dict[int, float](), 0.0
        for node, share in self.nodes.items():
            sizes = _sizes(self.tree, node, most)
            for child, part in _mapped(sizes, size):
                # Smaller than all: as the smallest, but with more calls.
                to = sizes[0][1] if child is None else child
                self.ease += share * part if child is None else 0.0
                after[to] = after.get(to, 0.0) + share * part
        self.nodes = after


def _followed(tree: DuelTree, nodes: Mapping[int, float]) -> dict[int, float]:
    """After a check or a call."""
    after = dict[int, float]()
    for node, share in nodes.items():
        edge = tree.first[node] + (tree.kind[tree.first[node]] == FOLD)
        child = tree.child[edge]
        if child >= 0:
            after[child] = after.get(child, 0.0) + share
    return after


def _sizes(tree: DuelTree, node: int, most: float) -> list[tuple[float, int]]:
    """The sizes that may be bet here, as shares of the pot after calling, with where they lead; all-in is as large as it really is."""
    first, count = tree.first[node], tree.count[node]
    pot = tree.put[0][node] + tree.put[1][node] + tree.high[node] - tree.bet[node]
    found = [
        ((tree.kind[edge] - tree.high[node]) / pot, tree.child[edge])
        for edge in range(first, first + count)
        if tree.kind[edge] > CALL
    ]
    if found:
        found[-1] = max(most, found[-2][0] + 0.01 if len(found) > 1 else 0.01), found[-1][1]
    return found


def _mapped(sizes: list[tuple[float, int]], size: float) -> list[tuple[int | None, float]]:
    """Where the neighbours of a size lead, with their shares; None stands for the bet of nothing below the smallest."""
    below, lower = 0.0, None
    for above, upper in sizes:
        if size <= above:
            share = (above - size) * (1 + below) / ((above - below) * (1 + size))
            return [(lower, share), (upper, 1 - share)] if share > 0 else [(upper, 1.0)]
        below, lower = above, upper
    return [(lower, 1.0)] if sizes else []
