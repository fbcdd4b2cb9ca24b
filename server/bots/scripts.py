"""Simple players by rule, the same for all three games: the arena's yardsticks. They are no level that a table offers."""

from collections.abc import Callable, Mapping

from protocol.as_nas import AsNasPlay
from protocol.holdem import HoldemPlay
from protocol.one_poker import OnePokerPlay
from protocol.play import Action, Call, Check, Fold, Hold, Legal, LockCard, Look, Raise
from protocol.table import TableView
from server.bots import as_nas, one_poker
from server.bots.holdem import equity, hands
from server.bots.holdem import reading as holdem
from server.bots.holdem.reading import Foe
from server.bots.policy import Policy, PolicyBot, legal_of, policy_of, raise_to


def random(view: TableView) -> Policy:
    """Every kind of action that is legal with the same chance; a raise is to one of the four usual amounts."""
    legal = legal_of(view)
    wishes: dict[Action, float] = dict.fromkeys((Fold(), Check(), Hold(), Look(), Call()), 1.0)
    if legal.raise_ is not None:
        for total in (legal.raise_.least, legal.raise_.half_pot, legal.raise_.pot, legal.raise_.most):
            wishes[Raise(total)] = wishes.get(Raise(total), 0.0) + 0.25
    if legal.lock is not None:
        wishes |= {LockCard(card): 1.0 for card in legal.lock.cards}
    return policy_of(wishes, legal)


def always_call(view: TableView) -> Policy:
    """Never folds, never raises; looks where it can, and locks the card that fares better."""
    legal = legal_of(view)
    if legal.lock is not None:
        return _lock(view)
    if legal.look:
        return {Look(): 1.0}
    return policy_of({Check(): 1.0, Hold(): 1.0, Call(): 1.0}, legal)


def tight_aggressive(view: TableView) -> Policy:
    """Few hands, but with those it bets or raises the pot; gives up the rest when asked for chips."""
    return _by_chance(view, tight=True)


def pot_odds(view: TableView) -> Policy:
    """Compares the chance of winning against random hands with the price: raises far above it, calls above it, folds below it."""
    return _by_chance(view, tight=False)


SCRIPTS: Mapping[str, Callable[[TableView], Policy]] = {
    "random": random,
    "always_call": always_call,
    "tight_aggressive": tight_aggressive,
    "pot_odds": pot_odds,
}


def script(name: str) -> PolicyBot:
    """The script of this name. Raises KeyError for a name that is none of SCRIPTS."""
    return PolicyBot(name, SCRIPTS[name])


def _by_chance(view: TableView, *, tight: bool) -> Policy:
    legal = legal_of(view)
    if legal.lock is not None:
        return _lock(view)
    if legal.look:
        return {Look(): 1.0}
    chance, rivals = standing(view)
    fair = 1 / (rivals + 1)
    if chance >= min(0.9, fair * (1.45 if tight else 1.6)):
        wish = raise_to(legal, legal.raise_.pot) if legal.raise_ else None
        return {wish: 1.0} if wish is not None else _stay(legal)
    if legal.call is not None and (tight or chance < legal.call.cost / (_pot(view) + legal.call.cost)):
        return {Fold(): 1.0}
    return _stay(legal)


def _stay(legal: Legal) -> Policy:
    return policy_of({Check(): 1.0, Hold(): 1.0, Call(): 1.0}, legal)


def _lock(view: TableView) -> Policy:
    """One Poker: the card that fares better against what the other's signal allows, the first where both fare alike."""
    spot = one_poker.read(view).spot
    against = one_poker.locked_by(spot.other, one_poker.left(spot.hand))
    low, high = (one_poker.chance(number, against) for number in spot.hand)
    return one_poker.played(view, {spot.hand[int(high >= low)]: 1.0})


def standing(view: TableView) -> tuple[float, int]:
    """The chance of winning if every opponent who is still in may hold anything, and how many they are. Raises NothingToDecide."""
    match view.play:
        case HoldemPlay():
            spot = holdem.read(view)
            if not spot.board:
                return hands.chance(hands.kind(*spot.hole), (1.0,) * len(spot.foes)), len(spot.foes)
            anyone = [Foe(foe.seat, foe.stack, foe.bet, 1.0, 0.0, foe.waits) for foe in spot.foes]
            return equity.equity(spot.hole, spot.board, anyone), len(spot.foes)
        case OnePokerPlay():
            deal = one_poker.read(view).spot
            number = deal.hand[1] if deal.locked is None else deal.locked
            return one_poker.chance(number, one_poker.locked_by(deal.other, one_poker.left(deal.hand))), 1
        case _:
            moment = as_nas.read(view)
            foes = len(as_nas.rivals(as_nas.point_of(moment.history)))
            return (0.5 if moment.hand is None else as_nas.beaten(moment.hand)) ** foes, foes


def _pot(view: TableView) -> int:
    play = view.play
    return play.pot if isinstance(play, HoldemPlay | OnePokerPlay | AsNasPlay) else 0
