"""What a bot is: a view in, an action out, nothing else. And the wrapper that a table asks through, so that a bad bot never stops it."""

import time
from collections.abc import Callable
from random import Random
from typing import Protocol

from msgspec import Struct

from protocol.play import Action, Call, Check, Fold, Hold, Legal, LockCard, Look, Raise
from protocol.table import TableView

SECONDS = 2.0
"""A bot that takes longer than this for one action has exceeded its time."""


class Bot(Protocol):
    """A player made of code."""

    @property
    def swift(self) -> bool:
        """Whether it always answers within a few milliseconds; others are asked beside the server's loop."""
        ...

    def choose(self, view: TableView, rng: Random) -> Action:
        """One of the actions that `view.legal` offers. Pure: whatever it needs to know is in the view, whatever it needs of chance in `rng`."""
        ...


class Choice(Struct, frozen=True, gc=False):
    """What is to be played, and what was wrong with the bot's own answer (None: nothing): for the log, so without a card."""

    action: Action
    fault: str | None = None


def decide(
    bot: Bot, view: TableView, rng: Random, seconds: float = SECONDS, clock: Callable[[], float] = time.monotonic
) -> Choice:
    """Ask the bot; where it raises, answers illegally or has exceeded its `seconds`, play safe in its place. Never raises.

    Raises:
        ValueError: the view offers nothing at all, so there was nothing to ask.
    """
    legal = view.legal
    if legal is None:
        raise ValueError("a bot was asked where nothing is to be decided")
    begun = clock()
    try:
        action = bot.choose(view, rng)
    except Exception as error:  # whatever a bot does wrong, the table goes on
        return Choice(safe(legal, rng), f"raised {type(error).__name__}{_place(error)}")
    taken = clock() - begun
    if not offered(legal, action):
        return Choice(safe(legal, rng), f"answered {type(action).__name__}, which is not legal")
    if taken > seconds:
        return Choice(safe(legal, rng), f"took {taken:.2f} seconds")
    return Choice(action)


def _place(error: Exception) -> str:
    """Where it was raised."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f" in {trace.tb_frame.f_code.co_qualname}, line {trace.tb_lineno}"


def offered(legal: Legal, action: object) -> bool:
    """Whether `legal` offers exactly this action."""
    match action:
        case Fold():
            return legal.fold
        case Check():
            return legal.check
        case Hold():
            return legal.hold
        case Look():
            return legal.look
        case Call():
            return legal.call is not None
        case Raise(to=to):
            # A float or a bool would pass the bounds and spoil the chips.
            return type(to) is int and legal.raise_ is not None and legal.raise_.least <= to <= legal.raise_.most
        case LockCard(card=card):
            return legal.lock is not None and card in legal.lock.cards
        case _:
            return False


def safe(legal: Legal, rng: Random) -> Action:
    """The cheapest that is legal: check or hold, else fold; where a card must be locked, one of them at random."""
    if legal.lock is not None:
        return LockCard(rng.choice(legal.lock.cards))
    return Check() if legal.check else Hold() if legal.hold else Fold()
