"""The web client's files: types, caching, compression, policy, and that nothing else of the disk is handed out."""

import gzip
from pathlib import Path

import msgspec
import pytest

from server.settings import Settings
from server.web.pages import Pages, policy, read_pages
from tests.kit.http import get
from tests.kit.running import running

HTML = '<!doctype html><html><head><base href="/" /></head><body></body></html>'
SCRIPT = "console.log('cards');\n" * 200


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """A built web client, small."""
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(HTML)
    (folder / "assets/index-Cp3N5VMB.js").write_text(SCRIPT)
    (folder / "assets/style-AAAAbbbb.css").write_text("a{}" * 600)
    (folder / "assets/style-AAAAbbbb.css.br").write_bytes(b"as if by brotli")
    (folder / "icon.svg").write_text("<svg/>")
    return folder


@pytest.fixture
def pages(dist: Path) -> Pages:
    return read_pages(dist, "")


@pytest.mark.parametrize("path", ["/", "/t/ABC234", "/t/abc234/", "/?lang=fa", "/t/ABC234?x=1", "/index.html"])
def test_the_page_is_at_the_root_and_at_every_tables_link(pages: Pages, path: str) -> None:
    answer = pages.answer(path, {})
    assert answer is not None
    assert answer.body == HTML.encode()
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/x",
        "/t/",
        "/t/../index.html",
        "/t/" + "A" * 13,
        "/../pyproject.toml",
        "/%2e%2e/pages.py",
        "/assets/",
        "//etc/passwd",
        "/assets/style-AAAAbbbb.css.br",
    ],
)
def test_nothing_else_is_handed_out(pages: Pages, path: str) -> None:
    assert pages.answer(path, {}) is None


def test_files_with_a_hash_in_their_name_are_kept_for_good(pages: Pages) -> None:
    answer = pages.answer("/assets/index-Cp3N5VMB.js", {})
    assert answer is not None
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"


def test_text_is_squeezed_for_those_who_take_it(pages: Pages) -> None:
    answer = pages.answer("/assets/index-Cp3N5VMB.js", {"Accept-Encoding": "gzip, deflate"})
    assert answer is not None
    assert answer.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(answer.body).decode() == SCRIPT
    assert answer.headers["Vary"] == "Accept-Encoding"


@pytest.mark.parametrize("accepted", ["", "identity", "gzip;q=0", "br;q=0, gzip;q=0.0"])
def test_who_does_not_take_it_gets_the_file_as_it_is(pages: Pages, accepted: str) -> None:
    answer = pages.answer("/assets/style-AAAAbbbb.css", {"Accept-Encoding": accepted})
    assert answer is not None
    assert "Content-Encoding" not in answer.headers
    assert answer.body == b"a{}" * 600


def test_what_was_squeezed_before_is_preferred(pages: Pages) -> None:
    answer = pages.answer("/assets/style-AAAAbbbb.css", {"Accept-Encoding": "gzip, br"})
    assert answer is not None
    assert (answer.headers["Content-Encoding"], answer.body) == ("br", b"as if by brotli")


@pytest.mark.parametrize("coding", ["", "gzip"])
def test_who_has_the_file_is_told_so(pages: Pages, coding: str) -> None:
    first = pages.answer("/assets/index-Cp3N5VMB.js", {"Accept-Encoding": coding})
    assert first is not None
    again = pages.answer(
        "/assets/index-Cp3N5VMB.js", {"Accept-Encoding": coding, "If-None-Match": f"W/{first.headers['ETag']}"}
    )
    assert again is not None
    assert (again.status, again.body, again.headers["ETag"]) == (304, b"", first.headers["ETag"])


def test_the_page_starts_at_the_base_path(dist: Path) -> None:
    answer = read_pages(dist, "/cards").answer("/", {})
    assert answer is not None
    assert b'<base href="/cards/"' in answer.body


def test_the_policy_lets_nothing_in_from_elsewhere_but_its_own_socket() -> None:
    assert policy("cards.example:8443") == (
        "default-src 'self'; img-src 'self' data:; connect-src 'self' ws://cards.example:8443 wss://cards.example:8443; "
        "object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'"
    )


@pytest.mark.parametrize("host", ["", "evil; script-src *", "a b", "x\r\ny", "a'b"])
def test_a_host_that_is_none_does_not_get_into_the_policy(host: str) -> None:
    assert "connect-src 'self';" in policy(host)


async def test_every_answer_has_the_headers_that_keep_browsers_careful(tmp_path: Path, pages: Pages) -> None:
    async with running(tmp_path, pages=pages) as server:
        for path in ("/", "/assets/index-Cp3N5VMB.js", "/healthz", "/nowhere"):
            _, headers, _ = await get(server, path)
            assert headers["X-Content-Type-Options"] == "nosniff"
            assert headers["Referrer-Policy"] == "no-referrer"
        _, headers, body = await get(server, "/t/ABC234", Accept_Encoding="gzip")
    assert headers["Content-Security-Policy"].startswith("default-src 'self'; img-src 'self' data:;")
    assert body == HTML.encode()


async def test_pages_are_served_under_the_base_path_and_without_it(tmp_path: Path, dist: Path) -> None:
    settings = msgspec.structs.replace(Settings(port=0, drain_seconds=0), base_path="/cards/")
    async with running(tmp_path, settings, pages=read_pages(dist, settings.base)) as server:
        for path in ("/cards", "/cards/", "/cards/t/ABC234", "/"):
            assert (await get(server, path))[0] == 200
        assert (await get(server, "/cardsharp"))[0] == 404


async def test_without_a_built_client_the_page_says_so(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        status, _, body = await get(server, "/")
    assert status == 404
    assert b"not built" in body
