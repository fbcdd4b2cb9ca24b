"""What is typed: canonical English everywhere, the language's own words besides, and nothing that was pasted by accident."""

import pytest

from clients.cli.catalogue import Catalogue
from clients.cli.plain.grammar import ENGLISH, LONGEST, Grammar, Typed

GRAMMAR = Grammar(Catalogue("en"))


@pytest.mark.parametrize(
    ("line", "name", "rest"),
    [
        ("f", "fold", ""),
        ("  FOLD ", "fold", ""),
        ("c", "cheap", ""),
        ("raise 120", "raise", "120"),
        ("R  1 000", "raise", "1 000"),
        ("bet half", "raise", "half"),
        ("all in", "all_in", ""),
        ("all-in", "all_in", ""),
        ("120", "number", "120"),
        ("1", "number", "1"),
        ("lock 2", "lock", "2"),
        ("say good luck, all", "say", "good luck, all"),
        ("say  two  blanks", "say", "two  blanks"),
        ("?", "help", ""),
        ("q", "leave", ""),
        ("rais 100", "", "rais 100"),
        ("", "", ""),
    ],
)
def test_a_line_is_read_as(line: str, name: str, rest: str) -> None:
    typed = GRAMMAR.read(line)
    assert (typed.name, typed.rest) == (name, rest)


@pytest.mark.parametrize("word", [word for words in ENGLISH.values() for word in words])
def test_the_english_words_work_in_every_language(word: str) -> None:
    for language in ("en", "cs", "fa"):
        assert Grammar(Catalogue(language)).read(word).name == GRAMMAR.read(word).name


def test_a_pasted_page_is_cut_and_has_no_control_characters() -> None:
    typed = GRAMMAR.read("\x1b[31mx" * 10_000)
    assert typed.name == ""
    assert len(typed.line) <= LONGEST
    assert "\x1b" not in typed.line


def test_named_amounts_and_switches_are_known() -> None:
    assert [GRAMMAR.named_amount(text) for text in ("Half", "POT", "all", "most")] == ["half", "pot", "all", None]
    assert [GRAMMAR.switch(text) for text in ("on", "OFF", "maybe")] == ["on", "off", None]


def test_nothing_typed_is_nothing() -> None:
    assert GRAMMAR.read("   ") == Typed("", "", "")
