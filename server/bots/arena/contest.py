"""A contest: the same line-up over many boards, each board's cards played once from every turn of the seats, on all cores."""

import hashlib
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread

from msgspec import Struct

from protocol.base import GameName
from protocol.table import GameSettings
from server.bots.arena.bout import Bout, play
from server.bots.arena.entrants import end, entrant
from server.bots.arena.tally import Board
from server.bots.bot import Bot
from server.tables.dealer import Dealer

CHUNK = 16
"""Boards that a process plays before it reports."""

Progress = Callable[[int, int], None]
"""Told how many boards of how many are done."""


class Contest(Struct, frozen=True):
    """What is played. `seats` names who sits where on the first turn (words of entrants). `deals`: so many deals of a match, each match anew; None:
    whole matches. `duplicate`: every board is played from all turns of the seats, otherwise from one, the next board from the next.
    """

    game: GameName
    settings: GameSettings
    seats: tuple[str, ...]
    boards: int
    seed: int
    deals: int | None = None
    duplicate: bool = True

    @property
    def names(self) -> tuple[str, ...]:
        """The different entrants, in the order of their first seats."""
        return tuple(dict.fromkeys(self.seats))


def run(contest: Contest, jobs: int = 1, progress: Progress | None = None) -> list[Board]:
    """Play all boards, on `jobs` processes; the result does not depend on how many. Raises UnknownEntrant, ValueError for bad settings."""
    starts = range(0, contest.boards, CHUNK)
    if jobs == 1 or len(starts) == 1:
        return list(_told(map(partial(some, contest), starts), contest, progress))
    with ProcessPoolExecutor(jobs, get_context("spawn"), end_with_parent) as pool:
        return list(_told(pool.map(partial(some, contest), starts), contest, progress))


def end_with_parent() -> None:
    """See to it that this process ends when the one that started it has been killed and can no longer end it."""
    parent = parent_process()
    if parent is not None:
        Thread(target=_follow, args=(parent,), daemon=True).start()


def _follow(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def _told(chunks: Iterator[list[Board]], contest: Contest, progress: Progress | None) -> Iterator[Board]:
    done = 0
    for chunk in chunks:
        done += len(chunk)
        if progress is not None:
            progress(done, contest.boards)
        yield from chunk


def some(contest: Contest, start: int) -> list[Board]:
    """The boards from number `start` on, a chunk of them."""
    dealer = Dealer(hashlib.sha256(f"arena {contest.seed}".encode()).digest())
    # A program plays one seat: two seats of the same word are two programs.
    bots = [entrant(contest.game, word) for word in contest.seats]
    try:
        stop = min(contest.boards, start + CHUNK)
        return [_board(contest, bots, dealer, number) for number in range(start, stop)]
    finally:
        for bot in bots:
            end(bot)


def _board(contest: Contest, bots: Sequence[Bot], dealer: Dealer, number: int) -> Board:
    seats = len(bots)
    turns = range(seats) if contest.duplicate else (number % seats,)
    bouts = [(turn, _turned(contest, bots, dealer, number, turn)) for turn in turns]
    seated: dict[str, list[tuple[Bout, int]]] = {name: [] for name in contest.names}
    for turn, bout in bouts:
        for place, word in enumerate(contest.seats):
            seated[word].append((bout, (place + turn) % seats))
    scores = tuple(_mean([bout.scores[seat] / bout.deals for bout, seat in own]) for own in seated.values())
    won = None
    if contest.deals is None:
        won = tuple(_mean([_won(bout, seat) for bout, seat in own]) for own in seated.values())
    faults = tuple(sum(bout.faults[seat] for bout, seat in own) for own in seated.values())
    fault = next((bout.fault for _, bout in bouts if bout.fault is not None), None)
    return Board(sum(bout.deals for _, bout in bouts), len(bouts), scores, won, faults, fault)


def _turned(contest: Contest, bots: Sequence[Bot], dealer: Dealer, number: int, turn: int) -> Bout:
    """One bout of a board: who sat in seat s on the first turn sits in seat s + turn now, and the seats' cards are the same."""
    seats = len(bots)
    seated = [bots[(seat - turn) % seats] for seat in range(seats)]
    return play(contest.settings, seated, dealer, f"board {number}", contest.deals)


def _won(bout: Bout, seat: int) -> float:
    if bout.places is None or bout.places[seat] != 1:
        return 0.0
    return 1 / bout.places.count(1)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
