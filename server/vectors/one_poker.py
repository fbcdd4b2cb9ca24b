"""Rows of One Poker: matches from given shuffles, decision by decision, against the engine's views."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from protocol.one_poker import DealStarted, OnePokerPlay, OnePokerResult
from protocol.play import Action, Call, Check, Fold, Legal, LockCard, Raise
from server.games.one_poker import ONE_POKER
from server.games.one_poker.state import OnePokerState, begin, next_first
from server.games.rules import GameView, Illegal, Step
from server.vectors.report import BadRow, RowReport, kind
from server.vectors.visibility import expect_hidden

RowCard = Annotated[str, Meta(pattern=r"^[2-9TJQKA][cdhs]\.[01]$", max_length=4)]
"""`Ts.0` in a row is `Ts0` with us."""
Amount = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatOfTwo = Annotated[int, Meta(ge=0, le=1)]
Pair = tuple[int, int]
Cards = tuple[RowCard, RowCard]


class _Signal(Struct, frozen=True):
    up: int = field(name="UP")
    down: int = field(name="DOWN")


class _Public(Struct, frozen=True):
    """The public state before an action."""

    deal: int
    phase: Literal["lock", "bet"]
    turn: int
    stacks: Pair
    bets: Pair
    pot: int
    signals: tuple[_Signal, _Signal]
    has_locked: tuple[bool, bool]


class _Offer(Struct, frozen=True):
    """What is legal: `lock` by index in the hand, `raise` from least to most."""

    fold: bool = False
    check: bool = False
    call: int | None = None
    raise_: Pair | None = field(name="raise", default=None)
    lock: tuple[int, ...] = ()


class _Decision(Struct, frozen=True):
    s: _Public
    l: _Offer  # noqa: E741 (the row's own word)
    a: tuple[str | int, ...]


class _End(Struct, frozen=True):
    """How the deal ended; `discards` and `stock_left` are numbers of cards."""

    revealed: Cards
    fold: int | None
    winner: int | None
    pot: int
    returned: Pair
    stacks: Pair
    next_first: int | None
    match_winner: int | None
    carried: tuple[tuple[RowCard, ...], tuple[RowCard, ...]]
    stock_left: int
    discards: int


class _Deal(Struct, frozen=True):
    deal: int
    first: int
    restocked: bool
    hands: tuple[Cards, Cards]
    stacks_after_ante: Pair
    steps: tuple[_Decision, ...]
    end: _End


class _Match(Struct, frozen=True):
    chips: tuple[Amount, Amount]
    first: SeatOfTwo
    ante: Amount
    shuffles: tuple[tuple[RowCard, ...], ...]
    deals: tuple[_Deal, ...]


def _ours(card: str) -> str:
    return card.replace(".", "")


def _rows(card: str) -> str:
    return f"{card[:2]}.{card[2:]}"


def _play(view: GameView) -> OnePokerPlay:
    assert isinstance(view.play, OnePokerPlay)
    return view.play


def _own(state: OnePokerState, seat: int) -> OnePokerPlay:
    return _play(ONE_POKER.view(state, seat))


def _hand(state: OnePokerState, seat: int) -> list[str]:
    return [_rows(card) for card in _own(state, seat).cards or ()]


def _stacks(view: GameView) -> tuple[int | None, ...]:
    return tuple(seat.stack for seat in view.seats)


def check_match(match: _Match, report: RowReport) -> None:
    """Play the match as the row says, expecting at every place what the row has."""
    state = begin(match.chips, match.first, match.ante)
    shuffles = list(match.shuffles)
    for number, deal in enumerate(match.deals):
        report.end(f"deal {deal.deal}")
        try:
            cards = shuffles.pop(0) if ONE_POKER.pack(state) and shuffles else ()
            step = ONE_POKER.deal(state, tuple(map(_ours, cards)))
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
    report.expect("shuffles left over", 0, len(shuffles))


def _check_start(step: Step[OnePokerState], deal: _Deal, report: RowReport) -> None:
    view = ONE_POKER.view(step.state, None)
    started = next(emit.event for emit in step.emits if isinstance(emit.event, DealStarted))
    report.expect("deal", deal.deal, started.deal)
    report.expect("first", deal.first, _play(view).first)
    report.expect("restocked", deal.restocked, started.restocked)
    for seat, hand in enumerate(deal.hands):
        report.expect(f"hand of seat {seat}", list(hand), _hand(step.state, seat))
    report.expect("stacks_after_ante", deal.stacks_after_ante, _stacks(view))
    _expect_hidden(step, report)


def _expect_hidden(step: Step[OnePokerState], report: RowReport) -> None:
    """A seat sees its own two cards and all that have been revealed since the last shuffle, a spectator only these."""
    state = step.state
    revealed = {card for cards in state.revealed for card in cards}
    may_see: dict[int | None, set[str]] = {seat: revealed | set(state.hands[seat]) for seat in (0, 1)}
    may_see[None] = revealed
    expect_hidden(report, ONE_POKER, step, (0, 1, None), may_see)


def _check_decisions(step: Step[OnePokerState], deal: _Deal, report: RowReport) -> OnePokerState | None:
    """The state after the decisions of this deal, or None where one of them was refused or the deal did not end with them."""
    for number, decision in enumerate(deal.steps, 1):
        report.decision(number, deal.deal)
        _check_public(ONE_POKER.view(step.state, None), decision.s, report)
        _check_offer(step.state, decision.l, report)
        kind_, seat, action = _action(step.state, decision.a)
        try:
            step = ONE_POKER.step(step.state, seat, action)
        except Illegal as refused:
            report.expect(f"the action {kind_} of seat {seat}", "accepted", f"refused: {refused.code}")
            report.missed(len(deal.steps) - number)
            return None
        _expect_hidden(step, report)
    report.end(f"deal {deal.deal}, end")
    report.expect("turn", None, ONE_POKER.turn(step.state))
    return step.state if ONE_POKER.turn(step.state) is None else None


def _check_public(view: GameView, expected: _Public, report: RowReport) -> None:
    play = _play(view)
    report.expect("deal", expected.deal, play.deal)
    report.expect("phase", expected.phase, play.phase)
    report.expect("turn", expected.turn, view.turn)
    report.expect("stacks", expected.stacks, _stacks(view))
    report.expect("bets", expected.bets, play.bets)
    report.expect("bets of the seats", expected.bets, tuple(seat.bet for seat in view.seats))
    report.expect("pot", expected.pot, play.pot)
    report.expect("signals", expected.signals, tuple(_Signal(signal.up, signal.down) for signal in play.signals))
    report.expect("has_locked", expected.has_locked, play.locked)


def _check_offer(state: OnePokerState, expected: _Offer, report: RowReport) -> None:
    turn = ONE_POKER.turn(state)
    legal = None if turn is None else ONE_POKER.view(state, turn).legal
    report.expect("the offer in the view", ONE_POKER.legal(state), legal)
    found = legal or Legal()
    raising = None if found.raise_ is None else (found.raise_.least, found.raise_.most)
    hand = state.hands[turn or 0]
    locks = () if found.lock is None else tuple(hand.index(card) for card in found.lock.cards)
    report.expect("legal fold", expected.fold, found.fold)
    report.expect("legal check", expected.check, found.check)
    report.expect("legal call", expected.call, None if found.call is None else found.call.cost)
    report.expect("legal raise", expected.raise_, raising)
    report.expect("legal lock", expected.lock, locks)
    report.expect("legal hold or look", False, found.hold or found.look)


def _action(state: OnePokerState, row: tuple[str | int, ...]) -> tuple[str, int, Action]:
    """Kind, seat and action of a row's `a`. BadRow unless it is one of One Poker's."""
    match row:
        case ("lock", int(seat), int(index)) if 0 <= seat < 2 and 0 <= index < 2:
            return "lock", seat, LockCard(state.hands[seat][index])
        case ("raise", int(seat), int(to)):
            return f"raise to {to}", seat, Raise(to)
        case ("check", int(seat)):
            return "check", seat, Check()
        case ("call", int(seat)):
            return "call", seat, Call()
        case ("fold", int(seat)):
            return "fold", seat, Fold()
        case _:
            raise BadRow(f"{list(row)} is no action of One Poker")


def _check_end(state: OnePokerState, expected: _End, report: RowReport) -> None:
    view = ONE_POKER.view(state, None)
    result = view.result
    assert isinstance(result, OnePokerResult)
    over = ONE_POKER.over(state)
    folder = None if result.by != "fold" or result.winner is None else 1 - result.winner
    report.expect("revealed", list(expected.revealed), [_rows(card) for card in result.cards])
    report.expect("fold", expected.fold, folder)
    report.expect("winner", expected.winner, result.winner)
    report.expect("pot", expected.pot, result.pot)
    report.expect("returned", expected.returned, result.returned)
    report.expect("stacks", expected.stacks, _stacks(view))
    report.expect("next_first", expected.next_first, None if over else next_first(state))
    winner = next((line.seat for line in view.standings if line.place == 1), None) if over else None
    report.expect("match_winner", expected.match_winner, winner)
    for seat, carried in enumerate(expected.carried):
        own = _own(state, seat)
        report.expect(
            f"carried by seat {seat}", list(carried), [_rows(card) for card in own.cards or () if card != own.lock]
        )
    report.expect("stock_left", expected.stock_left, _play(view).stock)
    report.expect("discards", expected.discards, len(state.discards))


KINDS = (kind("one_poker match", "deals shuffles chips", _Match, check_match),)
