"""The web page on a slow phone: 4 x CPU slow-down, 1.6 Mbit/s, 150 ms; time to the first paint and to a table that can be used."""

import subprocess
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.pages import FLAGS, PHONE, ROOT, Person, served

RUNS = 5
PAINT_MS = 1000
USABLE_MS = 2000
BUDGET = 150 * 1024
BYTES = """['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
  .reduce((sum, one) => sum + one.transferSize, 0)"""


def _slow(one: Person) -> Page:
    session = one.context.new_cdp_session(one.page)
    session.send("Network.enable")
    line = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 200_000}
    session.send("Network.emulateNetworkConditions", line)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    return one.page


def _table(browser: Browser, site: str) -> tuple[Person, str]:
    """A running table, and the link that lets others watch it."""
    host = Person(browser)
    host.page.goto(site)
    host.page.get_by_role("button", name="Play now: Texas hold’em").click()
    host.page.wait_for_url("**/t/*")
    return host, f"{host.page.url}#watch"


def _load(browser: Browser, link: str) -> tuple[float, float, int]:
    """Milliseconds to the first paint and to the drawn table, and the bytes that came."""
    one = Person(browser, PHONE)
    page = _slow(one)
    page.goto(link, wait_until="commit")
    page.wait_for_selector(".watch-dock .b")
    usable = float(page.evaluate("performance.now()"))
    paint = float(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
    size = int(page.evaluate(BYTES))
    one.context.close()
    return paint, usable, size


def measure() -> str:
    """Load a running table several times; gives the table of the medians."""
    chromium = subprocess.run(
        [str(ROOT / "deploy/setup/browser")], capture_output=True, text=True, check=True
    ).stdout.strip()
    with sync_playwright() as tools, tempfile.TemporaryDirectory() as data, served(Path(data) / "data") as site:
        browser = tools.chromium.launch(executable_path=chromium, args=list(FLAGS))
        host, link = _table(browser, site)
        loads = sorted(_load(browser, link) for _ in range(RUNS))
        host.context.close()
        browser.close()
    paint, usable, size = (sorted(load[part] for load in loads)[RUNS // 2] for part in range(3))
    return "\n".join(
        (
            "web page, slow phone (4 x CPU, 1.6 Mbit/s, 150 ms), median of 5     measured    budget",
            f"first paint, ms                                                   {paint:10.0f}{PAINT_MS:10}",
            f"table usable, ms                                                  {usable:10.0f}{USABLE_MS:10}",
            f"first load, bytes compressed                                      {size:10.0f}{BUDGET:10}",
        )
    )
