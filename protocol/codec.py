"""Bytes to messages and back: one typed decoder for each side and encoding, made once."""

from typing import Literal

import msgspec

from protocol.base import Told
from protocol.lobby import TableLine, Tables
from protocol.messages import SUBPROTOCOL_JSON, SUBPROTOCOL_MSGPACK, ClientMessage, ServerMessage

Encoding = Literal["json", "msgpack"]
SUBPROTOCOLS: dict[str, Encoding] = {SUBPROTOCOL_JSON: "json", SUBPROTOCOL_MSGPACK: "msgpack"}

_json_encoder = msgspec.json.Encoder()
_msgpack_encoder = msgspec.msgpack.Encoder()
_client_json = msgspec.json.Decoder(ClientMessage)
_client_msgpack = msgspec.msgpack.Decoder(ClientMessage)
_server_json = msgspec.json.Decoder(ServerMessage)
_server_msgpack = msgspec.msgpack.Decoder(ServerMessage)


class Malformed(ValueError):
    """Bytes that are no message; the text says what and where."""


def encode(message: ClientMessage | ServerMessage, encoding: Encoding = "json") -> bytes:
    """The bytes of `message`: UTF-8 JSON or MessagePack."""
    return _json_encoder.encode(message) if encoding == "json" else _msgpack_encoder.encode(message)


def decode_client(data: bytes | str, encoding: Encoding = "json") -> ClientMessage:
    """The message a client sent. Raises Malformed for anything that is not exactly one, unknown fields included."""
    try:
        if encoding == "json":
            return _client_json.decode(data)
        if isinstance(data, str):
            raise Malformed("a text frame where MessagePack is spoken")
        return _client_msgpack.decode(data)
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError, UnicodeError) as error:
        raise Malformed(str(error)[:200]) from None


def decode_server(data: bytes | str, encoding: Encoding = "json") -> ServerMessage:
    """The message a server sent; fields that this client does not know are ignored. Raises Malformed."""
    try:
        if encoding == "json":
            return _server_json.decode(data)
        if isinstance(data, str):
            raise Malformed("a text frame where MessagePack is spoken")
        return _server_msgpack.decode(data)
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError, UnicodeError) as error:
        raise Malformed(str(error)[:200]) from None


class Frame:
    """A message for one or many viewers; its bytes are made at most once an encoding, however many get it."""

    __slots__ = ("_bytes", "message")

    def __init__(self, message: ServerMessage) -> None:
        self.message = message
        self._bytes: dict[Encoding, bytes] = {}

    def bytes(self, encoding: Encoding) -> bytes:
        """The frame's bytes in one of the two encodings."""
        data = self._bytes.get(encoding)
        if data is None:
            data = self._bytes[encoding] = encode(self.message, encoding)
        return data


class Listing:
    """The lines of a list of tables; their bytes are made at most once an encoding, however many ask for the list."""

    __slots__ = ("_bytes", "lines")

    def __init__(self, lines: tuple[TableLine, ...]) -> None:
        self.lines = lines
        self._bytes: dict[Encoding, msgspec.Raw] = {}

    def frame(self, id: str | None) -> Frame:
        """The list as the answer to the message `id`, or (None) for all who follow it."""
        return _ListFrame(id, self)

    def raw(self, encoding: Encoding) -> msgspec.Raw:
        """The lines alone, in one of the two encodings."""
        if encoding not in self._bytes:
            encoder = _json_encoder if encoding == "json" else _msgpack_encoder
            self._bytes[encoding] = msgspec.Raw(encoder.encode(self.lines))
        return self._bytes[encoding]


class _Tables(Told, frozen=True, tag="tables"):
    """`Tables` with lines that are bytes already."""

    id: str | None
    tables: msgspec.Raw


class _ListFrame(Frame):
    __slots__ = ("_id", "_listing")

    def __init__(self, id: str | None, listing: Listing) -> None:
        super().__init__(Tables(id, listing.lines))
        self._id = id
        self._listing = listing

    def bytes(self, encoding: Encoding) -> bytes:
        data = self._bytes.get(encoding)
        if data is None:
            message = _Tables(self._id, self._listing.raw(encoding))
            encoder = _json_encoder if encoding == "json" else _msgpack_encoder
            data = self._bytes[encoding] = encoder.encode(message)
        return data
