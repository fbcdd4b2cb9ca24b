"""The operator's commands over the socket: what tables there are, closing one, stopping the server. Never a hidden card."""

import hmac

from msgspec.structs import replace

from protocol.operator import Operate, OperatorReport, OperatorSeat, OperatorTable
from protocol.refusals import refused
from protocol.session import Refused
from server.codes import tidy_code
from server.limits import whole
from server.sessions.house import House
from server.tables.handle import TableHandle


def operate(house: House, message: Operate, address: str) -> OperatorReport | Refused:
    """Carry out a command. Every one, and every wrong token, leaves an audit line in the log."""
    wait = house.lobby.wait(address)
    if wait > 0:
        return refused(message.id, "limit_guesses", wait=whole(wait))
    if not hmac.compare_digest(message.token.encode("utf-8", "surrogatepass"), house.admin_token.encode()):
        house.lobby.guessed_wrong(address)
        house.log.warning("operator refused", request=message.id, command=message.command, address=address)
        return refused(message.id, "forbidden")
    house.log.info("operator", request=message.id, command=message.command, code=message.code, address=address)
    tables = _tables(house, message)
    if isinstance(tables, Refused):
        return tables
    if message.command == "drain":
        house.wants_drain = True
    return OperatorReport(message.id, tables, house.connections, house.draining or house.wants_drain)


def _tables(house: House, message: Operate) -> tuple[OperatorTable, ...] | Refused:
    """The reports that answer the command; `close` is done here, and reports the table as it was."""
    if message.command in {"list", "drain"}:
        return tuple(table.report() for table in house.directory.tables())
    code = tidy_code(message.code or "")
    table = house.directory.find(code)
    if table is None:
        return refused(message.id, "no_table", code=code)
    report = table.report()
    if message.command == "inspect":
        report = replace(report, seats=_placed(house, table, report))
    if message.command == "close":
        table.close("operator")
        report = replace(report, stage="closed")
    return (report,)


def _placed(house: House, table: TableHandle, report: OperatorTable) -> tuple[OperatorSeat, ...]:
    """The seats, each with the address that its owner is connected from."""
    found: dict[int, str] = {}
    for (person, _), guest in house.guests.items():
        seat = table.seat_of(person)
        if seat is not None:
            found[seat] = guest.address
    return tuple([replace(seat, address=found.get(seat.seat)) for seat in report.seats])
