"""What the catalogues say: cards and hands by their names, Persian in its own signs, words that fit their place in a terminal."""

import re

import pytest
from rich.cells import cell_len

from clients.cli.catalogue import Catalogue
from clients.cli.faces import named
from clients.cli.speaker import Speaker
from protocol.play import HandName
from tests.locales.catalogues import FILES, LANGUAGES, Parts, bundle, every, forms, keys, messages

TYPED = re.compile(
    r"cmd-|amount-|word-|help-|choice-|bad-|lobby-prompt|tables-none|form-join-hint|error-|note-|refusal-bad_move"
)
"""Messages of the terminal that name keys, words and figures as they are typed."""


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


def test_persian_parts_what_stands_in_a_row_with_its_own_commas() -> None:
    assert Catalogue("fa").row(["آس", "شاه"]) == "آس، شاه"
    assert Catalogue("cs").row(["eso", "král"]) == "eso, král"
