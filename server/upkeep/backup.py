"""`cardavia backup FILE`: a consistent copy of everything that is kept, while the server runs."""

import sys
from collections.abc import Sequence
from pathlib import Path

from server.settings import BadSetting
from server.upkeep import archive, store
from server.upkeep.flags import FAILED, USAGE, fail, parser, settled


def main(argv: Sequence[str]) -> int:
    """Write a backup. Gives 0, 1 if it can't be made, 2 for wrong usage; every error is one line."""
    made = parser("backup", "Copy everything that is kept into one new file, also while the server runs.", ("data",))
    made.add_argument("file", metavar="FILE", help="the file to make; it must not be there yet")
    arguments = vars(made.parse_args(argv))
    path = Path(arguments.pop("file"))
    try:
        settings, _ = settled(arguments)
        manifest = archive.write(settings.folder, path)
    except BadSetting as error:
        return fail(str(error), USAGE)
    except (archive.BadBackup, store.BadStore) as error:
        return fail(str(error), FAILED)
    size = sum(content.bytes for content in manifest.files.values())
    sys.stdout.write(f"Backed up {settings.folder} into {path}: {len(manifest.files)} files, {size} bytes.\n")
    return 0
