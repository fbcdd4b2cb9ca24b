"""How cards are spelled on the wire: one spelling each, anything else is a decoding error.

The lengths belong to the patterns: `$` alone would let a last line break pass.
"""

from typing import Annotated

from msgspec import Meta

RANKS = "23456789TJQKA"
SUITS = "cdhs"

FrenchCard = Annotated[str, Meta(pattern="^[2-9TJQKA][cdhs]$", max_length=2)]
"""Rank and suit: `Ts` is the ten of spades."""
PackCard = Annotated[str, Meta(pattern="^[2-9TJQKA][cdhs][01]$", max_length=3)]
"""One Poker plays with two packs: rank, suit and pack, `Ts0` and `Ts1`."""
AsNasCard = Annotated[str, Meta(pattern="^[ASBZC][0-3]$", max_length=2)]
"""A As, S Shah, B Bibi, Z Sarbaz, C Couli, and the copy 0 to 3 (copies are equal in every respect)."""

AS_NAS_KINDS = "ASBZC"
"""The five kinds, highest first."""

HOLDEM_DECK: tuple[str, ...] = tuple(r + s for r in RANKS for s in SUITS)
ONE_POKER_DECK: tuple[str, ...] = tuple(card + pack for pack in "01" for card in HOLDEM_DECK)
AS_NAS_DECK: tuple[str, ...] = tuple(kind + copy for kind in AS_NAS_KINDS for copy in "0123")
