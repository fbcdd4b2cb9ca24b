"""The whole truth about a hold'em match: never leaves the server, never goes into a bot."""

from msgspec import Struct

from protocol.holdem import HoldemResult, HoldemSettings, Street
from protocol.play import HandName, LastAction, Legal, Shown, Standing
from protocol.table import GameSettings
from server.games.betting import Round
from server.games.holdem import buttons

BOARD_CARDS: dict[Street, int] = {"preflop": 0, "flop": 3, "turn": 4, "river": 5}
"""Cards on the board during each street."""


class Match(Struct, frozen=True, gc=False):
    """What lasts from hand to hand. By seat: `places` (None: still in). `button` is that of the next hand, `standings` are best first."""

    settings: HoldemSettings
    button: int
    places: tuple[int | None, ...]
    standings: tuple[Standing, ...]


class Hand(Struct, frozen=True, gc=False):
    """What is fixed for one hand, counted from 1 (0: before the first).

    `dealt` are the seats in it, clockwise from the left of the button; by seat: `stacks` before antes and blinds, `antes` paid, `holes` (empty: not
    dealt in). `deck` is in dealing order, `board` and the three burned cards lie where the hole cards end.
    """

    number: int
    button: int
    small_blind_seat: int
    big_blind_seat: int
    dealt: tuple[int, ...]
    stacks: tuple[int, ...]
    antes: tuple[int, ...]
    holes: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    board: tuple[str, ...]


class HoldemState(Struct, frozen=True, gc=False):
    """A match between two inputs. `board` is what is dealt so far; by seat: `own` is the best hand of its cards with the board (as secret as they
    are), `last` what it did last in this hand.

    `legal` is the offer to the seat in turn. After the hand `result` is set, the round has no turn, its pot is empty and its stacks are paid out.
    """

    match: Match
    hand: Hand
    round: Round
    street: Street
    board: tuple[str, ...]
    own: tuple[HandName | None, ...]
    last: tuple[LastAction | None, ...]
    legal: Legal | None
    shown: tuple[Shown, ...] = ()
    result: HoldemResult | None = None


DEEPEST = 10_000
"""Big blinds in the deepest stack: blinds do not rise, and a match of deeper ones would not end in anybody's lifetime."""


def seats(settings: GameSettings) -> int:
    """Number of seats. Raises ValueError for the settings of another game."""
    return _own(settings).seats


def problem(settings: GameSettings) -> str | None:
    """Why these settings can't be, or None: the big blind is at least the small blind, and a stack not too deep for a match to end."""
    if not isinstance(settings, HoldemSettings):
        return "the settings are not those of hold'em"
    if settings.big_blind < settings.small_blind:
        return f"big_blind {settings.big_blind} is less than small_blind {settings.small_blind}"
    if settings.stack > DEEPEST * settings.big_blind:
        most, least = DEEPEST * settings.big_blind, -(-settings.stack // DEEPEST)
        return (
            f"stack {settings.stack} is more than {DEEPEST} big blinds, of which no match comes to an end; "
            f"make it {most} at most, or big_blind {least} at least"
        )
    return None


def new(settings: GameSettings) -> HoldemState:
    """A match before its first hand: the button goes to seat 0. Raises ValueError where `problem` finds one."""
    own = _own(settings)
    return seated(own, (own.stack,) * own.seats, 0)


def seated(settings: HoldemSettings, stacks: tuple[int, ...], button: int) -> HoldemState:
    """A match in the middle of it, between hands: the next hand is dealt from these stacks (0: out before) with this button.

    Raises ValueError unless at least two seats have chips, one of them with the button, and `settings` fit.
    """
    _own(settings)
    players = tuple(seat for seat, stack in enumerate(stacks) if stack)
    if len(stacks) != settings.seats or min(stacks) < 0 or len(players) < 2:
        raise ValueError(f"stacks {stacks} are not those of {settings.seats} seats, two of them with chips")
    if button not in players:
        raise ValueError(f"button {button} is not a seat with chips")
    places = tuple(None if stack else len(players) + 1 for stack in stacks)
    small, big = buttons.blinds(players, button)
    nobody = (0,) * settings.seats
    match = Match(settings, button, places, standings(stacks, places))
    hand = Hand(0, button, small, big, (), stacks, nobody, ((),) * settings.seats, (), ())
    unknown = (None,) * settings.seats
    idle = Round(0, 0, settings.big_blind, None, 0, 0, 0, stacks, nobody, nobody)
    return HoldemState(match, hand, idle, "preflop", (), unknown, unknown, None)


def standings(stacks: tuple[int, ...], places: tuple[int | None, ...]) -> tuple[Standing, ...]:
    """The order of the match, best first: those still in by their chips (equal chips share a place), then those out by their place."""
    order = sorted([(place or 0, -stack, seat) for seat, (stack, place) in enumerate(zip(stacks, places, strict=True))])
    lines: list[Standing] = []
    shared = 1
    for number, (place, less, seat) in enumerate(order, 1):
        if number == 1 or order[number - 2][1] != less:
            shared = number
        lines.append(Standing(seat, place or shared, -less))
    return tuple(lines)


def _own(settings: GameSettings) -> HoldemSettings:
    found = problem(settings)
    if found is not None or not isinstance(settings, HoldemSettings):
        raise ValueError(found)
    return settings


def playing(state: HoldemState) -> tuple[int, ...]:
    """The seats still in the match; once it is over, its winner."""
    return tuple([seat for seat, place in enumerate(state.match.places) if place is None or place == 1])


def over(state: HoldemState) -> bool:
    """Whether one player has all the chips; `places` then are final."""
    return None not in state.match.places
