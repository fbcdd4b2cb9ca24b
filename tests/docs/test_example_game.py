"""The worked example of docs/adding-a-game.md is a whole engine: it holds what any engine must hold."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from tests.kit.conformance import CLAIMS, Claim


@pytest.fixture(scope="module")
def example(root: Path) -> ModuleType:
    """The module as it stands in the documentation's folder."""
    spec = importlib.util.spec_from_file_location("high_card", root / "docs/examples/high_card.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim.__name__)
@pytest.mark.parametrize("seed", range(4))
def test_the_example_holds(example: ModuleType, claim: Claim, seed: int) -> None:
    claim(example.HIGH_CARD, example.HighCardSettings(), seed)
    claim(example.HIGH_CARD, example.HighCardSettings(seats=2, chips=3, deals=4), seed)
