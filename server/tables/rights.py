"""What a viewer may say at a table now: the names of the messages, so that a client offers nothing that would be refused."""

from typing import TypeVar

from protocol.play import Legal
from server.tables import asks
from server.tables.state import TableState

S = TypeVar("S")

_HOST = ("lock", "hand_over", "kick", "ban", "seat_bot")


def may(
    table: TableState[S], seat: int | None, legal: Legal | None, free: tuple[int, ...], only_bots: bool
) -> tuple[str, ...]:
    """The messages that the person in `seat` (None: a spectator) may send now. `free`: the seats that are, `only_bots`: nobody else plays on."""
    if table.stage == "closed":
        return ("leave",)
    rights = ["leave", *talk(table, seat)]
    if legal is not None:
        rights.append("play")
    if (seat is None and free) or (seat is not None and table.seats[seat].presence == "stand_in"):
        rights.append("take_seat")
    if only_bots and (seat is not None or not table.present()):
        rights.append("set_pace")
    if seat is not None:
        rights.extend(_seated(table, seat))
    return tuple(rights)


def talk(table: TableState[S], seat: int | None) -> tuple[str, ...]:
    """`say` and `react`, where the table lets this viewer talk."""
    chat = table.settings.chat
    return ("say", "react") if chat == "all" or (chat == "seated" and seat is not None) else ()


def _seated(table: TableState[S], seat: int) -> list[str]:
    """What the owner of a seat may say besides playing."""
    rights: list[str] = []
    on = table.stage in ("playing", "between")
    if on or table.stage == "over":
        rights.append("ask_restart")
    if on:
        rights.append("ask_pause")
    if any(seat != ask.about and seat not in ask.agreed and seat in asks.needed(table, ask) for ask in table.asks):
        rights.append("agree")
    if table.seats[seat].person == table.host:
        rights.extend(_HOST if table.stage != "playing" else _HOST[:-1])
        if table.stage == "waiting":
            rights.append("start")
    elif len(table.people()) > asks.VOTERS:
        rights.append("vote_out")
    return rights
