"""The line to the server: it comes back by itself, to the same table, says what was not confirmed, and does not try where that is hopeless."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from clients.cli.link import (
    PAUSES,
    VARIATION,
    Arrived,
    Back,
    Greeting,
    Happening,
    Link,
    Lost,
    Over,
    Unreachable,
    Unwelcome,
)
from protocol.commands import Play
from protocol.lobby import Join, Joined, Leave, ListTables, Tables, Watch
from protocol.messages import VERSIONS, Update
from protocol.play import Call
from protocol.refusals import refused
from protocol.session import Closed, Done, Hello, Welcome
from tests.kit.driven import Driven, settings_of
from tests.kit.scripted_server import Peer, scripted

SECRET = "the-secret"


class Memory:
    """An identity in memory."""

    def __init__(self, token: str | None = None) -> None:
        self.kept = token

    def token(self, server: str) -> str | None:
        return self.kept

    def remember(self, server: str, token: str) -> None:
        self.kept = token

    def forget(self, server: str) -> None:
        self.kept = None


def welcome(hello: Hello, token: str = SECRET) -> Welcome:
    return Welcome(hello.id, "Cards", "Cardavia 9", 1, (), token, "p1", "Ada")


async def greeted(peer: Peer) -> Hello:
    hello = await peer.hear()
    assert isinstance(hello, Hello)
    await peer.tell(welcome(hello))
    return hello


def update(seat: int | None = 0) -> Update:
    table = Driven(settings_of("holdem", seats_open=1), seed=1)
    if table.state.stage == "waiting":
        table.start()
    return table.told[-1].update(seat, table.at, 0)


@asynccontextmanager
async def linked(
    url: str, identity: Memory | None = None
) -> AsyncIterator[tuple[Link, "asyncio.Queue[Happening]", list[float]]]:
    """A link whose pauses take no time; what happened, and how long it would have slept."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    link = Link(url, identity or Memory(), Greeting("test"), sleep=sleep, chance=lambda: 0.5)
    happened: asyncio.Queue[Happening] = asyncio.Queue()

    async def listen() -> None:
        async for happening in link.happenings():
            happened.put_nowait(happening)

    task = asyncio.create_task(listen())
    try:
        yield link, happened, slept
    finally:
        await link.close()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def until(happened: "asyncio.Queue[Happening]", kind: type) -> Happening:
    """The next happening of a kind, or the next arrival of a message of a kind."""
    async with asyncio.timeout(10):
        while True:
            happening = await happened.get()
            if isinstance(happening, kind) or (isinstance(happening, Arrived) and isinstance(happening.message, kind)):
                return happening


async def test_hello_brings_the_secret_and_a_new_one_is_kept() -> None:
    async with scripted(_greet_and_wait) as server:
        memory = Memory("old-secret")
        async with linked(server.url, memory) as (_, happened, _):
            await until(happened, Welcome)
        hello = server.peers[0].heard[0]
    assert isinstance(hello, Hello)
    assert (hello.token, hello.versions, memory.kept) == ("old-secret", VERSIONS, SECRET)


async def _greet_and_wait(peer: Peer) -> None:
    await greeted(peer)
    while True:
        await peer.hear()


async def test_a_secret_that_the_server_does_not_know_is_dropped_and_hello_said_again() -> None:
    async def play(peer: Peer) -> None:
        hello = await peer.hear()
        assert isinstance(hello, Hello)
        await peer.tell(refused(hello.id, "bad_token"))
        await greeted(peer)

    async with scripted(play) as server, linked(server.url, Memory("stale")) as (_, happened, _):
        await until(happened, Welcome)
        second = server.peers[0].heard[1]
    assert isinstance(second, Hello)
    assert second.token is None


async def test_a_server_of_another_version_is_said_and_not_tried_again() -> None:
    async def play(peer: Peer) -> None:
        hello = await peer.hear()
        assert isinstance(hello, Hello)
        await peer.tell(refused(hello.id, "version", server=3, client=1, software="Cardavia 2"))

    async with scripted(play) as server:
        with pytest.raises(Unwelcome) as error:
            async for _ in Link(server.url, Memory(), Greeting("test")).happenings():
                pass
        assert error.value.refused.code == "version"
        assert len(server.peers) == 1


async def test_nobody_at_the_address_is_said_at_once() -> None:
    with pytest.raises(Unreachable):
        async for _ in Link("ws://127.0.0.1:1/ws", Memory(), Greeting("test")).happenings():
            pass


async def test_what_answers_but_is_no_server_of_ours_is_unreachable() -> None:
    async def play(peer: Peer) -> None:
        await peer.hear()
        await peer.socket.send("hello yourself")
        await peer.socket.wait_closed()

    async with scripted(play) as server:
        with pytest.raises(Unreachable):
            async for _ in Link(server.url, Memory(), Greeting("test")).happenings():
                pass


async def test_a_cut_line_comes_back_to_the_same_table_after_the_last_version() -> None:
    seen = update()

    async def play(peer: Peer) -> None:
        await greeted(peer)
        join = await peer.hear()
        assert isinstance(join, Join)
        await peer.tell(Joined(join.id, seen.view.code, 0), seen)
        if peer.number == 0:
            await peer.hear()
            await peer.cut()
        await peer.socket.wait_closed()

    async with scripted(play) as server, linked(server.url) as (link, happened, _):
        await until(happened, Welcome)
        await link.send(Join(link.id(), seen.view.code))
        await until(happened, Update)
        await link.send(Play(link.id(), seen.version, Call()))
        gone = await until(happened, Lost)
        await until(happened, Back)
        await until(happened, Update)
        again = server.peers[1].heard
    assert isinstance(gone, Lost)
    assert [type(message) for message in gone.unconfirmed] == [Play]
    assert isinstance(again[0], Hello)
    assert again[0].instance == server.peers[0].heard[0].instance  # type: ignore[union-attr]
    assert isinstance(again[1], Join)
    assert (again[1].code, again[1].after) == (seen.view.code, seen.version)


async def test_a_spectator_comes_back_as_a_spectator() -> None:
    seen = update(seat=None)

    async def play(peer: Peer) -> None:
        await greeted(peer)
        watch = await peer.hear()
        assert isinstance(watch, Watch)
        await peer.tell(Joined(watch.id, seen.view.code, None), seen)
        if peer.number == 0:
            await peer.cut()
        await peer.socket.wait_closed()

    async with scripted(play) as server, linked(server.url) as (link, happened, _):
        await until(happened, Welcome)
        await link.send(Watch(link.id(), seen.view.code))
        await until(happened, Back)
        await until(happened, Update)
        assert isinstance(server.peers[1].heard[1], Watch)


async def test_after_leaving_the_line_comes_back_to_no_table() -> None:
    seen = update()

    async def play(peer: Peer) -> None:
        await greeted(peer)
        if peer.number == 0:
            join = await peer.hear()
            await peer.tell(Joined(join.id, seen.view.code, 0), seen)
            leave = await peer.hear()
            await peer.tell(Done(leave.id))
            await peer.cut()
        else:
            listing = await peer.hear()
            await peer.tell(Tables(listing.id, ()))
        await peer.socket.wait_closed()

    async with scripted(play) as server, linked(server.url) as (link, happened, _):
        await until(happened, Welcome)
        await link.send(Join(link.id(), seen.view.code))
        await until(happened, Update)
        await link.send(Leave(link.id()))
        await until(happened, Back)
        await link.send(ListTables(link.id()))
        await until(happened, Tables)
        assert [type(message) for message in server.peers[1].heard] == [Hello, ListTables]


async def test_a_table_that_is_gone_is_not_asked_for_again() -> None:
    seen, third = update(), asyncio.Event()

    async def play(peer: Peer) -> None:
        await greeted(peer)
        if peer.number < 2:
            join = await peer.hear()
            answer = (
                Joined(join.id, seen.view.code, 0)
                if peer.number == 0
                else refused(join.id, "table_closed", code="ABC234")
            )
            await peer.tell(answer)
            await peer.cut()
        else:
            await peer.hear()
            third.set()
        await peer.socket.wait_closed()

    async with scripted(play) as server, linked(server.url) as (link, happened, _):
        await until(happened, Welcome)
        await link.send(Join(link.id(), seen.view.code))
        for _ in range(2):
            await until(happened, Back)
        await link.send(ListTables("l"))
        async with asyncio.timeout(10):
            await third.wait()
        assert isinstance(server.peers[2].heard[1], ListTables)


async def test_pauses_grow_and_stay_at_the_longest() -> None:
    async def play(peer: Peer) -> None:
        if peer.number in (0, 9):
            await greeted(peer)
        await peer.cut()

    async with scripted(play) as server, linked(server.url) as (_, happened, slept):
        lost = [await until(happened, Lost) for _ in range(9)]
    assert [happening.wait for happening in lost if isinstance(happening, Lost)] == [*PAUSES, 15.0, 15.0, 15.0]
    assert slept[: len(PAUSES)] == list(PAUSES)


@pytest.mark.parametrize(("chance", "factor"), [(0.0, 1 - VARIATION), (1.0, 1 + VARIATION)])
def test_pauses_vary_so_that_not_all_come_back_at_once(chance: float, factor: float) -> None:
    link = Link("ws://127.0.0.1:1/ws", Memory(), Greeting("test"), chance=lambda: chance)
    assert link._pause(0, None) == pytest.approx(PAUSES[0] * factor)


async def test_the_servers_own_wait_is_kept() -> None:
    async def play(peer: Peer) -> None:
        await greeted(peer)
        await peer.tell(Closed("drain", "The server stops.", 4000))
        await peer.socket.close()

    async with scripted(play) as server, linked(server.url) as (_, happened, _):
        gone = await until(happened, Lost)
    assert isinstance(gone, Lost)
    assert gone.wait == 4.0


@pytest.mark.parametrize("code", ["forgotten", "version", "replaced", "protocol"])
async def test_a_close_that_is_final_is_not_followed_by_attempts(code: str) -> None:
    async def play(peer: Peer) -> None:
        await greeted(peer)
        await peer.tell(Closed(code, "No."))  # type: ignore[arg-type]
        await peer.socket.close()

    async with scripted(play) as server, linked(server.url) as (_, happened, _):
        over = await until(happened, Over)
        assert len(server.peers) == 1
    assert isinstance(over, Over)
    assert over.closed.code == code


async def test_nothing_is_sent_while_the_line_is_down() -> None:
    assert not await Link("ws://127.0.0.1:1/ws", Memory(), Greeting("test")).send(ListTables("x"))
