"""Events in sentences: each kind says something whole, about others and about the reader."""

import re

import pytest

from clients.cli.catalogue import Catalogue
from clients.cli.model import Cast, Happened
from clients.cli.sentences import TELLERS, sentences
from clients.cli.speaker import Speaker
from protocol.as_nas import DealScored, PotSplit
from protocol.base import GAMES, Event, GameName
from protocol.holdem import BlindPosted, PotWon, Winner
from protocol.one_poker import Locked
from protocol.play import Called, HandName, HandShown, MatchEnded, Raised, Returned, Standing
from protocol.table import AnyEvent
from tests.cli.needed import KINDS
from tests.golden.transcripts import played
from tests.kit.terminal import Seen

SPEAKER = Speaker(Catalogue("en"))
HOLDEM = Cast("holdem", ("Ada", "Bea", "Cem"), 0)
AS_NAS = Cast("as_nas", ("Ada", "Bea", "Cem", "Dov"), 0, (False, True, False, True))


def told(event: AnyEvent, cast: Cast = HOLDEM) -> str:
    return " ".join(sentences(Happened(event, cast), SPEAKER))


def test_every_kind_of_event_has_a_teller() -> None:
    assert {kind.__struct_config__.tag for kind in TELLERS} == set(KINDS)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_in_whole_hands_is_left_without_words(game: GameName) -> None:
    log = Seen(played(game)).model().log
    assert len(log) > 30
    for line in log:
        assert isinstance(line, Happened)
        text = " ".join(sentences(line, SPEAKER))
        own_lock = isinstance(line.event, Locked) and line.event.seat == 0  # told by the name of the card
        assert text or own_lock, line.event
        assert not re.search(r"\?\?\?|[{}]|\bevent-", text), text


def test_a_raise_is_said_as_a_total() -> None:
    assert told(Raised(1, 60, 50)) == "Bea raises to 60."


def test_the_reader_is_spoken_to() -> None:
    assert told(Called(0, 40, 60)) == "You call 40."


def test_a_blind_that_takes_the_last_chip_says_so() -> None:
    assert told(BlindPosted(1, "big", 7, True)) == "Bea posts the big blind, 7. Bea is all-in."


def test_one_chip_that_comes_back_is_said_in_the_singular() -> None:
    assert told(Returned(0, 1)) == "1 comes back to you."


def test_a_single_pot_is_not_named_and_several_are() -> None:
    won = PotWon(1, 700, (0, 1), (Winner(0, 700, HandName("two_pair", ("K", "Q", "4"))),))
    assert told(won, HOLDEM) == "You win 700 with two pair, kings and queens."
    named = Cast("holdem", HOLDEM.names, 0, one_pot=False)
    assert told(won, named) == "Side pot 1: you win 700 with two pair, kings and queens."


def test_a_raise_by_somebody_who_has_not_looked_is_blind() -> None:
    assert told(Raised(2, 3, 2), AS_NAS) == "Cem, blind, raises to 3."
    assert told(Raised(1, 3, 2), AS_NAS) == "Bea raises to 3."


def test_a_hand_that_its_owner_never_saw_is_said_so() -> None:
    shown = HandShown(0, ("A0", "S1", "S2", "B0", "C3"), HandName("pair", ("S", "A", "B", "C")), False)
    assert told(shown, AS_NAS) == "You show, never having looked, As, Shah, Shah, Bibi, Couli: pair of Shah."


def test_a_split_in_halves_is_a_proper_fraction() -> None:
    assert told(PotSplit(9, (0, 1), 54, None), AS_NAS) == "You and Bea split the pot of 9: 4 1/2 each."


def test_points_of_a_deal_are_said_with_plus_and_minus() -> None:
    scored = DealScored(5, (18, 18, -24, -12), (-26, -6, -8, 40))
    assert told(scored, AS_NAS).startswith("You: plus 1 1/2, in all minus 2 1/6. Bea: plus 1 1/2, in all minus 1/2.")


def test_a_shared_win_names_all_winners() -> None:
    standings = (Standing(0, 1, total=12), Standing(1, 1, total=12))
    assert told(MatchEnded(standings, (0, 1)), AS_NAS) == "You and Bea share the win of the match."


def test_an_event_of_a_newer_server_says_nothing() -> None:
    class Unheard(Event, frozen=True, tag="unheard"):
        seat: int

    assert sentences(Happened(Unheard(1), HOLDEM), SPEAKER) == []  # type: ignore[arg-type]
