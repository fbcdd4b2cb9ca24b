"""Two players: what the trained strategy does with each bucket where a hand stands in its betting tree."""

from array import array
from collections.abc import Mapping

from protocol.play import Action, Call, Check, Fold, Legal
from server.bots.holdem.buckets import SIZES
from server.bots.holdem.duel_tree import CALL, FOLD, DuelTree, duel_tree
from server.bots.holdem.duel_walk import Duel
from server.bots.policy import raise_to
from server.bots.strategy import ArtefactError

WHOLE = 15
"""The weights of one bucket at one node sum to this."""


class DuelStrategy:
    """The trained weights. `arrays`: `duel_depths` (the depths, in big blinds) and for each of them `duel_<depth>_0` for the button and
    `duel_<depth>_1` for the other: for each node of the bot and each of its edges but the last a weight for every bucket of the street; the
    rest to WHOLE is the last edge's."""

    def __init__(self, arrays: Mapping[str, "array[int]"]) -> None:
        self.depths: tuple[int, ...] = tuple(arrays.get("duel_depths", ()))
        self._weights = dict[tuple[int, int], "array[int]"]()
        self._bases = dict[tuple[int, int], "array[int]"]()
        for depth in self.depths:
            for own in (0, 1):
                bases, total = _bases(duel_tree(depth, own))
                weights = arrays.get(f"duel_{depth}_{own}")
                if weights is None or len(weights) != total:
                    raise ArtefactError("the strategy for holdem does not fit this version; install the package again")
                self._weights[depth, own], self._bases[depth, own] = weights, bases
        if not self.depths:
            raise ArtefactError("the strategy for holdem lacks duel_depths; install the package again")

    def chances(self, depth: int, own: int, node: int, bucket: int) -> list[float]:
        """The chance of each edge of a node of the bot as player `own`."""
        tree, weights, base = duel_tree(depth, own), self._weights[depth, own], self._bases[depth, own][node]
        size = SIZES[tree.street[node]]
        chosen = [weights[base + edge * size + bucket] for edge in range(tree.count[node] - 1)]
        return [weight / WHOLE for weight in (*chosen, WHOLE - sum(chosen))]

    def wishes(self, spot: Duel, legal: Legal, bucket: int) -> dict[Action, float]:
        """What to do with a hand of this bucket, with weights."""
        tree = duel_tree(spot.depth, spot.own)
        wishes = dict[Action, float]()
        stay: Action = Check() if legal.check else Call()
        for node, share in spot.nodes:
            chances = self.chances(spot.depth, spot.own, node, bucket)
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


def _bases(tree: DuelTree) -> tuple["array[int]", int]:
    """Where the weights of each node of the bot begin among those that are kept, and how many are kept."""
    bases, total = array("i"), 0
    for node in range(len(tree.actor)):
        bases.append(total)
        if tree.actor[node] == tree.own:
            total += (tree.count[node] - 1) * SIZES[tree.street[node]]
    return bases, total
