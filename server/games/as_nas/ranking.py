"""How As-Nas hands compare and what they are called (as_nas.md, Hands). Knows cards only: bots may use it too."""

from itertools import combinations_with_replacement

from protocol.cards import AS_NAS_KINDS
from protocol.play import HandName

_WEIGHT = {kind: 5**place for place, kind in enumerate(AS_NAS_KINDS)}
"""No kind comes more than four times, so the sum of these weights tells a hand's kinds, whatever their order."""

_CATEGORIES: dict[tuple[int, ...], str] = {
    (1, 1, 1, 1, 1): "high_card",
    (2, 1, 1, 1): "pair",
    (2, 2, 1): "two_pair",
    (3, 1, 1): "three_of_a_kind",
    (3, 2): "full_house",
    (4, 1): "four_of_a_kind",
}
"""By how many cards of a kind there are, in rising order of weight."""


def _name(kinds: str) -> HandName:
    """The name of a hand given by its kinds: the kinds most often held first, higher ones before lower ones."""
    ranks = sorted(set(kinds), key=lambda kind: (-kinds.count(kind), AS_NAS_KINDS.index(kind)))
    return HandName(_CATEGORIES[tuple(kinds.count(kind) for kind in ranks)], tuple(ranks))


def _weight(name: HandName) -> tuple[int, tuple[int, ...]]:
    """The order of hands: by category, then by the ranks that the name carries in falling order of weight."""
    return list(_CATEGORIES.values()).index(name.code), tuple(-AS_NAS_KINDS.index(rank) for rank in name.ranks)


def _table() -> dict[int, tuple[int, HandName]]:
    """Every hand that the pack can give, by the sum of its weights: its strength and its name."""
    hands = ["".join(kinds) for kinds in combinations_with_replacement(AS_NAS_KINDS, 5)]
    names = {sum(_WEIGHT[kind] for kind in hand): _name(hand) for hand in hands if hand.count(hand[0]) < 5}
    order = sorted(names, key=lambda key: _weight(names[key]))
    return {key: (strength, names[key]) for strength, key in enumerate(order)}


_HANDS = _table()

STRENGTHS = len(_HANDS)
"""How many different strengths there are."""


def _entry(cards: tuple[str, ...]) -> tuple[int, HandName]:
    if len(cards) != 5:
        raise ValueError(f"an As-Nas hand has five cards, not {len(cards)}")
    try:
        return _HANDS[sum([_WEIGHT[card[0]] for card in cards])]
    except (KeyError, IndexError):
        raise ValueError(f"not five cards of an As-Nas pack: {' '.join(cards)}") from None


def strength(cards: tuple[str, ...]) -> int:
    """How strong these five cards are: 0 to `STRENGTHS` - 1, more is better, equal hands tie. ValueError unless they are a hand."""
    return _entry(cards)[0]


def hand_name(cards: tuple[str, ...]) -> HandName:
    """What these five cards are called, with the kinds that say it. ValueError unless they are a hand."""
    return _entry(cards)[1]
