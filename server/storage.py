"""The data folder: made and locked for one server, and the operator's secret in it."""

import fcntl
import os
import secrets
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

LOCK = "lock"
ADMIN = "admin-token"


class BadFolder(Exception):
    """The data folder can't be used. The text is one line that names it and says why."""


@contextmanager
def held(folder: Path) -> Generator[Path, None, None]:
    """Hold the folder for this process, made if it is missing, readable by its owner alone.

    Raises:
        BadFolder: it can't be made or written, or another server holds it.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadFolder(
            f"the data folder {folder} can't be used: {os.strerror(error.errno or 0)}; name another with --data"
        ) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise BadFolder(
            f"the data folder {folder} is in use by another server; stop that one or name another with --data"
        ) from None
    try:
        yield folder
    finally:
        os.close(lock)


def admin_token(folder: Path, given: str | None) -> str:
    """The operator's secret: as set, else the one kept in the folder, made at the first start. Raises BadFolder."""
    if given is not None:
        return given
    path = folder / ADMIN
    try:
        if not path.exists():
            with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
                file.write(secrets.token_urlsafe(32) + "\n")
        kept = path.read_text("utf-8").strip()
    except (OSError, UnicodeError) as error:
        reason = os.strerror(error.errno).lower() if isinstance(error, OSError) and error.errno else str(error)
        raise BadFolder(f"{path} can't be used: {reason}; move it away and a new one is made") from None
    if len(kept) < 16:
        raise BadFolder(f"{path} holds no token of at least 16 characters; delete it and a new one is made")
    return kept
