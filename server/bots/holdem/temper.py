"""How the levels of the hold'em bots differ, and how a style leans them: numbers only."""

from msgspec import Struct

from server.bots.styles import Style


class Temper(Struct, frozen=True):
    """What sets one hold'em bot apart from another.

    `reads`: how far it believes what the others' play tells (0: they may have anything, 1: wholly). `loose`: how many hands it enters with,
    as a multiple. `limps`: the chance of only calling where it would open. `slack`: how far below the price its chance of winning may be for a
    call (negative: it wants a margin). `doubt`: how wide the band is in which it now does this, now that. `bold`: the chance of betting or
    raising where it is strong. `bluff`: likewise where it is weak. `pressure`: how hard it presses those who believe every bet (0: not at all, 1):
    larger raises and bets with the best, thinner ones for value, more raises before the flop, and bluffs against several too.
    """

    reads: float
    loose: float
    limps: float
    slack: float
    doubt: float
    bold: float
    bluff: float
    pressure: float = 0.0


EASY = Temper(reads=0.45, loose=1.35, limps=0.6, slack=0.05, doubt=0.08, bold=0.45, bluff=0.06)
"""Sees many flops, calls more than it should, seldom raises: a beginner's opponent."""
NORMAL = Temper(reads=1.0, loose=1.0, limps=0.04, slack=-0.02, doubt=0.05, bold=0.85, bluff=0.3)
"""Knows prices and positions, bets its good hands, bluffs now and then."""

SHARP = Temper(reads=1.0, loose=1.0, limps=0.04, slack=0.01, doubt=0.03, bold=1.0, bluff=1.2, pressure=1.0)
"""Knows what it wants: bets all its good hands, the best of them high, and puts those to the test who fold too much. At `hard` it plays where no
trained table applies."""


def leaning(temper: Temper, style: Style) -> Temper:
    """The same level in a style."""
    return Temper(
        reads=temper.reads,
        loose=temper.loose * (1 + 0.3 * style.loose),
        limps=temper.limps * (1 - 0.4 * style.bold),
        slack=temper.slack + 0.025 * style.loose,
        doubt=temper.doubt,
        bold=min(1.0, temper.bold * (1 + 0.25 * style.bold)),
        bluff=temper.bluff * (1 + 0.6 * style.bold),
        pressure=temper.pressure,
    )
