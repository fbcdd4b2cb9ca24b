"""What all tables of one server share, made once when it starts."""

from collections.abc import Callable
from dataclasses import dataclass, field

from msgspec import Struct

from server.journal.interface import Journal
from server.tables.clockwork import Clock
from server.tables.dealer import Dealer
from server.tables.minds import Minds


class Patience(Struct, frozen=True):
    """How long tables wait for people, in seconds. `empty`: a table that nobody follows, before it closes (or its bots hurry to the end);
    `over`: the same after the match; `bot`: for a bot's answer; `idle`: for a decision without a clock."""

    empty: float = 600.0
    over: float = 60.0
    bot: float = 2.0
    idle: float = 3600.0


class Bounds(Struct, frozen=True):
    """How much goes on at one table: `spectators` at once, and `chat_lines` (reactions too) of all together in `chat_interval` seconds."""

    spectators: int = 1000
    chat_lines: int = 40
    chat_interval: float = 15.0


def _nothing(_seconds: float) -> None:
    """Nobody measures."""


def _no_fault() -> None:
    """Nobody counts."""


@dataclass(slots=True)
class Room:
    """The journal, the dealer, the clock and the bots of a server's tables. `journalled` is told how long an append took (seconds), `fault` that
    something of ours went wrong."""

    journal: Journal
    clock: Clock
    dealer: Dealer = field(default_factory=Dealer)
    minds: Minds = field(default_factory=Minds)
    patience: Patience = field(default_factory=Patience)
    bounds: Bounds = field(default_factory=Bounds)
    journalled: Callable[[float], None] = _nothing
    fault: Callable[[], None] = _no_fault
