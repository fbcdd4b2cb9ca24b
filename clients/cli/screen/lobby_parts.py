"""The parts of the lobby: title, play at once, the list of tables, the note line, the keys."""

from typing import TYPE_CHECKING

from rich.text import Text
from textual import events
from textual.widget import Widget

from clients.cli.screen.edges import key_line
from clients.cli.screen.pen import Rows, spread, stacked
from protocol.base import GAMES
from protocol.lobby import TableLine

if TYPE_CHECKING:
    from clients.cli.screen.lobby import LobbyScreen

KEYS = (("?", "help"), ("i", "rules"), ("o", "settings"), ("Enter", "sit"), ("w", "watch"), ("/", "find"))


class Part(Widget):
    """A part of the lobby, drawn whole."""

    def __init__(self, lobby: "LobbyScreen") -> None:
        super().__init__()
        self.lobby = lobby

    def render(self) -> Text:
        """The rows."""
        rows = self.rows(self.size.width)[: max(1, self.size.height)]
        for row in rows:
            row.truncate(max(1, self.size.width), overflow="ellipsis")
        return stacked(rows)

    def rows(self, width: int) -> Rows:
        """What is drawn. Made by each part."""
        raise NotImplementedError


class LobbyTitle(Part):
    """Where one is, and who."""

    def rows(self, width: int) -> Rows:
        """One row."""
        house = self.lobby.house
        p, say = house.look.palette, house.words.say
        welcome = house.model.welcome
        who = say("lobby-you", name=house.options.name or welcome.name) if welcome else ""
        left = Text.assemble((" Cardavia", p.dim), (f"  {say('screen-lobby')}", p.strong))
        if house.model.state == "lost":
            return [spread(left, Text(f" {say('screen-reconnecting')} ", style=p.alert), width)]
        return [spread(left, Text(f"{house.address.host}   {who} ", style=p.dim), width)]


class AtOnce(Part):
    """The three games, and what else can be done."""

    def rows(self, width: int) -> Rows:
        """A line for each game."""
        house = self.lobby.house
        p, say = house.look.palette, house.words.say
        found = [Text(say("lobby-now"), style=p.felt_dim), Text("")]
        for number, game in enumerate(GAMES, 1):
            name = say(f"game-{game}")
            found.append(
                Text.assemble(
                    (f"{number}  ", p.felt_now), (f"{name:<16}", p.felt_strong), (say(f"lobby-{game}"), p.felt_dim)
                )
            )
        last = Text("")
        for key, word in (("n", "new"), ("j", "join"), ("w", "watch")):
            last.append(f"{key}  ", style=p.felt_now).append(f"{say(f'key-{word}')}   ", style=p.felt)
        return [*found, Text(""), last]

    def on_click(self, event: events.Click) -> None:
        """A click on a game plays it."""
        row = event.y - self.styles.padding.top - 2
        if 0 <= row < len(GAMES):
            self.lobby.run_worker(self.lobby.pressed(str(row + 1)), exclusive=False)


class OpenTables(Part, can_focus=True):
    """The list: arrows choose, Enter sits down."""

    def rows(self, width: int) -> Rows:
        """Title and a line for each table."""
        lobby = self.lobby
        p, say, g = lobby.house.look.palette, lobby.house.words.say, lobby.house.pen.glyphs
        tables = lobby.found()
        rows = [Text(say("lobby-open"), style=p.dim), Text("")]
        if lobby.house.model.welcome is None:
            return [*rows, Text(say("lobby-connecting", server=lobby.house.address.page), style=p.text)]
        if not tables:
            return [*rows, Text(say("lobby-none"), style=p.text)]
        wide = width >= 70
        heads = [say(f"lobby-{name}") for name in ("table", "game", "host", "seats", "stage")]
        rows.append(Text("  " + self._columns(heads, wide), style=p.dim))
        room = max(1, self.size.height - len(rows))
        first = max(0, min(lobby.at - room // 2, len(tables) - room))
        for number, line in enumerate(tables[first : first + room], first):
            chosen = number == lobby.at
            text = self._columns(self._facts(line), wide)
            row = Text.assemble((f"{g.turn} " if chosen else "  ", p.now), (text, p.focus if chosen else p.text))
            row.truncate(width, overflow="ellipsis")
            rows.append(row)
        return rows

    def _facts(self, line: TableLine) -> list[str]:
        say = self.lobby.house.words.say
        seats = say("lobby-people", people=line.people, seats=line.seats, bots=line.bots)
        stage = say(f"stage-{line.stage}")
        return [
            line.code,
            say(f"game-{line.game}"),
            line.host,
            seats,
            stage if line.joinable else f"{stage}, {say('lobby-full')}",
        ]

    def _columns(self, facts: list[str], wide: bool) -> str:
        widths = (8, 17, 14, 18, 24) if wide else (8, 14, 12, 18, 0)
        return "".join(
            f"{fact[: width - 1]:<{width}}" for fact, width in zip(facts, widths, strict=True) if width
        ).rstrip()

    def on_click(self, event: events.Click) -> None:
        """A click chooses; a second one sits down."""
        at = event.y - self.styles.padding.top - 3
        if 0 <= at < len(self.lobby.found()):
            again, self.lobby.at = self.lobby.at == at, at
            self.refresh()
            if again:
                self.lobby.run_worker(self.lobby.pressed("enter"), exclusive=False)


class LobbyNote(Part):
    """Refusals and hints."""

    def rows(self, width: int) -> Rows:
        """One row."""
        row = Text(f" {self.lobby.note}", style=self.lobby.house.look.palette.strong)
        row.truncate(width, overflow="ellipsis")
        return [row]


class LobbyKeys(Part):
    """The keys."""

    def rows(self, width: int) -> Rows:
        """One row."""
        return [key_line(self.lobby.house.pen, KEYS, ("^q", "quit"), width)]
