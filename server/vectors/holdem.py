"""Hold'em rows: hands played through the engine and compared with what every viewer is told, buttons of a next hand, and pairs of hands."""

from protocol.cards import HOLDEM_DECK
from protocol.holdem import HoldemPlay, HoldemResult, HoldemSettings
from protocol.play import Action, Call, Check, Fold, Legal, Raise
from server.games.holdem import HOLDEM, HoldemState, ranking
from server.games.holdem.state import seated
from server.games.rules import GameView, Illegal, Step
from server.vectors.holdem_rows import ButtonRow, HandRow, LegalPart, Places, PotPart, PublicPart, RankRow
from server.vectors.report import BadRow, Kind, RowReport, kind, said
from server.vectors.visibility import expect_hidden


class Hands:
    """Plays the hand rows of one file; a row that is the next hand of the match before it is dealt from where that hand ended."""

    def __init__(self) -> None:
        self._last: tuple[int | None, int, HoldemState] | None = None

    def check(self, row: HandRow, report: RowReport) -> None:
        """Play the hand as the row says, expecting at every place what the row has. Raises BadRow."""
        report.end("deal")
        state = self._before(row, report)
        self._last = None
        try:
            step = HOLDEM.deal(state, tuple(row.deck))
        except ValueError as error:
            raise BadRow(str(error)) from None
        _check_deal(step, row, report)
        ended = _check_decisions(step, row, report)
        if ended is not None:
            report.end("end")
            _check_end(ended, row, report)
            self._last = (row.match, row.hand, ended)

    def _before(self, row: HandRow, report: RowReport) -> HoldemState:
        if self._last is not None:
            match, hand, state = self._last
            if row.match is not None and match == row.match and row.hand == hand + 1 and not HOLDEM.over(state):
                report.expect("stacks after the hand before", row.stacks, list(state.round.stacks))
                report.expect("next button", row.button, state.match.button)
                if row.stacks == list(state.round.stacks):
                    return state
        try:
            return seated(HoldemSettings(len(row.stacks), 1, row.sb, row.bb), tuple(row.stacks), row.button)
        except ValueError as error:
            raise BadRow(str(error)) from None


def _check_deal(step: Step[HoldemState], row: HandRow, report: RowReport) -> None:
    play = _play(HOLDEM.view(step.state, None))
    report.expect("button", row.button, play.button)
    report.expect("sb_seat", row.sb_seat, play.small_blind_seat)
    report.expect("bb_seat", row.bb_seat, play.big_blind_seat)
    hand = step.state.hand
    report.expect("hole", row.hole, {str(seat): list(hole) for seat, hole in enumerate(hand.holes) if hole})
    for seat in hand.dealt:
        report.expect(f"own cards in the view of seat {seat}", row.hole.get(str(seat)), _own(step.state, seat))
    dealt = len(row.hole) * 2
    passed = [card for card in row.deck[dealt : dealt + 8] if card not in hand.board]
    report.expect("burns", row.burns, passed)
    report.expect("board to come", row.board, list(hand.board))
    _expect_hidden(step, row, report)


def _expect_hidden(step: Step[HoldemState], row: HandRow, report: RowReport) -> None:
    """A seat sees its own cards, everybody the board as far as it is dealt and the hands that are shown in the end."""
    seats = range(len(row.stacks))
    ended = HOLDEM.turn(step.state) is None
    open_ = set(row.end.board) if ended else set(row.board[: len(_play(HOLDEM.view(step.state, None)).board)])
    if ended:
        open_ |= {card for hole in row.end.shown.values() for card in hole}
    may_see: dict[int | None, set[str]] = {seat: open_ | set(row.hole.get(str(seat), ())) for seat in seats}
    may_see[None] = open_
    expect_hidden(report, HOLDEM, step, (*seats, None), may_see)


def _check_decisions(step: Step[HoldemState], row: HandRow, report: RowReport) -> HoldemState | None:
    """The state after the decisions, or None where one of them was refused or the hand did not end with them."""
    for number, decision in enumerate(row.steps, 1):
        report.decision(number)
        _check_public(HOLDEM.view(step.state, None), decision.s, report)
        _check_offer(step.state, decision.l, report)
        seat, action = _action(decision.a)
        try:
            step = HOLDEM.step(step.state, seat, action)
        except Illegal as refused:
            report.expect(f"the action {said(decision.a)}", "accepted", f"refused: {refused.code}")
            report.missed(len(row.steps) - number)
            return None
        _expect_hidden(step, row, report)
    report.end("end")
    report.expect("turn", None, HOLDEM.turn(step.state))
    return step.state if HOLDEM.turn(step.state) is None else None


def _check_public(view: GameView, expected: PublicPart, report: RowReport) -> None:
    play = _play(view)
    report.expect("street", expected.street, play.street)
    report.expect("board", expected.board, list(play.board))
    report.expect("turn", expected.turn, view.turn)
    report.expect("stacks", expected.stacks, [seat.stack for seat in view.seats])
    report.expect("bets", expected.bets, list(play.bets))
    report.expect("bets of the seats", expected.bets, [seat.bet for seat in view.seats])
    report.expect("pot", expected.pot, play.pot)
    report.expect("sum of the pots", expected.pot, sum(pot.amount for pot in play.pots))
    folded = [number for number, seat in enumerate(view.seats) if seat.state == "folded"]
    report.expect("folded", expected.folded, folded)


def _check_offer(state: HoldemState, expected: LegalPart, report: RowReport) -> None:
    turn = HOLDEM.turn(state)
    legal = None if turn is None else HOLDEM.view(state, turn).legal
    report.expect("the offer in the view", HOLDEM.legal(state), legal)
    found = legal or Legal()
    report.expect("legal fold", expected.fold, found.fold)
    report.expect("legal check", expected.check, found.check)
    report.expect("legal call", expected.call, None if found.call is None else found.call.cost)
    raising = found.raise_
    report.expect("legal raise", expected.raise_, None if raising is None else (raising.least, raising.most))
    report.expect("legal hold, look or lock", False, found.hold or found.look or found.lock is not None)


def _action(words: tuple[str | int, ...]) -> tuple[int, Action]:
    """The seat and the action that a row names. BadRow unless it is one of hold'em's."""
    plain: dict[object, Action] = {"fold": Fold(), "check": Check(), "call": Call()}
    match words:
        case ("raise", int(seat), int(to)):
            return seat, Raise(to)
        case (name, int(seat)) if name in plain:
            return seat, plain[name]
        case _:
            raise BadRow(f"{said(words)} is no action of hold'em")


def _check_end(state: HoldemState, row: HandRow, report: RowReport) -> None:
    expected = row.end
    view = HOLDEM.view(state, None)
    play, result = _play(view), view.result
    assert isinstance(result, HoldemResult)
    report.expect("returned", expected.returned, {str(back.seat): back.amount for back in result.returned})
    found = [
        PotPart(
            pot.amount,
            list(pot.contenders),
            sorted(winner.seat for winner in pot.winners),
            {str(winner.seat): winner.share for winner in pot.winners},
        )
        for pot in result.pots
    ]
    report.expect("pots", expected.pots, found)
    report.expect("pots in the play", result.pots, play.winners)
    report.expect("showdown", expected.showdown, play.street == "showdown")
    report.expect("shown", expected.shown, {str(hand.seat): list(hand.cards) for hand in result.shown})
    report.expect("board", expected.board, list(play.board))
    report.expect("stacks", expected.stacks, [seat.stack for seat in view.seats])
    out = [number for number, seat in enumerate(view.seats) if seat.place is not None and not seat.stack]
    report.expect("busted", expected.busted, [seat for seat in out if row.stacks[seat]])
    if row.match_over is not None:
        report.expect("match_over", row.match_over, HOLDEM.over(state))


def check_button(row: ButtonRow, report: RowReport) -> None:
    """Play a hand in which just these seats lose their last chips, and deal the next. Raises BadRow."""
    staying = [seat for seat in row.seats if seat not in row.out]
    if len(staying) < 2 or row.button not in row.seats or len(set(row.seats)) < len(row.seats):
        raise BadRow("two of the seats must stay, and the button be one of them all")
    count = max(row.seats) + 1
    stacks = tuple([0 if seat not in row.seats else 20 if seat in row.out else 1000 for seat in range(count)])
    before = seated(HoldemSettings(count), stacks, row.button)
    order = HOLDEM.deal(before, HOLDEM_DECK).state.hand.dealt
    state = HOLDEM.deal(before, _deck_for(order.index(staying[0]), len(order))).state
    _check_places(Places(row.button, row.sb_seat, row.bb_seat), state, "", report)
    while (turn := HOLDEM.turn(state)) is not None:
        legal = HOLDEM.legal(state)
        state = HOLDEM.step(state, turn, Check() if legal is not None and legal.check else Call()).state
    report.expect("seats that stay", staying, list(HOLDEM.playing(state)))
    _check_places(row.next, HOLDEM.deal(state, HOLDEM_DECK).state, "next ", report)


def _deck_for(place: int, players: int) -> tuple[str, ...]:
    """A deck that gives four aces to the player that is dealt to in this place."""
    rest = [card for card in HOLDEM_DECK if card[0] != "A"]
    deck = rest[: 2 * players - 2]
    deck.insert(place, "As")
    deck.insert(place + players, "Ah")
    rest = rest[2 * players - 2 :]
    return (*deck, rest[0], "Ac", "Ad", *rest[1:])


def _check_places(expected: Places, state: HoldemState, when: str, report: RowReport) -> None:
    play = _play(HOLDEM.view(state, None))
    report.expect(f"{when}button", expected.button, play.button)
    report.expect(f"{when}sb_seat", expected.sb_seat, play.small_blind_seat)
    report.expect(f"{when}bb_seat", expected.bb_seat, play.big_blind_seat)


def check_ranks(row: RankRow, report: RowReport) -> None:
    """Compare the two hands and their names. Raises BadRow."""
    if len({*row.board, *row.a, *row.b}) < 9:
        raise BadRow("a card is there twice")
    a, b = [ranking.strength(ranking.key((*hole, *row.board))) for hole in (row.a, row.b)]
    report.expect("cmp", row.cmp, (a > b) - (a < b))
    report.expect("a_is", row.a_is, ranking.name(a).code.replace("_", " "))
    report.expect("b_is", row.b_is, ranking.name(b).code.replace("_", " "))


def _play(view: GameView) -> HoldemPlay:
    assert isinstance(view.play, HoldemPlay)
    return view.play


def _own(state: HoldemState, seat: int) -> list[str] | None:
    hole = _play(HOLDEM.view(state, seat)).hole
    return None if hole is None else list(hole)


def kinds() -> tuple[Kind, ...]:
    """The kinds of hold'em rows, for one file: a match may go on from row to row."""
    return (
        kind("hold'em hand", "button sb_seat bb_seat stacks deck hole steps end", HandRow, Hands().check),
        kind("hold'em next button", "seats button sb_seat bb_seat out next", ButtonRow, check_button),
        kind("hold'em pair of hands", "board a b cmp", RankRow, check_ranks),
    )
