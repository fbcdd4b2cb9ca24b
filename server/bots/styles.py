"""What the styles of the bots' characters mean: how far they lean from the level's own play. Numbers only."""

from msgspec import Struct


class Style(Struct, frozen=True):
    """A leaning. `loose`: more hands are played than the level would (negative: fewer); `bold`: more bets and raises (negative: fewer). -1 to 1."""

    loose: float = 0.0
    bold: float = 0.0


STYLES: dict[str, Style] = {
    "even": Style(),
    "tight": Style(loose=-1.0),
    "loose": Style(loose=1.0),
    "aggressive": Style(bold=1.0),
    "calm": Style(bold=-1.0),
}
