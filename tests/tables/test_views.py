"""What a viewer is told: complete, and never what it may not know."""

import random
from collections.abc import Iterator

import pytest

from protocol import cards
from protocol.base import GAMES, GameName
from protocol.codec import decode_server, encode
from protocol.messages import Update
from protocol.play import Fold
from server.tables import messages as told_to
from server.tables.dealer import Dealer
from tests.kit.driven import Driven, settings_of

DECKS: dict[GameName, tuple[str, ...]] = {
    "holdem": cards.HOLDEM_DECK,
    "one_poker": cards.ONE_POKER_DECK,
    "as_nas": tuple(kind + copy for kind in cards.AS_NAS_KINDS for copy in "0123"),
}
VIEWERS = (0, 1, 2, 3, None)


def played(game: GameName, seed: int, inputs: int = 120) -> Driven:
    """A table of people and bots after so many inputs of random play."""
    table = Driven(settings_of(game), seed=seed)
    rng = random.Random(seed)
    table.sit("Ben")
    if table.state.stage == "waiting" and game != "one_poker":
        table.start()
    table.settle()
    while len(table.told) < inputs and table.state.stage != "over":
        if table.state.stage == "playing":
            options = [option for option in table.options() if not isinstance(option, Fold) or rng.random() < 0.3]
            table.act(rng.choice(options))
        else:
            table.pass_time(5)
    return table


def viewers(table: Driven) -> tuple[int | None, ...]:
    return tuple(viewer for viewer in VIEWERS if viewer is None or viewer < len(table.state.seats))


@pytest.mark.parametrize("game", GAMES)
def test_every_update_is_read_back_as_it_was_sent(game: GameName) -> None:
    table = played(game, 1, 40)
    for moment in table.told:
        for viewer in viewers(table):
            update = moment.update(viewer, table.at, 3)
            assert decode_server(encode(update)) == update


@pytest.mark.parametrize("game", GAMES)
def test_all_viewers_of_a_version_are_told_the_same_public_truth(game: GameName) -> None:
    table = played(game, 2, 60)
    for moment in table.told:
        updates = [moment.update(viewer, table.at, 0) for viewer in viewers(table)]
        public = [(u.version, u.view.seats, u.view.turn, u.view.stage, u.view.standings, u.view.clock) for u in updates]
        assert all(each == public[0] for each in public)


def hidden(table: Driven, moment: object, viewer: int | None, game: GameName) -> set[str]:
    """Every card that this viewer may not know at this moment: all but those in the game's own view, which the game's tests judge."""
    view = moment.update(viewer, table.at, 0)  # type: ignore[attr-defined]
    own = moment.rules.view(moment.table.game, viewer) if moment.table.game is not None else None  # type: ignore[attr-defined]
    known = str(own) + "".join(str(heard.event) for heard in moment.table.log if heard.to in (None, viewer))  # type: ignore[attr-defined]
    del view
    return {card for card in DECKS[game] if repr(card) not in known}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_no_update_holds_a_card_that_its_viewer_may_not_know(game: GameName, seed: int) -> None:
    table = played(game, seed, 300)
    for moment in table.told:
        for viewer in viewers(table):
            sent = encode(moment.update(viewer, table.at, 0))
            leaked = [card for card in hidden(table, moment, viewer, game) if f'"{card}"'.encode() in sent]
            assert leaked == []


def pairs(game: GameName, seed: int, swapped: tuple[int, int]) -> Iterator[tuple[Driven, Driven]]:
    """Two tables in step that differ only in the cards of two bots, as long as nothing has been shown."""
    one, two = Driven(settings_of(game)), Driven(settings_of(game))
    for table in (one, two):
        table.take(told_to.Begin("ada"))
    due = one.table.due(one.at)
    assert isinstance(due, told_to.Shuffle)
    deck = list(Dealer(seed.to_bytes(32)).shuffle(due.pack, "deck"))
    other = list(deck)
    # Where two hidden cards of the deck lie is the only difference.
    first, second = swapped
    other[first], other[second] = other[second], other[first]
    one.take(told_to.Deal(tuple(deck)))
    two.take(told_to.Deal(tuple(other)))
    yield one, two
    while one.state.stage == "playing":
        action = one.easy() if one.turn == 0 else next(iter(two.options()))
        if action not in two.options() or action not in one.options():
            return
        one.act(action)
        two.act(action)
        yield one, two


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("game", "swapped"), [("holdem", (50, 51)), ("as_nas", (0, 1)), ("one_poker", (100, 103))])
def test_tables_that_differ_only_in_hidden_cards_give_equal_bytes(
    game: GameName, swapped: tuple[int, int], seed: int
) -> None:
    compared = 0
    for one, two in pairs(game, seed, swapped):
        if one.state.stage != "playing":
            break
        for viewer in (0, None):
            assert encode(one.told[-1].update(viewer, one.at, 0)) == encode(two.told[-1].update(viewer, two.at, 0))
            compared += 1
    assert compared >= 4


@pytest.mark.parametrize("game", ["holdem", "one_poker", "as_nas"])
def test_who_takes_a_bots_seat_does_not_see_what_the_bot_saw(game: GameName) -> None:
    table = Driven(settings_of(game))
    table.start()
    seat = 1
    while table.state.stage == "playing":
        table.act(Fold() if table.turn == seat and table.legal.fold else None)
    before = table.view(None)
    table.sit("Ben", seat)
    after = table.view(seat)
    assert after.play == before.play
    assert after.log[: len(before.log)] == before.log


def test_who_took_a_bots_seat_sees_the_own_cards_from_the_next_hand() -> None:
    table = Driven(settings_of("holdem"))
    table.start()
    table.end_hand()
    table.sit("Ben", 1)
    table.pass_time(5)
    assert len(table.view(1).play.hole) == 2  # type: ignore[union-attr, arg-type]


def test_a_spectator_is_told_what_to_say_but_no_name() -> None:
    table = played("as_nas", 3, 10)
    you = table.view(None).you
    assert you is not None
    assert (you.seat, you.name, you.may) == (None, "", ("leave", "say", "react"))


def test_the_last_update_is_all_that_a_painter_needs() -> None:
    update = played("holdem", 4, 30).told[-1].update(0, 0, 7)
    assert isinstance(update, Update)
    assert (update.view.spectators, update.view.code, update.view.version) == (7, "ABC234", update.version)


def test_the_lobbys_line_counts_people_and_bots() -> None:
    table = played("as_nas", 5, 10)
    line = table.told[-1].line(2)
    assert (line.seats, line.people, line.bots, line.spectators, line.host) == (4, 2, 2, 2, "Ada")


def test_the_operators_report_holds_no_card() -> None:
    table = played("holdem", 6, 60)
    report = str(table.told[-1].report(table.at, 0))
    assert not [card for card in DECKS["holdem"] if repr(card) in report]
