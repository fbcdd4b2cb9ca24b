"""What every test may ask for: for now, the browser."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the checkout."""
    return ROOT


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium that runs; Playwright takes it as ``executable_path``. Without one the test fails and says what to install."""
    given = os.environ.get("CARDAVIA_CHROMIUM")
    if given:
        return given
    found = subprocess.run([str(ROOT / "deploy/setup/browser")], capture_output=True, text=True, check=False)
    if found.returncode:
        pytest.fail(found.stderr.strip(), pytrace=False)
    return found.stdout.strip()
