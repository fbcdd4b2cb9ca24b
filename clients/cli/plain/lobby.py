"""The lobby in plain mode: what is typed while at no table."""

from clients.cli import options
from clients.cli.catalogue import Catalogue
from clients.cli.plain.grammar import Grammar
from protocol.base import CODE_ALPHABET, CODE_LENGTH, GameName
from protocol.lobby import Join, ListTables, Quick, TableLine, Watch
from protocol.messages import ClientMessage
from protocol.session import Resting


def table_line(line: TableLine, words: Catalogue) -> str:
    """One open table in words."""
    return words.say(
        "table-line",
        code=line.code,
        game=words.say(f"game-{line.game}"),
        host=line.host,
        people=line.people,
        bots=line.bots,
        seats=line.seats,
        stage=words.say(f"stage-{line.stage}"),
    )


def table_lines(tables: tuple[TableLine, ...], words: Catalogue) -> list[str]:
    """All open tables, or a sentence that there are none."""
    return [table_line(line, words) for line in tables] or [words.say("tables-none")]


def resting_line(resting: Resting, words: Catalogue) -> str:
    """A table where the reader still has a seat."""
    return words.say("seat-kept", code=resting.code, game=words.say(f"game-{resting.game}"))


def is_code(text: str) -> bool:
    """Whether it can be the code of a table."""
    return len(text) == CODE_LENGTH and all(letter in CODE_ALPHABET for letter in text.upper())


def lobby_wish(line: str, grammar: Grammar, words: Catalogue, id: str) -> ClientMessage | list[str] | None:
    """What a line typed in the lobby comes to: a message, lines to say, or None to end."""
    typed = grammar.read(line)
    named: GameName | None = options.game(typed.line)
    if named is not None:
        return Quick(id, named)
    if is_code(typed.line):
        return Join(id, typed.line.upper())
    match typed.name:
        case "leave":
            return None
        case "speed" if is_code(typed.rest):
            return Watch(id, typed.rest.upper())
        case "table" | "again":
            return ListTables(id)
        case "help":
            return [words.say("lobby-prompt")]
        case _ if not typed.line:
            return []
        case _ if typed.line.casefold() in ("tables", words.say("word-tables").casefold()):
            return ListTables(id)
        case _:
            return [words.say("bad-word", text=typed.line[:60]), words.say("lobby-prompt")]
