"""The rules pages: found in the reader's language, cut into parts, laid out for a terminal. Needs no server."""

import re
import textwrap
from pathlib import Path

from msgspec import Struct

from clients.resources import locales

WIDTH = 76


class Part(Struct, frozen=True):
    """A heading with its depth (1 to 6) and what stands under it, up to the next heading."""

    depth: int
    heading: str
    body: str


def page(game: str, language: str) -> str:
    """The rules of a game as Markdown, in the language or else in English. Raises FileNotFoundError where neither is there."""
    for name in dict.fromkeys((language, "en")):
        path: Path = locales() / name / "rules" / f"{game}.md"
        if path.is_file():
            return path.read_text("utf-8")
    raise FileNotFoundError(f"there is no rules page for {game}")


def parts(text: str) -> list[Part]:
    """The page cut at its headings."""
    found: list[Part] = []
    for block in re.split(r"^(?=#{1,6} )", text, flags=re.MULTILINE):
        first, _, body = block.partition("\n")
        mark = re.match(r"(#{1,6}) +(.*?)\s*#*$", first)
        if mark:
            found.append(Part(len(mark[1]), _bare(mark[2]), body.strip("\n")))
        elif block.strip():
            found.append(Part(1, "", block.strip("\n")))
    return found


def found(text: str, word: str) -> list[Part]:
    """The parts that a word leads to: those with it in the heading, else those with it in the body."""
    wanted = word.casefold()
    every = parts(text)
    headed = [part for part in every if wanted in part.heading.casefold()]
    return headed or [part for part in every if wanted in part.body.casefold()]


def plain(part: Part, width: int = WIDTH) -> list[str]:
    """A part as lines for a terminal or for ears: no marks of Markdown, paragraphs wrapped."""
    lines = [part.heading] if part.heading else []
    for block in re.split(r"\n\s*\n", part.body):
        lines += _block(block, width)
    return lines


def laid_out(text: str, width: int = WIDTH) -> str:
    """The whole page as text."""
    blocks: list[str] = []
    for part in parts(text):
        lines = plain(part, width)
        if part.heading:
            lines[:1] = [part.heading.upper() if part.depth == 1 else part.heading, "-" * len(part.heading)]
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks) + "\n"


def _block(block: str, width: int) -> list[str]:
    rows = block.splitlines()
    if all(row.lstrip().startswith("|") for row in rows) and rows:
        return _table(rows, width)
    lines: list[str] = []
    for item in re.split(r"\n(?=\s*(?:[-*]|\d+\.) )", block):
        text = _bare(" ".join(row.strip() for row in item.splitlines()))
        hanging = "  " if re.match(r"([-*]|\d+\.) ", text) else ""
        lines += textwrap.wrap(text, width, subsequent_indent=hanging, break_long_words=False)
    return lines


def _table(rows: list[str], width: int) -> list[str]:
    cells = [[_bare(cell.strip()) for cell in row.strip().strip("|").split("|")] for row in rows]
    kept = [row for row in cells if not all(re.fullmatch(r":?-+:?", cell) for cell in row)]
    columns = max(len(row) for row in kept)
    widths = [max((len(row[at]) for row in kept if at < len(row)), default=0) for at in range(columns)]
    if sum(widths) + 2 * columns > width:
        return [
            line
            for row in kept
            for line in textwrap.wrap("; ".join(cell for cell in row if cell), width, subsequent_indent="  ")
        ]
    return ["  ".join(cell.ljust(widths[at]) for at, cell in enumerate(row)).rstrip() for row in kept]


def _bare(text: str) -> str:
    text = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", text)
    return re.sub(r"(\*\*|__|`|(?<!\w)[*_](?=\w)|(?<=[\w.,;:!?)])[*_](?!\w))", "", text)
