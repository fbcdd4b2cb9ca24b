"""Play now against bots of the level that the reader likes; the page remembers it."""

from collections.abc import Callable

from playwright.sync_api import expect

from protocol.lobby import Quick
from tests.web import scenes
from tests.web.pages import Person, open_lobby


def asked(person: Person, site: str, level: str | None) -> str:
    """The level that the page asks the server for when Play now is pressed, after `level` was chosen."""
    script = open_lobby(person, site)
    script.view = scenes.holdem()
    if level is not None:
        person.page.get_by_role("group", name="Bots").get_by_role("button", name=level).click()
    person.page.get_by_role("button", name="Play now: Texas").click()
    expect(person.page.locator(".app")).to_be_visible()
    return [message.level for message in script.said(Quick) if isinstance(message, Quick)][-1]


def test_bots_play_at_the_normal_level_unless_another_is_chosen(person: Callable[..., Person], site: str) -> None:
    assert asked(person(), site, None) == "normal"


def test_the_chosen_level_of_bots_is_remembered(person: Callable[..., Person], site: str) -> None:
    one = person()
    assert asked(one, site, "Hard") == "hard"
    assert asked(one, site, None) == "hard"
