"""The catalogues say the same in every language: each message, each variable, each plural form, for each code of the protocol."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.cells import cell_len

from clients.cli.catalogue import Catalogue
from clients.cli.faces import named
from clients.cli.speaker import Speaker
from protocol.base import GAMES, Level, Pace
from protocol.cards import AS_NAS_KINDS, RANKS, SUITS
from protocol.commands import REACTIONS
from protocol.play import ActionKind, HandName
from protocol.refusals import NOTICES, REFUSALS
from protocol.session import Closed
from protocol.table import Presence, Stage
from server.games.holdem.ranking import CODES
from tests.cli.needed import EVENT_IDS

LOCALES = Path(__file__).resolve().parents[2] / "locales"
TRANSLATIONS = ("pt", "cs", "sv", "nl", "fa")
LANGUAGES = ("en", *TRANSLATIONS)
FILES = ("game.ftl", "table.ftl", "refusals.ftl", "web.ftl", "cli.ftl")

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

TYPED = re.compile(
    r"cmd-|amount-|word-|help-|choice-|bad-|lobby-prompt|tables-none|form-join-hint|error-|note-|refusal-bad_move"
)
"""Messages of the terminal that name keys, words and figures as they are typed."""


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


# --- what is said --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str, file: str) -> None:
    spoken = bundle(language, file)
    for name, said in messages(language, file).items():
        variables = Parts(said).variables
        entry = spoken.get_message(name)
        for pattern in [entry.value, *entry.attributes.values()]:
            if pattern is None:
                continue
            for sample in (0, 1, 2, 5, 21, 1_000_000, "Ada"):
                text, errors = spoken.format_pattern(pattern, dict.fromkeys(variables, sample))
                assert errors == [], name
                assert "{" not in str(text), name


@pytest.mark.parametrize(
    ("language", "card", "name"),
    [
        ("pt", "Qh", "dama de copas"),
        ("cs", "Ah", "srdcové eso"),
        ("cs", "Kd", "kárový král"),
        ("cs", "Jc", "křížový kluk"),
        ("cs", "Qs", "piková dáma"),
        ("cs", "5d", "kárová pětka"),
        ("sv", "Qh", "hjärter dam"),
        ("nl", "Qh", "harten vrouw"),
        ("fa", "Qh", "\u2068بی‌بی\u2069 \u2068دل\u2069"),
    ],
)
def test_a_card_is_named_as_people_name_it(language: str, card: str, name: str) -> None:
    assert named(card, Catalogue(language)) == name


@pytest.mark.parametrize(
    ("language", "straight", "pairs"),
    [
        ("en", "straight, queen high", "two pair, kings and queens"),
        ("pt", "sequência até à dama", "dois pares, reis e damas"),
        ("cs", "postupka, nejvyšší dáma", "dva páry králů a dam"),
        ("sv", "stege till dam", "två par, kungar och damer"),
        ("nl", "straight tot de vrouw", "twee paar, heren en vrouwen"),
        ("fa", "استریت تا بی‌بی", "دو جفت، شاه و بی‌بی"),
    ],
)
def test_a_hand_is_said_with_its_ranks(language: str, straight: str, pairs: str) -> None:
    speaker = Speaker(Catalogue(language))
    said = [
        speaker.hand(HandName("straight", ("Q",)), "holdem"),
        speaker.hand(HandName("two_pair", ("K", "Q", "4")), "holdem"),
    ]
    assert [re.sub("[\u2068\u2069]", "", text) for text in said] == [straight, pairs]


def test_persian_calls_the_hands_of_as_nas_by_their_old_names() -> None:
    speaker = Speaker(Catalogue("fa"))
    assert "فول‌هاوس" in speaker.hand(HandName("full_house", ("A", "K")), "holdem")
    assert "سه و جفت" in speaker.hand(HandName("full_house", ("S", "B")), "as_nas")


def test_persian_says_the_same_for_every_number_in_the_terminal() -> None:
    # Its numbers come there as text, in its own digits, and no form can be selected by them.
    assert "\u06f2\u066c\u06f5\u06f0\u06f0" in Catalogue("fa").say("pot-now", pot=2500)
    numbered = [
        name
        for name, said in messages("fa", "cli.ftl").items()
        for made in Parts(said).selections
        if keys(made) & forms("fa")
    ]
    assert numbered == []


def test_persian_writes_persian_signs() -> None:
    for _, name, said in every("fa"):
        text = " ".join(Parts(said).text)
        assert not re.search(r"\bن?می [؀-ۿ]|(?<![\u200c\w])ها\b|ي|ك|[٠-٩]", text) or name.startswith("cmd-"), name
        if not TYPED.match(name) and name != "choices":
            assert not re.search(r"[,;?0-9]", text), name


# --- room ----------------------------------------------------------------------------------------------------------

LONG = dict[str, int | str](
    amount=1260,
    least=1260,
    most=12345,
    place=10,
    seconds=60,
    bank=120,
    step=20,
    card="10♥",
    name="Abcdefghijkl",
    time="10:00",
) | {"agreed": 3, "needed": 4}
ROOM = [
    (r"last-(fold|check|call|raise|bet|look|hold|all_in)", 16),
    (r"screen-(out|away|wins)|presence-.*", 15),
    (r"clock-(you|lock|name|next|idle|lost)", 24),
    (r"note-(?!asked).*", 78),
    (r"entry-(raise|bet)", 11),
]
"""Cells at 80 x 24, by id."""


@pytest.mark.parametrize("language", ["en", "pt", "cs", "sv", "nl"])
@pytest.mark.parametrize(("place", "cells"), ROOM)
def test_words_fit_their_place_in_a_terminal(language: str, place: str, cells: int) -> None:
    words = Catalogue(language)
    ids = [name for file, name, _ in every(language) if file != "web.ftl" and re.fullmatch(place, name)]
    assert ids
    assert {name: text for name in ids if cell_len(text := words.say(name, **LONG)) > cells} == {}


@pytest.mark.parametrize("language", ["en", "pt", "cs", "sv", "nl"])
@pytest.mark.parametrize(
    ("keys", "last"),
    [
        (("? help", "i rules", "e log", "t talk", "s standings", "o settings"), "^q leave"),
        (("? help", "i rules", "o settings", "Enter sit", "w watch", "/ find"), "q quit"),
    ],
)
def test_the_words_beside_the_keys_fit_in_one_line(language: str, keys: tuple[str, ...], last: str) -> None:
    words = Catalogue(language)

    def part(key: str) -> str:
        sign, _, word = key.partition(" ")
        return f"{sign} {words.say(f'key-{word}')}"

    assert cell_len(" " + "".join(f"{part(key)}   " for key in keys) + f"{part(last)} ") <= 80


@pytest.mark.parametrize("language", ["en", "pt", "cs", "sv", "nl"])
@pytest.mark.parametrize(
    "actions",
    [
        ("action-fold", "action-call", "action-raise", "action-all_in"),
        ("action-look", "action-fold", "act-call-pay", "act-raise-pay"),
    ],
)
def test_the_actions_fit_in_one_row(language: str, actions: tuple[str, ...]) -> None:
    words = Catalogue(language)
    as_nas = "action-look" in actions
    cost, to = (3, 4) if as_nas else (1260, 12345)
    assert 1 + sum(cell_len(words.say(action, cost=cost, to=to)) + 6 for action in actions) <= 81
