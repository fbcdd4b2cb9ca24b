"""Signs: what the terminal draws in single cells, else letters, else ASCII; cards keep their sizes in all of them."""

import pytest

from clients.cli.catalogue import Catalogue
from clients.cli.screen.glyphs import SETS, GlyphName, chosen
from clients.cli.screen.palettes import look
from clients.cli.screen.pen import SIZES, Pen, Size

WORDS = Catalogue("en")


@pytest.mark.parametrize(
    ("option", "widths", "encoding", "environment", "name"),
    [
        ("ascii", (4, 4), "utf-8", {}, "ascii"),
        ("auto", (4, 4), "UTF-8", {}, "suits"),
        ("auto", (8, 4), "UTF-8", {}, "letters"),
        ("auto", (4, 8), "UTF-8", {}, "ascii"),
        ("auto", None, "UTF-8", {}, "letters"),
        ("auto", (4, 4), "ISO-8859-1", {}, "ascii"),
        ("auto", (4, 4), "UTF-8", {"TERM": "linux"}, "letters"),
    ],
)
def test_the_set_is_the_first_that_applies(
    option: str, widths: tuple[int, int] | None, encoding: str, environment: dict[str, str], name: str
) -> None:
    assert chosen(option, widths, encoding, environment)[0] == name


@pytest.mark.parametrize("signs", SETS)
@pytest.mark.parametrize("size", ["medium", "big"])
@pytest.mark.parametrize("card", ["Ts", "2h", "Ad", "Kc"])
def test_a_card_has_its_size_in_every_set(signs: GlyphName, size: Size, card: str) -> None:
    pen = Pen(look("mono").palette, SETS[signs], False, WORDS)
    width, height = SIZES[size]
    for rows in (pen.face(card, size), pen.face(card, size, True), pen.back(size), pen.place(size)):
        assert [row.cell_len for row in rows] == [width] * height


def test_ascii_draws_nothing_but_ascii() -> None:
    pen = Pen(look("mono").palette, SETS["ascii"], False, WORDS)
    drawn = [*pen.face("Kh", "big"), *pen.back("big"), *pen.person("S0"), pen.lamps(1, 1), pen.stake("40")]
    assert all(row.plain.isascii() for row in drawn)


def test_a_winning_card_is_told_without_colour() -> None:
    pen = Pen(look("mono").palette, SETS["ascii"], False, WORDS)
    assert pen.face("Kh", "big")[0].plain != pen.face("Kh", "big", True)[0].plain


def test_an_as_nas_person_is_told_by_name_and_pips() -> None:
    pen = Pen(look("mono").palette, SETS["suits"], False, WORDS)
    drawn = "\n".join(row.plain for row in pen.person("S0"))
    assert "Shah" in drawn
    assert "••••" in drawn
