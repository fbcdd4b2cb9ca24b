"""People at a table: sitting down, coming back, going away, leaving; the host's role and powers. Seats change here and nowhere else."""

from typing import TypeVar

from msgspec import structs

from protocol import table as told
from server.games.rules import Rules
from server.names import likeness, numbered
from server.tables import course
from server.tables.handle import Person
from server.tables.messages import (
    Forget,
    HandOver,
    Idle,
    Leave,
    Lock,
    Lose,
    Miss,
    Open,
    PassOn,
    PutOut,
    PutOutCode,
    Refusal,
    Remove,
    RemovedWhy,
    Return,
    SeatBot,
    Sit,
    StandIn,
)
from server.tables.state import Change, Heard, News, Seat, TableState, here, seated

S = TypeVar("S")

_NOTICES: dict[RemovedWhy, PutOutCode] = {"kick": "kicked", "ban": "banned", "vote": "voted_out"}


def open_table(change: Change[S], told_to: Open) -> None:
    """The table opens; whoever opened it sits in seat 0."""
    table, host = change.table, told_to.host
    change.tell(told.TableOpened(table.code, change.rules.name, host.name if host else ""))
    if host is not None:
        _take(change, 0, host)
        table.host, table.host_name = host.id, table.seats[0].name


def free_seats(rules: Rules[S], table: TableState[S]) -> tuple[int, ...]:
    """The seats that somebody new may take now: open ones, and bots' between hands where the table allows it."""
    if table.locked or table.stage in ("playing", "closed"):
        return ()
    playing = None if table.game is None or table.stage == "over" else rules.playing(table.game)
    return tuple(
        [
            number
            for number, seat in enumerate(table.seats)
            if seat.kind == "open" or (takeable(table, seat) and (playing is None or number in playing))
        ]
    )


def takeable(table: TableState[S], seat: Seat) -> bool:
    """Whether a bot's seat may be taken by somebody new at all, now or between hands."""
    return seat.kind == "bot" and (table.settings.take_over or seat.kept)


def sit(change: Change[S], told_to: Sit) -> None:
    """Somebody new sits down."""
    table, person = change.table, told_to.person
    if person.id in table.banned:
        raise Refusal("banned")
    if table.seat_of(person.id) is not None:
        raise Refusal("seat_taken", seat=table.seat_of(person.id))
    if table.locked:
        raise Refusal("locked")
    number = _chosen(change, told_to.seat)
    _take(change, number, person)
    if not table.host:
        _make_host(change, number)
    table.since = change.at
    if table.stage == "over":
        table.asks = tuple(
            [structs.replace(ask, agreed=(*ask.agreed, number)) if ask.ask == "restart" else ask for ask in table.asks]
        )


def _chosen(change: Change[S], wanted: int | None) -> int:
    """The seat to sit in. Raises Refusal where there is none, or not this one, or not now."""
    table = change.table
    free = free_seats(change.rules, table)
    if wanted is not None:
        seat = change.a_seat(wanted)
        if wanted in free:
            return wanted
        if seat.kind == "person":
            raise Refusal("seat_taken", seat=wanted)
        raise Refusal("take_over_later" if takeable(table, seat) else "take_over_off")
    open_ones = [number for number in free if table.seats[number].kind == "open"]
    if open_ones or free:
        return (open_ones or free)[0]
    if any(takeable(table, seat) for seat in table.seats) and table.stage == "playing":
        raise Refusal("take_over_later")
    raise Refusal("table_full", code=table.code)


def _take(change: Change[S], number: int, person: Person) -> None:
    table = change.table
    old = table.seats[number]
    others = [seat.name for other, seat in enumerate(table.seats) if other != number and seat.kind != "open"]
    # Bots that may still come keep their names, too.
    taken = frozenset(map(likeness, (*others, *(bot.name for bot in table.bots))))
    after = change.rules.number(table.game) + 1 if table.game is not None else 0
    name = numbered(person.name, taken)
    change.put(number, seated(person, name, bank=course.full_bank(table), private_from=after))
    change.tell(told.SeatTaken(number, name, "person", None, old.name if old.kind == "bot" else None))


def come_back(change: Change[S], told_to: Return) -> None:
    """A seat's owner is back, and plays from the open decision on. Who was never gone changes nothing by saying so."""
    number = change.owner(told_to.person)
    seat = change.table.seats[number]
    change.put(number, here(seat))
    if seat.presence != "here":
        change.tell(told.CameBack(number))
    if _on_turn(change, number):
        change.table.turn_at = change.at
    if seat.presence == "stand_in" and _on_turn(change, number):
        held = change.table.held
        course.go_on(change)
        if held is not None:
            # Going and coming back gives no new time for the same decision, or somebody could hold up the table for ever.
            change.table.clock = structs.replace(held, warned=False)


def lose(change: Change[S], told_to: Lose) -> None:
    """A seat's owner has lost the connection: away, and the grace begins."""
    number = change.owner(told_to.person)
    seat = change.table.seats[number]
    if seat.presence == "here":
        change.tell(told.WentAway(number, "lost"))
        seat = structs.replace(seat, presence="away", away_at=change.at)
    change.put(number, structs.replace(seat, connected=False))


def disconnect_all(change: Change[S]) -> None:
    """The server was started again: nobody is connected, and every grace begins afresh. Shown as away only if they stay away."""
    for number in change.table.people():
        seat = structs.replace(change.table.seats[number], connected=False)
        change.put(number, seat if seat.presence == "stand_in" else structs.replace(seat, away_at=change.at))


def miss(change: Change[S], told_to: Miss) -> None:
    """Not back since the server was started again: away. The grace has run from then on."""
    seat = change.a_person(told_to.seat)
    change.put(told_to.seat, structs.replace(seat, presence="away"))
    change.tell(told.WentAway(told_to.seat, "lost"))


def idle(change: Change[S], told_to: Idle) -> None:
    """Has not acted for very long where no clock runs: away, as who lets a clock run out. The grace begins."""
    seat = change.a_person(told_to.seat)
    if seat.presence != "here" or not _on_turn(change, told_to.seat):
        raise Refusal("not_your_turn")
    change.put(told_to.seat, structs.replace(seat, presence="away", away_at=change.at))
    change.tell(told.WentAway(told_to.seat, "timeouts"))


def stand_in(change: Change[S], told_to: StandIn) -> None:
    """The grace is over: a bot plays the seat until its owner is back."""
    seat = change.a_person(told_to.seat)
    _replace_by_stand_in(change, told_to.seat, seat)


def _replace_by_stand_in(change: Change[S], number: int, seat: Seat) -> None:
    change.put(number, structs.replace(seat, presence="stand_in"))
    change.tell(told.StoodIn(number, change.table.settings.stand_in))
    if _on_turn(change, number):
        held = change.table.clock
        course.go_on(change)
        change.table.held = held


def leave(change: Change[S], told_to: Leave) -> None:
    """A seat's owner goes, for good or for a while."""
    number = change.owner(told_to.person)
    seat = change.table.seats[number]
    if not told_to.keep:
        vacate(change, number)
        return
    if seat.presence == "here":
        change.tell(told.WentAway(number, "left"))
    seat = structs.replace(seat, connected=False, presence="away", away_at=change.at)
    change.put(number, seat)
    if change.table.stage in ("playing", "between") and plays(change.rules, change.table, number):
        _replace_by_stand_in(change, number, seat)


def forget(change: Change[S], told_to: Forget) -> None:
    """A seat's owner goes for good, and no event at hand names them any more. Of who had a seat here before, the journal is to know it."""
    change.table.banned = tuple([person for person in change.table.banned if person != told_to.person])
    number = change.table.seat_of(told_to.person)
    if number is None:
        return
    seat = change.table.seats[number]
    change.put(number, structs.replace(seat, name=""))
    vacate(change, number)
    change.table.log = tuple([_nameless(heard, seat.name) for heard in change.table.log])


def _nameless(heard: Heard, name: str) -> Heard:
    """The same without this name."""
    if not isinstance(heard, News):
        return heard
    event = heard.event
    found = {field: "" for field in ("name", "host", "by", "replaced") if getattr(event, field, None) == name}
    return News(structs.replace(event, **found), heard.to) if found else heard


def vacate(change: Change[S], number: int) -> None:
    """The seat is its owner's no more: open before the start, a bot's after it."""
    table = change.table
    seat = table.seats[number]
    waiting = table.stage == "waiting"
    bot = Seat() if waiting else course.bot_seat(table, number, table.settings.stand_in)
    change.put(number, bot)
    change.tell(told.SeatLeft(number, seat.name, None if waiting else bot.name))
    table.since = change.at
    table.asks = tuple(
        [
            structs.replace(
                ask,
                agreed=tuple([other for other in ask.agreed if other != number]),
                declined=tuple([other for other in ask.declined if other != number]),
            )
            for ask in table.asks
            if ask.about != number
        ]
    )
    if seat.person == table.host:
        _pass_host(change, number)
    if _on_turn(change, number):
        course.go_on(change)


def plays(rules: Rules[S], table: TableState[S], number: int) -> bool:
    """Whether the seat is still in a match."""
    return table.game is not None and number in rules.playing(table.game)


def _on_turn(change: Change[S], number: int) -> bool:
    table = change.table
    return table.game is not None and table.stage == "playing" and change.rules.turn(table.game) == number


# --- the host ---------------------------------------------------------------------------------------------------------


def pass_on(change: Change[S], _told_to: PassOn) -> None:
    """The host has been away for long: the next person who attends becomes host."""
    host = change.table.seat_of(change.table.host)
    _pass_host(change, 0 if host is None else host)


def _pass_host(change: Change[S], from_seat: int) -> None:
    """To the next seat whose person attends, else is connected, else to any person's; with nobody left there is no host."""
    table = change.table
    order = [(from_seat + step) % len(table.seats) for step in range(1, len(table.seats))]
    people = [number for number in order if table.seats[number].kind == "person"]
    connected = [number for number in people if table.seats[number].connected]
    attending = [number for number in people if table.seats[number].attends]
    if people:
        _make_host(change, (attending or connected or people)[0])
    else:
        table.host = table.host_name = ""
        change.tell(told.HostChanged(None, ""))


def _make_host(change: Change[S], number: int) -> None:
    table = change.table
    table.host, table.host_name = table.seats[number].person, table.seats[number].name
    change.tell(told.HostChanged(number, table.host_name))


def hand_over(change: Change[S], told_to: HandOver) -> None:
    """The host makes somebody else host."""
    change.host_only(told_to.person)
    if change.a_person(told_to.seat).person == told_to.person:
        raise Refusal("not_yourself")
    _make_host(change, told_to.seat)


def remove(change: Change[S], told_to: Remove) -> None:
    """The host puts somebody out, maybe for good."""
    change.host_only(told_to.person)
    if told_to.seat is not None:
        target = change.a_person(told_to.seat)
        if target.person == told_to.person:
            raise Refusal("not_yourself")
        put_out(change, told_to.seat, "ban" if told_to.ban else "kick")
    elif told_to.spectator is not None:
        spectator = told_to.spectator
        if change.table.seat_of(spectator.id) is not None:
            raise Refusal("no_spectator", name=spectator.name)
        change.tell(told.Removed(None, spectator.name, "ban"))
        change.table.banned = (*change.table.banned, spectator.id)
        change.put_out.append(PutOut(spectator.id, "banned"))


def put_out(change: Change[S], number: int, why: RemovedWhy) -> None:
    """The seat's owner is put out of the table; a ban is for good."""
    seat = change.table.seats[number]
    change.tell(told.Removed(number, seat.name, why))
    if why == "ban":
        change.table.banned = (*change.table.banned, seat.person)
    change.put_out.append(PutOut(seat.person, _NOTICES[why]))
    vacate(change, number)


def lock(change: Change[S], told_to: Lock) -> None:
    """The host lets nobody new sit down, or again does."""
    change.host_only(told_to.person)
    change.table.locked = told_to.on
    change.tell(told.TableLocked(told_to.on))


def seat_bot(change: Change[S], told_to: SeatBot) -> None:
    """The host seats a bot before the start, or changes a bot's level between hands."""
    change.host_only(told_to.person)
    table = change.table
    seat = change.a_seat(told_to.seat)
    if seat.kind == "person":
        raise Refusal("not_a_bot", seat=told_to.seat)
    if table.stage == "playing":
        raise Refusal("between_hands")
    bot = course.bot_seat(table, told_to.seat, told_to.level)
    if seat.kind == "bot":
        bot = structs.replace(seat, level=told_to.level)
    change.put(told_to.seat, bot)
    change.tell(told.SeatTaken(told_to.seat, bot.name, "bot", bot.level, seat.name if seat.kind == "bot" else None))
