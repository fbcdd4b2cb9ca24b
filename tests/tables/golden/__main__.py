"""`python -m tests.tables.golden`: write journals of the present format, to be kept when the format has moved on. Never rewrites one."""

import sys

import msgspec

from protocol.base import GAMES
from server.tables.messages import FORMAT
from tests.tables.test_replay import GOLDEN, lived_in


def main() -> None:
    """Write what is missing: a record a line, and last how the table stands."""
    for game in GAMES:
        path = GOLDEN / f"{game}-{FORMAT}.jsonl"
        if path.exists():
            sys.stdout.write(f"{path} is kept as it is\n")
            continue
        table = lived_in(game)
        views = [table.table.moment().update(viewer, table.records[-1].at, 0).view for viewer in (None, 0)]
        end = {"version": table.state.version, "spectator": views[0], "host": views[1]}
        lines = [msgspec.json.encode(line) for line in (*table.records, end)]
        path.write_bytes(b"\n".join(lines) + b"\n")


if __name__ == "__main__":
    main()
