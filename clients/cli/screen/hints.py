"""What the note line says of itself: what one might want to know at one's turn, and what others ask."""

from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from clients.cli.screen.app import Cardavia


def quiet(house: "Cardavia", id: str, **arguments: str | int) -> Text:
    """A sentence that is no news."""
    return Text(house.words.say(id, **arguments), style=house.look.palette.dim)


def hint(house: "Cardavia") -> Text:
    """What helps at the present turn."""
    view = house.model.view
    if view is None or view.legal is None:
        return Text("")
    if view.legal.lock:
        return quiet(house, "note-choose")
    if view.game == "as_nas":
        return quiet(house, "note-blind" if view.legal.look else "note-looked")
    return Text("")


def asking(house: "Cardavia") -> Text | None:
    """What somebody asks of the reader, or how far a restart is agreed on; None where nothing is asked."""
    model = house.model
    found: Text | None = None
    for ask in model.view.asks if model.view else ():
        if model.seat in ask.needed and model.seat not in ask.agreed:
            cast = house.wording.cast
            about = "" if ask.about is None else house.speaker.name(cast, ask.about)
            what = house.words.say(f"what-{ask.ask}", about=about)
            text = house.words.say("note-asked", name=house.speaker.name(cast, ask.by), what=what)
            found = Text(text, style=house.look.palette.strong)
        elif ask.ask == "restart":
            found = quiet(house, "note-restart", agreed=len(ask.agreed), needed=len(ask.needed))
    return found
