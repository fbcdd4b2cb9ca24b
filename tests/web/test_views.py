"""Every view at phone and desktop size: nothing cut off, nothing scrolls, everything big enough to be touched, and no fault for the checker."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.pages import DESK, PHONE, Person, open_lobby, open_scene
from tests.web.scenes import SCENES

SIZES = {"phone": PHONE, "desk": DESK}
PANELS = {"h": "log", "m": "talk", "v": "text", "i": "rules", "o": "settings", "?": "help"}

CUT_OFF = """() => [...document.querySelectorAll('.app .b, .app .plate, .app .card, .app .num, .app input')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.side') && !one.closest('.dock .sr'))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.left < -9 || box.top < -1 || box.right > innerWidth + 9 || box.bottom > innerHeight + 1))
  .map(([one, box]) => `${one.className} ${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.right)},${Math.round(box.bottom)}`)"""

SMALL = """() => [...document.querySelectorAll('button, input, select, summary, a[href]')]
  .filter((one) => one.checkVisibility() && !one.closest('.sr') && !one.matches('.skip, .sw, summary, .who, .link'))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
  .filter(([one]) => !one.closest('.strip-line') && !one.closest('.opt') )
  .map(([one, box]) => `${one.className || one.tagName} ${Math.round(box.width)}x${Math.round(box.height)}`)"""

OVERLAPS = """() => {
  const plates = [...document.querySelectorAll('.seat .plate')].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const boxes = plates.map((one) => one.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const found = [];
  boxes.forEach((a, i) => boxes.forEach((b, j) => { if (i < j && meet(a, b)) found.push(plates[i].textContent + ' / ' + plates[j].textContent); }));
  const board = [...document.querySelectorAll('.board .card, .mine .card')].map((one) => one.getBoundingClientRect());
  boxes.forEach((a, i) => board.forEach((b) => { if (meet(a, b)) found.push('card on ' + plates[i].textContent); }));
  return found;
}"""


def scrolls(page: Page) -> bool:
    """Whether the page itself is longer or wider than the window."""
    return page.evaluate(
        "() => document.documentElement.scrollHeight > innerHeight + 1 || document.documentElement.scrollWidth > innerWidth + 1"
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", SCENES)
def test_a_table_shows_everything_within_the_window(
    person: Callable[..., Person], site: str, scene: str, size: str
) -> None:
    one = person(SIZES[size])
    open_scene(one, site, SCENES[scene]())
    assert not scrolls(one.page)
    if scene != "over":
        assert one.page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", ["holdem", "showdown", "ten", "one_poker", "as_nas", "out", "waiting"])
def test_what_can_be_pressed_is_44_pixels_at_least(
    person: Callable[..., Person], site: str, scene: str, size: str
) -> None:
    one = person(SIZES[size])
    open_scene(one, site, SCENES[scene]())
    assert one.page.evaluate(SMALL) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", ["holdem", "ten", "one_poker", "as_nas"])
def test_no_place_card_touches_another_or_the_cards(
    person: Callable[..., Person], site: str, scene: str, size: str
) -> None:
    one = person(SIZES[size])
    open_scene(one, site, SCENES[scene]())
    assert one.page.evaluate(OVERLAPS) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("scene", ["holdem", "showdown", "one_poker", "as_nas_looked", "over", "waiting", "asked"])
def test_the_checker_finds_no_fault_at_a_table(
    person: Callable[..., Person], site: str, violations: Callable[[Page], list[str]], scene: str, theme: str
) -> None:
    one = person()
    open_scene(one, site, SCENES[scene](), theme=theme)
    assert violations(one.page) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_checker_finds_no_fault_in_the_lobby(
    person: Callable[..., Person], site: str, violations: Callable[[Page], list[str]], size: str
) -> None:
    one = person(SIZES[size])
    open_lobby(one, site)
    assert violations(one.page) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", PANELS)
def test_the_checker_finds_no_fault_in_a_panel(
    person: Callable[..., Person], site: str, violations: Callable[[Page], list[str]], key: str, size: str
) -> None:
    one = person(SIZES[size])
    open_scene(one, site, SCENES["holdem"]())
    one.page.keyboard.press(key)
    one.page.wait_for_selector(".side .t-x")
    if key == "i":
        one.page.wait_for_selector(".rules h3")
    assert violations(one.page) == []
    assert not scrolls(one.page)


@pytest.mark.parametrize("what", ["open", "matches"])
def test_the_checker_finds_no_fault_in_the_lobbys_panels(
    person: Callable[..., Person], site: str, violations: Callable[[Page], list[str]], what: str
) -> None:
    one = person()
    open_lobby(one, site)
    one.page.get_by_role("button", name="Set a table" if what == "open" else "My matches").click()
    one.page.wait_for_selector(".side .t-x")
    assert violations(one.page) == []
