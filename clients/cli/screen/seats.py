"""The seats of the others, the opponent of One Poker, and the table in lines for small terminals."""

from rich.text import Text

from clients.cli.faces import is_person
from clients.cli.screen.layout import SEATS_PER_ROW
from clients.cli.screen.painted import Painted
from clients.cli.screen.pen import Pen, Rows, Size, beside, hand_and_words
from clients.cli.screen.picture import BACKS, Picture, SeatPicture

SEAT_ROWS = 4


def small_cards(seat: SeatPicture, pen: Pen, room: int) -> Text:
    """A seat's cards in one row: faces, or backs; shortened where there is no room."""
    if not seat.cards:
        return Text("")
    if seat.cards[0] == BACKS:
        if len(seat.cards) > 2:
            return Text(pen.glyphs.back * min(len(seat.cards), max(0, room)), style=pen.palette.back)
        gap = " " if room >= 5 else ""
        return Text(gap).join([pen.back("small")[0] for _ in seat.cards])
    if is_person(seat.cards[0]):
        return pen_persons(seat, pen, room)
    return Text("").join([pen.face(card, "small", card in seat.marked)[0] for card in seat.cards])


def pen_persons(seat: SeatPicture, pen: Pen, room: int) -> Text:
    """Shown cards of As-Nas in one row: their names, cut evenly to the room."""
    from clients.cli.faces import by_kind

    names = [(card, pen.words.say(f"kind-{card[0]}")) for card in by_kind(seat.cards)]
    each = max(2, (room - len(names) + 1) // len(names))
    return Text(" ").join([Text(name[:each], style=pen.palette.persons[card[0]]) for card, name in names])


def name_of(seat: SeatPicture, pen: Pen, room: int) -> Text:
    """The name with whose turn it is and the mark of the button or a blind."""
    p, g = pen.palette, pen.glyphs
    style = p.felt_now if seat.turn else p.felt_dim if seat.quiet else p.felt_strong
    mark = f" {seat.mark}" if seat.mark else ""
    turn = f"{g.turn} " if seat.turn else ""
    name = Text(seat.name, style=style)
    name.truncate(max(2, min(20, room - len(mark) - len(turn))), overflow="ellipsis")
    return Text.assemble((turn, p.felt_now), name, (mark, p.felt_now if seat.mark == "D" else p.felt_dim))


class Others(Painted):
    """All the others in columns of equal width; left to right is clockwise from the reader."""

    def rows(self, picture: Picture, width: int, height: int) -> Rows:
        """The seats, in one row or two."""
        others = picture.others
        if not others:
            return []
        split = (len(others) + 1) // 2 if len(others) > SEATS_PER_ROW else len(others)
        found: Rows = []
        for start in range(0, len(others), split):
            found += self._row(others[start : start + split], width)
        return found

    def _row(self, seats: tuple[SeatPicture, ...], width: int) -> Rows:
        each = width // len(seats)
        columns = [[_padded(row, each) for row in self._seat(seat, each - 1)] for seat in seats]
        return beside(columns, 0)

    def _seat(self, seat: SeatPicture, width: int) -> Rows:
        p = self.pen.palette
        worth = Text(seat.worth, style=p.felt_dim if seat.quiet else p.felt)
        person = bool(seat.cards) and is_person(seat.cards[0])
        room = width - worth.cell_len - 1
        cards = small_cards(seat, self.pen, width if person else room)
        second = (
            worth
            if person
            else Text.assemble(worth, " " * max(1, min(6 - worth.cell_len, room - cards.cell_len)), cards)
        )
        status = cards if person else Text(seat.status, style=p.felt_dim)
        fourth = Text(seat.wins, style=p.felt_now) if seat.wins else self.pen.stake(seat.stake)
        if person and not seat.wins:
            fourth = Text(seat.status, style=p.felt_dim)
        return [name_of(seat, self.pen, width), second, status, fourth]


def _padded(row: Text, width: int) -> Text:
    row.truncate(width - 1, overflow="ellipsis")
    return Text.assemble(row, " " * max(0, width - row.cell_len))


class Opponent(Painted):
    """One Poker: the other side, drawn like the own but face down. The locked card is always the left one: which it is, nobody says."""

    def rows(self, picture: Picture, width: int, height: int) -> Rows:
        """Two cards and the words beside them."""
        if not picture.others:
            return []
        seat, pen = picture.others[0], self.pen
        size: Size = "big" if height >= 5 else "medium"
        face_up = [card for card in seat.cards if card != BACKS]
        cards = [pen.face(card, size, card in seat.marked) for card in face_up[:1]]
        cards += [pen.back(size)] * (2 - len(cards)) if not seat.quiet else []
        if not cards:
            cards = [pen.place(size)] * 2
        status = (
            Text(seat.wins, style=pen.palette.felt_now) if seat.wins else Text(seat.status, style=pen.palette.felt_dim)
        )
        words = [
            name_of(seat, pen, 24),
            Text(seat.worth, style=pen.palette.felt),
            pen.lamps(*seat.lamps or (0, 0)),
            status,
            pen.stake(seat.stake),
        ]
        if size == "medium":
            words = [Text.assemble(words[0], "  ", words[1]), words[2], Text.assemble(words[3], "  ", words[4])]
        return hand_and_words(beside(cards, 2), words, width)


class Lines(Painted):
    """The table in lines: under 60 x 20, with many seats in a low terminal, and beside the rules."""

    def rows(self, picture: Picture, width: int, height: int) -> Rows:
        """Board and pot, then a line for each seat."""
        found = [self._middle(picture)]
        seats = [*picture.others, *([picture.own] if picture.own else [])]
        found += [self._line(seat, picture) for seat in seats]
        if len(found) > height:
            found = [found[0], *(found[-(height - 1) :] if height > 1 else [])]
        for row in found:
            row.truncate(width, overflow="ellipsis")
        return found

    def _middle(self, picture: Picture) -> Text:
        pen = self.pen
        out = Text(" ")
        for card in picture.board:
            out.append_text(pen.face(card, "small", card in picture.marked)[0])
        if picture.board:
            out.append("  ")
        for pot in picture.pots:
            out.append(pot.text, style=pen.palette.felt_strong)
            out.append(f" {pen.glyphs.right} {pot.to}  " if pot.to else "  ", style=pen.palette.felt_now)
        if picture.stake_of:
            out.append(
                pen.words.say("screen-stake", stake=picture.stake_of[0], limit=picture.stake_of[1]),
                style=pen.palette.felt,
            )
        return out

    def _line(self, seat: SeatPicture, picture: Picture) -> Text:
        pen, p = self.pen, self.pen.palette
        own = picture.own is seat
        mine = picture.own_cards if own else None
        cards = own_small(mine, picture, pen) if mine else small_cards(seat, pen, 14)
        name = name_of(seat, pen, 14)
        lamps = Text.assemble("  ", pen.lamps(*seat.lamps)) if seat.lamps else Text("")
        facts = seat.wins or seat.status
        if own and not seat.wins and picture.own_words:
            facts = picture.own_words
        out = Text.assemble(
            " ",
            name,
            " " * max(1, 15 - name.cell_len),
            (f"{seat.worth:<7}", p.felt),
            cards,
            lamps,
            "  ",
            (facts, p.felt_dim),
        )
        if seat.stake:
            out.append("  ").append_text(pen.stake(seat.stake))
        return out


def own_small(cards: tuple[str, ...], picture: Picture, pen: Pen) -> Text:
    """The reader's own cards in one row."""
    if is_person(cards[0]):
        from clients.cli.faces import by_kind

        return Text("").join([pen.person(card, "small")[0] for card in by_kind(cards)])
    marked = picture.own.marked | picture.marked if picture.own else picture.marked
    return Text("").join([pen.face(card, "small", card in marked)[0] for card in cards])
