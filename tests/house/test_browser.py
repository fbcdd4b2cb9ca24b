"""The built web client starts in a real browser from plain files alone."""

import functools
import http.server
import threading
from collections.abc import Iterator

import pytest
from playwright.async_api import Browser

from clients import resources


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Hands out files without a word."""

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def address() -> Iterator[str]:
    """The address of the built web client, handed out by a plain file server."""
    handler = functools.partial(Quiet, directory=str(resources.web_client()))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


@pytest.mark.browser
async def test_the_built_page_mounts(browser: Browser, address: str) -> None:
    page = await browser.new_page()
    await page.goto(address)
    await page.wait_for_selector("#app > *")
    assert await page.locator("#app").inner_text() != ""
