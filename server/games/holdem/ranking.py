"""Hold'em hands: how strong two to seven cards are, what the hand is called and which five cards make it. It knows no state of a game.

A card has an additive key, so that the key of several cards is the sum of theirs (a board's may be added up once). From the low end a key
holds a bit for every card, thirteen a suit; a counter for each suit; a counter for each rank. The rank counters alone decide every hand but
flushes, so strengths by rank counters are remembered as they come up (some 75 000 at the most).
"""

from collections.abc import Sequence

from protocol.cards import HOLDEM_DECK, RANKS, SUITS
from protocol.play import HandName

CODES = (
    "high_card",
    "pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
)
"""Lowest first; a strength carries its place in this row."""
HIGH_CARD, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH = range(9)

_SUIT_COUNTS = 52
_RANK_COUNTS = _SUIT_COUNTS + 16
_RANK_BITS = 0x1FFF


def _key(card: str) -> int:
    rank, suit = RANKS.index(card[0]), SUITS.index(card[1])
    return 1 << 13 * suit + rank | 1 << _SUIT_COUNTS + 4 * suit | 1 << _RANK_COUNTS + 3 * rank


KEYS: dict[str, int] = {card: _key(card) for card in HOLDEM_DECK}
"""The additive key of each card."""

# Three added to a count of five or more reaches the counter's top bit.
_FLUSH_BIAS = 0x3333 << _SUIT_COUNTS
_FLUSH_BITS = 0x8888 << _SUIT_COUNTS

_by_ranks: dict[int, int] = {}
_by_flush: dict[int, int] = {}
_names: dict[int, HandName] = {}


def key(cards: Sequence[str]) -> int:
    """The key of distinct cards. Raises KeyError for what is no card."""
    total = 0
    for card in cards:
        total += KEYS[card]
    return total


def strength(cards_key: int) -> int:
    """The strength of the best hand in two to seven cards, given by their key: more is better, equal is a tie.

    The place of its code in CODES, shifted by 20, and then five ranks of four bits in falling order of weight (2 is 1, the ace 13, 0 none).
    With fewer than five cards it compares only hands of equally many.
    """
    flush = (cards_key + _FLUSH_BIAS) & _FLUSH_BITS
    if flush:
        suit = (flush.bit_length() - 1 - _SUIT_COUNTS) >> 2
        ranks = cards_key >> 13 * suit & _RANK_BITS
        found = _by_flush.get(ranks)
        if found is None:
            found = _by_flush[ranks] = _flush(ranks)
        return found
    counts = cards_key >> _RANK_COUNTS
    found = _by_ranks.get(counts)
    if found is None:
        found = _by_ranks[counts] = _no_flush(counts)
    return found


def name(hand: int) -> HandName:
    """A strength in words: the code, and the ranks that the words need."""
    found = _names.get(hand)
    if found is None:
        ranks = (hand >> shift & 15 for shift in (16, 12, 8, 4, 0))
        found = _names[hand] = HandName(CODES[hand >> 20], tuple(RANKS[rank - 1] for rank in ranks if rank))
    return found


def names(holes: Sequence[Sequence[str]], board: Sequence[str]) -> tuple[HandName | None, ...]:
    """The best hand of each hole with the board, None for an empty hole."""
    shared = key(board)
    return tuple([name(strength(key(hole) + shared)) if hole else None for hole in holes])


def five(cards: Sequence[str], hand: int) -> tuple[str, ...]:
    """The cards of `cards` that make the hand of strength `hand`, in falling order of weight; where two would do, the earlier."""
    code = hand >> 20
    ranks = name(hand).ranks
    if code in (FLUSH, STRAIGHT_FLUSH):
        suit = next(s for s in SUITS if sum(card[1] == s for card in cards) >= 5)
        cards = [card for card in cards if card[1] == suit]
    if code in (STRAIGHT, STRAIGHT_FLUSH):
        top = RANKS.index(ranks[0])
        ranks = tuple(RANKS[rank] for rank in range(top, top - 5, -1))  # the ace below the 2 is RANKS[-1]
        return tuple(next(card for card in cards if card[0] == rank) for rank in ranks)
    wanted = dict.fromkeys(ranks, 1)
    for rank, count in zip(ranks, _GROUPS.get(code, ()), strict=False):
        wanted[rank] = count
    return tuple(card for rank, count in wanted.items() for card in _first(cards, rank, count))


_GROUPS = {PAIR: (2,), TWO_PAIR: (2, 2), THREE: (3,), FULL_HOUSE: (3, 2), FOUR: (4,)}


def _first(cards: Sequence[str], rank: str, count: int) -> list[str]:
    return [card for card in cards if card[0] == rank][:count]


def _no_flush(counts: int) -> int:
    by_count: tuple[list[int], ...] = ([], [], [], [], [])
    held = 0
    for rank in range(12, -1, -1):
        count = counts >> 3 * rank & 7
        by_count[count].append(rank + 1)
        held |= (count > 0) << rank
    _, singles, pairs, threes, fours = by_count
    if fours:
        return _pack(FOUR, fours, _falling(singles, pairs, threes), 1)
    if threes and (pairs or len(threes) > 1):
        return _pack(FULL_HOUSE, threes[:1], _falling(pairs, threes[1:]), 1)
    straight = _straight(held)
    if straight:
        return _pack(STRAIGHT, [straight], [], 0)
    if threes:
        return _pack(THREE, threes, singles, 2)
    if len(pairs) > 1:
        return _pack(TWO_PAIR, pairs[:2], _falling(singles, pairs[2:]), 1)
    if pairs:
        return _pack(PAIR, pairs, singles, 3)
    return _pack(HIGH_CARD, [], singles, 5)


def _flush(held: int) -> int:
    straight = _straight(held)
    if straight:
        return _pack(STRAIGHT_FLUSH, [straight], [], 0)
    return _pack(FLUSH, [], [rank + 1 for rank in range(12, -1, -1) if held >> rank & 1], 5)


def _straight(held: int) -> int:
    """The top rank of the best straight in a set of ranks, or 0. The ace counts below the 2 as well."""
    low_ace = held << 1 | held >> 12
    run = low_ace & low_ace >> 1 & low_ace >> 2 & low_ace >> 3 & low_ace >> 4
    return run.bit_length() + 3 if run else 0


def _falling(*groups: list[int]) -> list[int]:
    return sorted((rank for group in groups for rank in group), reverse=True)


def _pack(code: int, grouped: list[int], others: list[int], kickers: int) -> int:
    packed = code
    ranks = (grouped + others[:kickers])[:5]
    for rank in ranks:
        packed = packed << 4 | rank
    return packed << 4 * (5 - len(ranks))
