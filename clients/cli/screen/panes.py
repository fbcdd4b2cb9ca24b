"""What stands beside the table: the log, its newest lines, the standings, the rules."""

from rich.console import Console
from rich.text import Text
from textual import events
from textual.containers import VerticalScroll

from clients.cli import rulebook
from clients.cli.model import Happened, LogLine
from clients.cli.screen.painted import Painted, Table
from clients.cli.screen.pen import Rows
from clients.cli.screen.picture import Picture
from clients.cli.sentences import sentences
from clients.cli.wording import Wording
from protocol.as_nas import DealOpened
from protocol.holdem import HandEnded, HandStarted
from protocol.one_poker import DealEnded, DealStarted

_CONSOLE = Console()
"""Rich wraps with a console; nothing is printed on it."""
BEGINNINGS = (HandStarted, DealStarted, DealOpened)
QUIET = (HandEnded, DealEnded)
"""Events that say on a screen nothing that the table does not show."""


class Log(Painted):
    """The hand in words, newest last. With the focus: arrows, pages, Home and End move through all that was kept."""

    can_focus = True

    def __init__(self, table: Table, *, id: str | None = None) -> None:
        super().__init__(table, id=id)
        self.back = 0
        self._room = 1

    def texts(self) -> Rows:
        """Every line of the log as drawn sentences."""
        speaker, p = self.table.desk.speaker, self.pen.palette
        found: Rows = []
        for line in self.table.model.log:
            if isinstance(line, Happened) and isinstance(line.event, QUIET):
                continue
            style = p.strong if _begins(line) else p.text
            found += [self.pen.sentence(text, style) for text in sentences(line, speaker)]
        return found

    def rows(self, picture: Picture, width: int, height: int) -> Rows:
        """Title, a blank row, and as many lines as fit."""
        lines: Rows = []
        for text in self.texts()[-200 if not self.has_focus else 0 :]:
            wrapped = text.wrap(_CONSOLE, max(8, width - 3))
            lines += [row if at == 0 else Text("  ").append_text(row) for at, row in enumerate(wrapped)]
        room = max(1, height - 2)
        self._room = room
        self.back = max(0, min(self.back, len(lines) - room))
        end = len(lines) - self.back
        title = Text(picture.log_title, style=self.pen.palette.now if self.has_focus else self.pen.palette.dim)
        return [title, Text(""), *lines[max(0, end - room) : end]]

    def on_key(self, event: events.Key) -> None:
        """Move through the log."""
        moves = {"up": 1, "down": -1, "pageup": self._room, "pagedown": -self._room, "home": 100_000, "end": -100_000}
        if event.key in moves:
            self.back = max(0, self.back + moves[event.key])
            event.stop()
            self.refresh()

    def find(self, text: str) -> bool:
        """Go to the newest line with this text; whether there is one."""
        lines = self.texts()
        for at in range(len(lines) - 1, -1, -1):
            if text.casefold() in lines[at].plain.casefold():
                self.back = len(lines) - 1 - at
                self.refresh()
                return True
        return False


def _begins(line: LogLine) -> bool:
    return isinstance(line, Happened) and isinstance(line.event, BEGINNINGS)


class Latest(Painted):
    """The newest two sentences in one row, where there is no room for the log."""

    def rows(self, picture: Picture, width: int, height: int) -> Rows:
        """One row."""
        speaker, p = self.table.desk.speaker, self.pen.palette
        told = [text for line in self.table.model.log[-4:] for text in sentences(line, speaker)]
        row = Text(" ").append_text(Text("  ").join([self.pen.sentence(text, p.text) for text in told[-2:]]))
        row.truncate(width, overflow="ellipsis")
        return [row]


class Standings(Painted):
    """Place, name, chips or total."""

    can_focus = True

    def rows(self, picture: Picture, width: int, height: int) -> Rows:
        """The order of the match now."""
        p, view = self.pen.palette, self.table.model.view
        out = [Text(self.pen.words.say("standings"), style=p.dim), Text("")]
        if view is None:
            return out
        wording = Wording(view, self.table.desk.speaker)
        if not view.standings:
            return [*out, Text(self.pen.words.say("standings-none"), style=p.text)]
        for line in view.standings:
            name = wording.name(view.seats[line.seat])
            amount = (
                self.pen.words.signed(line.total) if line.total is not None else self.pen.words.number(line.stack or 0)
            )
            style = p.strong if line.seat == wording.cast.you else p.text
            out.append(
                Text(f"{line.place:>2}  {name[: max(6, width - 12)]:<{max(6, width - 12)}} {amount:>8}", style=style)
            )
        return out


class RulesPane(VerticalScroll):
    """The rules page in the reader's language; the place is remembered while the client runs."""

    can_focus = True

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._shown = ""

    async def show(self, game: str, language: str) -> None:
        """Load the page, once for a game and a language."""
        from textual.widgets import Markdown  # a third of the client's start: only who reads the rules waits for it

        wanted = f"{language}/{game}"
        if wanted != self._shown:
            self._shown = wanted
            await self.remove_children()
            await self.mount(Markdown(rulebook.page(game, language)))
            self.scroll_home(animate=False)

    def jump(self, by: int) -> None:
        """To the next heading, or the one before."""
        heads = [
            block
            for block in self.query("Markdown > *")
            if type(block).__name__ in ("MarkdownH1", "MarkdownH2", "MarkdownH3")
        ]
        places = [int(block.virtual_region.y) for block in heads]
        here = round(self.scroll_y)
        after = (
            [place for place in places if place > here] if by > 0 else [place for place in places if place < here][-1:]
        )
        if after:
            self.scroll_to(y=after[0], animate=False)
