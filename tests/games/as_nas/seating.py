"""As-Nas for tests: decks from hands written out, and short ways to play a deal."""

from protocol.as_nas import AsNasPlay, AsNasResult, AsNasSettings
from protocol.cards import AS_NAS_DECK
from protocol.play import Action, Call, Fold, Hold, Legal, Look, Raise
from server.games.as_nas import AS_NAS, AsNasState
from server.games.rules import Emit, Step

CALL, FOLD, HOLD, LOOK = Call(), Fold(), Hold(), Look()
PLAIN = ("ASBZC", "ASBZC", "ASBZC", "ASBZC")
"""Four equal hands."""


def deck(hands: tuple[str, str, str, str], dealer: int = 0) -> tuple[str, ...]:
    """A shuffle that deals these kinds, by seat: counterclockwise from the dealer's right."""
    left = {kind: [card for card in AS_NAS_DECK if card[0] == kind] for kind in "ASBZC"}
    return tuple(left[hands[(dealer - 1 - turn) % 4][card]].pop(0) for card in range(5) for turn in range(4))


def dealt(hands: tuple[str, str, str, str] = PLAIN, deals: int = 12) -> AsNasState:
    """The first deal of a match; seat 0 is the dealer and seat 3 acts first."""
    return AS_NAS.deal(AS_NAS.new(AsNasSettings(deals)), deck(hands)).state


def do(state: AsNasState, action: Action) -> Step[AsNasState]:
    """The action of the seat to act."""
    seat = AS_NAS.turn(state)
    assert seat is not None
    return AS_NAS.step(state, seat, action)


def play(state: AsNasState, *actions: Action) -> AsNasState:
    """The state after these actions, each of the seat to act."""
    for action in actions:
        state = do(state, action).state
    return state


def raised(to: int) -> Raise:
    """A raise to this stake."""
    return Raise(to)


def legal(state: AsNasState) -> Legal:
    """What the seat to act may do."""
    found = AS_NAS.legal(state)
    assert found is not None
    return found


def seen(state: AsNasState, viewer: int | None = None) -> AsNasPlay:
    """The deal as this viewer sees it."""
    found = AS_NAS.view(state, viewer).play
    assert isinstance(found, AsNasPlay)
    return found


def result(state: AsNasState) -> AsNasResult:
    """How the deal ended."""
    found = AS_NAS.view(state, None).result
    assert isinstance(found, AsNasResult)
    return found


def events(emits: tuple[Emit, ...], viewer: int | None) -> list[object]:
    """The events that a viewer is told."""
    return [emit.event for emit in emits if emit.to is None or emit.to == viewer]
