"""`cardavia`: takes the command line apart and imports what the chosen command needs, and nothing else.

The one place in the terminal client that names modules of the server, as strings.
"""

import functools
import importlib
import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, TextIO

from clients.cli.failure import DONE, FAILED, INTERRUPTED, USAGE, Failed

if TYPE_CHECKING:
    from protocol.play import Action
    from protocol.table import TableView

VERSION = "0.1.0"
"""Kept in step with pyproject.toml by a test: reading the package's metadata would cost a fifth of the start."""


class Command(NamedTuple):
    """One command: the module with its function (`main(arguments) -> exit status`). One of the `client` takes the client's options also
    before the command, and is told the version; one that `plays` is handed the autopilot as well.
    """

    module: str
    function: str = "main"
    client: bool = False
    plays: bool = False


COMMANDS: dict[str, Command] = {
    "play": Command("clients.cli.play", client=True, plays=True),
    "watch": Command("clients.cli.watch", client=True),
    "tables": Command("clients.cli.tables", client=True),
    "rules": Command("clients.cli.rules", client=True),
    "history": Command("clients.cli.history", client=True),
    "serve": Command("server.command"),
    "status": Command("clients.cli.health", "status", client=True),
    "healthcheck": Command("clients.cli.health", "healthcheck", client=True),
    "admin": Command("clients.cli.admin", client=True),
    "config": Command("server.upkeep.config"),
    "backup": Command("server.upkeep.backup"),
    "restore": Command("server.upkeep.restore"),
    "migrate": Command("server.upkeep.migrate"),
    "bot": Command("clients.cli.bot", client=True),
    "simulate": Command("server.simulate"),
    "arena": Command("server.bots.arena.command"),
    "exploit": Command("server.bots.arena.exploit"),
    "vectors": Command("server.vectors.command"),
    "completion": Command("clients.cli.completion"),
}

HELP = """\
usage: cardavia COMMAND [OPTIONS]

A card table for people and bots: Hold'em, One Poker, As-Nas.

Play
  play [GAME|CODE]      sit down with bots at once, or at the table with CODE
  watch CODE            watch a table
  tables                list the open tables
  rules [GAME]          read the rules
Host
  serve                 run a server
  status, healthcheck   ask a running server how it is; exit 0 if all is well
  config, admin         show the settings; look after tables, drain
  backup, restore       copy the data while running, and back; also: migrate
Bots and study
  bot                   put your program in a seat
  simulate, arena       play bots against bots; compare them with intervals
  exploit               search for a bot's weaknesses
  vectors, history      check against known positions; read played hands

Options: --server URL  --lang LANG  --plain  --ascii  --version  -h, --help
"cardavia COMMAND --help" tells more. First steps: cardavia play holdem"""

FLAGS = ("--plain", "--ascii", "--json", "--auto")
VALUED = ("--server", "--lang", "--profile", "--name", "--theme", "--cards")
"""Options that may stand before the command, or without any."""


def _split(arguments: Sequence[str]) -> tuple[list[str], str | None, list[str]]:
    """The options before the command, the command, and what follows it."""
    rest = list(arguments)
    early: list[str] = []
    while rest and rest[0].startswith("-") and rest[0] not in ("-h", "--help", "--version"):
        option = rest.pop(0)
        early.append(option)
        if option in VALUED:
            if not rest:
                raise Failed(f"{option} needs a value. See: cardavia --help", USAGE)
            early.append(rest.pop(0))
        elif option not in FLAGS and option.partition("=")[0] not in VALUED:
            raise Failed(f"unknown option {option}. See: cardavia --help", USAGE)
    return early, rest[0] if rest else None, rest[1:]


def _unknown(word: str) -> Failed:
    import difflib

    near = difflib.get_close_matches(word, COMMANDS, n=1, cutoff=0.5)
    cure = f"Did you mean {near[0]}?" if near else "See: cardavia --help"
    return Failed(f'unknown command "{word}". {cure}', USAGE)


def _load(word: str, command: Command) -> Callable[[Sequence[str]], int]:
    """The function behind a command. Raises Failed where this installation does not have it."""
    try:
        module = importlib.import_module(command.module)
    except ModuleNotFoundError as error:
        if error.name and (command.module == error.name or command.module.startswith(error.name + ".")):
            raise Failed(f'"{word}" is not part of this version ({VERSION}). See: cardavia --help', USAGE) from None
        raise
    function: Callable[..., int] = getattr(module, command.function)
    known = ({"version": VERSION} if command.client else {}) | ({"autopilot": autopilot} if command.plays else {})
    return functools.partial(function, **known)


def autopilot(view: "TableView") -> "Action":
    """What a bot would do in the reader's place: `play --auto`. The one use that a client makes of a bot."""
    from random import SystemRandom

    decide = importlib.import_module("server.bots.bot").decide
    make = importlib.import_module("server.bots.roster").make_bot
    return decide(make(view.game, "normal"), view, SystemRandom()).action


def run(arguments: Sequence[str], output: TextIO) -> int:
    """Carry out a command line and give the exit status. Raises Failed for one that can't be understood."""
    early, word, rest = _split(arguments)
    if word in ("-h", "--help", "help"):
        print(HELP, file=output)
        return DONE
    if word == "--version":
        print(f"cardavia {VERSION}", file=output)
        return DONE
    if word is None:
        word = "play"
        early = ["--lobby", *early]
    command = COMMANDS.get(word)
    if command is None:
        raise _unknown(word)
    if early and not command.client:
        raise Failed(f'{early[0]} does not belong to "{word}". See: cardavia {word} --help', USAGE)
    return _load(word, command)([*early, *rest])


def complain(text: str) -> None:
    """One line on standard error, as every error of ours is told."""
    print(f"cardavia: {text}", file=sys.stderr)


def _fault(error: Exception) -> int:
    """Our own mistake: kept in a file, told in one line."""
    if os.environ.get("CARDAVIA_DEBUG"):
        raise error
    from clients.cli.faults import written

    complain(f"a fault of Cardavia itself: {type(error).__name__}. {written(error)}")
    return FAILED


def main(arguments: Sequence[str] | None = None) -> int:
    """The console script. Gives the exit status, as in clients.cli.failure."""
    try:
        return run(sys.argv[1:] if arguments is None else arguments, sys.stdout)
    except Failed as failed:
        complain(failed.text)
        return failed.status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except Exception as error:
        return _fault(error)


if __name__ == "__main__":
    sys.exit(main())
