"""A guest in a storm: plays like somebody who does not care, and does everything to the server that a client can do. Seeded."""

import asyncio
import itertools
from random import Random

from msgspec import Struct
from websockets.exceptions import ConnectionClosed

from protocol.codec import decode_server, encode
from protocol.commands import Play
from protocol.lobby import Join, Joined, Leave, ListTables, OpenTable, Tables, Watch
from protocol.messages import ClientMessage, ServerMessage, Update
from protocol.play import Check, Fold, LockCard, Raise
from protocol.session import Closed, Done, Hello, Refused, TakenOver, Welcome
from protocol.table import TableView
from tests.chaos.mischief import MISCHIEF, settings, word
from tests.chaos.observer import Broken, Observer
from tests.kit.client import Client, client
from tests.kit.players import choose

ANSWER_SECONDS = 30.0
"""A message that is not answered by then never will be."""
GONE = {"no_table", "table_closed", "banned", "locked", "table_full", "take_over_later", "take_over_off", "no_watching"}


class Venue(Struct):
    """The place of a storm, as all guests know it: where the server is, and whether it is over."""

    url: str = ""
    over: bool = False
    most_tables: int = 5


class Guest:
    """One person with one client. `calm` ones only play."""

    def __init__(self, number: int, rng: Random, venue: Venue, observer: Observer, *, calm: bool = False) -> None:
        self.name = f"Guest{'abcdefghijklmnopqrstuvwxyz'[number % 26]}{number}"
        self.rng = rng
        self.venue = venue
        self.observer = observer
        self.calm = calm
        self.token: str | None = None
        self.code: str | None = None
        self.seated = False
        self.view: TableView | None = None
        self.last: bytes | None = None
        self._ids = itertools.count(1)
        self._asked: dict[str, float] = {}
        self._follows: int | None = None
        self._replayed = 0
        self._slow = False
        self._encoding = rng.choice(("json", "msgpack"))

    def id(self) -> str:
        """A fresh message id."""
        return f"{self.name}-{next(self._ids)}"

    async def live(self) -> None:
        """Come, and come back, until it is over. Raises Broken."""
        while not self.venue.over:
            try:
                async with asyncio.timeout(60), client(self.venue.url, self._encoding) as line:  # type: ignore[arg-type]
                    await self._visit(line)
            except (ConnectionClosed, OSError, TimeoutError, EOFError):
                self.observer.heard["connections lost"] += 1
            except Exception as error:
                if "HTTP" not in type(error).__name__ and "Handshake" not in type(error).__name__:
                    raise
            self._asked.clear()
            self._follows = None
            await asyncio.sleep(self.rng.uniform(0.02, 0.2))

    async def _visit(self, line: Client) -> None:
        instance = self.name if self.calm or self.rng.random() < 0.9 else f"{self.name}-other"
        await self._say(line, Hello(self.id(), (1,), instance, token=self.token, name=self.name))
        while not self.venue.over:
            try:
                async with asyncio.timeout(0.25):
                    data = await line.socket.recv()
            except TimeoutError:
                await self._idle(line)
            else:
                if await self._hear(line, decode_server(data, line.encoding), data):
                    return
            now = asyncio.get_running_loop().time()
            if late := [asked for asked, since in self._asked.items() if now - since > ANSWER_SECONDS]:
                raise Broken(f"{self.name}: {late} not answered")
            if not self.calm and self.rng.random() < 0.06 and await self._misbehave(line):
                return

    # --- hearing ------------------------------------------------------------------------------------------------------

    async def _hear(self, line: Client, message: ServerMessage, data: str | bytes) -> bool:
        """Take a message in; gives whether the visit is over."""
        self._asked.pop(getattr(message, "id", None) or "", None)
        match message:
            case Welcome(token=token, seats=seats):
                self.token = token
                await self._come(line, seats[0].code if seats and self.rng.random() < 0.9 else None)
            case Tables(tables=tables):
                await self._choose(line, [table.code for table in tables])
            case Joined(code=code, seat=seat, missed=missed):
                self.code, self.seated = code, seat is not None
                self._replayed, self._follows = missed, None
            case Update():
                await self._update(line, message, data)
            case Done():
                self.observer.answer(self.name, message)
            case Refused():
                self.observer.answer(self.name, message)
                return await self._refused(line, message)
            case TakenOver():
                self.view = None
            case Closed(code=code):
                self.observer.heard[f"closed: {code}"] += 1
            case _:
                self.observer.heard[type(message).__name__] += 1
        return False

    async def _update(self, line: Client, update: Update, data: str | bytes) -> None:
        frame = data if isinstance(data, str) else encode(update).decode()
        self.observer.update(self.name, update, frame)
        if self._follows is not None and not self._slow:
            self.observer.sequence(update.view.code, self._follows, update)
        self._follows, self.view = update.version, update.view
        if self._replayed:
            self._replayed -= 1
            return
        if self._follows is None:
            self.observer.current(update.view.code, update.version)
        if update.view.stage == "closed":
            self.code = self.view = None
        elif update.view.legal is not None and self.rng.random() < 0.97:
            await self._play(line, update.view)

    async def _play(self, line: Client, view: TableView) -> None:
        assert view.legal is not None
        await self._say(line, Play(self.id(), view.version, choose(view.legal, self.rng, 0.4)))

    async def _refused(self, line: Client, message: Refused) -> bool:
        if message.code == "elsewhere" and self.code is not None:
            await self._say(line, Join(self.id(), self.code, take_over=True))
        elif message.code in GONE or message.code == "not_at_table":
            self.code = self.view = None
            await self._say(line, ListTables(self.id()))
        elif message.code == "bad_token":
            raise Broken(f"{self.name}'s token is not known any more")
        elif message.code in {"limit_tables", "at_table"}:
            self.code = None
            return True
        return False

    # --- going to a table ---------------------------------------------------------------------------------------------

    async def _come(self, line: Client, seat: str | None) -> None:
        code = seat or self.code
        if code is None:
            await self._say(line, ListTables(self.id()))
        elif seat is not None or self.seated:
            after = self.view.version if self.view is not None and self.view.code == code else None
            await self._say(line, Join(self.id(), code, after=after))
        else:
            await self._say(line, Watch(self.id(), code))

    async def _choose(self, line: Client, codes: list[str]) -> None:
        if self.code is not None:
            return
        if len(codes) < self.venue.most_tables and (not codes or self.rng.random() < 0.5):
            await self._say(line, OpenTable(self.id(), settings(self.rng), start=self.rng.random() < 0.3))
        elif self.rng.random() < 0.3:
            await self._say(line, Watch(self.id(), self.rng.choice(codes)))
        else:
            await self._say(line, Join(self.id(), self.rng.choice(codes)))

    async def _idle(self, line: Client) -> None:
        """Nothing comes."""
        if self.view is None and self.code is None:
            await self._say(line, ListTables(self.id()))
        elif self.view is not None and self.view.stage in ("waiting", "over") and "start" in (self._may()):
            await self._say(line, word("start", self.id(), self.rng))
        elif self.view is not None and self.view.stage == "over":
            again = self.rng.random() < 0.6 and self.seated
            await self._say(line, word("ask_restart", self.id(), self.rng) if again else Leave(self.id()))
            if not again:
                self.code = self.view = None

    def _may(self) -> tuple[str, ...]:
        return () if self.view is None or self.view.you is None else self.view.you.may

    # --- mischief -----------------------------------------------------------------------------------------------------

    async def _misbehave(self, line: Client) -> bool:
        """Do something that a client can do; gives whether the visit is over."""
        kind = self.rng.choices(tuple(MISCHIEF), tuple(MISCHIEF.values()))[0]
        self.observer.faults[kind] += 1
        match kind:
            case "drop":
                line.socket.transport.abort()
                return True
            case "close":
                return True
            case "stall":
                self._slow = True
                await asyncio.sleep(self.rng.uniform(0.3, 2.5))
            case "twin" | "out of turn" if self.view is not None:
                await self._play_badly(line, self.view, twice=kind == "twin")
            case "flood":
                for _ in range(self.rng.randint(50, 700)):
                    await line.say(word("ping", "flood", self.rng))
            case "garbage" | "half a message" | "too large" | "again":
                await self._send_badly(line, kind)
            case _:
                await self._say(line, word(self.rng.choice(self._may() or ("say",)), self.id(), self.rng))
        return False

    async def _play_badly(self, line: Client, view: TableView, *, twice: bool) -> None:
        """Two clicks where one was meant; or an action that was never offered, for a version that is not this one."""
        if twice:
            for _ in range(2):
                await self._say(line, Play(self.id(), view.version, Check()))
            return
        action = self.rng.choice((Fold(), Raise(self.rng.randrange(100)), LockCard("As0")))
        await self._say(line, Play(self.id(), max(0, view.version + self.rng.randint(-3, 2)), action))

    async def _send_badly(self, line: Client, kind: str) -> None:
        """Bytes that are no message, too many of them, or those of the last action again."""
        if kind == "too large":
            await line.raw(b" " * 20_000)
        elif kind == "garbage":
            noise = self.rng.randbytes(self.rng.randint(1, 200))
            text = line.encoding == "json" and self.rng.random() < 0.8
            await line.raw(noise.decode("latin-1").encode() if text else noise, text=text)
        elif self.last is not None:
            await line.raw(self.last if kind == "again" else self.last[: self.rng.randrange(1, len(self.last))])

    async def _say(self, line: Client, message: ClientMessage) -> None:
        self._asked[message.id] = asyncio.get_running_loop().time()
        data = encode(message, line.encoding)
        if isinstance(message, Play):
            self.last = data
        await line.raw(data)
