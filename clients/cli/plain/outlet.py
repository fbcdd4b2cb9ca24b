"""Where a conversation's words go, and what it may be waiting for."""

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from clients.cli.plain.deeds import Confirm, HowMuch
from protocol.messages import ClientMessage
from protocol.table import Ask


class Outlet(Struct):
    """Where a conversation's words and messages go. `prompt` gets the line that waits for an answer."""

    say: Callable[[str], None]
    prompt: Callable[[str], None]
    send: Callable[[ClientMessage], None]
    id: Callable[[], str]
    rules: Callable[[str, str], list[str]]


Pending = Confirm | HowMuch | Ask | Literal["leave", "take_over"] | None
"""A deed to confirm, an amount to be named, something asked by others, or a question of the client's own."""
