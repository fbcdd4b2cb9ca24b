"""Text from elsewhere (names, talk, typed lines) without what would disturb a terminal."""

import unicodedata

KEPT = frozenset({"\u200c", "\u2068", "\u2069", "\ue000", "\ue001"})
"""The half-space of Persian, the isolates that the catalogue itself puts around names in languages written from right to left, and the marks
around a card that is to be drawn."""


def clean(text: str) -> str:
    """The text without control characters, escape sequences' beginnings and direction marks; blanks of all kinds stay."""
    return "".join(
        letter for letter in text if letter.isprintable() or letter in KEPT or unicodedata.category(letter) == "Zs"
    )
