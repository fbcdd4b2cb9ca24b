"""`cardavia migrate [--check]`: brings what is kept to the newest format, with a backup first; the server does the same when it starts."""

import asyncio
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from server import storage
from server.accounts import Unreadable, open_accounts
from server.journal.interface import JournalError
from server.journal.sqlite import SqliteJournal
from server.settings import BadSetting, Settings
from server.upkeep import archive, store
from server.upkeep.flags import FAILED, USAGE, fail, parser, settled
from server.wiring import JOURNAL


def main(argv: Sequence[str]) -> int:
    """Migrate, or only look. Gives 0 if all is of the newest format now, 1 if not (with `--check`) or if it can't be, 2 for wrong usage."""
    made = parser("migrate", "Bring what is kept to the newest format, with a backup first.", ("data",))
    made.add_argument("--check", action="store_true", default=False, help="only say what would be done")
    arguments = vars(made.parse_args(argv))
    check = arguments.pop("check")
    try:
        settings, _ = settled(arguments)
        found = store.files(settings.folder)
        due = [file for file in found if file.due]
        for file in found:
            state = f"to be migrated to format {file.newest}" if file.due else "the newest"
            sys.stdout.write(f"{file.name}: format {file.format}, {state}\n")
        if due and not check:
            sys.stdout.write(f"Migrated. The state before is in {migrated(settings)}.\n")
    except BadSetting as error:
        return fail(str(error), USAGE)
    except (store.BadStore, archive.BadBackup, storage.BadFolder, JournalError, Unreadable) as error:
        return fail(str(error), FAILED)
    return FAILED if due and check else 0


def migrated(settings: Settings) -> Path:
    """Migrate a stopped server's folder; gives the backup that was made first."""
    folder = settings.folder
    with storage.held(folder):
        backup = folder / time.strftime("before-migration-%Y%m%d-%H%M%S.tar.gz", time.gmtime())
        archive.write(folder, backup)
        asyncio.run(_opened_once(settings))
    return backup


async def _opened_once(settings: Settings) -> None:
    """Opening is migrating."""
    await SqliteJournal(settings.folder / JOURNAL).close()
    await open_accounts(settings.folder, settings.max_people, time.time, time.monotonic).close()
