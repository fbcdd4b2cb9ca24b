"""What a hold'em bot makes of its view: the price, who is still in, and which hands the others may have by what they did."""

from msgspec import Struct

from protocol.holdem import HoldemPlay, StreetDealt
from protocol.play import Called, Checked, Legal, Raised
from protocol.table import AnyEvent, TableView
from server.bots.policy import NothingToDecide, legal_of

STREETS = ("preflop", "flop", "turn", "river")


class Foe(Struct, frozen=True, gc=False):
    """An opponent who has not folded. `stack` and `bet` in chips.

    `share` is how much of all hands, best first, its play before the flop leaves open (1: any); `force` counts its bets and raises on the
    later streets, a call half. `waits`: it acts after the bot in this round, whatever the bot does.
    """

    seat: int
    stack: int
    bet: int
    share: float
    force: float
    waits: bool


class Spot(Struct, frozen=True, gc=False):
    """A decision. Chips, as totals of this round where they are bets.

    `street` is the place in STREETS, `owed` the price of staying, `pot` all that has been put in, `reach` the most that can still be lost to
    or won from one opponent in this hand (own bet of the round included). `raises` counts the bets and raises of this round, `callers` those who
    only called. `late` runs from 0 (first to act on later streets) to 1 (last). `led`: the bot made the last raise of the street before.
    """

    legal: Legal
    hole: tuple[str, str]
    board: tuple[str, ...]
    street: int
    big_blind: int
    pot: int
    owed: int
    bet: int
    stack: int
    high: int
    reach: int
    raises: int
    callers: int
    late: float
    led: bool
    foes: tuple[Foe, ...]

    @property
    def depth(self) -> float:
        """What can still be played for, in big blinds."""
        return self.reach / self.big_blind

    @property
    def odds(self) -> float:
        """The chance of winning at which calling breaks even."""
        return self.owed / (self.pot + self.owed) if self.owed else 0.0


def read(view: TableView) -> Spot:
    """The decision that this view asks for. Raises NothingToDecide where it asks for none."""
    legal, play, you = legal_of(view), view.play, view.you
    if not isinstance(play, HoldemPlay) or play.hole is None or you is None or you.seat is None:
        raise NothingToDecide("the view is not that of a seat in a hand of hold'em")
    story = _Story(view.log, play)
    me = view.seats[you.seat]
    bet, stack = play.bets[you.seat], me.stack or 0
    order = _clockwise(play.button, len(view.seats))
    foes = tuple(
        _foe(seat.seat, seat.stack or 0, play, story, waits=not story.acted(seat.seat) and bool(seat.stack))
        for seat in view.seats
        if seat.seat != you.seat and seat.state in ("waiting", "to_act", "all_in")
    )
    deepest = max(foe.stack + foe.bet for foe in foes)
    later = [order.index(foe.seat) > order.index(you.seat) for foe in foes]
    street = STREETS.index(play.street)
    return Spot(
        legal,
        (play.hole[0], play.hole[1]),
        play.board,
        street,
        play.big_blind,
        play.pot,
        legal.call.cost if legal.call else 0,
        bet,
        stack,
        max(play.bets),
        min(bet + stack, deepest),
        story.raises,
        story.callers,
        1 - sum(later) / len(later),
        story.leader == you.seat,
        foes,
    )


def _clockwise(button: int, seats: int) -> list[int]:
    """The seats in their order of play on later streets: the button last."""
    return [(button + step) % seats for step in range(1, seats + 1)]


def _foe(seat: int, stack: int, play: HoldemPlay, story: "_Story", *, waits: bool) -> Foe:
    return Foe(seat, stack, play.bets[seat], story.share(seat), story.force.get(seat, 0.0), waits)


class _Story:
    """The hand so far, read from its log once."""

    def __init__(self, log: tuple[AnyEvent, ...], play: HoldemPlay) -> None:
        self.raises = self.callers = 0
        self.leader: int | None = None
        self.force = dict[int, float]()
        self._shares = dict[int, float]()
        self._acted = set[int]()
        self._preflop = True
        self._raiser: int | None = None
        for event in log:
            match event:
                case StreetDealt():
                    self.leader, self._raiser = self._raiser, None
                    self.raises = self.callers = 0
                    self._acted.clear()
                    self._preflop = False
                case Raised():
                    self._raised(event, play)
                case Called():
                    self._called(event)
                case Checked():
                    self._acted.add(event.seat)
                case _:
                    pass

    def acted(self, seat: int) -> bool:
        """Whether the seat has acted in this round."""
        return seat in self._acted

    def share(self, seat: int) -> float:
        """How much of all hands the seat's play before the flop leaves open; blinds that only checked may have anything."""
        return self._shares.get(seat, 1.0)

    def _raised(self, event: Raised, play: HoldemPlay) -> None:
        self.raises += 1
        self._raiser = event.seat
        self._acted = {event.seat}
        if not self._preflop:
            self.force[event.seat] = self.force.get(event.seat, 0.0) + 1.0
            return
        size = event.to / play.big_blind
        share = (0.4, 0.18, 0.08, 0.05)[min(self.raises, 4) - 1]
        if event.all_in and self.raises == 1:
            # Short stacks move in with much; a large stack that moves in has something.
            share = 0.55 if size < 7 else 0.4 if size < 13 else 0.25 if size < 25 else 0.15
        self._shares[event.seat] = min(share, self._shares.get(event.seat, 1.0))

    def _called(self, event: Called) -> None:
        self.callers += 1
        self._acted.add(event.seat)
        if not self._preflop:
            self.force[event.seat] = self.force.get(event.seat, 0.0) + 0.5
            return
        share = (0.75, 0.4, 0.15, 0.08)[min(self.raises, 3)]
        self._shares[event.seat] = min(share, self._shares.get(event.seat, 1.0))
