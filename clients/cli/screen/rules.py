"""The rules over the whole screen, from the lobby."""

from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from clients.cli.screen.panes import RulesPane
from protocol.base import GAMES

if TYPE_CHECKING:
    from clients.cli.screen.app import Cardavia


class RulesScreen(Screen[None]):
    """1, 2 and 3 choose the game, [ and ] jump between headings, Esc or i closes."""

    CSS = """
    RulesScreen { background: $background; color: $foreground; align: center top; }
    RulesScreen RulesPane { width: 74; max-width: 100%; height: 1fr; padding: 1 2; background: $background; scrollbar-size-vertical: 1; }
    RulesScreen Markdown { background: $background; color: $foreground; }
    """

    def __init__(self, house: "Cardavia") -> None:
        super().__init__()
        self._house = house

    def compose(self) -> ComposeResult:
        """The page."""
        yield RulesPane()

    async def on_mount(self) -> None:
        """Begin with hold'em."""
        await self._show(0)

    async def _show(self, number: int) -> None:
        pane = self.query_one(RulesPane)
        await pane.show(GAMES[number], self._house.words.language)
        pane.focus()

    async def on_key(self, event: events.Key) -> None:
        """Choose, jump, close."""
        if event.key in ("1", "2", "3"):
            await self._show(int(event.key) - 1)
        elif event.key in ("left_square_bracket", "right_square_bracket"):
            self.query_one(RulesPane).jump(1 if event.key.startswith("right") else -1)
        elif event.key in ("escape", "i"):
            self.dismiss(None)
        else:
            return
        event.stop()
