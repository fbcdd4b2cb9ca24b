"""The tables look as they looked: every card, place card and lamp where boxes.txt has it, whatever fonts a machine has."""

from collections.abc import Callable

import msgspec
import pytest

from protocol.play import LastAction
from tests.web import scenes
from tests.web.boxes import FILE, SHOWN, SIZES, measure, read
from tests.web.pages import DESK, Person, open_scene

SLACK = 14
"""Pixels by which fonts may move a box: a line of words is higher in one than in another."""

CUT_NAMES = """() => [...document.querySelectorAll('.nm')].filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"""
WIDE = (
    "Umberlee",
    "Gossamer",
    "Rhubarb",
    "Guest 5170",
    "Mirabellum",
    "Quillon",
    "Wilhelmina",
    "Tamarix",
    "Bartholomy",
    "Anastasija",
)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", SHOWN)
def test_everything_lies_where_it_lay(person: Callable[..., Person], site: str, scene: str, size: str) -> None:
    one = person(SIZES[size])
    open_scene(one, site, scenes.SCENES[scene]())
    lies = read("\n".join((f"# {scene}", *measure(one.page))))[scene]
    lay = read(FILE.read_text())[f"{scene}-{size}"]
    assert lies.keys() == lay.keys()
    moved = {
        name: (lay[name], box)
        for name, box in lies.items()
        if max(abs(a - b) for a, b in zip(box, lay[name], strict=True)) > SLACK
    }
    assert moved == {}


@pytest.mark.parametrize("scene", ["holdem", "ten", "one_poker", "as_nas"])
def test_no_name_of_ten_letters_is_cut_on_a_desktop(person: Callable[..., Person], site: str, scene: str) -> None:
    cut: list[str] = []
    for kind in ("bot", "person"):
        one = person(DESK)
        base = scenes.SCENES[scene]()
        for turn in range(0, len(WIDE), len(base.seats)):
            names = (WIDE[turn:] + WIDE)[: len(base.seats)]
            seats = tuple(
                msgspec.structs.replace(seat, name=name, kind=kind) for seat, name in zip(base.seats, names, strict=True)
            )  # fmt: skip
            open_scene(one, site, msgspec.structs.replace(base, seats=seats))
            cut += one.page.evaluate(CUT_NAMES)
    assert cut == []


def test_an_all_in_players_name_is_not_cut(person: Callable[..., Person], site: str) -> None:
    one = person(DESK)
    base = scenes.holdem()
    names = ("Guest 5170", "Gossamer", "Wilhelmina", "Mirabellum")
    seats = tuple(
        msgspec.structs.replace(seat, name=name, state="all_in", last=LastAction("raise", 1000, all_in=True))
        for seat, name in zip(base.seats, names, strict=True)
    )
    open_scene(one, site, msgspec.structs.replace(base, seats=seats))
    assert one.page.evaluate(CUT_NAMES) == []
