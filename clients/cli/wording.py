"""What stands at a table now, in words: seats, stacks, pots, cards, the choices of a turn with their prices. Shared by plain mode and screens.

No arithmetic: every number comes from the view.
"""

import math

from clients.cli.model import Cast
from clients.cli.speaker import Speaker
from protocol.as_nas import AsNasPlay
from protocol.holdem import HoldemPlay
from protocol.one_poker import OnePokerPlay
from protocol.play import Legal, Standing
from protocol.table import SeatView, TableView


class Wording:
    """Says how the table of `view` stands."""

    def __init__(self, view: TableView, speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker
        self.words = speaker.words
        you = view.you.seat if view.you else None
        self.cast = Cast(view.game, tuple(seat.name for seat in view.seats), you)

    @property
    def own(self) -> SeatView | None:
        """The reader's own seat."""
        return self.view.seats[self.cast.you] if self.cast.you is not None else None

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.words.say(f"game-{self.view.game}")

    def name(self, seat: SeatView) -> str:
        """Who sits there: You, the name with (bot), or an open seat."""
        if seat.kind == "open":
            return self.words.say("player-open")
        name = self.speaker.name(self.cast, seat.seat)
        return self.words.say("player-bot", name=name) if seat.kind == "bot" else name

    def worth(self, seat: SeatView, in_words: bool = True) -> str:
        """The chips or the total of a seat."""
        if seat.total is not None:
            return self.words.points(seat.total) if in_words else self.words.signed(seat.total)
        return "" if seat.stack is None else self.words.number(seat.stack)

    def players(self) -> str:
        """All seats with what they have."""
        return self.words.row(
            self.words.say("player-chips", name=self.name(seat), chips=self.worth(seat)).strip()
            for seat in self.view.seats
        )

    def stacks(self) -> str:
        """The stacks or totals in one sentence."""
        key = "totals" if self.view.game == "as_nas" else "stacks"
        return self.words.say(key, list=self.players())

    def pots(self) -> list[str]:
        """The pots, each with who may win it."""
        play = self.view.play
        if play is None:
            return [self.words.say("pots-none")]
        if not isinstance(play, HoldemPlay) or len(play.pots) < 2:
            return [self.words.say("pot-now", pot=play.pot)]
        return [
            self.words.say(
                "pot-named",
                potname=self.pot_name(number),
                amount=pot.amount,
                names=self.speaker.names(self.cast, pot.contenders),
            )
            for number, pot in enumerate(play.pots)
        ]

    def pot_name(self, number: int) -> str:
        """Main pot, Side pot 1, …"""
        return self.words.say("pot-side", pot=number) if number else self.words.say("pot-main")

    def board(self) -> str:
        """The board."""
        play = self.view.play
        if isinstance(play, HoldemPlay) and play.board:
            return self.words.say("board-now", cards=self.speaker.cards(play.board))
        return self.words.say("board-none")

    def cards(self) -> list[str]:
        """The reader's own cards, with the hand they make."""
        play = self.view.play
        match play:
            case HoldemPlay() if play.hole:
                return [self._own(play.hole, self.speaker.hand_alone(play.own_hand, "holdem"))]
            case AsNasPlay() if play.cards:
                return [self._own(play.cards, self.speaker.hand_alone(play.own_hand, "as_nas"))]
            case AsNasPlay() if self.cast.you is not None:
                return [self.words.say("cards-unseen")]
            case OnePokerPlay() if play.cards:
                return [self._own(play.cards, ""), *self.signals()]
            case _:
                return [self.words.say("cards-none")]

    def _own(self, cards: tuple[str, ...], hand: str) -> str:
        shown = self.speaker.cards(cards)
        return (
            self.words.say("cards-now-hand", cards=shown, hand=hand)
            if hand
            else self.words.say("cards-now", cards=shown)
        )

    def signals(self) -> list[str]:
        """One Poker's signals and the cards shown since the last shuffle."""
        play = self.view.play
        if not isinstance(play, OnePokerPlay):
            return []
        said = [
            self.words.say("signal-now", name=self.speaker.name(self.cast, seat), up=signal.up, down=signal.down)
            for seat, signal in enumerate(play.signals)
        ]
        return said + [
            self.words.say("cards-shown", name=self.speaker.name(self.cast, seat), cards=self.speaker.cards(cards))
            for seat, cards in enumerate(play.revealed)
            if cards
        ]

    def standing(self, line: Standing) -> str:
        """One line of the standings."""
        amount = self.words.points(line.total) if line.total is not None else self.words.number(line.stack or 0)
        name = self.name(self.view.seats[line.seat])
        return self.words.say("standing-line", place=line.place, name=name, amount=amount)

    def standings(self) -> str:
        """The standings in one sentence."""
        lines = self.view.standings
        if not lines:
            return self.words.say("standings-none")
        return self.words.say("over-winner", list=self.words.row((self.standing(line) for line in lines), ";"))

    def clock(self) -> str:
        """The time that the seat to act has left, as it was when the view was sent."""
        clock = self.view.clock
        if clock is None:
            return self.words.say("nobody-acts")
        seconds = math.ceil(clock.remaining_ms / 1000)
        if clock.kind == "off":
            return self.words.say("clock-none")
        if clock.seat != self.cast.you:
            return self.words.say("clock-other", name=self.speaker.name(self.cast, clock.seat), seconds=seconds)
        if clock.kind == "bank":
            return self.words.say("clock-left-bank", seconds=seconds, bank=math.ceil(clock.bank_ms / 1000))
        return self.words.say("clock-left", seconds=seconds)

    def situation(self) -> str:
        """The first line of a prompt: whose turn it is, what there is to pay, and the time."""
        return f"{self._situation()} {self.clock()}" if self.view.clock else self._situation()

    def _situation(self) -> str:
        view, own, legal, play = self.view, self.own, self.view.legal, self.view.play
        if own is None or legal is None or play is None:
            return ""
        if isinstance(play, AsNasPlay):
            key = "your-turn-stake" if play.looked[own.seat] else "your-turn-stake-blind"
            return self.words.say(key, stake=play.stakes[own.seat], highest=play.highest, pot=play.pot)
        if legal.lock and isinstance(play, OnePokerPlay):
            return self._lock(legal.lock.cards)
        key = "your-turn-call" if legal.call else "your-turn-free"
        cost = legal.call.cost if legal.call else 0
        return self.words.say(key, cost=cost, pot=play.pot, stack=view.seats[own.seat].stack or 0)

    def _lock(self, cards: tuple[str, ...]) -> str:
        groups = ["UP" if card[0] in "89TJQKA" else "DOWN" for card in cards]
        names = [self.speaker.card(card) for card in cards]
        return self.words.say(
            "your-turn-lock", first=names[0], firstgroup=groups[0], second=names[-1], secondgroup=groups[-1]
        )

    def choices(self) -> str:
        """The second line of a prompt: what may be typed, with the prices."""
        legal = self.view.legal
        if legal is None:
            return ""
        if legal.lock:
            return self.words.say("choice-lock")
        return self.words.say("choices", list=self.words.row(self._choices(legal)))

    def _choices(self, legal: Legal) -> list[str]:
        say, as_nas = self.words.say, self.view.game == "as_nas"
        found = [say(f"choice-{name}") for name in ("look", "fold", "check", "hold") if getattr(legal, name)]
        if legal.call:
            key = "choice-call-pay" if as_nas else "choice-call-all_in" if legal.call.all_in else "choice-call"
            found.append(say(key, cost=legal.call.cost))
        offer = legal.raise_
        if offer is None:
            return found
        if as_nas:
            return [*found, say("choice-raise-pay", least=offer.least, cost=offer.cost)]
        if not (offer.all_in and offer.least == offer.most):
            key = ("choice-bet" if offer.opens else "choice-raise") + ("-one" if offer.least == offer.most else "")
            found.append(say(key, least=offer.least, most=offer.most))
        if offer.all_in:
            found.append(say("choice-all_in", most=offer.most))
        return found
