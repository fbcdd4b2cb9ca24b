"""The web client's files, read once at the start and handed out from memory: types, caching, compression, policy."""

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from server.web.answers import Answer

INDEX = "index.html"
_TABLE = re.compile(r"/t/[A-Za-z0-9]{1,12}/?")
_HOST = re.compile(r"[A-Za-z0-9.-]+(:\d{1,5})?|\[[0-9A-Fa-f:.]+\](:\d{1,5})?")
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_SQUEEZED = {".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"}
_HASHED = re.compile(r"-[A-Za-z0-9_-]{8}\.[a-z0-9]+$")


def path_of(target: str) -> str:
    """The path in a request's target, without query and host; a target that is no address at all is its own path, at which there is nothing."""
    try:
        return urlsplit(target).path
    except ValueError:
        return target


class Page(Struct, frozen=True):
    """One file: its bytes by content coding (`""` as it is, `gzip`, `br`), its type, and how long it may be kept."""

    bodies: dict[str, bytes]
    type: str
    caching: str

    def answer(self, headers: Mapping[str, str]) -> Answer:
        """The file in the best coding that the asker takes, or 304 if it has it."""
        coding = next(
            (c for c in ("br", "gzip") if c in self.bodies and _takes(headers.get("Accept-Encoding", ""), c)), ""
        )
        body = self.bodies[coding]
        tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        fields = {"ETag": tag, "Cache-Control": self.caching, "Vary": "Accept-Encoding"}
        if tag in headers.get("If-None-Match", "").replace("W/", ""):
            return Answer(304, b"", fields)
        if coding:
            fields["Content-Encoding"] = coding
        return Answer(200, body, {"Content-Type": self.type, **fields})


class Pages:
    """All files of the built web client by path. With `base` (like `/cards`) the page's own links start there."""

    def __init__(self, pages: dict[str, Page]) -> None:
        self._pages = pages

    def answer(self, path: str, headers: Mapping[str, str]) -> Answer | None:
        """The file at `path` (the base path taken off), or None. `/` and `/t/CODE` are the client's one page."""
        path = unquote(path_of(path))
        if path == "/" or _TABLE.fullmatch(path):
            path = f"/{INDEX}"
        page = self._pages.get(path)
        if page is None:
            return None
        answer = page.answer(headers)
        answer.headers["Content-Security-Policy"] = policy(headers.get("Host", ""))
        return answer


def policy(host: str) -> str:
    """What the page may load: nothing from elsewhere. The socket is named because older browsers don't count it as 'self'."""
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return (
        f"default-src 'self'; img-src 'self' data:; connect-src 'self'{sockets}; "
        "object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'"
    )


def read_pages(folder: Path, base: str) -> Pages:
    """Read the built web client. Raises OSError."""
    pages: dict[str, Page] = {}
    for file in sorted(folder.rglob("*")):
        if file.is_file() and file.suffix not in {".gz", ".br"}:
            path = "/" + file.relative_to(folder).as_posix()
            pages[path] = _page(file, base if path == f"/{INDEX}" else "")
    return Pages(pages)


def _page(file: Path, base: str) -> Page:
    body = file.read_bytes()
    if base:
        body = re.sub(rb'<base\s+href="/"', f'<base href="{base}/"'.encode(), body)
    bodies = {"": body}
    for coding, suffix in (("br", ".br"), ("gzip", ".gz")):
        beside = file.with_name(file.name + suffix)
        if beside.is_file() and not base:
            bodies[coding] = beside.read_bytes()
    if "gzip" not in bodies and file.suffix in _SQUEEZED and len(body) > 1024:
        bodies["gzip"] = gzip.compress(body, 9, mtime=0)
    kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    # Names with a hash in them never change their content; everything else is asked for again, and mostly answered by 304.
    caching = "public, max-age=31536000, immutable" if _HASHED.search(file.name) else "no-cache"
    return Page(bodies, kind, caching)


def _takes(accepted: str, coding: str) -> bool:
    """Whether an Accept-Encoding takes the coding (`br;q=0` says no)."""
    for part in accepted.lower().split(","):
        name, _, parameters = part.partition(";")
        if name.strip() == coding:
            return not re.search(r"q=0(\.0*)?\s*$", parameters)
    return False
