"""What hold'em bots do and never do: no slips that anybody at the table would laugh at."""

from itertools import combinations
from random import Random

import pytest

from protocol.base import Level
from protocol.cards import HOLDEM_DECK
from protocol.play import Call, Check, Fold, Raise
from protocol.table import TableView
from server.bots.holdem import hands
from server.bots.holdem.equity import equity
from server.bots.holdem.reading import Foe, read
from server.bots.policy import Policy
from server.bots.roster import STYLES, make_bot
from server.games.holdem.ranking import KEYS, strength
from tests.kit.positions import hand

PLAYED: tuple[Level, ...] = ("easy", "normal")
RAGS = ("7c 2d", "8h 3s", "9d 4c", "Jc 2h", "6s 2c")


def policies(view: TableView) -> list[tuple[str, Policy]]:
    """What every level plays in every style."""
    return [(f"{level}:{style}", make_bot("holdem", level, style).policy(view)) for level in PLAYED for style in STYLES]


def raised(policy: Policy, least: int = 0) -> float:
    """The chance of a bet or raise to at least so much."""
    return sum(chance for action, chance in policy.items() if isinstance(action, Raise) and action.to >= least)


def foe(share: float = 1.0, force: float = 0.0) -> Foe:
    return Foe(1, 1000, 0, share, force, waits=False)


# --- never silly ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["", "f", "f f", "c", "60", "c c", "60 180", "1000"])
def test_aces_are_never_folded_before_the_flop(words: str) -> None:
    view = hand(words, {(3 + len(words.split())) % 4: "As Ah"})
    for who, policy in policies(view):
        assert Fold() not in policy, who


@pytest.mark.parametrize("rags", RAGS)
@pytest.mark.parametrize("words", ["", "f", "f f", "60", "60 f"])
def test_nobody_moves_in_with_rags_at_fifty_big_blinds(words: str, rags: str) -> None:
    view = hand(words, {(3 + len(words.split())) % 4: rags})
    for who, policy in policies(view):
        assert raised(policy, 400) == 0, who


@pytest.mark.parametrize("rags", RAGS)
def test_nobody_calls_an_all_in_of_fifty_big_blinds_with_rags(rags: str) -> None:
    for who, policy in policies(hand("1000", {0: rags})):
        assert policy == {Fold(): 1.0}, who


@pytest.mark.parametrize("board", ["Ks 8d 4c", "Ks 8d 4c Jh", "Ks 8d 4c Jh 3s"])
def test_nobody_bets_all_of_fifty_big_blinds_with_nothing(board: str) -> None:
    words = "f f c x" + " x x" * (len(board.split()) - 3)
    for who, policy in policies(hand(words, {1: "7h 2d", 2: "9c 5h"}, board)):
        assert raised(policy, 400) == 0, who


@pytest.mark.parametrize("board", ["Ks Kd Kc 4h 3s"])
def test_the_nuts_are_never_folded(board: str) -> None:
    view = hand("f f c x x x x x 960", {1: "7h 2d", 2: "Kh As"}, board)
    for who, policy in policies(view):
        assert Fold() not in policy, who


def test_nothing_on_the_river_folds_to_a_bet_of_all_chips() -> None:
    view = hand("f f c x x x x x 980", {1: "Ah Ad", 2: "7h 2d"}, "Ks Qd 9c 4h 3s")
    for who, policy in policies(view):
        assert policy.get(Call(), 0) == 0, who


def test_the_big_blind_checks_rags_where_it_may() -> None:
    view = hand("f f c", {2: "7c 2d"})
    for who, policy in policies(view):
        assert policy.get(Check(), 0) > 0.7, who


def test_a_raise_is_never_to_more_than_anybody_can_answer() -> None:
    view = hand("", {0: "As Ah"}, stacks=(5000, 400), button=0)
    for who, policy in policies(view):
        assert raised(policy, 401) == 0, who


def test_a_call_that_costs_next_to_nothing_is_not_refused() -> None:
    """Two chips for a pot of hundreds: even rags win often enough."""
    view = hand("f f 300", {2: "7c 2d"}, stacks=(1000, 1000, 304, 1000))
    assert read(view).owed > 0
    view = hand("300 f f", {2: "7c 2d"}, stacks=(1000, 1000, 24, 1000))
    for who, policy in policies(view):
        assert Fold() not in policy, who


# --- positions, prices, short stacks ----------------------------------------------------------------------------------


def test_more_hands_are_opened_late_than_early() -> None:
    def opened(words: str, seat: int) -> float:
        holes = ("Ks 9s", "Qd 8d", "Jh 9c", "Ad 3c", "4c 4d", "Kh 9d", "Ts 8s")
        views = [hand(words, {seat: hole}, stacks=(1000,) * 9) for hole in holes]
        return sum(raised(make_bot("holdem", "normal").policy(view)) for view in views)

    assert opened("f f f f f f", 0) > opened("", 3) + 3


def test_short_stacks_move_in_or_fold() -> None:
    view = hand("f", {0: "Ac 9c"}, stacks=(120, 120, 120, 120))
    policy = make_bot("holdem", "normal").policy(view)
    assert set(policy) <= {Raise(120), Fold()}
    assert raised(policy) > 0.9


def test_a_few_big_blinds_move_in_with_nearly_everything_from_the_small_blind() -> None:
    policy = make_bot("holdem", "normal").policy(hand("", {0: "9c 5d"}, stacks=(50, 50)))
    assert raised(policy) > 0.8


def test_a_raise_is_answered_with_fewer_hands_than_nothing() -> None:
    bot = make_bot("holdem", "normal")
    free = 1 - bot.policy(hand("f", {0: "Kc 8d"})).get(Fold(), 0)
    raised_before = 1 - bot.policy(hand("60", {0: "Kc 8d"})).get(Fold(), 0)
    assert raised_before < free


def test_aces_reraise_a_raise() -> None:
    assert raised(make_bot("holdem", "normal").policy(hand("60", {0: "As Ah"}))) > 0.6


def test_normal_bluffs_now_and_then_but_not_mostly() -> None:
    chances = [
        raised(make_bot("holdem", "normal").policy(hand("f 50 f c x", {1: "8c 7d", 2: "9h 8s", 0: "7c 6d"}, board)))
        for board in ("Ks Qd 2c", "As Jd 3h", "Kd 5c 3c", "Qs Td 2h")
    ]
    assert all(chance < 0.75 for chance in chances)
    assert max(chances) > 0.1


def test_the_price_decides_a_call() -> None:
    cards = {1: "Ah Ad", 2: "Jc Tc"}
    bot = make_bot("holdem", "normal")
    board = "Js 8d 4c Kh 2s"
    cheap, dear = (bot.policy(hand(f"f f c x x x x x {bet}", cards, board)) for bet in (20, 400))
    assert cheap.get(Fold(), 0) < dear.get(Fold(), 0)


# --- chances ----------------------------------------------------------------------------------------------------------


def test_the_table_of_chances_holds_every_kind_once_and_all_hands_together() -> None:
    found = hands.kinds()
    assert len(found) == hands.KINDS
    assert sum(map(hands.combinations, found)) == hands.COMBINATIONS
    assert {hands.name(*pair) for pair in combinations(HOLDEM_DECK, 2)} == set(found)


@pytest.mark.parametrize(
    ("one", "other", "known"), [("As", "Ah", 0.852), ("7c", "2d", 0.346), ("Ah", "Kh", 0.670), ("2c", "2d", 0.503)]
)
def test_chances_against_one_random_hand_are_the_known_ones(one: str, other: str, known: float) -> None:
    assert hands.kind(one, other).crowd[0] == pytest.approx(known, abs=0.012)


def test_chances_fall_with_every_opponent_and_every_narrower_range() -> None:
    for kind in hands.kinds().values():
        assert all(one > other for one, other in zip(kind.crowd, kind.crowd[1:], strict=False)), kind.name
        assert hands.against(kind, 0.1) < hands.against(kind, 1.0) + 0.02, kind.name


@pytest.mark.parametrize(
    ("hole", "board"),
    [("As Kd", "Ah 7c 2d"), ("9h 8h", "7h 6c 2h"), ("Qs Qc", "Kd Jd Tc 3s"), ("5c 4c", "Ks Qd 9c 4h 2s")],
)
def test_equity_agrees_with_all_the_hands_and_boards_there_are(hole: str, board: str) -> None:
    own, table = hole.split(), board.split()
    rest = [card for card in HOLDEM_DECK if card not in (*own, *table)]
    rng, won, count = Random(1), 0.0, 20_000
    for _ in range(count):
        drawn = rng.sample(rest, 7 - len(table))
        cards = sum(KEYS[card] for card in (*table, *drawn[2:]))
        mine, theirs = (strength(cards + KEYS[a] + KEYS[b]) for a, b in ((own[0], own[1]), (drawn[0], drawn[1])))
        won += 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
    assert equity(own, table, [foe()]) == pytest.approx(won / count, abs=0.045)


def test_equity_against_strength_shown_is_lower_than_against_anybody() -> None:
    own, board = ("Ah", "Td"), ("Ad", "8c", "3s")
    assert equity(own, board, [foe(0.1, 2.0)]) < equity(own, board, [foe()]) - 0.1


def test_more_opponents_leave_less_equity() -> None:
    own, board = ("Ah", "Td"), ("Ad", "8c", "3s")
    chances = [equity(own, board, [foe()] * count) for count in (1, 2, 3, 5)]
    assert chances == sorted(chances, reverse=True)
    assert chances[-1] < chances[0] - 0.2
