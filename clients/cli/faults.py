"""Where a fault of ours is kept, so that the person sees one line and a report can hold the rest."""

import os
import time
import traceback
from pathlib import Path


def folder() -> Path:
    """The folder of the client's state, by the XDG convention."""
    given = os.environ.get("XDG_STATE_HOME", "")
    base = Path(given) if given.startswith("/") else Path.home() / ".local" / "state"
    return base / "cardavia"


def written(error: BaseException) -> str:
    """Add the traceback to the fault log and give the sentence that says where it is."""
    path = folder() / "faults.log"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(time.strftime("--- %Y-%m-%d %H:%M:%S %z\n"))
            file.writelines(traceback.format_exception(error))
    except OSError as reason:
        return f"The details can't be written to {path} ({reason.strerror}); CARDAVIA_DEBUG=1 shows them."
    return f"The details are in {path}; please report it."
