"""one_poker.md, head and end: settings, the end of a match, places, restart."""

import pytest

from protocol.as_nas import AsNasSettings
from protocol.one_poker import DealEnded, OnePokerPlay, OnePokerSettings
from protocol.play import MatchEnded, SeatOut, Standing
from server.games.one_poker import ONE_POKER
from tests.games.one_poker.seating import CALL, CHECK, bet, dealt, do, events, locked, play, stacks, stock

HANDS = "Ah Kd 3c 2s"


def test_two_seats_with_20_chips_each_unless_the_table_says_otherwise() -> None:
    assert ONE_POKER.seats(OnePokerSettings()) == 2
    assert stacks(ONE_POKER.new(OnePokerSettings())) == [20, 20]
    assert stacks(ONE_POKER.new(OnePokerSettings(chips=7))) == [7, 7]


def test_before_the_first_deal_there_are_no_cards_and_no_turn() -> None:
    state = ONE_POKER.new(OnePokerSettings())
    view = ONE_POKER.view(state, 0)
    assert isinstance(view.play, OnePokerPlay)
    assert (ONE_POKER.number(state), view.turn, view.legal, view.play.cards, view.seats[0].cards) == (
        0,
        None,
        None,
        None,
        0,
    )


def test_the_match_ends_when_a_player_has_no_chips() -> None:
    step = do(play(locked(HANDS, ("Ah", "Kd")), bet(19)), CALL)
    assert ONE_POKER.over(step.state)
    assert events(step.emits, None)[-3:] == [
        DealEnded(1, (40, 0), None),
        SeatOut(1, 2),
        MatchEnded((Standing(0, 1, 40), Standing(1, 2, 0)), (0,)),
    ]


def test_after_the_match_the_loser_is_out_and_both_have_places() -> None:
    state = play(locked(HANDS, ("Ah", "Kd")), bet(19), CALL)
    assert [(seat.state, seat.place) for seat in ONE_POKER.view(state, None).seats] == [("waiting", 1), ("out", 2)]
    assert ONE_POKER.playing(state) == (0,)


def test_after_the_match_no_deal_is_due() -> None:
    state = play(locked(HANDS, ("Ah", "Kd")), bet(19), CALL)
    assert ONE_POKER.pack(state) == ()
    with pytest.raises(ValueError, match="no deal is due"):
        ONE_POKER.deal(state, ())


def test_a_split_all_in_goes_on() -> None:
    state = play(locked("8h 8d 3c 2s", ("8h", "8d")), bet(19), CALL)
    assert (ONE_POKER.over(state), stacks(state), ONE_POKER.playing(state)) == (False, [20, 20], (0, 1))


def test_the_standings_follow_the_stacks_and_equal_ones_share_the_place() -> None:
    ahead = play(locked(HANDS, ("Ah", "2s")), bet(3), CALL)
    assert ONE_POKER.view(ahead, None).standings == (Standing(1, 1, 24), Standing(0, 2, 16))
    assert ONE_POKER.view(dealt(HANDS), None).standings == (Standing(0, 1, 19), Standing(1, 1, 19))


def test_a_restart_is_a_new_match_with_both_packs_and_seat_0_first() -> None:
    state = ONE_POKER.new(OnePokerSettings())
    assert len(ONE_POKER.pack(state)) == 104
    assert ONE_POKER.turn(ONE_POKER.deal(state, stock(HANDS)).state) == 0


def test_an_ante_above_the_chips_is_refused_by_name() -> None:
    problem = ONE_POKER.problem(OnePokerSettings(chips=5, ante=6))
    assert problem == "ante: 6 is more than the 5 chips that a player starts with"
    with pytest.raises(ValueError, match="ante: 6"):
        ONE_POKER.new(OnePokerSettings(chips=5, ante=6))


def test_settings_of_another_game_are_refused() -> None:
    with pytest.raises(ValueError, match="not settings of One Poker"):
        ONE_POKER.new(AsNasSettings())


def test_the_revealed_cards_are_kept_by_seat_oldest_first() -> None:
    state = play(locked(HANDS + " 9h 9d", ("Ah", "2s")), CHECK, CHECK)
    view = ONE_POKER.view(ONE_POKER.deal(state, ()).state, None)
    assert isinstance(view.play, OnePokerPlay)
    assert view.play.revealed == (("Ah0",), ("2s0",))


def test_more_chips_than_a_match_can_end_with_are_refused_with_the_cure() -> None:
    assert ONE_POKER.problem(OnePokerSettings(chips=20_000, ante=2)) is None
    assert ONE_POKER.problem(OnePokerSettings(chips=20_001, ante=2)) == (
        "chips: 20001 is more than 10000 antes, of which no match comes to an end; make it 20000 at most, or the ante 3 at least"
    )
    assert ONE_POKER.problem(OnePokerSettings(chips=20_001, ante=3)) is None
