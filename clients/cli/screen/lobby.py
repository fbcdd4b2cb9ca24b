"""The lobby: play at once, open tables, a new one, one by its code."""

from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Input, Label

from clients.cli.plain.lobby import is_code
from clients.cli.screen import layout
from clients.cli.screen.lobby_parts import AtOnce, LobbyKeys, LobbyNote, LobbyTitle, OpenTables, Part
from protocol.base import GAMES
from protocol.lobby import Join, Quick, TableLine, Watch

if TYPE_CHECKING:
    from clients.cli.screen.app import Cardavia


class LobbyScreen(Screen[None]):
    """The first screen."""

    HORIZONTAL_BREAKPOINTS = layout.HORIZONTAL
    VERTICAL_BREAKPOINTS = layout.VERTICAL
    AUTO_FOCUS = ""
    CSS = """
    LobbyScreen { background: $background; color: $foreground; }
    LobbyTitle, LobbyKeys { height: 1; background: $panel; }
    LobbyNote { height: 1; background: $background; }
    AtOnce { height: 9; padding: 1 3; background: $cloth-holdem; }
    OpenTables { height: 1fr; padding: 1 3 0 3; }
    #line { height: 1; display: none; background: $panel; }
    #line Label { width: auto; padding: 0 1; }
    #line Input { width: 1fr; height: 1; border: none; padding: 0; background: $panel; }
    LobbyScreen.-typing #line { display: block; }
    LobbyScreen.-typing LobbyNote { display: none; }
    LobbyScreen.-low AtOnce { height: 7; padding: 0 2; }
    LobbyScreen.-low OpenTables { padding: 1 2 0 2; }
    LobbyScreen.-tall AtOnce { height: 11; padding: 2 5; }
    LobbyScreen.-tall OpenTables { padding: 2 5 0 5; }
    """

    def __init__(self, house: "Cardavia") -> None:
        super().__init__()
        self.house = house
        self.at = 0
        self.note = ""
        self._filter = ""
        self._typing = ""

    def compose(self) -> ComposeResult:
        """Title, quick play, the list, a line for words, keys."""
        yield LobbyTitle(self)
        yield AtOnce(self)
        yield OpenTables(self)
        yield LobbyNote(self)
        with Horizontal(id="line"):
            yield Label("")
            yield Input(compact=True, max_length=200)
        yield LobbyKeys(self)

    def found(self) -> tuple[TableLine, ...]:
        """The tables that the filter leaves."""
        say, wanted = self.house.words.say, self._filter.casefold()
        return tuple(
            line
            for line in self.house.model.tables
            if wanted in f"{line.code} {line.host} {say(f'game-{line.game}')}".casefold()
        )

    def show(self) -> None:
        """The model is another one."""
        if not self.is_mounted:
            return
        self.at = max(0, min(self.at, len(self.found()) - 1))
        note = self.house.model.note
        if note is not None and self.house.model.view is None:
            self.note = self.house.said(note) + (
                f" {self.house.words.say('lobby-take_over')}" if self.house.take_over else ""
            )
        for part in self.query(Part):
            part.refresh()

    def tell(self, text: str) -> None:
        """A sentence in the note line."""
        self.note = text
        self.query_one(LobbyNote).refresh()

    async def on_key(self, event: events.Key) -> None:
        """Keys of the lobby."""
        if isinstance(self.focused, Input):
            if event.key == "escape":
                self._close()
            return
        key = {"question_mark": "?", "slash": "/"}.get(event.key, event.key)
        if await self.pressed(key):
            event.stop()
            event.prevent_default()

    async def pressed(self, key: str) -> bool:
        """What a key does. Whether it meant anything."""
        house = self.house
        tables = self.found()
        line = tables[self.at] if self.at < len(tables) else None
        if key in ("1", "2", "3"):
            await house.send(Quick(house.line.id(), GAMES[int(key) - 1]))
        elif key in ("up", "down") and tables:
            self.at = (self.at + (1 if key == "down" else -1)) % len(tables)
        elif key == "enter" and line is not None:
            mine = line.joinable or line.code in house.own_tables
            await house.send(Join(house.line.id(), line.code) if mine else Watch(house.line.id(), line.code))
        elif key == "y" and house.take_over is not None:
            await house.send(Join(house.line.id(), house.take_over, take_over=True))
        elif key == "w" and line is not None:
            await house.send(Watch(house.line.id(), line.code))
        else:
            return await self._opened(key)
        self.show()
        return True

    async def _opened(self, key: str) -> bool:
        match key:
            case "j" | "w":
                self._type("watch" if key == "w" else "join", "form-code")
                self.tell(self.house.words.say("form-join-hint"))
            case "/":
                self._type("find", "note-find")
            case "n":
                from clients.cli.screen.new_table import NewTable

                await self.house.push_screen(NewTable(self.house))
            case "i":
                from clients.cli.screen.rules import RulesScreen

                await self.house.push_screen(RulesScreen(self.house))
            case "o":
                self.house.settings()
            case "?":
                self.house.help("lobby")
            case "escape":
                self._filter, self.note = "", ""
                self.show()
            case _:
                return False
        return True

    def _type(self, purpose: str, label: str) -> None:
        self._typing = purpose
        self.add_class("-typing")
        self.query_one("#line Label", Label).update(self.house.words.say(label))
        box = self.query_one(Input)
        box.value = ""
        self.set_focus(box)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Finding shows what it finds while one types."""
        if self._typing == "find":
            self._filter = event.value.strip()
            self.show()

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter in the line for words."""
        text, purpose, house = event.value.strip(), self._typing, self.house
        self._close()
        if purpose == "find" or not text:
            return
        code = "".join(text.split()).upper()
        if not is_code(code):
            self.tell(house.words.say("refusal-no_table", code=code[:12]))
            return
        await house.send(Watch(house.line.id(), code) if purpose == "watch" else Join(house.line.id(), code))

    def _close(self) -> None:
        self._typing = ""
        self.remove_class("-typing")
        self.set_focus(None)
