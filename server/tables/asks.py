"""What needs agreement at a table: a restart, a pause, going on, a vote. Whoever is there must agree; nobody who is gone can block."""

from typing import TypeVar

from msgspec import structs

from protocol import table as told
from server.tables import course, people
from server.tables.messages import Answer, Ask, AskName, Expire, GoOn, Refusal
from server.tables.state import Change, OpenAsk, TableState, TurnClock

S = TypeVar("S")

ASK_MS = 60_000
"""How long something asked waits for its answers."""
VOTERS = 2
"""Nobody is voted out by fewer: a lost connection costs no seat. Who stays away loses the host's role, and the next host may kick."""


def needed(table: TableState[S], ask: OpenAsk) -> tuple[int, ...]:
    """The seats that must all agree: those who are there. Right after a start of the server, also who has had no time yet to come back.

    After the match's end everybody is waited for until the time is over: who is dropped for a moment does not lose the seat by it.
    """
    if ask.ask == "restart" and table.stage == "over":
        return tuple([seat for seat in table.people() if seat not in ask.declined])
    there = [seat for seat in table.people() if table.seats[seat].connected or table.seats[seat].presence == "here"]
    return tuple([seat for seat in there if seat != ask.about and seat not in ask.declined])


def find(table: TableState[S], name: AskName) -> OpenAsk | None:
    """What is open under this name."""
    return next((ask for ask in table.asks if ask.ask == name), None)


def ask(change: Change[S], told_to: Ask) -> None:
    """Somebody asks. To ask for what is asked already is to agree."""
    table = change.table
    seat = change.owner(told_to.person)
    _may_ask(change, told_to, seat)
    table.since = change.at
    known = find(table, told_to.ask)
    if known is not None:
        if seat in known.agreed or known.about != told_to.about:
            raise Refusal("already_asked")
        _agree(change, known, seat, yes=True)
        return
    table.asks = (*table.asks, OpenAsk(told_to.ask, seat, told_to.about, (seat,), (), change.at + ASK_MS))
    if table.stage == "over":
        table.asks = tuple([structs.replace(each, until=change.at + course.REMATCH_MS) for each in table.asks])
    change.tell(told.Asked(told_to.ask, seat, told_to.about))


def _may_ask(change: Change[S], told_to: Ask, seat: int) -> None:
    """Raises Refusal where this can't be asked now."""
    table = change.table
    if told_to.ask == "vote_out":
        _may_vote(change, told_to, seat)
    elif table.stage == "waiting" or (told_to.ask != "restart" and table.stage == "over"):
        raise Refusal("not_started")
    elif told_to.ask == "pause" and table.paused_at is not None:
        raise Refusal("paused")
    elif told_to.ask == "resume" and table.paused_at is None:
        raise Refusal("not_paused")


def _may_vote(change: Change[S], told_to: Ask, seat: int) -> None:
    table, about = change.table, told_to.about
    change.a_person(-1 if about is None else about)
    if about == seat:
        raise Refusal("not_yourself")
    host = table.seat_of(table.host)
    if about != host and host is not None and table.seats[host].attends:
        raise Refusal("host_present")
    voters = [number for number in table.present() if number != about]
    if len(voters) < VOTERS:
        raise Refusal("need_more_people", least=VOTERS + 1)


def answer(change: Change[S], told_to: Answer) -> None:
    """Yes or no to what was asked."""
    seat = change.owner(told_to.person)
    known = find(change.table, told_to.ask)
    if known is None:
        raise Refusal("nothing_asked")
    if seat == known.about:
        raise Refusal("not_yourself")
    change.table.since = change.at
    _agree(change, known, seat, told_to.yes)


def _agree(change: Change[S], known: OpenAsk, seat: int, yes: bool) -> None:
    table = change.table
    others = tuple([each for each in table.asks if each is not known])
    change.tell(told.Agreed(known.ask, seat, yes))
    agreed = tuple([number for number in known.agreed if number != seat])
    declined = tuple([number for number in known.declined if number != seat])
    if yes:
        table.asks = (*others, structs.replace(known, agreed=(*agreed, seat), declined=declined))
    elif table.stage == "over":
        # After the match a no is only one's own: the others may play on without.
        table.asks = (*others, structs.replace(known, agreed=agreed, declined=(*declined, seat)))
    else:
        table.asks = others
        change.tell(told.AskEnded(known.ask, granted=False))


def expire(change: Change[S], told_to: Expire) -> None:
    """The time for answers is over. A rematch begins with those who want it."""
    known = find(change.table, told_to.ask)
    if known is None:
        raise Refusal("nothing_asked")
    if known.ask == "restart" and change.table.stage == "over" and known.agreed:
        _grant(change, known)
    else:
        _end(change, known, granted=False)


def settle(change: Change[S]) -> None:
    """After every input: grant what everybody who is there agrees to; end what nobody is left to agree to."""
    for known in change.table.asks:
        if known not in change.table.asks:
            continue
        wanted = needed(change.table, known)
        if known.agreed and all(seat in known.agreed for seat in wanted):
            _grant(change, known)
        elif not wanted and change.table.stage != "over":
            _end(change, known, granted=False)


def _end(change: Change[S], known: OpenAsk, granted: bool) -> None:
    change.table.asks = tuple([each for each in change.table.asks if each is not known])
    change.tell(told.AskEnded(known.ask, granted=granted))


def _grant(change: Change[S], known: OpenAsk) -> None:
    _end(change, known, granted=True)
    match known.ask:
        case "restart":
            if change.table.stage == "over":
                for seat in change.table.people():
                    if seat not in known.agreed:
                        people.vacate(change, seat)
            course.new_match(change)
        case "pause":
            change.table.paused_at = change.at
            change.tell(told.Paused())
        case "resume":
            resume(change)
        case "vote_out":
            if known.about is not None:
                people.put_out(change, known.about, "vote")


def go_on(change: Change[S], _told_to: GoOn) -> None:
    """A pause has lasted as long as a pause may."""
    if change.table.paused_at is None:
        raise Refusal("not_paused")
    change.table.asks = tuple([each for each in change.table.asks if each.ask != "resume"])
    resume(change)


def start_afresh(change: Change[S]) -> None:
    """The server was started again: what is open waits its whole time again."""
    table = change.table
    wait = course.REMATCH_MS if table.stage == "over" else ASK_MS
    table.asks = tuple([structs.replace(each, until=change.at + wait) for each in table.asks])


def resume(change: Change[S]) -> None:
    """The table goes on; what was running is late by the length of the pause."""
    table = change.table
    paused_at = change.at if table.paused_at is None else table.paused_at
    table.paused_at = None
    table.turn_at += change.at - max(paused_at, table.turn_at)
    table.clock = _later(table.clock, paused_at, change.at)
    table.held = _later(table.held, paused_at, change.at)
    if table.deal_at is not None:
        table.deal_at += change.at - paused_at
    change.tell(told.Resumed())


def _later(clock: TurnClock | None, paused_at: int, at: int) -> TurnClock | None:
    """The clock as if the pause had not been."""
    if clock is None:
        return None
    return structs.replace(clock, opened_at=clock.opened_at + at - max(paused_at, clock.opened_at))
