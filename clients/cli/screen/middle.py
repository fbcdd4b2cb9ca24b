"""The middle of the table and the reader's own side: board, pots, stake, own cards with what they are worth."""

from rich.text import Text

from clients.cli.screen.painted import Painted
from clients.cli.screen.pen import Rows, Size, beside, centred, hand_and_words
from clients.cli.screen.picture import Picture, PotPicture
from clients.cli.screen.seats import name_of


class Middle(Painted):
    """What the board and the own side share."""

    def _card(self, card: str, size: Size, marked: bool) -> Rows:
        """A card, face down while it is being turned."""
        return self.pen.back(size) if card in self.table.turning else self.pen.face(card, size, marked)


class Board(Middle):
    """The board of hold'em, the pots with their names, the stake of As-Nas."""

    def rows(self, picture: Picture, width: int, height: int) -> Rows:
        """Cards if there is a board, pots below, all in the middle."""
        body: Rows = []
        holdem = self.table.model.view is not None and self.table.model.view.game == "holdem" and bool(picture.pots)
        if holdem:
            size: Size = "big" if height >= 8 and width >= 60 else "medium"
            cards = [self._card(card, size, card in picture.marked) for card in picture.board]
            body = beside(cards + [self.pen.place(size)] * (5 - len(cards)))
            body = centred(body, width) + ([Text("")] if height >= len(body) + 4 else [])
        body += centred([self._pots(picture, width)], width)
        return [Text("")] * max(0, (height - len(body) + 1) // 2) + body

    def _pots(self, picture: Picture, width: int) -> Text:
        parts = [self._pot(pot) for pot in picture.pots]
        if picture.stake_of:
            parts.append(self._stake(*picture.stake_of))
        pots = Text("     ").join(parts)
        if pots.cell_len > width:
            pots = Text("  ").join(parts)
        pots.truncate(width, overflow="ellipsis")
        return pots

    def _pot(self, pot: PotPicture) -> Text:
        out = Text(pot.text, style=self.pen.palette.felt_strong)
        if pot.to:
            out.append(f" {self.pen.glyphs.right} {pot.to}", style=self.pen.palette.felt_now)
        return out

    def _stake(self, stake: int, limit: int) -> Text:
        p, g = self.pen.palette, self.pen.glyphs
        out = Text(self.pen.words.say("screen-stake", stake=stake, limit=limit), style=p.felt_strong)
        out.append("  " + g.lit * stake, style=p.chip).append(g.unlit * max(0, limit - stake), style=p.felt_dim)
        return out


class Own(Middle):
    """The reader's own side: stake, cards, name, chips, the hand in words; or the banner where there are no cards."""

    def rows(self, picture: Picture, width: int, height: int) -> Rows:
        """The own side at this size."""
        if picture.banner:
            return self._banner(picture, width, height)
        if picture.own is None or self.table.model.view is None:
            return []
        game = self.table.model.view.game
        if game == "as_nas":
            return self._as_nas(picture, width, height)
        return self._one_poker(picture, width, height) if game == "one_poker" else self._holdem(picture, width, height)

    def _banner(self, picture: Picture, width: int, height: int) -> Rows:
        p = self.pen.palette
        styles = [p.felt_strong, *[p.felt] * len(picture.banner)]
        lines = [Text(line, style=style) for line, style in zip(picture.banner, styles, strict=False)]
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        room = lines[:height] if height else lines
        return [Text("")] * min(1, max(0, height - len(room))) + centred(room, width)

    def _head(self, picture: Picture, *, worth: bool) -> Text:
        own, p = picture.own, self.pen.palette
        assert own is not None
        head = name_of(own, self.pen, 20)
        if worth:
            head = Text.assemble(head, "  ", (own.worth, p.felt), "  ", self._stake(picture))
        return head

    def _stake(self, picture: Picture) -> Text:
        own = picture.own
        if own is None:
            return Text("")
        if own.wins:
            return Text(own.wins, style=self.pen.palette.felt_now)
        return self.pen.stake(own.stake) if own.stake else Text(own.status, style=self.pen.palette.felt_dim)

    def _said(self, text: str, room: int) -> Rows:
        """The hand in words, in at most two rows."""
        first, second = text, ""
        if len(text) > room and " " in text:
            cut = text.rfind(",", 0, room) + 1 or text.rfind(" ", 0, room)
            first, second = text[:cut].strip(), text[cut:].strip()
        return [Text(line, style=self.pen.palette.felt_dim) for line in (first, second) if line]

    def _holdem(self, picture: Picture, width: int, height: int) -> Rows:
        own = picture.own
        assert own is not None
        size: Size = "big" if height >= 6 else "medium"
        marked = own.marked | picture.marked if own.wins else own.marked
        cards = [self._card(card, size, card in marked) for card in picture.own_cards or ()] or [
            self.pen.place(size)
        ] * 2
        said = self._said(picture.own_words, max(14, (width - 15) // 2 - 3))
        if size == "medium":
            return hand_and_words(beside(cards), [self._head(picture, worth=True), *said], width)
        words = [self._head(picture, worth=False), Text(own.worth, style=self.pen.palette.felt), *said]
        return [*centred([self._stake(picture)], width), *hand_and_words(beside(cards), words, width)]

    def _one_poker(self, picture: Picture, width: int, height: int) -> Rows:
        own, p = picture.own, self.pen.palette
        assert own is not None
        size: Size = "big" if height >= 6 else "medium"
        chosen = self.table.desk.chosen
        cards = picture.own_cards or ()
        faces = [
            self._card(card, size, chosen == at or card == picture.locked or card in own.marked)
            for at, card in enumerate(cards)
        ] or [self.pen.place(size)] * 2
        drawn = beside(faces, 2)
        if cards:
            drawn.append(self._tags(cards, picture.locked, faces[0][0].cell_len))
        words = [
            self._head(picture, worth=False),
            Text(own.worth, style=p.felt),
            self.pen.lamps(*own.lamps or (0, 0)),
            self._stake(picture),
        ]
        if size == "medium":
            words = [Text.assemble(words[0], "  ", words[1]), words[2], words[3]]
        return hand_and_words(drawn, words, width)

    def _tags(self, cards: tuple[str, ...], locked: str | None, width: int) -> Text:
        say, p = self.pen.words.say, self.pen.palette
        out = Text("")
        for at, card in enumerate(cards):
            tag = str(at + 1) if locked is None else say("screen-locked" if card == locked else "screen-kept")
            style = p.felt_now if self.table.desk.chosen == at or card == locked else p.felt_dim
            out.append(f"{tag:^{width}}" + "  " * (at == 0), style=style)
        return out

    def _as_nas(self, picture: Picture, width: int, height: int) -> Rows:
        low = height < 7
        drawn = centred(self.pen.persons(picture.own_cards or None, width, low), width)
        said = Text(picture.own_words, style=self.pen.palette.felt_dim)
        head = self._head(picture, worth=True)
        if low and height < 5:
            return centred([Text.assemble(head, "  ", said)], width) + drawn
        return centred([head, said], width) + drawn
