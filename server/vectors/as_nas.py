"""Rows of As-Nas: matches from given decks, decision by decision, against the engine's views; and pairs of hands."""

from fractions import Fraction
from typing import Annotated

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from protocol.as_nas import AsNasPlay, AsNasResult, AsNasSettings
from protocol.cards import AsNasCard
from protocol.play import Action, Call, Fold, Hold, Legal, Look, Raise
from server.games.as_nas import AS_NAS
from server.games.as_nas.ranking import strength
from server.games.as_nas.state import SEATS, TWELFTHS, AsNasState, standings
from server.games.rules import GameView, Illegal, Step
from server.vectors.report import BadRow, RowReport, kind
from server.vectors.visibility import expect_hidden

Four = tuple[int, int, int, int]
Points = Annotated[str, Meta(pattern=r"^-?[0-9]{1,9}(/[1-9][0-9]?)?(?![\s\S])")]
"""A fraction of a point, `7/3`."""
FourPoints = tuple[Points, Points, Points, Points]
Hand = tuple[AsNasCard, AsNasCard, AsNasCard, AsNasCard, AsNasCard]


class _Public(Struct, frozen=True):
    """The public state before an action."""

    deal: int
    dealer: int
    turn: int
    stakes: Four
    high: int
    pot: int
    folded: tuple[int, ...]
    looked: tuple[int, ...]
    totals: FourPoints


class _Offer(Struct, frozen=True):
    """What is legal: `call` is the points owed, `raise` the new stake."""

    look: bool = False
    hold: bool = False
    call: int | None = None
    raise_: int | None = field(name="raise", default=None)
    fold: bool = False


class _Decision(Struct, frozen=True):
    s: _Public
    l: _Offer  # noqa: E741 (the row's own word)
    a: tuple[str, int]


class _End(Struct, frozen=True):
    """How the deal ended; `share` is each winner's."""

    pot: int
    winners: tuple[int, ...]
    share: Points
    showdown: bool
    score: FourPoints
    totals: FourPoints
    shown: dict[str, Hand]
    stakes: Four
    match_winners: tuple[int, ...] | None


class _Deal(Struct, frozen=True):
    deal: Annotated[int, Meta(ge=1, le=1000)]
    dealer: int
    deck: tuple[AsNasCard, ...]
    hands: dict[str, Hand]
    steps: tuple[_Decision, ...]
    end: _End


class _Match(Struct, frozen=True):
    deals: tuple[_Deal, ...]


class _Pair(Struct, frozen=True):
    """Two hands: `cmp` is 1 if `a` is better, -1 if `b` is, 0 for a tie."""

    a: Hand
    b: Hand
    cmp: int


def _points(twelfths: int) -> str:
    return str(Fraction(twelfths, TWELFTHS))


def _all_points(twelfths: tuple[int | None, ...]) -> list[str | None]:
    return [None if amount is None else _points(amount) for amount in twelfths]


def _plain(points: tuple[str, ...]) -> list[str]:
    """The row's fractions in lowest terms."""
    return [str(Fraction(amount)) for amount in points]


def _play(view: GameView) -> AsNasPlay:
    assert isinstance(view.play, AsNasPlay)
    return view.play


def _length(match: _Match) -> int:
    """The number of deals of the match: the row says only which deal was the last, if it has that one."""
    last = [deal.deal for deal in match.deals if deal.end.match_winners is not None]
    return last[-1] if last else max([AsNasSettings().deals, *[deal.deal + 1 for deal in match.deals]])


def _before(match: _Match) -> AsNasState:
    """The match before the row's first deal, which may be a later one of it: then dealer and totals are where they have come to."""
    state = AS_NAS.new(AsNasSettings(_length(match)))
    if not match.deals or match.deals[0].deal == 1:
        return state
    first = match.deals[0]
    before = [Fraction(total) - Fraction(score) for total, score in zip(first.end.totals, first.end.score, strict=True)]
    totals = tuple(round(points * TWELFTHS) for points in before)
    # Seat 0 deals first, and the dealer moves one seat to the right with every deal (as_nas.md, A deal).
    dealer = (2 - first.deal) % SEATS
    return replace(state, deal=first.deal - 1, dealer=dealer, totals=totals, standings=standings(totals))


def check_match(match: _Match, report: RowReport) -> None:
    """Play the match as the row says, expecting at every place what the row has."""
    state = _before(match)
    for number, deal in enumerate(match.deals):
        report.end(f"deal {deal.deal}")
        try:
            step = AS_NAS.deal(state, deal.deck)
        except ValueError as error:
            report.expect("the deal", "a deal", str(error))
            report.missed(sum(len(later.steps) for later in match.deals[number:]))
            return
        _check_start(step, deal, report)
        ended = _check_decisions(step, deal, report)
        if ended is None:
            report.missed(sum(len(later.steps) for later in match.deals[number + 1 :]))
            return
        state = ended
        report.end(f"deal {deal.deal}, end")
        _check_end(state, deal.end, report)


def _check_start(step: Step[AsNasState], deal: _Deal, report: RowReport) -> None:
    play = _play(AS_NAS.view(step.state, None))
    report.expect("deal", deal.deal, play.deal)
    report.expect("dealer", deal.dealer, play.dealer)
    report.expect("hands", deal.hands, {str(seat): hand for seat, hand in enumerate(step.state.hands)})
    _expect_hidden(step, report)


def _expect_hidden(step: Step[AsNasState], report: RowReport) -> None:
    """A seat sees its own cards once it has looked, and everybody the hands of a showdown."""
    state = step.state
    folded = [seat.state == "folded" for seat in AS_NAS.view(state, None).seats]
    showdown = AS_NAS.turn(state) is None and folded.count(False) > 1
    open_ = {card for seat in range(SEATS) if showdown and not folded[seat] for card in state.hands[seat]}
    may_see: dict[int | None, set[str]] = {
        seat: open_ | (set(state.hands[seat]) if state.looked[seat] else set()) for seat in range(SEATS)
    }
    may_see[None] = open_
    expect_hidden(report, AS_NAS, step, (*range(SEATS), None), may_see)


def _check_decisions(step: Step[AsNasState], deal: _Deal, report: RowReport) -> AsNasState | None:
    """The state after the decisions of this deal, or None where one of them was refused or the deal did not end with them."""
    for number, decision in enumerate(deal.steps, 1):
        report.decision(number, deal.deal)
        _check_public(AS_NAS.view(step.state, None), decision.s, report)
        _check_offer(step.state, decision.l, report)
        name, seat = decision.a
        try:
            step = AS_NAS.step(step.state, seat, _action(step.state, name))
        except Illegal as refused:
            report.expect(f"the action {name} of seat {seat}", "accepted", f"refused: {refused.code}")
            report.missed(len(deal.steps) - number)
            return None
        if name == "look":
            own = _play(AS_NAS.view(step.state, seat)).cards
            report.expect("cards seen by looking", deal.hands.get(str(seat)), own)
        _expect_hidden(step, report)
    report.end(f"deal {deal.deal}, end")
    report.expect("turn", None, AS_NAS.turn(step.state))
    return step.state if AS_NAS.turn(step.state) is None else None


def _check_public(view: GameView, expected: _Public, report: RowReport) -> None:
    play = _play(view)
    report.expect("deal", expected.deal, play.deal)
    report.expect("dealer", expected.dealer, play.dealer)
    report.expect("turn", expected.turn, view.turn)
    report.expect("stakes", expected.stakes, play.stakes)
    report.expect("stakes of the seats", expected.stakes, tuple(seat.bet for seat in view.seats))
    report.expect("high", expected.high, play.highest)
    report.expect("pot", expected.pot, play.pot)
    folded = tuple(number for number, seat in enumerate(view.seats) if seat.state == "folded")
    report.expect("folded", expected.folded, folded)
    report.expect("looked", expected.looked, tuple(seat for seat in range(SEATS) if play.looked[seat]))
    report.expect("totals", _plain(expected.totals), _all_points(play.totals))
    report.expect("totals of the seats", _plain(expected.totals), _all_points(tuple(seat.total for seat in view.seats)))


def _check_offer(state: AsNasState, expected: _Offer, report: RowReport) -> None:
    turn = AS_NAS.turn(state)
    legal = None if turn is None else AS_NAS.view(state, turn).legal
    report.expect("the offer in the view", AS_NAS.legal(state), legal)
    found = legal or Legal()
    report.expect("legal look", expected.look, found.look)
    report.expect("legal hold", expected.hold, found.hold)
    report.expect("legal call", expected.call, None if found.call is None else found.call.cost)
    raising = found.raise_
    report.expect("legal raise, least", expected.raise_, None if raising is None else raising.least)
    report.expect("legal raise, most", expected.raise_, None if raising is None else raising.most)
    report.expect("legal fold", expected.fold, found.fold)
    report.expect("legal check or lock", False, found.check or found.lock is not None)


def _action(state: AsNasState, name: str) -> Action:
    """The action that a row names; a raise is always by one point. BadRow unless it is one of As-Nas's."""
    if name == "raise":
        return Raise(_play(AS_NAS.view(state, None)).highest + 1)
    plain: dict[str, Action] = {"look": Look(), "hold": Hold(), "call": Call(), "fold": Fold()}
    if name not in plain:
        raise BadRow(f"{name} is no action of As-Nas")
    return plain[name]


def _check_end(state: AsNasState, expected: _End, report: RowReport) -> None:
    view = AS_NAS.view(state, None)
    result = view.result
    assert isinstance(result, AsNasResult)
    report.expect("pot", expected.pot, result.pot)
    report.expect("winners", expected.winners, result.winners)
    report.expect("share", str(Fraction(expected.share)), _points(result.share))
    report.expect("showdown", expected.showdown, result.showdown)
    report.expect("score", _plain(expected.score), _all_points(result.points))
    report.expect("totals", _plain(expected.totals), _all_points(result.totals))
    report.expect("totals of the seats", _plain(expected.totals), _all_points(tuple(seat.total for seat in view.seats)))
    report.expect("shown", expected.shown, {str(hand.seat): hand.cards for hand in result.shown})
    report.expect("stakes", expected.stakes, _play(view).stakes)
    over = AS_NAS.over(state)
    winners = tuple(sorted(line.seat for line in view.standings if line.place == 1)) if over else None
    report.expect("match_winners", expected.match_winners, winners)


def check_pair(pair: _Pair, report: RowReport) -> None:
    """Compare the two hands."""
    a, b = strength(pair.a), strength(pair.b)
    report.expect("cmp", pair.cmp, (a > b) - (a < b))


KINDS = (
    kind("as_nas match", "deals", _Match, check_match),
    kind("as_nas pair of hands", "a b cmp", _Pair, check_pair),
)
