"""For every eye, hand and line: contrast at the ends of the sliders, words in any language, small transfers, any base path."""

import base64
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web import scenes
from tests.web.pages import DESK, PHONE, Person, Script, open_lobby, open_scene, served

SIZES = {"phone": PHONE, "desk": DESK}
BUDGET = 150 * 1024
"""Bytes of the first load, compressed."""

RATIOS = """([pairs]) => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const probe = document.body.appendChild(document.createElement('i'));
  const light = (name) => {
    probe.style.color = name.startsWith('#') ? name : `var(--${name})`;
    canvas.fillStyle = getComputedStyle(probe).color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
      .map((v) => v / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const found = Object.fromEntries(pairs.map(([a, b]) => [`${a} on ${b}`, ratio(light(a), light(b))]));
  probe.remove();
  return found;
}"""

WORDS = (
    ("ink", "paper"), ("ink", "sheet"), ("ink2", "paper"), ("ink2", "sheet"), ("red", "paper"), ("red", "sheet"), ("felt", "green"),
    ("felt", "coal"), ("felt", "indigo"), ("felt2", "green"), ("felt2", "coal"), ("felt2", "indigo"), ("on-red", "red-fill"), ("on-ink", "ink"),
    ("print-ink", "card"), ("print-red", "card"), ("#1f4f86", "card"), ("#24603c", "card"),
)  # fmt: skip
EDGES = (("edge", "paper"), ("edge", "sheet"))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_keeps_its_contrast_at_every_slider_setting(person: Callable[..., Person], site: str, theme: str) -> None:
    one = person()
    open_lobby(one, site, theme=theme)
    low: dict[str, float] = {}
    for contrast in (0, 0.5, 1):
        for warmth in (0, 0.5, 1):
            one.page.evaluate(
                "([c, w]) => { const s = document.documentElement.style; s.setProperty('--contrast', c); s.setProperty('--warmth', w); }",
                [contrast, warmth],
            )
            for pair, least in ((WORDS, 4.5), (EDGES, 3.0)):
                found: dict[str, float] = one.page.evaluate(RATIOS, [pair])
                low |= {f"{name} at {contrast}, {warmth}": ratio for name, ratio in found.items() if ratio < least}
    assert low == {}


MEAN = """async ([picture, words]) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + picture;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const data = context.getImageData(0, 0, image.width, image.height).data;
  const linear = (v) => ((v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  let sum = 0;
  for (let i = 0; i < data.length; i += 4) sum += 0.2126 * linear(data[i]) + 0.7152 * linear(data[i + 1]) + 0.0722 * linear(data[i + 2]);
  const ground = sum / (data.length / 4);
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(--${words})`;
  context.fillStyle = getComputedStyle(probe).color;
  context.fillRect(0, 0, 1, 1);
  const [r, g, b] = context.getImageData(0, 0, 1, 1).data;
  const own = 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  return (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05);
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_grain_at_its_strongest_leaves_a_mean_contrast_of_4_5(
    person: Callable[..., Person], site: str, theme: str
) -> None:
    one = person()
    open_scene(one, site, scenes.holdem(), theme=theme, grain=100, contrast=0)
    spots = {
        "ink2": {"x": 1150, "y": 130, "width": 200, "height": 100},  # the column's paper
        "felt2": {"x": 300, "y": 560, "width": 120, "height": 60},  # the cloth
    }
    for words, clip in spots.items():
        picture = base64.b64encode(one.page.screenshot(clip=clip)).decode()  # type: ignore[arg-type]
        assert one.page.evaluate(MEAN, [picture, words]) >= 4.5, words


@pytest.mark.parametrize(
    "sliders", [{"contrast": 0, "grain": 0, "warmth": 0}, {"contrast": 100, "grain": 100, "warmth": 100}]
)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_checker_finds_no_fault_at_the_sliders_ends(
    person: Callable[..., Person],
    site: str,
    violations: Callable[[Page], list[str]],
    sliders: dict[str, int],
    theme: str,
) -> None:
    one = person()
    open_scene(one, site, scenes.holdem(), theme=theme, **sliders)
    assert violations(one.page) == []


# People's names are nobody's to translate, and the words between the items of a list are the browser's own.
UNTRANSLATED = """() => {
  const NAMES = /Cardavia|Teresa|Marek|Alder|Inês|Joost|Hazel|Sanna|Rowan|Věra|Linden|K7Q4ND| and | or |, and |, or /g;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent.checkVisibility() && !parent.closest('.sr')) continue;
    if (parent.closest('#drawings, script, style, bdi, kbd, [dir=ltr], .word, [lang]:not(html), .dealer, .facts b, option')) continue;
    const text = node.data.replace(NAMES, '');
    if (/[a-zA-Z]{2,}/.test(text)) found.push(text.trim());
  }
  for (const one of document.querySelectorAll('[aria-label]')) {
    const label = one.getAttribute('aria-label').replace(NAMES, '');
    if (one.checkVisibility() && !one.closest('bdi') && /[a-zA-Z]{3,}/.test(label)) found.push(label);
  }
  return [...new Set(found)];
}"""

CLIPPED = """() => [...document.querySelectorAll('.b, h1, h2, h3, .tool, label, .pot, .lb, .rung em, .place em')]
  .filter((one) => one.checkVisibility() && !one.closest('.sr'))
  .filter((one) => one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).display !== 'inline')
  .map((one) => `${one.className} ${one.textContent} ${one.scrollWidth}>${one.clientWidth}`)"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "scene",
    ["holdem", "showdown", "one_poker", "as_nas", "as_nas_showdown", "out", "over", "waiting", "asked", "stood_in"],
)
def test_the_pseudo_language_shows_no_clipped_or_untranslated_text(
    person: Callable[..., Person], site: str, scene: str, size: str
) -> None:
    one = person(SIZES[size])
    open_scene(one, site, scenes.SCENES[scene](), language="pseudo")
    assert one.page.locator("html").get_attribute("dir") == "rtl"
    assert one.page.evaluate(UNTRANSLATED) == []
    assert one.page.evaluate(CLIPPED) == []


@pytest.mark.parametrize("key", ["h", "m", "v", "o", "?"])
def test_the_pseudo_language_fills_the_panels_too(person: Callable[..., Person], site: str, key: str) -> None:
    one = person(PHONE)
    open_scene(one, site, scenes.holdem(), language="pseudo")
    one.page.keyboard.press(key)
    one.page.wait_for_selector(".side .t-x")
    assert one.page.evaluate(UNTRANSLATED) == []


def test_right_to_left_turns_the_words_and_not_the_table(person: Callable[..., Person], site: str) -> None:
    places = []
    for language in ("en", "pseudo"):
        one = person()
        open_scene(one, site, scenes.holdem(), language=language)
        seats = one.page.locator(".cloth .seat").evaluate_all(
            "all => { const cloth = document.querySelector('.cloth').getBoundingClientRect(); return all.map((one) => "
            "Math.round(100 * (one.getBoundingClientRect().left - cloth.left) / cloth.width)); }"
        )
        places.append(seats)
        side, stage = (one.page.locator(name).bounding_box() for name in (".side", ".stage"))
        assert side is not None
        assert stage is not None
        assert (side["x"] > stage["x"]) == (language == "en")
    assert places[0] == places[1]


def test_the_first_load_is_under_150_kib_and_from_one_origin(person: Callable[..., Person], site: str) -> None:
    one = person(PHONE)
    sizes: dict[str, int] = {}
    one.page.on("requestfinished", lambda request: sizes.update({request.url: request.sizes()["responseBodySize"]}))
    one.page.goto(site)
    one.page.wait_for_selector(".ticket .b:not([aria-disabled])")
    one.page.get_by_role("button", name="Play now: One Poker").click()
    one.page.wait_for_selector(".app")
    assert all(url.startswith((site, site.replace("http", "ws"), "data:")) for url in sizes)
    assert 0 < sum(sizes.values()) < BUDGET


def test_the_policy_allows_nothing_from_elsewhere(person: Callable[..., Person], site: str) -> None:
    one = person()
    answer = one.page.goto(site)
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    one.page.wait_for_selector(".tickets")


def test_behind_tls_under_a_path_page_and_socket_follow(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path / "data", "--base-path", "/cards") as address:
        origin = address.split("/cards")[0].rstrip("/")
        one = Person(browser)

        def forward(route: Route) -> None:
            path = route.request.url.removeprefix("https://home.example")
            route.fulfill(response=route.fetch(url=f"{origin}{path}"))

        one.page.route("https://home.example/**", forward)
        script = Script(scenes.holdem())
        urls: list[str] = []
        one.page.route_web_socket("**", lambda socket: (urls.append(socket.url), script._open(socket)))
        one.page.goto("https://home.example/cards/t/K7Q4ND")
        expect(one.page.locator(".mine .card")).to_have_count(2)
        assert urls == ["wss://home.example/cards/ws"]
        one.page.get_by_role("button", name="Table", exact=True).first.click()
        assert one.page.get_by_label("Link to this table").input_value() == "https://home.example/cards/t/K7Q4ND"
        one.context.close()


def test_settings_are_seen_at_once_and_remembered(person: Callable[..., Person], site: str) -> None:
    one = person()
    open_scene(one, site, scenes.holdem())
    one.page.keyboard.press("o")
    one.page.get_by_label("Contrast").fill("100")
    one.page.get_by_role("switch", name="Four-colour deck").click()
    one.page.get_by_role("group", name="Theme").get_by_role("button", name="Dark").click()
    root = one.page.locator("html")
    expect(root).to_have_class(re.compile(r"(?=.*\bdark\b)(?=.*\bfour\b)"))
    one.page.reload()
    one.page.wait_for_selector(".app")
    expect(root).to_have_class(re.compile(r"(?=.*\bdark\b)(?=.*\bfour\b)"))
    assert root.evaluate("one => one.style.getPropertyValue('--contrast')") == "1"


def test_the_browsers_language_is_taken_at_first_and_english_for_others(
    person: Callable[..., Person], site: str
) -> None:
    one = person(language="xh")
    open_lobby(one, site)
    expect(one.page.locator("html")).to_have_attribute("lang", "en")


def test_it_is_your_turn_says_the_title(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = open_scene(one, site, scenes.holdem_waiting())
    assert one.page.title() == "Texas hold’em · K7Q4ND"
    script.show(scenes.holdem(version=41))
    expect(one.page).to_have_title("Your turn · Texas hold’em")


def test_without_motion_nothing_moves(person: Callable[..., Person], site: str) -> None:
    one = person()
    open_scene(one, site, scenes.showdown())
    moving = one.page.evaluate(
        "() => document.getAnimations().filter((one) => one.playState === 'running').map((one) => one.animationName)"
    )
    assert [name for name in moving if name != "changed"] == []


def test_offline_a_page_says_so(browser: Browser, site: str) -> None:
    one = Person(browser)
    context = browser.new_context(service_workers="allow")
    page = context.new_page()
    page.goto(site)
    page.wait_for_selector(".tickets")
    page.evaluate("() => navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    context.set_offline(True)
    page.goto(f"{site}t/K7Q4ND")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    context.close()
    one.context.close()
