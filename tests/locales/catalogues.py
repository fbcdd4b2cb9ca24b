"""The catalogues as the tests read them: messages as trees, and bundles as a client has them."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LOCALES = Path(__file__).resolve().parents[2] / "locales"
TRANSLATIONS = ("pt", "cs", "sv", "nl", "fa")
LANGUAGES = ("en", *TRANSLATIONS)
FILES = ("game.ftl", "table.ftl", "refusals.ftl", "web.ftl", "cli.ftl")


@cache
def messages(language: str, file: str) -> dict[str, ast.Message]:
    """The messages of a file by their ids; a file that can't be read whole fails."""
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse((LOCALES / language / file).read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {(entry.content or '')[:80]}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{file} says {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


def every(language: str) -> Iterator[tuple[str, str, ast.Message]]:
    """File, id and message of all that a language says."""
    for file in FILES:
        for name, message in messages(language, file).items():
            yield file, name, message


class Parts(Visitor):
    """The variables, the selections and the plain words of a message."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.selections: list[ast.SelectExpression] = []
        self.text: list[str] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name
        """A variable."""
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's name
        """A selection, and what is in it."""
        self.selections.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's name
        """Text between variables."""
        self.text.append(node.value)

    @property
    def words(self) -> set[str]:
        """The words, in small letters."""
        return set(re.findall(r"[^\W\d_][\w-]+", " ".join(self.text).casefold()))


def keys(selection: ast.SelectExpression) -> set[str]:
    """What a selection selects by: names, and numbers as they are written."""
    return {
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for variant in selection.variants
    }


def forms(language: str) -> set[str]:
    """The plural forms of a language."""
    return {*Locale.parse(language).plural_form.tags, "other"}


@cache
def bundle(language: str, file: str) -> FluentBundle:
    """One file of a language and what both clients share, as a client has it."""
    made = FluentBundle([language], use_isolating=False)
    for name in dict.fromkeys(("game.ftl", "table.ftl", "refusals.ftl", file)):
        made.add_resource(FluentResource((LOCALES / language / name).read_text("utf-8")))
    return made
