"""`cardavia simulate`: the same again for the same seed, and one line for what can't be."""

import json

import pytest

from protocol.base import GAMES, GameName
from protocol.one_poker import OnePokerSettings
from server.simulate import main
from server.tables.dealer import Dealer
from server.tables.match import Player, play_match


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(arguments)
    out, err = capsys.readouterr()
    return status, out, err


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_plays_the_same_matches(capsys: pytest.CaptureFixture[str], game: GameName) -> None:
    arguments = (game, "--bots", "easy,normal", "--matches", "1", "--seed", "7", "--json")
    first = run(capsys, *arguments)
    assert first[0] == 0
    assert run(capsys, *arguments) == first
    assert run(capsys, *arguments[:-2], "8", "--json")[1] != first[1]


def test_json_has_a_line_for_each_match_and_one_for_the_whole(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "as-nas", "--matches", "3", "--seed", "1", "--json")
    *matches, whole = [json.loads(line) for line in out.splitlines()]
    assert [match["match"] for match in matches] == [1, 2, 3]
    assert all(sum(line["total"] for line in match["standings"]) == 0 for match in matches)
    assert (whole["game"], whole["seed"], whole["matches"], whole["faults"]) == ("as_nas", 1, 3, {})
    assert whole["hands"] == 36
    assert sum(bot["won"] for bot in whole["bots"]) >= 3


def test_the_table_has_a_line_for_each_seat(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "one_poker", "--bots", "easy,normal", "--matches", "4", "--seed", "1")
    lines = out.splitlines()
    assert lines[0].startswith("one_poker: 4 matches")
    assert [line.split()[1] for line in lines[2:]] == ["easy", "normal"]
    assert sum(int(line.split()[2]) for line in lines[2:]) == 4


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("bridge",), "there is no game 'bridge'"),
        (("holdem", "--bots", "genius"), "there is no level 'genius'"),
        (("holdem", "--bots", "easy:wild"), "there is no style 'wild'"),
        (("one_poker", "--bots", "easy,easy,easy"), "one_poker has 2 seats"),
        (("holdem", "--bots", ",".join(["easy"] * 11)), "at most 10 seats"),
    ],
)
def test_what_can_not_be_is_one_line_and_status_2(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    status, out, err = run(capsys, *arguments)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert said in err


@pytest.mark.parametrize("number", ["0", "-3", "many", "99999999999"])
def test_the_number_of_matches_is_a_whole_number(capsys: pytest.CaptureFixture[str], number: str) -> None:
    with pytest.raises(SystemExit) as caught:
        main(("holdem", f"--matches={number}"))
    assert caught.value.code == 2
    assert "a whole number from 1" in capsys.readouterr().err


def test_a_match_has_a_player_for_each_seat() -> None:
    with pytest.raises(ValueError, match="3 bots for 2 seats"):
        play_match(OnePokerSettings(), [Player("easy")] * 3, Dealer(bytes(32)))


def test_a_match_of_bots_ends_with_all_chips_in_one_hand() -> None:
    played = play_match(OnePokerSettings(), [Player("easy"), Player("normal")], Dealer(bytes(32)))
    assert sorted(line.stack or 0 for line in played.standings) == [0, 40]
    assert played.faults == ()
