import json
from pathlib import Path
from random import Random

from protocol.play import Action, Call, Fold, Hold, Raise
from server.bots.as_nas_tree import FOLD, RAISE, STAY, Counts, Point, kinds, strength, tree
from server.games.as_nas import AsNasState
from tests.games.as_nas.seating import dealt, do, legal

VECTORS = Path(__file__).parents[2] / "vectors" / "as_nas_ranks.jsonl"
TWELFTHS = 12


def counts(cards: list[str]) -> Counts:
    return tuple(sum(card[0] == rank for card in cards) for rank in "ASBZC")


def test_there_are_788_decision_points() -> None:
    assert len(tree().points) == 788


def test_there_are_121_kinds_of_hands() -> None:
    assert len(kinds()) == 121


def test_hands_compare_as_in_the_file_of_known_answers() -> None:
    rows = [json.loads(line) for line in VECTORS.read_text().splitlines()]
    assert rows
    for row in rows:
        a, b = strength(counts(row["a"])), strength(counts(row["b"]))
        assert (a > b) - (a < b) == row["cmp"]


def test_the_lower_pair_decides_between_two_pairs() -> None:
    """as_nas.md, worked example 4."""
    assert strength((1, 2, 2, 0, 0)) > strength((1, 2, 0, 2, 0))


def test_an_action_out_of_place_leads_nowhere() -> None:
    assert tree().find("RRRR") is None


def test_after_everybody_else_folds_the_deal_is_over() -> None:
    assert tree().find("FFF") is None


def test_the_dealer_acts_last_and_may_fold_raise_or_hold() -> None:
    point = tree().find("CCC")
    assert point is not None
    assert (point.actor, point.actions()) == (3, (FOLD, STAY, RAISE))


def action_of(action: str, state: AsNasState, highest: int) -> Action:
    if action == RAISE:
        return Raise(highest + 1)
    return Fold() if action == FOLD else Hold() if legal(state).hold else Call()


def offered(state: AsNasState) -> set[str]:
    found = legal(state)
    wide = {FOLD: found.fold, STAY: found.hold or found.call is not None, RAISE: found.raise_ is not None}
    return {action for action, open_ in wide.items() if open_}


def net(end: Point, hands: tuple[str, str, str, str]) -> list[int]:
    """Twelfths of a point by turn from 0, the first to act."""
    left = [player for player in range(4) if not end.folded[player]]
    best = max(strength(counts(list(hands[player]))) for player in left)
    winners = [p for p in left if len(left) == 1 or strength(counts(list(hands[p]))) == best]
    paid = TWELFTHS * end.pot // len(winners)
    return [paid * (player in winners) - TWELFTHS * end.stakes[player] for player in range(4)]


def test_the_tree_offers_and_pays_what_the_rules_do() -> None:
    rng = Random(5)
    for _ in range(300):
        pack = [rank for rank in "ASBZC" for _ in range(4)]
        rng.shuffle(pack)
        first, second, third, dealer = ("".join(pack[place : place + 5]) for place in range(0, 20, 5))
        # The dealer is seat 0, seat 3 acts first.
        state, point = dealt((dealer, third, second, first)), tree().points[0]
        while point.actor is not None:
            assert offered(state) == set(point.actions())
            place = rng.randrange(len(point.actions()))
            state = do(state, action_of(point.actions()[place], state, max(point.stakes))).state
            point = tree().after[point.index][place]
        assert state.result is not None
        assert [state.result.points[seat] for seat in (3, 2, 1, 0)] == net(point, (first, second, third, dealer))
