"""What still has to be sent to one reader: written at once while it reads, kept within bounds while it does not. Does no I/O itself.

Of updates only the newest is kept for a slow reader: views are whole, so a gap costs an animation and never the truth. Other messages keep
their order and are never dropped; too many of them, or too long behind, is for the owner to close (`overdue`).
"""

from collections.abc import Callable

from protocol.codec import Encoding, Frame


class Outbox:
    """`write` hands ready bytes to the transport. `behind` is the moment since which the reader has not caught up, None while it keeps up."""

    __slots__ = ("_encoding", "_kept", "_limit", "_update", "_waiting", "_write", "behind", "dropped")

    def __init__(self, write: Callable[[bytes], None], encoding: Encoding, limit: int) -> None:
        self._write = write
        self._encoding: Encoding = encoding
        self._limit = limit
        self._waiting: list[Frame] = []
        self._update: Frame | None = None
        self._kept = 0
        self.behind: float | None = None
        self.dropped = 0

    def send(self, frame: Frame) -> None:
        """Write, or keep in order."""
        if self.behind is None:
            self._write(frame.bytes(self._encoding))
        else:
            self._waiting.append(frame)
            self._kept += len(frame.bytes(self._encoding))

    def update(self, frame: Frame) -> None:
        """Write, or keep instead of the update that was kept before; it goes behind what is kept already."""
        if self.behind is None:
            self._write(frame.bytes(self._encoding))
            return
        if self._update is not None:
            self._waiting.remove(self._update)
            self.dropped += 1
        self._update = frame
        self._waiting.append(frame)

    def pause(self, now: float) -> None:
        """The transport's buffer is full."""
        if self.behind is None:
            self.behind = now

    def resume(self) -> None:
        """The transport takes bytes again: write what was kept, until it is full again."""
        since, self.behind = self.behind, None
        written = 0
        for frame in self._waiting:
            if self.behind is not None:
                break
            written += 1
            if frame is self._update:
                self._update = None
            else:
                self._kept -= len(frame.bytes(self._encoding))
            self._write(frame.bytes(self._encoding))
        del self._waiting[:written]
        if self._waiting:
            self.behind = since

    def overdue(self, now: float, seconds: float) -> bool:
        """Whether the reader is too far behind: in bytes other than the update, or for longer than `seconds`."""
        return self._kept > self._limit or (self.behind is not None and now - self.behind > seconds)

    def last(self, frame: Frame) -> None:
        """Forget what is kept and write this, behind what the transport holds already: nothing comes after it."""
        self.clear()
        self._write(frame.bytes(self._encoding))

    def clear(self) -> None:
        """Forget everything that is kept: the connection is over."""
        self._waiting.clear()
        self._update = None
        self._kept = 0

    def __len__(self) -> int:
        return len(self._waiting)
