"""How a hand ends once nobody is to act: what comes back, the run-out, the showdown, pots, places (holdem.md, "Ends")."""

from msgspec.structs import replace

from protocol.holdem import HandEnded, HoldemResult, PotResult, PotWon, ReturnedChips, Street, StreetDealt, Winner
from protocol.play import HandShown, MatchEnded, Returned, SeatOut, Shown
from server.games import pots
from server.games.betting import Round
from server.games.holdem import buttons, ranking
from server.games.holdem.state import BOARD_CARDS, Hand, HoldemState, Match, standings
from server.games.rules import Emit, Step

_STREETS: tuple[Street, ...] = ("flop", "turn", "river")


def settled(state: HoldemState, emits: list[Emit]) -> Step[HoldemState]:
    """The state after the hand whose betting is over, and `emits` with what happened from there on added."""
    hand = state.hand
    live = state.round.live
    alone = not live & (live - 1)
    stacks, back = _returned(state, emits)
    strengths = {} if alone else _strengths(hand, live)
    shown = _showdown(state, strengths, emits)
    results = _pots(state, stacks, strengths, emits)
    paid = _paid(stacks, results)
    net = tuple([now - before for before, now in zip(hand.stacks, paid, strict=True)])
    result = HoldemResult(hand.number, results, back, shown, net)
    emits.append(Emit(HandEnded(hand.number, paid)))
    match = _after(state.match, hand, paid, emits)
    nobody = (0,) * len(paid)
    idle = Round(0, 0, state.round.increment, None, live, 0, 0, paid, nobody, nobody)
    if alone:
        board, street, own = state.board, state.street, state.own
    else:
        board, street, own = hand.board, "showdown", ranking.names(hand.holes, hand.board)
    return Step(HoldemState(match, hand, idle, street, board, own, state.last, None, shown, result), tuple(emits))


def _strengths(hand: Hand, live: int) -> dict[int, int]:
    """By unfolded seat, clockwise from the left of the button."""
    board = ranking.key(hand.board)
    return {seat: ranking.strength(ranking.key(hand.holes[seat]) + board) for seat in hand.dealt if live >> seat & 1}


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


def _showdown(state: HoldemState, strengths: dict[int, int], emits: list[Emit]) -> tuple[Shown, ...]:
    """All unfolded hands are shown, clockwise from the left of the button; in a run-out before the remaining board cards."""
    hand = state.hand
    emits.extend([Emit(HandShown(seat, hand.holes[seat], state.own[seat])) for seat in strengths])
    board = state.board
    for street in _STREETS if strengths else ():
        if BOARD_CARDS[street] > len(board):
            longer = hand.board[: BOARD_CARDS[street]]
            emits.append(Emit(StreetDealt(street, longer[len(board) :], longer)))
            board = longer
    return tuple([Shown(seat, hand.holes[seat], ranking.name(best)) for seat, best in strengths.items()])


def _pots(
    state: HoldemState, stacks: tuple[int, ...], strengths: dict[int, int], emits: list[Emit]
) -> tuple[PotResult, ...]:
    """Who wins each pot, counted when what is uncalled has gone back: `stacks` are those after that."""
    hand = state.hand
    put_in = tuple([before - now for before, now in zip(hand.stacks, stacks, strict=True)])
    results: list[PotResult] = []
    for number, pot in enumerate(pots.contested(put_in, state.round.live, state.round.deep)):
        winners = _winners(hand, pot.amount, pot.contenders, strengths)
        results.append(PotResult(pot.amount, pot.contenders, winners))
        emits.append(Emit(PotWon(number, pot.amount, pot.contenders, winners)))
    return tuple(results)


def _winners(hand: Hand, amount: int, contenders: tuple[int, ...], strengths: dict[int, int]) -> tuple[Winner, ...]:
    """Each pot is decided on its own; without `strengths` its only contender wins it unseen."""
    if not strengths:
        return (Winner(contenders[0], amount),)
    best = max([strengths[seat] for seat in contenders])
    tied = tuple([seat for seat, held in strengths.items() if held == best and seat in contenders])
    named = ranking.name(best)
    return tuple(
        [
            Winner(seat, share, named, ranking.five((*hand.holes[seat], *hand.board), best))
            for seat, share in zip(tied, pots.shares(amount, tied), strict=True)
        ]
    )


def _paid(stacks: tuple[int, ...], results: tuple[PotResult, ...]) -> tuple[int, ...]:
    paid = list(stacks)
    for pot in results:
        for winner in pot.winners:
            paid[winner.seat] += winner.share
    return tuple(paid)


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
