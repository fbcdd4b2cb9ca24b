"""Whole matches against bots in a real browser on a real server: by mouse, by keys alone, and told by the live region."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.pages import PHONE, Person

PATIENCE = 40_000
"""Milliseconds that a whole match may take on a busy machine."""


def set_table(page: Page, game: str, **numbers: str) -> None:
    """Set a table of one's own with bots that do not think, and start it."""
    page.get_by_role("button", name="Set a table").click()
    page.get_by_role("group", name="Game").get_by_role("button", name=game).click()
    for label, value in {"Bots think, in seconds": "0", "Pause between hands, in seconds": "0", **numbers}.items():
        page.get_by_label(label, exact=True).fill(value)
    page.get_by_role("button", name="Start with bots").click()
    page.wait_for_selector(".app")


def at_home(one: Person, site: str) -> Page:
    one.page.goto(site)
    one.page.wait_for_selector(".ticket .b:not([aria-disabled])")
    return one.page


MINE = ".mine-turn:not(.answering)"
ENDED = ".v-over"


def until_over(page: Page, act: Callable[[], None], most: int = 400) -> int:
    """Act whenever it is the reader's turn, until the match is over; gives how often."""
    for acted in range(most):
        page.wait_for_selector(f"{MINE}, {ENDED}, .watch-dock", timeout=PATIENCE)
        if page.locator(ENDED).count() or page.locator(".watch-dock").count():
            return acted
        act()
    raise AssertionError("the match does not end")


def test_one_poker_is_played_to_the_end_by_mouse(person: Callable[..., Person], site: str) -> None:
    page = at_home(person(), site)
    set_table(page, "One Poker", **{"Chips at the start": "3"})

    def act() -> None:
        if page.locator(".one-dock").count():
            page.get_by_role("radio").first.click()
            page.get_by_role("button", name=re.compile("^Lock the")).click()
        else:
            page.locator(f"{MINE} .three .b").last.click()

    assert until_over(page, act) > 1
    expect(page.locator(".stand tr")).to_have_count(2)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(f"{MINE}, .wait-dock", timeout=PATIENCE)


def test_one_poker_is_played_to_the_end_by_keys_alone(person: Callable[..., Person], site: str) -> None:
    page = at_home(person(), site)
    set_table(page, "One Poker", **{"Chips at the start": "3"})

    def act() -> None:
        version = page.locator(".one-dock").count()
        if version:
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("F4")
            page.keyboard.press("F2")

    assert until_over(page, act) > 1


def test_as_nas_is_played_to_the_end_by_keys_alone(person: Callable[..., Person], site: str) -> None:
    page = at_home(person(), site)
    set_table(page, "As-Nas", Deals="3")

    def act() -> None:
        page.keyboard.press("l")
        page.keyboard.press("c")

    assert until_over(page, act) >= 1  # a deal in which all others fold asks nothing of the dealer
    expect(page.locator(".stand tr")).to_have_count(4)
    totals = page.locator(".stand .n").all_inner_texts()
    assert len(totals) == 4


def test_as_nas_cards_stay_face_down_until_look(person: Callable[..., Person], site: str) -> None:
    page = at_home(person(PHONE), site)
    set_table(page, "As-Nas")
    page.wait_for_selector(MINE, timeout=PATIENCE)
    expect(page.locator(".nasmine use[href^='#an-']")).to_have_count(0)
    page.get_by_role("button", name="Look").click()
    expect(page.locator(".nasmine use[href^='#an-']")).to_have_count(5)
    expect(page.get_by_role("button", name="Look")).to_have_count(0)


def test_a_hand_of_holdem_is_played_and_told(person: Callable[..., Person], site: str) -> None:
    page = at_home(person(), site)
    set_table(page, "Texas hold’em", Seats="2")
    page.wait_for_selector(MINE, timeout=PATIENCE)
    expect(page.locator(".mine .card")).to_have_count(2)
    expect(page.locator("#voice")).to_contain_text("Your turn:")
    page.locator(f"{MINE} .b.ink").click()
    expect(page.locator(".log")).to_contain_text(re.compile("You (call|check)"))


def test_after_elimination_one_watches_to_the_end_and_starts_again(person: Callable[..., Person], site: str) -> None:
    page = at_home(person(), site)
    set_table(page, "Texas hold’em", Seats="3", **{"Chips at the start": "60"})

    def act() -> None:
        page.keyboard.press("a")
        page.keyboard.press("c")

    until_over(page, act)
    end = page.get_by_role("button", name="To the end")
    if end.count():
        expect(page.get_by_role("heading", name="You are out")).to_be_visible()
        end.click()
    page.wait_for_selector(ENDED, timeout=PATIENCE)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(f"{MINE}, .wait-dock, .between-dock, .watch-dock", timeout=PATIENCE)


@pytest.mark.parametrize("game", ["Texas hold’em", "One Poker", "As-Nas"])
def test_quick_play_leads_to_a_table_at_once(person: Callable[..., Person], site: str, game: str) -> None:
    page = at_home(person(PHONE), site)
    page.get_by_role("button", name=f"Play now: {game}").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(MINE, timeout=PATIENCE)
    assert page.title().startswith("Your turn")


LISTEN = """() => {
  window.told = [];
  const seen = new Set();
  new MutationObserver(() => {
    for (const line of document.querySelectorAll('#voice p')) if (!seen.has(line)) { seen.add(line); window.told.push(line.textContent); }
  }).observe(document.querySelector('#voice'), { childList: true, subtree: true });
}"""

SAID = {
    "locked": r"ha(?:s|ve) locked a card",
    "deal_won": r"(?:wins?|takes?) the pot of|the pot of \S+ is split",
    "checked": r"checks?\.",
    "folded": r"folds?\.",
    "called": r"calls? \d",
    "raised": r"(?:bets?|raises? to|all-in for) \d",
    "match_ended": r"wins? the match",
}


def test_the_live_region_tells_every_event_of_a_match(person: Callable[..., Person], site: str) -> None:
    page = at_home(person(), site)
    events: list[str] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "update":
            events.extend(event["kind"] for event in message["events"])

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    page.reload()
    page.wait_for_selector(".ticket .b:not([aria-disabled])")
    page.evaluate(LISTEN)
    set_table(page, "One Poker", **{"Chips at the start": "4"})

    def act() -> None:
        if page.locator(".one-dock").count():
            page.get_by_role("radio").first.click()
            page.get_by_role("button", name=re.compile("^Lock the")).click()
        else:
            page.locator(f"{MINE} .three .b").last.click()

    until_over(page, act)
    expect(page.locator("#voice")).to_contain_text("the match")
    told = " ".join(page.evaluate("() => window.told"))
    heard = {kind: len(re.findall(words, told)) for kind, words in SAID.items()}
    assert heard == {kind: events.count(kind) for kind in SAID}
    assert heard["match_ended"] == 1
