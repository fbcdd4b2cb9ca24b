"""Every language in every view: no text cut off, nothing beside the window, no message missing. The whole matrix runs in `make test-all`."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.web.pages import DESK, PHONE, ROOT, Person, open_lobby, open_scene
from tests.web.scenes import SCENES
from tests.web.test_reach import CLIPPED
from tests.web.test_views import CUT_OFF, scrolls

LANGUAGES = sorted(folder.parent.name for folder in (ROOT / "locales").glob("*/web.ftl"))
SIZES = {"phone": PHONE, "desk": DESK}
FAIR = {("holdem", "phone"), ("as_nas", "phone"), ("one_poker_bet", "desk"), ("showdown", "desk")}
"""What `make test` looks at in every language."""

RAW = """() => [...document.querySelectorAll('body *')].filter((one) => one.children.length === 0 && one.checkVisibility())
  .map((one) => one.textContent).filter((text) => /^[a-z]+(-[a-z_]+)+$/.test(text) && text !== 'all-in')"""


def matrix() -> Iterator[Any]:
    for language in LANGUAGES:
        for scene in SCENES:
            for size in SIZES:
                marks = () if (scene, size) in FAIR else (pytest.mark.matrix,)
                yield pytest.param(language, scene, size, marks=marks, id=f"{language}-{scene}-{size}")


@pytest.mark.parametrize(("language", "scene", "size"), list(matrix()))
def test_a_table_is_whole_in_every_language(
    person: Callable[..., Person], site: str, language: str, scene: str, size: str
) -> None:
    one = person(SIZES[size])
    open_scene(one, site, SCENES[scene](), language=language)
    assert one.page.locator("html").get_attribute("lang") == language
    assert one.page.evaluate(RAW) == []
    assert one.page.evaluate(CLIPPED) == []
    assert not scrolls(one.page)
    if scene != "over":
        assert one.page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_is_whole_in_every_language(
    person: Callable[..., Person], site: str, language: str, size: str
) -> None:
    one = person(SIZES[size])
    open_lobby(one, site, language=language)
    assert one.page.evaluate(RAW) == []
    assert one.page.evaluate(CLIPPED) == []


@pytest.mark.parametrize("key", ["o", "i", "m", "?"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panels_are_whole_in_every_language(
    person: Callable[..., Person], site: str, language: str, key: str
) -> None:
    one = person(PHONE)
    open_scene(one, site, SCENES["holdem"](), language=language)
    one.page.keyboard.press(key)
    one.page.wait_for_selector(".side .t-x")
    assert one.page.evaluate(RAW) == []
    assert one.page.evaluate(CLIPPED) == []


def test_switching_the_language_needs_no_reload(person: Callable[..., Person], site: str) -> None:
    one = person()
    open_scene(one, site, SCENES["holdem"]())
    one.page.evaluate("() => (window.same = true)")
    one.page.keyboard.press("o")
    for language in LANGUAGES:
        one.page.locator(f".langs [lang={language}]").click()
        one.page.wait_for_selector(f"html[lang={language}]")
    assert one.page.evaluate("() => window.same") is True
