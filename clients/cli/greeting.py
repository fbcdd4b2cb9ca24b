"""Who a client says it is: the identity that is kept, and the words of its hello."""

from typing import Protocol

from msgspec import Struct


class Identity(Protocol):
    """Where the link gets the person's secret, and keeps a new one."""

    def token(self, server: str) -> str | None:
        """The secret for a server."""
        ...

    def remember(self, server: str, token: str) -> None:
        """Keep it."""
        ...

    def forget(self, server: str) -> None:
        """It is void."""
        ...


class Greeting(Struct, frozen=True):
    """What hello says of this client."""

    software: str
    name: str | None = None
    locale: str = "en"
    bot: bool = False
    move: str | None = None
    """A one-time code from another device: become the same person. Used in the first hello only."""
