"""The manual page and the completions name what there is."""

import re
import subprocess
from pathlib import Path

import pytest

from clients.cli import failure
from clients.cli.__main__ import COMMANDS
from clients.cli.completion import OPTIONS, bash, fish, zsh

STATUSES = {value for name, value in vars(failure).items() if name.isupper() and isinstance(value, int)}


def page(root: Path) -> str:
    return re.sub(r"\\f[BIR]", "", (root / "docs" / "cardavia.1").read_text().replace("\\-", "-"))


@pytest.mark.parametrize("command", COMMANDS)
def test_the_manual_page_names_every_command(root: Path, command: str) -> None:
    assert re.search(rf"\b{command}\b", page(root))


def test_the_manual_page_names_every_exit_status_and_no_other(root: Path) -> None:
    section = page(root).split(".SH EXIT STATUS")[1].split(".SH")[0]
    assert sorted(map(int, re.findall(r"\b\d+\b", section))) == sorted({*STATUSES, 129, 143})


def test_a_command_done_failed_misused_or_interrupted_has_one_status_each() -> None:
    assert {0, 1, 2, 130} == STATUSES


def test_no_line_of_the_manual_page_begins_a_macro_by_mistake(root: Path) -> None:
    macros = {line.split()[0] for line in page(root).splitlines() if line.startswith((".", "'"))}
    assert macros <= {".TH", ".SH", ".TP", ".B", ".BR", ".RI", ".I", ".IR", ".br"}


@pytest.mark.parametrize("command", [name for name in OPTIONS if COMMANDS[name].client])
def test_completed_options_are_those_that_the_command_has(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    from clients.cli.__main__ import main

    with pytest.raises(SystemExit):
        main([command, "--help"])
    told = capsys.readouterr().out
    assert [option for option in OPTIONS[command] if option not in told] == []


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_completion_knows_every_command(shell: str) -> None:
    script = {"bash": bash, "zsh": zsh, "fish": fish}[shell]()
    assert [command for command in COMMANDS if command not in script] == []


@pytest.mark.parametrize(
    ("typed", "completed"),
    [(["pl"], "play"), (["play", "one"], "one-poker"), (["play", "--priv"], "--private"), (["admin", "dr"], "drain")],
)
def test_bash_completes(typed: list[str], completed: str) -> None:
    words = " ".join(["cardavia", *typed])
    code = f'{bash()}\nCOMP_WORDS=({words}); COMP_CWORD={len(typed)}; _cardavia; echo "${{COMPREPLY[@]}}"'
    done = subprocess.run(["bash", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [completed]
