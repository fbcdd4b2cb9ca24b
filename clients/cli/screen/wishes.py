"""What the reader may wish at a table besides playing: each wish of the desk as a message or a step of the client."""

from typing import TYPE_CHECKING

from clients.cli.screen.desk import Wish
from protocol.base import Pace
from protocol.commands import Agree, AskRestart, SetPace, Start, TakeSeat
from protocol.lobby import Join

if TYPE_CHECKING:
    from clients.cli.screen.table import TableScreen

PACES: tuple[Pace, ...] = ("1x", "4x", "end")


async def carry_out(wish: Wish, screen: "TableScreen") -> None:
    """Do what was wished."""
    house = screen.house
    view = house.model.view
    if view is None:
        return
    match wish.name:
        case "start":
            await house.send(Start(house.line.id()))
        case "restart":
            await house.send(AskRestart(house.line.id()))
        case "sit":
            await house.send(TakeSeat(house.line.id()))
        case "pace":
            after = PACES[(PACES.index(view.pace) + 1) % len(PACES)]
            await house.send(SetPace(house.line.id(), after))
            screen.tell(house.words.say(f"pace-{after}"))
        case "yes" | "no":
            await _answer(screen, wish.name == "yes")
        case "take_over":
            await house.send(Join(house.line.id(), view.code, take_over=True))
        case "retry":
            house.line.hurry()
        case "leave":
            house.leave_table(keep=view.stage not in ("waiting", "over", "closed"))
        case "lobby":
            house.leave_table(keep=False)
        case _:
            raise AssertionError(wish.name)


async def _answer(screen: "TableScreen", yes: bool) -> None:
    model = screen.model
    for ask in model.view.asks if model.view else ():
        if model.seat in ask.needed and model.seat not in ask.agreed:
            await screen.house.send(Agree(screen.house.line.id(), ask.ask, yes))
