"""Clients that act at once, in a process of their own: they parse no more of a frame than they need, so that the server is what is measured.

`python -m tests.bench.server_load PORT TABLES SECONDS RATE`: four clients a table; RATE actions a second in all, or 0 for as many as go. Prints
one JSON line: all actions, those measured, seconds, latencies in ms from an action to the last of its four updates.
"""

import asyncio
import json
import sys
import time

import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

CLIENTS = 4
SETTINGS = {
    "game": {"game": "holdem", "seats": 4, "stack": 100_000},
    "seats_open": 3,
    "private": True,
    "clock": {"kind": "off"},
    "bot_pace": {"seconds": 0, "variation": 0, "between": 0},
}


class LoadTable:
    """Four clients that check or call for ever. `latencies` are those of the actions of this table."""

    def __init__(self, pause: float) -> None:
        self.pause = pause
        self.actions = 0
        self.all = 0
        self.latencies: list[float] = []
        self.sent: dict[int, float] = {}
        self.arrived: dict[int, int] = {}
        self.measuring = False

    def update(self, version: int) -> None:
        """One client has heard of a version."""
        count = self.arrived[version] = self.arrived.get(version, 0) + 1
        if count == CLIENTS:
            del self.arrived[version]
            begun = self.sent.pop(version, None)
            if begun is not None and self.measuring:
                self.latencies.append(time.perf_counter() - begun)

    async def play(self, socket: ClientConnection) -> None:
        """One client: act whenever there is something legal, until the connection ends."""
        async for frame in socket:
            assert isinstance(frame, str)
            if not frame.startswith('{"type":"update"'):
                continue
            version = int(frame[27 : frame.index(",", 27)])
            self.update(version)
            offers = frame.find('"legal":{')
            if offers < 0:
                continue
            if self.pause:
                await asyncio.sleep(self.pause)
            kind = "check" if frame.find('"check":true', offers, offers + 400) > 0 else "call"
            self.sent[version + 1] = time.perf_counter()
            self.actions += self.measuring
            self.all += 1
            await socket.send(f'{{"type":"play","id":"{version}","version":{version},"action":{{"kind":"{kind}"}}}}')


async def hear(socket: ClientConnection, kind: str) -> dict[str, str]:
    """The next message of a type."""
    while True:
        message = json.loads(await socket.recv())
        if message["type"] == kind:
            return message
        if message["type"] == "refused":
            raise RuntimeError(message["text"])


async def seat(url: str, table: LoadTable) -> list[asyncio.Task[None]]:
    """Open a table and seat its clients."""
    code, tasks = "", []
    for number in range(CLIENTS):
        socket = await connect(
            url, subprotocols=[Subprotocol("cardavia.v1.json")], compression=None, proxy=None, ping_interval=None
        )
        await socket.send(json.dumps({"type": "hello", "id": "h", "versions": [1], "instance": f"load{number}"}))
        await hear(socket, "welcome")
        if code:
            await socket.send(json.dumps({"type": "join", "id": "j", "code": code}))
        else:
            await socket.send(json.dumps({"type": "open_table", "id": "o", "settings": SETTINGS}))
        code = (await hear(socket, "joined"))["code"]
        tasks.append(asyncio.create_task(table.play(socket)))
    return tasks


async def load(port: int, tables: int, seconds: float, rate: float) -> dict[str, float | list[float]]:
    """Seat everybody, warm up, measure."""
    loads = [LoadTable(tables / rate if rate else 0.0) for _ in range(tables)]
    tasks = [task for table in loads for task in await seat(f"ws://127.0.0.1:{port}/ws", table)]
    await asyncio.sleep(1.0)
    begun = time.perf_counter()
    for table in loads:
        table.measuring = True
    await asyncio.sleep(seconds)
    elapsed = time.perf_counter() - begun
    actions = sum(table.actions for table in loads)
    latencies = sorted(1000 * latency for table in loads for latency in table.latencies)
    for task in tasks:
        task.cancel()
    return {"all": sum(table.all for table in loads), "actions": actions, "seconds": elapsed, "latencies": latencies}


if __name__ == "__main__":
    PORT, TABLES, SECONDS, RATE = sys.argv[1:]
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(json.dumps(runner.run(load(int(PORT), int(TABLES), float(SECONDS), float(RATE)))))
