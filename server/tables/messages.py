"""What a table is told (inputs, which are journalled) and what it answers with (effects). Values only; knows no single game."""

from typing import Literal

from msgspec import Struct

from protocol.base import Level, Pace
from protocol.play import Action
from protocol.session import Param
from protocol.table import TableSettings
from server.tables.handle import Person

AskName = Literal["restart", "pause", "resume", "vote_out"]
Actor = Literal["person", "bot", "clock", "stand_in"]
RemovedWhy = Literal["kick", "ban", "vote"]
PutOutCode = Literal["kicked", "banned", "voted_out"]
ClosedWhy = Literal["over", "empty", "operator", "drain", "fault"]


class Refusal(Exception):
    """The input is refused and nothing has changed. `code` and `params` are those of protocol.refusals."""

    def __init__(self, code: str, /, **params: Param) -> None:
        super().__init__(code)
        self.code = code
        self.params: dict[str, Param] = params


class BotName(Struct, frozen=True, gc=False):
    """A bot that may be seated: its name, and its style as the roster calls it."""

    name: str
    style: str = ""


# --- inputs: a table is the fold of these -----------------------------------------------------------------------------


class Input(Struct, frozen=True, omit_defaults=True, tag_field="do"):
    """Base of the inputs. Times are never in them: they come beside them. `id` is that of the client's message, `person` who sent it."""


class Open(Input, frozen=True, tag="open"):
    """The first input. Nobody is host when bots play among themselves. `bots` are the names to seat, more than there are seats."""

    code: str
    settings: TableSettings
    host: Person | None
    bots: tuple[BotName, ...]
    id: str = ""


class Sit(Input, frozen=True, tag="sit"):
    """Somebody new sits down; `seat` None takes the first that is free."""

    person: Person
    seat: int | None = None
    id: str = ""


class Return(Input, frozen=True, tag="return"):
    """The owner of a seat is connected again, or wants it back from the bot that stands in."""

    person: str
    id: str = ""


class Lose(Input, frozen=True, tag="lose"):
    """The connection of a seat's owner is gone."""

    person: str


class Leave(Input, frozen=True, tag="leave"):
    """The owner of a seat goes: for good, or (`keep`) while a bot stands in."""

    person: str
    keep: bool = False
    id: str = ""


class Forget(Input, frozen=True, tag="forget"):
    """As Leave, and the name goes from the table; who had a seat here only before is taken out of the records when the table is finished."""

    person: str


class Begin(Input, frozen=True, tag="begin"):
    """The match begins: by the host, or by itself (`person` empty)."""

    person: str = ""
    id: str = ""


class Deal(Input, frozen=True, tag="deal"):
    """The next hand or deal, with the cards as they were shuffled."""

    cards: tuple[str, ...]


class Act(Input, frozen=True, tag="act"):
    """A seat's action. `version` is that of the view it answers, where a person acts."""

    seat: int
    action: Action
    by: Actor
    version: int | None = None
    person: str = ""
    id: str = ""


class Warn(Input, frozen=True, tag="warn"):
    """80 % of a person's time is gone."""

    seat: int


class Miss(Input, frozen=True, tag="miss"):
    """Somebody has not come back after the server was started again."""

    seat: int


class Idle(Input, frozen=True, tag="idle"):
    """Somebody who is to act, and has no clock, has not done so for very long."""

    seat: int


class StandIn(Input, frozen=True, tag="stand_in"):
    """The grace of an absent person is over: a bot plays the seat."""

    seat: int


class PassOn(Input, frozen=True, tag="pass_on"):
    """The host has been away for too long: another becomes host."""


class SetPace(Input, frozen=True, tag="pace"):
    """`person` is empty and `name` too where the table does it because nobody is there."""

    person: str
    name: str
    pace: Pace
    id: str = ""


class Ask(Input, frozen=True, tag="ask"):
    """Somebody asks the others; `about` is the seat of a vote."""

    person: str
    ask: AskName
    about: int | None = None
    id: str = ""


class Answer(Input, frozen=True, tag="answer"):
    """Yes or no to what was asked."""

    person: str
    ask: AskName
    yes: bool = True
    id: str = ""


class Expire(Input, frozen=True, tag="expire"):
    """The time for answers is over."""

    ask: AskName


class GoOn(Input, frozen=True, tag="go_on"):
    """A pause has lasted as long as a pause may."""


class HandOver(Input, frozen=True, tag="hand_over"):
    """The host makes somebody else host."""

    person: str
    seat: int
    id: str = ""


class Remove(Input, frozen=True, tag="remove"):
    """The host puts a seat's owner, or a spectator, out; `ban`: for good."""

    person: str
    seat: int | None = None
    spectator: Person | None = None
    ban: bool = False
    id: str = ""


class Lock(Input, frozen=True, tag="lock"):
    """The host lets nobody new sit down, or again does."""

    person: str
    on: bool = True
    id: str = ""


class SeatBot(Input, frozen=True, tag="seat_bot"):
    """The host seats a bot, or changes a bot's level."""

    person: str
    seat: int
    level: Level
    id: str = ""


class Recover(Input, frozen=True, tag="recover"):
    """The table was rebuilt from its journal and goes on: open clocks start afresh, and nobody is connected yet."""


class Close(Input, frozen=True, tag="close"):
    """The last input."""

    why: ClosedWhy


HostInput = PassOn | HandOver | Remove | Lock | SeatBot
"""What concerns the host's role and powers."""
SeatInput = Open | Sit | Return | Lose | Leave | Forget | Miss | Idle | StandIn | HostInput
"""What concerns people and seats."""
AnyInput = SeatInput | Begin | Deal | Act | Warn | SetPace | Ask | Answer | Expire | GoOn | Recover | Close


class Record(Struct, frozen=True, array_like=True):
    """One accepted input as the journal keeps it. `at` is in milliseconds since 1970 and never goes back within a table."""

    format: int
    version: int
    at: int
    input: AnyInput


FORMAT = 1
"""Of the records written now. A record of an older format is still read; see server.tables.replay."""


# --- effects, besides the record itself and the moment that everybody is told -----------------------------------------


class Think(Struct, frozen=True, gc=False):
    """A bot is asked to act. `decision` names the decision, so that a late answer can be told; times in seconds before the actor varies them."""

    seat: int
    level: Level
    style: str
    by: Literal["bot", "stand_in"]
    decision: int
    seconds: float
    variation: float


class Shuffle(Struct, frozen=True):
    """The next hand needs these cards shuffled."""

    pack: tuple[str, ...]


class Draw(Struct, frozen=True, gc=False):
    """A person's time is up with a card to lock: one of these is to be drawn at random."""

    seat: int
    cards: tuple[str, ...]


class PutOut(Struct, frozen=True, gc=False):
    """A person who has been put out, and why: the code of a notice."""

    person: str
    code: PutOutCode
