"""One Poker for bots: what a view says as numbers, and the levels `easy` and `normal`, which lock and bet by how a card fares.

A card is weighed against what the signals, the cards seen and the bets leave open to the other player.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from msgspec import Struct

from protocol.cards import RANKS
from protocol.one_poker import OnePokerPlay
from protocol.play import Action, Call, Called, Check, Checked, Fold, LockCard, Raised
from protocol.table import TableView
from server.bots.one_poker_cards import COPIES, beats, hands
from server.bots.one_poker_strategy import Spot
from server.bots.one_poker_tree import FOLD, PASS
from server.bots.policy import NothingToDecide, Policy, legal_of, policy_of, raise_to, rising
from server.bots.styles import Style

Weights = Mapping[int, float]
"""Chances by rank (0 the two, 12 the ace)."""
Chances = Mapping[int, float]
"""While locking by rank; while betting by FOLD, PASS (check or call) and the total of a bet or raise, in chips."""


class Moment(Struct, frozen=True):
    """A decision in a deal of a match: `spot`, in chips; `dead` chips lie in the pot besides the bets; the ranks `gone` were revealed
    since the last shuffle."""

    spot: Spot
    dead: int = 2
    gone: tuple[int, ...] = ()


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


EASY = Temper(care=0.8, counts=False, believes=0.4, doubt=0.12, slack=0.05, bold=0.45, bluff=0.06)
NORMAL = Temper(care=0.97, counts=True, believes=1.2, doubt=0.06, slack=-0.02, bold=0.65, bluff=0.14)


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


# --- what a view says -------------------------------------------------------------------------------------------------


def rank(card: str) -> int:
    """A card's rank as a number."""
    return RANKS.index(card[0])


def read(view: TableView) -> Moment:
    """The decision that this view asks for. Raises NothingToDecide where it asks for none."""
    legal_of(view)
    play, you = view.play, view.you
    if not isinstance(play, OnePokerPlay) or play.cards is None or you is None or you.seat is None:
        raise NothingToDecide("the view is not that of a seat in a deal of One Poker")
    me, foe = you.seat, 1 - you.seat
    stack = min((view.seats[seat].stack or 0) + play.bets[seat] for seat in (me, foe))
    low, high = sorted(map(rank, play.cards))
    locked = None if play.lock is None else rank(play.lock)
    spot = Spot(
        stack,
        int(play.first != me),
        play.signals[me].up,
        play.signals[foe].up,
        (low, high),
        locked,
        _history(view, stack),
    )
    return Moment(spot, play.pot - sum(play.bets), tuple(rank(card) for cards in play.revealed for card in cards))


def _history(view: TableView, stack: int) -> tuple[int, ...]:
    """The bets so far; what goes beyond the shorter stack comes back, so it counts as all of that."""
    done = list[int]()
    for event in view.log:
        match event:
            case Checked() | Called():
                done.append(PASS)
            case Raised():
                done.append(min(event.to, stack))
            case _:
                pass
    return tuple(done)


def played(view: TableView, chances: Chances) -> Policy:
    """The chances as those of actions. Raises NothingToDecide where the view asks for nothing."""
    legal, wishes = legal_of(view), dict[Action, float]()
    if legal.lock is not None:
        numbers = [rank(card) for card in legal.lock.cards]
        for card, number in zip(legal.lock.cards, numbers, strict=True):
            wishes[LockCard(card)] = chances.get(number, 0.0) / numbers.count(number)
        return policy_of(wishes, legal)
    for action, chance in chances.items():
        # All of the shorter stack may be less than the least that the deeper player must raise to.
        done = (
            Fold()
            if action == FOLD
            else (Check() if legal.check else Call())
            if action == PASS
            else raise_to(legal, action)
        )
        if done is None:
            done = Call()
        wishes[done] = wishes.get(done, 0.0) + chance
    return policy_of(wishes, legal)


def playing(view: TableView, chances: Callable[[Moment], Chances]) -> Policy:
    """Play what `chances` says of the decision that the view asks for. Raises NothingToDecide where it asks for none."""
    return played(view, chances(read(view)))


class Betting(Struct, frozen=True):
    """How the betting stands: `level` is the highest bet, `owed` what a call costs, `pot` everything put in. `least` is the least raise, None
    where nobody may raise. `raises` are the other's bets and raises, `mine` the own."""

    level: int
    owed: int
    pot: int
    least: int | None
    raises: int
    mine: int


def betting(moment: Moment) -> Betting:
    """How the betting stands after the history of a moment."""
    spot = moment.spot
    bets, counts, increment, actor = [0, 0], [0, 0], 1, 0
    for action in spot.history:
        if action != PASS:
            increment = max(action - max(bets), increment)
            bets[actor] = action
            counts[actor] += 1
        actor = 1 - actor
    level = max(bets)
    least = None if level >= spot.stack else min(level + increment, spot.stack)
    mine = spot.position
    return Betting(level, level - bets[mine], moment.dead + sum(bets), least, counts[1 - mine], counts[mine])


# --- cards ------------------------------------------------------------------------------------------------------------


def left(seen: Sequence[int]) -> tuple[int, ...]:
    """How many cards of each rank are unseen."""
    counts = [COPIES] * len(RANKS)
    for number in seen:
        counts[number] -= 1
    return tuple(counts)


@cache
def locked_by(signal: int, unseen: tuple[int, ...], care: float = 0.8) -> dict[int, float]:
    """What a player with this signal has probably locked: any hand behind the signal, the card that fares better in it with a chance of `care`."""
    weights = dict[int, float]()
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


def believed(moment: Moment, raises: int, temper: Temper) -> Weights:
    """What the other has probably locked, by signal, cards seen and `raises`, its bets and raises."""
    spot = moment.spot
    seen = (*spot.hand, *moment.gone) if temper.counts else spot.hand
    weights = locked_by(spot.other, left(seen))
    force = temper.believes * raises
    if not force:
        return weights
    # A card that does well against what this player's own signal shows is likelier to have bet; some bluff.
    mine = locked_by(spot.own, left(()))
    told = {number: weight * (0.12 + chance(number, mine)) ** (1.5 * force) for number, weight in weights.items()}
    total = sum(told.values())
    return {number: weight / total for number, weight in told.items()}


# --- the levels -------------------------------------------------------------------------------------------------------


def chances(moment: Moment, temper: Temper) -> Chances:
    """What a bot of this temper does; nothing that it never does is named."""
    wishes = _locks(moment, temper) if moment.spot.locked is None else _bets(moment, moment.spot.locked, temper)
    # What is done once in a hundred times only would look like a slip.
    kept = {action: weight for action, weight in wishes.items() if weight > 0.01}
    total = sum(kept.values())
    return {action: weight / total for action, weight in kept.items()}


def single_deal(spot: Spot, temper: Temper) -> Chances:
    """The same for a deal by itself with an ante of one chip, as a best response is searched against it."""
    return chances(Moment(spot), temper)


def _locks(moment: Moment, temper: Temper) -> Chances:
    low, high = moment.spot.hand
    if low == high:
        return {low: 1.0}
    against = believed(moment, 0, temper)
    # The two is weak but for aces: it is good only where the other is likely to have one.
    better = rising(chance(high, against) - chance(low, against), 0.0, 0.12)
    first = 0.5 + (better - 0.5) * (2 * temper.care - 1)
    return {high: first, low: 1 - first}


def _bets(moment: Moment, locked: int, temper: Temper) -> Chances:
    stand = betting(moment)
    value = chance(locked, believed(moment, stand.raises, temper))
    return _priced(moment, stand, value, temper) if stand.owed else _free(moment, stand, value, temper)


def _free(moment: Moment, stand: Betting, value: float, temper: Temper) -> Chances:
    """Nothing is owed: bet or check."""
    if stand.least is None:
        return {PASS: 1.0}
    spot = moment.spot
    strong = rising(value, 0.62, 0.08) * temper.bold
    weak = (1 - rising(value, 0.3, 0.1)) * temper.bluff * (1.3 if spot.position else 1.0)
    if spot.own < spot.other:
        weak *= 0.4
    result = {PASS: max(0.0, 1 - strong - weak)}
    for size, part in ((0.5, 0.35), (1.0, 0.45), (2.0, 0.2)):
        total = min(spot.stack, max(1, round(stand.pot * size)))
        # The largest bets only with the best cards, and with some bluffs that go with them.
        big = rising(value, 0.8, 0.06) if size > 1 else 1.0
        weight = part * (strong * big + weak * (0.5 if size > 1 else 1.0))
        result[total] = result.get(total, 0.0) + weight
    return result


def _priced(moment: Moment, stand: Betting, value: float, temper: Temper) -> Chances:
    """Something is owed: fold, call or raise."""
    spot = moment.spot
    odds = stand.owed / (stand.pot + stand.owed)
    staying = rising(value, odds - temper.slack, temper.doubt)
    if value >= 0.999:
        staying = 1.0
    elif value <= 0.001:
        staying = 0.0
    raising = bluff = 0.0
    result = dict[int, float]()
    if stand.least is not None:
        raising = staying * rising(value, 0.72 + 0.06 * stand.mine, 0.07) * temper.bold
        bluff = (1 - staying) * 0.2 * temper.bluff if stand.raises == 1 and spot.own >= spot.other else 0.0
        total = stand.level + stand.pot + stand.owed
        result[min(spot.stack, max(stand.least, total))] = raising + bluff
    result[PASS] = max(0.0, staying - raising)
    result[FOLD] = max(0.0, 1 - staying - bluff)
    return result
