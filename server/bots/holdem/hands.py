"""The 169 kinds of two hole cards: their names, their order from best to worst, and their chances before the flop.

The numbers were worked out by dealing at random (server.bots.training.holdem_chances writes them) and lie beside this module as
`chances.txt`: a line a kind, best first, with its chances in per mille.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from protocol.cards import RANKS

KINDS = 169
COMBINATIONS = 1326
RANGES: tuple[float, ...] = (1.0, 0.7, 0.5, 0.35, 0.2, 0.1, 0.05)
"""Shares of all hands, best first, that the chances against one opponent are known for."""
CROWD = 9
"""The most opponents with any two cards that the chances are known for."""
FILE = Path(__file__).parent / "chances.txt"


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of hole cards.

    `top` is the share of all hands that are at least as good, itself counted half: near 0 for aces, near 1 for the worst.
    `crowd` are the chances (0 to 1, splits shared out) of winning against 1 to CROWD random hands, `ranges` against one opponent who holds
    any of the best RANGES of all hands.
    """

    name: str
    top: float
    crowd: tuple[float, ...]
    ranges: tuple[float, ...]


def name(one: str, other: str) -> str:
    """What the two cards are of: `AA`, `AKs` (one suit) or `AKo`, the higher rank first."""
    low, high = sorted((one, other), key=_rank)
    if low[0] == high[0]:
        return high[0] + low[0]
    return high[0] + low[0] + ("s" if low[1] == high[1] else "o")


def _rank(card: str) -> int:
    return RANKS.index(card[0])


def combinations(kind: str) -> int:
    """In how many ways the kind can be dealt."""
    return 6 if len(kind) == 2 else 4 if kind[2] == "s" else 12


@cache
def kinds() -> dict[str, Kind]:
    """All kinds by name, best first."""
    found = dict[str, Kind]()
    before = 0
    for line in FILE.read_text("ascii").splitlines():
        label, *numbers = line.split()
        chances = tuple(int(number) / 1000 for number in numbers)
        own = combinations(label)
        found[label] = Kind(label, (before + own / 2) / COMBINATIONS, chances[:CROWD], chances[CROWD:])
        before += own
    return found


@cache
def kind(one: str, other: str) -> Kind:
    """The kind of these two cards."""
    return kinds()[name(one, other)]


def against(hand: Kind, share: float) -> float:
    """The chance against one opponent who holds one of the best `share` (0 to 1) of all hands; between the known shares on a straight line."""
    if share <= RANGES[-1]:
        return hand.ranges[-1]
    for place in range(len(RANGES) - 1):
        wide, narrow = RANGES[place], RANGES[place + 1]
        if share >= narrow:
            weight = min(1.0, (share - narrow) / (wide - narrow))
            return weight * hand.ranges[place] + (1 - weight) * hand.ranges[place + 1]
    return hand.ranges[0]


def chance(hand: Kind, shares: tuple[float, ...]) -> float:
    """The chance of winning before the flop against opponents with these ranges (at least one), splits shared out."""
    count = min(len(shares), CROWD)
    result = hand.crowd[count - 1]
    for share in shares:
        result *= against(hand, share) / hand.ranges[0]
    return min(result, hand.crowd[0], 1.0)
