"""Exported hold'em hands, read back and played over by PokerKit, come to the same stacks."""

import warnings
from random import Random

import pytest
from pokerkit import HandHistory

from clients.cli import phh
from protocol.as_nas import AsNasSettings
from protocol.history import HandRecord, MatchRecord
from protocol.holdem import HandEnded, HoldemSettings, HoleDealt, PotWon
from protocol.play import HandShown, Raise
from server.history import fold
from server.history.lines import line_of
from server.tables.directory import rules_of
from tests.kit.driven import Driven, settings_of

PEOPLE = ("Ada", "Bob", "Cem", "Dov", "Eli")


def played(settings: HoldemSettings, seed: int, hands: int = 12) -> list[MatchRecord]:
    """A match of people who act at random, as each of them was told it."""
    random = Random(seed)
    driven = Driven(settings_of("holdem", game=settings), seed=seed)
    for name in PEOPLE[1 : settings.seats]:
        driven.sit(name)
    driven.start()
    while driven.state.stage != "over" and driven.table.rules.number(driven.state.game) < hands:
        if driven.state.stage == "between":
            driven.pass_time(10)
            continue
        options = driven.options()
        raising = driven.legal.raise_
        if raising is not None and random.random() < 0.3:
            options = [Raise(random.choice((raising.least, raising.pot, raising.most)))]
        driven.act(random.choice(options))
    (match,) = fold.matches(rules_of("holdem"), driven.records)
    return [
        MatchRecord("m", line_of(1, match, part), match.settings, part.records())
        for _, part in sorted(match.parts.items())
    ]


def read_back(text: str) -> list[HandHistory]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        return list(HandHistory.loads_all(text))


def stacks_by_pokerkit(history: HandHistory) -> list[int]:
    """The stacks at the end of the hand as PokerKit plays it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of every card that it did not deal itself
        *_, state = history
    return list(state.stacks)


def odd_chips(hand: HandRecord) -> int:
    """Chips that can't be divided: they go one each to the winners here, all to one in PokerKit."""
    return sum(event.amount % len(event.winners) for event in hand.events if isinstance(event, PotWon))


def whole(hand: HandRecord) -> bool:
    return any(isinstance(event, HandEnded) for event in hand.events)


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("seed", range(8))
def test_pokerkit_plays_every_exported_hand_to_the_same_stacks(seats: int, seed: int) -> None:
    ante = 0 if seed % 2 else 4
    compared = 0
    for record in played(HoldemSettings(seats=seats, stack=3000, small_blind=10, big_blind=20, ante=ante), seed):
        hands = [hand for hand in record.hands if whole(hand)]
        histories = read_back(phh.text(record))[: len(hands)]
        for hand, history in zip(hands, histories, strict=True):
            assert history.hand == hand.hand
            ours, theirs = history.finishing_stacks, stacks_by_pokerkit(history)
            assert ours is not None
            assert sum(ours) == sum(theirs) == sum(history.starting_stacks)
            odd = odd_chips(hand)
            assert all(abs(mine - other) <= odd for mine, other in zip(ours, theirs, strict=True)), (hand, theirs)
            compared += 1
    assert compared >= seats


def test_own_cards_are_in_it_and_others_only_when_shown() -> None:
    (record, *_) = played(HoldemSettings(seats=3, stack=3000), 3)
    for hand, history in zip(record.hands, read_back(phh.text(record)), strict=True):
        own = {event.seat: "".join(event.cards) for event in hand.events if isinstance(event, HoleDealt)}
        shown = {"".join(event.cards) for event in hand.events if isinstance(event, HandShown)}
        dealt = [action.split()[3] for action in history.actions if action.startswith("d dh")]
        assert sorted(dealt) == sorted([*own.values(), *["????"] * (len(dealt) - 1)])
        assert {action.split()[2] for action in history.actions if " sm " in action} == shown


def test_who_sits_where_is_kept() -> None:
    (record, *_) = played(HoldemSettings(seats=3, stack=3000), 1, hands=1)
    (history,) = read_back(phh.text(record))
    assert history.players is not None
    assert history.seats is not None
    assert [record.line.names[seat - 1] for seat in history.seats] == history.players
    assert (history.table, history.venue, history.seat_count) == ("ABC234", "Cardavia", 3)


def test_another_game_has_no_such_format() -> None:
    driven = Driven(settings_of("as_nas", game=AsNasSettings(deals=1)))
    driven.start()
    (match,) = fold.matches(rules_of("as_nas"), driven.records)
    part = match.parts["ada"]
    with pytest.raises(phh.NotHoldem):
        phh.text(MatchRecord("m", line_of(1, match, part), match.settings, part.records()))
