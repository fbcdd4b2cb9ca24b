"""Which hands the trained hold'em strategies hold to be alike: a bucket for two hole cards on a board, worked out within a few milliseconds.

Before the flop a bucket is a kind. On the flop and the turn it says how good the hand is on average over the cards to come, how much
that varies, and what the board is like; on the river how many hands it beats. What is counted is shares of all hands possible on the
board, the own cards left in, so that the board's part of the work is the same for every hand.
"""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import sqrt

from protocol.cards import HOLDEM_DECK
from server.bots.strategy import ArtefactError
from server.games.holdem.ranking import KEYS, strength

KINDS = 169
SHAPES = (1, 4, 4, 5)
"""How boards differ in pairs and suits, by street."""
HEIGHTS = 3
"""How high the highest card of a board is: up to a jack, a queen or king, an ace. It tells whose hands the board suits."""
TEXTURES = (1, *[shapes * HEIGHTS for shapes in SHAPES[1:]])
"""Sorts of boards that are told apart, by street."""
LEVELS = (169, 16, 16, 28)
"""Steps of the mean (on the river of the share itself), by street."""
SPREADS = (1, 4, 3, 1)
"""Steps of the spread within one step of the mean, by street."""
SIZES = tuple(textures * levels * spreads for textures, levels, spreads in zip(TEXTURES, LEVELS, SPREADS, strict=True))
"""Buckets by street."""
SCALE = 65535
"""Shares are compared as whole numbers of 1/SCALE."""
REFERENCES, FIRST = 28, 14
"""On the turn a hand is compared with every REFERENCES-th hand from the FIRST on, in rising order of strength there."""
FLOPS = 1755
PAIRS = 1326
JACK, ACE = 9, 12

CARD_KEYS: tuple[int, ...] = tuple(KEYS[card] for card in HOLDEM_DECK)
CARD_NUMBERS: dict[str, int] = {card: number for number, card in enumerate(HOLDEM_DECK)}


def kind(one: int, other: int) -> int:
    """The kind (0 to 168) of two cards: 13 times the higher rank and the lower, exchanged where the suits differ."""
    low, high = (one, other) if one < other else (other, one)
    if low & 3 == high & 3:
        return 13 * (high >> 2) + (low >> 2)
    return 13 * (low >> 2) + (high >> 2)


def pair_place(one: int, other: int) -> int:
    """The place of two cards among all pairs of the deck."""
    low, high = (one, other) if one < other else (other, one)
    return low * (103 - low) // 2 + high - low - 1


def texture(board: Sequence[int]) -> int:
    """The sort of the board, of TEXTURES of its street: its shape and how high it is."""
    top = max(board) >> 2
    return HEIGHTS * _shape(board) + (2 if top == ACE else 1 if top > JACK else 0)


def _shape(board: Sequence[int]) -> int:
    """Flop: paired 3, else by suits 0 to 2. Turn: paired 2, and 1 more with three of a suit. River: the same, 4 with four of a suit."""
    suits = [card & 3 for card in board]
    most = max(suits.count(suit) for suit in suits)
    paired = len({card >> 2 for card in board}) < len(board)
    if len(board) == 3:
        return 3 if paired else most - 1
    return 4 if len(board) == 5 and most > 3 else 2 * paired + (most > 2)


def canonical_flop(flop: Sequence[int]) -> tuple[tuple[int, int, int], tuple[int, ...]]:
    """The flop that stands for this one and all that differ only in their suits, and by which suit each suit is replaced."""
    ranks = [card >> 2 for card in flop]
    labels: dict[int, int] = {}
    # Single ranks first; of two alike the one whose suit has been seen: so that equal flops always get equal names.
    left = sorted(flop, key=lambda card: (ranks.count(card >> 2), card))
    named: list[int] = []
    while left:
        rank = left[0] >> 2
        card = next((card for card in left if card >> 2 == rank and card & 3 in labels), left[0])
        left.remove(card)
        label = labels.setdefault(card & 3, len(labels))
        named.append(4 * rank + label)
    for suit in range(4):
        labels.setdefault(suit, len(labels))
    first, second, third = sorted(named)
    return (first, second, third), tuple(labels[suit] for suit in range(4))


@lru_cache(maxsize=1)
def flops() -> dict[tuple[int, int, int], int]:
    """The number (0 to 1754) of each flop that stands for itself, in rising order."""
    patterns = ((0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 1), (0, 1, 2))
    found = set[tuple[int, int, int]]()
    for ranks in combinations(range(13), 3):
        for pattern in patterns:
            one, two, three = (4 * rank + suit for rank, suit in zip(ranks, pattern, strict=True))
            found.add(canonical_flop((one, two, three))[0])
    for pair in range(13):
        found.add(canonical_flop((4 * pair, 4 * pair + 1, 4 * pair + 2))[0])
        for single in range(13):
            if single != pair:
                found.add(canonical_flop((4 * single, 4 * pair, 4 * pair + 1))[0])
                found.add(canonical_flop((4 * single, 4 * pair + 1, 4 * pair + 2))[0])
    return {flop: number for number, flop in enumerate(sorted(found))}


class TurnBoard:
    """What the hands on one turn are compared with: for each river the strengths of the reference hands, in rising order."""

    def __init__(self, board: Sequence[int]) -> None:
        self.board = board_key = sum(CARD_KEYS[card] for card in board)
        rest = [card for card in range(52) if card not in board]
        keys = [CARD_KEYS[card] for card in rest]
        pairs = list(combinations(range(len(rest)), 2))
        here = [strength(board_key + keys[one] + keys[other]) for one, other in pairs]
        order = sorted(range(len(pairs)), key=here.__getitem__)
        chosen = [pairs[place] for place in order[FIRST::REFERENCES]]
        self.rivers: list[tuple[int, int, list[int]]] = []
        for place, card in enumerate(rest):
            base = board_key + keys[place]
            theirs = [base + keys[one] + keys[other] for one, other in chosen if place not in (one, other)]
            self.rivers.append((card, base, sorted([strength(key) for key in theirs])))

    def mean_and_spread(self, one: int, other: int) -> tuple[float, float]:
        """The mean over the rivers of the share of reference hands that are beaten (ties half), and its standard deviation."""
        mine = CARD_KEYS[one] + CARD_KEYS[other]
        total = squares = 0.0
        count = 0
        for card, base, theirs in self.rivers:
            if card not in (one, other):
                own = strength(base + mine)
                share = (bisect_left(theirs, own) + bisect_right(theirs, own)) / (2.0 * len(theirs))
                total += share
                squares += share * share
                count += 1
        mean = total / count
        return mean, sqrt(max(0.0, squares / count - mean * mean))


@lru_cache(maxsize=64)
def turn_board(board: tuple[int, ...]) -> TurnBoard:
    """The references of a turn (its four cards in rising order), remembered for a while."""
    return TurnBoard(board)


@lru_cache(maxsize=64)
def river_strengths(board: tuple[int, ...]) -> list[int]:
    """The strengths of all hands on a river (its five cards in rising order), rising."""
    key = sum(CARD_KEYS[card] for card in board)
    keys = [CARD_KEYS[card] for card in range(52) if card not in board]
    return sorted([strength(key + one + other) for one, other in combinations(keys, 2)])


def river_share(one: int, other: int, board: tuple[int, ...]) -> float:
    """The share of all hands possible on the river's board that two cards beat, ties half."""
    theirs = river_strengths(board)
    own = strength(CARD_KEYS[one] + CARD_KEYS[other] + sum(CARD_KEYS[card] for card in board))
    return (bisect_left(theirs, own) + bisect_right(theirs, own)) / (2.0 * len(theirs))


class Buckets:
    """The bounds between buckets. `arrays`: `flops` (by flop and pair, the bucket among those of the flop's texture), `flop_means`,
    `turn_means`, `turn_spreads`, `river_means` (upper bounds of the steps, in 1/SCALE, by texture; those of the flop are already in its table).
    """

    def __init__(self, arrays: Mapping[str, "array[int]"]) -> None:
        try:
            self.table, self.flop_means = arrays["flops"], arrays["flop_means"]
            self.turn_means, self.turn_spreads = arrays["turn_means"], arrays["turn_spreads"]
            self.river_means = arrays["river_means"]
        except KeyError as error:
            raise ArtefactError(f"the strategy for holdem lacks {error}; install the package again") from error
        sizes = (len(self.table), len(self.turn_means), len(self.turn_spreads), len(self.river_means))
        bounds = TEXTURES[2] * (LEVELS[2] - 1)
        spreads = TEXTURES[2] * LEVELS[2] * (SPREADS[2] - 1)
        if sizes != (FLOPS * PAIRS, bounds, spreads, TEXTURES[3] * (LEVELS[3] - 1)):
            raise ArtefactError("the strategy for holdem does not fit this version; install the package again")

    def bucket(self, hole: Sequence[int], board: Sequence[int]) -> int:
        """The bucket of two cards on a board of 0, 3, 4 or 5 cards, of SIZES of its street."""
        one, other = hole
        if not board:
            return kind(one, other)
        if len(board) == 3:
            flop, suits = canonical_flop(board)
            mapped = pair_place(one & ~3 | suits[one & 3], other & ~3 | suits[other & 3])
            return texture(board) * LEVELS[1] * SPREADS[1] + self.table[PAIRS * flops()[flop] + mapped]
        cards = tuple(sorted(board))
        sort = texture(board)
        if len(board) == 4:
            mean, spread = turn_board(cards).mean_and_spread(one, other)
            return self._turn(sort, int(mean * SCALE), int(spread * SCALE))
        first = sort * (LEVELS[3] - 1)
        share = int(river_share(one, other, cards) * SCALE)
        return sort + bisect_left(self.river_means, share, first, first + LEVELS[3] - 1)

    def _turn(self, sort: int, mean: int, spread: int) -> int:
        first = sort * (LEVELS[2] - 1)
        row = sort + bisect_left(self.turn_means, mean, first, first + LEVELS[2] - 1)
        start = row * (SPREADS[2] - 1)
        return row + bisect_left(self.turn_spreads, spread, start, start + SPREADS[2] - 1)
