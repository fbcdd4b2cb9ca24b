"""An answer to a plain HTTP request, before any library has seen it."""

import msgspec
from msgspec import Struct

SAFE = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""Headers of every answer."""


class Answer(Struct):
    """Status, body and headers; the length and SAFE are added when it is sent."""

    status: int
    body: bytes
    headers: dict[str, str]


def plain(status: int, text: str, **headers: str) -> Answer:
    """One line of text. Underscores in the headers' names become hyphens."""
    fields = {name.replace("_", "-"): value for name, value in headers.items()}
    return Answer(
        status,
        f"{text}\n".encode(),
        {"Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", **fields},
    )


def document(status: int, value: object) -> Answer:
    """A JSON document."""
    return Answer(
        status, msgspec.json.encode(value) + b"\n", {"Content-Type": "application/json", "Cache-Control": "no-store"}
    )
