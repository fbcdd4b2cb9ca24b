"""The full screen in a headless terminal, told by a driven table what happens."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot

from clients.cli.address import Address
from clients.cli.catalogue import Catalogue
from clients.cli.goal import Goal, Lobby
from clients.cli.profile import Profile
from clients.cli.screen.app import Cardavia
from clients.cli.screen.glyphs import GlyphName
from clients.cli.screen.palettes import ThemeName
from clients.cli.setup import Setup
from protocol.lobby import Joined
from protocol.messages import ServerMessage
from protocol.play import Action
from tests.kit.driven import Driven
from tests.kit.terminal import WELCOME, ScriptedLine, Seen

Size = tuple[int, int]


class Stage:
    """A running client: its app, its line, and the table it is at."""

    def __init__(self, app: Cardavia, line: ScriptedLine, pilot: "Pilot[int]", clock: list[float]) -> None:
        self.app = app
        self.line = line
        self.pilot = pilot
        self._clock = clock
        self._seen: Seen | None = None
        self.table: Driven | None = None

    def pass_time(self, seconds: float) -> None:
        """The client's clock moves."""
        self._clock[0] += seconds

    async def settle(self) -> None:
        """Everything that has arrived is drawn."""
        for _ in range(3):
            await self.pilot.pause()

    async def hear(self, *messages: ServerMessage) -> None:
        """The server says something."""
        self.line.arrive(*messages)
        await self.settle()

    async def sit(self, table: Driven, seat: int | None = 0) -> None:
        """Come to a table."""
        self.table, self._seen = table, Seen(table, seat)
        await self.hear(Joined("j", table.state.code, seat), *self._seen.updates())

    async def told(self) -> None:
        """What has happened at the table meanwhile arrives."""
        assert self._seen is not None
        await self.hear(*self._seen.updates())

    async def act(self, *actions: Action | None) -> None:
        """Whoever is to act acts."""
        assert self.table is not None
        for action in actions:
            self.table.act(action)
        await self.told()

    async def my_turn(self) -> None:
        """The others act easily until it is Ada's turn, and the fence is down."""
        assert self.table is not None
        self.table.until_turn(0)
        await self.told()
        self.pass_time(1.0)

    async def press(self, *keys: str) -> None:
        """Keys, one after another."""
        await self.pilot.press(*keys)
        await self.settle()

    def rows(self) -> list[str]:
        """What stands on the screen, row by row."""
        strips = self.app.screen._compositor.render_strips()
        return ["".join(segment.text for segment in strip) for strip in strips]

    def text(self) -> str:
        """What stands on the screen."""
        return "\n".join(self.rows())


@asynccontextmanager
async def staged(
    size: Size = (80, 24),
    theme: ThemeName = "cloth",
    signs: GlyphName = "suits",
    language: str = "en",
    goal: Goal | None = None,
    greeted: bool = True,
) -> AsyncIterator[Stage]:
    """A client in a terminal of this size. Its profile is that of the test's own folders."""
    line, clock = ScriptedLine(), [1000.0]
    setup = Setup(Profile(), Catalogue(language), Address("cards.example.org"), goal or Lobby(), "0.1.0")
    app = Cardavia(setup, line, Address("cards.example.org"), theme, signs, now=lambda: clock[0])
    async with app.run_test(size=size) as pilot:
        stage = Stage(app, line, pilot, clock)
        if greeted:
            await stage.hear(WELCOME)
        yield stage


def folders(monkeypatch: object, tmp_path: Path) -> None:
    """A profile of the test's own."""
    for name in ("CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))  # type: ignore[attr-defined]
