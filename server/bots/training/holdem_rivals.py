"""Players by rule whom the strategy for three and more also learns to play against: so that it takes what players who are no equilibrium give.

They see what players see. How good a hand is they know by its mean over the cards to come, as the buckets do. Compiled; needs numba.
"""

import numpy as np
from numpy.typing import NDArray

from server.bots.holdem.hands import CROWD, KINDS, RANGES, kinds
from server.bots.training.compiled import compiled
from server.bots.training.holdem_crowd_game import (
    BET,
    BIG,
    CALLERS,
    DUE,
    HIGH,
    LIVE,
    PREVIOUS,
    PUT,
    RAISES,
    STACK,
    STEP,
    STREET,
    TURN,
    Chips,
)  # fmt: skip

Numbers = NDArray[np.float64]
SELF, CALLER, TIGHT, ODDS, WILD, SOUND = range(6)
"""The learner itself; always calls; tight and aggressive; chance against price; anything; plays by ranges, prices and positions."""
OPENING: Numbers = np.array([0.95, 0.78, 0.46, 0.33, 0.26, 0.21])
"""The share of hands that SOUND opens with, by how many act after."""


def _rank_number(label: str) -> int:
    ranks = "23456789TJQKA"
    high, low = ranks.index(label[0]), ranks.index(label[1])
    return 13 * high + low if label.endswith("s") else 13 * low + high


def _kind_table() -> Numbers:
    """By kind (as the buckets number them): its top share, its chances against 1 to CROWD, and those against the best RANGES."""
    table = np.zeros((KINDS, 1 + CROWD + len(RANGES)))
    for label, kind in kinds().items():
        table[_rank_number(label)] = (kind.top, *kind.crowd, *kind.ranges)
    return table


KIND_TABLE: Numbers = _kind_table()


@compiled
def _spread_out(point: float, middle: float, width: float) -> float:
    """A chance that rises with `point` past `middle`."""
    return min(1.0, max(0.0, 0.5 + (point - middle) / (2.5 * width)))


@compiled
def _ranged(row: Numbers, share: float) -> float:
    """The chance against a hand of the best `share`."""
    place = (
        10
        if share > 0.85
        else 11
        if share > 0.6
        else 12
        if share > 0.42
        else 13
        if share > 0.27
        else 14
        if share > 0.14
        else 15
    )
    return row[place]


@compiled
def _preflop_sound(
    row: Numbers,
    raises: int,
    behind: int,
    rivals: int,
    owed: int,
    pot: int,
    stack: int,
    last: int,
    free: bool,
    callers: int,
) -> float:
    """Of SOUND before the flop: 1 raise, 0 stay, -1 fold."""
    top = row[0]
    point = np.random.random()
    if raises == 0:
        share = 0.22 if free else OPENING[min(behind, 5)] * (0.75 if callers else 1.0)
        if point < 1 - _spread_out(top, share, 0.1 * share + 0.02):
            return 1.0 if np.random.random() < 0.92 else 0.0
        return 0.0 if free or (owed < BIG and top < 1.35 * share) else -1.0
    narrow = 0.4 if raises == 1 else 0.18 if raises == 2 else 0.08
    value = max(0.026, 0.16 * narrow) if raises == 1 else 0.012 + 0.1 * narrow
    if top < value and point < 0.9:
        return 1.0
    chance = _ranged(row, narrow) * (0.85 if rivals > 2 else 1.0)
    need = owed / (pot + owed) + 0.02 + 0.035 * (1 - last) + (0.03 if 3 * owed < stack else 0.0) + 0.03 * (raises - 1)
    return 0.0 if np.random.random() < _spread_out(chance, need, 0.025) or top < 0.012 else -1.0


@compiled
def _later_sound(
    mean: float, raises: int, rivals: int, owed: int, pot: int, last: int, led: bool, street: int
) -> float:
    """Of SOUND on the later streets: 1 pot, 0.5 half of it, 0 stay, -1 fold."""
    good = 0.24 + 0.36 / rivals**0.7
    if owed == 0:
        chance = mean**rivals * (1.1 if rivals > 1 else 1.0)
        if np.random.random() < 0.85 * _spread_out(chance, good, 0.095):
            return 1.0 if np.random.random() < 0.55 else 0.5
        nerve = 0.3 * (0.35 + 0.65 * last) / rivals**1.5 + (0.24 / rivals if led else 0.0)
        nerve *= 0.35 + 1.6 * min(chance, 0.5) if street < 3 else 1.0 if chance < 0.3 else 0.2
        return 0.5 if np.random.random() < min(0.6, nerve) else 0.0
    # Who bets has something, now and then a bluff: mostly one of the better hands.
    wide = 0.35 if raises == 1 else 0.2
    better, worse = wide, (1 - wide) * 0.25 / (1 + raises)
    against_better = min(1.0, max(0.1, (mean - (1 - wide)) / wide))
    chance = (better * against_better + worse * min(1.0, mean / (1 - wide))) / (better + worse) * mean ** (rivals - 1)
    need = owed / (pot + owed) + 0.02 + (0.02 - 0.03 * last if street < 3 else 0.0)
    if np.random.random() > _spread_out(chance, need, 0.05):
        return -1.0
    if np.random.random() < 0.85 * _spread_out(chance, max(0.62, good + 0.12) + 0.06 * (raises - 1), 0.05):
        return 1.0 if np.random.random() < 0.55 else 0.5
    return 0.0


@compiled
def rival_total(who: int, players: Chips, game: Chips, count: int, row: Numbers, means: Numbers) -> int:
    """What a player by rule does: -1 fold, 0 check or call, else the total that it raises to. `row`: its kind in KIND_TABLE, `means` by street."""
    seat, street = game[TURN], game[STREET]
    pot = rivals = behind = after = opposed = 0
    for other in range(count):
        pot += players[other, PUT]
        if other != seat and players[other, LIVE]:
            rivals += 1
            behind += players[other, DUE]
            opposed += players[other, STACK] > 0
            after += other > seat and players[other, STACK] > 0
    owed = min(game[HIGH] - players[seat, BET], players[seat, STACK])
    raises, last = game[RAISES], 1 if after == 0 else 0
    share = 1.0
    answer = 0.0
    if who == WILD:
        answer = (-1.0, 0.0, 0.5, 1.0)[np.random.randint(4)]
    elif who in (TIGHT, ODDS):
        chance = row[min(rivals, 9)] if street == 0 else means[street] ** (1 + 0.85 * (rivals - 1))
        fair = 1 / (rivals + 1)
        if chance >= min(0.9, fair * (1.45 if who == TIGHT else 1.6)):
            answer = 1.0
        elif owed > 0 and (who == TIGHT or chance < owed / (pot + owed)):
            answer = -1.0
    elif who == SOUND:
        if street == 0:
            answer = _preflop_sound(
                row, raises, behind, rivals, owed, pot, players[seat, STACK], last, owed == 0, game[CALLERS]
            )
            share = 0.58 if raises == 0 else 0.75
        else:
            answer = _later_sound(float(means[street]), raises, rivals, owed, pot, last, game[PREVIOUS] == seat, street)
    if answer < 0:
        return -1 if owed > 0 else 0
    most = players[seat, BET] + players[seat, STACK]
    if answer == 0 or opposed == 0 or most <= game[HIGH]:
        return 0
    after_call = pot + game[HIGH] - players[seat, BET]
    total = game[HIGH] + max(game[STEP], int(answer * share * after_call))
    # What leaves little behind is all-in.
    return most if 10 * total >= 7 * most else total
