"""Whatever a client says, in any order: it is answered with its own id, and nothing of ours fails."""

import asyncio
import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.codec import Frame
from protocol.holdem import HoldemSettings
from protocol.messages import ClientMessage, ServerMessage
from protocol.session import Closed, Forget, Hello
from protocol.table import TableSettings
from server.accounts import open_accounts
from server.metrics import Metrics
from server.sessions.house import House
from server.sessions.session import Session
from server.settings import Settings
from tests.kit.messages import client_messages
from tests.kit.running import ADMIN, Clock
from tests.kit.tables import FakeTables


class Ear:
    """The way to a client that writes down what comes."""

    def __init__(self) -> None:
        self.log: list[ServerMessage] = []

    def send(self, frame: Frame) -> None:
        self.log.append(frame.message)

    def update(self, frame: Frame) -> None:
        self.log.append(frame.message)

    def close(self, closed: Closed) -> None:
        self.log.append(closed)


async def converse(folder: Path, said: list[ClientMessage]) -> None:
    """Say it all to a fresh house, with one table open; every message must be answered, and leave at once when the server closes."""
    clock, tables = Clock(), FakeTables()
    tables.add(TableSettings(HoldemSettings()))
    accounts = open_accounts(folder, 1000, lambda: 1_700_000_000.0, clock)
    house = House(Settings(), tables, accounts, Metrics(), clock, ADMIN, "test")
    ear = Ear()
    session = Session(house, ear, "203.0.113.1")
    for message in [Hello("hello", (1,), "tab"), *said]:
        before = len(ear.log)
        await session.receive(message)
        answers = ear.log[before:]
        assert message.id in [getattr(answer, "id", None) for answer in answers], (message, answers)
        if any(isinstance(answer, Closed) for answer in answers):
            assert isinstance(message, Forget | Hello)
            break
        clock.now += 1
    session.lost()
    assert house.guests == {}
    await accounts.close()


@settings(max_examples=60, deadline=None, database=None, derandomize=True)
@given(st.lists(client_messages, max_size=12))
def test_every_message_is_answered_with_its_own_id(said: list[ClientMessage]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(converse(Path(folder), said))
