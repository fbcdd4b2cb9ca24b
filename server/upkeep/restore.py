"""`cardavia restore FILE`: a backup back into the data folder of a stopped server. What was there is put aside, never deleted."""

import os
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from server import storage
from server.settings import BadSetting
from server.upkeep import archive, store
from server.upkeep.flags import FAILED, USAGE, fail, parser, settled

_BESIDE = ("", "-wal", "-shm", "-journal")
"""A database and what SQLite keeps beside it."""


def main(argv: Sequence[str]) -> int:
    """Restore a backup. Gives 0, 1 if it can't be (nothing is changed then), 2 for wrong usage; every error is one line."""
    made = parser(
        "restore", "Bring a backup back, with the server stopped. What was there before is put aside.", ("data",)
    )
    made.add_argument("file", metavar="FILE", help="the backup")
    arguments = vars(made.parse_args(argv))
    path = Path(arguments.pop("file"))
    try:
        settings, _ = settled(arguments)
        aside = restored(path, settings.folder)
    except BadSetting as error:
        return fail(str(error), USAGE)
    except (archive.BadBackup, store.BadStore, storage.BadFolder) as error:
        return fail(str(error), FAILED)
    kept = f" What was there before is in {aside}." if aside is not None else ""
    sys.stdout.write(f"Restored {path} into {settings.folder}.{kept}\n")
    return 0


def restored(path: Path, folder: Path) -> Path | None:
    """Restore into `folder`; gives where the older files are now, None if there were none. Raises BadBackup, BadStore, BadFolder."""
    if not path.is_file():
        raise archive.BadBackup(f"{path} is no file")
    with storage.held(folder):
        try:
            with tempfile.TemporaryDirectory(prefix=".restoring-", dir=folder) as place:
                manifest = archive.unpack(path, Path(place))
                aside = _put_aside(folder, [*(kind.name for kind in store.KINDS), store.DERIVED, *archive.PLAIN])
                for name in manifest.files:
                    (Path(place) / name).rename(folder / name)
        except OSError as error:
            raise archive.BadBackup(f"{folder} can't be written: {os.strerror(error.errno or 0)}") from None
    return aside


def _put_aside(folder: Path, names: Iterable[str]) -> Path | None:
    there = [path for name in names for suffix in _BESIDE if (path := folder / f"{name}{suffix}").exists()]
    if not there:
        return None
    aside = folder / time.strftime("before-restore-%Y%m%d-%H%M%S", time.gmtime())
    count = 1
    while aside.exists():
        count += 1
        aside = aside.with_name(f"{aside.name.removesuffix(f'-{count - 1}')}-{count}")
    aside.mkdir(mode=0o700)
    for path in there:
        path.rename(aside / path.name)
    return aside
