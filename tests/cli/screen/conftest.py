"""Profiles of the tests' own."""

from pathlib import Path

import pytest

from tests.cli.screen.staging import folders


@pytest.fixture(autouse=True)
def own_profile(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folders(monkeypatch, tmp_path)
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("CARDAVIA_ANIMATION", "off")
