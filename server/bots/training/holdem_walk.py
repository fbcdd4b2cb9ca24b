"""The walk through a betting tree of hold'em on one board, all hands at once: what they win, and what is learnt of it. Needs numpy and numba.

What it learns, and from whom, says server.bots.training.holdem_solver.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from server.bots.training.compiled import compiled, compiled_anew, compiled_fast
from server.bots.training.holdem_payoffs import Places, Reals, folded, run_out, showdown

Choices = NDArray[np.int8]
RIVER = 3
BOT, OTHER = 0, 1
"""Whose values are whose."""


class Shape(NamedTuple):
    """A betting tree's columns (see DuelTree); `base` also for the other player's nodes, in weights of its own; `own`: which player is the bot;
    `sizes`: the bot's buckets by street, `sights`: the other's."""

    own: int
    actor: Places
    street: Places
    first: Places
    counts: Places
    base: Places
    sizes: Places
    sights: Places
    child: Places
    stake: Places


class Deal(NamedTuple):
    """A board: where ties end, both cards of each hand; for the bot and for the other buckets by street and hand, and from which to which; `runs` as
    DuelSolver says."""

    ends: Places
    one: Places
    other: Places
    buckets: Places
    spans: Places
    seen: Places
    seen_spans: Places
    runs: Reals


class Learnt(NamedTuple):
    """What is learnt, by weight: the bot's regrets and sums, the other's regrets."""

    regrets: Reals
    sums: Reals
    others: Reals


class Scratch(NamedTuple):
    """Room for one line of the tree, by depth: values by player, those of the edges, chances to get there, chances without and with errors; and by
    node of a river what each of the other's hands answers."""

    values: Reals
    worths: Reals
    reaches: Reals
    pures: Reals
    mixes: Reals
    answers: Choices


@compiled_fast
def matched(
    regrets: Reals, base: int, count: int, size: int, low: int, high: int, error: float, pure: Reals, mixed: Reals
) -> None:
    """Regret matching at a node: write the chances by edge and bucket (`low` up to `high`), `mixed` with the share of errors."""
    even = np.float32(1.0 / count)
    for bucket in range(low, high):
        total = np.float32(0.0)
        for edge in range(count):
            total += max(regrets[base + edge * size + bucket], np.float32(0.0))
        for edge in range(count):
            chance = max(regrets[base + edge * size + bucket], np.float32(0.0)) / total if total > 0 else even
            pure[edge, bucket] = chance
            mixed[edge, bucket] = chance * np.float32(1.0 - error) + np.float32(error) * even


@compiled_fast
def _descend(mixed: Reals, bucket: Places, reach: Reals, out: Reals) -> float:
    total = np.float32(0.0)
    for hand in range(len(bucket)):
        out[hand] = reach[hand] * mixed[bucket[hand]]
        total += out[hand]
    return float(total)


@compiled_fast
def _remember(
    base: int, count: int, size: int, bucket: Places, pure: Reals, reach: Reals, later: float, sums: Reals
) -> None:
    """Add a node's strategy to its sums."""
    latest = np.float32(later)
    for edge in range(count):
        start = base + edge * size
        for hand in range(len(bucket)):
            sums[start + bucket[hand]] += latest * reach[hand] * pure[edge, bucket[hand]]


@compiled_fast
def _regret(
    base: int,
    count: int,
    size: int,
    bucket: Places,
    mixed: Reals,
    worth: Reals,
    own: Reals,
    weight: float,
    regrets: Reals,
) -> None:
    """Work out a node's values from those of its edges, and add the regrets."""
    hands = len(bucket)
    for hand in range(hands):
        own[hand] = 0.0
    for edge in range(count):
        for hand in range(hands):
            own[hand] += mixed[edge, bucket[hand]] * worth[edge, hand]
    scale = np.float32(weight)
    for edge in range(count):
        start = base + edge * size
        for hand in range(hands):
            regrets[start + bucket[hand]] += scale * (worth[edge, hand] - own[hand])


@compiled_fast
def _add(values: Reals, out: Reals) -> None:
    for hand in range(len(out)):
        out[hand] += values[hand]


@compiled_fast
def _better(edge: int, values: Reals, best: Reals, answer: Choices) -> None:
    """Note this edge where it is worth more than those before it."""
    for hand in range(len(best)):
        if edge == 0 or values[hand] > best[hand]:
            best[hand] = values[hand]
            answer[hand] = edge


@compiled_fast
def _answering(edge: int, answer: Choices, reach: Reals, out: Reals) -> float:
    """The hands that take this edge; how many."""
    total = np.float32(0.0)
    for hand in range(len(out)):
        out[hand] = reach[hand] if answer[hand] == edge else np.float32(0.0)
        total += out[hand]
    return float(total)


@compiled
def _end(kind: int, lost: float, gone: bool, deal: Deal, against: Reals, out: Reals) -> None:
    """A player's values where the hand ends against such hands: by a fold (kind -1), its own if `gone`, else by a showdown."""
    if kind == -1:
        folded(-lost if gone else lost, deal.one, deal.other, against, out)
    else:
        showdown(lost, deal.ends, deal.one, deal.other, against, out)


@compiled
def _over(
    kind: int, street: int, lost: float, bots: bool, deal: Deal, reach: Reals, others: Reals, out: Reals
) -> None:  # fmt: skip
    """Both players' values where the hand ends by an action of the bot or of the other."""
    if street == 0 and kind != -1:
        run_out(lost, deal.buckets[0], deal.runs, others, out[BOT])
        run_out(lost, deal.buckets[0], deal.runs, reach, out[OTHER])
    else:
        _end(kind, lost, bots, deal, others, out[BOT])
        _end(kind, lost, not bots, deal, reach, out[OTHER])


@compiled_anew
def answer(
    node: int, level: int, reach: Reals, root: int, tree: Shape, deal: Deal, learnt: Learnt, room: Scratch, error: float
) -> None:
    """Find the other's best answers to the bot's hands from a node of the river on, and what they are worth: `room.values[level, OTHER]`."""
    who, count, base, first = int(tree.actor[node]), int(tree.counts[node]), int(tree.base[node]), int(tree.first[node])
    bots, own = who == tree.own, room.values[level, OTHER]
    mixed, mine, below = room.mixes[level], room.reaches[level], room.values[level + 1, OTHER]
    bucket = deal.buckets[RIVER]
    if bots:
        low, high = int(deal.spans[RIVER, 0]), int(deal.spans[RIVER, 1])
        matched(learnt.regrets, base, count, int(tree.sizes[RIVER]), low, high, error, room.pures[level], mixed)
        own[:] = 0.0
    for edge in range(count):
        following = reach
        if bots:
            _descend(mixed[edge], bucket, reach, mine)
            following = mine
        to = int(tree.child[first + edge])
        if to >= 0:
            answer(to, level + 1, following, root, tree, deal, learnt, room, error)
        else:
            _end(to, float(tree.stake[first + edge]), not bots, deal, following, below)
        if bots:
            _add(below, own)
        else:
            _better(edge, below, own, room.answers[node - root])


@compiled_anew
def recall(
    node: int, level: int, reach: Reals, later: float, tree: Shape, deal: Deal, learnt: Learnt, room: Scratch
) -> None:
    """Remember what the bot does now from a node of the river on to which none of the other's hands comes: its average counts it all the same."""
    count, base, first = int(tree.counts[node]), int(tree.base[node]), int(tree.first[node])
    bots, mine, pure = int(tree.actor[node]) == tree.own, room.reaches[level], room.pures[level]
    bucket, size = deal.buckets[RIVER], int(tree.sizes[RIVER])
    if bots:
        low, high = int(deal.spans[RIVER, 0]), int(deal.spans[RIVER, 1])
        matched(learnt.regrets, base, count, size, low, high, 0.0, pure, room.mixes[level])
        _remember(base, count, size, bucket, pure, reach, later, learnt.sums)
    for edge in range(count):
        to, following = int(tree.child[first + edge]), reach
        if to < 0:
            continue
        if bots:
            if _descend(pure[edge], bucket, reach, mine) <= 0.0:
                continue
            following = mine
        recall(to, level + 1, following, later, tree, deal, learnt, room)


@compiled_anew
def resist(
    node: int, level: int, reach: Reals, others: Reals, root: int, weight: float, later: float, error: float,
    tree: Shape, deal: Deal, learnt: Learnt, room: Scratch,
) -> None:  # fmt: skip
    """Work out the bot's values against those answers into `room.values[level, BOT]`, and learn on the way."""
    who, count, base, first = int(tree.actor[node]), int(tree.counts[node]), int(tree.base[node]), int(tree.first[node])
    bots, own = who == tree.own, room.values[level, BOT]
    mixed, mine, below = room.mixes[level], room.reaches[level], room.values[level + 1, BOT]
    bucket, size = deal.buckets[RIVER], int(tree.sizes[RIVER])
    if bots:
        low, high = int(deal.spans[RIVER, 0]), int(deal.spans[RIVER, 1])
        matched(learnt.regrets, base, count, size, low, high, error, room.pures[level], mixed)
    else:
        own[:] = 0.0
    for edge in range(count):
        ours, theirs = reach, others
        if bots:
            _descend(mixed[edge], bucket, reach, mine)
            ours = mine
        else:
            if _answering(edge, room.answers[node - root], others, mine) <= 0.0:
                if int(tree.child[first + edge]) >= 0:
                    recall(int(tree.child[first + edge]), level + 1, reach, later, tree, deal, learnt, room)
                continue
            theirs = mine
        to = int(tree.child[first + edge])
        if to >= 0:
            resist(to, level + 1, ours, theirs, root, weight, later, error, tree, deal, learnt, room)
        else:
            _end(to, float(tree.stake[first + edge]), bots, deal, theirs, below)
        if bots:
            room.worths[level, edge, :] = below
        else:
            _add(below, own)
    if bots:
        _remember(base, count, size, bucket, room.pures[level], reach, later, learnt.sums)
        _regret(base, count, size, bucket, mixed, room.worths[level], own, weight, learnt.regrets)


@compiled_anew
def walk(
    node: int, level: int, reach: Reals, others: Reals, wanted: bool, wanted_other: bool, least: float, exact: bool, weight: float,
    later: float, error: float, tree: Shape, deal: Deal, learnt: Learnt, room: Scratch,
) -> None:  # fmt: skip
    """Work out the values of all hands at a node into `room.values[level]`, and learn on the way; `exact`: the other answers best on the river.

    Only values that are `wanted` of the bot and of the other are worked out: where the opponent's hands get to with less than `least` in
    all, nothing is learnt this time.
    """
    street = int(tree.street[node])
    if exact and street == RIVER:
        answer(node, level, reach, node, tree, deal, learnt, room, error)
        if wanted:
            resist(node, level, reach, others, node, weight, later, error, tree, deal, learnt, room)
        return
    count, base, first = int(tree.counts[node]), int(tree.base[node]), int(tree.first[node])
    bots = int(tree.actor[node]) == tree.own
    bucket, spans = (deal.buckets[street], deal.spans) if bots else (deal.seen[street], deal.seen_spans)
    size, regrets = (int(tree.sizes[street]), learnt.regrets) if bots else (int(tree.sights[street]), learnt.others)
    me, wanted_own, wanted_rest = (BOT, wanted, wanted_other) if bots else (OTHER, wanted_other, wanted)
    mixed, mine, start = room.mixes[level], room.reaches[level], reach if bots else others
    below, rest = room.values[level + 1], room.values[level, 1 - me]
    matched(regrets, base, count, size, int(spans[street, 0]), int(spans[street, 1]), error, room.pures[level], mixed)
    rest[:] = 0.0
    for edge in range(count):
        wanted_below = _descend(mixed[edge], bucket, start, mine) >= least and wanted_rest
        if not wanted_own and not wanted_below:
            continue
        ours, theirs = (mine, others) if bots else (reach, mine)
        wanted_bot, wanted_answer = (wanted_own, wanted_below) if bots else (wanted_below, wanted_own)
        to = int(tree.child[first + edge])
        if to >= 0:
            walk(
                to, level + 1, ours, theirs, wanted_bot, wanted_answer, least, exact, weight, later, error, tree, deal, learnt, room
            )  # fmt: skip
        else:
            _over(to, street, float(tree.stake[first + edge]), bots, deal, ours, theirs, below)
        if wanted_own:
            room.worths[level, edge, :] = below[me]
        if wanted_below:
            _add(below[1 - me], rest)
    if bots:
        _remember(base, count, size, bucket, room.pures[level], reach, later, learnt.sums)
    if wanted_own:
        _regret(base, count, size, bucket, mixed, room.worths[level], room.values[level, me], weight, regrets)
