"""Positions with known right answers, made by an independent model of the rules."""

from pathlib import Path

import pytest

from server.vectors.command import check_file

ROWS = {"buttons": 10, "matches": 12, "nasty": 22, "random": 149, "ranks": 146, "reopen": 50}
DECISIONS = {"matches": 84, "nasty": 194, "random": 1073, "reopen": 701}


@pytest.mark.parametrize("name", ROWS)
def test_the_engine_agrees_with_every_row(root: Path, name: str):
    report = check_file(str(root / "tests/vectors" / f"holdem_{name}.jsonl"))
    assert [one for row in report.rows for one in row.disagreements] == []
    assert len(report.rows) == ROWS[name]
    assert sum(row.decisions for row in report.rows) == DECISIONS.get(name, 0)
