"""The plain mode says what the kept transcripts say, word for word."""

import re

import pytest

from clients.cli.catalogue import languages
from tests.cli.plain.transcripts import LANGUAGES, TRANSCRIPTS, path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_a_conversation_is_as_it_was_kept(name: str, language: str) -> None:
    assert TRANSCRIPTS[name](language) == path(name, language).read_text("utf-8").splitlines()


@pytest.mark.parametrize("language", [name for name in languages() if name not in LANGUAGES])
@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_a_conversation_is_whole_in_every_language(name: str, language: str) -> None:
    english, lines = TRANSCRIPTS[name]("en"), TRANSCRIPTS[name](language)
    assert len(lines) == len(english)
    assert [line for line in lines if re.search(r"\?\?\?|[{}]|\b(event|choice|ask|bad|clock|hand)-\w", line)] == []
    assert len({line for line in lines if line in english and not line.startswith(">")}) <= 3
