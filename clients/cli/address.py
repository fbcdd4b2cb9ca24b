"""Addresses of servers as people give them, and what they mean."""

from urllib.parse import urlsplit

USUAL_PORT = 8080
USUAL = f"http://127.0.0.1:{USUAL_PORT}"


class BadAddress(ValueError):
    """The text is no address of a server; it says so with the cure."""


class Address:
    """A server's address: `cards.example.org`, `localhost:8080`, `https://example.org/cards`, `ws://…/ws`, or a link to a table.

    Without a scheme it is https, but http for this machine and for addresses in numbers. Raises BadAddress.
    """

    def __init__(self, text: str) -> None:
        raw = text.strip()
        try:
            parts = urlsplit(raw if "://" in raw else f"//{raw}")
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise BadAddress(_bad(text)) from None
        if (
            not host
            or any(letter.isspace() for letter in raw)
            or parts.scheme not in ("", "http", "https", "ws", "wss")
        ):
            raise BadAddress(_bad(text))
        near = host == "localhost" or ":" in host or host.replace(".", "").isdigit()
        secure = parts.scheme in ("https", "wss") or (not parts.scheme and not near)
        self.host, self.secure = host, secure
        self.port = port or (443 if secure else USUAL_PORT if not parts.scheme else 80)
        path, mark, code = parts.path.rstrip("/").partition("/t/")
        self.path = path.removesuffix("/ws")
        self.code = code.upper() if mark else None

    def _url(self, scheme: str) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = self.port == (443 if self.secure else 80)
        return f"{scheme}{'s' if self.secure else ''}://{host}{'' if usual else f':{self.port}'}{self.path}"

    @property
    def socket(self) -> str:
        """The address of the WebSocket."""
        return self._url("ws") + "/ws"

    @property
    def page(self) -> str:
        """The address of the web client."""
        return self._url("http")

    def link(self, code: str) -> str:
        """The link that leads straight to a table."""
        return f"{self.page}/t/{code}"


def _bad(text: str) -> str:
    return f'"{text}" is not the address of a server. Give one like https://cards.example.org or 127.0.0.1:8080'
