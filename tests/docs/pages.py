"""The pages of the documentation: their blocks of commands, their links and their headings."""

import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from tests.kit.serving import ROOT

PAGES = sorted(
    [
        *ROOT.glob("docs/*.md"),
        *(ROOT / name for name in ("README.md", "SECURITY.md", "CONTRIBUTING.md", "ARCHITECTURE.md")),
    ]
)
"""All pages that a reader follows links between."""


class Block(Struct, frozen=True):
    """A fenced block: its words after the fence, and its lines."""

    info: tuple[str, ...]
    text: str

    @property
    def run(self) -> bool:
        """Whether a test runs it as it stands."""
        return self.info[:2] == ("sh", "run")

    @property
    def background(self) -> bool:
        """Whether it goes on while the rest of the page is run."""
        return "background" in self.info


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page, in order."""
    found = re.findall(r"(?ms)^```([^\n`]*)\n(.*?)^```$", page.read_text("utf-8"))
    return [Block(tuple(info.split()), text) for info, text in found]


def indented(page: Path) -> Block:
    """The indented lines of a page, outside its fenced blocks, as one block that is not run."""
    text = re.sub(r"(?ms)^```.*?^```$", "", page.read_text("utf-8"))
    return Block(("sh",), "".join(f"{line}\n" for line in re.findall(r"(?m)^    (\S.*)$", text)))


def links(page: Path) -> Iterator[str]:
    """The targets of the links of a page that lead to files of ours."""
    text = re.sub(r"(?ms)^```.*?^```$", "", page.read_text("utf-8"))
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if not re.match(r"[a-z]+:", target):
            yield target


def anchors(page: Path) -> set[str]:
    """What a link may name after #: the headings, as they are made into anchors."""
    text = re.sub(r"(?ms)^```.*?^```$", "", page.read_text("utf-8"))
    return {
        re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in re.findall(r"(?m)^#+ (.+)$", text)
    }
