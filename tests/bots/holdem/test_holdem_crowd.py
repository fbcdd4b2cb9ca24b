"""More than two players: a situation is the same whether the training's fast game meets it or a view shows it."""

from array import array
from random import Random

import numpy as np
import pytest

from protocol.holdem import HoldemSettings
from protocol.play import Call, Check, Fold, Raise
from protocol.table import AnyEvent, SeatView, TableSettings, TableView, You
from server.bots.holdem import crowd
from server.bots.holdem.crowd import HANDS, SITUATIONS, CrowdStrategy, Place
from server.bots.holdem.crowd_places import FIRSTS, FOLD, HALF, LATER, MOVES, POT, PREFLOP, SHOVE, STAY, later, preflop
from server.bots.strategy import ArtefactError
from server.bots.training.holdem_crowd_game import begin, moves, play, situation
from server.games.holdem import HOLDEM, HoldemState
from server.games.holdem.state import seated
from tests.kit.positions import hand


def shown(state: HoldemState, log: list[AnyEvent]) -> TableView:
    turn = HOLDEM.turn(state)
    game = HOLDEM.view(state, turn)
    seats = tuple(
        SeatView(
            number, "bot", f"Seat {number}", "hard", "here", None, False, one.state, one.stack, one.total, one.bet, one.last,
            one.cards, one.shown, one.place,
        )
        for number, one in enumerate(game.seats)
    )  # fmt: skip
    return TableView(
        game="holdem", code="ABC234", settings=TableSettings(state.match.settings), stage="playing", version=1, match=1, host="",
        locked=False, pace="1x", seats=seats, spectators=0, you=You("You", turn, False, ()), turn=turn, clock=None, legal=game.legal,
        play=game.play, log=tuple(log), result=None, standings=game.standings, asks=(),
    )  # fmt: skip


@pytest.mark.parametrize("count", [2, 3, 4, 6])
def test_a_view_shows_the_situation_and_the_moves_that_training_knows(count: int) -> None:
    rng = Random(count)
    met = 0
    for _ in range(50):
        stacks = [rng.choice([100, 400, 1000, 1000, 2500]) for _ in range(count)]
        deck = rng.sample(HOLDEM.pack(seated(HoldemSettings(seats=count), (100,) * count, 0)), 52)
        step = HOLDEM.deal(seated(HoldemSettings(seats=count), tuple(stacks), count - 1), tuple(deck))
        log: list[AnyEvent] = [emit.event for emit in step.emits if emit.to is None]
        players, game = np.zeros((count, 5), dtype=np.int64), np.zeros(10, dtype=np.int64)
        options = np.zeros(MOVES, dtype=np.int64)
        begin(players, game, count, np.array(stacks))
        while (turn := HOLDEM.turn(step.state)) is not None:
            view = shown(step.state, log)
            legal = view.legal
            assert legal is not None
            place = crowd.find(view)
            where = situation(players, game, count, np.zeros(4, dtype=np.int32), np.array(FIRSTS), np.array(HANDS))
            assert FIRSTS[place.street] + place.situation * HANDS[place.street] == where
            moves(players, game, count, options)
            if legal.raise_ is not None:
                # All-in is meant alike with what nobody can match and without it.
                assert [move for move, _ in place.raises] == [move for move in (HALF, POT, SHOVE) if options[move] >= 0]
                assert all(to == options[move] for move, to in place.raises if move != SHOVE)
            met += 1
            open_ = [move for move in range(MOVES) if options[move] >= 0 and (move < 2 or legal.raise_ is not None)]
            move = rng.choice(open_)
            to = int(options[move])
            if legal.raise_ is not None and move > 1:
                to = min(max(to, legal.raise_.least), legal.raise_.most)
            action = Fold() if move == FOLD else Raise(to) if move > STAY else Check() if legal.check else Call()
            step = HOLDEM.step(step.state, turn, action)
            log += [emit.event for emit in step.emits if emit.to is None]
            play(players, game, count, move, to)
    assert met > 100


def test_all_situations_have_numbers_of_their_own() -> None:
    rng = Random(1)
    before = {preflop(r, c, b, v, d, o, 30, last, 20) for r in range(4) for c in range(3) for b in range(4) for v in range(1, 4)
              for d in (40, 60, 100, 150, 200, 250, 400, 600, 1000, 2000) for o in (0, 5, 11, 16, 60) for last in (0, 1)}  # fmt: skip
    assert before == set(range(PREFLOP))
    found = {
        later(rng.randrange(4), rng.randrange(4), rng.randint(1, 4), rng.randrange(2000), rng.choice((0, 10, 30, 60, 90)), 100,
              rng.randrange(3), rng.randrange(4))
        for _ in range(2000)
    }  # fmt: skip
    assert found <= set(range(LATER))


def strategy(weights: dict[tuple[int, int], list[int]]) -> CrowdStrategy:
    """A strategy that knows only these: weights by situation before the flop and kind."""
    seen = [0] * sum(SITUATIONS)
    for number, _ in weights:
        seen[number] = 1
    rows = dict.fromkeys([number for number, met in enumerate(seen) if met], [0] * MOVES * HANDS[0])
    for (number, kind), own in weights.items():
        rows[number] = [*rows[number][: MOVES * kind], *own, *rows[number][MOVES * (kind + 1) :]]
    return CrowdStrategy(
        {"crowd_seen": array("B", seen), "crowd": array("B", [weight for row in rows.values() for weight in row])}
    )


def test_weights_become_the_actions_of_the_view() -> None:
    view = hand("", {3: "As Ah"})
    place = crowd.find(view)
    assert view.legal is not None
    wishes = strategy({(place.situation, 5): [3, 2, 10, 0, 0]}).wishes(place, view.legal, 5)
    assert wishes == {Fold(): 3.0, Call(): 2.0, Raise(50): 10.0}


def test_a_raise_that_is_not_open_is_a_call() -> None:
    view = hand("1000", {0: "As Ah"})
    place = crowd.find(view)
    assert view.legal is not None
    assert view.legal.raise_ is None
    assert strategy({(place.situation, 5): [3, 2, 0, 0, 10]}).wishes(place, view.legal, 5) == {
        Fold(): 3.0,
        Call(): 12.0,
    }


def test_where_training_never_was_nothing_is_said() -> None:
    view = hand("", {3: "As Ah"})
    place = crowd.find(view)
    known = strategy({(place.situation, 5): [3, 2, 10, 0, 0]})
    assert known.weights(place, 6) is None
    assert known.weights(Place(0, place.situation + 1, ()), 5) is None


def test_a_strategy_of_the_wrong_size_is_refused() -> None:
    with pytest.raises(ArtefactError, match="does not fit"):
        CrowdStrategy({"crowd_seen": array("B", [1]), "crowd": array("B")})
    with pytest.raises(ArtefactError, match="crowd_seen"):
        CrowdStrategy({})
