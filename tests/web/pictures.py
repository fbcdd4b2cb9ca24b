"""Takes the pictures of the documentation: `python -m tests.web.pictures FOLDER`. Small files: no grain, moderate size."""

import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from protocol.commands import Reacted, Said
from protocol.table import TableView
from tests.web import scenes
from tests.web.pages import FLAGS, ROOT, Person, Script, open_lobby, open_scene, served

DESK = (1200, 750)
PHONE = (360, 640)
SHOWN = {
    "holdem": scenes.showdown, "one-poker": scenes.one_poker, "as-nas": scenes.as_nas_looked, "out": scenes.out, "end": scenes.over,
    "waiting": scenes.waiting, "asked": scenes.asked,
}  # fmt: skip


def _talk(page: Page, script: Script) -> None:
    script.tell(Said(code=scenes.CODE, seat=1, name="Marek", text="That king was not for me."))
    script.tell(Reacted(code=scenes.CODE, seat=2, name="Alder", reaction="well_played"))
    page.keyboard.press("m")


def _people(page: Page, script: Script) -> None:
    page.get_by_role("button", name="Table", exact=True).first.click()


PANELS: dict[str, Callable[[Page, Script], None]] = {
    "talk": _talk,
    "people": _people,
    "rules": lambda page, _: page.keyboard.press("i"),
    "settings": lambda page, _: page.keyboard.press("o"),
    "text": lambda page, _: page.keyboard.press("v"),
}
LOBBY = {"lobby": None, "new-table": "Set a table", "matches": "My matches"}


def _take(one: Person, folder: Path, name: str) -> None:
    one.page.wait_for_timeout(400)
    one.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=72)
    one.context.close()


def _tables(browser: Browser, site: str, folder: Path) -> None:
    for name, scene in SHOWN.items():
        view: TableView = scene()
        for size, mark in ((DESK, ""), (PHONE, "-phone")):
            one = Person(browser, size)
            open_scene(one, site, view, grain=0)
            _take(one, folder, f"{name}{mark}")
    for name, act in PANELS.items():
        one = Person(browser, DESK)
        act(one.page, open_scene(one, site, scenes.holdem(), grain=0))
        _take(one, folder, name)


def _lobby(browser: Browser, site: str, folder: Path) -> None:
    for name, button in LOBBY.items():
        one = Person(browser, DESK)
        open_lobby(one, site, grain=0)
        if button is not None:
            one.page.get_by_role("button", name=button).click()
        _take(one, folder, name)


def main(folder: Path, chromium: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as tools, tempfile.TemporaryDirectory() as data, served(Path(data) / "data") as site:
        browser = tools.chromium.launch(executable_path=chromium, args=list(FLAGS))
        _tables(browser, site, folder)
        _lobby(browser, site, folder)
        browser.close()


if __name__ == "__main__":
    found = subprocess.run(
        [str(ROOT / "deploy/setup/browser")], capture_output=True, text=True, check=True
    ).stdout.strip()
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures"), found)
