"""How One Poker's cards compare and group (one_poker.md, Ranks and groups). Knows cards only: bots may use it too."""

from protocol.cards import RANKS
from protocol.one_poker import Signal

_ORDER = {rank: place for place, rank in enumerate(RANKS)}
_UP = frozenset("89TJQKA")
_SIGNALS = tuple(Signal(up, 2 - up) for up in range(3))


def is_up(card: str) -> bool:
    """Whether the card is UP (8 to A) rather than DOWN (2 to 7)."""
    return card[0] in _UP


def compare(a: str, b: str) -> int:
    """1 if card `a` beats card `b`, -1 if `b` beats `a`, 0 for a tie. Only ranks count; the 2 beats the A and nothing else."""
    difference = _ORDER[a[0]] - _ORDER[b[0]]
    if difference in (12, -12):
        difference = -difference
    return (difference > 0) - (difference < 0)


def signal(cards: tuple[str, ...]) -> Signal:
    """How many of these two cards are UP and how many DOWN (one_poker.md, A deal, 2). It tells nothing of their order."""
    return _SIGNALS[is_up(cards[0]) + is_up(cards[1])]
