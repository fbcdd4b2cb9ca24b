"""One Chromium and one server for the tests of a module; people with browsers of their own for each test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.pages import DESK, FLAGS, PATIENCE_MS, ROOT, Person, served

expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here needs a browser."""
    here = str(Path(__file__).parent)
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server's page."""
    with served(tmp_path_factory.mktemp("site") / "data") as address:
        yield address


@pytest.fixture
def person(browser: Browser) -> Iterator[Callable[..., Person]]:
    """Makes people; afterwards none of their pages may have complained."""
    people: list[Person] = []

    def make(size: tuple[int, int] = DESK, language: str = "en-GB", **more: object) -> Person:
        people.append(Person(browser, size, language, **more))
        return people[-1]

    yield make
    for one in people:
        one.context.close()
    assert [fault for one in people for fault in one.faults] == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of the accessibility checker."""
    return (ROOT / "clients/web/node_modules/axe-core/axe.min.js").read_text()


@pytest.fixture
def violations(axe: str) -> Callable[[Page], list[str]]:
    """What the checker finds on a page, one line each."""

    def check(page: Page) -> list[str]:
        page.evaluate(axe)
        found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
        return [
            f"{one['id']}: {node['target']} {node['failureSummary']}"
            for one in found["violations"]
            for node in one["nodes"]
        ]

    return check
