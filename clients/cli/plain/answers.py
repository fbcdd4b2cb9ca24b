"""What can be asked at the table: its state in a few lines. Answers only, nothing is sent."""

from collections.abc import Callable

from clients.cli.model import Model
from clients.cli.plain.grammar import Typed
from clients.cli.sentences import sentences
from clients.cli.wording import Wording
from protocol.as_nas import AsNasPlay
from protocol.holdem import HoldemPlay
from protocol.one_poker import OnePokerPlay
from protocol.table import SeatView

HELP = ("actions", "amounts", "table", "clock", "talk", "match", "host", "identity", "rules", "leave")
LOG_LINES = 10


def help_lines(wording: Wording) -> list[str]:
    """All commands, a line for each kind."""
    return [wording.words.say(f"help-{part}") for part in HELP]


def _log(typed: Typed, wording: Wording, model: Model) -> list[str]:
    count = int(typed.rest) if typed.rest.isdecimal() and len(typed.rest) < 4 else LOG_LINES
    told = [" ".join(sentences(line, wording.speaker)) for line in model.log]
    return [line for line in told if line][-max(count, 1) :] or [wording.words.say("log-empty")]


def _table(_typed: Typed, wording: Wording, _model: Model) -> list[str]:
    view = wording.view
    lines = [wording.words.say(f"stage-{view.stage}") + "."]
    lines += [seat_line(seat, wording) for seat in view.seats]
    if isinstance(view.play, HoldemPlay):
        lines.append(wording.board())
    return [*lines, *(wording.pots() if view.play else []), *wording.signals()]


def seat_line(seat: SeatView, wording: Wording) -> str:
    """One seat with everything that everybody may see of it."""
    parts = [wording.worth(seat), *_marks(seat, wording), *_state(seat, wording)]
    if seat.bet and seat.state != "out":
        parts.append(wording.words.say("seat-word-bet", amount=seat.bet))
    if seat.shown:
        parts.append(wording.speaker.cards(seat.shown))
    return wording.words.say(
        "seat-now", name=wording.name(seat), parts=wording.words.row(part for part in parts if part)
    )


def _marks(seat: SeatView, wording: Wording) -> list[str]:
    match wording.view.play:
        case HoldemPlay(button=button) if button == seat.seat:
            return [wording.words.say("seat-word-button")]
        case AsNasPlay() as play:
            mark = [wording.words.say("seat-word-dealer")] if play.dealer == seat.seat else []
            looked = "looked" if play.looked[seat.seat] else "blind"
            return [*mark, wording.words.say(f"seat-word-{looked}")]
        case OnePokerPlay(locked=locked) if locked[seat.seat]:
            return [wording.words.say("seat-word-locked")]
        case _:
            return []


def _state(seat: SeatView, wording: Wording) -> list[str]:
    say = wording.words.say
    found: list[str] = []
    if seat.state == "out":
        found.append(say("seat-word-out", place=seat.place or 0))
    elif seat.seat == wording.view.turn:
        found.append(say("seat-word-to_act"))
    elif seat.state in ("folded", "all_in"):
        found.append(say(f"seat-word-{seat.state}"))
    if seat.kind == "person" and seat.presence != "here":
        found.append(say(f"seat-word-{seat.presence}"))
    return found


ANSWERS: dict[str, Callable[[Typed, Wording, Model], list[str]]] = {
    "table": _table,
    "cards": lambda _typed, wording, _model: wording.cards(),
    "board": lambda _typed, wording, _model: [wording.board()],
    "pots": lambda _typed, wording, _model: wording.pots(),
    "stacks": lambda _typed, wording, _model: [wording.stacks()],
    "standings": lambda _typed, wording, _model: [wording.standings()],
    "log": _log,
    "help": lambda _typed, wording, _model: help_lines(wording),
}
