"""`cardavia vectors check FILE…`: what it prints and with what status it ends."""

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from server.games.as_nas import AS_NAS, AsNasState
from server.games.one_poker import ONE_POKER, OnePokerState
from server.games.rules import GameView
from server.vectors import as_nas, one_poker
from server.vectors.command import SHOWN_PER_ROW, main

Row = dict[str, Any]

GOOD = ["as_nas_matches", "as_nas_nasty", "as_nas_ranks", "one_poker_matches", "one_poker_nasty", "holdem_nasty"]


@pytest.fixture
def vectors(root: Path) -> Path:
    return root / "tests/vectors"


def rows(path: Path) -> list[Row]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def written(folder: Path, *lines: object) -> str:
    """A file with these rows; text goes in as it is."""
    path = folder / "rows.jsonl"
    path.write_text("".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines))
    return str(path)


def nasty(vectors: Path, game: str, change: Callable[[Row], None]) -> Row:
    """A known good row of a game, changed."""
    row = rows(vectors / f"{game}_nasty.jsonl")[0]
    change(row)
    return row


def test_agreement_is_told_file_by_file_with_status_0(vectors: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = [str(vectors / f"{name}.jsonl") for name in ("as_nas_nasty", "one_poker_nasty")]
    assert main(["check", *paths]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{paths[0]}: 5 of 5 rows and 26 of 26 decisions agree",
        f"{paths[1]}: 6 of 6 rows and 32 of 32 decisions agree",
    ]


@pytest.mark.parametrize("name", GOOD)
def test_it_runs_as_a_program_of_its_own(root: Path, vectors: Path, name: str) -> None:
    found = subprocess.run(
        [sys.executable, "-m", "server.vectors", "check", str(vectors / f"{name}.jsonl")],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (found.returncode, found.stderr) == (0, "")


def put(path: str, value: object) -> Callable[[Row], None]:
    """Puts a value at a place of the first deal of a row, given like `steps.2.l.raise`."""

    def change(row: Row) -> None:
        *way, last = path.split(".")
        place: Any = row["deals"][0]
        for part in way:
            place = place[int(part) if isinstance(place, list) else part]
        place[int(last) if isinstance(place, list) else last] = value

    return change


@pytest.mark.parametrize(
    ("path", "value", "line"),
    [
        ("first", 1, "deal 1: first: expected 1, found 0"),
        ("restocked", True, "deal 1: restocked: expected true, found false"),
        ("hands.0", ["3h.0", "As.0"], 'deal 1: hand of seat 0: expected ["3h.0","As.0"], found ["As.0","3h.0"]'),
        ("stacks_after_ante", [20, 20], "deal 1: stacks_after_ante: expected [20,20], found [19,19]"),
        ("steps.1.s.turn", 0, "deal 1, step 2: turn: expected 0, found 1"),
        ("steps.1.s.phase", "bet", 'deal 1, step 2: phase: expected "bet", found "lock"'),
        ("steps.1.s.stacks", [19, 18], "deal 1, step 2: stacks: expected [19,18], found [19,19]"),
        ("steps.2.s.bets", [1, 0], "deal 1, step 3: bets: expected [1,0], found [0,0]"),
        ("steps.2.s.pot", 3, "deal 1, step 3: pot: expected 3, found 2"),
        (
            "steps.0.s.signals.0",
            {"UP": 2, "DOWN": 0},
            'deal 1, step 1: signals: expected [{"UP":2,"DOWN":0},{"UP":1,"DOWN":1}], found [{"UP":1,"DOWN":1},{"UP":1,"DOWN":1}]',
        ),
        (
            "steps.1.s.has_locked",
            [False, False],
            "deal 1, step 2: has_locked: expected [false,false], found [true,false]",
        ),
        ("steps.0.l.lock", [0], "deal 1, step 1: legal lock: expected [0], found [0,1]"),
        ("steps.2.l.fold", True, "deal 1, step 3: legal fold: expected true, found false"),
        ("steps.2.l.check", False, "deal 1, step 3: legal check: expected false, found true"),
        ("steps.2.l.call", 1, "deal 1, step 3: legal call: expected 1, found null"),
        ("steps.2.l.raise", [2, 19], "deal 1, step 3: legal raise: expected [2,19], found [1,19]"),
        ("end.revealed", ["3h.0", "Kd.1"], 'deal 1, end: revealed: expected ["3h.0","Kd.1"], found ["As.0","Kd.1"]'),
        ("end.fold", 1, "deal 1, end: fold: expected 1, found null"),
        ("end.winner", 1, "deal 1, end: winner: expected 1, found 0"),
        ("end.pot", 4, "deal 1, end: pot: expected 4, found 2"),
        ("end.returned", [1, 0], "deal 1, end: returned: expected [1,0], found [0,0]"),
        ("end.stacks", [20, 20], "deal 1, end: stacks: expected [20,20], found [21,19]"),
        ("end.next_first", 1, "deal 1, end: next_first: expected 1, found 0"),
        ("end.match_winner", 0, "deal 1, end: match_winner: expected 0, found null"),
        ("end.carried", [["As.0"], ["2c.1"]], 'deal 1, end: carried by seat 0: expected ["As.0"], found ["3h.0"]'),
        ("end.stock_left", 98, "deal 1, end: stock_left: expected 98, found 100"),
        ("end.discards", 0, "deal 1, end: discards: expected 0, found 2"),
    ],
)
def test_one_poker_differences_are_told_and_end_with_status_1(
    vectors: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], path: str, value: object, line: str
) -> None:
    row = nasty(vectors, "one_poker", put(path, value))
    assert main(["check", written(tmp_path, row)]) == 1
    assert f"  {row['id']}, {line}" in capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(
    ("path", "value", "line"),
    [
        ("deal", 2, "deal 2: dealer: expected 0, found 3"),
        ("dealer", 1, "deal 1: dealer: expected 1, found 0"),
        ("steps.0.s.turn", 2, "deal 1, step 1: turn: expected 2, found 3"),
        ("steps.0.s.high", 2, "deal 1, step 1: high: expected 2, found 1"),
        ("steps.0.s.pot", 2, "deal 1, step 1: pot: expected 2, found 1"),
        ("steps.0.s.folded", [3], "deal 1, step 1: folded: expected [3], found []"),
        ("steps.0.s.looked", [3], "deal 1, step 1: looked: expected [3], found []"),
        ("steps.0.l.look", False, "deal 1, step 1: legal look: expected false, found true"),
        ("steps.0.l.hold", True, "deal 1, step 1: legal hold: expected true, found false"),
        ("steps.0.l.call", None, "deal 1, step 1: legal call: expected null, found 1"),
        ("steps.0.l.fold", False, "deal 1, step 1: legal fold: expected false, found true"),
        ("end.pot", 5, "deal 1, end: pot: expected 5, found 4"),
        ("end.winners", [0, 1], "deal 1, end: winners: expected [0,1], found [0,1,2,3]"),
        ("end.share", "7/3", 'deal 1, end: share: expected "7/3", found "1"'),
        ("end.showdown", False, "deal 1, end: showdown: expected false, found true"),
        ("end.stakes", [1, 1, 1, 2], "deal 1, end: stakes: expected [1,1,1,2], found [1,1,1,1]"),
        ("end.score.0", "-1/2", 'deal 1, end: score: expected ["-1/2","0","0","0"], found ["0","0","0","0"]'),
    ],
)
def test_as_nas_differences_are_told_and_end_with_status_1(
    vectors: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], path: str, value: object, line: str
) -> None:
    row = nasty(vectors, "as_nas", put(path, value))
    assert main(["check", written(tmp_path, row)]) == 1
    assert f"  {row['id']}, {line}" in capsys.readouterr().out.splitlines()


def test_only_what_differs_is_counted_as_disagreeing(
    vectors: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(
        tmp_path, nasty(vectors, "one_poker", put("steps.2.s.pot", 9)), *rows(vectors / "as_nas_nasty.jsonl")
    )
    main(["check", path])
    assert capsys.readouterr().out.splitlines()[0] == f"{path}: 5 of 6 rows and 33 of 34 decisions agree"


def test_a_refused_action_is_a_disagreement_and_the_rest_of_the_row_is_missed(
    vectors: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, nasty(vectors, "one_poker", put("steps.2.a", ["raise", 0, 99])))
    assert main(["check", path]) == 1
    out = capsys.readouterr().out
    assert f"{path}: 0 of 1 rows and 2 of 8 decisions agree" in out
    assert 'the action raise to 99 of seat 0: expected "accepted", found "refused: illegal_amount"' in out


def test_a_deck_that_is_no_pack_is_a_disagreement(
    vectors: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, nasty(vectors, "as_nas", put("deck.0", "C0")))
    assert main(["check", path]) == 1
    assert "not the twenty cards" in capsys.readouterr().out


def test_as_nas_rows_may_begin_in_the_middle_of_a_match(
    vectors: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [json.loads(line) for line in (vectors / "as_nas_matches.jsonl").read_text().splitlines()]
    later = [{**row, "deals": row["deals"][3:]} for row in rows if len(row["deals"]) > 3]
    file = tmp_path / "later.jsonl"
    file.write_text("".join(json.dumps(row) + "\n" for row in later))
    decisions = sum(len(deal["steps"]) for row in later for deal in row["deals"])
    assert later
    assert main(["check", str(file)]) == 0
    assert (
        f"{len(later)} of {len(later)} rows and {decisions} of {decisions} decisions agree" in capsys.readouterr().out
    )


def test_a_rank_row_is_named_by_its_line(vectors: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pair = rows(vectors / "as_nas_ranks.jsonl")[0]
    path = written(tmp_path, pair, {**pair, "cmp": -pair["cmp"]})
    assert main(["check", path]) == 1
    assert f"  line 2: cmp: expected {-pair['cmp']}, found {pair['cmp']}" in capsys.readouterr().out


def test_a_row_with_very_many_differences_is_cut_short(
    vectors: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    row = max(rows(vectors / "one_poker_matches.jsonl"), key=lambda row: len(row["deals"]))
    for deal in row["deals"]:
        for step in deal["steps"]:
            step["s"]["pot"] += 1
    assert main(["check", written(tmp_path, row)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 + SHOWN_PER_ROW + 1
    assert "more disagreements" in lines[-1]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("{", "no JSON"),
        ("\xff", "no JSON"),
        ('{"a":' + "[" * 100_000, "no JSON"),
        ("[1]", "a row must be a JSON object"),
        ("{}", "unknown kind of row"),
        ('{"id": "X", "chess": 1}', "unknown kind of row, with the keys chess, id"),
        ('{"a": ["A0"], "b": [], "cmp": 1}', "as_nas pair of hands: "),
        ('{"deals": 3}', "as_nas match: "),
        ('{"deals": [], "shuffles": [], "chips": [1]}', "one_poker match: "),
    ],
)
def test_an_unreadable_row_is_one_line_with_file_and_line_and_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str, reason: str
) -> None:
    good = '{"a":["A0","A1","A2","A3","S0"],"b":["S0","S1","S2","S3","A0"],"cmp":1}'
    path = written(tmp_path, good, line)
    assert main(["check", path]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"cardavia vectors: {path}, line 2: ")
    assert reason in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "reason"), [("missing.jsonl", "No such file"), (".", "Is a directory"), ("a\0b", "null")]
)
def test_a_file_that_cannot_be_opened_is_one_line_and_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, reason: str
) -> None:
    assert main(["check", str(tmp_path / name)]) == 2
    said = capsys.readouterr().err
    assert reason in said
    assert said.count("\n") == 1


def test_an_empty_file_has_nothing_to_agree_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", written(tmp_path)]) == 2
    assert "there are no rows in it" in capsys.readouterr().err


def test_an_unreadable_file_does_not_keep_the_others_from_being_checked(
    vectors: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", str(tmp_path / "missing"), str(vectors / "as_nas_nasty.jsonl")]) == 2
    assert "5 of 5 rows" in capsys.readouterr().out


@pytest.mark.parametrize("argv", [[], ["check"], ["run", "x"], ["check", "--fast", "x"]])
def test_wrong_usage_is_one_line_and_ends_with_status_2(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(argv)
    assert ended.value.code == 2
    error = capsys.readouterr().err
    assert error.startswith("cardavia: ")
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    "action", [["raise", 0], ["lock", 0, 5], ["lock", 9, 0], ["jump", 0], [], ["check", "0"], ["raise", 0, "all"]]
)
def test_an_action_that_makes_no_sense_is_an_unreadable_row(
    vectors: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], action: list[object]
) -> None:
    path = written(tmp_path, nasty(vectors, "one_poker", put("steps.2.a", action)))
    assert main(["check", path]) == 2
    assert "no action of One Poker" in capsys.readouterr().err


def test_a_card_in_a_view_that_may_not_have_it_is_a_disagreement_in_one_poker(
    vectors: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def view(state: OnePokerState, viewer: int | None) -> GameView:
        return ONE_POKER.view(state, 0 if viewer is None else viewer)

    monkeypatch.setattr(one_poker, "ONE_POKER", replace(ONE_POKER, view=view))
    assert main(["check", str(vectors / "one_poker_nasty.jsonl")]) == 1
    assert 'hidden cards in the view of a spectator: expected [], found ["3h0","As0"]' in capsys.readouterr().out


def test_a_card_in_a_view_that_may_not_have_it_is_a_disagreement_in_as_nas(
    vectors: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def view(state: AsNasState, viewer: int | None) -> GameView:
        seen = AS_NAS.view(state, viewer)
        return seen if viewer != 2 else replaced(seen, state.hands[3])

    def replaced(seen: GameView, cards: tuple[str, ...]) -> GameView:
        return msgspec.structs.replace(seen, play=msgspec.structs.replace(seen.play, cards=cards))

    monkeypatch.setattr(as_nas, "AS_NAS", replace(AS_NAS, view=view))
    assert main(["check", str(vectors / "as_nas_nasty.jsonl")]) == 1
    assert "hidden cards in the view of seat 2" in capsys.readouterr().out


def test_an_engine_that_breaks_is_a_disagreement(
    vectors: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def legal(state: OnePokerState) -> None:
        raise KeyError("no such rule")

    monkeypatch.setattr(one_poker, "ONE_POKER", replace(ONE_POKER, legal=legal))
    assert main(["check", str(vectors / "one_poker_nasty.jsonl")]) == 1
    assert 'the engine: expected "an answer", found "KeyError: \'no such rule\'"' in capsys.readouterr().out


def test_numbers_beyond_all_bounds_are_told_too(
    vectors: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, nasty(vectors, "one_poker", put("steps.2.s.pot", 10**30)))
    assert main(["check", path]) == 1
    assert f"pot: expected {10**30}, found 2" in capsys.readouterr().out


ODD: list[object] = [None, True, -1, 0, 1, 7, 99, 2**63, 10**40, 1.5, "", "x", "As.0", "A0", "1/0", [], {}, [[]]]


def odd(value: Any, rng: Random) -> Any:
    """The same JSON value with something at a random place replaced, dropped or doubled."""
    if isinstance(value, dict) and value and rng.random() < 0.95:
        key = rng.choice(sorted(value))
        if rng.random() < 0.1:
            return {name: inner for name, inner in value.items() if name != key}
        return {**value, key: odd(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.95:
        place = rng.randrange(len(value))
        if rng.random() < 0.2:
            return [*value[:place], *value[place + rng.choice([1, 0]) :], *value[place:place]]
        return [*value[:place], odd(value[place], rng), *value[place + 1 :]]
    return rng.choice(ODD)


@pytest.mark.parametrize(
    "name", ["one_poker_nasty", "as_nas_nasty", "as_nas_ranks", "holdem_nasty", "holdem_ranks", "holdem_buttons"]
)
def test_odd_rows_never_break_the_command(
    vectors: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    rng = Random(name)
    good = rows(vectors / f"{name}.jsonl")
    statuses = [main(["check", written(tmp_path, odd(rng.choice(good), rng))]) for _ in range(150)]
    assert {1, 2} <= set(statuses) <= {0, 1, 2}
    assert "Traceback" not in capsys.readouterr().err
