"""What the table screen shows, as words and facts, from the model: which seat says what, which cards lie where. Draws nothing.

Every fact of a seat is in words or figures, so that no meaning hangs on a colour.
"""

from msgspec import Struct

from clients.cli.model import Model
from clients.cli.speaker import Speaker, capital
from clients.cli.wording import Wording
from protocol.as_nas import AsNasPlay, AsNasResult
from protocol.holdem import HoldemPlay, HoldemResult, PotResult
from protocol.one_poker import OnePokerPlay, OnePokerResult
from protocol.table import SeatView, TableView

BACKS = "?"


class SeatPicture(Struct, frozen=True):
    """One seat. `cards` are faces, or BACKS for each card face down; `marked` those that win; `lamps` UP and DOWN of One Poker."""

    seat: int
    name: str
    mark: str
    worth: str
    status: str
    stake: str
    wins: str
    cards: tuple[str, ...]
    marked: frozenset[str]
    turn: bool
    quiet: bool
    bot: bool
    lamps: tuple[int, int] | None = None


class PotPicture(Struct, frozen=True):
    """A pot in words, and who got it."""

    text: str
    to: str = ""


class Picture(Struct, frozen=True):
    """The whole table. `own` is None for a spectator; `own_cards` None while they lie face down for their owner too (As-Nas)."""

    title: tuple[str, ...]
    others: tuple[SeatPicture, ...]
    own: SeatPicture | None
    own_cards: tuple[str, ...] | None
    own_words: str
    board: tuple[str, ...]
    marked: frozenset[str]
    pots: tuple[PotPicture, ...]
    stake_of: tuple[int, int] | None
    log_title: str
    banner: tuple[str, ...]
    locked: str | None = None
    revealed: tuple[str, ...] = ()


class Painter:
    """Makes the picture of one model for one reader."""

    def __init__(self, model: Model, speaker: Speaker) -> None:
        assert model.view is not None
        self.view: TableView = model.view
        self.model = model
        self.speaker = speaker
        self.wording = Wording(self.view, speaker)
        self.say = speaker.words.say

    def picture(self) -> Picture:
        """Everything that the table screen draws."""
        view = self.view
        you = view.you.seat if view.you else None
        seats = [self.seat(seat) for seat in view.seats]
        order = [(you + step) % len(seats) for step in range(1, len(seats))] if you is not None else range(len(seats))
        play = view.play
        return Picture(
            title=self.title(),
            others=tuple(seats[seat] for seat in order),
            own=seats[you] if you is not None else None,
            own_cards=self._own_cards(),
            own_words=self._own_words(),
            board=play.board if isinstance(play, HoldemPlay) else (),
            marked=self._winning(),
            pots=self.pots(),
            stake_of=(play.highest, play.limit) if isinstance(play, AsNasPlay) else None,
            log_title=capital(self._number() or self.say(f"stage-{view.stage}")),
            banner=self.banner(),
            locked=play.lock if isinstance(play, OnePokerPlay) else None,
            revealed=tuple(self.wording.signals()[2:]) if isinstance(play, OnePokerPlay) else (),
        )

    def title(self) -> tuple[str, ...]:
        """The facts of the title line, the least important last."""
        play = self.view.play
        facts = [self.wording.game, self.say("screen-table", code=self.view.code)]
        if self._number():
            facts.append(self._number())
        if isinstance(play, HoldemPlay):
            facts.append(f"{self.speaker.words.number(play.small_blind)}/{self.speaker.words.number(play.big_blind)}")
        elif isinstance(play, OnePokerPlay):
            facts.append(self.say("screen-ante", amount=play.ante))
        return tuple(facts)

    def _number(self) -> str:
        play = self.view.play
        if isinstance(play, HoldemPlay):
            return self.say("screen-hand", number=play.hand)
        if isinstance(play, AsNasPlay):
            return self.say("screen-deal-of", number=play.deal, deals=play.deals)
        return self.say("screen-deal", number=play.deal) if play else ""

    # --- seats -------------------------------------------------------------------------------------------------------

    def seat(self, seat: SeatView) -> SeatPicture:
        """One seat as everybody may see it."""
        play = self.view.play
        own = self.view.you is not None and self.view.you.seat == seat.seat
        lamps = None
        if isinstance(play, OnePokerPlay) and seat.seat < len(play.signals):
            lamps = (play.signals[seat.seat].up, play.signals[seat.seat].down)
        shown = self._shown(seat)
        quiet = seat.state in ("folded", "out") or seat.kind == "open"
        return SeatPicture(
            seat=seat.seat,
            name=self.say("you") if own else seat.name or self.say("seat-open"),
            mark=self._mark(seat.seat),
            worth=self.wording.worth(seat, in_words=False) if seat.kind != "open" else "",
            status="" if own and seat.state != "out" and seat.presence == "here" else self.status(seat),
            stake=self.speaker.words.number(seat.bet) if seat.bet and seat.state != "out" else "",
            wins=self._wins(seat.seat),
            cards=shown or (BACKS,) * (0 if quiet else seat.cards),
            marked=frozenset(self._marked(seat.seat)),
            turn=self.view.turn == seat.seat,
            quiet=quiet,
            bot=seat.kind == "bot",
            lamps=lamps,
        )

    def _shown(self, seat: SeatView) -> tuple[str, ...]:
        if (
            self.view.game == "one_poker"
            and isinstance(self.view.result, OnePokerResult)
            and self.view.result.by != "fold"
        ):
            cards = self.view.result.cards
            return (cards[seat.seat],) if seat.seat < len(cards) and cards[seat.seat] else seat.shown
        return seat.shown

    def _mark(self, seat: int) -> str:
        play = self.view.play
        if isinstance(play, HoldemPlay):
            marks = ((play.button, "D"), (play.small_blind_seat, "SB"), (play.big_blind_seat, "BB"))
            return next((mark for at, mark in marks if at == seat), "")
        return "D" if isinstance(play, AsNasPlay) and play.dealer == seat else ""

    def status(self, seat: SeatView) -> str:
        """What a seat did last, or why it does nothing."""
        if seat.kind == "open":
            return ""
        if seat.state == "out":
            return self.say("screen-out", place=seat.place or 0)
        if seat.kind == "person" and seat.presence == "away":
            if seat.grace_ms is None:
                return self.say("presence-away")
            minutes, seconds = divmod(seat.grace_ms // 1000, 60)
            return self.say("screen-away", time=f"{minutes}:{seconds:02}")
        if seat.kind == "person" and seat.presence == "stand_in":
            return self.say("presence-stand_in")
        last = self._last(seat)
        play = self.view.play
        if isinstance(play, AsNasPlay) and self.view.stage == "playing":
            looked = self.say("seat-word-looked" if play.looked[seat.seat] else "seat-word-blind")
            return looked if seat.last is None or seat.last.kind == "look" else f"{looked}, {self._short(seat)}"
        return last

    def _short(self, seat: SeatView) -> str:
        assert seat.last is not None
        return self.say(f"short-{seat.last.kind}", amount=seat.last.amount or 0)

    def _last(self, seat: SeatView) -> str:
        last = seat.last
        if last is None:
            return ""
        text = self.say(f"last-{last.kind}", amount=last.amount or 0)
        return self.say("screen-all_in", text=text) if last.all_in else text

    # --- the end of a hand -------------------------------------------------------------------------------------------

    def _pots_won(self) -> tuple[PotResult, ...]:
        result = self.view.result
        return result.pots if isinstance(result, HoldemResult) else ()

    def _wins(self, seat: int) -> str:
        result = self.view.result
        won = 0
        if isinstance(result, HoldemResult):
            won = sum(winner.share for pot in result.pots for winner in pot.winners if winner.seat == seat)
        elif isinstance(result, OnePokerResult) and seat < len(result.shares):
            won = result.shares[seat]
        elif isinstance(result, AsNasResult) and seat in result.winners:
            return self.say("screen-wins", amount=self.speaker.words.sum(result.share))
        return self.say("screen-wins", amount=won) if won else ""

    def _marked(self, seat: int) -> set[str]:
        result = self.view.result
        if isinstance(result, OnePokerResult) and result.winner == seat and seat < len(result.cards):
            return {result.cards[seat]}
        return {
            card for pot in self._pots_won() for winner in pot.winners if winner.seat == seat for card in winner.five
        }

    def _winning(self) -> frozenset[str]:
        """The winning five of the main pot, or of the last one contested."""
        return frozenset(card for pot in self._pots_won()[:1] for winner in pot.winners for card in winner.five)

    def pots(self) -> tuple[PotPicture, ...]:
        """The pots with their names; at the end with who got them."""
        play = self.view.play
        if play is None:
            return ()
        won = self._pots_won()
        if won:
            many = len(won) > 1
            return tuple(
                PotPicture(
                    self._pot(number if many else None, pot.amount),
                    self._to(tuple(winner.seat for winner in pot.winners)),
                )
                for number, pot in enumerate(won)
            )
        if isinstance(play, HoldemPlay) and len(play.pots) > 1:
            return tuple(PotPicture(self._pot(number, pot.amount)) for number, pot in enumerate(play.pots))
        return (PotPicture(self._pot(None, play.pot)),) if play.pot else ()

    def _pot(self, number: int | None, amount: int) -> str:
        if number is None:
            return self.say("screen-pot", amount=amount)
        return f"{self.wording.pot_name(number)} {self.speaker.words.number(amount)}"

    def _to(self, seats: tuple[int, ...]) -> str:
        return ", ".join(self.speaker.name(self.wording.cast, seat) for seat in seats)

    # --- the reader --------------------------------------------------------------------------------------------------

    def _own_cards(self) -> tuple[str, ...] | None:
        play = self.view.play
        if isinstance(play, HoldemPlay):
            return play.hole or ()
        if isinstance(play, OnePokerPlay):
            return play.cards or ()
        own = self.wording.own
        if own is not None and own.shown:
            return own.shown
        return play.cards if isinstance(play, AsNasPlay) else ()

    def _own_words(self) -> str:
        play = self.view.play
        if isinstance(play, HoldemPlay):
            return self.speaker.hand_alone(play.own_hand, "holdem")
        if isinstance(play, AsNasPlay):
            shown = next((one.hand for one in play.shown if one.seat == self.wording.cast.you), None)
            hand = play.own_hand or shown
            return self.speaker.hand_alone(hand, "as_nas") if hand else self.say("screen-unseen")
        return ""

    def banner(self) -> tuple[str, ...]:
        """What stands in the place of the own cards when there are none: waiting, watching, out, the end."""
        view, own = self.view, self.wording.own
        if view.stage == "over" and view.standings:
            return (self._winner(), *(self.wording.standing(line) for line in view.standings))
        if view.stage == "waiting":
            return self._waiting()
        if own is None:
            return (self.say("watching-here"),)
        if own.state == "out":
            players = len(view.seats)
            note = "screen-pace-note" if self.model.may("set_pace") else "out-people"
            return (self.say("out-note", place=own.place or 0, players=players), self.say(note))
        return ()

    def _winner(self) -> str:
        first = tuple(line.seat for line in self.view.standings if line.place == 1)
        if len(first) == 1:
            return self.speaker.about(self.wording.cast, first[0], "event-match_ended")
        return self.say("event-match_ended-shared", names=self.speaker.names(self.wording.cast, first))

    def _waiting(self) -> tuple[str, ...]:
        taken = sum(seat.kind != "open" for seat in self.view.seats)
        lines = (
            self.say("screen-code", code=self.view.code),
            self.say("screen-seats", taken=taken, seats=len(self.view.seats)),
        )
        return (*lines, self.say("screen-link"), self.say("screen-start" if self.model.may("start") else "screen-wait"))
