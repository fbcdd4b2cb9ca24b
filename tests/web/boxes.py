"""Where everything lies on the tables, as text: `python -m tests.web.boxes` writes boxes.txt anew after a wanted change of the layout."""

import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web import scenes
from tests.web.pages import DESK, FLAGS, PHONE, ROOT, Person, open_scene, served

FILE = Path(__file__).parent / "boxes.txt"
SIZES = {"desk": DESK, "phone": PHONE}
SHOWN = ("holdem", "showdown", "one_poker", "as_nas")

MEASURE = """() => {
  const named = { stage: '.stage', cloth: '.cloth', slip: '.slip', column: '.app > .side', board: '.board .card, .board .slot', mine: '.mine .card',
    plate: '.seat .plate', hand: '.seat .hand .card', dealer: '.dealer', pot: '.at.pot, .at.pots3', lamps: '.lamps', place: '.place', rung: '.rung' };
  return Object.entries(named).flatMap(([name, selector]) => [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.getBoundingClientRect())
    .map((box) => (name === 'pot' ? new DOMRect(box.x + box.width / 2, box.y, 0, 0) : box))
    .map((box, index) => `${name}${index} ${[box.x, box.y, box.width, box.height].map(Math.round).join(' ')}`));
}"""


def measure(page: Page) -> list[str]:
    """The boxes of what is seen, one line each: what it is, then left, top, width and height in pixels; of a pot's words only the middle."""
    return page.evaluate(MEASURE)


def read(text: str) -> dict[str, dict[str, tuple[int, ...]]]:
    """The boxes of every picture of the file."""
    pictures: dict[str, dict[str, tuple[int, ...]]] = {}
    current: dict[str, tuple[int, ...]] = {}
    for line in text.splitlines():
        name, *numbers = line.split()
        if name == "#":
            current = pictures.setdefault(numbers[0], {})
        else:
            current[name] = tuple(int(number) for number in numbers)
    return pictures


def _pictures(browser: Browser, site: str) -> Iterator[str]:
    for scene in SHOWN:
        for size, pixels in SIZES.items():
            one = Person(browser, pixels)
            open_scene(one, site, scenes.SCENES[scene]())
            yield "\n".join((f"# {scene}-{size}", *measure(one.page), ""))
            one.context.close()


def main(chromium: str) -> None:
    with sync_playwright() as tools, tempfile.TemporaryDirectory() as data, served(Path(data) / "data") as site:
        browser = tools.chromium.launch(executable_path=chromium, args=list(FLAGS))
        FILE.write_text("".join(_pictures(browser, site)))
        browser.close()


if __name__ == "__main__":
    main(
        subprocess.run([str(ROOT / "deploy/setup/browser")], capture_output=True, text=True, check=True).stdout.strip()
    )
