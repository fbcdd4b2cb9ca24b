"""The plain mode says what the kept transcripts say, word for word."""

import pytest

from tests.cli.plain.transcripts import LANGUAGES, TRANSCRIPTS, path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_a_conversation_is_as_it_was_kept(name: str, language: str) -> None:
    assert TRANSCRIPTS[name](language) == path(name, language).read_text("utf-8").splitlines()
