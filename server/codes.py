"""Codes that people type: those of tables, and the one-time codes that move an identity. Made by a cryptographic source."""

import secrets
from collections.abc import Container

from protocol.base import CODE_ALPHABET, CODE_LENGTH


def new_code(taken: Container[str], length: int = CODE_LENGTH) -> str:
    """A code that is not `taken`: unguessable among 31^6 (about 900 million) for a table."""
    while True:
        code = "".join(secrets.choice(CODE_ALPHABET) for _ in range(length))
        if code not in taken:
            return code


def tidy_code(typed: str) -> str:
    """The code as it is kept: capitals, without the blanks and hyphens that people put in."""
    return "".join(mark for mark in typed.upper() if not mark.isspace() and mark != "-")
