"""The systemd units are right by systemd's own word, closed as far as they can be, and name commands that there are."""

import re
import shlex
import subprocess
from pathlib import Path

import pytest

from clients.cli.__main__ import COMMANDS
from server.settings import TABLE, read

UNITS = ("cardavia.service", "cardavia-backup.service", "cardavia-backup.timer")
PROGRAM = "/opt/cardavia/bin/cardavia"
EXPOSURE = 1.5
"""The most that systemd-analyze may find, of 10."""


@pytest.fixture(scope="module")
def units(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The units in a folder of their own, with a program in the place of ours that is on every machine."""
    folder = tmp_path_factory.mktemp("units")
    for name in UNITS:
        text = (root / "deploy/systemd" / name).read_text()
        (folder / name).write_text(text.replace(PROGRAM, "/bin/true"))
    return folder


def systemd_analyze(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["systemd-analyze", *arguments], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", UNITS)
def test_systemd_finds_nothing_wrong(units: Path, name: str) -> None:
    found = systemd_analyze("verify", units / name)
    assert (found.returncode, found.stdout, found.stderr) == (0, "", "")


def test_the_server_is_closed_as_far_as_it_can_be(units: Path) -> None:
    found = systemd_analyze("security", "--offline=true", "--no-pager", units / "cardavia.service")
    level = re.search(r"exposure level for cardavia\.service: ([\d.]+)", found.stdout)
    assert level, found.stderr
    assert float(level[1]) <= EXPOSURE


@pytest.mark.parametrize(
    ("tool", "name"), [("systemd-sysusers", "cardavia.sysusers"), ("systemd-tmpfiles", "cardavia.tmpfiles")]
)
def test_user_and_folders_are_made_in_an_empty_root(root: Path, tmp_path: Path, tool: str, name: str) -> None:
    (tmp_path / "etc").mkdir()
    (tmp_path / "etc/passwd").write_text("root:x:0:0:root:/root:/bin/sh\n")
    (tmp_path / "etc/group").write_text("root:x:0:\n")
    users = root / "deploy/systemd/cardavia.sysusers"
    subprocess.run(["systemd-sysusers", f"--root={tmp_path}", users], check=True, capture_output=True)
    if tool == "systemd-tmpfiles":
        subprocess.run([tool, "--create", f"--root={tmp_path}", root / "deploy/systemd" / name], check=True)
        assert (tmp_path / "var/lib/cardavia").stat().st_mode & 0o777 == 0o700
        assert (tmp_path / "var/backups/cardavia").stat().st_mode & 0o777 == 0o700
        assert (tmp_path / "etc/cardavia").stat().st_mode & 0o777 == 0o750
    else:
        assert "cardavia:x:" in (tmp_path / "etc/passwd").read_text()


@pytest.mark.parametrize("name", ["cardavia.service", "cardavia-backup.service"])
def test_the_commands_and_variables_in_it_are_known(root: Path, name: str, tmp_path: Path) -> None:
    text = (root / "deploy/systemd" / name).read_text()
    called = re.findall(rf"{PROGRAM} (\w+)", text)
    assert called
    assert set(called) <= COMMANDS.keys()
    variables = dict(
        pair.split("=", 1)
        for line in re.findall(r"^Environment=(.*)$", text, re.MULTILINE)
        for pair in shlex.split(line)
    )
    config = variables.pop("CARDAVIA_CONFIG")
    assert config == "/etc/cardavia/cardavia.toml"
    assert set(variables) <= {setting.variable for setting in TABLE}


def test_the_sample_of_settings_is_right_and_at_the_usual_values(root: Path) -> None:
    settings = read({}, {}, root / "deploy/cardavia.toml")
    assert settings == read({"server_name": "Our table"}, {})


def test_what_is_commented_out_in_the_sample_is_right_too(root: Path, tmp_path: Path) -> None:
    text = (root / "deploy/cardavia.toml").read_text()
    (tmp_path / "admin-token").write_text("a-secret-of-some-length")
    (tmp_path / "c.toml").write_text(re.sub(r"(?m)^# (\w+ = .*)$", r"\1", text))
    settings = read({}, {}, tmp_path / "c.toml")
    assert (settings.base, settings.admin_token) == ("/cards", "a-secret-of-some-length")
