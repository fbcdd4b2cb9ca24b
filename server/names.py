"""What a person may be called: bounds, forbidden marks, and look-alikes. Pure; knows no table and no account."""

import itertools
import unicodedata

LONGEST = 20
_FORBIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# Letters of other scripts (and digits) that look like a Latin one in common fonts; after lower-casing and NFKD.
_ALIKE = str.maketrans(
    {
        **dict(zip("авеікмнорстухѕјһԁԛԝгпьёлцз", "abeikmhopctyxsjhdqwrnbelu3", strict=True)),
        **dict(zip("αβγεηικνορτυχωϲ", "abyenikvoptuxwc", strict=True)),
        **dict(zip("աբոսցհիզոօ", "wpnughhqno", strict=True)),
        **dict(zip("0135678|!$@", "oiesbtbiisa", strict=True)),
        **dict(zip("lłıøđħɑɡ", "iiiodhag", strict=True)),
        **dict(zip("٠٥۰۵०০", "oooooo", strict=True)),
    }
)
_PAIRS = (("rn", "m"), ("vv", "w"), ("ci", "d"), ("æ", "ae"), ("œ", "oe"), ("ß", "ss"))
_SILENT = " _-.,'’`·"


class BadName(ValueError):
    """This can't be a name."""


def tidy(name: str) -> str:
    """The name as it is kept: trimmed, inner blanks made single, NFC.

    Raises:
        BadName: empty or longer than 20 characters then, or with control, direction or zero-width marks, or marks piled up.
    """
    try:
        name.encode("utf-8")
    except UnicodeEncodeError:
        raise BadName(name) from None
    tidied = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(tidied) <= LONGEST:
        raise BadName(name)
    if any(unicodedata.category(mark) in _FORBIDDEN for mark in tidied) or _invisible(tidied) or _piled(tidied):
        raise BadName(name)
    return tidied


def likeness(name: str) -> str:
    """What the name looks like: equal for names that a reader may take for one another. Never shown."""
    plain = "".join(mark for mark in unicodedata.normalize("NFKD", name).casefold() if not unicodedata.combining(mark))
    plain = plain.translate(_ALIKE)
    for pair, like in _PAIRS:
        plain = plain.replace(pair, like)
    return "".join(mark for mark in plain if mark not in _SILENT) or name


def numbered(name: str, taken: frozenset[str]) -> str:
    """The name, or with the least number from 2 that makes it unlike all of `taken` (likenesses); still at most 20 characters."""
    if likeness(name) not in taken:
        return name
    # Digits look alike too, so fewer numbers than there are may be free; but there is no end of them.
    suffixes = (f" {number}" for number in itertools.count(2))
    candidates = (name[: LONGEST - len(suffix)].rstrip() + suffix for suffix in suffixes)
    return next(candidate for candidate in candidates if likeness(candidate) not in taken)


def _invisible(name: str) -> bool:
    """Whether it holds marks that take no room or draw nothing (Hangul and Braille fillers too)."""
    return any(
        mark in "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5" or "\ufe00" <= mark <= "\ufe0f" for mark in name
    )


def _piled(name: str) -> bool:
    """Whether more than two combining marks stand on one letter, or one stands on nothing."""
    run = 2
    for mark in name:
        run = run + 1 if unicodedata.combining(mark) else 0
        if run > 2:
            return True
    return False
