"""The widget that all the table's parts are: drawn whole from the table screen's picture, at whatever size it has."""

from typing import TYPE_CHECKING, Protocol

from rich.text import Text
from textual.widget import Widget

from clients.cli.screen.pen import Pen, Rows, stacked

if TYPE_CHECKING:
    from clients.cli.model import Model
    from clients.cli.screen.desk import Desk
    from clients.cli.screen.picture import Picture


class Table(Protocol):
    """What the parts need of the screen they are on."""

    @property
    def pen(self) -> Pen:
        """How to draw."""
        ...

    @property
    def model(self) -> "Model":
        """What is known."""
        ...

    @property
    def picture(self) -> "Picture | None":
        """What to draw; None before the first view."""
        ...

    @property
    def desk(self) -> "Desk":
        """What the reader is about to do."""
        ...

    @property
    def note(self) -> Text:
        """What the note line says."""
        ...

    @property
    def seconds_left(self) -> float | None:
        """What the clock of the seat to act shows now, in seconds."""
        ...

    @property
    def turning(self) -> frozenset[str]:
        """Cards that still lie face down because they have just been dealt."""
        ...

    @property
    def round_trip(self) -> float | None:
        """The round trip to the server in seconds."""
        ...

    @property
    def retry_seconds(self) -> float | None:
        """While the line is lost: until the next attempt."""
        ...


class Painted(Widget):
    """A widget whose rows are drawn at its present size. Never takes the focus unless it says so."""

    can_focus = False

    def __init__(self, table: Table, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.table = table

    @property
    def pen(self) -> Pen:
        """How to draw."""
        return self.table.pen

    def render(self) -> Text:
        """The rows as one text."""
        width, height = self.size
        if width < 1 or height < 1 or self.table.picture is None:
            return Text("")
        return stacked(self.rows(self.table.picture, width, height)[:height])

    def rows(self, picture: "Picture", width: int, height: int) -> Rows:
        """What is drawn. Made by each part."""
        raise NotImplementedError
