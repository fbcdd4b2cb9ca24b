"""Learning hold'em for three and more players: they play each other, one at a time tries every move (external sampling: Lanctot et al. 2009).

What they remember is kept by situation and group of hands (server.bots.holdem.crowd_places); the chips are the real ones. Whoever is not
trying moves errs now and then, so that odd situations are met as well.
"""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from server.bots.holdem import crowd_places
from server.bots.holdem.buckets import LEVELS, SPREADS
from server.bots.holdem.crowd_places import FIRSTS, GROUPS, HALF, KINDS, MOVES, SHOVE, TOTAL
from server.bots.training.compiled import compiled
from server.bots.training.holdem_boards import Boards
from server.bots.training.holdem_cards import KIND, PAIR_PLACE, PAIRS

Reals = NDArray[np.float32]
Places = NDArray[np.int32]
Chips = NDArray[np.int64]

BIG = 20
MOST = 6
"""Players at a training table."""
DEEPEST = 240
ERROR = 0.06
"""The share of moves that those who are not trying take at random."""

STACK, PUT, BET, LIVE, DUE = range(5)
TURN, STREET, HIGH, STEP, RAISES, CALLERS, LEADER, PREVIOUS, BEFORE, OVER = range(10)

_preflop = compiled(crowd_places.preflop)
_later = compiled(crowd_places.later)
_total = compiled(crowd_places.total)
_offered = compiled(crowd_places.offered)


@compiled
def _situation(players: Chips, game: Chips, count: int, bucket: Places, firsts: Chips, sizes: Chips) -> int:
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
def _moves(players: Chips, game: Chips, count: int, out: Chips) -> None:
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
        to = most if move == SHOVE else _total(move, street, game[RAISES], high, pot + high - bet, game[STEP])
        if move == SHOVE or to < most:
            if _offered(move, street, game[RAISES], depth, high - bet, to - bet, min(most, max(deepest, high)) - bet):
                out[move] = to


@compiled
def _play(players: Chips, game: Chips, count: int, move: int, to: int) -> None:
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
def _won(players: Chips, count: int, me: int, strength: Places) -> float:
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
def _try(
    level: int, players: Chips, games: Chips, options: Chips, count: int, me: int, buckets: Places, strength: Places, firsts: Chips,
    sizes: Chips, regrets: Reals, sums: Reals, weight: float, error: float,
) -> float:  # fmt: skip
    """What the hand is worth to `me`, who tries every move; the others' are drawn."""
    game = games[level]
    if game[OVER]:
        return _won(players[level], count, me, strength) / BIG
    seat = game[TURN]
    at = _situation(players[level], game, count, buckets[seat], firsts, sizes) * MOVES
    moves = options[level]
    _moves(players[level], game, count, moves)
    positive, number = 0.0, 0
    for move in range(MOVES):
        if moves[move] >= 0:
            positive += max(regrets[at + move], 0.0)
            number += 1
    chance = np.zeros(MOVES)
    for move in range(MOVES):
        if moves[move] >= 0:
            chance[move] = max(regrets[at + move], 0.0) / positive if positive > 0 else 1.0 / number
    if seat != me:
        point = np.random.random()
        chosen = 1
        for move in range(MOVES):
            if moves[move] >= 0:
                sums[at + move] += weight * chance[move]
                point -= (1 - error) * chance[move] + error / number
                chosen = move
                if point < 0:
                    break
        for move in range(chosen + 1, MOVES):
            if moves[move] >= 0:
                sums[at + move] += weight * chance[move]
        players[level + 1] = players[level]
        games[level + 1] = game
        _play(players[level + 1], games[level + 1], count, chosen, moves[chosen])
        return _try(
            level + 1, players, games, options, count, me, buckets, strength, firsts, sizes, regrets, sums, weight, error
        )  # fmt: skip
    worth = np.zeros(MOVES)
    mean = 0.0
    for move in range(MOVES):
        if moves[move] < 0:
            continue
        if move == 0:
            worth[move] = -players[level, me, PUT] / BIG
        else:
            players[level + 1] = players[level]
            games[level + 1] = game
            _play(players[level + 1], games[level + 1], count, move, moves[move])
            worth[move] = _try(
                level + 1, players, games, options, count, me, buckets, strength, firsts, sizes, regrets, sums, weight, error
            )  # fmt: skip
        mean += chance[move] * worth[move]
    for move in range(MOVES):
        if moves[move] >= 0:
            regrets[at + move] += weight * (worth[move] - mean)
    return mean


@compiled
def _begin(players: Chips, game: Chips, count: int, stacks: Chips) -> None:
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


@compiled
def _rounds(
    number: int, seed: int, board_cards: Chips, groups: Places, board_strength: Places, pair_place: Chips, kinds: Chips, firsts: Chips,
    sizes: Chips, regrets: Reals, sums: Reals, weight: float, error: float,
) -> None:  # fmt: skip
    """So many deals, each tried by every player at the table."""
    np.random.seed(seed)
    players = np.zeros((DEEPEST, MOST, 5), dtype=np.int64)
    games = np.zeros((DEEPEST, 10), dtype=np.int64)
    options = np.zeros((DEEPEST, MOVES), dtype=np.int64)
    buckets = np.zeros((MOST, 4), dtype=np.int32)
    strength = np.zeros(MOST, dtype=np.int32)
    stacks = np.zeros(MOST, dtype=np.int64)
    used = np.zeros(52, dtype=np.bool_)
    for _ in range(number):
        point = np.random.random()
        count = 4 if point < 0.55 else 3 if point < 0.8 else 2 if point < 0.9 else 5 if point < 0.95 else 6
        even = np.random.random()
        common = 50.0 if np.random.random() < 0.6 else np.exp(np.random.random() * 4.4) * 1.5
        for seat in range(count):
            depth = common if even < 0.5 else np.exp(np.random.random() * 4.4) * 1.5
            stacks[seat] = max(1, int(depth * BIG))
        board = np.random.randint(len(board_cards))
        used[:] = False
        for card in board_cards[board]:
            used[card] = True
        for seat in range(count):
            dealt = np.zeros(2, dtype=np.int64)
            for place in range(2):
                card = np.random.randint(52)
                while used[card]:
                    card = np.random.randint(52)
                used[card] = True
                dealt[place] = card
            pair = pair_place[dealt[0], dealt[1]]
            buckets[seat, 0] = kinds[pair]
            for street in range(3):
                buckets[seat, street + 1] = groups[board, street, pair]
            strength[seat] = board_strength[board, pair]
        for me in range(count):
            _begin(players[0], games[0], count, stacks)
            _try(0, players, games, options, count, me, buckets, strength, firsts, sizes, regrets, sums, weight, error)


class Pool:
    """Boards dealt once and used over and over: their cards, the groups of all pairs by street, and the pairs' strengths."""

    def __init__(self, boards: Boards, count: int, seed: int) -> None:
        rng = np.random.default_rng([seed, count])
        self.cards: Chips = np.empty((count, 5), dtype=np.int64)
        self.groups: Places = np.zeros((count, 3, PAIRS), dtype=np.int32)
        self.strength: Places = np.zeros((count, PAIRS), dtype=np.int32)
        for number in range(count):
            board = rng.permutation(52)[:5]
            river, strength, _ = boards.river(board)
            self.cards[number], self.strength[number] = board, strength
            for street, bucket in enumerate((boards.flop(board[:3]), boards.turn(board[:4]), river), 1):
                self.groups[number, street - 1] = group(street, bucket)


def group(street: int, bucket: Places) -> Places:
    """The groups of buckets of a later street."""
    level, spread = bucket // SPREADS[street] % LEVELS[street], bucket % SPREADS[street]
    return level if street == 3 else level * 2 + spread // 2


class CrowdSolver:
    """What has been learnt: `regrets` and `sums` of chances, both by situation, group and move; `iteration` stretches of deals so far."""

    def __init__(self, pool: Pool, seed: int) -> None:
        self.pool, self.seed, self.iteration = pool, seed, 0
        self.regrets: Reals = np.zeros(TOTAL * MOVES, dtype=np.float32)
        self.sums: Reals = np.zeros(TOTAL * MOVES, dtype=np.float32)
        self._firsts, self._sizes = np.array(FIRSTS), np.array((KINDS, *GROUPS))

    def run(self, deals: int) -> None:
        """One more stretch of so many deals; later ones weigh more."""
        _rounds(
            deals, self.seed * 1_000_003 + self.iteration, self.pool.cards, self.pool.groups, self.pool.strength, PAIR_PLACE, KIND,
            self._firsts, self._sizes, self.regrets, self.sums, float(self.iteration + 1), ERROR,
        )  # fmt: skip
        self.iteration += 1

    def state(self) -> dict[str, NDArray[np.floating]]:
        """Everything needed to go on later."""
        return {"regrets": self.regrets, "sums": self.sums, "iteration": np.array([self.iteration], dtype=np.float64)}

    def restore(self, named: Mapping[str, NDArray[np.floating]]) -> None:
        """As Learner.restore."""
        if set(named) != {"regrets", "sums", "iteration"} or named["regrets"].shape != self.regrets.shape:
            raise ValueError("it is not a state of this abstraction")
        self.regrets[:], self.sums[:] = named["regrets"], named["sums"]
        self.iteration = int(named["iteration"][0])
