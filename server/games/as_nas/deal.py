"""How an As-Nas deal begins and how it is settled (as_nas.md, A deal and Score)."""

from protocol.as_nas import AsNasResult, DealOpened, DealScored, PotSplit
from protocol.cards import AS_NAS_DECK
from protocol.play import HandShown, LastAction, MatchEnded, Shown
from server.games.as_nas.ranking import hand_name, strength
from server.games.as_nas.state import SEATS, TWELFTHS, AsNasState, over, standings
from server.games.rules import Emit, Step

_NO = (False,) * SEATS
_PACK = sorted(AS_NAS_DECK)


def pack(state: AsNasState) -> tuple[str, ...]:
    """All twenty cards: they are shuffled for every deal."""
    return () if over(state) else AS_NAS_DECK


def deal(state: AsNasState, cards: tuple[str, ...]) -> Step[AsNasState]:
    """Begin the next deal: five cards each, one at a time, counterclockwise from the dealer's right; the dealer stakes a point.

    Raises ValueError in the middle of a deal, after the last one, and unless `cards` are a permutation of the pack.
    """
    if state.turn is not None or over(state):
        raise ValueError("no deal is due")
    if sorted(cards) != _PACK:
        raise ValueError("these are not the twenty cards of an As-Nas pack")
    # The dealer moves one seat to the right, which is the next lower number.
    dealer = (state.dealer - 1) % SEATS if state.deal else state.dealer
    first = (dealer - 1) % SEATS
    hands = tuple(cards[(first - seat) % SEATS :: SEATS] for seat in range(SEATS))
    stakes = tuple(int(seat == dealer) for seat in range(SEATS))
    opening = LastAction("stake", 1)
    begun = AsNasState(
        state.deals,
        state.deal + 1,
        dealer,
        first,
        SEATS,
        hands,
        stakes,
        1,
        _NO,
        _NO,
        tuple(opening if seat == dealer else None for seat in range(SEATS)),
        state.totals,
        state.standings,
    )
    return Step(begun, (Emit(DealOpened(begun.deal, state.deals, dealer, first)),))


def settle(state: AsNasState, happened: tuple[Emit, ...]) -> Step[AsNasState]:
    """End the deal: the last player takes the pot unshown, otherwise the remaining hands are shown and the best of them share it."""
    remaining = tuple(seat for seat in range(SEATS) if not state.folded[seat])
    showdown = len(remaining) > 1
    shown: tuple[Shown, ...] = ()
    winners = remaining
    if showdown:
        hands = state.hands
        shown = tuple(Shown(seat, hands[seat], hand_name(hands[seat]), state.looked[seat]) for seat in remaining)
        values = [strength(hands[seat]) for seat in remaining]
        best = max(values)
        winners = tuple(seat for seat, value in zip(remaining, values, strict=True) if value == best)
    pot = sum(state.stakes)
    share = pot * TWELFTHS // len(winners)
    points = tuple((share if seat in winners else 0) - state.stakes[seat] * TWELFTHS for seat in range(SEATS))
    totals = tuple(total + brought for total, brought in zip(state.totals, points, strict=True))
    result = AsNasResult(state.deal, pot, winners, share, showdown, shown, points, totals)
    return Step(_settled(state, result), happened + _told(state, result))


def _settled(state: AsNasState, result: AsNasResult) -> AsNasState:
    return AsNasState(
        state.deals,
        state.deal,
        state.dealer,
        None,
        0,
        state.hands,
        state.stakes,
        state.highest,
        state.folded,
        state.looked,
        state.last,
        result.totals,
        standings(result.totals),
        result.shown,
        result,
    )


def _told(state: AsNasState, result: AsNasResult) -> tuple[Emit, ...]:
    """What the settlement tells everybody, in order."""
    best = next((hand.hand for hand in result.shown if hand.seat in result.winners), None)
    told = [Emit(HandShown(hand.seat, hand.cards, hand.hand, hand.looked)) for hand in result.shown]
    told.append(Emit(PotSplit(result.pot, result.winners, result.share, best)))
    told.append(Emit(DealScored(result.deal, result.points, result.totals)))
    if result.deal == state.deals:
        order = standings(result.totals)
        told.append(Emit(MatchEnded(order, tuple(sorted(line.seat for line in order if line.place == 1)))))
    return tuple(told)
