"""as_nas.md, A deal: dealing, turns, what may be done and at what price."""

import pytest

from protocol.as_nas import AsNasSettings, CardsSeen, DealOpened, Held, Looked
from protocol.cards import AS_NAS_DECK
from protocol.play import Action, Call, Called, CallOffer, Check, Fold, Hold, LastAction, LockCard, Look, Raise, Raised
from server.games.as_nas import AS_NAS, AsNasState
from server.games.rules import Illegal
from tests.games.as_nas.seating import CALL, FOLD, HOLD, LOOK, PLAIN, dealt, deck, do, events, legal, play, raised, seen


def refusal(state: AsNasState, action: Action) -> Illegal:
    with pytest.raises(Illegal) as refused:
        do(state, action)
    return refused.value


def test_all_twenty_cards_go_round_counterclockwise_from_the_dealers_right() -> None:
    state = AS_NAS.deal(AS_NAS.new(AsNasSettings()), AS_NAS_DECK).state
    looked = play(state, LOOK)
    assert seen(looked, 3).cards == ("A0", "S0", "B0", "Z0", "C0")
    assert seen(play(looked, CALL, LOOK), 2).cards == ("A1", "S1", "B1", "Z1", "C1")


def test_the_dealer_opens_with_one_point_and_its_right_acts_first() -> None:
    step = AS_NAS.deal(AS_NAS.new(AsNasSettings()), AS_NAS_DECK)
    assert events(step.emits, None) == [DealOpened(1, 12, 0, 3)]
    assert (AS_NAS.turn(step.state), seen(step.state).stakes, seen(step.state).pot) == (3, (1, 0, 0, 0), 1)


def test_the_dealer_moves_one_seat_to_the_right_and_deals_three_times_in_twelve() -> None:
    state, dealers = AS_NAS.new(AsNasSettings()), list[int]()
    while not AS_NAS.over(state):
        state = AS_NAS.deal(state, AS_NAS_DECK).state
        dealers.append(seen(state).dealer)
        state = play(state, FOLD, FOLD, FOLD)
    assert dealers == [0, 3, 2, 1] * 3


def test_play_goes_counterclockwise_and_skips_folded_players() -> None:
    state = dealt()
    turns: list[int | None] = []
    for action in (CALL, FOLD, CALL, raised(2), CALL):
        turns.append(AS_NAS.turn(state))
        state = play(state, action)
    assert [*turns, AS_NAS.turn(state)] == [3, 2, 1, 0, 3, 1]


def test_below_the_highest_stake_a_player_may_call_but_not_hold() -> None:
    assert (legal(dealt()).call, legal(dealt()).hold) == (CallOffer(1), False)
    assert refusal(dealt(), HOLD).code == "illegal_action"


def test_matched_a_player_may_hold_but_not_call() -> None:
    state = play(dealt(), CALL, CALL, CALL)
    assert (legal(state).call, legal(state).hold) == (None, True)
    assert refusal(state, CALL).code == "illegal_action"


def test_folding_is_always_possible_also_when_matched() -> None:
    assert legal(dealt()).fold
    assert legal(play(dealt(), CALL, CALL, CALL)).fold


def test_a_call_pays_the_whole_way_up() -> None:
    step = do(play(dealt(), raised(2), raised(3)), CALL)
    assert events(step.emits, None) == [Called(1, 3, 3)]
    assert seen(step.state).stakes == (1, 3, 3, 2)


def test_a_raise_is_by_exactly_one_point_and_pays_the_whole_way_up() -> None:
    raising = legal(play(dealt(), raised(2))).raise_
    assert raising is not None
    assert (raising.least, raising.most, raising.cost) == (3, 3, 3)
    assert events(do(play(dealt(), raised(2)), raised(3)).emits, 0) == [Raised(2, 3, 3)]


@pytest.mark.parametrize("to", [0, 1, 3, 4])
def test_any_other_raise_is_refused_with_the_amount(to: int) -> None:
    refused = refusal(dealt(), raised(to))
    assert (refused.code, refused.params) == ("illegal_amount", {"least": 2, "most": 2})


def test_the_stake_goes_to_four_at_most() -> None:
    state = play(dealt(), raised(2), raised(3), raised(4))
    assert legal(state).raise_ is None
    assert refusal(state, raised(5)).code == "illegal_action"


def test_a_raise_obliges_everyone_else_who_remains_to_act_again() -> None:
    state = play(dealt(), CALL, CALL, CALL, raised(2), CALL, CALL)
    assert AS_NAS.turn(state) == 1
    assert AS_NAS.turn(play(state, CALL)) is None


def test_a_raiser_may_raise_again_when_raised() -> None:
    state = play(dealt(), raised(2), raised(3), CALL, CALL)
    raising = legal(state).raise_
    assert AS_NAS.turn(state) == 3
    assert raising is not None
    assert (raising.least, raising.cost) == (4, 2)


def test_unraised_the_dealer_still_holds_raises_or_folds() -> None:
    state = play(dealt(), CALL, CALL, CALL)
    assert AS_NAS.turn(state) == 0
    assert (legal(state).hold, legal(state).raise_ is not None, legal(state).fold) == (True, True, True)
    assert events(do(state, HOLD).emits, None)[0] == Held(0)


def test_looking_shows_the_own_cards_to_their_owner_alone_and_does_not_end_the_turn() -> None:
    step = do(dealt(), LOOK)
    assert [type(event) for event in events(step.emits, 3)] == [Looked, CardsSeen]
    assert events(step.emits, 0) == events(step.emits, None) == [Looked(3)]
    assert AS_NAS.turn(step.state) == 3
    assert seen(step.state).looked == (False, False, False, True)


def test_looking_is_possible_once() -> None:
    state = play(dealt(), LOOK)
    assert not legal(state).look
    assert refusal(state, LOOK).code == "illegal_action"


def test_looking_is_possible_only_on_the_own_turn() -> None:
    with pytest.raises(Illegal) as refused:
        AS_NAS.step(dealt(), 2, LOOK)
    assert refused.value.code == "not_your_turn"


def test_who_has_not_looked_may_do_all_the_same() -> None:
    blind, looked = legal(dealt()), legal(play(dealt(), LOOK))
    assert (blind.fold, blind.call, blind.raise_, blind.hold) == (looked.fold, looked.call, looked.raise_, looked.hold)


def test_hands_are_hidden_from_their_owners_until_they_look() -> None:
    assert [seen(dealt(), viewer).cards for viewer in range(4)] == [None] * 4


@pytest.mark.parametrize("action", [Check(), LockCard("Ah0")])
def test_actions_of_other_games_are_refused(action: Action) -> None:
    assert refusal(dealt(), action).code == "illegal_action"


@pytest.mark.parametrize("action", [Call(), Fold(), Hold(), Look(), Raise(2)])
def test_nothing_is_possible_between_deals(action: Action) -> None:
    with pytest.raises(Illegal) as refused:
        AS_NAS.step(play(dealt(), FOLD, FOLD, FOLD), 0, action)
    assert refused.value.code == "not_your_turn"


def test_every_seat_shows_the_last_thing_it_did() -> None:
    state = play(dealt(), raised(2), FOLD, CALL)
    assert [seat.last for seat in AS_NAS.view(state, None).seats] == [
        LastAction("stake", 1),
        LastAction("call", 2),
        LastAction("fold"),
        LastAction("raise", 2),
    ]


@pytest.mark.parametrize("cards", [(), AS_NAS_DECK[:-1], (*AS_NAS_DECK[:-1], "A0"), (*AS_NAS_DECK, "A0")])
def test_cards_that_are_not_the_pack_are_refused(cards: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="twenty cards"):
        AS_NAS.deal(AS_NAS.new(AsNasSettings()), cards)


def test_no_deal_begins_in_the_middle_of_one() -> None:
    with pytest.raises(ValueError, match="no deal is due"):
        AS_NAS.deal(dealt(), deck(PLAIN))
