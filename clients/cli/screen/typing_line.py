"""What is typed into the line for words at the table: talk, and the few commands that begin with a stroke."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.message import Message
from textual.widgets import Input, Label

from clients.cli.plain.deeds import Mistake
from clients.cli.plain.grammar import Typed
from clients.cli.plain.wishes import identity, wish
from protocol.commands import Say
from protocol.session import Rename

if TYPE_CHECKING:
    from clients.cli.screen.app import Cardavia


class TypingLine(Horizontal):
    """One row to type into; letters go there until Enter or Esc."""

    class Typed(Message):
        """The line is closed: with words, or without any."""

        def __init__(self, purpose: str, text: str) -> None:
            super().__init__()
            self.purpose = purpose
            self.text = text

    _purpose = ""

    def compose(self) -> ComposeResult:
        """What for, and where to type."""
        yield Label("")
        yield Input(compact=True, max_length=400)

    def open(self, purpose: str, label: str) -> None:
        """Begin to type."""
        self._purpose = purpose
        self.query_one(Label).update(label)
        box = self.query_one(Input)
        box.value = ""
        box.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter."""
        event.stop()
        self.post_message(self.Typed(self._purpose, event.value.strip()))

    def on_key(self, event: events.Key) -> None:
        """Esc drops what was typed."""
        if event.key == "escape":
            event.stop()
            event.prevent_default()
            self.post_message(self.Typed(self._purpose, ""))


async def said(text: str, house: "Cardavia", tell: Callable[[str], None]) -> None:
    """Send talk, or do what `/mute Ada`, `/react 1`, `/name Ada`, `/move`, `/revoke` or `/forget me` asks."""
    if not text.startswith("/"):
        await house.send(Say(house.line.id(), text[:400]))
        return
    command, _, rest = text[1:].partition(" ")
    rest = rest.strip()
    if command == "mute" and rest:
        tell(house.mute(rest))
    elif command == "name" and rest:
        house.rename(rest)
        await house.send(Rename(house.line.id(), rest[:80]))
    elif (message := identity(rest if command == "identity" else text[1:], house.line.id())) is not None:
        await house.send(message)
    elif command == "react":
        wished = wish(Typed("react", rest, text), house.wording, house.line.id())
        if isinstance(wished, Mistake):
            tell(wished.text)
        elif isinstance(wished, list):
            tell(" ".join(wished))
        else:
            await house.send(wished)
    else:
        tell(house.words.say("bad-word", text=text))
