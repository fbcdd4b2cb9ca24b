"""Draws cards, lamps and words with cards in them, cell by cell, for one terminal and one reader."""

import re
from typing import Literal

from msgspec import Struct
from rich.text import Text

from clients.cli.catalogue import Catalogue
from clients.cli.faces import by_kind, rank
from clients.cli.screen.glyphs import Glyphs
from clients.cli.screen.palettes import Palette

Rows = list[Text]
Size = Literal["small", "medium", "big", "person"]
SIZES: dict[Size, tuple[int, int]] = {"small": (4, 1), "medium": (6, 3), "big": (7, 5), "person": (9, 5)}
"""Cells and rows of each size of card."""
PIPS = {"A": 5, "S": 4, "B": 3, "Z": 2, "C": 1}
CARD_MARK = re.compile("\ue000([2-9TJQKA][shdc])[01]?\ue001")
"""How a card is written into a sentence that will be drawn."""


class Pen(Struct, frozen=True):
    """What drawing needs to know: colours, signs, and whether the deck has four colours."""

    palette: Palette
    glyphs: Glyphs
    four: bool
    words: Catalogue

    # --- cards ---------------------------------------------------------------------------------------------------

    def _box(self, inside: Rows, width: int, style: str, marked: bool = False) -> Rows:
        corner, level, right, upright, bottom, end = self.glyphs.thick if marked else self.glyphs.thin
        top = Text(corner + level * (width - 2) + right, style=style)
        low = Text(bottom + level * (width - 2) + end, style=style)
        return [top, *[Text.assemble((upright, style), row, (upright, style)) for row in inside], low]

    def face(self, card: str, size: Size, marked: bool = False) -> Rows:
        """A French card. A blank cell always follows the suit, so that a sign drawn too wide spills into nothing."""
        suit = self.glyphs.suits[card[1]]
        ground = self.palette.card.partition(" on ")[2]
        ink = f"bold {(self.palette.four if self.four else self.palette.suits)[card[1]]}" + (
            f" on {ground}" if ground else ""
        )
        if size == "small":
            return [Text(f"{rank(card):>2}{suit} ", style=f"{ink} underline" if marked else ink)]
        frame = self.palette.marked if marked else self.palette.frame
        if size == "medium":
            return self._box([Text(f"{rank(card):<2}{suit} ", style=ink)], 6, frame, marked)
        inside = [
            Text(f"{rank(card):<5}", style=ink),
            Text(f"  {suit}  ", style=ink),
            Text(f"{rank(card):>5}", style=ink),
        ]
        return self._box(inside, 7, frame, marked)

    def back(self, size: Size, marked: bool = False) -> Rows:
        """A card face down."""
        style, sign = self.palette.back, self.glyphs.back
        if size == "small":
            return [Text(sign * 2, style=style)]
        width, height = SIZES[size]
        return self._box([Text(sign * (width - 2), style=style)] * (height - 2), width, style, marked)

    def place(self, size: Size) -> Rows:
        """Where a card will lie."""
        width, height = SIZES[size]
        return self._box([Text(" " * (width - 2))] * (height - 2), width, self.palette.felt_dim)

    def person(self, card: str, size: Size = "person", marked: bool = False) -> Rows:
        """A card of As-Nas: the name, its ground, and pips for its rank."""
        style, name = self.palette.persons[card[0]], self.words.say(f"kind-{card[0]}")
        if size == "small":
            return [Text(f" {name[:6]} ", style=f"{style} underline" if marked else style)]
        if size == "medium":
            return self._box([Text(f"{name[:6]:^6}", style=f"bold {style}")], 8, style, marked)
        pips = self.glyphs.pip * PIPS[card[0]]
        inside = [
            Text(f"{pips:^7}", style=style),
            Text(" " * 7, style=style),
            Text(f"{name[:7]:^7}", style=f"bold {style}"),
        ]
        return self._box(inside, 9, style, marked)

    def persons(self, cards: tuple[str, ...] | None, room: int, low: bool) -> Rows:
        """The own five cards of As-Nas, sorted so that equal ones stand together; None: still face down."""
        size: Size = "medium" if low or room < 49 else "person"
        gap = 1 if room >= (44 if size == "medium" else 49) else 0
        if cards is None:
            if size == "medium":
                back = self._box([Text(self.glyphs.back * 6, style=self.palette.back)], 8, self.palette.back)
                return beside([back] * 5, gap)
            return beside([self.back("person")] * 5, gap)
        return beside([self.person(card, size) for card in by_kind(cards)], gap)

    def lamps(self, up: int, down: int) -> Text:
        """Two lamps for UP and two for DOWN, as many lit as there are cards; both words always there."""
        out = Text()
        for word, count, style in (("UP", up, self.palette.lamp_up), ("DOWN", down, self.palette.lamp_down)):
            out.append(f"{word} ", style=style if count else self.palette.lamp_off)
            out.append(self.glyphs.lit * count, style=style)
            out.append(self.glyphs.unlit * (2 - count) + ("   " if word == "UP" else ""), style=self.palette.lamp_off)
        return out

    def stake(self, amount: str) -> Text:
        """Chips in front of a seat."""
        if not amount:
            return Text("")
        return Text.assemble((f"{self.glyphs.chip} ", self.palette.chip), (amount, self.palette.felt_strong))

    # --- words ---------------------------------------------------------------------------------------------------

    def sentence(self, text: str, style: str) -> Text:
        """A sentence in which cards are marked, drawn with them in their colours."""
        out = Text(style=style)
        last = 0
        colours = self.palette.four_words if self.four else self.palette.words
        for found in CARD_MARK.finditer(text):
            card = found[1]
            out.append(text[last : found.start()])
            out.append(rank(card) + self.glyphs.suits[card[1]], style=f"bold {colours[card[1]]}")
            last = found.end()
        out.append(text[last:])
        return out


def beside(columns: list[Rows], gap: int = 1) -> Rows:
    """Drawings side by side."""
    rows: Rows = []
    for at in range(max(len(column) for column in columns)):
        row = Text()
        for number, column in enumerate(columns):
            if number:
                row.append(" " * gap)
            row.append_text(column[at] if at < len(column) else Text(" " * column[0].cell_len))
        rows.append(row)
    return rows


def centred(rows: Rows, width: int) -> Rows:
    """Rows in the middle of a width."""
    return [Text(" " * max(0, (width - row.cell_len) // 2)).append_text(row) for row in rows]


def stacked(rows: Rows) -> Text:
    """Rows as one text."""
    return Text("\n").join(rows)


def spread(left: Text, right: Text, width: int) -> Text:
    """Two texts at the two ends of a row; the left one is cut where they do not fit."""
    room = max(0, width - right.cell_len - 1)
    if left.cell_len > room:
        left = left.copy()
        left.truncate(room, overflow="ellipsis")
    return Text.assemble(left, " " * max(1, width - left.cell_len - right.cell_len), right)


def hand_and_words(cards: Rows, words: Rows, width: int) -> Rows:
    """Cards in the middle with words to their right; the cards move left only when the words need the room."""
    gap, total = 3, cards[0].cell_len
    need = max(word.cell_len for word in words)
    pad = max(0, min((width - total) // 2, width - total - gap - need))
    rows: Rows = []
    for at in range(max(len(cards), len(words))):
        card = cards[at] if at < len(cards) else Text(" " * total)
        word = words[at] if at < len(words) else Text("")
        row = Text.assemble(" " * pad, card, " " * gap, word)
        row.truncate(width, overflow="ellipsis")
        rows.append(row)
    return rows
