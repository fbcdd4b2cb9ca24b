"""How a hand ends once nobody is to act: what comes back, the run-out, the showdown, pots, places (holdem.md, "Ends")."""

from msgspec.structs import replace

from protocol.holdem import HandEnded, HoldemResult, PotResult, PotWon, ReturnedChips, Street, StreetDealt, Winner
from protocol.play import HandShown, MatchEnded, Returned, SeatOut, Shown
from server.games import pots
from server.games.betting import Round
from server.games.holdem import buttons, ranking
from server.games.holdem.state import BOARD_CARDS, Hand, HoldemState, Match, standings
from server.games.rules import Emit, Step


def settled(state: HoldemState, emits: list[Emit]) -> Step[HoldemState]:
    """The state after the hand whose betting is over, and `emits` with what happened from there on added."""
    hand = state.hand
    stacks, back = _returned(state, emits)
    put_in = tuple([before - now for before, now in zip(hand.stacks, stacks, strict=True)])
    live = state.round.live
    alone = not live & (live - 1)
    shown = () if alone else _showdown(state, emits)
    board = state.board if alone else hand.board
    strengths = (
        {} if alone else {s: ranking.strength(ranking.key((*hand.holes[s], *board))) for s in pots.MEMBERS[live]}
    )
    results: list[PotResult] = []
    paid = list(stacks)
    for number, pot in enumerate(pots.contested(put_in, live, state.round.deep)):
        result = _won(hand, pot.amount, pot.contenders, strengths)
        results.append(result)
        emits.append(Emit(PotWon(number, *_parts(result))))
        for winner in result.winners:
            paid[winner.seat] += winner.share
    net = tuple([now - before for before, now in zip(hand.stacks, paid, strict=True)])
    result = HoldemResult(hand.number, tuple(results), back, shown, net)
    emits.append(Emit(HandEnded(hand.number, tuple(paid))))
    match = _after(state.match, hand, tuple(paid), emits)
    nobody = (0,) * len(paid)
    idle = Round(0, 0, state.round.increment, None, live, 0, 0, tuple(paid), nobody, nobody)
    street = state.street if alone else "showdown"
    return Step(HoldemState(match, hand, idle, street, board, state.last, None, shown, result), tuple(emits))


def _parts(result: PotResult) -> tuple[int, tuple[int, ...], tuple[Winner, ...]]:
    return result.amount, result.contenders, result.winners


def _returned(state: HoldemState, emits: list[Emit]) -> tuple[tuple[int, ...], tuple[ReturnedChips, ...]]:
    """Chips that no other player, folded or not, has matched over the hand go back; an ante never does."""
    stacks = state.round.stacks
    put_in = tuple([before - now for before, now in zip(state.hand.stacks, stacks, strict=True)])
    over = pots.uncalled(put_in, state.hand.antes)
    if over is None:
        return stacks, ()
    seat, amount = over
    emits.append(Emit(Returned(seat, amount)))
    return (*stacks[:seat], stacks[seat] + amount, *stacks[seat + 1 :]), (ReturnedChips(seat, amount),)


def _showdown(state: HoldemState, emits: list[Emit]) -> tuple[Shown, ...]:
    """All unfolded hands are shown, clockwise from the left of the button; in a run-out before the remaining board cards."""
    hand = state.hand
    unfolded = [seat for seat in hand.dealt if state.round.live >> seat & 1]
    emits.extend([Emit(HandShown(seat, hand.holes[seat], _named(hand.holes[seat], state.board))) for seat in unfolded])
    board = state.board
    streets: tuple[Street, ...] = ("flop", "turn", "river")
    for street in streets:
        if BOARD_CARDS[street] > len(board):
            longer = hand.board[: BOARD_CARDS[street]]
            emits.append(Emit(StreetDealt(street, longer[len(board) :], longer)))
            board = longer
    return tuple([Shown(seat, hand.holes[seat], _named(hand.holes[seat], board)) for seat in unfolded])


def _named(hole: tuple[str, ...], board: tuple[str, ...]) -> ranking.HandName:
    return ranking.name(ranking.strength(ranking.key((*hole, *board))))


def _won(hand: Hand, amount: int, contenders: tuple[int, ...], strengths: dict[int, int]) -> PotResult:
    """Each pot is decided on its own; without `strengths` its only contender wins it unseen."""
    if not strengths:
        return PotResult(amount, contenders, (Winner(contenders[0], amount),))
    best = max(strengths[seat] for seat in contenders)
    tied = tuple([seat for seat in hand.dealt if seat in contenders and strengths[seat] == best])
    named = ranking.name(best)
    winners = [
        Winner(seat, share, named, ranking.five((*hand.holes[seat], *hand.board), best))
        for seat, share in zip(tied, pots.shares(amount, tied), strict=True)
    ]
    return PotResult(amount, contenders, tuple(winners))


def _after(match: Match, hand: Hand, stacks: tuple[int, ...], emits: list[Emit]) -> Match:
    """Who is out and in which place, and the next button. The later out the better; in one hand the bigger stack at its beginning."""
    left = tuple([seat for seat in sorted(hand.dealt) if stacks[seat]])
    gone = [seat for seat in hand.dealt if not stacks[seat]]
    places = list(match.places)
    for seat in gone:
        place = places[seat] = len(left) + 1 + sum(hand.stacks[other] > hand.stacks[seat] for other in gone)
        emits.append(Emit(SeatOut(seat, place)))
    if len(left) == 1:
        places[left[0]] = 1
    order = standings(stacks, tuple(places))
    if len(left) == 1:
        emits.append(Emit(MatchEnded(order, left)))
        return replace(match, places=tuple(places), standings=order)
    button = buttons.next_button(left, hand.button, hand.big_blind_seat)
    return Match(match.settings, button, tuple(places), order)
