"""Works out the chances of all hole cards before the flop by dealing at random, and writes the table that the bots read.

python -m server.bots.training.holdem_chances [--deals N] [--seed S]
"""

import argparse
from collections.abc import Sequence
from itertools import combinations as pairs
from random import Random

from protocol.cards import HOLDEM_DECK
from server.bots.holdem.hands import COMBINATIONS, CROWD, FILE, RANGES, combinations, name
from server.games.holdem.ranking import KEYS, strength

SHARE = 2520
"""A pot in parts that 1 to 10 winners can share exactly (nearly always at most three do)."""

Example = tuple[str, str]


def examples() -> dict[str, Example]:
    """Two cards of each kind: the suits make no difference before the flop."""
    found = dict[str, Example]()
    for one, other in pairs(HOLDEM_DECK, 2):
        found.setdefault(name(one, other), (one, other))
    return found


def crowd(hole: Example, deals: int, rng: Random) -> list[float]:
    """The chances of winning against 1 to CROWD random hands."""
    rest = [KEYS[card] for card in HOLDEM_DECK if card not in hole]
    mine = KEYS[hole[0]] + KEYS[hole[1]]
    won = [0] * CROWD
    for _ in range(deals):
        cards = rng.sample(rest, 5 + 2 * CROWD)
        board = sum(cards[:5])
        own, sharers = strength(mine + board), 1
        for other in range(CROWD):
            theirs = strength(cards[5 + 2 * other] + cards[6 + 2 * other] + board)
            if theirs > own:
                break
            sharers += theirs == own
            won[other] += SHARE // sharers
    return [parts / SHARE / deals for parts in won]


def ranged(hole: Example, opponents: Sequence[Example], deals: int, rng: Random) -> float:
    """The chance of winning against one opponent who holds one of `opponents`, each equally likely."""
    mine = KEYS[hole[0]] + KEYS[hole[1]]
    possible = [pair for pair in opponents if hole[0] not in pair and hole[1] not in pair]
    won = 0.0
    for _ in range(deals):
        one, other = possible[int(rng.random() * len(possible))]
        taken = (*hole, one, other)
        board = 0
        drawn = rng.sample(HOLDEM_DECK, 9)
        for card in [card for card in drawn if card not in taken][:5]:
            board += KEYS[card]
        own, theirs = strength(mine + board), strength(KEYS[one] + KEYS[other] + board)
        won += 1.0 if own > theirs else 0.5 if own == theirs else 0.0
    return won / deals


def table(deals: int, seed: int) -> list[str]:
    """The lines of the table, best kind first: ordered by how they do against one and against three random hands, half and half."""
    rng = Random(seed)
    hands = examples()
    crowds = {label: crowd(hole, deals, rng) for label, hole in hands.items()}
    order = sorted(hands, key=lambda label: -(crowds[label][0] + 1.5 * crowds[label][2]))
    lines = list[str]()
    for label in order:
        against = [ranged(hands[label], _best(order, share), deals, rng) for share in RANGES]
        numbers = [*crowds[label], *against]
        lines.append(" ".join([label, *(str(round(1000 * number)) for number in numbers)]))
    return lines


def _best(order: Sequence[str], share: float) -> list[Example]:
    """All pairs of cards of the best kinds that make up `share` of all hands."""
    wanted, dealt = set[str](), 0
    for label in order:
        if dealt >= share * COMBINATIONS:
            break
        wanted.add(label)
        dealt += combinations(label)
    return [pair for pair in pairs(HOLDEM_DECK, 2) if name(*pair) in wanted]


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the table; some minutes with the usual number of deals."""
    parser = argparse.ArgumentParser(prog="python -m server.bots.training.holdem_chances", description=__doc__)
    parser.add_argument("--deals", type=int, default=20_000, help="deals for each number (default 20000)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the dealing (default 1)")
    chosen = parser.parse_args(arguments)
    FILE.write_text("\n".join(table(chosen.deals, chosen.seed)) + "\n", "ascii")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
