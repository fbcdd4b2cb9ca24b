"""The table screen: the parts put together, keys turned into messages, panes opened and closed. The desk decides what a key means."""

from typing import TYPE_CHECKING

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Input, Static

from clients.cli.model import Model
from clients.cli.screen import layout
from clients.cli.screen.bar import Actions, Clock, NoteLine, RaiseEntry
from clients.cli.screen.desk import Desk, Note, Wish
from clients.cli.screen.edges import KeyLine, TitleLine
from clients.cli.screen.hints import asking, hint, quiet
from clients.cli.screen.middle import Board, Own
from clients.cli.screen.motion import dealt, turning_seconds
from clients.cli.screen.painted import Painted
from clients.cli.screen.panes import Latest, Log, RulesPane, Standings
from clients.cli.screen.pen import Pen
from clients.cli.screen.picture import Painter, Picture
from clients.cli.screen.seats import Lines, Opponent, Others
from clients.cli.screen.typing_line import TypingLine, said
from clients.cli.screen.wishes import carry_out
from protocol.commands import Play
from protocol.play import Action

if TYPE_CHECKING:
    from clients.cli.screen.app import Cardavia

PANES = {"e": "-log", "s": "-standings", "i": "-rules"}
PANE_PARTS = {"e": Log, "s": Standings, "i": RulesPane}
ENTRY_KEYS = frozenset({"up", "down", "pageup", "pagedown", "home", "end"})


class TableScreen(Screen[None]):
    """One table. The app tells it of every new model by `show`."""

    CSS = layout.TABLE
    HORIZONTAL_BREAKPOINTS = layout.HORIZONTAL
    VERTICAL_BREAKPOINTS = layout.VERTICAL
    AUTO_FOCUS = ""

    def __init__(self, house: "Cardavia") -> None:
        super().__init__()
        self.house = house
        self.desk = Desk(house.speaker, house.options.confirm_fold)
        self.picture: Picture | None = None
        self.note = Text("")
        self._acting = False
        self.turning: frozenset[str] = frozenset()

    # --- what the parts ask ----------------------------------------------------------------------------------------

    @property
    def pen(self) -> Pen:
        """How to draw."""
        return self.house.pen

    @property
    def model(self) -> Model:
        """What is known."""
        return self.house.model

    @property
    def seconds_left(self) -> float | None:
        """What the clock shows."""
        return self.house.seconds_left

    @property
    def round_trip(self) -> float | None:
        """To the server and back."""
        return self.house.line.round_trip

    @property
    def retry_seconds(self) -> float | None:
        """Until the next attempt to connect."""
        return self.house.retry_seconds

    # --- parts -----------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """All parts; which are seen is the style sheet's business."""
        yield TitleLine(self)
        yield Static(id="tiny")
        with Horizontal(id="body"):
            with Vertical(id="table"):
                yield Others(self)
                yield Opponent(self)
                yield Board(self)
                yield Own(self)
                yield Lines(self)
            yield Log(self)
            yield Standings(self)
            yield RulesPane()
        yield Latest(self)
        with Vertical(id="bar"):
            yield Clock(self)
            yield Actions(self)
            yield RaiseEntry(self)
            yield NoteLine(self)
            yield TypingLine()
        yield KeyLine(self)

    def on_mount(self) -> None:
        """Draw what is known already."""
        self.show()
        self.set_interval(1.0, self._tick)

    def on_resize(self, event: events.Resize) -> None:
        """Decide between pictures, lines and one sentence."""
        self._fit(event.size.width, event.size.height)

    def _fit(self, width: int, height: int) -> None:
        others = len(self.picture.others) if self.picture else 0
        for name, on in layout.classes(width, height, others, rules=self.has_class("-rules")).items():
            self.set_class(on, name)
        self.set_class(not self.query_one(Actions).fits(width), "-full-actions")
        if self.has_class("-tiny"):
            needs = f"{layout.TINY_WIDTH} x {layout.TINY_HEIGHT}"
            text = self.house.words.say("screen-tiny", needs=needs, now=f"{width} x {height}")
            self.query_one("#tiny", Static).update(text)

    def show(self) -> None:
        """The model is another one: draw it anew, without touching what has the focus."""
        model = self.model
        if not self.is_mounted:
            return
        if model.view is not None:
            before, self.picture = self.picture, Painter(model, self.house.speaker).picture()
            self._turn_cards(before, self.picture)
            for game in ("holdem", "one_poker", "as_nas"):
                self.set_class(model.view.game == game, game)
        leaving = self.desk.confirm == "leave"
        if self.desk.changed(model, self.house.now()):
            self.query_one(Actions).reset()
            self.note = self.note if leaving else hint(self.house)
        elif not leaving and not model.your_turn and self._acting:
            self.note = Text("")
        self._acting = model.your_turn
        if model.note is not None:
            self.note = Text(self.house.said(model.note), style=self.pen.palette.strong)
        elif model.elsewhere:
            self.note = quiet(self.house, "note-taken")
        elif model.state == "lost":
            self.note = quiet(self.house, "note-kept")
        else:
            self.note = asking(self.house) or self.note
        self._fit(self.size.width, self.size.height)
        self.redraw()

    def _turn_cards(self, before: Picture | None, now: Picture) -> None:
        """Let cards that have just been dealt lie face down for a moment."""
        seconds = turning_seconds(self.house.options, self.house.theme_name, self.round_trip)
        self.turning = dealt(before, now) if seconds else frozenset()
        if self.turning:
            self.set_timer(seconds, self._turned)

    def _turned(self) -> None:
        self.turning = frozenset()
        for part in (Board, Own):
            self.query_one(part).refresh()

    def redraw(self) -> None:
        """Draw all parts."""
        for part in self.query(Painted):
            part.refresh()
        self.query_one(Clock).refresh()

    def tell(self, text: str) -> None:
        """A sentence in the note line."""
        self.note = Text(text, style=self.pen.palette.text)
        self.query_one(NoteLine).refresh()

    def _tick(self) -> None:
        if self.model.view is not None and (self.model.view.clock is not None or self.model.state == "lost"):
            self.query_one(Clock).refresh()
            self.house.warn_by_bell()

    # --- keys --------------------------------------------------------------------------------------------------------

    async def on_key(self, event: events.Key) -> None:
        """A key that no part took."""
        if isinstance(self.focused, Input):
            return
        key = {"question_mark": "?", "left_square_bracket": "[", "right_square_bracket": "]", "slash": "/"}.get(
            event.key, event.key
        )
        if await self._pane_key(key) or await self._house_key(key):
            event.stop()
            event.prevent_default()
            return
        if key in ENTRY_KEYS and self.desk.entry is None:
            return
        if await self.pressed(key):
            event.stop()
            event.prevent_default()

    async def pressed(self, key: str) -> bool:
        """Carry out what the desk makes of a key. Whether the key meant anything."""
        before = (self.desk.entry, self.desk.confirm, self.desk.chosen)
        outcome = self.desk.press(key, self.model, self.house.now())
        match outcome:
            case None:
                pass
            case Note():
                self.note = self.pen.sentence(outcome.text, self.pen.palette.strong)
            case Wish():
                await carry_out(outcome, self)
            case _:
                await self._act(outcome)
        changed = before != (self.desk.entry, self.desk.confirm, self.desk.chosen)
        if outcome is not None or changed:
            self.redraw()
        return outcome is not None or changed

    async def _act(self, action: Action) -> None:
        view = self.model.view
        if view is None:
            return
        self.desk.close()
        self.note = Text("")
        await self.house.send(Play(self.house.line.id(), view.version, action))

    async def _pane_key(self, key: str) -> bool:
        if key in PANES:
            await self.toggle(key)
        elif key in ("[", "]") and self.has_class("-rules"):
            self.query_one(RulesPane).jump(1 if key == "]" else -1)
        elif key == "/" and isinstance(self.focused, Log):
            self.type("find", "note-find")
        else:
            return False
        return True

    async def _house_key(self, key: str) -> bool:
        match key:
            case "escape":
                self.back()
            case "t":
                self.type("talk", "note-talk")
            case "?":
                self.house.help("table")
            case "o":
                self.house.settings()
            case "g":
                self.house.host_menu()
            case "y" if self._waiting:
                self.house.copy_to_clipboard(self.house.address.link(str(self.model.code)))
                self.tell(self.house.words.say("note-copied"))
            case "ctrl+l":
                self.refresh(layout=True, repaint=True)
            case _:
                return False
        return True

    @property
    def _waiting(self) -> bool:
        """Whether the link to the table is what one needs now."""
        return self.model.view is not None and self.model.view.stage == "waiting"

    async def toggle(self, key: str) -> None:
        """Open or close a pane; the focus goes there and back."""
        name, part = PANES[key], PANE_PARTS[key]
        opening = (
            not self.has_class(name) if key != "e" or self.has_class("-slim") else not isinstance(self.focused, Log)
        )
        for other in PANES.values():
            self.set_class(opening and other == name, other)
        if opening and key == "i" and self.model.view is not None:
            await self.query_one(RulesPane).show(self.model.view.game, self.house.words.language)
        self._fit(self.size.width, self.size.height)
        self.set_focus(self.query_one(part) if opening else None)  # type: ignore[type-abstract]
        self.redraw()

    def back(self) -> None:
        """Esc: one step back, never away from the table."""
        if self.desk.close():
            self.note = hint(self.house)
        elif any(self.has_class(name) for name in PANES.values()):
            for name in PANES.values():
                self.remove_class(name)
            self.set_focus(None)
            self._fit(self.size.width, self.size.height)
        else:
            self.set_focus(None)
        self.redraw()

    def leave(self) -> None:
        """ctrl+q or ctrl+c: asks while seated; a second one leaves."""
        view = self.model.view
        seated = self.model.seat is not None and view is not None and view.stage not in ("over", "closed")
        if not seated or self.desk.confirm == "leave":
            self.house.leave_table(keep=seated)
            return
        self.desk.confirm = "leave"
        kept = view is not None and view.stage != "waiting"
        self.note = Text(
            self.house.words.say("note-leave" if kept else "note-leave-free"), style=self.pen.palette.strong
        )
        self.redraw()

    async def on_actions_pressed(self, event: Actions.Pressed) -> None:
        """The visible twin of a key."""
        await self.pressed(event.key)

    # --- typing ------------------------------------------------------------------------------------------------------

    def type(self, purpose: str, label: str) -> None:
        """Open the line for words: talk, or finding in the log."""
        self.add_class("-typing")
        self.query_one(TypingLine).open(purpose, self.house.words.say(label))

    async def on_typing_line_typed(self, event: TypingLine.Typed) -> None:
        """Enter or Esc in the line for words."""
        self.remove_class("-typing")
        self.set_focus(None)
        if event.purpose == "find" and event.text:
            log = self.query_one(Log)
            self.set_focus(log)
            if not log.find(event.text):
                self.tell(self.house.words.say("bad-word", text=event.text))
        elif event.text:
            await said(event.text, self.house, self.tell)
