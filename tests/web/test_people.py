"""Several people at one table, each with a browser: links, talk, agreement, powers, absence, other devices."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.pages import PHONE, Person
from tests.web.test_matches import PATIENCE, at_home


def host_a_table(page: Page, game: str = "One Poker", **numbers: str) -> str:
    """Set a table that waits for people; gives its code."""
    page.get_by_role("button", name="Set a table").click()
    page.get_by_role("group", name="Game").get_by_role("button", name=game).click()
    for label, value in {"Bots think, in seconds": "0", "Pause between hands, in seconds": "0", **numbers}.items():
        page.get_by_label(label, exact=True).fill(value)
    page.get_by_role("button", name="Wait for people").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".waitcard")
    return page.url.rsplit("/", 1)[1]


def test_a_link_opened_in_a_second_browser_leads_to_the_same_table(person: Callable[..., Person], site: str) -> None:
    host, guest = person().page, person(PHONE).page
    at_home_page = host
    at_home_page.goto(site)
    at_home_page.wait_for_selector(".ticket .b:not([aria-disabled])")
    code = host_a_table(host)
    link = host.get_by_label("Link to this table").first.input_value()
    assert link == f"{site}t/{code}"
    guest.goto(link)
    for page in (host, guest):
        page.wait_for_selector(".one-dock, .wait-dock", timeout=PATIENCE)
    seats = host.locator(".seat .nm").all_inner_texts()
    assert len(seats) == 2
    assert not any("bot" in seat for seat in seats)


def two_at_a_table(person: Callable[..., Person], site: str, **numbers: str) -> tuple[Person, Person, str]:
    host, guest = person(), person()
    code = host_a_table(at_home(host, site), **numbers)
    at_home(guest, site).get_by_label("Join by code").fill(code.lower())
    guest.page.get_by_role("button", name="Join the table").click()
    # All seats are taken by people: the match begins by itself.
    for page in (host.page, guest.page):
        page.wait_for_selector(".one-dock, .wait-dock", timeout=PATIENCE)
    return host, guest, code


def test_what_one_says_the_other_reads_in_the_own_language(person: Callable[..., Person], site: str) -> None:
    host, guest, _ = two_at_a_table(person, site)
    host.page.get_by_role("button", name="Talk").click()
    host.page.get_by_label("Say something").fill("<b>Good evening</b>")
    host.page.get_by_role("button", name="Say", exact=True).click()
    guest.page.get_by_role("button", name=re.compile("^Talk")).first.click()
    expect(guest.page.locator(".lines")).to_contain_text("<b>Good evening</b>")
    guest.page.get_by_role("button", name="Well played!").click()
    expect(host.page.locator(".lines")).to_contain_text("Well played!")


def test_a_pause_takes_effect_when_all_agree(person: Callable[..., Person], site: str) -> None:
    host, guest, _ = two_at_a_table(person, site)
    host.page.get_by_role("button", name="Table", exact=True).first.click()
    host.page.get_by_role("button", name="Pause", exact=True).click()
    expect(guest.page.locator(".ask")).to_contain_text("asks for a pause")
    guest.page.get_by_role("button", name="Agree").click()
    for page in (host.page, guest.page):
        expect(page.get_by_role("heading", name="Paused")).to_be_visible()


def test_a_restart_takes_effect_when_all_agree(person: Callable[..., Person], site: str) -> None:
    host, guest, _ = two_at_a_table(person, site)
    host.page.get_by_role("button", name="Table", exact=True).first.click()
    host.page.get_by_role("button", name="Restart", exact=True).click()
    expect(guest.page.locator(".ask")).to_contain_text("asks for a restart")
    guest.page.get_by_role("button", name="Agree").click()
    expect(guest.page.locator(".ask")).to_have_count(0)
    expect(guest.page.locator("#voice")).to_contain_text("The match begins")


def test_the_host_puts_a_guest_out(person: Callable[..., Person], site: str) -> None:
    host, guest, _ = two_at_a_table(person, site)
    host.page.get_by_role("button", name="Table", exact=True).first.click()
    host.page.get_by_role("button", name="Send away").click()
    expect(guest.page.get_by_text("The host has put you out of the table.").first).to_be_visible()


def test_a_full_table_says_so_and_offers_to_watch(person: Callable[..., Person], site: str) -> None:
    _, _, code = two_at_a_table(person, site)
    third = person().page
    third.goto(f"{site}t/{code}")
    expect(third.get_by_role("alert")).to_contain_text("taken")
    third.get_by_role("button", name="Watch").click()
    third.wait_for_selector(".watch-dock")
    expect(third.locator(".mine .card")).to_have_count(0)


def test_another_tab_of_the_same_person_takes_over(person: Callable[..., Person], site: str) -> None:
    host, _, code = two_at_a_table(person, site)
    second = host.tab()
    second.goto(f"{site}t/{code}")
    expect(second.get_by_role("heading", name="You sit here on another device")).to_be_visible()
    second.get_by_role("button", name="Take over here").click()
    second.wait_for_selector(".one-dock, .wait-dock")
    expect(host.page.get_by_role("heading", name="You play on at another device")).to_be_visible()
    host.page.get_by_role("button", name="Take over here").click()
    host.page.wait_for_selector(".one-dock, .wait-dock")


def test_a_reload_brings_the_seat_and_the_cards_back(person: Callable[..., Person], site: str) -> None:
    host, _, _ = two_at_a_table(person, site)
    before = host.page.locator(".mine .card").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    host.page.reload()
    host.page.wait_for_selector(".one-dock, .wait-dock")
    after = host.page.locator(".mine .card").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    assert before == after
    assert len(before) == 2


def test_whoever_goes_to_the_lobby_keeps_the_seat_and_comes_back(person: Callable[..., Person], site: str) -> None:
    host, _, code = two_at_a_table(person, site)
    host.page.get_by_role("button", name="Leave").click()
    host.page.get_by_role("button", name="Go, and keep my seat").click()
    expect(host.page.get_by_text("You still have a seat")).to_be_visible()
    host.page.get_by_role("button", name="Back to my seat").click()
    host.page.wait_for_url(f"**/t/{code}")
    host.page.wait_for_selector(".mine .card")


def test_a_bot_stands_in_for_the_absent_until_they_are_back(person: Callable[..., Person], site: str) -> None:
    host, guest, code = two_at_a_table(person, site, **{"A bot stands in after, in seconds": "1"})
    guest.page.goto("about:blank")
    expect(host.page.locator(".seat.away .act")).to_contain_text("bot", timeout=PATIENCE)
    guest.page.goto(f"{site}t/{code}")
    guest.page.wait_for_selector(".app")
    back = guest.page.get_by_role("button", name="Play myself")
    if back.count():
        back.click()
    expect(host.page.locator(".seat.away")).to_have_count(0, timeout=PATIENCE)


def test_a_new_name_is_kept_and_a_bad_one_refused_in_words(person: Callable[..., Person], site: str) -> None:
    page = at_home(person(), site)
    page.get_by_role("button", name="Change the name").click()
    page.get_by_label("Your name").fill("Teresa")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_text("Playing as Teresa")).to_be_visible()
    page.get_by_role("button", name="Change the name").click()
    page.get_by_label("Your name").fill("\u202ex")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_text("A name has 1 to 20 characters", exact=False)).to_be_visible()


def test_a_code_makes_another_device_the_same_person(person: Callable[..., Person], site: str) -> None:
    first, second = person(), person()
    at_home(first, site).keyboard.press("o")
    first.page.get_by_role("button", name="Show a code").click()
    code = first.page.locator(".identity .bigcode").inner_text()
    name = first.page.locator(".joinbox.you p").inner_text()
    at_home(second, site).keyboard.press("o")
    second.page.get_by_label("Code from the other device").fill(code)
    second.page.get_by_role("button", name="Be that person").click()
    expect(second.page.locator(".joinbox.you p")).to_have_text(name)


def test_an_unknown_code_is_refused_with_the_way_out(person: Callable[..., Person], site: str) -> None:
    page = person().page
    page.goto(f"{site}t/ZZZZZZ")
    expect(page.get_by_role("alert")).to_contain_text("There is no table ZZZZZZ")
    page.get_by_role("button", name="To the lobby").click()
    page.wait_for_selector(".tickets")


def test_the_lobby_lists_open_tables_and_leads_to_them(person: Callable[..., Person], site: str) -> None:
    host, guest = person(), person()
    host_a_table(at_home(host, site), "As-Nas")
    page = at_home(guest, site)
    row = page.locator(".row", has_text="As-Nas").last
    row.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".app")
    expect(host.page.locator(".seat.open")).to_have_count(2)


def test_own_matches_are_listed_and_read_again(person: Callable[..., Person], site: str) -> None:
    host, _, _ = two_at_a_table(person, site)
    host.page.get_by_role("button", name="Leave").click()
    host.page.get_by_role("button", name="Leave for good").click()
    host.page.wait_for_selector(".tickets")
    host.page.get_by_role("button", name="My matches").click()
    expect(host.page.locator(".matches, .rules")).to_be_visible()
