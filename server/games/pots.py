"""What becomes of the chips put in: what comes back unmatched, main and side pots, and equal shares. It knows no single game.

The law is holdem.md, "Ends". Sets of seats are bit masks, as in betting.py.
"""

from protocol.holdem import Pot

MEMBERS: tuple[tuple[int, ...], ...] = tuple(tuple(s for s in range(10) if mask >> s & 1) for mask in range(1 << 10))
"""The seats of every mask, ascending."""


def uncalled(put_in: tuple[int, ...], kept: tuple[int, ...] = ()) -> tuple[int, int] | None:
    """The seat that put in more than anybody else, folded or not, and the chips by which it did; None if nobody did.

    `put_in` are the chips of the whole hand by seat. `kept` are those that never come back (hold'em's ante), by seat.
    """
    most = max(put_in)
    if put_in.count(most) > 1:
        return None
    seat = put_in.index(most)
    over = most - max(chips for other, chips in enumerate(put_in) if other != seat)
    if kept:
        over = min(over, most - kept[seat])
    return (seat, over) if over else None


def contested(put_in: tuple[int, ...], live: int, deep: int) -> tuple[Pot, ...]:
    """The pots, the main pot first: cut at each total with which an unfolded seat is all-in, and what lies above for those with chips behind.

    `put_in` are the chips of the whole hand by seat, `live` the unfolded seats, `deep` those of them with chips behind. Folded seats cut nothing
    (holdem.md, "Ends"). At the end of the betting, after what is uncalled has gone back, this is one pot for each different total of an
    unfolded seat; before that it is how things stand, where a seat with chips behind may still come into every pot.
    """
    if live == deep:
        return (Pot(sum(put_in), MEMBERS[live]),)
    cuts = sorted({put_in[seat] for seat in MEMBERS[live & ~deep]})
    pots: list[Pot] = []
    below = 0
    for cut in cuts:
        amount = sum(min(chips, cut) - min(chips, below) for chips in put_in)
        claimants = tuple(seat for seat in MEMBERS[live] if put_in[seat] >= cut or deep >> seat & 1)
        if amount:
            pots.append(Pot(amount, claimants))
        below = cut
    above = sum(chips - below for chips in put_in if chips > below)
    if above and deep:
        pots.append(Pot(above, MEMBERS[deep]))
    elif above:
        pots[-1] = Pot(pots[-1].amount + above, pots[-1].contenders)
    return tuple(pots)


def shares(amount: int, winners: tuple[int, ...]) -> tuple[int, ...]:
    """What each of the tied `winners` gets of a pot, in their order: clockwise, starting left of the button.

    Chips that can't be divided go one each to the first of them.
    """
    each, odd = divmod(amount, len(winners))
    return tuple(each + 1 if place < odd else each for place in range(len(winners)))
