"""Learning hold'em for three and more players: one at a time tries every move (external sampling: Lanctot et al. 2009).

In half of the deals the others are the learner itself, in half players by rule (server.bots.training.holdem_rivals): an equilibrium for
many is no guarantee anyway, and who errs is to be made to pay. What is learnt is kept by situation and group of hands
(server.bots.holdem.crowd_places). Whoever is not trying moves errs now and then, so that odd situations are met as well.
"""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from server.bots.holdem.buckets import LEVELS, SCALE, SPREADS
from server.bots.holdem.crowd_places import FIRSTS, GROUPS, KINDS, MOVES, TOTAL
from server.bots.training.compiled import compiled, compiled_anew
from server.bots.training.holdem_boards import Boards
from server.bots.training.holdem_cards import KIND, PAIR_PLACE, PAIRS, Words
from server.bots.training.holdem_crowd_game import (
    BIG,
    OVER,
    PUT,
    TURN,
    Chips,
    Places,
    begin,
    moves,
    play,
    situation,
    won,
)
from server.bots.training.holdem_rivals import KIND_TABLE, SELF, SOUND, Numbers, rival_total

Reals = NDArray[np.float32]

MOST = 6
"""Players at a training table."""
DEEPEST = 240
ERROR = 0.05
"""The share of moves that those who are not trying take at random."""
DEALS = 5000
"""Deals of one stretch."""
ALONE = 0.5
"""The share of deals in which all are the learner."""


@compiled
def _chances(regrets: Reals, at: int, options: Chips, out: Numbers) -> int:
    """Regret matching among the moves offered; how many there are."""
    positive, number = 0.0, 0
    for move in range(MOVES):
        if options[move] >= 0:
            positive += max(regrets[at + move], 0.0)
            number += 1
    for move in range(MOVES):
        out[move] = 0.0
        if options[move] >= 0:
            out[move] = max(regrets[at + move], 0.0) / positive if positive > 0 else 1.0 / number
    return number


@compiled
def _drawn(chance: Numbers, options: Chips, number: int, error: float) -> int:
    point = np.random.random()
    chosen = 1
    for move in range(MOVES):
        if options[move] >= 0:
            chosen = move
            point -= (1 - error) * chance[move] + error / number
            if point < 0:
                break
    return chosen


@compiled_anew
def _try(
    level: int, players: Chips, games: Chips, options: Chips, chances: Numbers, count: int, me: int, who: Chips, buckets: Places,
    means: Numbers, rows: Numbers, strength: Places, firsts: Chips, sizes: Chips, regrets: Reals, sums: Reals, weight: float,
    error: float, reach: float,
) -> float:  # fmt: skip
    """What the hand is worth to `me`, who tries every move and gets here with the chance `reach`; the others' are drawn."""
    game = games[level]
    if game[OVER]:
        return won(players[level], count, me, strength) / BIG
    seat = game[TURN]
    players[level + 1] = players[level]
    games[level + 1] = game
    if seat != me and who[seat] != SELF and np.random.random() > error:
        to = rival_total(int(who[seat]), players[level], game, count, rows[seat], means[seat])
        play(players[level + 1], games[level + 1], count, 0 if to < 0 else 1 if to == 0 else 2, to)
        return _try(
            level + 1, players, games, options, chances, count, me, who, buckets, means, rows, strength, firsts, sizes, regrets,
            sums, weight, error, reach,
        )  # fmt: skip
    at = situation(players[level], game, count, buckets[seat], firsts, sizes) * MOVES
    moves(players[level], game, count, options[level])
    chance = chances[level]
    number = _chances(regrets, at, options[level], chance)
    if seat != me:
        chosen = _drawn(chance, options[level], number, error)
        if who[seat] == SELF:
            for move in range(MOVES):
                sums[at + move] += weight * chance[move]
        play(players[level + 1], games[level + 1], count, chosen, options[level, chosen])
        return _try(
            level + 1, players, games, options, chances, count, me, who, buckets, means, rows, strength, firsts, sizes, regrets,
            sums, weight, error, reach,
        )  # fmt: skip
    worth = np.zeros(MOVES)
    mean = 0.0
    for move in range(MOVES):
        if options[level, move] < 0:
            continue
        if move == 0:
            worth[move] = -players[level, me, PUT] / BIG
        else:
            players[level + 1] = players[level]
            games[level + 1] = game
            play(players[level + 1], games[level + 1], count, move, options[level, move])
            worth[move] = _try(
                level + 1, players, games, options, chances, count, me, who, buckets, means, rows, strength, firsts, sizes, regrets,
                sums, weight, error, reach * chance[move],
            )  # fmt: skip
        mean += chance[move] * worth[move]
    # Alone among others by rule nobody else shows what the learner does, so the trying one counts.
    alone = who[(me + 1) % count] != SELF
    for move in range(MOVES):
        if options[level, move] >= 0:
            regrets[at + move] += weight * (worth[move] - mean)
            if alone:
                sums[at + move] += weight * reach * chance[move]
    return mean


@compiled
def _seated(stacks: Chips, who: Chips) -> int:
    """Draw how many play, with what stacks, and who they are; mostly four, often with even stacks."""
    point = np.random.random()
    count = 4 if point < 0.6 else 3 if point < 0.85 else 2 if point < 0.92 else 5 if point < 0.96 else 6
    even = np.random.random() < 0.6
    common = 50.0 if np.random.random() < 0.65 else np.exp(np.random.random() * 4.4) * 1.5
    alike = np.random.random() < ALONE
    rival = np.random.randint(1, SOUND + 4)
    mixed = np.random.random() < 0.2
    for seat in range(count):
        depth = common if even else np.exp(np.random.random() * 4.4) * 1.5
        stacks[seat] = max(1, int(depth * BIG))
        # The sound ones are met more often than the others.
        who[seat] = SELF if alike else min(SOUND, np.random.randint(1, SOUND + 3) if mixed else rival)
    return count


@compiled_anew
def _rounds(
    number: int, seed: int, board_cards: Chips, groups: Places, means: Reals, board_strength: Places, pair_place: Chips, kinds: Chips,
    kind_table: Numbers, firsts: Chips, sizes: Chips, regrets: Reals, sums: Reals, weight: float, error: float,
) -> None:  # fmt: skip
    """So many deals, each tried by every player at the table."""
    np.random.seed(seed)
    players = np.zeros((DEEPEST, MOST, 5), dtype=np.int64)
    games = np.zeros((DEEPEST, 10), dtype=np.int64)
    options = np.zeros((DEEPEST, MOVES), dtype=np.int64)
    chances = np.zeros((DEEPEST, MOVES))
    buckets = np.zeros((MOST, 4), dtype=np.int32)
    worths, rows = np.zeros((MOST, 4)), np.zeros((MOST, kind_table.shape[1]))
    strength = np.zeros(MOST, dtype=np.int32)
    stacks, who = np.zeros(MOST, dtype=np.int64), np.zeros(MOST, dtype=np.int64)
    used = np.zeros(52, dtype=np.bool_)
    dealt = np.zeros(2, dtype=np.int64)
    for _ in range(number):
        count = _seated(stacks, who)
        board = np.random.randint(len(board_cards))
        used[:] = False
        for card in board_cards[board]:
            used[card] = True
        for seat in range(count):
            for place in range(2):
                card = np.random.randint(52)
                while used[card]:
                    card = np.random.randint(52)
                used[card] = True
                dealt[place] = card
            pair = pair_place[dealt[0], dealt[1]]
            buckets[seat, 0] = kinds[pair]
            rows[seat] = kind_table[kinds[pair]]
            for street in range(3):
                buckets[seat, street + 1] = groups[board, street, pair]
                worths[seat, street + 1] = means[board, street, pair]
            strength[seat] = board_strength[board, pair]
        for me in range(count):
            begin(players[0], games[0], count, stacks)
            _try(
                0, players, games, options, chances, count, me, who, buckets, worths, rows, strength, firsts, sizes, regrets, sums,
                weight, error, 1.0,
            )  # fmt: skip


class Pool:
    """Boards dealt once and used over and over: their cards; by later street the groups of all pairs and their means over the cards to come;
    and the pairs' strengths in the end."""

    def __init__(self, boards: Boards, count: int, seed: int) -> None:
        rng = np.random.default_rng([seed, count])
        self.cards: Chips = np.empty((count, 5), dtype=np.int64)
        self.groups: Places = np.zeros((count, 3, PAIRS), dtype=np.int32)
        self.means: Reals = np.zeros((count, 3, PAIRS), dtype=np.float32)
        self.strength: Places = np.zeros((count, PAIRS), dtype=np.int32)
        middles = [_middles(bounds) for bounds in (boards.flop_means, boards.turn_means, boards.river_means)]
        for number in range(count):
            board = rng.permutation(52)[:5]
            river, strength, _ = boards.river(board)
            self.cards[number], self.strength[number] = board, strength
            for street, bucket in enumerate((boards.flop(board[:3]), boards.turn(board[:4]), river), 1):
                self.groups[number, street - 1] = group(street, bucket)
                self.means[number, street - 1] = middles[street - 1][bucket // SPREADS[street]]


def group(street: int, bucket: Places) -> Places:
    """The groups of buckets of a later street."""
    level, spread = bucket // SPREADS[street] % LEVELS[street], bucket % SPREADS[street]
    return level if street == 3 else level * 2 + spread // 2


def _middles(bounds: Words) -> Reals:
    """The middle of each step of the mean, texture after texture, from the bounds between them."""
    edges = np.concatenate([np.zeros((len(bounds), 1)), bounds, np.full((len(bounds), 1), SCALE)], axis=1)
    return ((edges[:, 1:] + edges[:, :-1]) / 2 / SCALE).ravel().astype(np.float32)


class CrowdSolver:
    """What has been learnt: `regrets` and `sums` of chances, both by situation, group and move; `iteration` stretches of deals so far."""

    def __init__(self, pool: Pool, seed: int, deals: int = DEALS) -> None:
        self.pool, self.seed, self.deals, self.iteration = pool, seed, deals, 0
        self.regrets: Reals = np.zeros(TOTAL * MOVES, dtype=np.float32)
        self.sums: Reals = np.zeros(TOTAL * MOVES, dtype=np.float32)
        self._firsts, self._sizes = np.array(FIRSTS), np.array((KINDS, *GROUPS))

    def run(self, iterations: int) -> None:
        """So many more stretches of DEALS deals; later ones weigh more."""
        for _ in range(iterations):
            _rounds(
                self.deals, self.seed * 1_000_003 + self.iteration, self.pool.cards, self.pool.groups, self.pool.means, self.pool.strength,
                PAIR_PLACE, KIND, KIND_TABLE, self._firsts, self._sizes, self.regrets, self.sums, float(self.iteration + 1), ERROR,
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
