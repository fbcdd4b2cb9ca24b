"""The result of a contest in numbers that people compare, as JSON and as a table."""

from collections.abc import Sequence

from msgspec import Struct

from protocol.base import GameName
from protocol.holdem import HoldemSettings
from server.bots.arena.contest import Contest
from server.bots.arena.tally import Board, Estimate, estimate

TWELFTHS = 12
UNITS: dict[GameName, str] = {"holdem": "chips a hand", "one_poker": "chips a deal", "as_nas": "points a deal"}


class EntrantResult(Struct, frozen=True, omit_defaults=True):
    """One entrant's result a seat. `score` in the contest's unit (not for whole matches for chips, in which somebody wins them all); `bb_100`
    in big blinds per 100 hands (hold'em); `won` the share of matches won (whole matches only). `faults` are answers that were late, illegal
    or errors.
    """

    name: str
    seats: int
    score: Estimate | None = None
    bb_100: Estimate | None = None
    won: Estimate | None = None
    faults: int = 0


class Report(Struct, frozen=True, omit_defaults=True):
    """A contest and its outcome. `even` is the share of matches that equal players would win each."""

    game: GameName
    unit: str
    matches: bool
    boards: int
    bouts: int
    deals: int
    seed: int
    duplicate: bool
    even: float
    entrants: tuple[EntrantResult, ...]
    fault: str | None = None


def reported(contest: Contest, boards: Sequence[Board]) -> Report:
    """The outcome of all boards of a contest."""
    settings = contest.settings
    entrants = list[EntrantResult]()
    for place, name in enumerate(contest.names):
        score = blinds = won = None
        if contest.deals is not None or contest.game == "as_nas":
            score = estimate([board.scores[place] for board in boards])
            score = score.times(1 / TWELFTHS) if contest.game == "as_nas" else score
            blinds = score.times(100 / settings.big_blind) if isinstance(settings, HoldemSettings) else None
        if contest.deals is None:
            won = estimate([board.won[place] for board in boards if board.won is not None])
        faults = sum(board.faults[place] for board in boards)
        entrants.append(EntrantResult(name, contest.seats.count(name), score, blinds, won, faults))
    return Report(
        contest.game,
        UNITS[contest.game],
        contest.deals is None,
        len(boards),
        sum(board.bouts for board in boards),
        sum(board.deals for board in boards),
        contest.seed,
        contest.duplicate,
        1 / len(contest.seats),
        tuple(entrants),
        next((board.fault for board in boards if board.fault is not None), None),
    )


def table(report: Report) -> str:
    """The outcome as lines of text, one an entrant, with 95 % intervals."""
    width = max(len(entrant.name) for entrant in report.entrants)
    lines = [f"{report.game}: {report.deals} deals on {report.boards} boards, seed {report.seed}; 95 % intervals"]
    for entrant in report.entrants:
        parts = [f"{entrant.name:{width}}"]
        if entrant.score is not None:
            parts.append(f"{_shown(entrant.score, 3)} {report.unit}")
        if entrant.bb_100 is not None:
            parts.append(f"{_shown(entrant.bb_100, 1)} big blinds per 100 hands")
        if entrant.won is not None:
            parts.append(f"wins {_percent(entrant.won)} of its matches (even: {100 * report.even:.1f} %)")
        if entrant.faults:
            parts.append(f"{entrant.faults} faults")
        lines.append("  ".join(parts))
    if report.fault is not None:
        lines.append(f"first fault: {report.fault}")
    return "\n".join(lines)


def _shown(value: Estimate, digits: int) -> str:
    return f"{value.mean:+.{digits}f} ± {value.margin:.{digits}f}"


def _percent(value: Estimate) -> str:
    return f"{100 * value.mean:.1f} ± {100 * value.margin:.1f} %"
