"""Hold'em hands with the cards and stacks that a test wants, played with one short word for each action."""

from collections.abc import Mapping

from protocol.cards import HOLDEM_DECK
from protocol.holdem import HoldemPlay, HoldemResult, HoldemSettings
from protocol.play import Action, Call, Check, Fold, Legal, Raise, RaiseOffer
from protocol.table import GameEvent
from server.games.holdem import HOLDEM, HoldemState
from server.games.holdem.buttons import clockwise
from server.games.holdem.state import seated
from server.games.rules import Emit, GameView


def cards(text: str) -> tuple[str, ...]:
    """`As Kd` as a tuple."""
    return tuple(text.split())


def deck(stacks: tuple[int, ...], button: int, holes: Mapping[int, str], board: str = "") -> tuple[str, ...]:
    """A deck that deals these hole cards and this board (or its beginning); the rest in a fixed order that fits no one."""
    order = clockwise(tuple(seat for seat, stack in enumerate(stacks) if stack), button)
    wanted: dict[int, str] = {}
    for seat, hole in holes.items():
        place = order.index(seat)
        wanted[place], wanted[place + len(order)] = cards(hole)
    flop = 2 * len(order) + 1
    wanted.update(zip((flop, flop + 1, flop + 2, flop + 4, flop + 6), cards(board), strict=False))
    rest = iter([card for card in HOLDEM_DECK if card not in wanted.values()])
    return tuple(wanted[place] if place in wanted else next(rest) for place in range(52))


class Hand:
    """A hand on the table; `emits` is everything that happened in it so far."""

    def __init__(
        self,
        *stacks: int,
        button: int = 0,
        holes: Mapping[int, str] | None = None,
        board: str = "",
        blinds: tuple[int, int] = (10, 20),
        ante: int = 0,
    ) -> None:
        settings = HoldemSettings(len(stacks), 1000, *blinds, ante)
        step = HOLDEM.deal(seated(settings, stacks, button), deck(stacks, button, holes or {}, board))
        self.state: HoldemState = step.state
        self.emits: list[Emit] = list(step.emits)

    def say(self, words: str) -> "Hand":
        """What the seats in turn do: f fold, x check, c call, and a number raise to it."""
        for word in words.split():
            step = HOLDEM.step(self.state, self.turn, action(word))
            self.state = step.state
            self.emits += step.emits
        return self

    def again(self, holes: Mapping[int, str] | None = None, board: str = "") -> "Hand":
        """Deal the next hand of the match."""
        step = HOLDEM.deal(self.state, deck(self.stacks, self.state.match.button, holes or {}, board))
        self.state, self.emits = step.state, list(step.emits)
        return self

    @property
    def turn(self) -> int:
        turn = HOLDEM.turn(self.state)
        assert turn is not None, "the hand has ended"
        return turn

    @property
    def ended(self) -> bool:
        return HOLDEM.turn(self.state) is None

    @property
    def legal(self) -> Legal:
        legal = HOLDEM.legal(self.state)
        assert legal is not None, "nobody is to act"
        return legal

    @property
    def raising(self) -> RaiseOffer:
        assert self.legal.raise_ is not None, "no raise is open"
        return self.legal.raise_

    @property
    def stacks(self) -> tuple[int, ...]:
        return self.state.round.stacks

    @property
    def result(self) -> HoldemResult:
        assert self.state.result is not None, "the hand is on"
        return self.state.result

    @property
    def won(self) -> list[tuple[int, dict[int, int]]]:
        """The pots: amount, and shares by seat."""
        return [(pot.amount, {winner.seat: winner.share for winner in pot.winners}) for pot in self.result.pots]

    @property
    def public(self) -> list[GameEvent]:
        return [emit.event for emit in self.emits if emit.to is None]

    def view(self, viewer: int | None = None) -> GameView:
        return HOLDEM.view(self.state, viewer)

    def play(self, viewer: int | None = None) -> HoldemPlay:
        play = self.view(viewer).play
        assert isinstance(play, HoldemPlay)
        return play


def action(word: str) -> Action:
    """The action of one word."""
    plain: dict[str, Action] = {"f": Fold(), "x": Check(), "c": Call()}
    return plain[word] if word in plain else Raise(int(word))
