"""The rules pages say the same in every language, with the numbers that the games play with and the words of the glossary."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

from protocol.as_nas import AsNasPlay, AsNasSettings
from protocol.base import GAMES
from protocol.cards import AS_NAS_DECK, AS_NAS_KINDS, HOLDEM_DECK, ONE_POKER_DECK, RANKS
from protocol.holdem import HoldemSettings
from protocol.one_poker import OnePokerSettings
from protocol.table import TableSettings
from server.games.as_nas import AS_NAS
from server.games.as_nas.ranking import hand_name
from server.games.as_nas.state import LIMIT
from server.games.holdem.ranking import CODES
from server.games.one_poker import ONE_POKER
from server.games.one_poker.ranking import compare, is_up
from server.games.one_poker.state import LEAST_BET
from server.tables.course import REMATCH_MS

LOCALES = Path(__file__).resolve().parents[2] / "locales"
LANGUAGES = ("en", "pt", "cs", "sv", "nl", "fa")
TRANSLATIONS = LANGUAGES[1:]
PROPER_NAMES = {"Texas Hold'em", "One Poker", "As-Nas"}
"""Headings that are the same in every Latin script."""

DIGITS = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")
FRACTIONS = {"یک‌سوم": "1/3", "نیم": "1/2"}
"""Persian says fractions in words: its readers take a slash for a decimal point."""

ALLOWED = {
    "heading", "paragraph", "inline", "bullet_list", "list_item", "table", "thead", "tbody", "tr", "th", "td", "text", "strong", "softbreak",
}  # fmt: skip


@dataclass(frozen=True)
class Block:
    """A heading, a paragraph, an example, a list item or a row of a table: its kind, its shape and its text."""

    kind: str
    text: str

    def numbers(self) -> list[int]:
        """The numbers in it, smallest first: languages order a sentence differently."""
        text = self.text.translate(DIGITS)
        for word, fraction in FRACTIONS.items():
            text = re.sub(rf"(?<!\w){word}(?!\w)", fraction, text)
        return sorted(int(number) for number in re.findall(r"\d+", text))


def tokens(language: str, game: str) -> list[Token]:
    page = (LOCALES / language / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return MarkdownIt("commonmark").enable("table").parse(page)


def read(language: str, game: str) -> Iterator[Block]:
    """The blocks of a page in their order."""
    within: list[str] = []
    for token in tokens(language, game):
        if token.nesting == 1:
            within.append(token.tag)
        elif token.nesting == -1:
            within.pop()
        elif token.type == "inline":
            kind = " ".join(within)
            example = kind == "p" and token.content.startswith("**")
            yield Block("example" if example else kind, token.content)


@cache
def blocks(language: str, game: str) -> tuple[Block, ...]:
    return tuple(read(language, game))


def settings(language: str, game: str) -> list[Block]:
    """The lines of the list of the numbers of a usual table, the first list of each page."""
    page = blocks(language, game)
    start = next(i for i, block in enumerate(page) if block.kind == "ul li p")
    end = next(i for i, block in enumerate(page) if i > start and block.kind != "ul li p")
    return list(page[start:end])


def table(language: str, game: str, header: str) -> list[list[str]]:
    """The body of the table whose head begins like the English one with `header`: it is found by its place among the tables."""
    heads = [
        i for i, block in enumerate(blocks("en", game)) if block.kind == "table thead tr th" and block.text == header
    ]
    page = blocks(language, game)
    width = next(n for n in range(2, 9) if page[heads[0] + n].kind != "table thead tr th")
    cells: list[str] = []
    for block in page[heads[0] + width :]:
        if block.kind != "table tbody tr td":
            break
        cells.append(block.text)
    return [cells[i : i + width] for i in range(0, len(cells), width)]


@cache
def glossary() -> tuple[dict[str, Any], ...]:
    """The rows of every table of the glossary: its section and a word for each language."""
    section, found = "", []
    for line in (LOCALES / "GLOSSARY.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ")
        elif line.startswith("| ") and not line.startswith("| English"):
            words = [cell.strip() for cell in line.strip().strip("|").split("|")]
            found.append({"section": section, "words": words})
    return tuple(found)


def words(section: str, language: str) -> dict[str, str]:
    """The words of a section in this language by their English ones."""
    place = LANGUAGES.index(language)
    return {row["words"][0]: row["words"][place] for row in glossary() if row["section"] == section}


def holdem_numbers() -> list[list[int]]:
    given = HoldemSettings()
    bounds = msgspec.json.schema(HoldemSettings)["$defs"]["HoldemSettings"]["properties"]["seats"]
    seats = sorted([given.seats, bounds["minimum"], bounds["maximum"]])
    return [seats, [given.stack], [given.small_blind], [given.big_blind], [given.ante], [len(HOLDEM_DECK)]]


def one_poker_numbers() -> list[list[int]]:
    given = OnePokerSettings()
    packs = len(ONE_POKER_DECK) // len(HOLDEM_DECK)
    return [[ONE_POKER.seats(given)], [given.chips], [given.ante], [packs], [len(ONE_POKER_DECK)], [LEAST_BET]]


def as_nas_numbers() -> list[list[int]]:
    given = AsNasSettings()
    seats = AS_NAS.seats(given)
    dealt = AS_NAS.deal(AS_NAS.new(given), AS_NAS_DECK).state
    opening, legal = AS_NAS.view(dealt, None).play, AS_NAS.legal(dealt)
    assert isinstance(opening, AsNasPlay)
    assert legal is not None
    assert legal.raise_ is not None
    assert legal.raise_.least == legal.raise_.most
    step = legal.raise_.least - opening.highest
    return [[seats], [given.deals], [len(AS_NAS_DECK)], [len(AS_NAS_DECK) // seats], [opening.highest], [step], [LIMIT]]


DEFAULTS = {"holdem": holdem_numbers, "one_poker": one_poker_numbers, "as_nas": as_nas_numbers}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_usual_table_has_the_numbers_of_the_code(language: str, game: str) -> None:
    assert [block.numbers() for block in settings(language, game)] == DEFAULTS[game]()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_is_named_in_bold(language: str, game: str) -> None:
    assert all(re.match(r"\*\*[^*]+:\*\* ", block.text) for block in settings(language, game))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_pages_have_the_same_blocks_in_the_same_order(language: str, game: str) -> None:
    assert [block.kind for block in blocks(language, game)] == [block.kind for block in blocks("en", game)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_sentence_has_the_same_numbers(language: str, game: str) -> None:
    for ours, english in zip(blocks(language, game), blocks("en", game), strict=True):
        assert ours.numbers() == english.numbers(), ours.text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_heading_is_left_in_english(language: str, game: str) -> None:
    for ours, english in zip(blocks(language, game), blocks("en", game), strict=True):
        if ours.kind.startswith("h"):
            assert ours.text != english.text or (ours.text in PROPER_NAMES and language != "fa")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_sentence_is_left_in_english(language: str, game: str) -> None:
    for block in blocks(language, game):
        assert not re.search(r"\b(the|and|you|your|who|which|player)\b", block.text, re.IGNORECASE), block.text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_use_only_what_both_clients_show(language: str, game: str) -> None:
    for token in tokens(language, game):
        inner = [child.type for child in token.children or ()]
        for name in (token.type, *inner):
            assert name.removesuffix("_open").removesuffix("_close") in ALLOWED, token.content


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_is_marked_alike(language: str, game: str) -> None:
    examples = [block.text for block in blocks(language, game) if block.kind == "example"]
    word = examples[0].removeprefix("**").split(":")[0]
    assert len(examples) > 9
    assert all(re.match(rf"\*\*{word}: [^*]+\.\*\* ", text) for text in examples)


@pytest.mark.parametrize("game", GAMES)
def test_persian_pages_write_persian_digits(game: str) -> None:
    assert not [block.text for block in blocks("fa", game) if re.search("[0-9٠-٩]", block.text)]


@pytest.mark.parametrize("game", GAMES)
def test_persian_pages_use_persian_letters_and_half_spaces(game: str) -> None:
    """No Arabic kaf or yeh, and no blank after the prefix of a verb."""
    for block in blocks("fa", game):
        assert not re.search(r"[كي]|(?<![\w\u200c])ن?می (?=\w)", block.text), block.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_hands_of_holdem_are_listed_as_the_server_ranks_them(language: str) -> None:
    names = words("Hands of hold'em", language)
    ranked = [next(n for n in names if n.lower().replace(" ", "_") == code) for code in reversed(CODES)]
    assert [row[1] for row in table(language, "holdem", "Place")] == [names[name] for name in ranked]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hands_of_as_nas_are_called_as_in_the_glossary(language: str) -> None:
    assert [row[1] for row in table(language, "as_nas", "Place")] == list(words("Hands of As-Nas", language).values())


def test_examples_of_as_nas_hands_are_what_their_row_says() -> None:
    kinds = dict(zip(words("Persons of As-Nas", "en"), AS_NAS_KINDS, strict=True))
    for _place, name, example in table("en", "as_nas", "Place"):
        cards = tuple(kinds[person] + str(copy) for copy, person in enumerate(example.split(", ")))
        assert hand_name(cards).code == name.split(" (")[0].lower().replace(" ", "_")


@pytest.mark.parametrize("language", LANGUAGES)
def test_persons_stand_in_the_order_of_the_code(language: str) -> None:
    persons = list(words("Persons of As-Nas", language).values())
    assert len(persons) == len(AS_NAS_KINDS)
    assert [row[1] for row in table(language, "as_nas", "Rank")] == persons


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_are_called_as_in_the_glossary(language: str, game: str) -> None:
    labels = words("Actions", language)
    english = [row[0] for row in table("en", game, "Action")]
    assert [row[0] for row in table(language, game, "Action")] == [labels[action] for action in english]


def test_groups_of_one_poker_are_those_of_the_code() -> None:
    up, down = (row[1].replace("10", "T").split(", ") for row in table("en", "one_poker", "Group"))
    assert (up, down) == ([r for r in RANKS if is_up(r)], [r for r in RANKS if not is_up(r)])


def test_the_two_beats_the_ace_and_nothing_else() -> None:
    assert [rank for rank in RANKS if compare("2c0", rank + "d0") > 0] == ["A"]
    assert sum("**2 beats A**" in block.text for block in blocks("en", "one_poker")) == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_waiting_times_are_those_of_the_server(language: str, game: str) -> None:
    told = {number for block in blocks(language, game)[-8:] for number in block.numbers()}
    grace = TableSettings(HoldemSettings()).grace
    assert {REMATCH_MS // 1000, int(grace)} <= told


def test_the_glossary_has_every_word_in_every_language() -> None:
    assert len(glossary()) > 150
    assert [row["words"] for row in glossary() if len(row["words"]) != len(LANGUAGES) or not all(row["words"])] == []


def test_the_glossary_has_the_words_of_all_hands_and_ranks() -> None:
    assert [n.lower().replace(" ", "_") for n in words("Hands of hold'em", "en")][: len(CODES)] == list(reversed(CODES))
    assert len(words("Ranks", "en")) == len(RANKS)
