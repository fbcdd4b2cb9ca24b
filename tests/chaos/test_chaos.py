"""A real server in a storm: its guests do everything to it and it is killed again and again; no promise is broken, and its memory is bounded."""

import os
from pathlib import Path
from statistics import median

import pytest

from tests.chaos.storm import storm

MINUTES = float(os.environ.get("SOAK_MINUTES", "60"))
"""How long `make soak` lasts: half of it with deaths, half without, to see what memory does."""
WARM = 0.25
"""So much of a life is warm-up."""

pytestmark = [
    # Of a connection whose server dies in the middle of the handshake the client's library leaves the socket to the garbage collector.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


async def test_in_a_short_storm_no_promise_is_broken(tmp_path: Path) -> None:
    report = await storm(tmp_path / "data", seed=20, seconds=36, life=6)
    assert report.kills >= 3
    assert report.bad >= 50
    assert report.heard["versions compared with the journal"] >= 200
    assert report.heard["cards looked for"] > 0


@pytest.mark.soak
@pytest.mark.timeout(MINUTES * 60 + 300)
async def test_in_a_long_storm_no_promise_is_broken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = await storm(tmp_path / "data", seed=21, seconds=MINUTES * 30, life=10)
    with capsys.disabled():
        print(f"\n{report.text()}")
    assert report.kills >= MINUTES


@pytest.mark.soak
@pytest.mark.timeout(MINUTES * 60 + 300)
async def test_in_a_long_storm_memory_does_not_grow(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = await storm(tmp_path / "data", seed=22, seconds=MINUTES * 30, life=MINUTES * 60)
    with capsys.disabled():
        print(f"\n{report.text()}")
    memory = report.memory[0]
    warm, part = round(len(memory) * WARM), max(1, len(memory) // 10)
    before, after = median(memory[warm : warm + part]), median(memory[-part:])
    assert after <= before * 1.1, f"from {before / 2**20:.1f} to {after / 2**20:.1f} MiB"
