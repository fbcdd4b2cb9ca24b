"""`cardavia completion bash|zsh|fish`: a completion script for the shell, made from the commands and options that there are."""

import argparse
import sys
from collections.abc import Sequence

from clients.cli import options
from clients.cli.failure import DONE

GAMES = ("holdem", "one-poker", "as-nas")
WORDS: dict[str, tuple[str, ...]] = {
    "play": GAMES,
    "rules": GAMES,
    "simulate": GAMES,
    "arena": GAMES,
    "exploit": GAMES,
    "admin": ("list", "inspect", "close", "drain"),
    "config": ("show", "check"),
    "history": ("list", "show", "export"),
    "vectors": ("check",),
    "completion": ("bash", "zsh", "fish"),
}
"""What may follow a command besides options."""
CLIENT = ("--server", "--lang", "--profile")
FACES = ("--name", "--plain", "--json", "--ascii", "--theme", "--cards", "--log")
OPTIONS: dict[str, tuple[str, ...]] = {
    "play": (*CLIENT, *FACES, "--bots", "--seats-open", "--private", "--clock", "--auto"),
    "watch": (*CLIENT, *FACES, "--speed"),
    "tables": (*CLIENT, "--game", "--json", "--ascii"),
    "rules": CLIENT,
    "history": (*CLIENT, "--hand", "--format"),
    "serve": ("--host", "--port", "--data", "--config", "--log-level"),
    "status": (*CLIENT, "--json"),
    "healthcheck": CLIENT,
    "admin": (*CLIENT, "--data", "--json"),
    "bot": (*CLIENT, "--join", "--name", "--seconds"),
    "migrate": ("--check",),
    "simulate": ("--bots", "--matches", "--seed", "--json"),
    "arena": ("--bots", "--matches", "--seed", "--json", "--duplicate"),
    "exploit": ("--level", "--json"),
}


def main(arguments: Sequence[str]) -> int:
    """Print the script. Gives the exit status; raises Failed for an unknown shell."""
    made = options.Parser(
        prog="cardavia completion",
        description="Print a completion script. bash: source <(cardavia completion bash)",
        formatter_class=argparse.HelpFormatter,
    )
    made.add_argument("shell", choices=("bash", "zsh", "fish"))
    shell: str = made.parse_args(list(arguments)).shell
    sys.stdout.write({"bash": bash, "zsh": zsh, "fish": fish}[shell]())
    return DONE


def commands() -> tuple[str, ...]:
    """Every command of the dispatcher."""
    from clients.cli.__main__ import COMMANDS

    return tuple(COMMANDS)


def _choices(command: str) -> str:
    return " ".join((*WORDS.get(command, ()), *OPTIONS.get(command, ()), "--help"))


def bash() -> str:
    """For bash."""
    cases = "\n".join(f'    {command}) words="{_choices(command)}" ;;' for command in commands())
    return f"""\
# bash completion for cardavia
_cardavia() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD-1]}} command= word words
  for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
    case $word in -*) ;; *) command=$word; break ;; esac
  done
  case $previous in
    --data|--config|--log) COMPREPLY=($(compgen -f -- "$current")); return ;;
  esac
  case $command in
    "") words="{" ".join(commands())} --help --version --server --lang --plain --ascii" ;;
{cases}
    *) words= ;;
  esac
  case $command in
    backup|restore|vectors) COMPREPLY=($(compgen -f -W "$words" -- "$current")) ;;
    *) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
  esac
}}
complete -o bashdefault -F _cardavia cardavia
"""


def zsh() -> str:
    """For zsh."""
    cases = "\n".join(f"    {command}) choices=({_choices(command)}) ;;" for command in commands())
    return f"""\
#compdef cardavia
# zsh completion for cardavia
_cardavia() {{
  local -a choices
  local word command=
  for word in ${{words[2,CURRENT-1]}}; do
    case $word in -*) ;; *) command=$word; break ;; esac
  done
  case $command in
    "") choices=({" ".join(commands())} --help --version --server --lang --plain --ascii) ;;
{cases}
    *) choices=() ;;
  esac
  compadd -- $choices
  case $command in backup|restore|vectors) _files ;; esac
}}
compdef _cardavia cardavia
"""


def fish() -> str:
    """For fish."""
    lines = ["# fish completion for cardavia", "complete -c cardavia -f"]
    lines += [f"complete -c cardavia -n __fish_use_subcommand -a {command}" for command in commands()]
    for command in commands():
        seen = f"-n '__fish_seen_subcommand_from {command}'"
        lines += [f"complete -c cardavia {seen} -a {word}" for word in WORDS.get(command, ())]
        lines += [f"complete -c cardavia {seen} -l {option[2:]}" for option in (*OPTIONS.get(command, ()), "--help")]
        if command in ("backup", "restore", "vectors"):
            lines.append(f"complete -c cardavia {seen} -F")
    return "\n".join(lines) + "\n"
