"""A hundred thousand bad inputs: the decoder gives a message or says Malformed, and nothing else ever comes out of it."""

from random import Random

import pytest

from protocol.codec import Encoding, Malformed, decode_client, encode
from protocol.commands import Play, Say
from protocol.holdem import HoldemSettings
from protocol.lobby import Join, OpenTable
from protocol.messages import ClientMessage
from protocol.play import LockCard, Raise
from protocol.session import Hello
from protocol.table import TableSettings

GOOD: list[ClientMessage] = [
    Hello("a", (1,), "tab", name="Ann"),
    Join("b", "ABC234", 3, after=7),
    OpenTable("c", TableSettings(HoldemSettings())),
    Play("d", 17, Raise(60)),
    Play("e", 3, LockCard("Ts0")),
    Say("f", "hello"),
]
INPUTS = 50_000


def spoiled(data: bytes, rng: Random) -> bytes:
    """The bytes with a few of them changed, cut, doubled or put elsewhere."""
    spoilt = bytearray(data)
    for _ in range(rng.randint(1, 4)):
        at, to = sorted((rng.randrange(len(spoilt) + 1), rng.randrange(len(spoilt) + 1)))
        match rng.randrange(5):
            case 0:
                spoilt[at:to] = b""
            case 1:
                spoilt[at:at] = spoilt[at:to]
            case 2:
                spoilt[at : at + 1] = bytes([rng.randrange(256)])
            case 3:
                spoilt[at:at] = rng.choice(
                    (b"{", b"[", b'"', b"\\", b"null", b"-1", b"1e999", b"\xff", b"\x00", b"\\ud800", b"\xc1", b"\xdf")
                )
            case _:
                del spoilt[at:]
        if not spoilt:
            break
    return bytes(spoilt)


@pytest.mark.parametrize("encoding", ["json", "msgpack"])
def test_spoiled_messages_are_malformed_or_messages(encoding: Encoding) -> None:
    rng = Random(1)
    good = [encode(message, encoding) for message in GOOD]
    malformed = 0
    for _ in range(INPUTS):
        try:
            decode_client(spoiled(rng.choice(good), rng), encoding)
        except Malformed:
            malformed += 1
    assert malformed > INPUTS * 0.8


@pytest.mark.parametrize("encoding", ["json", "msgpack"])
@pytest.mark.parametrize(
    "opening",
    [b"[", b'{"a":', b'{"type":"play","id":"a","version":1,"action":', b"\x91", b"\x81\xa4type", b"\x81\xa6action"],
)
def test_nesting_of_any_depth_is_malformed(encoding: Encoding, opening: bytes) -> None:
    for depth in (10, 1000, 100_000):
        with pytest.raises(Malformed):
            decode_client(opening * depth, encoding)
