"""The hold'em engine alone, in hands a second beside PokerKit: four seats, everybody checking or calling to the showdown."""

from random import Random

from pokerkit import Automation, NoLimitTexasHoldem

from protocol.cards import HOLDEM_DECK
from protocol.holdem import HoldemSettings
from protocol.play import Call, Check, Raise
from server.games.holdem import HOLDEM, HoldemState, ranking
from tests.bench.table import Line, interleaved, table

HANDS = 400
KIT_HANDS = 12
AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_DEALING,
    Automation.BOARD_DEALING,
    Automation.RUNOUT_COUNT_SELECTION,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
MATCH = HOLDEM.new(HoldemSettings())
CHECK, CALL = Check(), Call()


def decks() -> list[tuple[str, ...]]:
    """Shuffled decks, the same in every run."""
    random = Random(1)
    return [tuple(random.sample(HOLDEM_DECK, 52)) for _ in range(HANDS)]


DECKS = decks()


def kit() -> int:
    """PokerKit, no views; it shuffles and deals by itself."""
    for _ in range(KIT_HANDS):
        state = NoLimitTexasHoldem.create_state(AUTOMATIONS, True, 0, (10, 20), 20, 1000, 4)
        while state.status:
            state.check_or_call()
    return KIT_HANDS


def hands() -> int:
    """Ours with events and legal actions."""
    for cards in DECKS:
        state = HOLDEM.deal(MATCH, cards).state
        while (legal := HOLDEM.legal(state)) is not None:
            state = HOLDEM.step(state, turn(state), CHECK if legal.check else CALL).state
    return HANDS


def hands_with_views() -> int:
    """The same, and after the deal and every action the views of the four seats."""
    for cards in DECKS:
        state = HOLDEM.deal(MATCH, cards).state
        views(state)
        while (legal := HOLDEM.legal(state)) is not None:
            state = HOLDEM.step(state, turn(state), CHECK if legal.check else CALL).state
            views(state)
    return HANDS


def turn(state: HoldemState) -> int:
    """The seat to act in a hand that is on."""
    seat = HOLDEM.turn(state)
    assert seat is not None
    return seat


def views(state: HoldemState) -> None:
    """What the four seats are told."""
    for seat in range(4):
        HOLDEM.view(state, seat)


def steps() -> int:
    """Single actions within a street, with what is legal next: calls and raises before the flop."""
    state = HOLDEM.deal(MATCH, DECKS[0]).state
    for _ in range(HANDS):
        now = HOLDEM.step(state, 3, CALL).state
        now = HOLDEM.step(now, 0, Raise(60)).state
        now = HOLDEM.step(now, 1, CALL).state
        HOLDEM.step(now, 2, Raise(200))
    return 4 * HANDS


def evaluations() -> int:
    """Strengths of seven cards."""
    for cards in DECKS:
        for first in range(0, 42, 7):
            ranking.strength(ranking.key(cards[first : first + 7]))
    return 6 * HANDS


def measure() -> str:
    """The table."""
    kit_hand, hand, viewed, step, evaluation = interleaved([kit, hands, hands_with_views, steps, evaluations])
    return table(
        "Hold'em engine, four seats, check or call to the showdown",
        [
            Line("PokerKit", 1 / kit_hand, "hands/s"),
            Line("with events and legal actions", 1 / hand, "hands/s", kit_hand / hand, "45 x"),
            Line("with four views after every action", 1 / viewed, "hands/s", kit_hand / viewed, "20 x", "60 x"),
            Line("one step with its legal actions", step * 1e6, "µs", None, "8", "4"),
            Line("one seven-card strength", evaluation * 1e6, "µs"),
        ],
    )
