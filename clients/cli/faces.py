"""Cards as they are written: in words for ears, with suits or with letters for eyes."""

from typing import Literal

from clients.cli.catalogue import Catalogue
from protocol.cards import AS_NAS_KINDS

Glyphs = Literal["words", "suits", "letters", "ascii", "drawn"]
"""`drawn`: only marked in the text, for a screen that draws cards in their colours."""
SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


def rank(card: str) -> str:
    """The rank as it stands on a card: `10` for the wire's `T`."""
    return "10" if card[0] == "T" else card[0]


def is_person(card: str) -> bool:
    """Whether it is a card of As-Nas (the copy follows its kind, never a suit)."""
    return card[0] in AS_NAS_KINDS and len(card) == 2 and card[1].isdigit()


def short(card: str, glyphs: Glyphs) -> str:
    """A French card in two or three cells: `K♥`, `10♥`, or `Kh` where the suits are letters."""
    return rank(card) + (SIGNS[card[1]] if glyphs == "suits" else card[1])


def written(card: str, glyphs: Glyphs, words: Catalogue) -> str:
    """A card in the chosen form; the persons of As-Nas are always named."""
    if is_person(card):
        return words.say(f"kind-{card[0]}")
    if glyphs == "drawn":
        return f"\ue000{card[:2]}\ue001"
    return named(card, words) if glyphs == "words" else short(card, glyphs)


def named(card: str, words: Catalogue) -> str:
    """A French card in words: "queen of hearts"."""
    return words.say(
        "card-name",
        rank=words.say(f"card-rank-{card[0]}"),
        suit=words.say(f"card-suit-{card[1]}"),
        r=card[0],
        s=card[1],
    )


def by_kind(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Cards of As-Nas as their owner sees them: equal ones together, the highest first."""
    return tuple(sorted(cards, key=lambda card: (AS_NAS_KINDS.index(card[0]), card)))


def listed(cards: tuple[str, ...], glyphs: Glyphs, words: Catalogue) -> str:
    """Several cards: with commas in words, with blanks as signs."""
    shown = by_kind(cards) if cards and is_person(cards[0]) else cards
    persons = bool(shown) and is_person(shown[0])
    said = [written(card, glyphs, words) for card in shown]
    return words.row(said) if glyphs == "words" or persons else " ".join(said)
