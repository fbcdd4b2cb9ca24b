"""Who enters the arena: levels, with a style or without, scripts, and programs, by the words of a command line."""

import shlex
import shutil

from protocol.base import GameName
from server.bots.arena.programs import ProgramBot
from server.bots.bot import Bot
from server.bots.roster import LEVELS, STYLES, hard_fault, make_bot
from server.bots.scripts import SCRIPTS, script

PROGRAM = "program:"


class UnknownEntrant(ValueError):
    """No such level, style or script; the text says what there is."""


def entrant(game: GameName, word: str) -> Bot:
    """The bot that a word means: `easy`, `normal:tight`, `always_call` or `program:COMMAND`.

    Raises UnknownEntrant, also where the trained strategy of `hard` can't be read: a measurement never falls back.
    """
    if word.startswith(PROGRAM):
        command = shlex.split(word.removeprefix(PROGRAM))
        if not command:
            raise UnknownEntrant(f'"{word}" names no program; write program:COMMAND')
        if shutil.which(command[0]) is None:
            raise UnknownEntrant(f"{command[0]} is no program that can be started; check the path in {word}")
        return ProgramBot(command)
    level, _, style = word.replace("-", "_").partition(":")
    if level in SCRIPTS and not style:
        return script(level)
    for known in LEVELS:
        if level == known and (not style or style in STYLES):
            if known == "hard" and (fault := hard_fault(game)) is not None:
                raise UnknownEntrant(f"the level hard can't be had: {fault}")
            return make_bot(game, known, style)
    raise UnknownEntrant(
        f'there is no bot "{word}"; there are the levels {", ".join(LEVELS)} (with a style: normal:{STYLES[1]}; the styles are '
        f"{', '.join(STYLES)}), the scripts {', '.join(SCRIPTS)}, and program:COMMAND"
    )


def end(bot: Bot) -> None:
    """End the bot's program, if it has one."""
    if isinstance(bot, ProgramBot):
        bot.close()
