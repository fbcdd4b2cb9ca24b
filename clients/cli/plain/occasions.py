"""When there is something to say or to ask besides one's turn: coming to a table, agreement, waiting, being out, the end."""

from collections.abc import Collection, Iterator

from clients.cli.model import Model
from clients.cli.wording import Wording
from protocol.table import Ask, TableView

Answered = Collection[tuple[str, int, int | None]]
"""What was asked and has been answered by the reader: the kind, by whom, about whom."""


def introduction(wording: Wording, model: Model, link: str) -> Iterator[str]:
    """What is said of a table when one comes to it."""
    view, say = wording.view, wording.words.say
    yield say("table-here", code=view.code, game=wording.game, players=wording.players())
    if wording.cast.you is None:
        yield say("watching-here")
    if view.stage == "waiting":
        yield say("waiting", open=sum(seat.kind == "open" for seat in view.seats), code=view.code, link=link)
        if model.may("start"):
            yield say("waiting-host")


def asked(view: TableView, answered: Answered) -> Ask | None:
    """What somebody asked of the reader, and the reader has not answered."""
    seat = view.you.seat if view.you else None
    for ask in view.asks:
        if seat in ask.needed and seat not in ask.agreed and (ask.ask, ask.by, ask.about) not in answered:
            return ask
    return None


def idle_choice(view: TableView, model: Model) -> str:
    """The message that says what may be typed where it is not one's turn; empty where there is nothing to choose."""
    if view.stage == "waiting":
        return "choice-start" if model.may("start") else ""
    if view.stage == "over":
        return "choice-over" if model.may("ask_restart") else ""
    own = view.seats[view.you.seat] if view.you and view.you.seat is not None else None
    if own is not None and own.state == "out" and view.stage in ("playing", "between"):
        return "choice-out" if model.may("set_pace") else "choice-out-people"
    return ""
