"""A table without I/O: inputs in, effects out. Generic over the rules; knows no clock, no chance, no socket, no journal and no single game."""

from typing import Generic, TypeVar

from msgspec import Struct

from protocol import table as told
from server.games.rules import Rules
from server.tables import asks, course, dues, people
from server.tables import messages as told_to
from server.tables.moment import Moment
from server.tables.state import Change, Seat, TableState

S = TypeVar("S")


class Outcome(Struct, Generic[S], frozen=True):
    """The effects of an accepted input, in their order: `record` goes to the journal; when it is durable everybody is told the `moment`,
    and who was put out goes. Then `Table.think`, `Table.due` and `Table.wake_at` say what follows.
    """

    record: told_to.Record
    moment: Moment[S]
    put_out: tuple[told_to.PutOut, ...]


class Table(Generic[S]):
    """One table: the fold of its inputs. Everything is decided before anything is changed."""

    def __init__(self, rules: Rules[S], opening: told_to.Open, at: int) -> None:
        """A table about to open (its first input is `opening`). Raises ValueError for settings that can't be."""
        problem = rules.problem(opening.settings.game)
        if problem is not None:
            raise ValueError(problem)
        seats = (Seat(),) * rules.seats(opening.settings.game)
        self.rules = rules
        self.state: TableState[S] = TableState(
            opening.code, opening.settings, seats, opening.bots, opened_at=at, at=at, since=at
        )

    def receive(self, told: told_to.AnyInput, at: int) -> Outcome[S]:
        """Take an input in at time `at` (ms since 1970).

        Raises:
            Refusal: it can't be; nothing has changed.
        """
        at = max(at, self.state.at)
        if self.state.stage == "closed":
            raise told_to.Refusal("table_closed", code=self.state.code)
        change = Change(self.rules, self.state, at)
        work(change, told)
        if change.table.asks:
            asks.settle(change)
        self.state = change.done()
        record = told_to.Record(told_to.FORMAT, self.state.version, at, told)
        return Outcome(record, Moment(self.rules, self.state, tuple(change.news)), tuple(change.put_out))

    def due(self, at: int) -> dues.Due | None:
        """What is to be done first of all that is due by `at`, or None."""
        return dues.due(self.rules, self.state, at)

    def wake_at(self) -> int | None:
        """When something is due next (ms since 1970), or None if nothing ever is."""
        return dues.wake_at(self.rules, self.state)

    def idle(self, patience: int) -> tuple[int, told_to.AnyInput] | None:
        """What becomes of an open decision without a clock when nobody takes it for `patience` ms, and when (ms since 1970), or None."""
        return dues.idle(self.rules, self.state, patience)

    def think(self) -> told_to.Think | None:
        """The bot that is to act, or None."""
        return dues.think(self.rules, self.state)

    def moment(self) -> Moment[S]:
        """The table as it stands now, without news."""
        return Moment(self.rules, self.state, ())


def work(change: Change[S], told: told_to.AnyInput) -> None:
    """Work one input in. Raises Refusal, leaving the table that `change` began with as it was."""
    match told:
        case told_to.Act():
            course.act(change, told)
        case told_to.Deal():
            course.deal(change, told)
        case told_to.Warn():
            course.warn(change, told)
        case told_to.Begin():
            course.begin(change, told)
        case told_to.SetPace():
            course.set_pace(change, told)
        case told_to.Ask():
            asks.ask(change, told)
        case told_to.Answer():
            asks.answer(change, told)
        case told_to.Expire():
            asks.expire(change, told)
        case told_to.GoOn():
            asks.go_on(change, told)
        case told_to.Recover():
            recover(change)
        case told_to.Close():
            close(change, told)
        case _:
            work_people(change, told)


def work_people(change: Change[S], told: told_to.SeatInput) -> None:
    """Work in what concerns people and seats."""
    match told:
        case told_to.Open():
            people.open_table(change, told)
        case told_to.Sit():
            people.sit(change, told)
        case told_to.Return():
            people.come_back(change, told)
        case told_to.Lose():
            people.lose(change, told)
        case told_to.Miss():
            people.miss(change, told)
        case told_to.Idle():
            people.idle(change, told)
        case told_to.StandIn():
            people.stand_in(change, told)
        case told_to.Leave():
            people.leave(change, told)
        case told_to.Forget():
            people.forget(change, told)
        case _:
            work_host(change, told)


def work_host(change: Change[S], told: told_to.HostInput) -> None:
    """Work in what concerns the host's role and powers."""
    match told:
        case told_to.PassOn():
            people.pass_on(change, told)
        case told_to.HandOver():
            people.hand_over(change, told)
        case told_to.Remove():
            people.remove(change, told)
        case told_to.Lock():
            people.lock(change, told)
        case told_to.SeatBot():
            people.seat_bot(change, told)


def recover(change: Change[S]) -> None:
    """The server was started again: nobody is connected yet, and an open decision has its whole time again."""
    people.disconnect_all(change)
    table = change.table
    table.held = None
    if table.clock is not None:
        # The decision is the one that was open: an action sent again after the crash still answers it.
        table.clock = course.fresh_clock(table, table.clock.seat)
    if table.paused_at is not None:
        table.paused_at = change.at
    if table.deal_at is not None:
        table.deal_at = change.at + course.between_ms(change.rules, table)
    table.since = table.turn_at = change.at
    asks.start_afresh(change)
    change.tell(told.Resumed(recovered=True))


def close(change: Change[S], told_to_close: told_to.Close) -> None:
    """The last thing that happens at a table."""
    table = change.table
    table.stage, table.clock, table.deal_at, table.asks = "closed", None, None, ()
    change.tell(told.TableClosed(told_to_close.why))
