"""What the host may do at the table, and what others may ask for: one line each, Enter does it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from clients.cli.screen.form import Field, FormScreen
from protocol.base import Level
from protocol.commands import AskPause, Ban, HandOver, Kick, Lock, SeatBot, VoteOut
from protocol.messages import ClientMessage

if TYPE_CHECKING:
    from clients.cli.screen.app import Cardavia

LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")


class HostMenu(FormScreen):
    """The powers that the view says this reader has."""

    def __init__(self, house: "Cardavia") -> None:
        say = house.words.say
        self._deeds = deeds(house)
        lines = [Field(str(number), text) for number, (text, _) in enumerate(self._deeds)]
        super().__init__(house, say("host-title"), say("form-settings-hint") if lines else say("host-none"), lines)

    def answered(self, field: Field) -> None:
        """Do it and close."""
        message = self._deeds[int(field.name)][1]
        self.dismiss_form()
        self.house.run_worker(self.house.send(message(self.house.line.id())), exclusive=False)

    def other(self, key: str) -> Callable[[], None] | None:
        """The key that opened it closes it."""
        return self.dismiss_form if key == "g" else None


Deed = tuple[str, Callable[[str], ClientMessage]]


def deeds(house: "Cardavia") -> list[Deed]:
    """What may be done now, each as words and the message it makes."""
    model, say = house.model, house.words.say
    view = model.view
    if view is None:
        return []
    found: list[Deed] = []
    for seat in view.seats:
        if seat.kind == "person" and seat.seat != model.seat:
            found += _at_person(house, seat.seat, seat.name)
        if seat.kind in ("bot", "open") and model.may("seat_bot"):
            found += [
                (say("host-bot", seat=seat.seat + 1, level=say(f"level-{level}")), _seat_bot(seat.seat, level))
                for level in LEVELS
                if level != seat.level
            ]
    if model.may("lock"):
        found.append((say("host-unlock" if view.locked else "host-lock"), lambda key: Lock(key, not view.locked)))
    if model.may("ask_pause"):
        paused = view.stage == "paused"
        found.append((say("host-resume" if paused else "host-pause"), lambda key: AskPause(key, not paused)))
    return found


def _at_person(house: "Cardavia", seat: int, name: str) -> list[Deed]:
    say, may = house.words.say, house.model.may
    made: tuple[tuple[str, Callable[[str], ClientMessage]], ...] = (
        ("hand_over", lambda key: HandOver(key, seat)),
        ("kick", lambda key: Kick(key, seat)),
        ("ban", lambda key: Ban(key, seat)),
        ("vote_out", lambda key: VoteOut(key, seat)),
    )
    return [
        (say(f"host-{'vote' if power == 'vote_out' else power}", name=name), make) for power, make in made if may(power)
    ]


def _seat_bot(seat: int, level: Level) -> Callable[[str], ClientMessage]:
    return lambda key: SeatBot(key, seat, level)
