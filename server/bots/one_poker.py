"""The One Poker bots `easy` and `normal`: locks and bets by how a card fares against what the signals and the bets leave open."""

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from protocol.cards import RANKS
from protocol.one_poker import OnePokerPlay
from protocol.play import Action, Call, Check, Fold, Legal, LockCard, Raised
from protocol.table import TableView
from server.bots.one_poker_cards import COPIES, beats, hands
from server.bots.policy import NothingToDecide, Policy, legal_of, policy_of, raise_to, rising
from server.bots.styles import Style

Weights = dict[int, float]
"""Chances by rank (0 the two, 12 the ace)."""
Wishes = dict[Action, float]


class Spot(Struct, frozen=True, gc=False):
    """A decision. `cards` are the own two, `ranks` their ranks; `locked` is the own locked rank, None while locking.

    `own` and `other` are the numbers of UP cards. `stack` is what the shorter player could still bet when the round began, `pot`, `owed` and `bet`
    are chips. `raises` counts the other's bets and raises, `mine` the own. `gone` are the ranks revealed since the last shuffle.
    """

    legal: Legal
    cards: tuple[str, str]
    ranks: tuple[int, int]
    locked: int | None
    own: int
    other: int
    stack: int
    pot: int
    owed: int
    bet: int
    first: bool
    raises: int
    mine: int
    gone: tuple[int, ...]


class Temper(Struct, frozen=True):
    """What sets one bot apart from another.

    `care`: how surely it locks the better card (0.5: either, 1: always). `counts`: whether it counts revealed cards. `believes`: how far a bet
    makes it think of strong cards. `doubt`: the width of the band of now this, now that. `slack`: how far below the price it still calls.
    `bold`, `bluff`: the chance of betting strong and weak cards.
    """

    care: float
    counts: bool
    believes: float
    doubt: float
    slack: float
    bold: float
    bluff: float


EASY = Temper(care=0.6, counts=False, believes=0.5, doubt=0.12, slack=0.06, bold=0.5, bluff=0.08)
NORMAL = Temper(care=0.9, counts=True, believes=1.0, doubt=0.08, slack=0.0, bold=0.75, bluff=0.22)


def leaning(temper: Temper, style: Style) -> Temper:
    """The same level in a style."""
    return Temper(
        temper.care,
        temper.counts,
        temper.believes,
        temper.doubt,
        temper.slack + 0.04 * style.loose,
        min(1.0, temper.bold * (1 + 0.25 * style.bold)),
        temper.bluff * (1 + 0.6 * style.bold),
    )


def rank(card: str) -> int:
    """A card's rank as a number."""
    return RANKS.index(card[0])


def read(view: TableView) -> Spot:
    """The decision that this view asks for. Raises NothingToDecide where it asks for none."""
    legal, play, you = legal_of(view), view.play, view.you
    if not isinstance(play, OnePokerPlay) or play.cards is None or you is None or you.seat is None:
        raise NothingToDecide("the view is not that of a seat in a deal of One Poker")
    me, foe = you.seat, 1 - you.seat
    one, other = play.cards
    raised = [event.seat for event in view.log if isinstance(event, Raised)]
    return Spot(
        legal,
        (one, other),
        (rank(one), rank(other)),
        None if play.lock is None else rank(play.lock),
        play.signals[me].up,
        play.signals[foe].up,
        min((view.seats[seat].stack or 0) + play.bets[seat] for seat in (me, foe)),
        play.pot,
        legal.call.cost if legal.call else 0,
        play.bets[me],
        play.first == me,
        raised.count(foe),
        raised.count(me),
        tuple(rank(card) for cards in play.revealed for card in cards),
    )


def play(view: TableView, temper: Temper) -> Policy:
    """The chances of the actions that a bot of this temper plays. Raises NothingToDecide where the view asks for nothing."""
    spot = read(view)
    wishes = _lock(spot, temper) if spot.locked is None else _bet(spot, temper)
    return policy_of(wishes, spot.legal)


def left(seen: Sequence[int]) -> tuple[int, ...]:
    """How many cards of each rank are unseen."""
    counts = [COPIES] * len(RANKS)
    for number in seen:
        counts[number] -= 1
    return tuple(counts)


@cache
def locked_by(signal: int, unseen: tuple[int, ...], care: float = 0.8) -> Weights:
    """What a player with this signal has probably locked: any hand behind the signal, the card that fares better in it with a chance of `care`."""
    weights: Weights = {}
    for low, high in hands(signal):
        ways = unseen[low] * unseen[high] if low != high else unseen[low] * (unseen[low] - 1) / 2
        better, worse = (high, low) if _general(high) >= _general(low) else (low, high)
        weights[better] = weights.get(better, 0.0) + ways * care
        weights[worse] = weights.get(worse, 0.0) + ways * (1 - care)
    total = sum(weights.values()) or 1.0
    return {number: weight / total for number, weight in weights.items()}


@cache
def _general(number: int) -> float:
    """How a rank fares against all ranks."""
    return sum(beats(number, other) for other in range(len(RANKS)))


def chance(number: int, against: Weights) -> float:
    """The chance of winning with a rank, ties counted half."""
    return sum(weight * (1 + beats(number, other)) / 2 for other, weight in against.items())


def believed(spot: Spot, temper: Temper) -> Weights:
    """What the other has probably locked, by signal, cards seen and bets."""
    seen = (*spot.ranks, *spot.gone) if temper.counts else spot.ranks
    weights = locked_by(spot.other, left(seen))
    force = temper.believes * spot.raises
    if not force:
        return weights
    # A card that does well against what this player's own signal shows is likelier to have bet; some bluff.
    mine = locked_by(spot.own, left(()))
    told = {number: weight * (0.12 + chance(number, mine)) ** force for number, weight in weights.items()}
    total = sum(told.values())
    return {number: weight / total for number, weight in told.items()}


def _lock(spot: Spot, temper: Temper) -> Wishes:
    against = locked_by(spot.other, left((*spot.ranks, *spot.gone) if temper.counts else spot.ranks))
    one, two = (chance(number, against) for number in spot.ranks)
    # An ace kept is worth something next time, but the better card wins this deal's bets.
    first = 0.5 + (rising(one - two, 0.0, 0.15) - 0.5) * (2 * temper.care - 1)
    if abs(one - two) > 0.5:
        first = round(first) * 0.9 + 0.05
    return {LockCard(spot.cards[0]): first, LockCard(spot.cards[1]): 1 - first}


def _bet(spot: Spot, temper: Temper) -> Wishes:
    assert spot.locked is not None
    value = chance(spot.locked, believed(spot, temper))
    return _free(spot, value, temper) if spot.legal.check else _priced(spot, value, temper)


def _free(spot: Spot, value: float, temper: Temper) -> Wishes:
    """Nothing is owed: bet or check."""
    strong = rising(value, 0.62, 0.08) * temper.bold
    weak = (1 - rising(value, 0.3, 0.1)) * temper.bluff * (1.0 if spot.first else 1.3)
    if not is_seemingly_strong(spot):
        weak *= 0.4
    result: Wishes = {Check(): max(0.05, 1 - strong - weak)}
    for size, part in ((0.5, 0.35), (1.0, 0.45), (2.0, 0.2)):
        wish = raise_to(spot.legal, min(spot.stack, max(1, spot.pot * size)))
        if wish is not None:
            # The largest bets only with the best cards, and with as many bluffs as go with them.
            big = rising(value, 0.8, 0.06) if size > 1 else 1.0
            result[wish] = result.get(wish, 0.0) + part * (strong * big + weak * (0.5 if size > 1 else 1.0))
    return result


def is_seemingly_strong(spot: Spot) -> bool:
    """Whether the own signal leaves room for a card that the other must fear."""
    return spot.own >= spot.other or spot.own > 0


def _priced(spot: Spot, value: float, temper: Temper) -> Wishes:
    """Something is owed: fold, call or raise."""
    odds = spot.owed / (spot.pot + spot.owed)
    staying = rising(value, odds - temper.slack, temper.doubt)
    if value >= 0.999:
        staying = 1.0
    elif value <= 0.001:
        staying = 0.0
    result: Wishes = {}
    raising = bluff = 0.0
    if spot.legal.raise_ is not None:
        raising = staying * rising(value, 0.72 + 0.06 * spot.mine, 0.07) * temper.bold
        bluff = (1 - staying) * 0.2 * temper.bluff if spot.raises == 1 and is_seemingly_strong(spot) else 0.0
        wish = raise_to(spot.legal, min(spot.stack, spot.legal.raise_.pot))
        assert wish is not None
        result[wish] = raising + bluff
    result[Call()] = max(0.0, staying - raising)
    folding = 1 - staying - bluff
    result[Fold()] = folding if folding > 0.01 else 0.0
    return result
