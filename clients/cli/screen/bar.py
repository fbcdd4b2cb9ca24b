"""The bar below the table: the one clock, the row of actions, the raise entry, the note line."""

import math

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.message import Message

from clients.cli.screen.offers import Offer, offers
from clients.cli.screen.painted import Painted, Table
from clients.cli.screen.pen import Rows
from clients.cli.screen.picture import Picture

SOON_SHARE, SOON_SECONDS = 0.2, 5.0
"""When a clock becomes urgent: this share of the time left, but not before so many seconds."""


class Clock(Painted):
    """The one place where time is shown: whose turn, a bar, seconds."""

    def rows(self, picture: Picture, width: int, height: int) -> Rows:
        """One row."""
        p, g, say = self.pen.palette, self.pen.glyphs, self.pen.words.say
        words, left, share, urgent = self._state()
        yours = self.table.model.your_turn
        style = p.alert if urgent and yours else p.now if yours else p.text
        if urgent:
            left = f"{left}  {say('clock-soon')}"
        room = max(6, min(24, width - len(words) - 32))
        filled = math.ceil(room * share)
        bar = (
            Text.assemble((g.full * filled, p.now if yours else p.text), (g.rest * (room - filled), p.dim))
            if left
            else Text("")
        )
        return [Text.assemble(" ", (words, style), "  ", bar, "  ", (left, style if urgent else p.text))]

    def _state(self) -> tuple[str, str, float, bool]:
        """The words, the time left in words, its share of the whole, and whether it is running out."""
        say, model = self.pen.words.say, self.table.model
        if model.state == "lost":
            seconds = max(0, math.ceil(self.table.retry_seconds or 0))
            return say("clock-lost"), say("clock-again", seconds=seconds), min(1.0, seconds / 15), False
        view = model.view
        if view is None:
            return "", "", 0.0, False
        words = self._words()
        left, clock = self.table.seconds_left, view.clock
        if left is None or clock is None or clock.kind == "off":
            return words, "", 0.0, False
        whole = clock.limit_ms / 1000 or 1.0
        seconds = max(0, math.ceil(left))
        bank = math.ceil(clock.bank_ms / 1000)
        told = (
            say("clock-seconds-bank", seconds=seconds, bank=bank)
            if clock.kind == "bank"
            else say("clock-seconds", seconds=seconds)
        )
        return words, told, max(0.0, min(1.0, left / whole)), left <= max(SOON_SECONDS, whole * SOON_SHARE)

    def _words(self) -> str:
        say, model, view = self.pen.words.say, self.table.model, self.table.model.view
        if view is None:
            return ""
        if model.your_turn:
            return say("clock-lock" if view.legal and view.legal.lock else "clock-you")
        if view.turn is not None:
            return say("clock-name", name=view.seats[view.turn].name)
        return say("clock-next" if view.stage == "between" else f"stage-{view.stage}")


class Actions(Painted):
    """The row of actions. Keys act at once; Tab and the arrows go through them, Enter presses the chosen one; a click presses."""

    can_focus = True

    class Pressed(Message):
        """An action was pressed by its visible twin."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, table: Table, *, id: str | None = None) -> None:
        super().__init__(table, id=id)
        self.chosen: str | None = None
        self._places: list[tuple[int, int, int, str]] = []

    def offered(self) -> tuple[Offer, ...]:
        """What stands in the row now."""
        desk = self.table.desk
        return offers(self.table.model, desk.speaker, desk.entry, desk.chosen)

    def rows(self, picture: Picture, width: int, height: int) -> Rows:
        """One row, or two where the words need them."""
        p = self.pen.palette
        plain = p.button == "reverse"
        found: Rows = [Text(" ")]
        self._places = []
        for offer in self.offered():
            key = {"enter": "Enter"}.get(offer.key, offer.key)
            words = self._words(offer)
            if self.has_focus and offer.key == self.chosen:
                part = Text(f" {key}  {words} ", style=p.focus)
            elif plain:
                part = Text.assemble((f"[{key}]", p.key), (f" {words} ", p.strong))
            else:
                ground = p.button.partition(" on ")[2]
                part = Text.assemble((f" {key} ", f"{p.key} on {ground}"), (f" {words} ", p.button))
            if found[-1].cell_len + part.cell_len > width and len(found) < max(1, height):
                found.append(Text(" "))
            start = found[-1].cell_len
            found[-1].append_text(part).append(" ")
            self._places.append((len(found) - 1, start, start + part.cell_len, offer.key))
        return found

    def fits(self, width: int) -> bool:
        """Whether the actions stand in one row of this width."""
        return (
            1 + sum(cell_len(self._words(offer)) + 5 + max(1, len(offer.key)) for offer in self.offered()) <= width + 1
        )

    def _words(self, offer: Offer) -> str:
        return self.pen.sentence(offer.words, "").plain

    def reset(self) -> None:
        """Nothing is chosen."""
        self.chosen = None

    def on_key(self, event: events.Key) -> None:
        """Tab, arrows and Enter within the row."""
        keys = [offer.key for offer in self.offered()]
        at = keys.index(self.chosen) if self.chosen in keys else -1
        if event.key in ("right", "tab") and at + 1 < len(keys):
            self.chosen = keys[at + 1]
        elif event.key in ("left", "shift+tab") and at > 0:
            self.chosen = keys[at - 1]
        elif event.key == "enter" and at >= 0:
            self.post_message(self.Pressed(keys[at]))
        else:
            return
        event.stop()
        event.prevent_default()
        self.refresh()

    def on_focus(self) -> None:
        """The first action is chosen when Tab comes here."""
        found = self.offered()
        self.chosen = self.chosen or (found[0].key if found else None)

    def on_click(self, event: events.Click) -> None:
        """A click presses."""
        for row, start, end, key in self._places:
            if event.y == row and start <= event.x < end:
                self.post_message(self.Pressed(key))


class RaiseEntry(Painted):
    """Raise to: the number, a rail from least to most, and the shortcuts. Only there when a raise is legal."""

    can_focus = True

    def rows(self, picture: Picture, width: int, height: int) -> Rows:
        """One row, empty where nothing may be raised."""
        model = self.table.model
        legal = model.view.legal if model.view and model.your_turn else None
        offer = legal.raise_ if legal else None
        if offer is None or offer.least == offer.most or (model.view and model.view.game == "as_nas"):
            return [Text("")]
        p, g, words, desk = self.pen.palette, self.pen.glyphs, self.pen.words, self.table.desk
        now = offer.least if desk.entry is None else desk.entry
        outside = not offer.least <= now <= offer.most
        field = p.alert if outside else p.focus if desk.entry is not None or self.has_focus else p.button
        label = words.say("entry-bet" if offer.opens else "entry-raise")
        out = Text.assemble((f" {label} ", p.text), (f" {words.number(now):>5} ", field), "  ")
        if outside:
            return [out.append(words.say("entry-range", least=offer.least, most=offer.most), style=p.alert)]
        room = 16 if width >= 76 else 10
        at = round((room - 1) * (now - offer.least) / max(1, offer.most - offer.least))
        out.append(f"{words.number(offer.least)} ", style=p.dim)
        out.append(g.rest * at, style=p.dim).append(g.knob, style=p.now).append(g.rest * (room - 1 - at), style=p.dim)
        out.append(f" {words.number(offer.most)}   ", style=p.dim)
        for key, name in (("m", "entry-min"), ("h", "entry-half"), ("p", "entry-pot")):
            part = Text.assemble((key, p.key), (f" {words.say(name)}  ", p.dim))
            if out.cell_len + part.cell_len <= width:
                out.append_text(part)
        return [out]


class NoteLine(Painted):
    """The one place for a hint, a refusal, a confirmation."""

    def rows(self, picture: Picture, width: int, height: int) -> Rows:
        """One row."""
        line = Text.assemble(" ", self.table.note)
        line.truncate(width, overflow="ellipsis")
        return [line]
