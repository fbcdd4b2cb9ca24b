"""Profiles: identity and options in the platform's places, several side by side, never overwritten when damaged."""

import stat
from pathlib import Path

import pytest
from msgspec.structs import replace

from clients.cli.profile import BadProfile, Options, Profile


@pytest.fixture(autouse=True)
def places(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


def test_a_secret_is_kept_for_its_server_and_for_its_owner_only(places: Path) -> None:
    Profile().remember("ws://one/ws", "secret")
    again = Profile()
    assert (again.token("ws://one/ws"), again.token("ws://other/ws")) == ("secret", None)
    assert stat.S_IMODE((places / "data" / "cardavia" / "identity.json").stat().st_mode) == 0o600


def test_two_profiles_are_two_people() -> None:
    Profile("ann").remember("ws://one/ws", "a")
    Profile("bob").remember("ws://one/ws", "b")
    assert (Profile("ann").token("ws://one/ws"), Profile("bob").token("ws://one/ws")) == ("a", "b")


def test_a_forgotten_secret_is_gone() -> None:
    profile = Profile()
    profile.remember("ws://one/ws", "secret")
    profile.forget("ws://one/ws")
    assert Profile().token("ws://one/ws") is None


def test_options_are_kept() -> None:
    chosen = replace(Options(), language="cs", contrast=80, four_colour=True, cards="ascii")
    Profile().choose(chosen)
    assert Profile().options == chosen


@pytest.mark.parametrize("text", ["contrast = 400", "colour = 'red'", "contrast = ", "\x00"])
def test_damaged_options_are_named_and_left_as_they_are(places: Path, text: str) -> None:
    path = places / "config" / "cardavia" / "client.toml"
    path.parent.mkdir(parents=True)
    path.write_text(text)
    with pytest.raises(BadProfile, match=r"client\.toml can't be used .* Mend it, or move it away"):
        Profile()
    assert path.read_text() == text


def test_a_damaged_identity_is_named_and_left_as_it_is(places: Path) -> None:
    path = places / "data" / "cardavia" / "identity.json"
    path.parent.mkdir(parents=True)
    path.write_text("{")
    with pytest.raises(BadProfile, match=r"identity\.json can't be used"):
        Profile()
    assert path.read_text() == "{"


@pytest.mark.parametrize("name", ["", "../x", "a b", "x" * 41])
def test_a_name_that_can_not_be_a_profile_is_refused(name: str) -> None:
    with pytest.raises(BadProfile, match="can't be a profile"):
        Profile(name)
