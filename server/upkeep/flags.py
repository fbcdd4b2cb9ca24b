"""The settings as flags of a command, for every command that reads them; errors are one line."""

import argparse
import os
import sys
from collections.abc import Collection
from pathlib import Path
from typing import NoReturn

from server.settings import PREFIX, TABLE, Settings, found

USAGE = 2
FAILED = 1
SHOWN = ("host", "port", "data", "log_level")
"""The settings whose flags the short help lists; the others are flags as well."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line that says where to read more."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and end with status 2."""
        self.exit(USAGE, f"cardavia: {message}; see: {self.prog} --help\n")


def parser(command: str, description: str, only: Collection[str] | None = None) -> Parser:
    """A parser for `cardavia COMMAND` with `--config` and the flags of all settings, or of `only` these."""
    made = Parser(
        prog=f"cardavia {command}",
        description=f"{description} Every setting is also a variable (CARDAVIA_PORT) and a key of the TOML file (port).",
        argument_default=argparse.SUPPRESS,
        epilog="All of them, and where each value comes from: cardavia config show",
        allow_abbrev=False,
    )
    made.add_argument("--config", metavar="FILE", default=None, help="a TOML file with settings (CARDAVIA_CONFIG)")
    for setting in TABLE:
        if only is not None and setting.name not in only:
            continue
        if setting.secret:
            # A secret on the command line could be read by everybody on the machine; the name of its file may.
            made.add_argument(
                f"{setting.flag}-file", dest=f"{setting.name}_file", metavar="FILE", help=argparse.SUPPRESS
            )
            continue
        shown = f"{setting.help} ({setting.default})" if setting.name in SHOWN else argparse.SUPPRESS
        made.add_argument(setting.flag, dest=setting.name, metavar=setting.name.split("_")[-1].upper(), help=shown)
    return made


def settled(arguments: dict[str, str | None]) -> tuple[Settings, dict[str, str]]:
    """The settings from parsed flags, the environment and the file named by `--config` or CARDAVIA_CONFIG, and where each came from.

    Takes out of `arguments` what it has used. Raises BadSetting.
    """
    config = arguments.pop("config", None) or os.environ.get(f"{PREFIX}CONFIG")
    names = {setting.name for setting in TABLE} | {f"{setting.name}_file" for setting in TABLE if setting.secret}
    given = {name: value for name in list(arguments) if name in names and (value := arguments.pop(name)) is not None}
    return found(given, os.environ, Path(config) if config else None)


def fail(text: str, status: int) -> int:
    """One line on standard error; gives the status."""
    sys.stderr.write(f"cardavia: {text}\n")
    return status
