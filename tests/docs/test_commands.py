"""Every command of the documentation: those marked `sh run` are run as they stand, in a fresh folder; the others name what there is."""

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from clients.cli.__main__ import COMMANDS
from server.settings import TABLE
from tests.docs.pages import PAGES, Block, blocks, indented
from tests.docs.typing_out import type_out
from tests.kit.serving import ROOT

RUN = [page for page in PAGES if any(block.run for block in blocks(page))]
OTHERS = [
    (page, block)
    for page in PAGES
    for block in (*blocks(page), indented(page))
    if block.info[:1] == ("sh",) and not block.run and "cardavia" in block.text
]


@pytest.mark.parametrize("page", RUN, ids=lambda page: page.name)
def test_what_a_page_says_works_as_it_is_typed(page: Path, tmp_path: Path) -> None:
    type_out(page, tmp_path, Path(sys.executable).parent)


def commands(text: str) -> Iterator[list[str]]:
    """The calls of `cardavia` in a block, as words."""
    for line in text.replace("\\\n", " ").splitlines():
        bare = re.sub(r"\s#.*$|[|;&>].*$", "", line).strip()
        call = re.search(r"(?:^|[/ ])cardavia (?!cardavia)((?:[a-z]|--).*)$", bare)
        if call and not bare.startswith(("systemctl", "journalctl", "podman run", "podman build", "install", "pip")):
            yield shlex.split(call[1])


@pytest.mark.parametrize(("page", "block"), OTHERS, ids=lambda part: getattr(part, "name", "block"))
def test_other_blocks_call_commands_with_options_that_there_are(page: Path, block: Block) -> None:
    flags = {setting.flag for setting in TABLE}
    for words in commands(block.text):
        command, *rest = words
        if command.startswith("--"):
            continue  # of the program itself
        assert command in COMMANDS, words
        said = subprocess.run(
            [sys.executable, "-m", "clients.cli", command, "--help"],
            capture_output=True,
            text=True,
            check=True,
            cwd=ROOT,
        )
        for word in rest:
            if word.startswith("--"):
                assert word in said.stdout or (command in ("serve", "config") and word in flags), words


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_and_make_targets_that_are_named_are_there(page: Path) -> None:
    text = page.read_text("utf-8")
    for name in re.findall(r"\bdeploy/[\w./-]*[\w-]", text):
        assert list(ROOT.glob(f"{name}*")), name
    targets = set(re.findall(r"(?m)^([\w-]+):", (ROOT / "Makefile").read_text()))
    for target in re.findall(r"(?:`|^|&& )make ([a-z][\w-]*)", text, re.MULTILINE):
        assert target in targets, f"make {target}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_settings_that_are_named_are_there(page: Path) -> None:
    known = {setting.variable for setting in TABLE} | {
        f"{setting.variable}_FILE" for setting in TABLE if setting.secret
    }
    client = {
        f"CARDAVIA_{name}"
        for name in ("CONFIG", "SITE", "UPSTREAM", "SERVER", "LANG", "PROFILE", "NAME", "DEBUG", "THEME", "CHROMIUM")
    }
    named = set(re.findall(r"\bCARDAVIA_[A-Z_]*[A-Z]\b", page.read_text("utf-8")))
    assert named - known - client - {"CARDAVIA_NODE_FROM_PYPI"} == set()
