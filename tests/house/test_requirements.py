"""The pinned requirements: whole, hashed, and free of any index or host."""

import re
import tomllib
from pathlib import Path

import pytest

PARTS = ("base", "build", "dev", "node", "tools")


def names(lines: list[str]) -> set[str]:
    """The requirement lines of an .in file, normalised."""
    return {line.replace("'", '"').strip() for line in lines if line.strip() and not line.startswith(("#", "-"))}


def test_the_project_and_base_in_name_the_same_dependencies(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text())["project"]
    assert names(project["dependencies"]) == names((root / "requirements/base.in").read_text().splitlines())


@pytest.mark.parametrize("part", PARTS)
def test_every_pinned_package_has_a_hash(root: Path, part: str) -> None:
    blocks = re.split(r"\n(?=\S)", (root / f"requirements/{part}.txt").read_text())
    packages = [block for block in blocks if not block.startswith("#")]
    assert packages
    assert [
        block for block in packages if not re.match(r"[a-z0-9.-]+==\S+ .*\\\n    --hash=sha256:[0-9a-f]{64}", block)
    ] == []


@pytest.mark.parametrize("part", PARTS)
def test_no_pinned_file_names_an_index_or_a_host(root: Path, part: str) -> None:
    assert re.findall(r"(?m)^-.*|\S*://\S*|index-url|find-links", (root / f"requirements/{part}.txt").read_text()) == []


def test_the_smaller_files_pin_what_dev_pins(root: Path) -> None:
    pins = {
        part: set(re.findall(r"(?m)^([a-z0-9.-]+==\S+)", (root / f"requirements/{part}.txt").read_text()))
        for part in PARTS
    }
    assert pins["base"] | pins["build"] <= pins["dev"]


def test_the_lock_of_the_web_client_names_no_address(root: Path) -> None:
    assert re.findall(r'"resolved"|registry\.', (root / "clients/web/package-lock.json").read_text()) == []
