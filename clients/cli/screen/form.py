"""A form of choices: one column of lines, left and right change the chosen one, Enter on the last line is the answer."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.screen import ModalScreen
from textual.widget import Widget

from clients.cli.screen.pen import stacked

if TYPE_CHECKING:
    from clients.cli.screen.app import Cardavia


class Field(Struct):
    """One line: its label, the values with their words, and which is chosen. Without values it is a line to press Enter on."""

    name: str
    label: str
    values: Sequence[tuple[object, str]] = ()
    at: int = 0
    hint: str = ""

    @property
    def value(self) -> object:
        """What is chosen."""
        return self.values[self.at][0] if self.values else None


class FormBody(Widget, can_focus=True):
    """The lines of a form."""

    def __init__(self, form: "FormScreen") -> None:
        super().__init__()
        self._form = form

    def render(self) -> Text:
        """Title, lines, hint."""
        form = self._form
        p, g = form.house.look.palette, form.house.pen.glyphs
        width, height = self.size
        room = max(1, height - 4)
        first = max(0, min(form.at - room // 2, len(form.fields) - room))
        rows = [Text(form.title_text, style=p.strong), Text("")]
        label = max((len(field.label) for field in form.fields), default=0)
        for number, field in enumerate(form.fields[first : first + room], first):
            chosen = number == form.at
            lead = Text(f"{g.turn} " if chosen else "  ", style=p.now)
            row = Text.assemble(lead, (f"{field.label:<{label}}  ", p.strong if chosen else p.text))
            if field.values:
                row.append(
                    f"< {field.values[field.at][1]} >" if chosen else f"  {field.values[field.at][1]}",
                    style=p.focus if chosen else p.text,
                )
            if field.hint:
                row.append(f"  {field.hint}", style=p.dim)
            row.truncate(width, overflow="ellipsis")
            rows.append(row)
        rows += [Text(""), Text(form.hint_text, style=p.dim)]
        return stacked(rows)

    def on_click(self, event: events.Click) -> None:
        """A click chooses a line; a second one changes it."""
        at = event.y - 2
        if 0 <= at < len(self._form.fields):
            if at == self._form.at:
                self._form.step(1)
            self._form.at = at
            self.refresh()


class FormScreen(ModalScreen[None]):
    """A form over whatever is there. Esc closes it."""

    CSS = """
    FormScreen { align: center middle; background: $background 60%; }
    FormBody { width: 76; max-width: 100%; height: auto; min-height: 8; max-height: 100%; padding: 1 2; background: $panel; color: $foreground; }
    """

    def __init__(self, house: "Cardavia", title: str, hint: str, fields: list[Field]) -> None:
        super().__init__()
        self.house = house
        self.title_text = title
        self.hint_text = hint
        self.fields = fields
        self.at = 0

    def compose(self) -> ComposeResult:
        """One widget."""
        body = FormBody(self)
        body.styles.height = len(self.fields) + 6
        yield body

    def field(self, name: str) -> Field:
        """The line of that name."""
        return next(field for field in self.fields if field.name == name)

    def on_key(self, event: events.Key) -> None:
        """Move, change, answer, close."""
        keys: dict[str, Callable[[], None]] = {
            "down": lambda: self.move(1),
            "tab": lambda: self.move(1),
            "up": lambda: self.move(-1),
            "shift+tab": lambda: self.move(-1),
            "right": lambda: self.step(1),
            "left": lambda: self.step(-1),
            "space": lambda: self.step(1),
            "enter": self.enter,
            "escape": self.dismiss_form,
        }
        act = keys.get(event.key) or self.other(event.key)
        if act is not None:
            event.stop()
            event.prevent_default()
            act()
            if self.is_mounted and self.query(FormBody):
                self.query_one(FormBody).refresh()

    def other(self, key: str) -> Callable[[], None] | None:
        """What another key does; a form may have some of its own."""
        return None

    def move(self, by: int) -> None:
        """To another line."""
        self.at = (self.at + by) % max(1, len(self.fields))

    def step(self, by: int) -> None:
        """To another value of the line."""
        if not self.fields:
            return
        field = self.fields[self.at]
        if field.values:
            field.at = (field.at + by) % len(field.values)
            self.changed(field)

    def enter(self) -> None:
        """Enter: the next line, or on a line without values the answer."""
        if self.fields and not self.fields[self.at].values:
            self.answered(self.fields[self.at])
        else:
            self.move(1)

    def changed(self, field: Field) -> None:
        """A value was changed."""

    def answered(self, field: Field) -> None:
        """A line without values was entered."""

    def dismiss_form(self) -> None:
        """Close."""
        self.dismiss(None)
