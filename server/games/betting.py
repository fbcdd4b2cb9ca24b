"""One no-limit betting round, as hold'em and One Poker play it; it knows no cards, no streets and no single game.

The law is holdem.md, "Acting". Sets of seats are bit masks (bit s is seat s), for there are at most ten of them and a turn has to be found
at every action. The ante, where a game has one, is in the pot and never among the bets.
"""

from msgspec import Struct

from protocol.play import (
    Action,
    Call,
    Called,
    CallOffer,
    Check,
    Checked,
    Fold,
    Folded,
    LastAction,
    Legal,
    Raise,
    Raised,
    RaiseOffer,
)
from server.games.rules import Illegal

NOT_ACTED = -1
_FOLDED = LastAction("fold")
_CHECKED = LastAction("check")
_ONLY_CHECK = Legal(check=True)


class Round(Struct, frozen=True, gc=False):
    """A betting round in progress. Amounts are chips; `stacks`, `bets` and `acted` are by seat.

    `pot` is everything put in so far, the bets of this round and antes too. `high` is the price of a call: the highest bet, before the flop at
    least the full big blind. `increment` is the last full bet or raise of the round, at first the least opening bet. `turn` is the seat to act or
    None when the betting of this round is over. `live` are the seats that have not folded, `deep` those of them with chips behind, `pending`
    those of these that must still answer. `acted` is the highest bet just after the seat last acted in this round, or NOT_ACTED.
    """

    pot: int
    high: int
    increment: int
    turn: int | None
    live: int
    deep: int
    pending: int
    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    acted: tuple[int, ...]


class Played(Struct, frozen=True, gc=False):
    """A round after an action, the public event that says so, and what the seat is seen to have done last."""

    round: Round
    event: Called | Checked | Folded | Raised
    last: LastAction


def begin(
    stacks: tuple[int, ...],
    live: int,
    first: int,
    opening: int,
    pot: int,
    bets: tuple[int, ...] | None = None,
    high: int = 0,
) -> Round:
    """Begin a round in which the least opening bet is `opening`.

    `live` is the mask of unfolded seats; the first of them at `first` or clockwise of it that can act has the turn. `pot` counts what has been
    put in, blinds included. `bets` are blinds already posted and taken from `stacks`, `high` the full big blind: posting is not acting.
    """
    deep = _deep(stacks, live)
    posted = bets or (0,) * len(stacks)
    turn = _turn(live, deep, deep, posted, first - 1)
    return Round(pot, high, opening, turn, live, deep, deep, stacks, posted, (NOT_ACTED,) * len(stacks))


def offer(betting: Round) -> Legal | None:
    """All that the seat to act may do, with prices, or None when nobody is to act (holdem.md, "Acting")."""
    seat = betting.turn
    if seat is None:
        return None
    bet = betting.bets[seat]
    stack = betting.stacks[seat]
    high = betting.high
    opposed = betting.deep & ~(1 << seat)
    price = high if opposed else _most_of_the_others(betting.live, betting.bets, seat)
    owed = price - bet
    seen = betting.acted[seat]
    raising = None
    if opposed and bet + stack > high and (seen < 0 or high - seen >= betting.increment):
        raising = _raise_offer(betting, bet, stack, owed)
    if owed > 0:
        call = CallOffer(owed, False) if owed < stack else CallOffer(stack, True)
        return Legal(True, False, False, False, call, raising)
    return Legal(False, True, False, False, None, raising) if raising else _ONLY_CHECK


def _raise_offer(betting: Round, bet: int, stack: int, owed: int) -> RaiseOffer:
    """Raise-to totals. A pot-sized raise is a call and then as much as the pot holds after it; half a pot likewise, rounded down."""
    high = betting.high
    most = bet + stack
    least = high + betting.increment
    if least >= most:
        return RaiseOffer(most, most, most, most, stack, stack, high == 0, True)
    called = betting.pot + owed
    full = high + called
    half = high + (called >> 1)
    return RaiseOffer(
        least, most, _within(half, least, most), _within(full, least, most), least - bet, stack, high == 0, True
    )


def _within(total: int, least: int, most: int) -> int:
    if total > most:
        return most
    if total < least:
        return least
    return total


def play(betting: Round, legal: Legal | None, seat: int, action: Action) -> Played:
    """Carry out an action of `seat`, where `legal` is the offer of this very round.

    Raises Illegal (not_your_turn, illegal_action, illegal_amount) exactly when `legal` does not offer it.
    """
    if legal is None or seat != betting.turn:
        raise Illegal("not_your_turn")
    kind = type(action)
    if kind is Call and legal.call is not None:
        return _call(betting, seat, legal.call)
    if kind is Check and legal.check:
        return Played(_passed(betting, seat), Checked(seat), _CHECKED)
    if kind is Fold and legal.fold:
        return Played(_folded(betting, seat), Folded(seat), _FOLDED)
    if isinstance(action, Raise) and legal.raise_ is not None:
        if not legal.raise_.least <= action.to <= legal.raise_.most:
            raise Illegal("illegal_amount", least=legal.raise_.least, most=legal.raise_.most)
        return _raise(betting, seat, action.to)
    raise Illegal("illegal_action", action=str(action.__struct_config__.tag))


def _call(betting: Round, seat: int, offered: CallOffer) -> Played:
    cost = offered.cost
    all_in = offered.all_in
    bit = 1 << seat
    deep = betting.deep & ~bit if all_in else betting.deep
    pending = betting.pending & ~bit
    stacks = _put(betting.stacks, seat, betting.stacks[seat] - cost)
    bet = betting.bets[seat] + cost
    bets = _put(betting.bets, seat, bet)
    high = betting.high
    after = Round(
        betting.pot + cost,
        high,
        betting.increment,
        _turn(betting.live, deep, pending, bets, seat),
        betting.live,
        deep,
        pending,
        stacks,
        bets,
        _put(betting.acted, seat, high),
    )
    return Played(after, Called(seat, cost, bet, all_in), LastAction("call", cost, all_in))


def _raise(betting: Round, seat: int, to: int) -> Played:
    """A short all-in leaves the increment as it was; `acted` decides for whom raising is open again."""
    cost = to - betting.bets[seat]
    left = betting.stacks[seat] - cost
    opens = betting.high == 0
    added = to - betting.high
    others = betting.deep & ~(1 << seat)
    bets = _put(betting.bets, seat, to)
    after = Round(
        betting.pot + cost,
        to,
        max(added, betting.increment),
        _turn(betting.live, betting.deep if left else others, others, bets, seat),
        betting.live,
        betting.deep if left else others,
        others,
        _put(betting.stacks, seat, left),
        bets,
        _put(betting.acted, seat, to),
    )
    return Played(
        after, Raised(seat, to, cost, opens, left == 0), LastAction("bet" if opens else "raise", to, left == 0)
    )


def _passed(betting: Round, seat: int) -> Round:
    pending = betting.pending & ~(1 << seat)
    return Round(
        betting.pot,
        betting.high,
        betting.increment,
        _turn(betting.live, betting.deep, pending, betting.bets, seat),
        betting.live,
        betting.deep,
        pending,
        betting.stacks,
        betting.bets,
        _put(betting.acted, seat, betting.high),
    )


def _folded(betting: Round, seat: int) -> Round:
    kept = ~(1 << seat)
    live = betting.live & kept
    deep = betting.deep & kept
    pending = betting.pending & kept
    return Round(
        betting.pot,
        betting.high,
        betting.increment,
        _turn(live, deep, pending, betting.bets, seat),
        live,
        deep,
        pending,
        betting.stacks,
        betting.bets,
        betting.acted,
    )


def _turn(live: int, deep: int, pending: int, bets: tuple[int, ...], seat: int) -> int | None:
    """The next seat clockwise of `seat` that must answer.

    With one unfolded player the hand is decided; when a single player can still bet, it is asked only if it owes something.
    """
    if not pending or not live & (live - 1):
        return None
    if not deep & (deep - 1):
        alone = deep.bit_length() - 1
        return alone if bets[alone] < _most_of_the_others(live, bets, alone) else None
    later = pending >> (seat + 1)
    if later:
        return seat + (later & -later).bit_length()
    return (pending & -pending).bit_length() - 1


def _most_of_the_others(live: int, bets: tuple[int, ...], seat: int) -> int:
    """What a player opposed only by all-in players has to match: the most that any of them has put in in this round."""
    return max(bet for other, bet in enumerate(bets) if live >> other & 1 and other != seat)


def _deep(stacks: tuple[int, ...], live: int) -> int:
    return sum(1 << seat for seat, stack in enumerate(stacks) if stack and live >> seat & 1)


def _put(amounts: tuple[int, ...], seat: int, amount: int) -> tuple[int, ...]:
    return (*amounts[:seat], amount, *amounts[seat + 1 :])
