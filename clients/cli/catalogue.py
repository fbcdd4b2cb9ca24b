"""The words of a language: Fluent messages with numbers, fractions and lists as that language writes them.

Knows no game and no screen; a message that a language lacks is said in English.
"""

import functools
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import cast

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from clients.cli.cleaning import clean
from clients.resources import locales

ENGLISH = "en"
FOREIGN = ("web.ftl",)
"""Catalogues of the other client."""
_SIGNS = {",": "\u060c", ";": "\u061b"}
"""Comma and semicolon of the Arabic script."""
_DIGITS = {"arabext": str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")}
"""Native digits of the languages that count with others than 0 to 9 by default."""


class Points(FluentType):
    """A number of points, not whole, that is written with a proper fraction ("1 1/3"); plural forms can be selected by its value.

    `twelfths` of a point, never negative: a sentence says plus or minus. Compares equal to the name of its plural form, which is how
    Fluent's selectors ask.
    """

    def __init__(self, twelfths: int, text: str, locale: Locale) -> None:
        self.text = text
        self._form = str(locale.plural_form(twelfths / 12))

    def __eq__(self, other: object) -> bool:
        return other == self._form if isinstance(other, str) else self is other

    def __hash__(self) -> int:
        return hash(self._form)

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - Fluent asks so
        """The points as the language writes them."""
        return self.text


def _native(text: str, locale: Locale) -> str:
    table = _DIGITS.get(str(locale.default_numbering_system))
    return text.translate(table) if table else text


Argument = str | int | Points


class Catalogue:
    """Every message of one language. `language` is a folder of locales/."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.locale = _locale(language)
        self._bundles = [_bundle(name) for name in dict.fromkeys((language, ENGLISH))]

    @property
    def right_to_left(self) -> bool:
        """Whether the language is written from right to left."""
        return self.locale.text_direction == "rtl"

    def has(self, id: str) -> bool:
        """Whether there is such a message, in the language or in English."""
        return any(bundle.has_message(id) for bundle in self._bundles)

    def say(self, id: str, /, **arguments: Argument) -> str:
        """The message with its variables filled in; `id` may name an attribute (`card-rank-A.plural`). An id that exists nowhere is given back."""
        name, _, attribute = id.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None:
                continue
            text, _ = bundle.format_pattern(pattern, {key: self._argument(value) for key, value in arguments.items()})
            return str(text)
        return id

    def first(self, ids: Iterable[str], /, **arguments: Argument) -> str:
        """The first of the messages that exists."""
        names = tuple(ids)
        return self.say(next((name for name in names if self.has(name)), names[-1]), **arguments)

    def number(self, value: int) -> str:
        """A whole number as the language writes it."""
        return _native(format_decimal(value, locale=self.locale, numbering_system="default"), self.locale)

    def fraction(self, twelfths: int) -> str:
        """Twelfths of a point as a whole number and a fraction in lowest terms: 16 is `1 1/3`, 0 is `0`. Without a sign."""
        whole, part = divmod(abs(twelfths), 12)
        if not part:
            return self.number(whole)
        written = self.say(f"fraction-{part}")
        return self.say("fraction-mixed", whole=whole, part=written) if whole else written

    def signed(self, twelfths: int) -> str:
        """Twelfths of a point with a sign, as scores are drawn on a screen: `+1 1/3`, `-2`, `0`."""
        return ("+" if twelfths > 0 else "-" if twelfths < 0 else "") + self.fraction(twelfths)

    def sum(self, twelfths: int) -> Argument:
        """So many twelfths of a point as a variable of a message, without their sign."""
        return Points(abs(twelfths), self.fraction(twelfths), self.locale) if twelfths % 12 else abs(twelfths) // 12

    def _argument(self, value: Argument) -> Argument:
        """A language with digits of its own gets its numbers written; the others can select plural forms by them."""
        if isinstance(value, str):
            return clean(value)
        native = isinstance(value, int) and str(self.locale.default_numbering_system) in _DIGITS
        return self.number(value) if isinstance(value, int) and native else value

    def points(self, twelfths: int) -> str:
        """Points with plus or minus in words, as the plain mode says them."""
        sign = "" if not twelfths else "minus" if twelfths < 0 else "plus"
        return self.say(f"points-{sign}", points=self.sum(twelfths)) if sign else self.number(0)

    def listed(self, items: Iterable[str]) -> str:
        """Several things as the language lists them: "Ada, Brno and Cleo"."""
        things = list(items)
        return format_list(things, locale=self.locale) if things else ""

    def row(self, items: Iterable[str], sign: str = ",") -> str:
        """Several things after one another, with commas or semicolons as the language writes them and no "and"."""
        return f"{_SIGNS.get(sign, sign) if self.right_to_left else sign} ".join(items)

    @property
    def _symbols(self) -> Mapping[str, str]:
        symbols = cast("Mapping[str, Mapping[str, str]]", self.locale.number_symbols)
        return symbols.get(str(self.locale.default_numbering_system)) or symbols["latn"]

    @property
    def group_separator(self) -> str:
        """What the language puts between thousands."""
        return str(self._symbols.get("group", ","))

    @property
    def decimal_separator(self) -> str:
        """What the language puts before decimals."""
        return str(self._symbols.get("decimal", "."))


def _locale(language: str) -> Locale:
    try:
        return Locale.parse(language.replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        return Locale.parse(ENGLISH)


def _files(language: str) -> list[Path]:
    return sorted(path for path in (locales() / language).glob("*.ftl") if path.name not in FOREIGN)


@functools.cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([str(_locale(language))], use_isolating=_locale(language).text_direction == "rtl")
    for path in _files(language):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def languages() -> tuple[str, ...]:
    """The languages that have a catalogue, English first."""
    found = sorted(folder.name for folder in locales().iterdir() if any(folder.glob("*.ftl")))
    return (ENGLISH, *(name for name in found if name != ENGLISH))


def chosen(asked: str | None) -> str:
    """The language to use: the one asked for, else that of the environment, else English.

    Raises:
        LookupError: there is no such language; the text names those that there are.
    """
    there = languages()
    if asked:
        found = _match(asked, there)
        if found is None:
            raise LookupError(f'there is no language "{asked}". Choose one of: {", ".join(there)}')
        return found
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return _match(value.partition(".")[0].partition("@")[0], there) or ENGLISH
    return ENGLISH


def _match(asked: str, there: Iterable[str]) -> str | None:
    wanted = asked.lower().replace("_", "-")
    names = {name.lower(): name for name in there}
    return names.get(wanted) or names.get(wanted.partition("-")[0])
