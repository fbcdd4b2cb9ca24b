"""Both places of the data files: the checkout and the wheel."""

from pathlib import Path

import pytest

from clients import resources


def test_the_checkout_has_its_languages(root: Path) -> None:
    assert resources.locales() == root / "locales"


def test_the_checkout_has_its_built_web_client(root: Path) -> None:
    assert resources.web_client() == root / "clients" / "web" / "dist"


def test_a_wheel_has_its_languages_beside_the_clients(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "clients" / "locales").mkdir(parents=True)
    monkeypatch.setattr(resources, "_CLIENTS", tmp_path / "clients")
    assert resources.locales() == tmp_path / "clients" / "locales"


def test_an_unbuilt_web_client_says_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "_CLIENTS", tmp_path)
    with pytest.raises(FileNotFoundError, match="make setup"):
        resources.web_client()


def test_missing_languages_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "_CLIENTS", tmp_path / "clients")
    with pytest.raises(FileNotFoundError, match="language files are missing"):
        resources.locales()
