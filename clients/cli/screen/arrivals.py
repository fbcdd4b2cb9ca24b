"""What arrives from the server, and where it leads: to a table, to the lobby, to the end of the client."""

from typing import TYPE_CHECKING

from clients.cli.failure import DONE, FAILED
from clients.cli.goal import Lobby, Look, Sit, request
from clients.cli.link import Arrived, Back, Lost, Over, Unreachable, Unwelcome
from clients.cli.model import after, found, left, lost
from protocol.commands import SetPace
from protocol.lobby import Joined
from protocol.messages import ServerMessage, Update
from protocol.session import MoveCode, Notice, Refused, Welcome

if TYPE_CHECKING:
    from clients.cli.screen.app import Cardavia


class Arrivals:
    """Hears the line of one client."""

    def __init__(self, house: "Cardavia") -> None:
        self._house = house
        self._goal_id = ""
        self._paced = False

    async def listen(self) -> None:
        """Until the line is over; what ends the client is said on the shell's own screen."""
        house = self._house
        try:
            async for happening in house.line.happenings():
                match happening:
                    case Arrived():
                        await self._arrived(happening.message)
                    case Lost():
                        house.retry_at = house.now() + happening.wait
                        house.model = lost(house.model)
                    case Back():
                        house.retry_at = None
                        house.model = found(house.model)
                        house.tell(house.words.say("note-missed", seconds=round(happening.seconds)))
                    case Over():
                        house.fail(
                            house.words.say(f"closed-{happening.closed.code}"),
                            DONE if happening.closed.code == "bye" else FAILED,
                        )
                house.show()
        except Unreachable:
            house.fail(house.words.say("error-unreachable", url=house.address.socket), FAILED)
        except Unwelcome as error:
            self._unwelcome(error.refused)

    def _unwelcome(self, refused: Refused) -> None:
        house = self._house
        if refused.code == "version":
            params = {key: str(value) for key, value in refused.params.items()}
            house.fail(house.words.say("error-version", own=house.setup.version, **params), FAILED)
        else:
            house.fail(house.said(refused), FAILED)

    async def _arrived(self, message: ServerMessage) -> None:
        house = self._house
        first = house.model.welcome is None
        before = house.model.code
        house.model = after(house.model, message)
        match message:
            case Welcome():
                await self._welcomed(first)
            case MoveCode():
                house.tell(house.words.say("identity-code", code=message.code, minutes=max(1, message.seconds // 60)))
            case Joined():
                await house.to_table()
            case Update():
                house.received = house.now()
                await self._updated(before)
            case Refused() if message.code == "elsewhere" and house.join is not None and message.id == house.join.id:
                house.take_over = house.join.code
                await house.follow_tables()
            case Refused() if message.id == self._goal_id:
                await self._goal_refused(message)
            case Notice() if message.code in ("kicked", "banned", "voted_out", "table_closed"):
                await self._out(house.said(message))
            case _:
                pass

    async def _welcomed(self, first: bool) -> None:
        house = self._house
        if first and not isinstance(house.setup.goal, Lobby):
            self._goal_id = house.line.id()
            await house.send(request(house.setup.goal, self._goal_id))
        elif house.model.view is None:
            await house.follow_tables()

    async def _updated(self, before: str | None) -> None:
        house = self._house
        view = house.model.view
        if view is None:
            return
        if view.code != before:
            await house.to_table()
        if view.stage == "closed":
            await self._out(house.words.say("refusal-table_closed", code=view.code))
            return
        goal = house.setup.goal
        if isinstance(goal, Look) and goal.pace and not self._paced and house.model.may("set_pace"):
            self._paced = True
            await house.send(SetPace(house.line.id(), goal.pace))

    async def _goal_refused(self, refused: Refused) -> None:
        house = self._house
        goal = house.setup.goal
        if refused.code == "no_table" and isinstance(goal, Sit | Look):
            house.fail(house.words.say("error-table", code=goal.code), FAILED)
        else:
            house.fail(house.said(refused), FAILED)

    async def _out(self, text: str) -> None:
        """Back in the lobby without having asked for it."""
        house = self._house
        house.model = left(house.model)
        await house.to_lobby()
        await house.follow_tables()
        house.tell(text)
