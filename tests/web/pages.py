"""The page under test: a real server that hands out the built client, a real Chromium, and, where a test wants a certain moment, a scripted
socket in place of the server's."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute

from protocol.codec import decode_client, encode
from protocol.commands import Play
from protocol.history import HandRecord, ListMatches, Matches, MatchLine, MatchRecord, ShowMatch, Statistics
from protocol.lobby import Join as JoinTable
from protocol.lobby import Joined, ListTables, OpenTable, Quick, TableLine, Tables
from protocol.lobby import Watch as WatchTable
from protocol.messages import ClientMessage, ServerMessage, Update
from protocol.play import Standing
from protocol.session import Done, Hello, MoveCode, MoveIdentity, Ping, Pong, Refused, Resting, Welcome
from protocol.table import Stage, TableSettings, TableView
from tests.web import scenes

ROOT = Path(__file__).resolve().parent.parent.parent
PHONE = (360, 640)
DESK = (1440, 900)
PATIENCE_MS = 20_000
"""How long anything on a page may take on a busy machine; nothing waits so long where all is well."""
FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
)  # fmt: skip


@contextmanager
def served(data: Path, *flags: str) -> Iterator[str]:
    """A server with its data in a folder of its own; gives the address of its page, with the slash at its end."""
    command = [sys.executable, "-m", "server", "--port", "0", "--data", str(data), "--drain-seconds", "0", *flags]
    with (data.parent / f"{data.name}.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, cwd=ROOT, text=True)
    assert process.stdout is not None
    try:
        line = process.stdout.readline().strip()
        assert line, (data.parent / f"{data.name}.log").read_text()
        yield line.split()[-1]
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


class Faults(list[str]):
    """What the page has complained of: errors, and whatever its policy has forbidden."""

    def watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.append(str(error)))
        page.on("console", lambda message: self.append(message.text) if message.type == "error" else None)


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, browser: Browser, size: tuple[int, int] = DESK, language: str = "en-GB", **more: object) -> None:
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=language, reduced_motion="reduce", service_workers="block",
            **more,  # type: ignore[arg-type]
        )  # fmt: skip
        self.context.set_default_timeout(PATIENCE_MS)
        self.faults = Faults()
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        self.faults.watch(page)
        return page

    def settle(self) -> None:
        """Until fonts are there and nothing is left to be drawn."""
        self.page.evaluate(
            "() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"
        )


def _line(code: str, host: str, shown: TableView, people: int, bots: int, stage: Stage, *, joinable: bool) -> TableLine:
    settings = TableSettings(game=shown.settings.game)
    return TableLine(
        code=code, game=shown.game, host=host, seats=len(shown.seats), people=people, bots=bots, spectators=0, stage=stage, joinable=joinable,
        watchable=True, settings=settings,
    )  # fmt: skip


TABLES = (
    _line("AAAAAA", "Inês", scenes.holdem(), 2, 1, "waiting", joinable=True),
    _line("BBBBBB", "Marek", scenes.as_nas(), 3, 1, "playing", joinable=False),
    _line("CCCCCC", "Sanna", scenes.one_poker(), 1, 0, "waiting", joinable=True),
    _line("DDDDDD", "Joost", scenes.ten(), 6, 2, "playing", joinable=True),
)


class Script:
    """A server that shows what the test wants: it answers the page's questions and keeps what it was told."""

    def __init__(self, view: TableView | None = None) -> None:
        self.view = view
        self.heard: list[ClientMessage] = []
        self.frames: list[str] = []
        self.connections = 0
        self.resting: tuple[Resting, ...] = ()
        self.answers: dict[type, Callable[[ClientMessage], ServerMessage | None]] = {}
        self._route: WebSocketRoute | None = None

    def attach(self, page: Page) -> None:
        page.route_web_socket("**/ws", self._open)

    def _open(self, route: WebSocketRoute) -> None:
        self._route = route
        self.connections += 1
        route.on_message(self._message)

    def _message(self, data: str | bytes) -> None:
        self.frames.append(data if isinstance(data, str) else data.decode())
        message = decode_client(data)
        self.heard.append(message)
        special = self.answers.get(type(message))
        if special is not None:
            answer = special(message)
            if answer is not None:
                self.tell(answer)
            return
        for answer in self._usual(message):
            self.tell(answer)

    def _usual(self, message: ClientMessage) -> list[ServerMessage]:
        match message:
            case Hello():
                return [
                    Welcome(
                        id=message.id, server="Cardavia", software="Cardavia 0.1.0", version=1, features=(), token="secret", person="p1",
                        name="Teresa",
                        seats=self.resting, limits={"chat_length": 200},
                    )
                ]  # fmt: skip
            case Ping():
                return [Pong(id=message.id)]
            case ListTables():
                return [Tables(id=message.id, tables=TABLES)]
            case JoinTable() | WatchTable() | Quick() | OpenTable() if self.view is not None:
                seat = self.view.you.seat if self.view.you else None
                return [Joined(id=message.id, code=self.view.code, seat=seat), scenes.update(self.view)]
            case JoinTable() | WatchTable():
                return [
                    Refused(id=message.id, code="no_table", params={"code": message.code}, text="There is no table.")
                ]
            case MoveIdentity():
                return [MoveCode(id=message.id, code="H4K7QM2P", seconds=300)]
            case ListMatches():
                return [matches(message.id)]
            case ShowMatch():
                return [record(message.id)]
            case Play():
                return [Done(id=message.id, version=message.version + 1)]
            case _:
                return [Done(id=message.id)]

    def tell(self, message: ServerMessage) -> None:
        assert self._route is not None, "the page has not connected"
        self._route.send(encode(message).decode())

    def tell_raw(self, text: str) -> None:
        assert self._route is not None
        self._route.send(text)

    def show(self, view: TableView, *events: object) -> None:
        """The table moves on to `view`."""
        self.view = view
        self.tell(Update(version=view.version, events=events, view=view))  # type: ignore[arg-type]

    def cut(self) -> None:
        """The connection goes, as in a tunnel."""
        assert self._route is not None
        self._route.close(code=3001)

    def said(self, kind: type) -> list[ClientMessage]:
        """What the page has said of one kind."""
        return [message for message in self.heard if isinstance(message, kind)]


def line() -> MatchLine:
    return MatchLine(
        number=3, code=scenes.CODE, game="holdem", seat=0, names=("Teresa", "Marek", "Alder", "Inês"), hands=74, started=1_780_000_000.0,
        ended=1_780_003_000.0, standings=(Standing(3, 1, stack=4000), Standing(0, 2, stack=0)),
    )  # fmt: skip


def matches(id: str) -> Matches:
    figures = Statistics(
        game="holdem",
        matches=3,
        matches_won=1,
        hands=140,
        hands_won=41,
        showdowns=22,
        biggest_pot=2830,
        vpip=0.31,
        pfr=0.18,
    )
    return Matches(id=id, matches=(line(),), statistics=(figures,))


def record(id: str) -> MatchRecord:
    return MatchRecord(
        id=id, line=line(), settings=scenes.holdem().settings, hands=(HandRecord(14, scenes.HOLDEM_LOG),)  # type: ignore[arg-type]
    )  # fmt: skip


def open_scene(person: Person, address: str, view: TableView, **settings: object) -> Script:
    """The page at a table that stands as `view` says; `settings` are the reader's, by their names in the page's storage."""
    script = Script(view)
    choose(person, **settings)
    script.attach(person.page)
    person.page.goto(f"{address}t/{view.code}")
    person.page.wait_for_selector(".app")
    person.settle()
    return script


def open_lobby(person: Person, address: str, **settings: object) -> Script:
    script = Script()
    choose(person, **settings)
    script.attach(person.page)
    person.page.goto(address)
    person.page.wait_for_selector(".row")
    person.settle()
    return script


def choose(person: Person, **settings: object) -> None:
    """The reader's settings, as the page keeps them on the device."""
    if settings:
        text = json.dumps(json.dumps(settings))
        person.context.add_init_script(
            f"if (!localStorage.getItem('cardavia.settings')) localStorage.setItem('cardavia.settings', {text})"
        )
