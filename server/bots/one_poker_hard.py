"""One Poker at level `hard`: the trained strategies, looked up by what the view shows of this deal and of the one before.

In a match a chip is worth a chip, whoever has more of them: two players who play alike win a match with a chance of their share of the
chips, so nothing has to be added for the score. What has to be valued is the card that is kept, and the trained later deals do that.
"""

from protocol.one_poker import OnePokerPlay
from protocol.table import TableView
from server.bots import one_poker
from server.bots.one_poker import Chances
from server.bots.one_poker_cards import course_of, is_up
from server.bots.one_poker_match import Scale
from server.bots.one_poker_strategy import OnePokerStrategy, Spot
from server.bots.policy import NothingToDecide, Policy

Courses = tuple[int, int]
"""The own course and the other's (see one_poker_cards.carried_hands)."""


class OnePokerHard:
    """The level: `single_deal` for a deal by itself, `policy` for a deal of a match."""

    def __init__(self, first: OnePokerStrategy, later: OnePokerStrategy) -> None:
        self._first = first
        self._later = later

    def single_deal(self, spot: Spot) -> Chances:
        """What it does in a deal by itself, with an ante of one chip."""
        if spot.locked is None:
            return self._first.lock(spot.stack, spot.position, spot.own, spot.other, spot.hand)
        kept = sum(spot.hand) - spot.locked
        trained = self._first.bet(spot.stack, spot.position, spot.own, spot.other, spot.locked, kept, spot.history)
        # Where its own play never leads (a seat taken over, a lock by the clock) any sensible play is right.
        return one_poker.single_deal(spot, one_poker.NORMAL) if trained is None else trained

    def policy(self, view: TableView) -> Policy:
        """What it does in a deal of a match. Raises NothingToDecide where the view asks for nothing."""
        moment = one_poker.read(view)
        play, you = view.play, view.you
        if not isinstance(play, OnePokerPlay) or you is None or you.seat is None:
            raise NothingToDecide("the view is not that of a seat in a deal of One Poker")
        scale = Scale(moment.spot.stack, play.ante)
        spot, courses = _in_tree(moment.spot, scale), courses_of(play, you.seat)
        trained = None
        if spot is not None:
            trained = self.single_deal(spot) if courses is None else self._carried(spot, courses, play)
        if spot is None or trained is None:
            return one_poker.played(view, one_poker.chances(moment, one_poker.NORMAL))
        if spot.locked is None:
            return one_poker.played(view, trained)
        return one_poker.played(view, {scale.outward(action): chance for action, chance in trained.items()})

    def _carried(self, spot: Spot, courses: Courses, play: OnePokerPlay) -> Chances | None:
        """What it does when both players hold a card from the deal before; None where its own play never leads there."""
        assert play.kept is not None
        own, other = courses
        carried = one_poker.rank(play.kept)
        drawn = sum(spot.hand) - carried
        if spot.locked is None:
            return self._later.lock(spot.stack, spot.position, own, other, (carried, drawn))
        kept = sum(spot.hand) - spot.locked
        return self._later.bet(spot.stack, spot.position, own, other, spot.locked, kept, spot.history)


def courses_of(play: OnePokerPlay, seat: int) -> Courses | None:
    """Both players' courses; None in the first deal, where nothing is kept."""
    if play.kept is None or not play.signals_before:
        return None
    kept_up = int(is_up(one_poker.rank(play.kept)))
    own = 2 * kept_up + play.signals[seat].up - kept_up
    foe = 1 - seat
    revealed = play.revealed[foe]
    if revealed:
        return own, course_of(play.signals_before[foe].up, one_poker.rank(revealed[-1]), play.signals[foe].up)
    return own, _likely_course(play.signals_before[foe].up, play.signals[foe].up)


def _likely_course(before: int, now: int) -> int:
    """The course where the revealed card is no longer shown, for the stock has just been shuffled: of one card of each group the UP one was
    mostly played."""
    kept = 1 if before == 2 else 0
    if now - kept not in (0, 1):
        kept = 1 - kept
    return 2 * kept + now - kept


def _in_tree(spot: Spot, scale: Scale) -> Spot | None:
    """The same decision in the trained tree; None where the tree has nothing like it."""
    history = scale.history(spot.history)
    if history is None:
        return None
    return Spot(scale.stack, spot.position, spot.own, spot.other, spot.hand, spot.locked, history)
