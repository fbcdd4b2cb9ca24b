"""The signs that a terminal can draw: suits, letters or plain ASCII, and how that is decided."""

import os
from collections.abc import Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

GlyphName = Literal["suits", "letters", "ascii"]


class Glyphs(Struct, frozen=True):
    """`thin` and `thick` are frames (top left, level, top right, upright, bottom left, bottom right); `thick` marks winning and chosen cards."""

    name: GlyphName
    suits: dict[str, str]
    thin: str
    thick: str
    back: str
    chip: str
    lit: str
    unlit: str
    turn: str
    full: str
    rest: str
    knob: str
    pip: str
    dot: str
    right: str
    left: str
    dots: str


_LETTERS = {"s": "s", "h": "h", "d": "d", "c": "c"}
SUITS = Glyphs(
    "suits",
    {"s": "♠", "h": "♥", "d": "♦", "c": "♣"},
    "┌─┐│└┘",
    "╔═╗║╚╝",
    "▒",
    "●",
    "●",
    "○",
    "►",
    "━",
    "─",
    "●",
    "•",
    "·",
    "→",
    "←",
    "…",
)
LETTERS = replace(SUITS, name="letters", suits=_LETTERS, chip="•", lit="■", unlit="○", full="█", rest="░", knob="•")
ASCII = Glyphs("ascii", _LETTERS, "+-+|++", "#=####", "/", "o", "*", ".", ">", "#", "-", "o", "*", "-", "->", "<-", "~")
SETS: dict[GlyphName, Glyphs] = {"suits": SUITS, "letters": LETTERS, "ascii": ASCII}


def chosen(
    option: str, widths: tuple[int, int] | None, encoding: str, environment: Mapping[str, str] = os.environ
) -> tuple[GlyphName, str]:
    """The set and why. `widths` are the cells that four suits and four line characters took in this terminal, None if it did not answer."""
    if option in SETS:
        return option, "cards"  # type: ignore[return-value]
    if encoding.lower().replace("-", "") != "utf8":
        return "ascii", "encoding"
    if environment.get("TERM") == "linux":
        return "letters", "TERM"
    if widths is None:
        return "letters", "no answer"
    if widths[1] != 4:
        return "ascii", "width"
    return ("suits", "width") if widths[0] == 4 else ("letters", "width")
