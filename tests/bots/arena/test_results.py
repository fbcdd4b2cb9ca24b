"""The page on bots says what was measured, of the strategies that are there, by commands that can be run."""

from pathlib import Path
from typing import cast

import pytest

from server.bots import strategy
from server.bots.arena import results
from server.bots.arena.results import MEASUREMENTS, Measurement, load, measured, page_with, save, stale, tables

FOLDING = 750
"""Thousandths of a big blind that who always folds loses a hand between two."""


def test_the_tables_of_the_page_are_those_of_the_results() -> None:
    page = results.PAGE.read_text("utf-8")
    assert page == page_with(page, tables(load())), "run: python -m server.bots.arena.results tables"


def test_what_was_measured_is_what_is_there() -> None:
    assert stale(load()) == [], "run: python -m server.bots.arena.results measure, then tables"


def test_results_are_kept_in_the_order_of_the_measurements() -> None:
    kept = [entry.command for entry in load()]
    assert kept == [words for words in MEASUREMENTS if words in kept]
    assert kept


@pytest.mark.parametrize("game", ["one_poker", "as_nas"])
def test_the_gain_against_hard_is_that_of_the_manifest(game: str) -> None:
    found = [entry for entry in load() if entry.command == f"exploit {game.replace('_', '-')} --level hard"]
    assert found[0].result["gain"] == pytest.approx(strategy.manifest()[game].gain, abs=2e-6)


def test_what_local_best_responses_win_from_hard_is_what_the_manifest_says_and_less_than_folding_loses() -> None:
    found = next(entry for entry in load() if entry.command == "exploit holdem --level hard").result
    gain = strategy.manifest()["holdem"].gain
    for name, won in cast("dict[str, float]", found["gain"]).items():
        assert won == pytest.approx(gain[name], abs=0.06)
        assert won + gain[f"{name}_interval"] < FOLDING


def test_the_levels_are_in_order_in_every_game_that_is_measured() -> None:
    """Wherever the first of two levels is the higher one, its whole interval is above even."""
    order = ("random", "easy", "normal", "hard")
    for entry in load():
        if not entry.command.startswith("arena"):
            continue
        first, other = entry.result["entrants"]  # type: ignore[misc]
        if first["name"] in order and other["name"] in order:
            assert order.index(first["name"]) > order.index(other["name"])
            score, won = first.get("score"), first.get("won")
            assert score is None or score["low"] > 0, entry.command
            assert won is None or won["low"] > entry.result["even"], entry.command


def test_a_measurement_is_kept_and_read_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = "arena one-poker --bots easy,random --deals 4000"
    monkeypatch.setattr(results, "command", _Quick())
    entry = measured(words)
    save([entry], tmp_path / "results.json")
    assert load(tmp_path / "results.json") == [entry]


class _Quick:
    """The arena with two boards."""

    def main(self, arguments: list[str]) -> int:
        from server.bots.arena.command import main

        return main([*arguments[:3], "--deals", "2", "--jobs", "1", "--json"])


def test_a_changed_strategy_makes_its_measurements_stale() -> None:
    entry = Measurement("exploit as-nas --level hard", {"as_nas": "another sum"}, {"game": "as_nas"})
    assert stale([entry]) == [entry.command]


def test_a_page_without_marks_is_refused() -> None:
    with pytest.raises(ValueError, match="no place between"):
        page_with("# Bots\n", "tables")
