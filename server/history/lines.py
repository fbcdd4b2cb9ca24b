"""What is told of a match in a list, and kept of it in the index: its line as each of its people sees it, and their figures."""

from protocol.history import MatchLine
from server.history import fold
from server.history.figures import Figures, of_hand
from server.history.index import Entry

MATCHES = 1000
"""A match's number is that of its table times this, and its own within the table."""


def line_of(table: int, match: fold.Match, part: fold.Part) -> MatchLine:
    """The line of a match as one of its people sees it."""
    return MatchLine(
        table * MATCHES + match.match,
        match.code,
        match.game,
        part.seat,
        part.names,
        len(part.hands),
        match.started / 1000,
        None if match.ended is None else match.ended / 1000,
        match.standings,
    )


def entries(table: int, matches: list[fold.Match], person: str) -> list[Entry]:
    """This person's parts in a table's matches."""
    found: list[Entry] = []
    for match in matches:
        part = match.parts.get(person)
        if part is None or match.match >= MATCHES:
            continue
        won = any(line.seat == part.seat and line.place == 1 for line in match.standings)
        over = match.ended is not None
        figures = sum(
            [of_hand(events, part.seats[hand]) for hand, events in part.hands.items()],
            Figures(matches=int(over), matches_won=int(over and won)),
        )
        found.append(Entry(person, line_of(table, match, part), figures))
    return found
