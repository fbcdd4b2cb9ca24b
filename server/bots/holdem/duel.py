"""Two players: where a hand stands in the trained betting tree, and what the strategy does there with each bucket.

A bet of a size that the tree does not have is taken for its neighbours, with the shares of the pseudo-harmonic mapping (Ganzfried and
Sandholm 2013); the policy is then the mixture, so that it stays a function of the view.
"""

from array import array
from collections.abc import Mapping
from dataclasses import dataclass

from msgspec import Struct

from protocol.holdem import BlindPosted, HandStarted, HoldemPlay, StreetDealt
from protocol.play import Action, AntePaid, Call, Called, Check, Checked, Fold, Legal, Raised
from protocol.table import AnyEvent, TableView
from server.bots.holdem.buckets import SIZES
from server.bots.holdem.duel_tree import CALL, FOLD, DuelTree, duel_tree
from server.bots.policy import raise_to
from server.bots.strategy import ArtefactError

WHOLE = 15
"""The weights of one bucket at one node sum to this."""


class Duel(Struct, frozen=True, gc=False):
    """A place in the trees: the chance that the hand stands at each of these nodes (of the tree of `depth`), and `ease`: how far a bet that was
    smaller than any in the tree is to be answered as if nothing could be lost by a fold less (0: not at all)."""

    depth: int
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
    """Where the hand of this view stands; None if more than two were dealt in, or if the tree knows no such course."""
    play, you = view.play, view.you
    if not isinstance(play, HoldemPlay) or you is None or you.seat is None:
        return None
    walk: _Walk | None = None
    for event in view.log:
        if isinstance(event, HandStarted):
            if sum(stack > 0 for stack in event.stacks) != 2:
                return None
            walk = _Walk(event.stacks, play, depths)
        elif walk is not None:
            walk.see(event)
    if walk is None:
        return None
    tree, table = walk.tree, walk.table
    actor, street = int(you.seat != play.button), (0, 3, 4, 5).index(len(play.board))
    kept = tuple(
        (node, share) for node, share in walk.nodes.items() if tree.actor[node] == actor and tree.street[node] == street
    )
    if not kept:
        return None
    return Duel(tree.depth, kept, walk.ease, table.high, table.bets[you.seat], sum(table.put), table.reach)


class _Walk:
    """The nodes at which a hand may stand, with their chances, as its events go by."""

    def __init__(self, stacks: tuple[int, ...], play: HoldemPlay, depths: tuple[int, ...]) -> None:
        depth = (min(stack for stack in stacks if stack) - play.ante) / play.big_blind
        self.tree = duel_tree(_nearest(depth, depths))
        self.table = _Table(stacks, [0] * len(stacks), [0] * len(stacks), play.big_blind)
        self.nodes, self.ease = {0: 1.0}, 0.0

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


def _nearest(depth: float, depths: tuple[int, ...]) -> int:
    return min(depths, key=lambda known: max(known / max(depth, 0.1), depth / known))


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


class DuelStrategy:
    """The trained weights. `arrays`: `duel_depths` (the depths, in big blinds) and for each of them `duel_<depth>`: for each node and each of its
    edges but the last a weight for every bucket of the street; the rest to WHOLE is the last edge's."""

    def __init__(self, arrays: Mapping[str, "array[int]"]) -> None:
        self.depths: tuple[int, ...] = tuple(arrays.get("duel_depths", ()))
        self._weights = dict[int, "array[int]"]()
        self._bases = dict[int, "array[int]"]()
        for depth in self.depths:
            weights, tree = arrays.get(f"duel_{depth}"), duel_tree(depth)
            bases, total = array("i"), 0
            for node in range(len(tree.actor)):
                bases.append(total)
                total += (tree.count[node] - 1) * SIZES[tree.street[node]]
            if weights is None or len(weights) != total:
                raise ArtefactError("the strategy for holdem does not fit this version; install the package again")
            self._weights[depth], self._bases[depth] = weights, bases
        if not self.depths:
            raise ArtefactError("the strategy for holdem lacks duel_depths; install the package again")

    def chances(self, depth: int, node: int, bucket: int) -> list[float]:
        """The chance of each edge of a node."""
        tree, weights, base = duel_tree(depth), self._weights[depth], self._bases[depth][node]
        size = SIZES[tree.street[node]]
        chosen = [weights[base + edge * size + bucket] for edge in range(tree.count[node] - 1)]
        return [weight / WHOLE for weight in (*chosen, WHOLE - sum(chosen))]

    def wishes(self, spot: Duel, legal: Legal, bucket: int) -> dict[Action, float]:
        """What to do with a hand of this bucket, with weights."""
        tree = duel_tree(spot.depth)
        wishes = dict[Action, float]()
        stay: Action = Check() if legal.check else Call()
        for node, share in spot.nodes:
            chances = self.chances(spot.depth, node, bucket)
            first = tree.first[node]
            last = first + tree.count[node] - 1
            for edge, chance in enumerate(chances, first):
                kind, weight = tree.kind[edge], share * chance
                if not weight:
                    continue
                if kind == FOLD:
                    wishes[Fold()] = wishes.get(Fold(), 0.0) + weight * (1 - spot.ease)
                    wishes[stay] = wishes.get(stay, 0.0) + weight * spot.ease
                    continue
                action = (
                    stay if kind == CALL else raise_to(legal, self._total(tree, node, kind, spot, edge == last)) or stay
                )
                wishes[action] = wishes.get(action, 0.0) + weight
        return wishes

    def _total(self, tree: DuelTree, node: int, kind: int, spot: Duel, all_in: bool) -> float:
        """The real raise-to total for an edge of the tree: the same share of the real pot."""
        if all_in:
            return spot.reach
        after_call = tree.put[0][node] + tree.put[1][node] + tree.high[node] - tree.bet[node]
        return spot.high + (kind - tree.high[node]) / after_call * (spot.pot + spot.high - spot.bet)
