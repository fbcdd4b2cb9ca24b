"""The situations that the strategy for three and more players tells apart, as numbers: what is pot, price, depth, position and history here.

Plain arithmetic over whole numbers, for one decision at a time: the training compiles these very functions.
"""

KINDS = 169
GROUPS = 32, 32, 40
"""Groups of hands on flop, turn and river: buckets without the board's texture and with half of the spreads."""
MOVES = 5
FOLD, STAY, HALF, POT, SHOVE = range(MOVES)
"""What may be done: fold; check or call; bet or raise by half the pot (before the flop the usual raise), by the pot; all-in."""

PREFLOP = 4 * 3 * 4 * 3 * 10 * 5 * 2
"""Situations before the flop."""
LATER = 7 * 6 * 3 * 3 * 3 * 3
"""Situations on each later street."""
FIRSTS = 0, PREFLOP * KINDS, PREFLOP * KINDS + LATER * GROUPS[0], PREFLOP * KINDS + LATER * (GROUPS[0] + GROUPS[1])
"""Where each street's hands in situations begin."""
TOTAL = FIRSTS[3] + LATER * GROUPS[2]

SHORT = 10
"""Up to so many big blinds it is all-in or nothing before the flop."""


def preflop(
    raises: int, callers: int, behind: int, rivals: int, reach: int, owed: int, pot: int, last: int, big: int
) -> int:
    """The situation before the flop.

    `raises` so far, `callers` of the last of them, players `behind` who will still act, `rivals` who have not folded; `reach`: the most that can
    be lost in all, `owed`, `pot` and the big blind `big` in chips; `last`: 1 if nobody acts later on the next streets.
    """
    depth = 0
    for bound in (5, 8, 12, 16, 22, 30, 44, 70, 130):  # half big blinds
        if 2 * reach > bound * big:
            depth += 1
    price = 0
    if owed > 0:
        price = 1
        for bound in (22, 30, 38):
            if 100 * owed > bound * (pot + owed):
                price += 1
    place = min(raises, 3) * 3 + min(callers, 2)
    place = (place * 4 + min(behind, 3)) * 3 + min(rivals, 3) - 1
    return ((place * 10 + depth) * 5 + price) * 2 + last


def later(raises: int, behind: int, rivals: int, left: int, owed: int, pot: int, lead: int, before: int) -> int:
    """The situation on a later street.

    `raises` of this street, players `behind` who will still act, `rivals` who have not folded; `left`: the most that can still be lost, `owed`
    and `pot` in chips; `lead`: 0 nobody bet on the street before, 1 the player did so last, 2 somebody else; `before`: raises before the flop.
    """
    ratio = 0
    for bound in (3, 8, 15, 30, 60):  # tenths of the pot
        if 10 * left > bound * pot:
            ratio += 1
    facing = 0
    if owed > 0:
        size = 100 * owed // max(1, pot - owed)
        first = 1 if size <= 40 else 2 if size <= 80 else 3 if size <= 130 else 4
        facing = first if raises <= 1 else 5 if size <= 60 else 6
    place = (facing * 6 + ratio) * 3 + min(rivals, 3) - 1
    return ((place * 3 + min(behind, 2)) * 3 + lead) * 3 + min(before, 2)


def total(move: int, street: int, high: int, after_call: int, step: int) -> int:
    """The raise-to total of a move that is not all-in: `after_call` is the pot after a call, `step` the least raise."""
    percent = 100 if move == POT else 60 if street == 0 else 50
    return high + max(step, percent * after_call // 100)


def offered(move: int, street: int, raises: int, depth: int, owed: int, to: int, most: int) -> bool:
    """Whether a raise is among the moves: `depth` in big blinds, `to` its total and `most` all-in, both as what they add to the own bet."""
    if move == SHOVE:
        return street > 0 or raises > 0 or depth <= 25
    if street == 0:
        return move == (HALF if raises == 0 else POT) and raises < 3 and depth > SHORT and 10 * to < 7 * most
    return (move == POT or owed == 0) and raises < 2 and 10 * to < 7 * most
