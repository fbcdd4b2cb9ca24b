"""The measured strength of the bots: what is measured, the file that keeps it, and the tables of docs/bots.md made from that file.

python -m server.bots.arena.results measure [WORD…]    measure all, or only what has these words in its command
python -m server.bots.arena.results tables             write the tables into docs/bots.md
"""

import json
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import cast

import msgspec
from msgspec import Struct

from protocol.base import GAMES, GameName
from server.bots import strategy
from server.bots.arena import command, exploit
from server.bots.arena.report import Report
from server.bots.arena.tally import Estimate

FILE = Path(__file__).parent / "results.json"
PAGE = Path(__file__).resolve().parents[3] / "docs" / "bots.md"
BEGIN, END = "<!-- tables: begin -->", "<!-- tables: end -->"
TITLES: dict[GameName, str] = {"holdem": "Hold'em", "one_poker": "One Poker", "as_nas": "As-Nas"}
STRATEGIES: dict[GameName, tuple[str, ...]] = {
    "holdem": ("holdem",),
    "one_poker": ("one_poker", "one_poker_match"),
    "as_nas": ("as_nas", "as_nas_match"),
}
"""The names in the manifest of what level `hard` plays by."""

MEASUREMENTS: tuple[str, ...] = (
    "exploit one-poker --level easy",
    "exploit one-poker --level normal",
    "exploit one-poker --level hard",
    "arena one-poker --bots easy,random --deals 4000",
    "arena one-poker --bots normal,easy --deals 10000",
    "arena one-poker --bots hard,normal --deals 20000",
    "arena one-poker --bots hard,pot_odds --deals 10000",
    "arena one-poker --bots hard,tight_aggressive --deals 20000",
    "arena one-poker --bots normal,easy --matches 300",
    "arena one-poker --bots hard,normal --matches 300",
    "exploit as-nas --level easy",
    "exploit as-nas --level normal",
    "exploit as-nas --level hard",
    "arena as-nas --bots easy,random,random,random --matches 200",
    "arena as-nas --bots normal,easy,easy,easy --matches 600",
    "arena as-nas --bots hard,normal,normal,normal --matches 1000",
    "arena as-nas --bots hard,easy,easy,easy --matches 600",
    "arena as-nas --bots hard,pot_odds,pot_odds,pot_odds --matches 600",
    "arena as-nas --bots hard,tight_aggressive,tight_aggressive,tight_aggressive --matches 600",
    "exploit holdem --level easy --hands 40",
    "exploit holdem --level normal --hands 40",
    "exploit holdem --level hard",
    "exploit holdem --level hard --stack 17",
    "arena holdem --bots easy,random,random,random --deals 2000",
    "arena holdem --bots normal,easy,easy,easy --deals 4000",
    "arena holdem --bots hard,random,random,random --deals 600",
    "arena holdem --bots hard,always_call,always_call,always_call --deals 600",
    "arena holdem --bots hard,tight_aggressive,tight_aggressive,tight_aggressive --deals 2000",
    "arena holdem --bots hard,pot_odds,pot_odds,pot_odds --deals 1000",
    "arena holdem --bots hard,normal,normal,normal --deals 8000",
    "arena holdem --bots hard,normal --deals 6000 --stack 17",
    "arena holdem --bots normal,easy,easy,easy --matches 40",
    "arena holdem --bots hard,normal,normal,normal --matches 200",
)
"""Arguments of `cardavia`; all with seed 1."""


class Measurement(Struct, frozen=True):
    """One measurement: the arguments of `cardavia`, the sums of the trained strategies then (by their names) and what was printed with --json."""

    command: str
    strategies: dict[str, str]
    result: dict[str, object]

    @property
    def game(self) -> GameName:
        """The game that was measured."""
        return next(game for game in GAMES if game == self.result["game"])


def load(path: Path = FILE) -> list[Measurement]:
    """All measurements of the file, in the order of MEASUREMENTS. Raises OSError, msgspec.MsgspecError."""
    found = {entry.command: entry for entry in msgspec.json.decode(path.read_bytes(), type=list[Measurement])}
    return [found[words] for words in MEASUREMENTS if words in found]


def save(entries: Sequence[Measurement], path: Path = FILE) -> None:
    """Write the file anew, one measurement a line."""
    lines = [json.dumps(msgspec.to_builtins(entry)) for entry in entries]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


def measured(words: str) -> Measurement:
    """Carry out one measurement. Raises RuntimeError if it can't be done."""
    name, *arguments = shlex.split(words)
    printed = StringIO()
    with redirect_stdout(printed):
        status = (command.main if name == "arena" else exploit.main)([*arguments, "--json"])
    if status:
        raise RuntimeError(f"cardavia {words} has ended with status {status}")
    result = cast("dict[str, object]", json.loads(printed.getvalue()))
    played = _strategies(words) if "hard" in words else ()
    shelf = strategy.manifest()
    return Measurement(words, {part: shelf[part].sha256 for part in played if part in shelf}, result)


def _strategies(words: str) -> tuple[str, ...]:
    return next((parts for game, parts in STRATEGIES.items() if game.replace("_", "-") in words.split()), ())


def stale(entries: Sequence[Measurement]) -> list[str]:
    """The commands whose trained strategies are no longer those that were measured."""
    shelf = strategy.manifest()
    sums = {name: artefact.sha256 for name, artefact in shelf.items()}
    return [
        entry.command for entry in entries if any(sums.get(name) != known for name, known in entry.strategies.items())
    ]


# --- the tables -------------------------------------------------------------------------------------------------------


def tables(entries: Sequence[Measurement]) -> str:
    """The tables of the page, in Markdown."""
    parts = list[str]()
    for game in GAMES:
        own = [entry for entry in entries if entry.game == game]
        contests = [line for entry in own if entry.command.startswith("arena") for line in _contest(entry)]
        gains = [_gain(entry) for entry in own if entry.command.startswith("exploit")]
        parts.append(f"### {TITLES[game]}")
        if gains:
            parts.append("\n".join(["| Level | A best response gains | Command |", "|---|---|---|", *gains]))
        if contests:
            head = ["| Who | Against | Wins | Command |", "|---|---|---|---|"]
            parts.append("\n".join([*head, *contests]))
    return "\n\n".join(parts) + "\n"


def _contest(entry: Measurement) -> Iterator[str]:
    report = msgspec.convert(entry.result, Report)
    first, *others = report.entrants
    against = ", ".join(f"{other.seats} × {other.name}" if other.seats > 1 else other.name for other in others)
    said = list[str]()
    if first.bb_100 is not None:
        said.append(f"{_shown(first.bb_100, 1)} big blinds per 100 hands")
    elif first.score is not None:
        said.append(f"{_shown(first.score, 3)} {report.unit}")
    if first.won is not None:
        said.append(f"{_shown(first.won.times(100), 1, sign='')} % of the matches (even: {100 * report.even:.0f} %)")
    yield f"| {first.name} | {against} | {'; '.join(said)} | `cardavia {entry.command}` |"


def _shown(value: Estimate, digits: int, sign: str = "+") -> str:
    return f"{value.mean:{sign}.{digits}f} ± {value.margin:.{digits}f}"


def _gain(entry: Measurement) -> str:
    gain, unit = entry.result["gain"], entry.result.get("unit", "mbb a hand")
    intervals = entry.result.get("interval")
    if isinstance(gain, dict) and isinstance(intervals, dict):
        # Bounds by different responders: their average would mean nothing.
        found, margins = cast("dict[str, float]", gain), cast("dict[str, float]", intervals)
        said = "; ".join(f"{name}: {found[name]:.0f} ± {margins[name]:.0f}" for name in found) + f" {unit}"
    elif isinstance(gain, dict):
        numbers = cast("dict[str, float]", gain)
        worst = max(numbers, key=lambda name: numbers[name])
        where = "a stack of " if worst.isdecimal() else ""
        said = f"{sum(numbers.values()) / len(numbers):.4f} {unit} on average, {numbers[worst]:.4f} at most ({where}{worst})"
    else:
        said = f"{gain} {unit}"
    stack = entry.result.get("stack")
    level = f"{entry.result['level']}, {stack} big blinds" if stack else entry.result["level"]
    return f"| {level} | {said} | `cardavia {entry.command}` |"


def page_with(page: str, written: str) -> str:
    """The page with these tables between its marks. Raises ValueError for a page without them."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the page has no place between {BEGIN} and {END}")
    return f"{before}{BEGIN}\n\n{written}\n{END}{after}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out the command; gives the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given[:1] == ["tables"]:
        PAGE.write_text(page_with(PAGE.read_text("utf-8"), tables(load())), "utf-8")
        return 0
    if given[:1] != ["measure"]:
        print("usage: python -m server.bots.arena.results measure [WORD…] | tables", file=sys.stderr)
        return 2
    chosen = [words for words in MEASUREMENTS if all(word in words for word in given[1:])]
    for words in chosen:
        print(f"cardavia {words}", file=sys.stderr, flush=True)
        found = measured(words)
        # Read just before it is written: another process may have measured something meanwhile.
        entries = {entry.command: entry for entry in load()} if FILE.exists() else {}
        entries[words] = found
        save([entries[known] for known in MEASUREMENTS if known in entries])
    return 0


if __name__ == "__main__":
    sys.exit(main())
