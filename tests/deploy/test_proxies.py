"""Caddy, nginx and HAProxy with the settings of deploy/: page and WebSocket over TLS, under a path too; the client's address right and not to be
made up."""

import asyncio
import http.client
import json
import re
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import async_playwright
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin, Subprotocol

from protocol.lobby import Joined, Quick
from protocol.messages import SUBPROTOCOL_JSON, Update
from protocol.operator import Operate
from protocol.session import Refused
from tests.conftest import CHROMIUM_FLAGS
from tests.deploy.fronts import PROXIES, Front, standing
from tests.kit.client import Client

CLIENT = "127.0.0.2"
"""Where the tests' clients come from: an address of this machine that is no trusted proxy."""


@pytest.fixture(scope="module", params=[(proxy, path) for proxy in PROXIES for path in ("", "/cards")], ids="".join)
def front(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    """A server behind each proxy, at a name of its own and under a path."""
    proxy, path = request.param
    with standing(proxy, path, tmp_path_factory.mktemp(proxy)) as found:
        yield found


class Https(http.client.HTTPSConnection):
    """HTTPS to the proxy under the site's name, from CLIENT."""

    def __init__(self, front: Front) -> None:
        super().__init__(front.site, front.port, timeout=10, context=front.trust)
        self._trust = front.trust

    def connect(self) -> None:
        plain = socket.create_connection(("127.0.0.1", self.port), 10, (CLIENT, 0))
        self.sock = self._trust.wrap_socket(plain, server_hostname=self.host)


async def get(front: Front, path: str, **headers: str) -> tuple[int, dict[str, str], str]:
    """Status, headers and body of a page."""

    def ask() -> tuple[int, dict[str, str], str]:
        connection = Https(front)
        try:
            connection.request("GET", path, headers=headers)
            answer = connection.getresponse()
            return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read().decode()
        finally:
            connection.close()

    return await asyncio.to_thread(ask)


@asynccontextmanager
async def client(front: Front, origin: str | None = None, **headers: str) -> AsyncIterator[Client]:
    """A client over the proxy's WebSocket, from CLIENT."""
    async with connect(
        f"wss://{front.site}:{front.port}{front.path}/ws",
        subprotocols=[Subprotocol(SUBPROTOCOL_JSON)],
        origin=Origin(origin) if origin else None,
        additional_headers=headers,
        ssl=front.trust,
        host="127.0.0.1",
        port=front.port,
        local_addr=(CLIENT, 0),
        compression=None,
        proxy=None,
    ) as socket:
        yield Client(socket, "json")


def addresses(front: Front) -> list[str]:
    """Where the refused operators came from, as the server saw it."""
    lines = [json.loads(line) for line in front.log.read_text().splitlines() if line.startswith("{")]
    return [line["address"] for line in lines if line["event"] == "operator refused"]


async def seen(front: Front, client: Client) -> str:
    """The client's address as the server sees it: it logs that of a wrong operator."""
    before = len(addresses(front))
    await client.ask(Operate(client.id(), "not the operators token", "list"), Refused)
    return addresses(front)[before]


async def test_the_page_and_everything_it_loads_comes_over_tls(front: Front) -> None:
    status, headers, page = await get(front, f"{front.path}/")
    assert status == 200
    assert f'<base href="{front.path}/"' in page
    assert "default-src 'self'" in headers["content-security-policy"]
    assert f"wss://{front.site}:{front.port}" in headers["content-security-policy"]
    files = re.findall(r'(?:src|href)="([^"]+\.(?:js|css|svg|webmanifest))"', page)
    assert len(files) >= 2
    for file in files:
        assert (await get(front, f"{front.path}/{file.removeprefix('./')}"))[0] == 200, file


async def test_a_link_to_a_table_leads_to_the_page(front: Front) -> None:
    status, _, page = await get(front, f"{front.path}/t/ABC234")
    assert (status, f'<base href="{front.path}/"' in page) == (200, True)


async def test_a_browser_of_the_site_plays_over_the_websocket(front: Front) -> None:
    async with client(front, origin=front.origin) as one:
        await one.hello("Ann")
        joined = await one.ask(Quick(one.id(), "holdem"), Joined)
        assert (await one.hear(Update)).view.code == joined.code


async def test_a_page_of_another_site_is_refused(front: Front) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with client(front, origin="https://elsewhere.example"):
            pass
    assert refused.value.response.status_code == 403


async def test_the_clients_address_is_seen(front: Front) -> None:
    async with client(front) as one:
        assert await seen(front, one) == CLIENT


@pytest.mark.parametrize("claimed", ["6.6.6.6", "127.0.0.1", "6.6.6.6, 127.0.0.1", "::1", "nonsense"])
async def test_an_address_that_a_client_makes_up_is_not_believed(front: Front, claimed: str) -> None:
    headers = {"X-Forwarded-For": claimed, "X-Real-IP": claimed, "Forwarded": f"for={claimed.split(',')[0]}"}
    async with client(front, **headers) as one:
        assert await seen(front, one) == CLIENT


async def test_the_figures_are_not_shown_to_the_world(front: Front) -> None:
    assert (await get(front, f"{front.path}/metrics"))[0] == 403


async def test_health_is_told(front: Front) -> None:
    status, _, body = await get(front, f"{front.path}/healthz")
    assert (status, json.loads(body)["status"]) == (200, "ok")


async def test_plain_http_leads_to_tls(front: Front) -> None:
    if front.proxy == "caddy":
        # Caddy does it by itself for every site; the tests' Caddy has no port 80.
        return
    connection = http.client.HTTPConnection("127.0.0.1", front.plain_port, timeout=10)
    connection.request("GET", f"{front.path}/t/ABC234", headers={"Host": front.site})
    answer = connection.getresponse()
    assert (answer.status, answer.headers["Location"]) == (301, f"https://{front.site}{front.path}/t/ABC234")
    connection.close()


async def test_what_is_beside_the_path_is_not_ours(front: Front) -> None:
    status, _, _ = await get(front, "/elsewhere")
    assert status in (403, 404)
    if front.path:
        status, headers, _ = await get(front, front.path)
        assert status in (301, 302)
        assert headers["location"].removeprefix(front.origin) == f"{front.path}/"


@pytest.mark.browser
async def test_a_real_browser_sits_down_at_a_table(front: Front, chromium: str) -> None:
    """Through TLS, the proxy and the path: the page finds its files and its socket by itself, and breaks no policy."""
    faults: list[str] = []
    hosts = f"--host-resolver-rules=MAP {front.site} 127.0.0.1"
    async with async_playwright() as tools:
        browser = await tools.chromium.launch(executable_path=chromium, args=[*CHROMIUM_FLAGS, hosts])
        context = await browser.new_context(ignore_https_errors=True, service_workers="block", locale="en-GB")
        page = await context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
        await page.goto(f"{front.origin}{front.path}/")
        await page.locator(".ticket .b:not([aria-disabled])").first.click()
        await page.wait_for_selector(".app", timeout=20_000)
        address = page.url
        await browser.close()
    assert re.fullmatch(rf"{front.origin}{front.path}/t/[A-Z2-9]{{6}}", address)
    assert faults == []
