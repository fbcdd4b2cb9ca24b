"""What every test may ask for: the folder of the checkout and a browser."""

import os
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright

ROOT = Path(__file__).resolve().parent.parent

# Root has no sandbox to give; and nothing of a browser's own traffic may disturb a test.
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the checkout."""
    return ROOT


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium that runs. Without one the test fails, saying what to install."""
    given = os.environ.get("CARDAVIA_CHROMIUM")
    if given:
        return given
    found = subprocess.run([str(ROOT / "deploy/setup/browser")], capture_output=True, text=True, check=False)
    if found.returncode:
        pytest.fail(found.stderr.strip(), pytrace=False)
    return found.stdout.strip()


@pytest.fixture
async def browser(chromium: str) -> AsyncIterator[Browser]:
    """A headless browser of the test's own.

    Web tests use Playwright's asynchronous side: the synchronous one keeps an event loop running in the thread, and
    asyncio tests that come after it in the same process would fail.
    """
    async with async_playwright() as tools:
        launched = await tools.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        yield launched
        await launched.close()
