"""The catalogue: every message that the protocol and the client can need is there, once, in every language; numbers are written as each does."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term

from clients.cli.catalogue import Catalogue, chosen, languages
from clients.cli.plain.answers import HELP
from clients.cli.plain.grammar import ENGLISH, NAMED_AMOUNTS
from clients.cli.screen.help import KEYS
from protocol.cards import AS_NAS_KINDS, RANKS, SUITS
from protocol.commands import REACTIONS
from protocol.refusals import NOTICES, REFUSALS
from tests.cli.needed import EVENT_IDS, HANDS

WORDS = Catalogue("en")
FAMILIES = "note|act|screen|entry|form|lobby|choice|ask|bad|your-turn|error|host|help|what|cards|pots|setting|seat-word|event|action|refusal"
"""Beginnings of ids; a literal in the client that begins so is one."""


def entries(root: Path, language: str) -> list[tuple[str, Message | Term]]:
    """Every message of a language, with its file."""
    found: list[tuple[str, Message | Term]] = []
    for path in sorted((root / "locales" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text()).body:
            assert not isinstance(entry, Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, Message | Term):
                found.append((path.name, entry))
    return found


def needed() -> set[str]:
    """Ids that follow from the protocol and from the tables of the client."""
    ids = {f"refusal-{code}" for code in REFUSALS} | {f"notice-{code}" for code in NOTICES}
    ids |= {f"card-rank-{rank}" for rank in RANKS} | {f"card-suit-{suit}" for suit in SUITS}
    ids |= {f"kind-{kind}" for kind in AS_NAS_KINDS} | {f"hand-{hand}" for hand in HANDS}
    ids |= {f"reaction-{name}" for name in REACTIONS} | {f"cmd-{name}" for name in ENGLISH}
    ids |= {f"amount-{name}" for name in NAMED_AMOUNTS} | {f"help-{part}" for part in HELP}
    ids |= {name for keys in KEYS.values() for _, name in keys} | {f"fraction-{part}" for part in range(1, 12)}
    for kind, words in (
        ("stage", "waiting playing between paused over closed"),
        ("level", "easy normal hard"),
        ("street", "preflop flop turn river showdown"),
        ("pace", "1x 4x end"),
        ("presence", "here away stand_in"),
        ("closed", "bye drain slow limit protocol version idle internal forgotten replaced origin"),
        ("action", "fold check call call-all_in bet raise all_in hold look lock"),
        ("last", "fold check call raise bet lock look hold small_blind big_blind ante stake"),
        ("option", "language theme contrast temperature four_colour cards sound animation confirm_fold"),
    ):
        ids |= {f"{kind}-{word}" for word in words.split()}
    return ids | set(EVENT_IDS)


@pytest.mark.parametrize("id", sorted(needed()))
def test_a_message_that_the_protocol_needs_is_there(id: str) -> None:
    assert WORDS.has(id)


def test_every_message_that_the_client_names_is_there(root: Path) -> None:
    named: set[str] = set()
    for path in (root / "clients" / "cli").rglob("*.py"):
        source = path.read_text()
        named |= set(re.findall(r'\bsay\(\s*"([a-z][\w.-]*)"', source)) | set(
            re.findall(rf'"((?:{FAMILIES})-[\w-]+)"', source)
        )
    assert len(named) > 200
    assert {name for name in named if not WORDS.has(name) and not WORDS.has(f"{name}-you")} == set()


def test_no_message_is_there_twice(root: Path) -> None:
    for language in languages():
        seen: dict[str, str] = {}
        for name, entry in entries(root, language):
            if name == "cli.ftl" or name == "web.ftl":
                continue
            assert entry.id.name not in seen, f"{entry.id.name} is in {seen[entry.id.name]} and {name}"
            seen[entry.id.name] = name
        for own in ("cli.ftl", "web.ftl"):
            twice = [entry.id.name for name, entry in entries(root, language) if name == own and entry.id.name in seen]
            assert twice == [], own


@pytest.mark.parametrize("language", [name for name in languages() if name != "en"])
def test_a_language_has_every_message_or_is_absent(root: Path, language: str) -> None:
    there = {entry.id.name for name, entry in entries(root, language)}
    english = {entry.id.name for name, entry in entries(root, "en")}
    assert english - there == set()


@pytest.mark.parametrize("language", languages())
def test_words_to_type_never_mean_two_things(language: str) -> None:
    words = Catalogue(language)
    meaning = {word: name for name, several in ENGLISH.items() for word in several}
    for name in ENGLISH:
        for word in words.say(f"cmd-{name}").split(","):
            assert meaning.setdefault(word.strip().casefold(), name) == name, f"{word} in {language}"


def test_points_are_written_with_a_fraction_in_lowest_terms() -> None:
    assert [WORDS.signed(twelfths) for twelfths in (16, -44, 6, 0, 12)] == ["+1 1/3", "-3 2/3", "+1/2", "0", "+1"]


def test_the_sign_of_points_is_a_word() -> None:
    assert [WORDS.points(twelfths) for twelfths in (18, -24, 0)] == ["plus 1 1/2", "minus 2", "0"]


def test_a_number_is_grouped_as_its_language_does() -> None:
    assert [Catalogue(language).number(12345) for language in ("en", "cs", "nl")] == ["12,345", "12\u00a0345", "12.345"]


def test_persian_has_digits_of_its_own() -> None:
    assert Catalogue("fa").number(12345) == "\u06f1\u06f2\u066c\u06f3\u06f4\u06f5"


def test_a_fraction_selects_a_plural_form_of_its_own() -> None:
    bundle = FluentBundle(["cs"], use_isolating=False)
    bundle.add_resource(
        FluentResource(
            "p = { $p ->\n    [one] { $p } bod\n    [few] { $p } body\n    [many] { $p } bodu\n   *[other] { $p } bodů\n }\n"
        )
    )
    pattern = bundle.get_message("p").value
    assert pattern is not None
    words = Catalogue("cs")
    said = [bundle.format_pattern(pattern, {"p": words.sum(twelfths)})[0] for twelfths in (12, 24, 16, 60)]
    assert said == ["1 bod", "2 body", "1 1/3 bodu", "5 bodů"]


@pytest.mark.parametrize(("asked", "found"), [("en_GB", "en"), ("EN", "en"), ("en-US", "en")])
def test_a_language_is_found_by_its_tag(asked: str, found: str) -> None:
    assert chosen(asked) == found


def test_an_unknown_language_is_named_with_those_that_there_are() -> None:
    with pytest.raises(LookupError, match='no language "xx"') as error:
        chosen("xx")
    assert "en" in error.value.args[0]


def test_text_from_elsewhere_can_not_disturb_the_terminal() -> None:
    said = WORDS.say("chat-line", name="A\x1b[2J", text="b\u202ec\x07")
    assert said == "A[2J: bc"
