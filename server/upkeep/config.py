"""`cardavia config show|check`: what the settings come to and where each came from, with secrets masked; what is wrong or unsafe."""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence

from server.settings import TABLE, BadSetting, Setting, Settings
from server.upkeep.flags import FAILED, USAGE, fail, parser, settled
from server.upkeep.unsafe import warnings

MASK = "(secret)"


def main(argv: Sequence[str]) -> int:
    """Show or check. Gives 0, 1 if `check --strict` finds something unsafe, 2 for settings that can't be (one line)."""
    made = parser("config", "Show the settings as `cardavia serve` would take them, or check them.")
    made.add_argument("what", choices=("show", "check"), metavar="show|check")
    made.add_argument("--changed", action="store_true", help="show only what is not at its usual value")
    made.add_argument("--strict", action="store_true", help="check: unsafe settings are an error")
    arguments = vars(made.parse_args(argv))
    what = arguments.pop("what")
    changed, strict = arguments.pop("changed", False), arguments.pop("strict", False)
    try:
        settings, sources = settled(arguments)
    except BadSetting as error:
        return fail(str(error), USAGE)
    if what == "show":
        sys.stdout.writelines(_shown(settings, sources, changed=changed))
        return 0
    found = list(warnings(settings, sources))
    for setting, why in found:
        fail(f"unsafe: {setting}: {why}", 0)
    sys.stdout.write(f"The settings are right; {len(found)} unsafe.\n" if found else "The settings are right.\n")
    return FAILED if found and strict else 0


def _shown(settings: Settings, sources: Mapping[str, str], *, changed: bool) -> Iterator[str]:
    """Lines that are TOML, each with its source; secrets are masked and commented out."""
    for setting in TABLE:
        source = sources.get(setting.name)
        if source is None and changed:
            continue
        value = getattr(settings, setting.name)
        line = f"{setting.name} = {toml(MASK if setting.secret and value is not None else value)}"
        if setting.secret or value is None:
            line = f"# {line}"
        yield f"{line:<40} # {source or 'usual'}\n"


def toml(value: object) -> str:
    """A value as TOML writes it; None as an empty text."""
    return '""' if value is None else json.dumps(value, ensure_ascii=False)


def usual(setting: Setting) -> str:
    """The usual value, as the page of settings shows it."""
    return "" if setting.default is None else toml(setting.default)
