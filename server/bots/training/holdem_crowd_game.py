"""Hold'em for many in plain numbers, as quick as training needs it: blinds, moves, streets, side pots. Compiled; needs numba.

Seats are counted from the left of the button. `players` has a row a seat (STACK, PUT, BET, LIVE, DUE), `game` what all share (TURN and
so on); chips are twentieths of a big blind. It differs from the rules in one thing only: any all-in reopens the raising.
"""

import numpy as np
from numpy.typing import NDArray

from server.bots.holdem import crowd_places
from server.bots.holdem.crowd_places import HALF, SHOVE
from server.bots.training.compiled import compiled

Places = NDArray[np.int32]
Chips = NDArray[np.int64]

BIG = 20

STACK, PUT, BET, LIVE, DUE = range(5)
"""By seat: chips behind, put in over the hand, in this round; 1 while not folded; 1 while it has to act."""
TURN, STREET, HIGH, STEP, RAISES, CALLERS, LEADER, PREVIOUS, BEFORE, OVER = range(10)
"""The seat in turn, the street, the highest bet, the least raise, raises of the round and callers of the last, who raised last in this street
and in the one before (-1 nobody), raises before the flop, 1 when the hand is over."""

_preflop = compiled(crowd_places.preflop)
_later = compiled(crowd_places.later)
_total = compiled(crowd_places.total)
_offered = compiled(crowd_places.offered)


@compiled
def situation(players: Chips, game: Chips, count: int, bucket: Places, firsts: Chips, sizes: Chips) -> int:
    """The place of the seat in turn, with its hand, in the tables."""
    seat, street = game[TURN], game[STREET]
    pot = rivals = behind = later_seats = 0
    deepest = 0
    for other in range(count):
        pot += players[other, PUT]
        if other != seat and players[other, LIVE]:
            rivals += 1
            behind += players[other, DUE]
            deepest = max(deepest, players[other, STACK] + players[other, BET])
            # Seat 0 acts first on later streets, the button is the last seat; between two the button is seat 0 before the flop only.
            if players[other, STACK] > 0 and other > seat:
                later_seats += 1
    owed = min(game[HIGH] - players[seat, BET], players[seat, STACK])
    reach = min(players[seat, STACK] + players[seat, BET], deepest)
    if street == 0:
        place = _preflop(
            game[RAISES], game[CALLERS], behind, rivals, reach, owed, pot, 1 if later_seats == 0 else 0, BIG
        )
    else:
        lead = 0 if game[PREVIOUS] < 0 else 1 if game[PREVIOUS] == seat else 2
        place = _later(game[RAISES], behind, rivals, reach - players[seat, BET], owed, pot, lead, game[BEFORE])
    return firsts[street] + place * sizes[street] + bucket[street]


@compiled
def moves(players: Chips, game: Chips, count: int, out: Chips) -> None:
    """Write the total of the round that each move leads to, -1 where it is not offered; 0 for folding and staying."""
    seat, street, high = game[TURN], game[STREET], game[HIGH]
    bet, stack = players[seat, BET], players[seat, STACK]
    pot = deepest = opposed = 0
    for other in range(count):
        pot += players[other, PUT]
        if other != seat and players[other, LIVE]:
            deepest = max(deepest, players[other, STACK] + players[other, BET])
            opposed += players[other, STACK] > 0
    out[0] = 0 if high > bet else -1
    out[1] = 0
    most = bet + stack
    depth = min(most, deepest) // BIG
    for move in (HALF, HALF + 1, SHOVE):
        out[move] = -1
        if opposed == 0 or most <= high:
            continue
        to = most if move == SHOVE else _total(move, street, high, pot + high - bet, game[STEP])
        reach = min(most, max(deepest, high)) - bet
        if (move == SHOVE or to < most) and _offered(move, street, game[RAISES], depth, high - bet, to - bet, reach):
            out[move] = to


@compiled
def _next_street(players: Chips, game: Chips, count: int) -> None:
    if game[STREET] == 0:
        game[BEFORE] = game[RAISES]
    game[STREET] += 1
    game[PREVIOUS], game[LEADER] = game[LEADER], -1
    game[HIGH] = game[RAISES] = game[CALLERS] = 0
    game[STEP] = BIG
    first = -1
    for seat in range(count):
        players[seat, BET] = 0
        players[seat, DUE] = 1 if players[seat, LIVE] and players[seat, STACK] > 0 else 0
        if players[seat, DUE] and first < 0:
            first = seat
    game[TURN] = first


@compiled
def _go_on(players: Chips, game: Chips, count: int) -> None:
    live = deep = 0
    alone = -1
    for seat in range(count):
        live += players[seat, LIVE]
        if players[seat, LIVE] and players[seat, STACK] > 0:
            deep += 1
            alone = seat
    if live == 1:
        game[OVER] = 1
        return
    if deep == 1:
        most = 0
        for seat in range(count):
            if seat != alone and players[seat, LIVE]:
                most = max(most, players[seat, BET])
        if players[alone, BET] >= most:
            players[alone, DUE] = 0
    for step in range(1, count + 1):
        seat = (game[TURN] + step) % count
        if players[seat, DUE]:
            game[TURN] = seat
            return
    if deep < 2 or game[STREET] == 3:
        game[OVER] = 1
        return
    _next_street(players, game, count)


@compiled
def play(players: Chips, game: Chips, count: int, move: int, to: int) -> None:
    """Carry out a move of the seat in turn, and go on to the next decision or the end."""
    seat = game[TURN]
    players[seat, DUE] = 0
    if move == 0:
        players[seat, LIVE] = 0
    elif move == 1:
        paid = min(game[HIGH] - players[seat, BET], players[seat, STACK])
        if paid > 0:
            game[CALLERS] += 1
        players[seat, STACK] -= paid
        players[seat, BET] += paid
        players[seat, PUT] += paid
    else:
        paid = to - players[seat, BET]
        players[seat, STACK] -= paid
        players[seat, BET] = to
        players[seat, PUT] += paid
        game[STEP] = max(game[STEP], to - game[HIGH])
        game[HIGH] = to
        game[RAISES] += 1
        game[CALLERS] = 0
        game[LEADER] = seat
        for other in range(count):
            if other != seat:
                players[other, DUE] = 1 if players[other, LIVE] and players[other, STACK] > 0 else 0
    _go_on(players, game, count)


@compiled
def won(players: Chips, count: int, me: int, strength: Places) -> float:
    """What `me` wins or loses in all, in chips, side pots apart."""
    won = 0.0
    below = 0
    while True:
        cut = 0
        for seat in range(count):
            if players[seat, LIVE] and players[seat, PUT] > below and (cut == 0 or players[seat, PUT] < cut):
                cut = players[seat, PUT]
        if cut == 0:
            break
        amount = sharers = 0
        best = -1
        for seat in range(count):
            amount += min(players[seat, PUT], cut) - min(players[seat, PUT], below)
            if players[seat, LIVE] and players[seat, PUT] >= cut:
                if strength[seat] > best:
                    best, sharers = strength[seat], 1
                elif strength[seat] == best:
                    sharers += 1
        if players[me, LIVE] and players[me, PUT] >= cut and strength[me] == best:
            won += amount / sharers
        below = cut
    return won - players[me, PUT]


@compiled
def begin(players: Chips, game: Chips, count: int, stacks: Chips) -> None:
    """Blinds are posted. Seat 0 is left of the button; between two the button is seat 1 and posts the small blind."""
    players[:] = 0
    game[:] = 0
    small = 1 if count == 2 else 0
    big = 1 - small if count == 2 else 1
    for seat in range(count):
        paid = min(stacks[seat], BIG // 2 if seat == small else BIG if seat == big else 0)
        players[seat, STACK] = stacks[seat] - paid
        players[seat, PUT] = players[seat, BET] = paid
        players[seat, LIVE] = 1
        players[seat, DUE] = 1 if stacks[seat] > paid else 0
    game[HIGH] = game[STEP] = BIG
    game[LEADER] = game[PREVIOUS] = -1
    game[TURN] = big
    _go_on(players, game, count)
