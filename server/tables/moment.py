"""The table at one version, from which the Update of any viewer is built up: from public facts and the viewer's own, never by hiding."""

from typing import Generic, TypeVar

from msgspec import Struct

from protocol import table as told
from protocol.lobby import TableLine
from protocol.messages import Update
from protocol.operator import OperatorSeat, OperatorTable
from protocol.play import SeatPlay
from server.games.rules import GameView, Rules
from server.tables import asks, course, people
from server.tables.rights import may
from server.tables.state import Heard, Seat, TableState

S = TypeVar("S")

_NO_PLAY = SeatPlay("waiting", None, None, 0, None, 0)


class _Shared(Struct, frozen=True, gc=False):
    """What all viewers are told alike, its times as of `at`."""

    at: int
    seats: tuple[told.SeatView, ...]
    clock: told.ClockView | None
    asks: tuple[told.Ask, ...]
    free: tuple[int, ...]
    only_bots: bool


class Moment(Generic[S]):
    """A table as it stood at one version, and the news of that version. Never changes."""

    __slots__ = ("_shared", "news", "rules", "table")

    def __init__(self, rules: Rules[S], table: TableState[S], news: tuple[Heard, ...]) -> None:
        self.rules = rules
        self.table = table
        self.news = news
        self._shared: _Shared | None = None

    @property
    def version(self) -> int:
        """The table's version."""
        return self.table.version

    def rest(self) -> None:
        """Nobody will ask for the present any more, only who missed it: let go of what can be worked out again."""
        self._shared = None

    def update(self, seat: int | None, at: int, spectators: int) -> Update:
        """What the viewer in `seat` (None: a spectator) is told, its times as of `at`."""
        table = self.table
        secret = seat if seat is None or self._knows_secrets(seat) else None
        game = None if table.game is None else self.rules.view(table.game, secret)
        events = tuple([heard.event for heard in self.news if heard.to is None or heard.to == secret])
        return Update(table.version, events, self._view(game, seat, secret, at, spectators))

    def view(self, seat: int | None, at: int) -> told.TableView:
        """The view alone: what a bot is asked with."""
        return self.update(seat, at, 0).view

    def _knows_secrets(self, seat: int) -> bool:
        """Whether the seat's owner had it when this hand began."""
        game = self.table.game
        return game is not None and self.table.seats[seat].private_from <= self.rules.number(game)

    def _view(
        self, game: GameView | None, seat: int | None, secret: int | None, at: int, spectators: int
    ) -> told.TableView:
        table = self.table
        paused = table.paused_at is not None
        legal = None if game is None or paused else game.legal
        shared = self._shared
        if shared is None or shared.at != at:
            shared = self._shared = self._share(game, at)
        you = told.You(
            "" if seat is None else table.seats[seat].name,
            seat,
            host=seat is not None and table.seats[seat].person == table.host != "",
            may=may(table, seat, legal, shared.free, shared.only_bots),
            seats_free=shared.free,
        )
        on = game is not None and table.stage == "playing"
        return told.TableView(
            game=self.rules.name,
            code=table.code,
            settings=table.settings,
            stage="paused" if paused else table.stage,
            version=table.version,
            match=table.match,
            host=table.host_name,
            locked=table.locked,
            pace=table.pace,
            seats=shared.seats,
            spectators=spectators,
            you=you,
            turn=game.turn if game is not None and on else None,
            clock=shared.clock,
            legal=legal,
            play=None if game is None else game.play,
            log=tuple([heard.event for heard in table.log if heard.to is None or heard.to == secret]),
            result=None if game is None or on else game.result,
            standings=() if game is None else game.standings,
            asks=shared.asks,
        )

    def _share(self, game: GameView | None, at: int) -> "_Shared":
        """What is public, from the public parts of anybody's view of the game."""
        table = self.table
        on = game is not None and table.stage == "playing"
        return _Shared(
            at,
            self._seats(game, at),
            self._clock(game, at) if on else None,
            self._asks(at),
            people.free_seats(self.rules, table),
            course.only_bots(self.rules, table),
        )

    def _seats(self, game: GameView | None, at: int) -> tuple[told.SeatView, ...]:
        """Public, and so the same for all viewers."""
        table = self.table
        plays = (_NO_PLAY,) * len(table.seats) if game is None else game.seats
        return tuple(
            [
                self._seat(number, seat, play, at)
                for number, (seat, play) in enumerate(zip(table.seats, plays, strict=True))
            ]
        )

    def _seat(self, number: int, seat: Seat, play: SeatPlay, at: int) -> told.SeatView:
        table = self.table
        grace = None
        if seat.away_at is not None and seat.presence == "away":
            grace = max(0, seat.away_at + round(table.settings.grace * 1000) - at)
        return told.SeatView(
            number,
            seat.kind,
            seat.name,
            table.settings.stand_in if seat.presence == "stand_in" else seat.level,
            seat.presence,
            grace,
            seat.person == table.host != "",
            play.state,
            play.stack,
            play.total,
            play.bet,
            play.last,
            play.cards,
            play.shown,
            play.place,
        )

    def _clock(self, game: GameView | None, at: int) -> told.ClockView | None:
        """The clock of the open decision; while paused as it stood."""
        table = self.table
        kind = table.settings.clock.kind
        clock = table.clock
        if clock is None:
            turn = None if game is None else game.turn
            if kind == "off" and turn is not None and table.seats[turn].kind == "person":
                return told.ClockView(turn, "off", 0, 0, 0)
            return None
        gone = max(0, (at if table.paused_at is None else table.paused_at) - clock.opened_at)
        bank = max(0, clock.bank - max(0, gone - clock.limit))
        return told.ClockView(clock.seat, kind, max(0, clock.limit - gone), clock.limit, bank)

    def _asks(self, at: int) -> tuple[told.Ask, ...]:
        table = self.table
        return tuple(
            [
                told.Ask(ask.ask, ask.by, asks.needed(table, ask), ask.agreed, ask.about, max(0, ask.until - at))
                for ask in table.asks
            ]
        )

    # --- for the lobby and the operator -------------------------------------------------------------------------------

    def line(self, spectators: int) -> TableLine:
        """The table as the lobby lists it."""
        table = self.table
        later = table.stage == "playing" and any(people.takeable(table, seat) for seat in table.seats)
        return TableLine(
            table.code,
            self.rules.name,
            table.host_name,
            len(table.seats),
            len(table.people()),
            sum([seat.kind == "bot" for seat in table.seats]),
            spectators,
            "paused" if table.paused_at is not None else table.stage,
            joinable=not table.locked and (later or bool(people.free_seats(self.rules, table))),
            watchable=table.settings.watch == "open" and table.stage != "closed",
            settings=table.settings,
        )

    def report(self, at: int, spectators: int) -> OperatorTable:
        """The table as the operator sees it: public facts only."""
        table = self.table
        seats = [OperatorSeat(number, seat.kind, seat.name, seat.presence) for number, seat in enumerate(table.seats)]
        return OperatorTable(
            table.code,
            self.rules.name,
            "paused" if table.paused_at is not None else table.stage,
            table.version,
            table.settings.private,
            tuple(seats),
            spectators,
            max(0, at - table.opened_at) / 1000,
            max(0, at - table.at) / 1000,
        )
