"""The keys of a screen, on one page of 80 x 24."""

from typing import TYPE_CHECKING

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.screen import ModalScreen
from textual.widgets import Static

from clients.cli.screen.pen import stacked

if TYPE_CHECKING:
    from clients.cli.screen.app import Cardavia

KEYS: dict[str, tuple[tuple[str, str], ...]] = {
    "table": (
        ("f F1", "help-key-fold"),
        ("c F2", "help-key-cheap"),
        ("r F3", "help-key-raise"),
        ("a F4", "help-key-all_in"),
        ("l F4", "help-key-look"),
        ("1 2", "help-key-cards"),
        ("0-9", "help-key-digits"),
        ("Up PgUp Home", "help-key-steps"),
        ("m h p", "help-key-shortcuts"),
        ("w", "help-key-pace"),
        ("n", "help-key-restart"),
        ("t", "help-key-talk"),
        ("e s i o ?", "help-key-panes"),
        ("g", "help-key-host"),
        ("Tab", "help-key-tab"),
        ("^l", "help-key-redraw"),
        ("^q ^c", "help-key-leave"),
    ),
    "lobby": (
        ("1 2 3", "help-lobby-now"),
        ("Enter", "help-lobby-enter"),
        ("w", "help-lobby-watch"),
        ("n", "help-lobby-new"),
        ("j", "help-lobby-join"),
        ("/", "help-lobby-find"),
        ("i o ?", "help-key-panes"),
        ("^q ^c", "help-key-leave"),
    ),
}


class HelpScreen(ModalScreen[None]):
    """Any key closes it."""

    CSS = """
    HelpScreen { align: center middle; background: $background 60%; }
    HelpScreen Static { width: 76; max-width: 100%; height: auto; max-height: 100%; padding: 1 2; background: $panel; color: $foreground; }
    """

    def __init__(self, house: "Cardavia", screen: str) -> None:
        super().__init__()
        self._house = house
        self._keys = KEYS[screen]

    def compose(self) -> ComposeResult:
        """One page."""
        p, say = self._house.look.palette, self._house.words.say
        rows = [Text(say("help-title"), style=p.strong)]
        rows += [Text.assemble((f"{key:<14}", p.key), (say(name), p.text)) for key, name in self._keys]
        rows.append(Text(say("help-reset"), style=p.dim))
        yield Static(stacked(rows))

    def on_key(self, event: events.Key) -> None:
        """Close."""
        event.stop()
        event.prevent_default()
        self.dismiss(None)
