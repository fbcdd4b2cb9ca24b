"""The chance of winning with a board on the table, estimated by a fixed small number of hands: the same cards give the same answer."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import accumulate, combinations
from random import Random

from protocol.cards import HOLDEM_DECK
from server.bots.holdem.hands import kind
from server.bots.holdem.reading import Foe
from server.games.holdem.ranking import KEYS, strength

TRIALS = 900
"""Hands dealt to an opponent before the river; the error of the estimate is about 0.015."""
SLACK = 0.06
"""Weight of the hands that a range leaves out: nobody plays quite by the book."""

Pair = tuple[str, str]
Signs = tuple[float, float]
"""What an opponent's play tells: `share` and `force` of Foe."""


@cache
def _tops() -> dict[Pair, float]:
    """For each two cards, in the deck's order, the share of hands at least as good before the flop."""
    return {pair: kind(*pair).top for pair in combinations(HOLDEM_DECK, 2)}


def equity(hole: Sequence[str], board: Sequence[str], foes: Sequence[Foe]) -> float:
    """The chance (0 to 1) of winning against all of `foes`, splits counted half, with three to five cards on the board."""
    known = _chances(tuple(hole), tuple(board), tuple(dict.fromkeys((foe.share, foe.force) for foe in foes)))
    result = 1.0
    # Opponents' hands have the board in common: whoever beats one is likelier to beat the next.
    for place, chance in enumerate(sorted(known[foe.share, foe.force] for foe in foes)):
        result *= chance ** (1.0 if place == 0 else 0.85)
    return result


@lru_cache(maxsize=4096)
def _chances(hole: tuple[str, ...], board: tuple[str, ...], signs: tuple[Signs, ...]) -> dict[Signs, float]:
    """The chance against an opponent who shows each of these signs. Kept: the arena plays the same cards from every seat."""
    rivals = _Rivals(hole, board)
    return {shown: rivals.chance(*shown) for shown in signs}


class _Rivals:
    """All hands that an opponent can hold, with their strength on the present board."""

    def __init__(self, hole: Sequence[str], board: Sequence[str]) -> None:
        self.mine = KEYS[hole[0]] + KEYS[hole[1]]
        self.board = sum(KEYS[card] for card in board)
        self.missing = 5 - len(board)
        seen = {*hole, *board}
        tops = _tops()
        pairs = list(combinations([card for card in HOLDEM_DECK if card not in seen], 2))
        self.tops = [tops[pair] for pair in pairs]
        self.keys = [KEYS[one] + KEYS[other] for one, other in pairs]
        self.strengths = [strength(self.board + key) for key in self.keys]
        self.rest = [KEYS[card] for card in HOLDEM_DECK if card not in seen]
        self._places: list[float] | None = None
        self.rng = Random(self.mine ^ self.board)

    def places(self) -> list[float]:
        """For each hand the share of hands that are stronger on this board."""
        if self._places is None:
            order = sorted(self.strengths, reverse=True)
            first = dict[int, int]()
            for place, value in enumerate(order):
                first.setdefault(value, place)
            count = len(order)
            self._places = [first[value] / count for value in self.strengths]
        return self._places

    def chance(self, share: float, force: float) -> float:
        """The chance of winning against an opponent who shows these signs (see Foe)."""
        weights = [1.0 if top <= share else SLACK for top in self.tops] if share < 1 else [1.0] * len(self.tops)
        if force:
            wanted = (0.55, 0.35, 0.25, 0.15, 0.1)[min(4, int(force * 2) - 1)]
            # A bet is now and then a bluff or a draw.
            weights = [
                weight * (1.0 if place <= wanted else 0.25 / (1 + force))
                for weight, place in zip(weights, self.places(), strict=True)
            ]
        return self._river(weights) if not self.missing else self._dealt(weights)

    def _river(self, weights: list[float]) -> float:
        """Exact: nothing more is dealt."""
        own = strength(self.mine + self.board)
        won = total = 0.0
        for weight, theirs in zip(weights, self.strengths, strict=True):
            total += weight
            if own > theirs:
                won += weight
            elif own == theirs:
                won += weight / 2
        return won / total

    def _dealt(self, weights: list[float]) -> float:
        """By dealing the rest of the board and an opponent's hand TRIALS times."""
        rng, rest, mine, board = self.rng, self.rest, self.mine, self.board
        opponents = rng.choices(self.keys, cum_weights=list(accumulate(weights)), k=TRIALS)
        won = 0.0
        count = len(rest)
        for theirs in opponents:
            runout = board
            taken = theirs
            for _ in range(self.missing):
                while True:
                    card = rest[int(rng.random() * count)]
                    # A card's own bit is among the low 52 of its key.
                    if not card & taken & 0xFFFFFFFFFFFFF:
                        break
                taken |= card & 0xFFFFFFFFFFFFF
                runout += card
            own, other = strength(mine + runout), strength(theirs + runout)
            if own > other:
                won += 1.0
            elif own == other:
                won += 0.5
        return won / TRIALS
