"""Conversations in plain mode that are kept as files: tables driven by hand, what Ada types, and everything that is said.

`python -m tests.cli.plain.transcripts` makes them anew, to be reviewed as a diff.
"""

from collections.abc import Callable, Sequence
from pathlib import Path

from clients.cli.catalogue import languages
from protocol.as_nas import AsNasSettings
from protocol.base import GameName
from protocol.commands import Agree
from protocol.holdem import HoldemSettings
from protocol.one_poker import OnePokerSettings
from protocol.play import Call, Fold, Raise
from protocol.refusals import refused
from protocol.table import ClockSettings
from server.tables import messages as told_to
from tests.kit.driven import Driven, settings_of
from tests.kit.terminal import Dialogue

FOLDER = Path(__file__).resolve().parent.parent / "transcripts"


def _table(game: GameName, seed: int, settings: object, people: Sequence[str] = ()) -> Driven:
    table = Driven(
        settings_of(game, game=settings, seats_open=1 + len(people), clock=ClockSettings("bank", 30.0, 60.0)), seed=seed
    )
    for name in people:
        table.sit(name)
    if table.state.stage == "waiting":
        table.start()
    table.settle()
    return table


def holdem(language: str) -> list[str]:
    """A slip of the fingers, amounts that are too low, too high and unclear, an all-in that is confirmed, a showdown with a side pot."""
    table = _table("holdem", 11, HoldemSettings(seats=4, stack=400), ("Bea",))
    ada = Dialogue(table, language)
    ada.until_turn()
    for line in ("rais 100", "check", "r 30", "r 5000", "1.000", "0.5", "table", "cards", "r 60"):
        ada.type(line)
    ada.others(Raise(400), Call(), Fold())
    for line in ("stacks", "all-in", "no", "call"):
        ada.type(line)
    ada.until_turn()
    table.end_hand()
    ada.hear()
    table.pass_time(10)
    ada.until_turn()
    for line in ("", "pots", "help", "log 3", "leave"):
        ada.type(line)
    return ada.lines


def one_poker(language: str) -> list[str]:
    """A lock that is asked for, a check, a bet, a call; a time-out; the end of the match and a rematch."""
    table = _table("one_poker", 5, OnePokerSettings(chips=6), ("Bea",))
    ada = Dialogue(table, language)
    for line in ("3", "1", "n", "lock 1", "y"):
        ada.type(line)
    ada.others(None)
    if table.turn == 0:
        ada.type("check")
    ada.others(Raise(2))
    for line in ("clock", "raise", "2", "call"):
        ada.type(line)
    table.pass_time(10)
    ada.hear()
    table.pass_time(95)
    ada.hear()
    for _ in range(200):
        if table.state.stage == "over":
            break
        if table.state.stage == "playing":
            table.act(Raise(table.legal.raise_.most) if table.legal.raise_ else None)
        else:
            table.pass_time(10)
    ada.hear()
    ada.type("standings")
    ada.type("restart")
    assert isinstance(ada.sent[-1], Agree)
    return ada.lines


def as_nas(language: str) -> list[str]:
    """A blind raise, a look, a fold that is not possible, a refusal of the server, points with fractions, talk and muting."""
    table = _table("as_nas", 3, AsNasSettings(deals=2))
    ada = Dialogue(table, language)
    ada.until_turn()
    for line in ("hold", "raise", "cards"):
        ada.type(line)
    ada.until_turn()
    for line in ("look", "cards", "table", "c"):
        ada.type(line)
    ada.until_turn()
    table.end_hand()
    ada.hear()
    ada.told(refused("m1", "stale", version=9, answered=8))
    for line in ("say hello", "react", "react 3", "mute Brindle", "stacks", "no such word"):
        ada.type(line)
    return ada.lines


def asking(language: str) -> list[str]:
    """Bea asks for a restart in the middle of a hand; Ada says other things first, then does not agree; the turn is asked again."""
    table = _table("holdem", 2, HoldemSettings(seats=3, stack=300), ("Bea",))
    ada = Dialogue(table, language)
    ada.until_turn()
    table.take(told_to.Ask("bea", "restart"))
    ada.hear()
    for line in ("cards", "no"):
        ada.type(line)
    table.take(told_to.Answer("ada", "restart", False))
    ada.hear()
    ada.type("call 20")
    ada.talk.interrupted()
    ada.type("no")
    ada.talk.interrupted()
    ada.type("yes")
    return ada.lines


TRANSCRIPTS: dict[str, Callable[[str], list[str]]] = {
    "holdem": holdem,
    "one_poker": one_poker,
    "as_nas": as_nas,
    "asking": asking,
}
LANGUAGES = tuple(name for name in ("en", "cs") if name in languages())


def path(name: str, language: str) -> Path:
    """Where a transcript is kept."""
    return FOLDER / f"{name}-{language}.txt"


def main() -> None:
    """Make all of them anew."""
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        for name, make in TRANSCRIPTS.items():
            path(name, language).write_text("\n".join(make(language)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
