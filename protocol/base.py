"""The grain of the vocabulary: struct bases and the bounded scalar types that every message is made of."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

GameName = Literal["holdem", "one_poker", "as_nas"]
GAMES: tuple[GameName, ...] = ("holdem", "one_poker", "as_nas")

CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters and digits of a table code; I, L, O, 0 and 1 are left out because they are misread."""
CODE_LENGTH = 6

Seat = Annotated[int, Meta(ge=0, le=9)]
"""A seat's number, clockwise from 0."""
Chips = Annotated[int, Meta(ge=0, le=1_000_000_000_000)]
"""Whole chips. They have no money value."""
Twelfths = int
"""As-Nas points in twelfths of a point, so that every split between two, three or four is exact."""
Number = Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)]
"""A number that counts something: every client can hold it exactly, JavaScript's too (2^53 - 1)."""
Version = Number
"""A table's version: the number of inputs it has accepted."""
PRINTED = r"^[!-~]+(?![\s\S])"
"""ASCII characters that are seen, to the very end (`$` would let a last line break pass): what the log may print as it came."""
MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern=PRINTED)]
"""Made by the client, unique within its identity; the same id again is answered again and changes nothing."""
Instance = Annotated[str, Meta(min_length=1, max_length=64, pattern=PRINTED)]
"""Made once by a running client (a tab, a process)."""
Code = Annotated[str, Meta(min_length=1, max_length=12)]
"""A table code as typed (case and blanks are forgiven by the server)."""
Name = Annotated[str, Meta(min_length=1, max_length=80)]
"""A person's name as typed; the server trims and checks it (1 to 20 characters after that)."""
Token = Annotated[str, Meta(min_length=1, max_length=128)]
Text = Annotated[str, Meta(min_length=1, max_length=400)]
"""A line of chat."""
Milliseconds = Annotated[int, Meta(ge=0)]

Level = Literal["easy", "normal", "hard"]
Pace = Literal["1x", "4x", "end"]
"""How fast a table goes on when only bots are left playing."""


class Sent(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Base of everything a client may send: an unknown field is an error, so that a typing slip is never ignored."""


class Told(Struct, frozen=True, gc=False):
    """Base of everything the server sends: receivers ignore fields that they do not know."""


class Event(Struct, frozen=True, tag_field="kind", gc=False):
    """Base of everything that happened at a table: `kind` names it."""
