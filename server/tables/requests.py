"""From what a person says at a table to the input that the table works in. Decides nothing but who is meant."""

from collections.abc import Callable

from protocol import commands
from protocol.messages import TableMessage
from server.tables import messages as told_to
from server.tables.handle import Person
from server.tables.messages import AnyInput, Refusal

Chat = commands.Say | commands.React


def request(
    message: TableMessage, person: Person, seat: int | None, spectator: Callable[[str], Person | None]
) -> AnyInput:
    """The input that `message` asks for. `seat` is the sender's; `spectator` finds one by the name that is shown.

    Raises:
        Refusal: only players may say this, or nobody of that name is there.
    """
    who = person.id
    match message:
        case commands.Play(version=version, action=action):
            return told_to.Act(_seated(seat), action, "person", version, who, message.id)
        case commands.TakeSeat(seat=wanted):
            own = seat is not None and wanted in (None, seat)
            return told_to.Return(who, message.id) if own else told_to.Sit(person, wanted, message.id)
        case commands.Start():
            return told_to.Begin(who, message.id)
        case commands.SetPace(pace=pace):
            return told_to.SetPace(who, person.name, pace, message.id)
        case commands.AskRestart():
            return told_to.Ask(who, "restart", None, message.id)
        case commands.AskPause(on=on):
            return told_to.Ask(who, "pause" if on else "resume", None, message.id)
        case commands.VoteOut(seat=about):
            return told_to.Ask(who, "vote_out", about, message.id)
        case commands.Agree(ask=ask, yes=yes):
            return told_to.Answer(who, ask, yes, message.id)
        case _:
            return _of_the_host(message, who, spectator)


def _of_the_host(message: TableMessage, who: str, spectator: Callable[[str], Person | None]) -> AnyInput:
    match message:
        case commands.HandOver(seat=to):
            return told_to.HandOver(who, to, message.id)
        case commands.Kick(seat=target):
            return told_to.Remove(who, target, None, ban=False, id=message.id)
        case commands.Ban(seat=None, name=name):
            found = spectator(name or "")
            if found is None:
                raise Refusal("no_spectator", name=name or "")
            return told_to.Remove(who, None, found, ban=True, id=message.id)
        case commands.Ban(seat=target):
            return told_to.Remove(who, target, None, ban=True, id=message.id)
        case commands.Lock(on=on):
            return told_to.Lock(who, on, message.id)
        case commands.SeatBot(seat=at, level=level):
            return told_to.SeatBot(who, at, level, message.id)
        case _:
            raise AssertionError(f"{type(message).__name__} is not for the table to work in")


def _seated(seat: int | None) -> int:
    if seat is None:
        raise Refusal("not_seated")
    return seat
