"""Plain requests to a server of a test."""

import asyncio
import urllib.error
import urllib.request
from typing import Protocol


class Addressed(Protocol):
    """A server with an address."""

    @property
    def http(self) -> str:
        """Scheme, host and port."""
        ...


async def get(server: Addressed, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of a plain request, from a thread as urllib waits."""

    def fetch() -> tuple[int, dict[str, str], bytes]:
        fields = {name.replace("_", "-"): value for name, value in headers.items()}
        request = urllib.request.Request(server.http + path, headers=fields, method=method)
        try:
            with urllib.request.urlopen(request, timeout=10) as response:
                return response.status, dict(response.headers), response.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, dict(error.headers), error.read()

    return await asyncio.to_thread(fetch)
