"""One Poker bots: what they read, how cards fare, and that nobody throws a sure thing away."""

from random import Random

import pytest

from protocol.base import Level
from protocol.one_poker import OnePokerPlay, OnePokerSettings, Signal
from protocol.play import LockCard
from server.bots import one_poker
from server.bots.one_poker import EASY, NORMAL, Moment, betting, chance, chances, left, locked_by, single_deal
from server.bots.one_poker_cards import COPIES, is_up
from server.bots.one_poker_hard import courses_of
from server.bots.one_poker_strategy import Spot
from server.bots.one_poker_tree import FOLD, PASS
from server.bots.roster import LEVELS, make_bot
from tests.kit.positions import asked

TWO, SEVEN, EIGHT, KING, ACE = 0, 5, 6, 11, 12
TEMPERS = [EASY, NORMAL]


# --- reading ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("settings", [OnePokerSettings(), OnePokerSettings(chips=60, ante=3)])
def test_the_price_and_the_pot_read_from_a_view_are_its_own(settings: OnePokerSettings) -> None:
    for view in asked(settings, Random(5), 400):
        moment, play = one_poker.read(view), view.play
        assert isinstance(play, OnePokerPlay)
        assert view.legal is not None
        if play.phase == "bet":
            stand = betting(moment)
            # What a deeper player has bet beyond the shorter one's reach comes back: it is neither price nor pot.
            owed = view.legal.call.cost if view.legal.call else 0
            assert stand.owed <= owed or not owed
            assert (stand.owed > 0) == (owed > 0)
            assert stand.pot <= play.pot
        assert moment.spot.own == sum(map(is_up, moment.spot.hand))


def test_the_courses_of_both_players_follow_from_what_everybody_has_seen() -> None:
    """Whatever was kept and drawn, the course worked out for the other is the true one while the last cards are shown."""
    for view in asked(OnePokerSettings(), Random(8), 500):
        play, seat = view.play, view.turn
        assert isinstance(play, OnePokerPlay)
        assert seat is not None
        courses = courses_of(play, seat)
        assert (courses is None) == (play.kept is None)
        if courses is not None:
            own, other = courses
            assert (own >> 1) + (own & 1) == play.signals[seat].up
            assert (other >> 1) + (other & 1) == play.signals[1 - seat].up
            assert play.kept is not None
            assert own >> 1 == is_up(one_poker.rank(play.kept))


def test_right_after_a_shuffle_the_other_is_taken_to_have_played_the_better_card() -> None:
    play = OnePokerPlay(
        52, 0, "lock", 1, (Signal(1, 1), Signal(1, 1)), (False, False), (0, 0), 2, ((), ()), 100,
        ("9c0", "3d1"), None, "3d1", (Signal(1, 1), Signal(1, 1)),
    )  # fmt: skip
    assert courses_of(play, 0) == (1, 1)


# --- cards ------------------------------------------------------------------------------------------------------------


def test_what_is_locked_behind_a_signal_is_of_its_group() -> None:
    assert all(is_up(rank) for rank in locked_by(2, left(())))
    assert not any(is_up(rank) for rank in locked_by(0, left(())))
    assert sum(locked_by(1, left(())).values()) == pytest.approx(1)


def test_seen_cards_are_gone() -> None:
    assert left((ACE, ACE, TWO))[ACE] == COPIES - 2
    seen = (ACE,) * COPIES
    assert locked_by(2, left(seen)).get(ACE, 0) == 0


def test_a_two_is_good_against_two_up_cards_only_for_the_aces_among_them() -> None:
    against = locked_by(2, left(()))
    assert chance(TWO, against) == pytest.approx(against[ACE])


def test_a_king_fares_better_than_an_eight() -> None:
    for signal in (1, 2):
        against = locked_by(signal, left(()))
        assert chance(KING, against) > chance(EIGHT, against)


# --- the levels -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("temper", TEMPERS)
def test_the_better_card_is_mostly_locked(temper: one_poker.Temper) -> None:
    found = single_deal(Spot(19, 0, 2, 1, (EIGHT, KING)), temper)
    assert found[KING] > 0.7


@pytest.mark.parametrize("temper", TEMPERS)
def test_a_king_against_two_down_cards_can_not_lose_and_is_never_folded(temper: one_poker.Temper) -> None:
    for history in ((5,), (19,), (PASS, 3), (2, 6)):
        position = len(history) % 2
        spot = Spot(19, position, 2, 0, (EIGHT, KING), KING, history)
        assert FOLD not in single_deal(spot, temper)


@pytest.mark.parametrize("temper", TEMPERS)
def test_a_three_against_two_up_cards_can_not_win_and_never_calls_all_in(temper: one_poker.Temper) -> None:
    found = single_deal(Spot(19, 1, 0, 2, (1, 1), 1, (19,)), temper)
    assert found == {FOLD: 1.0}


@pytest.mark.parametrize("temper", TEMPERS)
def test_weak_cards_are_not_all_in_without_need(temper: one_poker.Temper) -> None:
    found = single_deal(Spot(19, 0, 0, 1, (1, 2), 2, ()), temper)
    assert found.get(19, 0.0) == 0


def test_bets_are_mixed() -> None:
    found = single_deal(Spot(19, 0, 1, 1, (SEVEN, KING), KING, ()), NORMAL)
    assert len(found) >= 3
    assert PASS in found


def test_cards_seen_count_for_normal_but_not_for_easy() -> None:
    spot = Spot(19, 1, 2, 2, (EIGHT, KING), KING, (4,))
    aces_gone = Moment(spot, 2, (ACE,) * 7)
    assert chances(aces_gone, NORMAL) != chances(Moment(spot), NORMAL)
    assert chances(aces_gone, EASY) == chances(Moment(spot), EASY)


@pytest.mark.parametrize("level", LEVELS)
def test_both_cards_may_be_locked_where_they_are_of_one_rank(level: Level) -> None:
    bot = make_bot("one_poker", level)
    pairs = 0
    for view in asked(OnePokerSettings(), Random(9), 900):
        play = view.play
        if (
            isinstance(play, OnePokerPlay)
            and play.phase == "lock"
            and play.cards
            and play.cards[0][0] == play.cards[1][0]
        ):
            pairs += 1
            assert bot.policy(view) == {LockCard(play.cards[0]): 0.5, LockCard(play.cards[1]): 0.5}
    assert pairs


@pytest.mark.parametrize("level", LEVELS)
def test_the_deeper_player_answers_an_all_in_with_call_or_fold_only(level: Level) -> None:
    bot = make_bot("one_poker", level)
    for view in asked(OnePokerSettings(chips=6), Random(10), 300, bot):
        if view.legal is not None and view.legal.call is not None and view.legal.raise_ is None:
            assert {type(action).__name__ for action in bot.policy(view)} <= {"Call", "Fold"}
