"""What people type, in their language or in English, turned into commands. Knows no table."""

from msgspec import Struct

from clients.cli.catalogue import Catalogue
from clients.cli.cleaning import clean

ENGLISH: dict[str, tuple[str, ...]] = {
    "fold": ("fold", "f"),
    "cheap": ("c",),
    "check": ("check",),
    "call": ("call",),
    "hold": ("hold",),
    "raise": ("raise", "bet", "r"),
    "all_in": ("all-in", "allin", "all in", "a"),
    "look": ("look", "l"),
    "lock": ("lock",),
    "yes": ("yes", "y"),
    "no": ("no", "n"),
    "table": ("table",),
    "cards": ("cards",),
    "board": ("board",),
    "pots": ("pots", "pot"),
    "stacks": ("stacks",),
    "clock": ("clock",),
    "log": ("log",),
    "standings": ("standings",),
    "again": ("again",),
    "say": ("say",),
    "react": ("react",),
    "mute": ("mute",),
    "rules": ("rules",),
    "speed": ("speed", "watch"),
    "pause": ("pause",),
    "resume": ("resume",),
    "restart": ("restart", "rematch"),
    "start": ("start",),
    "sit": ("sit",),
    "host": ("host",),
    "kick": ("kick",),
    "ban": ("ban",),
    "vote": ("vote",),
    "close": ("lock-table",),
    "open": ("unlock-table",),
    "bot": ("bot",),
    "identity": ("identity",),
    "name": ("name",),
    "leave": ("leave", "quit", "q", "exit"),
    "help": ("help", "?"),
}
"""The canonical words. They work in every language; where a word of a language is the same as one of these, these win."""
WITH_MORE = (
    frozenset({"call", "all_in", "raise", "lock", "number"})
    | {"clock", "log", "say", "react", "mute", "rules", "speed", "help"}
    | {"sit", "identity", "name", "host", "kick", "ban", "vote", "bot"}
)
"""Commands that may be followed by more; another with more behind it is no command ("no idea")."""
NAMED_AMOUNTS = ("min", "half", "pot", "all")
LONGEST = 600
"""A longer line was pasted, not typed; it is cut before it is looked at."""


class Typed(Struct, frozen=True):
    """A command and the rest of its line. `name` is a key of ENGLISH, `number` for a bare number, or empty if nothing fits."""

    name: str
    rest: str
    line: str


class Grammar:
    """Reads lines in one language."""

    def __init__(self, words: Catalogue) -> None:
        self._words: dict[str, str] = {}
        for name, english in ENGLISH.items():
            self._words.update(dict.fromkeys(english, name))
        for name in ENGLISH:
            for word in words.say(f"cmd-{name}").split(","):
                self._words.setdefault(_folded(word), name)
        self._amounts = {english: english for english in NAMED_AMOUNTS}
        for english in NAMED_AMOUNTS:
            for word in words.say(f"amount-{english}").split(","):
                self._amounts.setdefault(_folded(word), english)
        self._switches = {_folded(words.say(f"word-{state}")): state for state in ("on", "off")} | {
            "on": "on",
            "off": "off",
        }

    def read(self, line: str) -> Typed:
        """The command in a line; the longest command word at its beginning counts."""
        text = clean(line[:LONGEST].replace("\t", " ")).strip()
        pieces = text.split()
        if pieces and pieces[0][0].isdigit():
            return Typed("number", text, text)
        for length in range(min(3, len(pieces)), 0, -1):
            name = self._words.get(_folded(" ".join(pieces[:length])))
            if name is not None and (name in WITH_MORE or len(pieces) == length):
                return Typed(name, text.split(None, length)[length] if len(pieces) > length else "", text)
        return Typed("", text, text)

    def named_amount(self, text: str) -> str | None:
        """`min`, `half`, `pot` or `all`, if the text is a word for one of them."""
        return self._amounts.get(_folded(text))

    def switch(self, text: str) -> str | None:
        """`on` or `off`, if the text is a word for it."""
        return self._switches.get(_folded(text))


def _folded(text: str) -> str:
    return " ".join(text.casefold().split())
