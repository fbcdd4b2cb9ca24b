"""What everybody is told at a table of each game: the same deals and decisions every time, one line a message.

The lines are kept in this folder; a change of what is told shows as a diff. `make golden` makes them anew.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

from protocol.base import GAMES, GameName
from protocol.codec import encode
from protocol.play import Fold
from server.tables.moment import Moment
from tests.kit.driven import Driven, settings_of

FOLDER = Path(__file__).resolve().parent
VIEWERS: dict[str, int | None] = {"spectator": None, "ada": 0, "bea": 1}
ENDS = {"hand_ended", "deal_ended", "deal_scored"}
HANDS = 4
"""So many hands or deals are told."""


def path(game: GameName) -> Path:
    """Where the transcript of a game is kept."""
    return FOLDER / f"{game}.jsonl"


def played(game: GameName) -> Driven:
    """Ada and Bea play a few hands with bots, choosing among everything that is offered."""
    table = Driven(settings_of(game, seats_open=2), seed=7)
    rng = Random(7)
    table.sit("Bea", 1)
    if table.state.stage == "waiting":
        table.start()
    table.settle()
    for _ in range(400):
        number = table.table.rules.number(table.state.game)
        if table.state.stage == "over" or number > HANDS:
            break
        if table.state.stage == "playing":
            # Folding and betting everything are rare, so that there are hands to tell.
            options = [option for option in table.options() if not isinstance(option, Fold) or rng.random() < 0.2]
            table.act(options[min(rng.randrange(len(options)), rng.randrange(len(options)))])
        else:
            table.pass_time(10)
    return table


def transcript(game: GameName) -> Iterator[str]:
    """The lines: every event as each viewer is told it, and the whole view where a hand or deal has ended."""
    table = played(game)
    for moment in table.told:
        yield from _told(moment, table.at)


def _told(moment: Moment[object], at: int) -> Iterator[str]:
    for name, seat in VIEWERS.items():
        message = json.loads(encode(moment.update(seat, at, 0)))
        view = message.pop("view")
        whole = any(event["kind"] in ENDS for event in message["events"])
        kept = {"view": view} if whole else {"turn": view["turn"], "legal": view["legal"]}
        yield json.dumps({"to": name, **message, **kept}, ensure_ascii=False, separators=(",", ":"))


def text(game: GameName) -> str:
    """The transcript as it is kept."""
    return "\n".join(transcript(game)) + "\n"


def main() -> int:
    """Make every transcript anew."""
    for game in GAMES:
        path(game).write_text(text(game), "utf-8")
    return 0
