"""What a game is to the rest of the house: one frozen value of pure functions. No clock, no randomness, no I/O in here or behind it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from msgspec import Struct

from protocol.base import GameName
from protocol.play import Action, Legal, SeatPlay, Standing
from protocol.table import GameEvent, GamePlay, GameResult, GameSettings

S = TypeVar("S")


class Illegal(ValueError):
    """The action is not one that `legal` offers. Nothing has changed.

    `code` and `params` are those of protocol.refusals (illegal_action, illegal_amount, illegal_card, not_your_turn).
    """

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


class Emit(Struct, frozen=True, gc=False):
    """Something that happened. `to`: the only seat that may know it, None: everybody. Decided where the event is born, nowhere else."""

    event: GameEvent
    to: int | None = None


class Step(Struct, Generic[S], frozen=True, gc=False):
    """The state after an input, and what happened in between, in order."""

    state: S
    emits: tuple[Emit, ...]


class GameView(Struct, frozen=True):
    """A game as one viewer may know it, built up from public facts and the viewer's own. `seats` is public and so the same for all viewers.

    `turn`: the seat to act. `legal`: what it may do, only in that seat's own view. `result`: of the hand or deal just ended, None while
    one is on. `standings`: the present order of the match, best first.
    """

    turn: int | None
    legal: Legal | None
    seats: tuple[SeatPlay, ...]
    play: GamePlay
    result: GameResult | None
    standings: tuple[Standing, ...]


@dataclass(frozen=True, slots=True)
class Rules(Generic[S]):
    """A game. A state is a frozen value; every function is pure.

    The life of a match: `new(settings)` is a state between hands; while not `over(state)`: the cards `pack(state)` (in a fixed order, maybe none) are
    shuffled by the dealer and handed to `deal(state, cards)`; then `step(state, seat, action)` while `turn(state)` is a seat; when it is None
    the hand or deal has ended and its result is in the views until the next `deal`. A restart is `new` again.
    """

    name: GameName
    seats: Callable[[GameSettings], int]
    """Number of seats that these settings ask for."""
    problem: Callable[[GameSettings], str | None]
    """Why these settings can't be (an English clause naming the field), or None. Bounds of single fields are the decoder's."""
    new: Callable[[GameSettings], S]
    """A match's state before its first hand. Raises ValueError where `problem` finds one."""
    pack: Callable[[S], tuple[str, ...]]
    """The cards that must be shuffled before the next `deal`, in a fixed order; empty when the stock goes on."""
    deal: Callable[[S, tuple[str, ...]], Step[S]]
    """Begin the next hand or deal with these cards in dealing order. Raises ValueError unless they are a permutation of `pack(state)`."""
    turn: Callable[[S], int | None]
    """The seat to act, or None between hands."""
    legal: Callable[[S], Legal | None]
    """All that the seat to act may do, or None."""
    step: Callable[[S, int, Action], Step[S]]
    """Carry out an action. Raises Illegal exactly when `legal` does not offer it."""
    view: Callable[[S, int | None], GameView]
    """The game for a seat, or for spectators (None)."""
    over: Callable[[S], bool]
    """Whether the match is decided."""
    playing: Callable[[S], tuple[int, ...]]
    """The seats still in the match (with chips; in As-Nas all)."""
    number: Callable[[S], int]
    """Number of the hand or deal on, or just ended; 0 before the first."""
