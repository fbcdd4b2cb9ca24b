"""The outbox by itself: order, what is dropped, and when a reader is overdue."""

from protocol.codec import Frame, decode_server
from protocol.holdem import HoldemSettings
from protocol.messages import ServerMessage, Update
from protocol.session import Pong
from protocol.table import TableSettings
from server.sockets.outbox import Outbox
from tests.kit.tables import view

SETTINGS = TableSettings(HoldemSettings())


class Reader:
    """Collects what is written; takes so many frames before its buffer is full."""

    def __init__(self) -> None:
        self.got: list[ServerMessage] = []
        self.room: int | None = None
        self.outbox = Outbox(self.take, "json", 1000)

    def take(self, data: bytes) -> None:
        self.got.append(decode_server(data))
        if self.room is not None:
            self.room -= 1
            if self.room <= 0:
                self.outbox.pause(0.0)

    @property
    def names(self) -> list[str | int]:
        return [m.version if isinstance(m, Update) else m.id if isinstance(m, Pong) else "?" for m in self.got]


def update(version: int) -> Frame:
    return Frame(Update(version, (), view("ABCDEF", SETTINGS, version)))


def pong(id: str) -> Frame:
    return Frame(Pong(id))


def test_a_reader_that_keeps_up_gets_everything_at_once() -> None:
    reader = Reader()
    reader.outbox.update(update(1))
    reader.outbox.send(pong("a"))
    reader.outbox.update(update(2))
    assert reader.names == [1, "a", 2]
    assert len(reader.outbox) == 0


def test_a_slow_reader_gets_only_the_newest_update() -> None:
    reader = Reader()
    reader.outbox.pause(0.0)
    for version in range(1, 100):
        reader.outbox.update(update(version))
    assert len(reader.outbox) == 1
    reader.outbox.resume()
    assert reader.names == [99]
    assert reader.outbox.dropped == 98


def test_other_messages_are_never_dropped_and_keep_their_order() -> None:
    reader = Reader()
    reader.outbox.pause(0.0)
    reader.outbox.send(pong("a"))
    reader.outbox.update(update(1))
    reader.outbox.send(pong("b"))
    reader.outbox.update(update(2))
    reader.outbox.send(pong("c"))
    reader.outbox.resume()
    assert reader.names == ["a", "b", 2, "c"]


def test_what_is_kept_is_written_until_the_buffer_is_full_again() -> None:
    reader = Reader()
    reader.outbox.pause(0.0)
    for name in "abc":
        reader.outbox.send(pong(name))
    reader.room = 2
    reader.outbox.resume()
    assert reader.names == ["a", "b"]
    reader.room = None
    reader.outbox.resume()
    assert reader.names == ["a", "b", "c"]


def test_a_reader_is_overdue_after_its_time() -> None:
    outbox = Reader().outbox
    outbox.pause(10.0)
    assert not outbox.overdue(15.0, 5)
    assert outbox.overdue(15.1, 5)


def test_time_behind_counts_from_the_first_pause_when_writing_did_not_catch_up() -> None:
    reader = Reader()
    reader.outbox.pause(-10.0)
    for name in "abc":
        reader.outbox.send(pong(name))
    reader.room = 1
    reader.outbox.resume()
    assert reader.outbox.behind == -10.0


def test_a_reader_is_overdue_with_too_many_bytes_that_can_not_be_dropped() -> None:
    outbox = Reader().outbox
    outbox.pause(0.0)
    while not outbox.overdue(0.0, 5):
        outbox.send(pong("x" * 60))
    assert 1000 // 60 >= len(outbox) > 1000 // 100


def test_an_update_of_any_size_does_not_make_a_reader_overdue() -> None:
    outbox = Reader().outbox
    outbox.pause(0.0)
    outbox.update(Frame(Update(1, (), view("ABCDEF", SETTINGS, 1, "x" * 5000))))
    assert not outbox.overdue(0.0, 5)


def test_nothing_is_kept_after_the_end() -> None:
    outbox = Reader().outbox
    outbox.pause(0.0)
    outbox.send(pong("a"))
    outbox.clear()
    assert len(outbox) == 0
