"""From a journal's records back to the table: the fold, for records of every format ever written."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

import msgspec
from msgspec import Struct

from server.games.rules import Rules
from server.tables.messages import FORMAT, Open, Record, Refusal
from server.tables.table import Outcome, Table

S = TypeVar("S")

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Record)


class Unreadable(ValueError):
    """A record can't be read, or does not follow from those before it. The text says which and why."""


class _Head(Struct, array_like=True):
    """What every format begins with."""

    format: int
    version: int


_head = msgspec.msgpack.Decoder(_Head)


def encode(record: Record) -> bytes:
    """The bytes of a record, as the journal keeps them."""
    return _encoder.encode(record)


def decode(data: bytes) -> Record:
    """The record in these bytes. Raises Unreadable."""
    try:
        head = _head.decode(data)
        if head.format > FORMAT:
            raise Unreadable(f"record {head.version} has format {head.format}; this software reads up to {FORMAT}")
        return _decoder.decode(data)
    except msgspec.MsgspecError as error:
        raise Unreadable(f"a record can't be read: {error}") from None


def opening(record: Record) -> Open:
    """The first input of a table. Raises Unreadable if it is none."""
    if record.version != 1 or not isinstance(record.input, Open):
        raise Unreadable(f"a journal begins with opening the table at version 1, not with record {record.version}")
    return record.input


def fold(rules: Rules[S], records: Iterable[Record]) -> Table[S]:
    """The table that these records make. Raises Unreadable."""
    table: Table[S] | None = None
    for folded, _ in unfold(rules, records):
        table = folded
    if table is None:
        raise Unreadable("a journal without a record")
    return table


def unfold(rules: Rules[S], records: Iterable[Record]) -> Iterator[tuple[Table[S], Outcome[S]]]:
    """The table after each record, with what came of it. Raises Unreadable."""
    table: Table[S] | None = None
    for record in records:
        if table is None:
            try:
                table = Table(rules, opening(record), record.at)
            except ValueError as error:
                raise Unreadable(str(error)) from None
        if record.version != table.state.version + 1:
            raise Unreadable(f"record {record.version} follows version {table.state.version}")
        try:
            yield table, table.receive(record.input, record.at)
        except (Refusal, ValueError) as error:
            raise Unreadable(f"record {record.version} does not follow from those before it: {error}") from None
