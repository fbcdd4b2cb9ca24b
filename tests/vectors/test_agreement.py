"""One Poker and As-Nas against positions with known right answers, made by an independent model of the rules."""

from pathlib import Path

import pytest

from server.vectors.command import check_file

ROWS = {"one_poker_matches": 7, "one_poker_nasty": 6, "as_nas_matches": 6, "as_nas_nasty": 5, "as_nas_ranks": 88}
DECISIONS = {
    "one_poker_matches": 420,
    "one_poker_nasty": 32,
    "as_nas_matches": 451,
    "as_nas_nasty": 26,
    "as_nas_ranks": 0,
}


@pytest.mark.parametrize("name", ROWS)
def test_the_engine_agrees_with_every_row_and_decision(root: Path, name: str) -> None:
    report = check_file(str(root / "tests/vectors" / f"{name}.jsonl"))
    assert [one for row in report.rows for one in row.disagreements] == []
    assert len(report.rows) == ROWS[name]
    assert sum(row.decisions for row in report.rows) == sum(row.agreed for row in report.rows) == DECISIONS[name]
