"""Play before the flop: opening by position, answering raises by the chance against what they say, moving in when short."""

from collections.abc import Sequence
from itertools import pairwise

from protocol.play import Action, Call, Check, Fold
from server.bots.holdem import hands
from server.bots.holdem.hands import Kind
from server.bots.holdem.reading import Foe, Spot
from server.bots.holdem.temper import Temper
from server.bots.policy import raise_to, rising

SHORT = 12.0
"""Below so many big blinds it is all or nothing."""
PREMIUM = 0.026
"""About the best fortieth of all hands: not folded to a first raise."""
NEVER_FOLDED = 0.012
"""Aces, kings and queens: not folded before the flop."""
_OPENING = (0.95, 0.78, 0.46, 0.33, 0.26, 0.21, 0.18, 0.16, 0.14, 0.13)
"""The share of hands to open with, by how many act after."""
_MOVING_IN = ((2.0, 1.0), (4.0, 0.82), (6.0, 0.72), (8.0, 0.64), (10.0, 0.57), (12.0, 0.52))
"""The share of hands to move in with from the small blind, by the depth in big blinds."""

Wishes = dict[Action, float]


def wishes(spot: Spot, temper: Temper) -> Wishes:
    """What to do before the flop, with weights."""
    hand = hands.kind(*spot.hole)
    if spot.depth <= SHORT:
        return _short(spot, hand, temper)
    if spot.raises == 0:
        return _unraised(spot, hand, temper)
    return _raised(spot, hand, temper)


def _unraised(spot: Spot, hand: Kind, temper: Temper) -> Wishes:
    waiting = sum(foe.waits for foe in spot.foes)
    share = min(0.95, _OPENING[min(waiting, 9)] * temper.loose)
    if spot.legal.check:
        share = min(0.5, 0.22 * temper.loose)
    elif spot.callers:
        share *= 0.75
    enter = 1 - rising(hand.top, share, max(0.02, temper.doubt * share * 3))
    raising = enter * (1 - temper.limps) * (1.0 if hand.top < PREMIUM else 0.5 + temper.bold / 2)
    total = spot.big_blind * (2.4 + 0.5 * temper.pressure + spot.callers + 0.6 * (1 - spot.late))
    # Behind others' calls, or with half of the price paid, more hands are worth a look at the flop.
    cheap = share * (1.35 if spot.callers or spot.bet else 1.0)
    calling = max(enter, 1 - rising(hand.top, min(cheap, 0.9), 0.06)) - raising
    return _mixed(spot, hand, raising, calling, total)


def _raised(spot: Spot, hand: Kind, temper: Temper) -> Wishes:
    shown = [foe for foe in spot.foes if foe.share < 1 or foe.bet >= spot.high] or list(spot.foes)
    chance = hands.chance(hand, _shares(shown, temper))
    narrowest = min(foe.share for foe in shown)
    value = (
        max(PREMIUM, (0.16 + 0.14 * temper.pressure) * narrowest)
        if spot.raises == 1
        else NEVER_FOLDED + 0.1 * narrowest
    )
    strong = 1 - rising(hand.top, value, value / 3)
    raising = strong * (0.35 + 0.65 * temper.bold)
    # What is still to come counts against who calls with little behind, and for who acts last.
    costly = spot.owed / max(1, spot.stack)
    need = (
        spot.odds - temper.slack + 0.035 * (1 - spot.late) + (0.03 if costly < 0.35 else 0.0) + 0.03 * (spot.raises - 1)
    )
    calling = rising(chance, need, temper.doubt / 2) * (1 - raising)
    if hand.top > 0.55 and spot.owed > 2 * spot.big_blind:
        calling *= 0.3
    bluffing = 0.0
    if spot.raises == 1 and spot.depth > 25 and 0.08 < hand.top < 0.3:
        bluffing = (0.12 + 0.2 * temper.pressure) * temper.bluff * (1 - raising)
    if (hand.top < PREMIUM and spot.raises == 1) or hand.top < NEVER_FOLDED:
        calling = max(calling, 1 - raising)
    total = spot.high * (2.9 if spot.raises == 1 else 2.3) + spot.big_blind * spot.callers
    if total > 0.4 * spot.reach:
        total, bluffing = spot.reach, 0.0
        raising = raising if hand.top < 0.05 else 0.0
    return _mixed(spot, hand, raising + bluffing, calling * (1 - bluffing), total)


def _short(spot: Spot, hand: Kind, temper: Temper) -> Wishes:
    """All or nothing; a price that the pot pays is called."""
    if spot.raises == 0:
        waiting = max(1, sum(foe.waits for foe in spot.foes))
        share = (
            _moving_in(spot.depth) / (1 + 0.55 * (waiting - 1)) * (0.55 if spot.callers or spot.legal.check else 1.0)
        )
        share = min(1.0, share * (0.5 + temper.loose / 2))
        moving = 1.0 if share >= 1 else 1 - rising(hand.top, share, temper.doubt)
        chance = hands.chance(hand, _shares(spot.foes, temper))
        calling = 0.0
        if spot.legal.call and spot.owed >= spot.stack:
            calling = rising(chance, spot.odds, temper.doubt / 2)
        elif spot.owed < spot.big_blind:
            calling = 0.6 * (1 - moving) * rising(chance, spot.odds + 0.12, temper.doubt)
        return _mixed(spot, hand, moving, max(0.0, calling), spot.reach)
    shown = [foe for foe in spot.foes if foe.share < 1 or foe.bet >= spot.high] or list(spot.foes)
    chance = hands.chance(hand, _shares(shown, temper))
    # Who goes on goes on with everything, so that is the price.
    price = max(spot.owed, min(spot.stack, spot.reach - spot.bet))
    odds = price / (spot.pot + price + max(0, price - spot.owed))
    staying = 1.0 if hand.top < NEVER_FOLDED else rising(chance, odds - temper.slack / 2, temper.doubt / 2)
    if spot.legal.raise_ is None:
        return _mixed(spot, hand, 0.0, staying, spot.reach)
    return _mixed(spot, hand, staying, 0.0, spot.reach)


def _moving_in(depth: float) -> float:
    for (shallow, many), (deep, few) in pairwise(_MOVING_IN):
        if depth <= deep:
            return many - (many - few) * max(0.0, (depth - shallow) / (deep - shallow))
    return _MOVING_IN[-1][1]


def _shares(foes: Sequence[Foe], temper: Temper) -> tuple[float, ...]:
    return tuple(foe.share**temper.reads for foe in foes)


def _mixed(spot: Spot, hand: Kind, raising: float, calling: float, total: float) -> Wishes:
    """The weights as actions. What is left over checks, or folds, but never hands that nobody folds."""
    result: Wishes = {}
    wish = raise_to(spot.legal, min(total, spot.reach))
    if wish is None:
        calling += raising
    else:
        result[wish] = raising
    if spot.legal.check:
        result[Check()] = max(0.0, 1 - (raising if wish else 0.0))
        return result
    left = max(0.0, 1 - calling - (raising if wish else 0.0))
    if hand.top < NEVER_FOLDED:
        calling, left = calling + left, 0.0
    result[Call()] = max(0.0, calling)
    # A fold in a hundred of what is nearly always played would only look like a slip.
    result[Fold()] = left if left > 0.02 else 0.0
    return result
