"""The command line: every command finds its module, imports nothing else, and mistakes are one line with the cure."""

import io
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

from clients.cli.__main__ import COMMANDS, HELP, VERSION, main, run
from clients.cli.failure import Failed

HEAVY = ("textual", "rich", "asyncio", "msgspec", "websockets", "babel", "fluent", "server", "argparse", "platformdirs")


def imported(*arguments: str) -> set[str]:
    """The top packages that a run of the command imports."""
    code = (
        "import sys; from clients.cli.__main__ import main\n"
        "try: main(sys.argv[1:])\n"
        "except SystemExit: pass\n"
        "print(' '.join(sorted({name.partition('.')[0] for name in sys.modules})), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True)
    return set(done.stderr.splitlines()[-1].split())


@pytest.mark.parametrize("option", ["--help", "--version", "help"])
def test_help_and_version_import_nothing_that_they_do_not_need(option: str) -> None:
    assert imported(option).isdisjoint(HEAVY)


@pytest.mark.parametrize(
    "arguments",
    [
        ("tables", "--help"),
        ("status", "--help"),
        ("healthcheck", "--help"),
        ("play", "--help"),
        ("rules", "as-nas", "--plain"),
    ],
)
def test_a_command_of_lines_imports_no_screen_and_no_server(arguments: tuple[str, ...]) -> None:
    assert imported(*arguments).isdisjoint({"textual", "server"})


def test_help_fits_one_screen_and_names_every_command_group() -> None:
    lines = HELP.splitlines()
    assert len(lines) <= 23
    assert max(len(line) for line in lines) <= 79
    assert [word for word in COMMANDS if word != "completion" and word not in HELP] == []


@pytest.mark.parametrize("word", COMMANDS)
def test_every_command_has_a_module(word: str) -> None:
    assert find_spec(COMMANDS[word].module) is not None


def test_the_version_is_that_of_the_project(root: Path) -> None:
    assert tomllib.loads((root / "pyproject.toml").read_text())["project"]["version"] == VERSION


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["paly"], 'unknown command "paly". Did you mean play?'),
        (["xyzzy"], 'unknown command "xyzzy". See: cardavia --help'),
        (["--frobnicate"], "unknown option --frobnicate. See: cardavia --help"),
        (["--server"], "--server needs a value. See: cardavia --help"),
        (["--plain", "serve"], '--plain does not belong to "serve". See: cardavia serve --help'),
        (["play", "QQ"], '"QQ" is neither a game (holdem, one-poker, as-nas) nor a code of 6 letters and digits'),
        (
            ["play", "K7M2IO"],
            '"K7M2IO" is neither a game (holdem, one-poker, as-nas) nor a code of 6 letters and digits',
        ),
        (
            ["play", "--private"],
            "these options are for a new table: say which game, for example: cardavia play holdem --private",
        ),
        (
            ["play", "K7M2QP", "--private"],
            "the table K7M2QP has its settings already; leave out --private, --clock and --seats-open",
        ),
        (
            ["play", "holdem", "--clock", "soon"],
            '--clock "soon" is no clock. Give seconds, like 30, or 30+60 with a bank, or off',
        ),
        (["play", "holdem", "--clock", "off"], "a table without a clock must be private: add --private"),
        (["play", "one-poker", "--seats-open", "2"], "--seats-open must be from 0 to 1 (seats besides your own)"),
        (["play", "--lang", "xx"], 'there is no language "xx". Choose one of: en'),
        (
            ["play", "--server", "ht tp:"],
            '"ht tp:" is not the address of a server. Give one like https://cards.example.org or 127.0.0.1:8080',
        ),
        (["rules", "chess"], 'there is no game "chess". Choose holdem, one-poker or as-nas'),
        (["history", "show"], "say which match. See: cardavia history list, then: cardavia history show 12"),
        (["admin", "close"], "close needs the code of a table. See: cardavia admin --help"),
        (["bot", "--join", "K7M2QP", "--seconds", "0", "--", "x"], "--seconds must be above 0 and at most 3600"),
    ],
)
def test_a_wrong_command_line_is_one_line_with_the_cure(
    arguments: list[str], text: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path))
    assert main(arguments) == 2
    assert capsys.readouterr().err.startswith(f"cardavia: {text}")


def test_an_unwritable_or_broken_fault_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("clients.cli.rules.main", lambda *_args, **_kwargs: 1 // 0)
    assert main(["rules"]) == 1
    error = capsys.readouterr().err
    assert error.startswith("cardavia: a fault of Cardavia itself: ZeroDivisionError.")
    assert error.count("\n") == 1
    assert "ZeroDivisionError" in (tmp_path / "cardavia" / "faults.log").read_text()


def test_a_missing_module_is_said_and_a_broken_one_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(COMMANDS, "later", COMMANDS["serve"]._replace(module="server.no_such_room"))
    with pytest.raises(Failed, match='"later" is not part of this version'):
        run(["later"], io.StringIO())


def test_options_before_the_command_are_the_commands_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "--plain", "rules", "one-poker"]) == 0
    assert "ONE POKER" in capsys.readouterr().out
