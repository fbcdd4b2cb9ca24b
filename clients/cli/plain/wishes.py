"""What a person may ask of the table besides playing: talk, agreement, pace, the host's powers. From typed words to messages."""

from collections.abc import Callable

from clients.cli.plain.deeds import Mistake
from clients.cli.plain.grammar import Typed
from clients.cli.wording import Wording
from protocol import commands
from protocol.base import Level, Pace
from protocol.messages import ClientMessage
from protocol.session import Forget, MoveIdentity, Rename, RevokeTokens

Wish = ClientMessage | Mistake | list[str]
"""A message to send, a sentence why not, or lines to say."""

LEVELS: dict[str, Level] = {"easy": "easy", "normal": "normal", "hard": "hard"}
PACES: dict[str, Pace] = {"1": "1x", "1x": "1x", "4": "4x", "4x": "4x", "end": "end"}


def wish(typed: Typed, wording: Wording, id: str) -> Wish:
    """What a command of the table of wishes comes to; `id` is for the message."""
    return _WISHES[typed.name](typed, wording, id)


def _say(typed: Typed, wording: Wording, id: str) -> Wish:
    if not typed.rest:
        return Mistake(wording.words.say("bad-empty", example="say good luck"))
    return commands.Say(id, typed.rest[:400])


def _react(typed: Typed, wording: Wording, id: str) -> Wish:
    say = wording.words.say
    if not typed.rest:
        numbered = [
            say("reaction-numbered", number=number, text=say(f"reaction-{name}"))
            for number, name in enumerate(commands.REACTIONS, 1)
        ]
        return [say("reactions-list", list=" ".join(numbered))]
    wanted = typed.rest.casefold().replace(" ", "_")
    for number, name in enumerate(commands.REACTIONS, 1):
        if wanted in (str(number), name, say(f"reaction-{name}").casefold()):
            return commands.React(id, name)  # type: ignore[arg-type]
    return Mistake(say("bad-reaction"))


def _person(name: str, wording: Wording) -> int | Mistake:
    """The seat of the one whose name begins so."""
    wanted = name.casefold()
    fits = [seat.seat for seat in wording.view.seats if wanted and seat.name.casefold().startswith(wanted)]
    whole = [seat for seat in fits if wording.view.seats[seat].name.casefold() == wanted]
    found = whole or fits
    if len(found) == 1:
        return found[0]
    return Mistake(wording.words.say("bad-two-persons" if found else "bad-person", name=name))


def _at_person(make: Callable[[str, int], ClientMessage]) -> Callable[[Typed, Wording, str], Wish]:
    def wished(typed: Typed, wording: Wording, id: str) -> Wish:
        seat = _person(typed.rest, wording)
        return seat if isinstance(seat, Mistake) else make(id, seat)

    return wished


def _speed(typed: Typed, wording: Wording, id: str) -> Wish:
    pace = PACES.get(typed.rest.casefold())
    if pace is None:
        return Mistake(wording.words.say("bad-speed"))
    return commands.SetPace(id, pace)


def _sit(typed: Typed, _wording: Wording, id: str) -> Wish:
    return commands.TakeSeat(id, int(typed.rest) - 1 if typed.rest in [str(seat) for seat in range(1, 11)] else None)


def _bot(typed: Typed, wording: Wording, id: str) -> Wish:
    seat, _, level = typed.rest.partition(" ")
    seats = {str(one.seat + 1): one.seat for one in wording.view.seats}
    if seat not in seats:
        return Mistake(wording.words.say("bad-seat"))
    if level.strip().casefold() not in {"", *LEVELS}:
        return Mistake(wording.words.say("bad-level"))
    return commands.SeatBot(id, seats[seat], LEVELS.get(level.strip().casefold(), "normal"))


def _identity(typed: Typed, wording: Wording, id: str) -> Wish:
    made = identity(typed.rest, id)
    return Mistake(wording.words.say("bad-identity")) if made is None else made


def identity(what: str, id: str) -> ClientMessage | None:
    """A message about who one is: `move` to another device, `revoke` the others, `forget me`; None for anything else."""
    match what.casefold().split():
        case ["move"]:
            return MoveIdentity(id)
        case ["revoke"]:
            return RevokeTokens(id)
        case ["forget", "me"]:
            return Forget(id)
        case _:
            return None


def _name(typed: Typed, wording: Wording, id: str) -> Wish:
    if not typed.rest:
        return Mistake(wording.words.say("bad-empty", example="name Ada"))
    return Rename(id, typed.rest[:80])


_WISHES: dict[str, Callable[[Typed, Wording, str], Wish]] = {
    "say": _say,
    "react": _react,
    "speed": _speed,
    "sit": _sit,
    "bot": _bot,
    "identity": _identity,
    "name": _name,
    "start": lambda _typed, _wording, key: commands.Start(key),
    "restart": lambda _typed, _wording, key: commands.AskRestart(key),
    "pause": lambda _typed, _wording, key: commands.AskPause(key, True),
    "resume": lambda _typed, _wording, key: commands.AskPause(key, False),
    "close": lambda _typed, _wording, key: commands.Lock(key, True),
    "open": lambda _typed, _wording, key: commands.Lock(key, False),
    "host": _at_person(commands.HandOver),
    "kick": _at_person(commands.Kick),
    "ban": _at_person(commands.Ban),
    "vote": _at_person(commands.VoteOut),
}
WISHES = frozenset(_WISHES)
