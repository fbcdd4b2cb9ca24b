"""The full-screen client: one model, one line to the server, the screens that show it. Where messages come in and go out."""

import asyncio
import contextlib
import signal
import time
from collections.abc import AsyncGenerator, Callable
from typing import ClassVar, Protocol

from msgspec.structs import replace
from textual.app import App
from textual.binding import Binding, BindingType

from clients.cli.address import Address
from clients.cli.catalogue import Catalogue
from clients.cli.failure import DONE, Failed
from clients.cli.link import Happening
from clients.cli.model import Model, Remark, left, muted
from clients.cli.notes import noted
from clients.cli.profile import BadProfile, Options
from clients.cli.screen import glyphs, palettes
from clients.cli.screen.arrivals import Arrivals
from clients.cli.screen.lobby import LobbyScreen
from clients.cli.screen.pen import Pen
from clients.cli.screen.table import TableScreen
from clients.cli.setup import Setup
from clients.cli.speaker import Speaker
from clients.cli.wording import Wording
from protocol.lobby import Join, Leave, ListTables
from protocol.messages import ClientMessage
from protocol.session import Notice, Refused

PING_SECONDS = 15.0
BELL_SHARE, BELL_SECONDS = 0.2, 5.0


class Line(Protocol):
    """What the client needs of its line to the server."""

    round_trip: float | None

    def id(self) -> str:
        """A new id for a message."""
        ...

    async def send(self, message: ClientMessage) -> bool:
        """Send a message; false if the line is down."""
        ...

    async def ping(self) -> None:
        """Measure the round trip."""
        ...

    def hurry(self) -> None:
        """Try to connect now."""
        ...

    async def close(self) -> None:
        """End it."""
        ...

    def happenings(self) -> AsyncGenerator[Happening, None]:
        """Everything that arrives."""
        ...


class Cardavia(App[int]):
    """The client on a whole terminal. `failure` is set where it had to end; `glyph_name` the signs that this terminal draws."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(
        self,
        setup: Setup,
        line: Line,
        address: Address,
        theme: palettes.ThemeName,
        signs: glyphs.GlyphName,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.setup = setup
        self.words: Catalogue = setup.words
        self.options: Options = setup.profile.options
        self.theme_name: palettes.ThemeName = theme
        self.glyph_name: glyphs.GlyphName = signs
        self._dress()
        super().__init__(ansi_color=self.look.ansi or None)
        self.line = line
        self.address = address
        self.now = now
        self.model = Model()
        self.failure: Failed | None = None
        self.received = 0.0
        self.retry_at: float | None = None
        self._belled: tuple[int, str] | None = None
        self._kept: set[str] = set()
        self.join: Join | None = None
        self.take_over: str | None = None
        self._tasks: list[asyncio.Task[None]] = []

    def _dress(self) -> None:
        """Colours, signs and speech as the options are."""
        options = self.options
        self.look = palettes.look(self.theme_name, options.contrast, options.temperature)
        self.pen = Pen(self.look.palette, glyphs.SETS[self.glyph_name], options.four_colour, self.words)
        self.speaker = Speaker(self.words, "drawn")

    # --- beginning and end -----------------------------------------------------------------------------------------

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The cloths, for the style sheets."""
        return {f"cloth-{game.replace('_', '-')}": colour for game, colour in self.look.cloths.items()}

    async def on_mount(self) -> None:
        """Open the lobby and the line."""
        self._wear()
        await self.push_screen(LobbyScreen(self))
        self._tasks = [asyncio.create_task(Arrivals(self).listen()), asyncio.create_task(self._measure())]
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(number, self._stop, 128 + number)

    def _wear(self) -> None:
        theme = self.look.theme()
        self.register_theme(theme)
        if self.theme == theme.name:
            self.refresh_css(animate=False)
        self.theme = theme.name

    def _stop(self, status: int) -> None:
        self.exit(status, return_code=status)

    async def on_unmount(self) -> None:
        """Close the line."""
        for task in self._tasks:
            task.cancel()
        await self.line.close()

    def fail(self, text: str, status: int) -> None:
        """End, saying why on the shell's own screen."""
        self.failure = Failed(text, status)
        self.exit(status, return_code=status)

    async def action_leave(self) -> None:
        """ctrl+q and ctrl+c: one step out, from the table to the lobby, from the lobby to the shell."""
        screen = self.screen
        if isinstance(screen, TableScreen):
            screen.leave()
        elif isinstance(screen, LobbyScreen):
            self._stop(DONE)
        else:
            self.pop_screen()

    # --- the line --------------------------------------------------------------------------------------------------

    async def send(self, message: ClientMessage) -> None:
        """Send; say so where the line is down."""
        if isinstance(message, Join):
            self.join, self.take_over = message, None
        if not await self.line.send(message):
            self.tell(self.words.say("not-connected"))

    async def _measure(self) -> None:
        while True:
            await asyncio.sleep(1.0 if self.line.round_trip is None else PING_SECONDS)
            await self.line.ping()

    async def follow_tables(self) -> None:
        """Ask for the list of tables, and for every change of it."""
        await self.line.send(ListTables(self.line.id(), follow=True))

    async def to_table(self) -> None:
        """Show the table."""
        if not any(isinstance(screen, TableScreen) for screen in self.screen_stack):
            while not isinstance(self.screen, LobbyScreen):
                await self.pop_screen()
            await self.push_screen(TableScreen(self))

    async def to_lobby(self) -> None:
        """Show the lobby."""
        while not isinstance(self.screen, LobbyScreen):
            await self.pop_screen()

    def leave_table(self, keep: bool) -> None:
        """Go back to the lobby; `keep`: a bot plays the seat meanwhile."""
        code = self.model.code
        self.run_worker(self._leave(keep, code), exclusive=False)

    async def _leave(self, keep: bool, code: str | None) -> None:
        await self.line.send(Leave(self.line.id(), keep=keep))
        self.model = left(self.model)
        await self.to_lobby()
        await self.follow_tables()
        if keep and code:
            self._kept.add(code)
            self.tell(self.words.say("left-kept", command=f"cardavia play {code}"))
        self.show()

    @property
    def own_tables(self) -> set[str]:
        """The codes of the tables where this person has a seat."""
        welcome = self.model.welcome
        return self._kept | {resting.code for resting in welcome.seats} if welcome else self._kept

    # --- what screens ask ------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Draw the model on every screen that shows it."""
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen | LobbyScreen):
                screen.show()

    def tell(self, text: str) -> None:
        """A sentence in the note line of whatever screen is there."""
        for screen in reversed(self.screen_stack):
            if isinstance(screen, TableScreen | LobbyScreen):
                screen.tell(text)
                return

    def said(self, note: Refused | Notice) -> str:
        """A refusal or notice in the reader's language."""
        return noted(note, Speaker(self.words, "words"))

    @property
    def wording(self) -> Wording:
        """How the present table is said. Only where there is one."""
        assert self.model.view is not None
        return Wording(self.model.view, self.speaker)

    @property
    def seconds_left(self) -> float | None:
        """What is left to the seat to act, counted on from when the server said it."""
        view = self.model.view
        if view is None or view.clock is None or view.clock.kind == "off":
            return None
        return max(0.0, view.clock.remaining_ms / 1000 - (self.now() - self.received))

    @property
    def retry_seconds(self) -> float | None:
        """Until the next attempt to connect."""
        return None if self.retry_at is None else max(0.0, self.retry_at - self.now())

    def warn_by_bell(self) -> None:
        """One bell at one's turn and one when its time runs short, where sound is on."""
        view, seconds = self.model.view, self.seconds_left
        if not self.options.sound or not self.model.your_turn or view is None or view.clock is None or seconds is None:
            return
        short = seconds <= max(BELL_SECONDS, view.clock.limit_ms / 1000 * BELL_SHARE)
        bell = (self.model.turns, "short" if short else "turn")
        if bell != self._belled:
            self._belled = bell
            self.bell()

    def mute(self, name: str) -> str:
        """Hear no more of somebody, or again; the sentence that says so."""
        self.model = muted(self.model, name)
        return self.words.say("muted-now" if name in self.model.muted else "muted-no-more", name=name)

    def choose(self, options: Options) -> None:
        """Other settings: seen at once, kept in the profile."""
        language = options.language
        self.options = options
        if language and language != self.words.language:
            self.words = Catalogue(language)
        self.theme_name = palettes.chosen(options.theme)[0]
        if options.cards != "auto":
            self.glyph_name = options.cards
        self._dress()
        self._wear()
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                screen.desk.speaker = self.speaker
                screen.desk.confirm_fold = options.confirm_fold
        try:
            self.setup.profile.choose(options)
        except BadProfile as error:
            self.tell(str(error))
        self.show()

    def rename(self, name: str) -> None:
        """Another name, kept for the next start."""
        self.choose(replace(self.options, name=name))

    def help(self, screen: str) -> None:
        """The keys of a screen."""
        from clients.cli.screen.help import HelpScreen

        self.push_screen(HelpScreen(self, screen))

    def settings(self) -> None:
        """The settings."""
        from clients.cli.screen.settings import SettingsScreen

        self.push_screen(SettingsScreen(self))

    def host_menu(self) -> None:
        """What the host, or a voter, may do."""
        from clients.cli.screen.host_menu import HostMenu

        if self.model.view is not None:
            self.push_screen(HostMenu(self))

    def remark(self, id: str, count: int = 0) -> None:
        """A line of the client's own in the log."""
        self.model = replace(self.model, log=(*self.model.log, Remark(id, count)))
