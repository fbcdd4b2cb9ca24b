"""`cardavia history [list|show|export]`: one's own finished matches, read from the server that keeps them."""

import sys
import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from clients.cli import options
from clients.cli.failure import DONE, USAGE, Failed

if TYPE_CHECKING:
    from clients.cli.catalogue import Catalogue
    from protocol.history import Matches, MatchRecord

FORMATS = ("text", "json", "phh")


def main(arguments: Sequence[str], version: str) -> int:
    """List, show or export the own matches. Gives the exit status; raises Failed."""
    made = options.parser("history", "Your own matches: list them, read one again, or write one out.")
    made.add_argument("what", nargs="?", choices=("list", "show", "export"), default="list", metavar="list|show|export")
    made.add_argument("match", nargs="?", type=int, metavar="MATCH", help="the number of a match, from the list")
    made.add_argument("--hand", type=int, metavar="N", help="only this hand or deal of the match")
    made.add_argument(
        "--format", choices=FORMATS, default=None, help="text, JSON lines (usual for export), or phh for hold'em"
    )
    given = made.parse_args(list(arguments))
    if given.what != "list" and given.match is None:
        raise Failed(f"say which match. See: cardavia history list, then: cardavia history {given.what} 12", USAGE)
    from clients.cli.address import USUAL
    from clients.cli.errand import ask
    from protocol.history import ListMatches, Matches, MatchRecord, ShowMatch

    if given.what == "list" and given.format == "phh":
        raise Failed("a list has no hands to write in phh. See: cardavia history export --help", USAGE)
    profile = options.profile(given)
    words = options.catalogue(given, profile.options.language)
    address = options.address(given.server or USUAL)
    form = given.format or ("json" if given.what == "export" else "text")
    if given.what == "list":
        answer = ask(address, profile, words, version, ListMatches)
    else:
        answer = ask(address, profile, words, version, lambda key: ShowMatch(key, given.match, given.hand))
    assert isinstance(answer, Matches | MatchRecord)
    sys.stdout.writelines(line + "\n" for line in _lines(answer, form, words))
    return DONE


def _lines(answer: "Matches | MatchRecord", form: str, words: "Catalogue") -> Iterator[str]:
    import msgspec

    from protocol.history import Matches

    if isinstance(answer, Matches):
        if form == "json":
            yield from (msgspec.json.encode(line).decode() for line in answer.matches)
        else:
            yield from _listed(answer, words)
    elif form == "json":
        yield msgspec.json.encode({"match": answer.line, "settings": answer.settings}).decode()
        yield from (msgspec.json.encode(hand).decode() for hand in answer.hands)
    elif form == "phh":
        yield _phh(answer)
    else:
        yield from _told(answer, words)


def _phh(answer: "MatchRecord") -> str:
    from clients.cli import phh

    try:
        return phh.text(answer)
    except phh.NotHoldem:
        raise Failed(f"phh is for hold'em; take --format json for match {answer.line.number}", USAGE) from None


def _listed(answer: "Matches", words: "Catalogue") -> Iterator[str]:
    if not answer.matches:
        yield words.say("history-none")
    for line in answer.matches:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(line.started))
        place = next((standing.place for standing in line.standings if standing.seat == line.seat), 0)
        yield words.say(
            "history-line",
            number=str(line.number),  # as it is to be typed, without separators
            when=when,
            game=words.say(f"game-{line.game}"),
            names=words.row(line.names),
            hands=line.hands,
            place=place,
        )
    for figures in answer.statistics:
        yield words.say(
            "history-statistics",
            game=words.say(f"game-{figures.game}"),
            matches=figures.matches,
            won=figures.matches_won,
            hands=figures.hands,
            hands_won=figures.hands_won,
            showdowns=figures.showdowns,
            biggest=figures.biggest_pot,
        )


def _told(answer: "MatchRecord", words: "Catalogue") -> Iterator[str]:
    from clients.cli.model import Cast, Happened
    from clients.cli.sentences import sentences
    from clients.cli.speaker import Speaker

    line = answer.line
    cast = Cast(line.game, line.names, line.seat)
    speaker = Speaker(words)
    for hand in answer.hands:
        for event in hand.events:
            yield from sentences(Happened(event, cast), speaker)
        yield ""
