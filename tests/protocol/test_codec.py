"""Bytes and messages: tolerance of readers, strictness of the server, and bytes made once."""

import json

import msgspec
import pytest

from protocol import codec
from protocol.cards import AsNasCard, FrenchCard, PackCard
from protocol.codec import Frame, Listing, Malformed, decode_client, decode_server, encode
from protocol.holdem import HoldemSettings
from protocol.lobby import TableLine, Tables
from protocol.session import Ping, Pong
from protocol.table import TableSettings

LINE = TableLine("ABC234", "holdem", "Ann", 6, 1, 2, 3, "waiting", True, True, TableSettings(HoldemSettings()))


def test_a_client_ignores_fields_that_it_does_not_know() -> None:
    assert decode_server(b'{"type":"pong","id":"a","since":"a newer server"}') == Pong("a")


def test_the_server_refuses_fields_that_it_does_not_know_and_names_them() -> None:
    with pytest.raises(Malformed, match="unknown field `hurry`"):
        decode_client(b'{"type":"ping","id":"a","hurry":true}')


def test_what_is_wrong_is_named_with_its_place() -> None:
    with pytest.raises(Malformed, match=r"Expected `str`, got `int` - at `\$\.id`"):
        decode_client(b'{"type":"ping","id":7}')


@pytest.mark.parametrize(
    "message",
    [
        {"type": "hello", "id": "a", "instance": "i", "versions": [1 << 53]},
        {"type": "play", "id": "a", "version": 1 << 53, "action": {"kind": "fold"}},
        {"type": "join", "id": "a", "code": "ABC234", "after": 1 << 53},
        {"type": "list_matches", "id": "a", "before": 1 << 63},
        {"type": "show_match", "id": "a", "match": 10**30},
        {"type": "show_match", "id": "a", "match": 1, "hand": 10**30},
        {"type": "ban", "id": "a", "name": "x" * 5000},
    ],
    ids=lambda message: next(reversed(message)),
)
def test_no_number_and_no_name_is_without_bounds(message: dict[str, object]) -> None:
    with pytest.raises(Malformed, match="Expected"):
        decode_client(json.dumps(message))


@pytest.mark.parametrize("id", ["a\n", "a b", "a\x1b[2J", "\u202ea", "\x7f", "é", ""])
@pytest.mark.parametrize(
    "field", [("ping", "id", {}), ("hello", "instance", {"id": "a", "versions": [1]})], ids=["id", "instance"]
)
def test_what_a_client_makes_up_is_printable_to_its_last_character(
    field: tuple[str, str, dict[str, object]], id: str
) -> None:
    kind, name, others = field
    with pytest.raises(Malformed, match=rf"\$\.{name}"):
        decode_client(json.dumps({"type": kind, name: id, **others}))


@pytest.mark.parametrize("card", ["Ts0\n", "Ts\n", "A0\n"])
@pytest.mark.parametrize("kind", [FrenchCard, PackCard, AsNasCard], ids=["holdem", "one_poker", "as_nas"])
def test_a_line_break_after_a_card_is_no_card(kind: type[str], card: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(card, kind)


def test_text_is_no_messagepack() -> None:
    with pytest.raises(Malformed, match="a text frame"):
        decode_client("{}", "msgpack")


def test_the_reason_given_is_short_whatever_was_sent() -> None:
    with pytest.raises(Malformed) as raised:
        decode_client(json.dumps({"type": "x" * 5000, "id": "a"}))
    assert len(str(raised.value)) <= 200


def test_the_bytes_of_a_frame_are_made_once_for_each_encoding(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def counted(message: Ping, encoding: codec.Encoding) -> bytes:
        made.append(encoding)
        return encode(message, encoding)

    monkeypatch.setattr(codec, "encode", counted)
    frame = Frame(Pong("a"))
    for _ in range(1000):
        frame.bytes("json")
        frame.bytes("msgpack")
    assert made == ["json", "msgpack"]


@pytest.mark.parametrize("encoding", ["json", "msgpack"])
@pytest.mark.parametrize("id", ["a", None])
def test_a_list_of_tables_has_the_bytes_of_any_message(encoding: codec.Encoding, id: str | None) -> None:
    lines = (LINE, LINE)
    assert Listing(lines).frame(id).bytes(encoding) == encode(Tables(id, lines), encoding)


def test_the_lines_of_a_list_are_encoded_once_for_all_who_ask() -> None:
    listing = Listing((LINE,))
    assert listing.raw("json") is listing.raw("json")
