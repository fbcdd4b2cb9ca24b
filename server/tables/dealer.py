"""The dealer: the only source of chance at a table. Cryptographic, or worked out from a seed for tests, simulation and replay."""

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from random import Random


class Dealer:
    """Shuffles and draws. What a name gave once it gives again if there is a seed, whatever was asked in between: a server that is killed
    and started again with the same seed deals what it would have dealt.
    """

    def __init__(self, seed: bytes | None = None) -> None:
        """`seed`: 32 bytes, or None for the system's cryptographic source. Raises ValueError for another length."""
        if seed is not None and len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, not {len(seed)}")
        self._seed = seed

    def shuffle(self, cards: Sequence[str], name: str) -> tuple[str, ...]:
        """The cards in an order of which all are equally likely (Fisher and Yates, without the bias of a remainder)."""
        order = list(cards)
        bits = self._bits(name)
        for last in range(len(order) - 1, 0, -1):
            other = _below(last + 1, bits)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def draw(self, cards: Sequence[str], name: str) -> str:
        """One of the cards, each equally likely. Raises ValueError if there are none."""
        if not cards:
            raise ValueError("there is nothing to draw from")
        return cards[_below(len(cards), self._bits(name))]

    def generator(self, name: str) -> Random:
        """A generator for a bot's choices and for pauses; nothing that is dealt comes from it."""
        if self._seed is None:
            return Random(secrets.randbits(64))
        return Random(int.from_bytes(self._digest(f"generator {name}", 16)))

    def _digest(self, name: str, length: int) -> bytes:
        assert self._seed is not None
        return hashlib.shake_256(self._seed + name.encode()).digest(length)

    def _bits(self, name: str) -> Iterator[int]:
        """Endless bytes: from the system, or the expanded seed."""
        if self._seed is None:
            while True:
                yield from secrets.token_bytes(256)
        length, begun = 256, 0
        while True:
            expanded = self._digest(f"cards {name}", length)
            yield from expanded[begun:]
            begun, length = length, length * 2


def _below(bound: int, source: Iterator[int]) -> int:
    """A number below `bound` (at most 65536), each equally likely: draws that would favour some are drawn again."""
    if bound <= 256:
        limit = 256 - 256 % bound
        while (drawn := next(source)) >= limit:
            pass
    else:
        limit = 65536 - 65536 % bound
        while (drawn := next(source) << 8 | next(source)) >= limit:
            pass
    return drawn % bound
