"""The form for a new table: everything preset, Enter on the last line opens it."""

from typing import TYPE_CHECKING

from clients.cli.screen.form import Field, FormScreen
from protocol.as_nas import AsNasSettings
from protocol.base import GAMES, Level
from protocol.holdem import HoldemSettings
from protocol.lobby import OpenTable
from protocol.one_poker import OnePokerSettings
from protocol.table import BotPace, ClockSettings, GameSettings, TableSettings

if TYPE_CHECKING:
    from clients.cli.screen.app import Cardavia

LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")
STACKS = (100, 200, 500, 1000, 2000, 5000, 10_000)
BLINDS = ((1, 2), (5, 10), (10, 20), (25, 50), (50, 100), (100, 200))
ANTES = (0, 1, 2, 5, 10, 20, 50)
CHIPS = (5, 10, 15, 20, 30, 50, 100)
DEALS = (4, 8, 12, 16, 20, 24)
CLOCKS = (
    ("off", 0),
    ("fixed", 10),
    ("fixed", 15),
    ("fixed", 20),
    ("fixed", 30),
    ("bank", 15),
    ("bank", 30),
    ("fixed", 60),
)
PACES = (0.0, 0.6, 1.2, 2.5)


class NewTable(FormScreen):
    """One column; the lines of the game change with it."""

    def __init__(self, house: "Cardavia") -> None:
        say = house.words.say
        super().__init__(house, say("form-new"), say("form-new-hint"), [])
        self.fields = self._fields(0)

    def _fields(self, game: int) -> list[Field]:
        say = self.house.words.say
        yes_no = ((False, say("setting-no")), (True, say("setting-yes")))
        found = [Field("game", say("setting-game"), [(name, say(f"game-{name}")) for name in GAMES], game)]
        found += self._game_fields(GAMES[game])
        seats = {"holdem": 10, "one_poker": 2, "as_nas": 4}[GAMES[game]]
        kept: list[tuple[object, str]] = [
            (None, say("seats-any")),
            (0, say("seats-one")),
            *((n, str(n)) for n in range(1, seats)),
        ]
        private = ((False, say("setting-private-no")), (True, say("setting-private-yes")))
        return [
            *found,
            Field("private", say("setting-private"), private),
            Field("seats_open", say("setting-seats_open"), kept, 1),
            Field(
                "bots",
                say("setting-bots"),
                [*((level, say(f"level-{level}")) for level in LEVELS), ("mixed", say("bots-mixed"))],
                1,
            ),
            Field("clock", say("setting-clock"), [(clock, self._clock(*clock)) for clock in CLOCKS], 4),
            Field(
                "bot_pace",
                say("setting-bot_pace"),
                [(pace, say("setting-seconds", seconds=f"{pace:g}")) for pace in PACES],
                2,
            ),
            Field("take_over", say("setting-take_over"), yes_no, 1),
            Field(
                "watch",
                say("setting-watch"),
                [(who, say(f"setting-watch-{who}")) for who in ("off", "code", "open")],
                2,
            ),
            Field(
                "chat", say("setting-chat"), [(who, say(f"setting-chat-{who}")) for who in ("off", "seated", "all")], 2
            ),
            Field("open", say("form-open")),
        ]

    def _game_fields(self, game: str) -> list[Field]:
        say, number = self.house.words.say, self.house.words.number
        if game == "one_poker":
            return [
                Field("chips", say("setting-chips"), [(chips, number(chips)) for chips in CHIPS], 3),
                Field("ante", say("setting-ante"), [(ante, number(ante)) for ante in ANTES[1:5]], 0),
            ]
        if game == "as_nas":
            return [Field("deals", say("setting-deals"), [(deals, number(deals)) for deals in DEALS], 2)]
        return [
            Field("seats", say("setting-seats"), [(seats, str(seats)) for seats in range(2, 11)], 2),
            Field("stack", say("setting-stack"), [(stack, number(stack)) for stack in STACKS], 3),
            Field(
                "blinds",
                say("setting-big_blind"),
                [(blinds, f"{number(blinds[0])}/{number(blinds[1])}") for blinds in BLINDS],
                2,
            ),
            Field("ante", say("setting-ante"), [(ante, number(ante)) for ante in ANTES], 0),
        ]

    def _clock(self, kind: str, seconds: int) -> str:
        return self.house.words.say(f"clock-{kind}", seconds=seconds, bank=60)

    def changed(self, field: Field) -> None:
        """Another game has other lines; a table without a clock must be private."""
        if field.name == "game":
            self.fields = self._fields(field.at)
        if field.name == "clock" and field.value == ("off", 0):
            self.field("private").at = 1
        if field.name == "private" and not field.value and self.field("clock").value == ("off", 0):
            self.field("clock").at = 4

    def settings(self) -> TableSettings:
        """What the form says."""
        value = {field.name: field.value for field in self.fields}
        kind, seconds = value["clock"]  # type: ignore[misc]
        clock = ClockSettings("off") if kind == "off" else ClockSettings(kind, float(seconds))  # type: ignore[arg-type]
        level = value["bots"]
        return TableSettings(
            game=self._game(value),
            private=bool(value["private"]),
            seats_open=self._kept(value),
            bots=LEVELS if level == "mixed" else (level,),  # type: ignore[arg-type]
            clock=clock,
            bot_pace=BotPace(seconds=value["bot_pace"]),  # type: ignore[arg-type]
            take_over=bool(value["take_over"]),
            watch=value["watch"],  # type: ignore[arg-type]
            chat=value["chat"],  # type: ignore[arg-type]
        )

    def _kept(self, value: dict[str, object]) -> int | None:
        kept = value["seats_open"]
        if not isinstance(kept, int):
            return None
        return min(kept, int(str(value.get("seats", 4))) - 1 if value["game"] == "holdem" else kept)

    def _game(self, value: dict[str, object]) -> GameSettings:
        if value["game"] == "one_poker":
            return OnePokerSettings(value["chips"], value["ante"])  # type: ignore[arg-type]
        if value["game"] == "as_nas":
            return AsNasSettings(value["deals"])  # type: ignore[arg-type]
        small, big = value["blinds"]  # type: ignore[misc]
        return HoldemSettings(value["seats"], value["stack"], small, big, value["ante"])  # type: ignore[arg-type]

    def answered(self, field: Field) -> None:
        """Open it: alone with bots it starts at once, else it waits for people."""
        settings = self.settings()
        start = settings.seats_open == 0 and not settings.private
        self.dismiss_form()
        message = OpenTable(self.house.line.id(), settings, start=start)
        self.house.run_worker(self.house.send(message), exclusive=False)
