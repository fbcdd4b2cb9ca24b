"""The wheel carries what an installed Cardavia needs, and nothing that only a checkout needs."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The names of the files in a wheel that was built from the checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(root)]
    built = subprocess.run(build, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    (path,) = folder.glob("cardavia-*.whl")
    return zipfile.ZipFile(path).namelist()


@pytest.mark.parametrize(
    "name",
    ["clients/resources.py", "clients/web/dist/index.html", "clients/locales/en/rules/holdem.md", "protocol/py.typed"],
)
def test_the_wheel_has(wheel: list[str], name: str) -> None:
    assert name in wheel


def test_the_wheel_has_every_python_module_of_the_rooms(wheel: list[str], root: Path) -> None:
    modules = {
        str(path.relative_to(root))
        for room in ("server", "protocol", "clients/cli")
        for path in (root / room).rglob("*.py")
    }
    assert modules <= set(wheel)


def test_of_the_web_client_the_wheel_has_only_what_is_served(wheel: list[str]) -> None:
    assert {
        name for name in wheel if name.startswith("clients/web/") and not name.startswith("clients/web/dist/")
    } == set()
