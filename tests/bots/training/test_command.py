import os
import subprocess
import sys
from pathlib import Path

import pytest

from server.bots import strategy
from server.bots.training.__main__ import main

AS_NAS = ["--game", "as-nas"]


def folders(path: Path) -> list[str]:
    return ["--checkpoints", str(path / "checkpoints"), "--out", str(path / "out")]


def test_training_gone_on_from_its_checkpoint_gives_the_same_file(tmp_path: Path) -> None:
    for name, stretches in (("whole", ["3"]), ("parts", ["2", "3"])):
        for iterations in stretches:
            assert main([*AS_NAS, "--iterations", iterations, *folders(tmp_path / name)]) == 0
    whole, parts = (tmp_path / name / "out" / "as_nas.bin" for name in ("whole", "parts"))
    assert whole.read_bytes() == parts.read_bytes()


def test_the_manifest_says_where_a_strategy_comes_from(tmp_path: Path) -> None:
    assert main([*AS_NAS, "--iterations", "1", "--seed", "8", *folders(tmp_path)]) == 0
    entry = strategy.manifest(tmp_path / "out")["as_nas"]
    assert (entry.seed, entry.iterations, entry.bytes) == (8, 1, (tmp_path / "out" / "as_nas.bin").stat().st_size)
    assert entry.gain["dealer"] > 0


def test_progress_is_told_on_the_error_stream(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([*AS_NAS, "--iterations", "1", *folders(tmp_path)])
    said = capsys.readouterr()
    assert said.out == ""
    assert "as_nas: iteration 1 of 1" in said.err


def test_a_damaged_checkpoint_is_named_with_the_cure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "checkpoints").mkdir()
    (tmp_path / "checkpoints" / "as_nas.npz").write_bytes(b"PK nothing")
    assert main([*AS_NAS, "--iterations", "1", *folders(tmp_path)]) == 1
    assert "as_nas.npz is damaged" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["--game", "chess"], ["--iterations", "0"], ["--iterations", "many"]])
def test_wrong_usage_is_status_2(arguments: list[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(arguments)


def test_playing_needs_no_numpy() -> None:
    """What a bot at the table imports and looks up, in a process where numpy cannot be imported."""
    program = """
import sys
sys.modules["numpy"] = None
from server.bots.as_nas_strategy import AsNasStrategy
from server.bots.one_poker_cards import LATER_DEAL
from server.bots.one_poker_strategy import OnePokerStrategy
assert AsNasStrategy.load().act("", (4, 1, 0, 0, 0))
assert OnePokerStrategy.load().lock(19, 0, 2, 2, (6, 12))
assert OnePokerStrategy.load(layout=LATER_DEAL).lock(19, 0, 3, 3, (6, 12))
"""
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])}
    subprocess.run([sys.executable, "-c", program], check=True, env=environment)
