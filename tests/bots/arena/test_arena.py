"""The arena: the same cards for everybody, the same result for the same seed, intervals that hold, and errors that say the cure."""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from math import inf
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

from protocol.as_nas import AsNasSettings
from protocol.base import GAMES, GameName
from protocol.holdem import HoldemSettings
from protocol.one_poker import OnePokerSettings
from protocol.table import GameSettings
from server.bots.arena import bout
from server.bots.arena.command import main
from server.bots.arena.contest import Contest, run
from server.bots.arena.entrants import UnknownEntrant, entrant
from server.bots.arena.report import reported, table
from server.bots.arena.tally import estimate
from server.bots.scripts import script
from server.tables.dealer import Dealer

Found = TypeVar("Found")
SEATS: dict[GameName, int] = {"holdem": 4, "one_poker": 2, "as_nas": 4}
SETTINGS: dict[GameName, GameSettings] = {
    "holdem": HoldemSettings(),
    "one_poker": OnePokerSettings(),
    "as_nas": AsNasSettings(deals=3),
}


def contest(game: GameName, *bots: str, boards: int = 10, deals: int | None = 1, duplicate: bool = True) -> Contest:
    seats = tuple(bots[seat % len(bots)] for seat in range(SEATS[game]))
    return Contest(game, SETTINGS[game], seats, boards, 7, deals, duplicate)


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        status = main(arguments)
    except SystemExit as error:
        status = int(error.code or 0)
    heard = capsys.readouterr()
    return status, heard.out, heard.err


# --- bouts and boards -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_what_one_wins_the_others_lose(game: GameName) -> None:
    bots = [script("random")] * SEATS[game]
    played = bout.play(SETTINGS[game], bots, Dealer(bytes(32)), "a", deals=1)
    assert sum(played.scores) == 0
    assert any(played.scores)
    assert played.deals == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_has_places(game: GameName) -> None:
    played = bout.play(SETTINGS[game], [script("random")] * SEATS[game], Dealer(bytes(32)), "a")
    assert played.places is not None
    assert 1 in played.places
    best = max(range(SEATS[game]), key=lambda seat: played.scores[seat])
    assert played.places[best] == 1


def test_another_number_of_bots_than_seats_is_refused() -> None:
    with pytest.raises(ValueError, match="4 seats, but 2 bots"):
        bout.play(HoldemSettings(), [script("random")] * 2, Dealer(bytes(32)), "a")


@pytest.mark.parametrize("game", GAMES)
def test_on_duplicate_boards_players_alike_come_out_exactly_even(game: GameName) -> None:
    boards = run(contest(game, "always_call"))
    assert all(board.scores == (0.0,) for board in boards)
    assert sum(board.deals for board in boards) == 10 * SEATS[game]


def test_the_cards_of_a_board_are_the_same_on_every_turn_of_the_seats() -> None:
    """Two callers see every hand to the end: what one wins with some cards, the other wins with them on the next turn."""
    twins = Contest("holdem", HoldemSettings(seats=2), ("always_call", "always_call"), 1, 3, 1)
    one, other = (bout.play(twins.settings, [script("always_call")] * 2, Dealer(bytes(32)), "b", 1) for _ in range(2))
    assert one.scores == other.scores
    board = run(Contest("holdem", HoldemSettings(seats=2), ("always_call", "tight_aggressive"), 1, 3, 1))[0]
    assert sum(board.scores) == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_result_on_any_number_of_processes(game: GameName) -> None:
    asked = contest(game, "normal", "random", boards=20)
    assert run(asked, 1) == run(asked, 2)


def test_another_seed_gives_other_cards() -> None:
    one = contest("as_nas", "normal", "random")
    other = Contest(one.game, one.settings, one.seats, one.boards, 8, one.deals)
    assert run(one) != run(other)


def test_without_duplicates_every_board_is_played_once_and_the_seats_take_turns() -> None:
    boards = run(contest("one_poker", "normal", "random", boards=6, duplicate=False))
    assert [board.bouts for board in boards] == [1] * 6


# --- numbers ----------------------------------------------------------------------------------------------------------


def test_an_interval_is_the_mean_and_two_standard_errors() -> None:
    found = estimate([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert found.margin == pytest.approx(1.959964 * (5 / 3 / 4) ** 0.5)


def test_a_single_value_has_no_bounds() -> None:
    assert estimate([3.0]).high == inf


def test_ninety_five_of_a_hundred_intervals_hold_the_truth() -> None:
    rng, held = Random(4), 0
    for _ in range(400):
        found = estimate([rng.gauss(10, 3) for _ in range(100)])
        held += found.low <= 10 <= found.high
    assert held / 400 == pytest.approx(0.95, abs=0.03)


def test_holdem_is_told_in_big_blinds_per_hundred_hands() -> None:
    asked = contest("holdem", "random", "always_call")
    caller = reported(asked, run(asked)).entrants[1]
    assert caller.score is not None
    assert caller.bb_100 is not None
    assert caller.bb_100.mean == pytest.approx(caller.score.mean / 20 * 100)


def test_as_nas_is_told_in_points_and_matches_won() -> None:
    asked = contest("as_nas", "normal", "random", deals=None)
    report = reported(asked, run(asked))
    assert report.unit == "points a deal"
    assert sum(entrant.won.mean * entrant.seats for entrant in report.entrants if entrant.won) == pytest.approx(1)
    assert "even: 25.0 %" in table(report)


# --- strength ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "bots", "boards"),
    [
        ("one_poker", ("easy", "random"), 100),
        ("one_poker", ("normal", "easy"), 1200),
        ("as_nas", ("easy", "random"), 60),
        ("as_nas", ("normal", "easy"), 500),
        ("as_nas", ("hard", "normal"), 1000),
        ("holdem", ("easy", "random"), 60),
        ("holdem", ("normal", "easy"), 120),
    ],
)
def test_the_better_level_wins_by_more_than_its_interval(game: GameName, bots: tuple[str, ...], boards: int) -> None:
    asked = Contest(game, _full(game), tuple(bots[seat % 2] for seat in range(SEATS[game])), boards, 1, 1)
    better = reported(asked, run(asked, 2)).entrants[0]
    assert better.score is not None
    assert better.score.low > 0


@pytest.mark.parametrize(
    ("game", "bots", "boards"),
    [("one_poker", ("hard", "normal"), 40), ("as_nas", ("hard", "normal", "normal", "normal"), 60)],
)
def test_hard_wins_more_matches_than_its_share(game: GameName, bots: tuple[str, ...], boards: int) -> None:
    asked = Contest(game, _full(game), bots, boards, 1, None)
    report = reported(asked, run(asked, 2))
    won = report.entrants[0].won
    assert won is not None
    assert won.low > report.even


def _full(game: GameName) -> GameSettings:
    """A single As-Nas deal is played by what is measured there; matches by what wins matches."""
    return AsNasSettings() if game == "as_nas" else SETTINGS[game]


# --- the command ------------------------------------------------------------------------------------------------------


def test_the_command_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = said(capsys, "one-poker", "--bots", "easy,random", "--deals", "20", "--json", "--jobs", "1")
    report = json.loads(out)
    assert status == 0
    assert (report["game"], report["boards"], report["deals"], report["seed"]) == ("one_poker", 20, 40, 1)
    assert [line["name"] for line in report["entrants"]] == ["easy", "random"]
    assert set(report["entrants"][0]["score"]) == {"mean", "low", "high"}


def test_the_command_prints_a_line_an_entrant(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = said(capsys, "as-nas", "--bots", "easy,random", "--matches", "3", "--jobs", "1")
    assert status == 0
    assert [line.split()[0] for line in out.splitlines()] == ["as_nas:", "easy", "random"]


@pytest.mark.parametrize(
    ("arguments", "cure"),
    [
        (("chess", "--bots", "easy"), "the games are holdem, one-poker and as-nas"),
        (("holdem", "--bots", "eazy"), "there are the levels easy, normal, hard"),
        (("holdem", "--bots", "normal:wild"), "the styles are even, tight, loose, aggressive, calm"),
        (("holdem", "--bots", "program:"), "write program:COMMAND"),
        (("holdem", "--bots", "easy,,easy"), "--bots has an empty place"),
        (("one-poker", "--bots", "easy,easy,easy"), "one_poker has 2 seats"),
        (("holdem", "--bots", ",".join(["easy"] * 11)), "holdem has 10 seats"),
        (("as-nas", "--bots", "easy", "--stack", "20"), "--stack is for holdem only"),
        (("as-nas", "--bots", "easy", "--matches", "2", "--deals", "3"), "leave one out"),
        (("as-nas", "--bots", "easy", "--deals", "-3"), "not a whole number from 1 on"),
        (("as-nas",), "--bots"),
    ],
)
def test_wrong_usage_is_one_line_with_the_cure(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], cure: str
) -> None:
    status, out, error = said(capsys, *arguments)
    assert (status, out) == (2, "")
    assert cure in error.splitlines()[-1]


def test_a_measurement_of_hard_never_falls_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.bots.arena.entrants.hard_fault", lambda game: "the file is damaged")
    with pytest.raises(UnknownEntrant, match="the level hard can't be had: the file is damaged"):
        entrant("as_nas", "hard")


def test_the_processes_of_a_killed_arena_end_with_it() -> None:
    words = ["-m", "clients.cli", "arena", "as-nas", "--bots", "normal,easy", "--matches", "100000", "--jobs", "2"]
    arena = subprocess.Popen([sys.executable, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        workers = until(lambda: players_of(arena.pid))
    finally:
        arena.kill()
        arena.wait()
    assert until(lambda: not any(runs(worker) for worker in workers))


def players_of(parent: int) -> list[int]:
    """The two playing processes of an arena, once they are there."""
    found = subprocess.run(
        ["ps", "-A", "-ww", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True
    ).stdout
    rows = [line.split(None, 2) for line in found.splitlines()]
    own = [int(pid) for pid, above, words in rows if int(above) == parent and "spawn_main" in words]
    return own if len(own) == 2 else []


def runs(pid: int) -> bool:
    """Whether a process is there and no zombie."""
    found = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return bool(found.strip()) and not found.startswith("Z")


def until(found: Callable[[], Found]) -> Found:
    """What is found as soon as it is there, within a minute."""
    last = time.monotonic() + 60
    while not (value := found()):
        assert time.monotonic() < last
        time.sleep(0.05)
    return value


# --- programs ---------------------------------------------------------------------------------------------------------


def program(folder: Path, body: str) -> str:
    path = folder / "player.py"
    path.write_text("import json, sys, time\n" + body)
    return f"program:{sys.executable} {path}"


def played(word: str) -> tuple[int, str | None]:
    """The program's faults in a few deals of One Poker, and the first of them."""
    asked = Contest("one_poker", OnePokerSettings(), (word, "always_call"), 2, 1, 1)
    report = reported(asked, run(asked))
    return report.entrants[0].faults, report.fault


def test_the_example_program_plays_without_a_fault(root: Path) -> None:
    assert played(f"program:{sys.executable} {root}/docs/examples/bots/careful.py") == (0, None)


@pytest.mark.parametrize("game", GAMES)
def test_the_example_program_plays_every_game(game: GameName, root: Path) -> None:
    word = f"program:{sys.executable} {root}/docs/examples/bots/careful.py"
    seats = (word, *("normal" for _ in range(SEATS[game] - 1)))
    boards = run(Contest(game, SETTINGS[game], seats, 2, 1, None if game == "as_nas" else 3))
    assert [board.fault for board in boards] == [None, None]


def test_a_program_that_writes_nonsense_is_told_and_the_deal_goes_on(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    body = f"for line in sys.stdin:\n    open({str(heard)!r}, 'a').write(line)\n    print('nonsense', flush=True)\n"
    faults, fault = played(program(tmp_path, body))
    assert faults > 0
    assert fault is not None
    assert "this is no action" in fault
    assert any(
        json.loads(line).get("refused", {}).get("code") == "malformed" for line in heard.read_text().splitlines()
    )


def test_an_illegal_action_of_a_program_is_a_fault(tmp_path: Path) -> None:
    _, fault = played(program(tmp_path, 'for line in sys.stdin:\n    print(\'{"kind": "look"}\', flush=True)\n'))
    assert fault is not None
    assert "is not legal now" in fault


def test_a_program_that_ends_is_started_again(tmp_path: Path) -> None:
    faults, fault = played(program(tmp_path, "sys.exit()\n"))
    assert faults > 1
    assert fault is not None
    assert "has ended" in fault


def test_a_program_that_does_not_answer_is_ended(tmp_path: Path) -> None:
    from server.bots.arena.programs import ProgramBot, ProgramFault
    from tests.kit.positions import asked

    view = next(asked(OnePokerSettings(), Random(1), 1))
    bot = ProgramBot([sys.executable, "-c", "import time; time.sleep(60)"], seconds=0.2)
    with pytest.raises(ProgramFault, match=r"has not answered for 0.2 seconds"):
        bot.choose(view, Random(1))
    assert not bot.running


def test_a_program_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, error = said(
        capsys, "one-poker", "--bots", "program:/no/such/program,easy", "--deals", "1", "--jobs", "1"
    )
    assert status == 2
    assert "/no/such/program" in error
