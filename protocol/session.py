"""Getting to know each other: hello and welcome, identities, and what concerns a connection rather than a table."""

from typing import Annotated, Literal

from msgspec import Meta, field

from protocol.base import Instance, MessageId, Name, Number, Sent, Token, Told

Short = Annotated[str, Meta(max_length=64)]


class Hello(Sent, frozen=True, tag="hello"):
    """First message of every connection. `versions` are the protocol versions the client speaks; `instance` is made once per running client (a tab,
    a process); `token` brings an identity back; `move` is a one-time code from another device
    (MoveIdentity). `locale` is for logs and bot names only."""

    id: MessageId
    versions: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=16)]
    instance: Instance
    features: Annotated[tuple[Short, ...], Meta(max_length=32)] = ()
    token: Token | None = None
    move: Annotated[str, Meta(max_length=16)] | None = None
    name: Name | None = None
    locale: Annotated[str, Meta(max_length=35)] = "en"
    software: Short = ""
    bot: bool = False


class Rename(Sent, frozen=True, tag="rename"):
    """Take another name; at a table it takes effect for the next table."""

    id: MessageId
    name: Name


class MoveIdentity(Sent, frozen=True, tag="move_identity"):
    """Ask for a one-time, short-lived code that another device enters to become the same person."""

    id: MessageId


class RevokeTokens(Sent, frozen=True, tag="revoke_tokens"):
    """Make every other device of this person forget it: all other tokens are void."""

    id: MessageId


class Forget(Sent, frozen=True, tag="forget"):
    """Delete everything stored about this person; seats are given up."""

    id: MessageId


class Ping(Sent, frozen=True, tag="ping"):
    """Answered by Pong at once: for the round trip shown to the user, and against idle connections."""

    id: MessageId


class Resting(Told, frozen=True):
    """A table where this person still has a seat."""

    code: str
    game: str
    seat: int
    stage: str


class Welcome(Told, frozen=True, tag="welcome"):
    """Answer to Hello. `token` is the secret that brings this identity back (sent only here); `person` is its public id. `seats` are the tables
    where the person is still seated. `limits` are the bounds a client must know (bytes a frame, messages a minute, length of a chat line)."""

    id: str
    server: str
    software: str
    version: int
    features: tuple[str, ...]
    token: str
    person: str
    name: str
    seats: tuple[Resting, ...] = ()
    limits: dict[str, int] = field(default_factory=dict[str, int])


class MoveCode(Told, frozen=True, tag="move_code"):
    """Answer to MoveIdentity: `code` is good once, for `seconds`."""

    id: str
    code: str
    seconds: int


class Pong(Told, frozen=True, tag="pong"):
    """Answer to Ping."""

    id: str


class Done(Told, frozen=True, tag="done"):
    """The message `id` was carried out. `version` is the table's, where it concerned one."""

    id: str
    version: int | None = None


Param = str | int | float | None


class Refused(Told, frozen=True, tag="refused"):
    """Nothing was changed. `code` is from protocol.refusals.REFUSALS, `params` fill the sentence, `text` is English for logs and
    strangers' programs."""

    id: str | None
    code: str
    params: dict[str, Param]
    text: str


class Notice(Told, frozen=True, tag="notice"):
    """Something the person should know. `code` is from protocol.refusals.NOTICES."""

    code: str
    params: dict[str, Param]
    text: str


class TakenOver(Told, frozen=True, tag="taken_over"):
    """Another device or tab of the same person plays on at this table; this connection gets no more updates of it."""

    code: str


class Closed(Told, frozen=True, tag="closed"):
    """The server ends this connection; the WebSocket's close follows. `retry_ms`: come back after that; None: not by itself."""

    code: Literal[
        "bye", "drain", "slow", "limit", "protocol", "version", "idle", "internal", "forgotten", "replaced", "origin"
    ]
    text: str
    retry_ms: int | None = None
