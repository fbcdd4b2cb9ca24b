"""The course of a match at a table: beginning, dealing, acting, the clock of a decision, the end of a hand. Knows no single game."""

from typing import TypeVar

from msgspec import structs

from protocol import table as told
from protocol.play import Action, ActionKind, Call, Check, Fold, Hold, LockCard, Look, Raise
from server.games.rules import Illegal, Rules
from server.tables.messages import Act, Begin, Deal, Refusal, SetPace, Warn
from server.tables.state import Change, OpenAsk, Seat, TableState, TurnClock, here

S = TypeVar("S")

REMATCH_MS = 30_000
"""After a match's end: who has not answered then is replaced by a bot."""
PACES = {"1x": 1, "4x": 4}

_KINDS: dict[type[Action], ActionKind] = {
    Fold: "fold",
    Check: "check",
    Call: "call",
    Raise: "raise",
    LockCard: "lock",
    Look: "look",
    Hold: "hold",
}


def begin(change: Change[S], told_to: Begin) -> None:
    """The first match begins; bots take the seats that are still open."""
    if change.table.stage != "waiting":
        raise Refusal("already_started")
    if told_to.person:
        change.host_only(told_to.person)
    fill(change)
    new_match(change)


def fill(change: Change[S]) -> None:
    """Bots take every open seat, their levels in seat order. Seats kept open for people stay theirs to take later."""
    table = change.table
    kept = (table.settings.seats_open or 0) + 1 - len(table.people())
    levels = table.settings.bots
    bots = sum(seat.kind == "bot" for seat in table.seats)
    for number, seat in enumerate(table.seats):
        if seat.kind == "open":
            bot = bot_seat(table, number, levels[bots % len(levels)])
            change.put(number, structs.replace(bot, kept=kept > 0))
            change.tell(told.SeatTaken(number, bot.name, "bot", bot.level))
            bots += 1
            kept -= 1


def bot_seat(table: TableState[S], number: int, level: told.Level) -> Seat:
    """Seat `number` as a bot has it, by the first name that nobody else at the table has."""
    taken = {seat.name for other, seat in enumerate(table.seats) if other != number}
    bot = next((bot for bot in table.bots if bot.name not in taken), table.bots[number % len(table.bots)])
    return Seat("bot", bot.name, level=level, style=bot.style)


def new_match(change: Change[S]) -> None:
    """Everything at its start again: stacks or totals, banks, pace. The first hand is due at once."""
    table = change.table
    table.game = change.rules.new(table.settings.game)
    table.match += 1
    table.stage, table.since, table.deal_at = "between", change.at, change.at
    table.pace, table.clock, table.paused_at, table.asks = "1x", None, None, ()
    table.decision = table.version
    table.seats = tuple(
        [structs.replace(seat, bank=full_bank(table), private_from=0, timeouts=0) for seat in table.seats]
    )
    change.tell(told.MatchStarted(table.match))


def full_bank(table: TableState[S]) -> int:
    """A fresh time bank, in ms."""
    clock = table.settings.clock
    return round(clock.bank * 1000) if clock.kind == "bank" else 0


def deal(change: Change[S], told_to: Deal) -> None:
    """The next hand or deal begins; its log replaces the last one's."""
    table = change.table
    if table.stage != "between" or table.paused_at is not None or table.game is None:
        raise Refusal("between_hands")
    step = change.rules.deal(table.game, told_to.cards)
    change.log_begins = len(change.news)
    change.news.extend(step.emits)
    table.game = step.state
    table.stage, table.since, table.deal_at = "playing", change.at, None
    clock = table.settings.clock
    if clock.kind == "bank" and change.rules.number(step.state) > 1:
        full, refill = full_bank(table), round(clock.refill * 1000)
        table.seats = tuple([structs.replace(seat, bank=min(full, seat.bank + refill)) for seat in table.seats])
    go_on(change)


def act(change: Change[S], told_to: Act) -> None:
    """A seat acts: its person, a bot, or the clock for it."""
    table = change.table
    seat = _allowed(change, told_to)
    if table.game is None:
        raise Refusal("not_started")
    try:
        step = change.rules.step(table.game, seat, told_to.action)
    except Illegal as illegal:
        raise Refusal(illegal.code, **illegal.params) from None
    if told_to.by == "clock":
        change.tell(told.TimedOut(seat, _KINDS[type(told_to.action)]))
    _pay_time(change, seat)
    table.game = step.state
    table.acts += 1
    change.news.extend(step.emits)
    if told_to.by == "clock":
        _count_timeout(change, seat)
    elif told_to.by == "person":
        _came_to_act(change, seat)
    go_on(change)


def _allowed(change: Change[S], told_to: Act) -> int:
    """The seat that acts. A person's answer must be to the decision that is open: it may name any version since that arose."""
    table = change.table
    if told_to.by == "person":
        seat = change.owner(told_to.person)
        if table.stage == "waiting":
            raise Refusal("not_started")
        answered = told_to.version
        if answered is None or not table.decision <= answered < table.version:
            raise Refusal("stale", version=table.version - 1, answered=answered)
    else:
        seat = told_to.seat
    if table.paused_at is not None:
        raise Refusal("paused")
    if table.game is None or table.stage != "playing" or change.rules.turn(table.game) != seat:
        raise Refusal("not_your_turn")
    return seat


def _pay_time(change: Change[S], seat: int) -> None:
    """What a person took beyond the decision's limit is paid from the bank."""
    clock = change.table.clock
    if clock is not None and clock.bank:
        beyond = max(0, change.at - clock.opened_at - clock.limit)
        owner = change.table.seats[seat]
        if beyond:
            change.put(seat, structs.replace(owner, bank=max(0, owner.bank - beyond)))


def _count_timeout(change: Change[S], number: int) -> None:
    """Two time-outs running make a player away."""
    seat = change.table.seats[number]
    seat = structs.replace(seat, timeouts=seat.timeouts + 1)
    if seat.timeouts >= 2 and seat.presence == "here":
        seat = structs.replace(seat, presence="away", away_at=change.at)
        change.tell(told.WentAway(number, "timeouts"))
    change.put(number, seat)


def _came_to_act(change: Change[S], number: int) -> None:
    """Who acts is there."""
    seat = change.table.seats[number]
    if seat.presence != "here":
        change.tell(told.CameBack(number))
    if seat.presence != "here" or seat.timeouts or not seat.connected:
        change.put(number, here(seat))


def go_on(change: Change[S]) -> None:
    """After anything that changed whose decision is open: open it with a fresh clock, or end the hand."""
    table = change.table
    table.decision, table.clock, table.held = table.version, None, None
    table.turn_at = change.at
    if table.game is None or table.stage != "playing":
        return
    turn = change.rules.turn(table.game)
    if turn is None:
        _end_hand(change, table.game)
    else:
        table.clock = fresh_clock(table, turn)


def fresh_clock(table: TableState[S], turn: int) -> TurnClock | None:
    """The clock of a decision of this seat that opens now; None for bots and where the table has no clock."""
    seat, clock = table.seats[turn], table.settings.clock
    if seat.kind != "person" or seat.presence == "stand_in" or clock.kind == "off":
        return None
    return TurnClock(turn, table.at, round(clock.seconds * 1000), seat.bank if clock.kind == "bank" else 0)


def _end_hand(change: Change[S], game: S) -> None:
    table = change.table
    table.since = change.at
    if not change.rules.over(game):
        table.stage, table.deal_at = "between", change.at + between_ms(change.rules, table)
        return
    table.stage, table.deal_at = "over", None
    people = table.people()
    table.asks = ()
    if people:
        host = table.seat_of(table.host)
        by = people[0] if host is None else host
        table.asks = (OpenAsk("restart", by, None, (), (), change.at + REMATCH_MS),)
        change.tell(told.Asked("restart", by))


def between_ms(rules: Rules[S], table: TableState[S]) -> int:
    """The pause after a hand, in ms: shorter where only bots play on."""
    milliseconds = round(table.settings.bot_pace.between * 1000)
    if not only_bots(rules, table):
        return milliseconds
    return 0 if table.pace == "end" else milliseconds // PACES[table.pace]


def only_bots(rules: Rules[S], table: TableState[S]) -> bool:
    """Whether a match is on and nobody but bots plays on in it."""
    if table.game is None or table.stage not in ("playing", "between"):
        return False
    return all(table.seats[seat].kind == "bot" for seat in rules.playing(table.game))


def set_pace(change: Change[S], told_to: SetPace) -> None:
    """The pace of bots among themselves: set by those who are out, or by who watches if no seated person is there."""
    table = change.table
    seat = table.seat_of(told_to.person)
    if table.game is None or table.stage not in ("playing", "between"):
        raise Refusal("only_bots")
    if not only_bots(change.rules, table):
        raise Refusal("still_playing" if seat in change.rules.playing(table.game) else "only_bots")
    if seat is None and told_to.person and table.present():
        raise Refusal("not_seated")
    table.pace = told_to.pace
    if table.deal_at is not None and table.paused_at is None:
        table.deal_at = min(table.deal_at, change.at + between_ms(change.rules, table))
    if told_to.name:
        change.tell(told.PaceSet(told_to.pace, told_to.name))


def warn(change: Change[S], told_to: Warn) -> None:
    """80 % of the time of the open decision is gone."""
    clock = change.table.clock
    if clock is None or clock.seat != told_to.seat or clock.warned:
        raise Refusal("stale", version=change.table.version - 1, answered=None)
    change.table.clock = structs.replace(clock, warned=True)
    change.tell(told.ClockWarned(clock.seat, max(0, clock.end_at - change.at)))
