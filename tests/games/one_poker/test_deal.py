"""one_poker.md, A deal 1 and 2, and From deal to deal: stock, drawing, antes, signals."""

import pytest

from protocol.cards import ONE_POKER_DECK
from protocol.one_poker import CardsDrawn, DealStarted, OnePokerPlay, OnePokerSettings, Signal, SignalsShown
from protocol.play import AntePaid, LockCard
from server.games.one_poker import ONE_POKER, OnePokerState
from server.games.one_poker.state import begin
from tests.games.one_poker.seating import CHECK, dealt, events, play, stacks, stock


def own(state: OnePokerState, seat: int | None) -> OnePokerPlay:
    play = ONE_POKER.view(state, seat).play
    assert isinstance(play, OnePokerPlay)
    return play


def quiet(state: OnePokerState) -> OnePokerState:
    """Both lock the card that they kept (at first the first drawn) and check."""
    for _ in range(2):
        seat = ONE_POKER.turn(state)
        assert seat is not None
        state = play(state, LockCard(state.hands[seat][0]))
    return play(state, CHECK, CHECK)


def in_order_of_ties() -> tuple[str, ...]:
    """A shuffle in which cards of the same rank follow each other, so that checked deals are often tied and the match goes on."""
    return tuple(sorted(ONE_POKER_DECK))


def at_deal(number: int) -> OnePokerState:
    """A match of long stacks just before this deal."""
    state = begin((500, 500), 0, 1)
    while ONE_POKER.number(state) < number - 1:
        state = quiet(ONE_POKER.deal(state, in_order_of_ties() if ONE_POKER.pack(state) else ()).state)
    return state


def test_the_first_deal_gives_two_each_one_at_a_time_from_the_first_player() -> None:
    state = dealt("Ah Kd 3c 2s", first=1)
    assert (own(state, 1).cards, own(state, 0).cards) == (("Ah0", "3c0"), ("Kd0", "2s0"))


def test_later_each_draws_one_the_first_player_first_and_the_kept_card_stands_first() -> None:
    state = play(dealt("Ah Kd 3c 2s 9h 9d"), LockCard("Ah0"), LockCard("2s0"), CHECK, CHECK)
    state = ONE_POKER.deal(state, ()).state
    # Seat 1 won with the 2 and so draws first.
    assert (own(state, 1).cards, own(state, 0).cards) == (("Kd0", "9h0"), ("3c0", "9d0"))
    assert (own(state, 1).kept, own(state, 0).kept) == ("Kd0", "3c0")


def test_nothing_is_kept_in_the_first_deal() -> None:
    assert own(dealt("Ah Kd 3c 2s"), 0).kept is None


def test_both_pay_the_ante_after_the_cards() -> None:
    step = ONE_POKER.deal(begin((20, 20), 0, 1), stock("Ah Kd 3c 2s"))
    assert stacks(step.state) == [19, 19]
    assert own(step.state, None).pot == 2
    assert [type(event) for event in events(step.emits, None)] == [DealStarted, AntePaid, AntePaid, SignalsShown]


def test_each_player_is_told_only_the_own_cards() -> None:
    step = ONE_POKER.deal(begin((20, 20), 0, 1), stock("Ah Kd 3c 2s"))
    drawn = {
        viewer: [event for event in events(step.emits, viewer) if isinstance(event, CardsDrawn)]
        for viewer in (0, 1, None)
    }
    assert drawn == {
        0: [CardsDrawn(0, ("Ah0", "3c0"), None)],
        1: [CardsDrawn(1, ("Kd0", "2s0"), None)],
        None: [],
    }


def test_the_signals_are_shown_to_all_and_do_not_change_when_a_card_is_locked() -> None:
    state = dealt("Ah Kd 3c Qs")
    before = own(state, None).signals
    after = own(play(state, LockCard("Ah0")), None).signals
    assert before == after == (Signal(1, 1), Signal(2, 0))


def test_the_stock_goes_on_from_deal_to_deal_without_a_shuffle() -> None:
    state = quiet(dealt("Ah Kd 3c 2s"))
    assert (ONE_POKER.pack(state), own(state, None).stock) == ((), 100)


def test_the_discards_are_shuffled_into_a_new_stock_before_deal_52_with_102_cards() -> None:
    state = at_deal(52)
    assert len(ONE_POKER.pack(at_deal(51))) == 0
    assert len(ONE_POKER.pack(state)) == 102


def test_a_restock_leaves_the_kept_cards_in_the_hands() -> None:
    state = at_deal(52)
    kept = {card for seat in (0, 1) for card in own(state, seat).cards or () if card != own(state, seat).lock}
    assert set(ONE_POKER.pack(state)) == set(ONE_POKER_DECK) - kept
    after = ONE_POKER.deal(state, ONE_POKER.pack(state)).state
    assert {own(after, 0).kept, own(after, 1).kept} == kept


def test_a_restock_is_told_and_takes_the_revealed_cards_away() -> None:
    state = at_deal(52)
    assert [len(cards) for cards in own(state, None).revealed] == [51, 51]
    step = ONE_POKER.deal(state, ONE_POKER.pack(state))
    assert [event.restocked for event in events(step.emits, None) if isinstance(event, DealStarted)] == [True]
    assert own(step.state, None).revealed == ((), ())
    assert own(step.state, None).stock == 100


def test_the_pack_has_a_fixed_order_that_tells_nothing() -> None:
    assert list(ONE_POKER.pack(at_deal(52))) == [card for card in ONE_POKER_DECK if card in ONE_POKER.pack(at_deal(52))]


@pytest.mark.parametrize("cards", [(), ONE_POKER_DECK[:-1], (*ONE_POKER_DECK[:-1], "2c0"), (*ONE_POKER_DECK, "2c0")])
def test_cards_that_are_not_the_pack_are_refused(cards: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="104 cards"):
        ONE_POKER.deal(ONE_POKER.new(OnePokerSettings()), cards)


def test_cards_for_a_stock_that_goes_on_are_refused() -> None:
    with pytest.raises(ValueError, match="0 cards"):
        ONE_POKER.deal(quiet(dealt("Ah Kd 3c 2s")), ONE_POKER_DECK)


def test_no_deal_begins_in_the_middle_of_one() -> None:
    with pytest.raises(ValueError, match="no deal is due"):
        ONE_POKER.deal(dealt("Ah Kd 3c 2s"), ())


def test_an_ante_that_takes_the_last_chip_is_told_as_all_in() -> None:
    step = ONE_POKER.deal(begin((1, 39), 0, 1), stock("Ah Kd 3c 2s"))
    assert [event for event in events(step.emits, None) if isinstance(event, AntePaid)] == [
        AntePaid(0, 1, True),
        AntePaid(1, 1, False),
    ]
