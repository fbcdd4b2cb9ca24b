"""Amounts as people type them: whole numbers with the separators of their language, and never one that can be read in two ways."""

import re

BLANKS = " \u00a0\u202f\u2009"
"""What may stand between groups in every language: blank, no-break blank, narrow no-break blank, thin blank."""


class BadAmount(ValueError):
    """The text is no amount. `code` is the message that says so: amount-unreadable, amount-ambiguous or amount-fraction."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text


def looks_like_amount(text: str) -> bool:
    """Whether somebody meant a number by this."""
    return bool(re.match(r"\s*\d", text))


def amount(text: str, group: str, decimal: str) -> int:
    """The whole number that `text` says; `group` and `decimal` are the separators of the language.

    "1 000" is understood everywhere and "1.000" where the point groups; where the point is the decimal sign it is refused, since it
    may mean one or a thousand.

    Raises:
        BadAmount: it is no whole number, or could be two.
    """
    stripped = text.strip()
    if not re.fullmatch(rf"[\d.,'’{BLANKS}]+", stripped) or not stripped[0].isdigit():
        raise BadAmount("amount-unreadable", text)
    if stripped.isdigit():
        return int(stripped)
    own = BLANKS if group in BLANKS else group + BLANKS
    if re.fullmatch(rf"\d{{1,3}}(?:([{re.escape(own)}])\d{{3}})(?:\1\d{{3}})*", stripped):
        return int(re.sub(r"\D", "", stripped))
    if re.fullmatch(r"\d{1,3}(?:[.,'’]\d{3})+", stripped):
        raise BadAmount("amount-ambiguous", text)
    if re.fullmatch(rf"\d+[{re.escape(decimal)}]\d+", stripped):
        raise BadAmount("amount-fraction", text)
    raise BadAmount("amount-unreadable", text)
