"""A hold'em row that is wrong in one place is found out there, and a leaking or illegal engine would be."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.games.holdem import HOLDEM, HoldemState
from server.games.rules import GameView
from server.vectors import holdem
from server.vectors.command import Unreadable, check_file

Row = dict[str, Any]
FILES = ("matches", "nasty", "buttons", "ranks")


@pytest.fixture
def rows(root: Path) -> dict[str, list[Row]]:
    """The rows of the files by name."""
    folder = root / "tests/vectors"
    return {
        name: [json.loads(line) for line in (folder / f"holdem_{name}.jsonl").read_text().splitlines()]
        for name in FILES
    }


def found(tmp_path: Path, rows: list[Row]) -> list[tuple[str, str]]:
    """Where and in what the engine disagrees with these rows."""
    file = tmp_path / "rows.jsonl"
    file.write_text("\n".join(json.dumps(row) for row in rows))
    report = check_file(str(file))
    return [(one.step, one.what) for row in report.rows for one in row.disagreements]


def put(*path: str | int, value: object) -> Callable[[Row], None]:
    """A change of one field, deep in a row."""

    def change(row: Row) -> None:
        place: Any = row
        for key in path[:-1]:
            place = place[key]
        assert place[path[-1]] != value
        place[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "step", "what"),
    [
        (put("sb_seat", value=2), "deal", "sb_seat"),
        (put("bb_seat", value=2), "deal", "bb_seat"),
        (put("burns", 0, value="2h"), "deal", "burns"),
        (put("board", 4, value="2h"), "deal", "board to come"),
        (put("steps", 2, "s", "turn", value=3), "step 3", "turn"),
        (put("steps", 2, "s", "street", value="flop"), "step 3", "street"),
        (put("steps", 2, "s", "stacks", 0, value=991), "step 3", "stacks"),
        (put("steps", 2, "s", "bets", 0, value=11), "step 3", "bets"),
        (put("steps", 2, "s", "pot", value=71), "step 3", "pot"),
        (put("steps", 2, "s", "folded", value=[3]), "step 3", "folded"),
        (put("steps", 2, "l", "fold", value=False), "step 3", "legal fold"),
        (put("steps", 2, "l", "check", value=True), "step 3", "legal check"),
        (put("steps", 2, "l", "call", value=11), "step 3", "legal call"),
        (put("steps", 2, "l", "raise", 0, value=41), "step 3", "legal raise"),
        (put("steps", 2, "l", "raise", 1, value=999), "step 3", "legal raise"),
        (put("steps", 2, "a", value=["check", 0]), "step 3", 'the action ["check",0]'),
        (put("end", "returned", value={"1": 5}), "end", "returned"),
        (put("end", "pots", 0, "amount", value=139), "end", "pots"),
        (put("end", "pots", 0, "eligible", value=[1, 2]), "end", "pots"),
        (put("end", "pots", 0, "winners", value=[1, 2]), "end", "pots"),
        (put("end", "pots", 0, "shares", "1", value=46), "end", "pots"),
        (put("end", "showdown", value=False), "end", "showdown"),
        (put("end", "shown", "1", value=["3c", "2s"]), "end", "shown"),
        (put("end", "board", 4, value="Ah"), "end", "board"),
        (put("end", "stacks", 0, value=1), "end", "stacks"),
        (put("end", "busted", value=[0]), "end", "busted"),
    ],
)
def test_a_wrong_fact_is_found_where_it_stands(
    tmp_path: Path, rows: dict[str, list[Row]], change: Callable[[Row], None], step: str, what: str
):
    row = rows["nasty"][0]
    change(row)
    assert (step, what) in found(tmp_path, [row])


def test_the_next_button_of_a_match_is_compared_from_row_to_row(tmp_path: Path, rows: dict[str, list[Row]]):
    first, second = [row for row in rows["matches"] if row["match"] == 17][:2]
    second["button"] = (second["button"] + 1) % 4
    assert ("deal", "next button") in found(tmp_path, [first, second])


def test_the_stacks_of_a_match_are_compared_from_row_to_row(tmp_path: Path, rows: dict[str, list[Row]]):
    first, second = [row for row in rows["matches"] if row["match"] == 17][:2]
    second["stacks"][second["button"]] += 1
    assert ("deal", "stacks after the hand before") in found(tmp_path, [first, second])


def test_whether_the_match_is_over_is_compared(tmp_path: Path, rows: dict[str, list[Row]]):
    row = rows["matches"][0]
    row["match_over"] = not row["match_over"]
    assert found(tmp_path, [row]) == [("end", "match_over")]


@pytest.mark.parametrize("field", ["button", "sb_seat", "bb_seat"])
def test_wrong_places_of_a_next_hand_are_found(tmp_path: Path, rows: dict[str, list[Row]], field: str):
    row = rows["buttons"][0]
    row["next"][field] = 0
    assert found(tmp_path, [row]) == [("", f"next {field}")]


@pytest.mark.parametrize(("field", "value"), [("cmp", 0), ("a_is", "pair"), ("b_is", "straight")])
def test_wrong_ranks_are_found(tmp_path: Path, rows: dict[str, list[Row]], field: str, value: object):
    row = rows["ranks"][0]
    row[field] = value
    assert found(tmp_path, [row]) == [("", field)]


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("nasty", put("deck", value=["As"])),
        ("nasty", put("deck", 0, value="As")),
        ("nasty", put("stacks", value=[1000])),
        ("nasty", put("button", value=9)),
        ("nasty", put("sb", value=0)),
        ("nasty", put("steps", 0, "a", value=["look", 0])),
        ("nasty", put("steps", 0, "a", value=["raise", 0])),
        ("buttons", put("out", value=[0, 1, 2, 3])),
        ("buttons", put("seats", value=[0, 0, 1])),
        ("ranks", put("a", value=["10s", "As"])),
        ("ranks", put("a", value=["As"])),
        ("ranks", put("a", value=["Ks", "Qs"])),
    ],
)
def test_a_row_that_cannot_be_played_is_unreadable(
    tmp_path: Path, rows: dict[str, list[Row]], name: str, change: Callable[[Row], None]
):
    row = rows[name][0]
    change(row)
    with pytest.raises(Unreadable, match="line 1"):
        found(tmp_path, [row])


def test_a_view_with_another_seats_cards_is_found(
    tmp_path: Path, rows: dict[str, list[Row]], monkeypatch: pytest.MonkeyPatch
):
    def leaking(state: HoldemState, viewer: int | None) -> GameView:
        view = HOLDEM.view(state, viewer)
        return msgspec.structs.replace(view, play=msgspec.structs.replace(view.play, hole=state.hand.holes[1]))

    monkeypatch.setattr(holdem, "HOLDEM", replace(HOLDEM, view=leaking))
    wrong = {what for _, what in found(tmp_path, rows["nasty"][:1])}
    assert {"hidden cards in the view of a spectator", "hidden cards in the view of seat 0"} <= wrong
    assert "hidden cards in the view of seat 1" not in wrong
