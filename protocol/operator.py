"""The server operator's commands (with the admin token) and what they answer. Never a hidden card."""

from typing import Literal

from protocol.base import Code, MessageId, Sent, Token, Told


class Operate(Sent, frozen=True, tag="operate"):
    """`inspect` and `close` need a table's code."""

    id: MessageId
    token: Token
    command: Literal["list", "inspect", "close", "drain"]
    code: Code | None = None


class OperatorSeat(Told, frozen=True):
    """One seat for the operator: `kind` and `presence` as in SeatView. `address` is told by `inspect`: where the seat's owner is connected from."""

    seat: int
    kind: str
    name: str
    presence: str
    address: str | None = None


class OperatorTable(Told, frozen=True):
    """One table for the operator: public facts only. Ages in seconds."""

    code: str
    game: str
    stage: str
    version: int
    private: bool
    seats: tuple[OperatorSeat, ...]
    spectators: int
    age: float
    idle: float


class OperatorReport(Told, frozen=True, tag="operator_report"):
    """Answer to Operate: the tables asked for and the server's state."""

    id: str
    tables: tuple[OperatorTable, ...]
    connections: int
    draining: bool
