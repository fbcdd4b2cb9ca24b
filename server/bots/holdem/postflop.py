"""Play with a board on the table: value bets and bluffs, calls by the chance against the price, all-ins only with what is worth one."""

from protocol.play import Action, Call, Check, Fold, RaiseOffer
from server.bots.holdem.equity import equity
from server.bots.holdem.reading import Foe, Spot
from server.bots.holdem.temper import Temper
from server.bots.policy import raise_to, rising

HEAVY = 1.5
"""What a bot that presses bets with its best hands, as a share of the pot,"""
HEAVY_FROM = 0.75
"""from this chance of winning on,"""
HEAVY_PART = 0.75
"""so often; else it bets as with other good hands."""

Wishes = dict[Action, float]


def wishes(spot: Spot, temper: Temper) -> Wishes:
    """What to do after the flop, with weights."""
    chance = equity(spot.hole, spot.board, [_believed(foe, temper) for foe in spot.foes])
    return _free(spot, chance, temper) if spot.legal.check else _priced(spot, chance, temper)


def _believed(foe: Foe, temper: Temper) -> Foe:
    """The opponent as far as the bot reads it; rounded, so that many are alike and are worked out once."""
    share = round(foe.share**temper.reads, 2)
    return Foe(foe.seat, foe.stack, foe.bet, share, round(foe.force * temper.reads * 2) / 2, foe.waits)


def good(foes: int) -> float:
    """The chance of winning from which a bet is for value against so many."""
    return 0.24 + 0.36 / foes**0.7


def _free(spot: Spot, chance: float, temper: Temper) -> Wishes:
    """Nothing is owed: bet or check."""
    offer = spot.legal.raise_
    if offer is None:
        return {Check(): 1.0}
    foes = len(spot.foes)
    value = rising(chance, good(foes) - 0.1 * temper.pressure, 0.07 + temper.doubt / 2) * temper.bold
    if chance > 0.9 and spot.street < 3:
        value *= 0.85  # now and then a trap
    nerve = temper.bluff * (0.35 + 0.65 * spot.late) / foes ** (1.5 - 0.9 * temper.pressure)
    if spot.led:
        nerve = min(0.8, nerve + 0.8 * temper.bluff / foes)
    # A hand that may yet improve bluffs better than one that can't; with the last card out the weakest do, for the middling may win a showdown.
    nerve *= (
        (0.35 + 1.6 * min(chance, 0.5)) if spot.street < 3 else (1.0 if chance < 0.3 else 0.2 + 0.6 * temper.pressure)
    )
    bluff = (1 - value) * min(0.6 + 0.2 * temper.pressure, nerve)
    result: Wishes = {Check(): 1 - value - bluff}
    _bets(result, spot, offer, value, chance, temper)
    small = raise_to(spot.legal, min(offer.half_pot, spot.reach))
    if small is not None and small.to < 0.5 * spot.reach:
        result[small] = result.get(small, 0.0) + bluff
    else:
        result[Check()] += bluff
    return result


def _priced(spot: Spot, chance: float, temper: Temper) -> Wishes:
    """Something is owed: fold, call or raise."""
    last = spot.street == 3 or not any(foe.stack for foe in spot.foes) or spot.owed >= spot.stack
    need = spot.odds - temper.slack + (0.0 if last else 0.02 - 0.03 * spot.late)
    staying = rising(chance, need, temper.doubt)
    if chance > need + 2.5 * temper.doubt:
        staying = 1.0
    elif chance < need - 2.0 * temper.doubt:
        staying = 0.0
    offer = spot.legal.raise_
    result: Wishes = {}
    raising = bluff = 0.0
    if offer is not None:
        strong = max(0.62, good(len(spot.foes)) + 0.12) + 0.06 * (spot.raises - 1)
        raising = staying * rising(chance, strong, 0.05) * temper.bold
        if spot.raises == 1 and len(spot.foes) == 1 and spot.street < 3 and 0.2 < chance < need + 0.05:
            bluff = (1 - staying) * 0.25 * temper.bluff
        _bets(result, spot, offer, raising, chance, temper)
        wish = raise_to(spot.legal, min(offer.half_pot, spot.reach))
        if wish is not None and wish.to < 0.4 * spot.reach:
            result[wish] = result.get(wish, 0.0) + bluff
        else:
            bluff = 0.0
    result[Call()] = max(0.0, staying - raising)
    folding = max(0.0, 1 - staying - bluff)
    result[Fold()] = folding if folding > 0.02 else 0.0
    return result


def _bets(result: Wishes, spot: Spot, offer: RaiseOffer, weight: float, chance: float, temper: Temper) -> None:
    """Bets for value in two sizes; where the larger is near all there is to play for, that, if the hand is worth it."""
    large = (offer.half_pot + 2 * offer.pot) / 3
    heavy = HEAVY_PART * temper.pressure if chance > HEAVY_FROM else 0.0
    if heavy:
        # Who calls with the same hands whatever the price is asked for more.
        total = spot.high + HEAVY * (offer.pot - spot.high)
        wish = raise_to(spot.legal, total if total < 0.6 * spot.reach else spot.reach)
        if wish is not None:
            result[wish] = result.get(wish, 0.0) + weight * heavy
    for size, part in ((offer.half_pot, 0.45), (large, 0.55)):
        total = min(size, spot.reach)
        if size > 0.5 * spot.reach:
            total = spot.reach if chance > 0.62 or spot.depth < 6 else 0.4 * spot.reach
        wish = raise_to(spot.legal, total)
        if wish is not None:
            result[wish] = result.get(wish, 0.0) + weight * part * (1 - heavy)
