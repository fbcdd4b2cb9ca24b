"""The title line above the table and the line of keys below it."""

from rich.text import Text

from clients.cli.screen.painted import Painted
from clients.cli.screen.pen import Pen, Rows, spread
from clients.cli.screen.picture import Picture

KEYS = (("?", "help"), ("i", "rules"), ("e", "log"), ("t", "talk"), ("s", "standings"), ("o", "settings"))


def key_line(pen: Pen, keys: tuple[tuple[str, str], ...], last: tuple[str, str], width: int) -> Text:
    """Keys with their words, as many as fit, and one at the right end."""
    p, say = pen.palette, pen.words.say
    right = Text.assemble((last[0], p.key), (f" {say(f'key-{last[1]}')} ", p.dim))
    left = Text(" ")
    for key, word in keys:
        part = Text.assemble((key, p.key), (f" {say(f'key-{word}')}   ", p.dim))
        if left.cell_len + part.cell_len + right.cell_len > width:
            break
        left.append_text(part)
    left.rstrip()
    return spread(left, right, width)


class TitleLine(Painted):
    """Product, game, table, hand, blinds, direction of play; on the right the line to the server."""

    def rows(self, picture: Picture, width: int, height: int) -> Rows:
        """One row; what matters least is dropped first."""
        p, g, say = self.pen.palette, self.pen.glyphs, self.pen.words.say
        brand = " Cardavia  " if width >= 72 else " "
        game, *facts = picture.title
        model = self.table.model
        if model.view is not None and model.view.game != "one_poker":
            facts.append(f"{say('screen-direction')} {g.left if model.view.game == 'as_nas' else g.right}")
        if model.state == "lost":
            right = Text(f" {say('screen-reconnecting')} ", style=p.alert)
        else:
            trip = self.table.round_trip
            ms = f" {say('screen-ms', ms=round(trip * 1000))} " if trip is not None and width >= 72 else " "
            right = Text.assemble((g.chip, p.key), (ms, p.dim))
        while True:
            rest = f" {g.dot} ".join(["", *facts])
            left = Text.assemble((brand, p.dim), (game, p.strong), (rest, p.text))
            if left.cell_len + right.cell_len < width or not facts:
                return [spread(left, right, width)]
            facts.pop()


class KeyLine(Painted):
    """The keys that open panes, and how to leave."""

    def rows(self, picture: Picture, width: int, height: int) -> Rows:
        """One row."""
        host = self.table.model.may("kick") or self.table.model.may("vote_out")
        keys = (*KEYS, ("g", "host")) if host else KEYS
        return [key_line(self.pen, keys, ("^q", "leave"), width)]
