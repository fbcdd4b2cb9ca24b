"""One person at a browser and one at a terminal, at the same table: a whole match, and both see the same end."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pexpect

from tests.kit.serving import environment
from tests.web.pages import ROOT, Person
from tests.web.test_matches import MINE, at_home, until_over
from tests.web.test_people import host_a_table


def own(folder: Path) -> dict[str, str]:
    """The environment of a terminal with folders of its own."""
    places = {f"XDG_{name}_HOME": str(folder / name.lower()) for name in ("CONFIG", "DATA", "STATE")}
    return environment(TERM="xterm-256color", LANG="C.UTF-8", PYTHONUTF8="1", **places)


def test_a_browser_and_a_terminal_play_a_whole_match(person: Callable[..., Person], site: str, tmp_path: Path) -> None:
    page = at_home(person(), site)
    code = host_a_table(page, **{"Chips at the start": "3"})
    arguments = [sys.executable, "-m", "clients.cli", "play", code, "--auto", "--name", "Bob", "--server", site]
    terminal = subprocess.Popen(
        arguments, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, env=own(tmp_path), cwd=ROOT, text=True
    )

    def act() -> None:
        if page.locator(".one-dock").count():
            page.get_by_role("radio").first.click()
            page.get_by_role("button", name=re.compile("^Lock the")).click()
        else:
            page.locator(f"{MINE} .three .b").last.click()

    try:
        until_over(page, act)
        told, _ = terminal.communicate(timeout=60)
    finally:
        terminal.kill()
        terminal.wait()
    assert terminal.returncode == 0
    rows = [row.inner_text() for row in page.locator(".stand tr").all()]
    bob_won = any("Bob" in row and row.lstrip().startswith("1") for row in rows)
    assert f"Standings: 1 {'You' if bob_won else ''}" in told
    assert ("You win the match." in told) is bob_won


def test_what_is_said_at_the_terminal_is_read_in_the_browser_and_back(
    person: Callable[..., Person], site: str, tmp_path: Path
) -> None:
    page = at_home(person(), site)
    code = host_a_table(page)
    terminal = pexpect.spawn(
        sys.executable, ["-m", "clients.cli", "play", code, "--plain", "--name", "Bob", "--server", site],
        env=own(tmp_path), cwd=str(ROOT), encoding="utf-8", timeout=40,
    )  # fmt: skip
    try:
        terminal.expect("The match begins")
        terminal.sendline("say good evening")
        page.get_by_role("button", name=re.compile("^Talk")).first.click()
        page.locator(".lines", has_text="good evening").wait_for()
        page.get_by_label("Say something").fill("hello Bob")
        page.get_by_role("button", name="Say", exact=True).click()
        terminal.expect("hello Bob")
    finally:
        terminal.close(force=True)
