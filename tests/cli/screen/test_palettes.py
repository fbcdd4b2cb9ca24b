"""Colours: every text keeps its contrast at every setting of the sliders, and the palette fits what the terminal says."""

import pytest

from clients.cli.screen.palettes import Look, chosen, look
from clients.cli.screen.tint import between, contrast_of

STEPS = range(0, 101, 10)
LEAST = 4.5


def ink(style: str) -> str:
    return next(word for word in style.split() if word.startswith("#"))


def ground(style: str) -> str:
    return style.partition(" on ")[2]


def pairs(look: Look) -> list[tuple[str, str, str]]:
    """Every text colour with the ground it stands on."""
    p = look.palette
    found = [(name, ink(getattr(p, name)), look.ground) for name in ("text", "dim", "strong", "now", "key")]
    found += [(f"{name} on panel", ink(getattr(p, name)), look.panel) for name in ("text", "dim", "now", "key")]
    for game, cloth in look.cloths.items():
        names = ("felt", "felt_dim", "felt_strong", "felt_now", "chip", "lamp_up", "lamp_down", "lamp_off")
        found += [(f"{name} on {game}", ink(getattr(p, name)), cloth) for name in names]
    found += [
        (name, ink(getattr(p, name)), ground(getattr(p, name)))
        for name in ("button", "focus", "card", "marked", "back")
    ]
    found += [("key on button", ink(p.key), ground(p.button))]
    found += [(f"suit {suit}", colour, ground(p.card)) for suits in (p.suits, p.four) for suit, colour in suits.items()]
    found += [(f"person {kind}", ink(style), ground(style)) for kind, style in p.persons.items()]
    return found + [
        (f"word {suit}", colour, look.ground) for words in (p.words, p.four_words) for suit, colour in words.items()
    ]


@pytest.mark.parametrize("name", ["cloth", "paper", "cloth256"])
def test_text_keeps_its_contrast_at_every_setting(name: str) -> None:
    low = [
        (text, contrast, temperature, round(contrast_of(one, other), 2))
        for contrast in STEPS
        for temperature in STEPS
        for text, one, other in pairs(look(name, contrast, temperature))  # type: ignore[arg-type]
        if contrast_of(one, other) < LEAST
    ]
    assert low == []


@pytest.mark.parametrize("name", ["ansi", "mono"])
def test_the_terminals_own_colours_are_left_alone(name: str) -> None:
    assert look(name, 0, 100) == look(name, 100, 0)  # type: ignore[arg-type]
    assert "#" not in str(look(name).palette)  # type: ignore[arg-type]


def test_without_colour_there_is_none() -> None:
    names = ("red", "green", "blue", "yellow", "cyan", "magenta", "white", "black")
    assert [word for word in names if word in str(look("mono").palette)] == []


def test_temperature_leaves_lightness_alone() -> None:
    cold, warm = between("#28241f", "#0e0d0b", 50, 0), between("#28241f", "#0e0d0b", 50, 100)
    assert cold != warm
    assert contrast_of(cold, "#ffffff") == pytest.approx(contrast_of(warm, "#ffffff"), rel=0.05)


@pytest.mark.parametrize(
    ("option", "environment", "theme"),
    [
        ("paper", {"NO_COLOR": "1"}, "paper"),
        ("auto", {"NO_COLOR": "1", "COLORTERM": "truecolor"}, "mono"),
        ("auto", {"NO_COLOR": "", "COLORTERM": "truecolor"}, "cloth"),
        ("auto", {"COLORTERM": "24bit", "TERM": "xterm"}, "cloth"),
        ("auto", {"TERM": "xterm-256color"}, "cloth256"),
        ("auto", {"TERM": "linux"}, "ansi"),
        ("auto", {}, "ansi"),
    ],
)
def test_the_theme_is_the_first_that_applies(option: str, environment: dict[str, str], theme: str) -> None:
    assert chosen(option, environment)[0] == theme
