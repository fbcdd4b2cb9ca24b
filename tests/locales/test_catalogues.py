"""The catalogues say the same in every language: each message, each variable, each plural form, for each code of the protocol."""

from collections.abc import Iterator
from typing import get_args, get_type_hints

import pytest
from fluent.syntax import ast

from clients.cli.catalogue import Catalogue
from protocol.base import GAMES, Level, Pace
from protocol.cards import AS_NAS_KINDS, RANKS, SUITS
from protocol.commands import REACTIONS
from protocol.play import ActionKind
from protocol.refusals import NOTICES, REFUSALS
from protocol.session import Closed
from protocol.table import Presence, Stage
from server.games.holdem.ranking import CODES
from tests.cli.needed import EVENT_IDS
from tests.locales.catalogues import (
    FILES,
    LANGUAGES,
    LOCALES,
    TRANSLATIONS,
    Parts,
    bundle,
    every,
    forms,
    keys,
    messages,
)

SELECTED_BY = {"card-name": {"r", "s"}, **{f"hand-{code}": {"r", "game"} for code in CODES}}
"""Variables that both clients fill and English does not need: the letters of a card, of a hand's highest rank, and the game."""
SINGLE = {"highs": "high", "lows": "low"}
"""A rank in the plural is the same word; a language takes the form that its grammar asks for."""

LOANS = {"all-in", "ante", "bot", "up", "down", "flop", "turn", "river", "one", "poker", "as-nas", "ms"} | {
    "as", "shah", "bibi", "sarbaz", "couli",
}  # fmt: skip
"""Words that a message may share with English in every language."""
SHARED = {
    "pt": LOANS | {"big", "small", "blind", "blinds", "bots", "normal", "showdown", "showdowns", "straight", "flush"},
    "cs": LOANS | {"lobby", "button", "plus", "minus"},
    "sv": LOANS | {"lobby", "bank", "normal", "plus", "minus"},
    "nl": LOANS
    | {
        "lobby",
        "bank",
        "blind",
        "blinds",
        "bots",
        "code",
        "contrast",
        "flush",
        "hand",
        "hard",
        "host",
        "is",
        "plus",
        "pot",
        "showdown",
        "showdowns",
        "straight",
        "warm",
    },
    "fa": {"up", "down"},
}
"""The same, in one language."""


# --- the same in every language ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert {path.name for path in (LOCALES / language).glob("*.ftl")} == set(FILES)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_language_says_exactly_the_messages_of_english(language: str, file: str) -> None:
    assert set(messages(language, file)) == set(messages("en", file))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_message_has_the_same_attributes_in_every_language(language: str) -> None:
    def attributes(message: ast.Message) -> set[str]:
        return {attribute.id.name for attribute in message.attributes}

    differing = [
        name for file, name, said in every(language) if attributes(said) != attributes(messages("en", file)[name])
    ]
    assert differing == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_message_has_the_same_variables_in_every_language(language: str) -> None:
    def variables(message: ast.Message) -> set[str]:
        found = Parts(message).variables - SELECTED_BY.get(message.id.name, set())
        return {SINGLE.get(name, name) for name in found}

    differing = [
        name for file, name, said in every(language) if variables(said) != variables(messages("en", file)[name])
    ]
    assert differing == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_message_is_left_in_english(language: str) -> None:
    left: list[str] = []
    for file, name, said in every(language):
        english, own = Parts(messages("en", file)[name]), Parts(said)
        if own.text == english.text and own.words - SHARED[language] and not name.startswith("cmd-cheap"):
            left.append(name)
    assert left == []


def test_a_word_is_shared_with_english_only_where_a_message_shows_it() -> None:
    for language, shared in SHARED.items():
        used = set[str]().union(*(Parts(said).words for _, _, said in every(language)))
        assert shared - used - LOANS == set(), language


# --- plural forms --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_selection_by_number_has_every_plural_form_of_the_language(language: str) -> None:
    wrong = [
        name
        for _, name, said in every(language)
        for selection in Parts(said).selections
        if keys(selection) & {"zero", "one", "two", "few", "many"}
        and {key for key in keys(selection) if not key.isdigit()} != forms(language)
    ]
    assert wrong == []


def test_portuguese_counts_nothing_as_several() -> None:
    for _, name, said in every("pt"):
        for selection in Parts(said).selections:
            if "one" in keys(selection) and name not in (
                "won-by",
                "end-wins",
                "end-wanted",
                "event-returned",
                "event-returned-you",
            ):
                assert "0" in keys(selection), name
    assert said_in("pt", "match-hands", count=0) == "0 mãos"


def said_in(language: str, id: str, **values: int | str) -> str:
    """A message of the page, filled in."""
    pattern = bundle(language, "web.ftl").get_message(id).value
    assert pattern is not None
    return str(bundle(language, "web.ftl").format_pattern(pattern, values)[0])


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("pt", ["1 carta no monte", "2 cartas no monte", "5 cartas no monte"]),
        ("cs", ["v talonu 1 karta", "v talonu 2 karty", "v talonu 5 karet"]),
        ("sv", ["1 kort kvar i talongen", "2 kort kvar i talongen", "5 kort kvar i talongen"]),
        ("nl", ["nog 1 kaart in de stok", "nog 2 kaarten in de stok", "nog 5 kaarten in de stok"]),
    ],
)
def test_cards_are_counted_as_the_language_does(language: str, counted: list[str]) -> None:
    assert [said_in(language, "log-stock", count=count) for count in (1, 2, 5)] == counted


def test_czech_chips_take_the_case_of_their_number() -> None:
    words = Catalogue("cs")
    said = [words.say("event-called", name="Ada", amount=amount) for amount in (1, 3, 5, 21)]
    assert said == [f"Ada dorovnává {chips}." for chips in ("1 žeton", "3 žetony", "5 žetonů", "21 žetonů")]


# --- codes of the protocol -----------------------------------------------------------------------------------------


def coded() -> Iterator[str]:
    """The ids that follow from the protocol."""
    groups: dict[str, object] = {
        "refusal": REFUSALS,
        "notice": NOTICES,
        "closed": get_args(get_type_hints(Closed)["code"]),
        "reaction": REACTIONS,
        "stage": get_args(Stage),
        "presence": get_args(Presence),
        "level": get_args(Level),
        "pace": get_args(Pace),
        "game": GAMES,
        "hand": CODES,
        "short": CODES,
        "card-rank": RANKS,
        "card-suit": SUITS,
        "kind": AS_NAS_KINDS,
        "action": get_args(ActionKind),
        "last": get_args(ActionKind),
        "fraction": [str(part) for part in range(1, 12)],
    }
    for group, codes in groups.items():
        assert isinstance(codes, dict | tuple | list | str), group
        assert codes, group
        yield from (f"{group}-{code}" for code in codes)
    yield from EVENT_IDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_the_protocol_has_its_message(language: str) -> None:
    there = {name for _, name, _ in every(language)}
    assert [code for code in coded() if code not in there] == []
