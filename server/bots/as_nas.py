"""The As-Nas bots `easy` and `normal`: look, weigh the hand against those who remain, and now and then play blind."""

from functools import cache
from itertools import product
from math import comb

from msgspec import Struct

from protocol.as_nas import AsNasPlay
from protocol.cards import AS_NAS_KINDS
from protocol.play import Action, Call, Fold, Hold, LastAction, Legal, Look
from protocol.table import TableView
from server.bots.as_nas_tree import Counts, kind_numbers
from server.bots.policy import NothingToDecide, Policy, legal_of, policy_of, raise_to, rising
from server.bots.styles import Style

Wishes = dict[Action, float]
COPIES = 4


class Spot(Struct, frozen=True, gc=False):
    """A decision. Stakes and pot in points.

    `hand` counts the own cards of each rank, None while they are unseen. `foes` are those who remain besides, `raised` how many of them have
    raised, `stayed` how many have only called or held a raised stake. `waiting` are those who have not acted yet.
    """

    legal: Legal
    hand: Counts | None
    stake: int
    highest: int
    pot: int
    owed: int
    foes: int
    raised: int
    stayed: int
    waiting: int
    blind: int


class Temper(Struct, frozen=True):
    """What sets one bot apart from another.

    `blind`: the chance of going on without looking while it costs little. `believes`: how far raises make it think of strong hands.
    `doubt`: the width of the band of now this, now that. `slack`: how far below the price it still stays. `bold`, `bluff`: the chance of
    raising strong and weak hands.
    """

    blind: float
    believes: float
    doubt: float
    slack: float
    bold: float
    bluff: float


EASY = Temper(blind=0.2, believes=0.35, doubt=0.1, slack=0.05, bold=0.5, bluff=0.04)
NORMAL = Temper(blind=0.06, believes=1.0, doubt=0.05, slack=0.0, bold=0.9, bluff=0.07)


def leaning(temper: Temper, style: Style) -> Temper:
    """The same level in a style."""
    return Temper(
        temper.blind * (1 + 0.5 * style.loose),
        temper.believes,
        temper.doubt,
        temper.slack + 0.04 * style.loose,
        min(1.0, temper.bold * (1 + 0.25 * style.bold)),
        temper.bluff * (1 + 0.6 * style.bold),
    )


def read(view: TableView) -> Spot:
    """The decision that this view asks for. Raises NothingToDecide where it asks for none."""
    legal, play, you = legal_of(view), view.play, view.you
    if not isinstance(play, AsNasPlay) or you is None or you.seat is None:
        raise NothingToDecide("the view is not that of a seat in a deal of As-Nas")
    hand = None if play.cards is None else counts(play.cards)
    foes = [seat for seat in view.seats if seat.seat != you.seat and seat.state != "folded"]
    did = [_did(seat.last) for seat in foes]
    return Spot(
        legal,
        hand,
        play.stakes[you.seat],
        play.highest,
        play.pot,
        legal.call.cost if legal.call else 0,
        len(foes),
        did.count("raise"),
        sum(kind in ("call", "hold") for kind in did) if play.highest > 1 else 0,
        did.count(None),
        sum(not play.looked[seat.seat] and kind is not None for seat, kind in zip(foes, did, strict=True)),
    )


def _did(last: LastAction | None) -> str | None:
    """What a seat has done in its turn; looking and the dealer's opening stake are nothing of the kind."""
    return None if last is None or last.kind in ("look", "stake") else last.kind


def counts(cards: tuple[str, ...]) -> Counts:
    """How many of these cards there are of each rank, the highest first."""
    return tuple(sum(card[0] == kind for card in cards) for kind in AS_NAS_KINDS)


@cache
def rivals(hand: Counts) -> tuple[tuple[int, float], ...]:
    """Every kind of hand that one opponent can hold beside this one: how it compares (1: it is weaker) and its chance."""
    numbers = kind_numbers()
    own = numbers[hand]
    rest = tuple(COPIES - held for held in hand)
    found = list[tuple[int, float]]()
    total = comb(sum(rest), 5)
    for other in product(*(range(left + 1) for left in rest)):
        if sum(other) == 5:
            ways = 1
            for left, taken in zip(rest, other, strict=True):
                ways *= comb(left, taken)
            theirs = numbers[other]
            found.append(((own > theirs) - (own < theirs), ways / total))
    return tuple(found)


@cache
def beaten(hand: Counts) -> float:
    """The chance that one opponent has less, a tie counted half."""
    return sum(chance * (1 + sign) / 2 for sign, chance in rivals(hand))


def chance(spot: Spot, temper: Temper) -> float:
    """The chance of winning against all who remain, as far as their play is believed. An unseen hand is as good as any other."""
    if spot.hand is None:
        return 1 / (spot.foes + 1)
    single = beaten(spot.hand)
    # Who raised or stayed after looking has something; who acted unseen tells nothing.
    told = max(0, spot.raised + spot.stayed - spot.blind)
    force = temper.believes * (0.9 * min(spot.raised, told) + 0.45 * max(0, told - spot.raised))
    return single ** (spot.foes + force)


def play(view: TableView, temper: Temper) -> Policy:
    """The chances of the actions that a bot of this temper plays. Raises NothingToDecide where the view asks for nothing."""
    spot = read(view)
    if not spot.legal.look:
        return policy_of(_seen(spot, temper), spot.legal)
    # Unseen is worth a try only while it is cheap: nobody has raised, and at most one point is owed.
    bold = temper.blind if spot.highest <= 1 and not spot.raised else temper.blind / 4 if spot.highest == 2 else 0.0
    wishes: Wishes = {Look(): 1 - bold}
    if bold:
        wish = raise_to(spot.legal, spot.highest + 1)
        wishes[Hold() if spot.legal.hold else Call()] = bold * 0.7
        if wish is not None:
            wishes[wish] = bold * 0.3
    return policy_of(wishes, spot.legal)


def _seen(spot: Spot, temper: Temper) -> Wishes:
    value = chance(spot, temper)
    fair = 1 / (spot.foes + 1)
    raising = rising(value, fair + 0.18, 0.06 + temper.doubt / 2) * temper.bold
    bluff = temper.bluff * (1 - raising) if spot.foes == 1 or spot.raised == 0 else 0.0
    result: Wishes = {}
    wish = raise_to(spot.legal, spot.highest + 1)
    if wish is None:
        raising = bluff = 0.0
    else:
        result[wish] = raising + bluff
    rest = max(0.0, 1 - raising - bluff)
    if spot.legal.hold:
        # Already level: staying is free, so nobody throws the stake away.
        result[Hold()] = rest
        return result
    odds = spot.owed / (spot.pot + spot.owed)
    # Those who act later may raise: staying may cost more than it says.
    need = odds - temper.slack + 0.02 * spot.waiting
    staying = rising(value, need, temper.doubt)
    if value > 0.97:
        staying = 1.0
    result[Call()] = rest * staying
    result[Fold()] = rest * (1 - staying)
    if raising + rest * staying > 0.98:
        result[Fold()] = 0.0
    return result
