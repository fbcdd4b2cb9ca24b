"""The data folder: one server at a time, readable by its owner alone, and the operator's secret in it."""

from pathlib import Path

import pytest

from server.storage import ADMIN, BadFolder, admin_token, held


def test_the_folder_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    with held(tmp_path / "a/b") as folder:
        assert folder.stat().st_mode & 0o777 == 0o700


def test_a_second_server_is_kept_out_until_the_first_is_done(tmp_path: Path) -> None:
    with held(tmp_path), pytest.raises(BadFolder, match="in use by another server"), held(tmp_path):
        pass
    with held(tmp_path):
        pass


def test_a_folder_that_can_not_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with (
        pytest.raises(BadFolder, match=r"the data folder .*file/data can't be used: Not a directory"),
        held(tmp_path / "file/data"),
    ):
        pass


def test_the_secret_is_made_once_and_kept_for_its_owner_alone(tmp_path: Path) -> None:
    token = admin_token(tmp_path, None)
    assert len(token) >= 40
    assert admin_token(tmp_path, None) == token
    assert (tmp_path / ADMIN).stat().st_mode & 0o777 == 0o600


def test_a_secret_that_was_set_is_taken_and_none_is_made(tmp_path: Path) -> None:
    assert admin_token(tmp_path, "set-by-the-operator") == "set-by-the-operator"
    assert not (tmp_path / ADMIN).exists()


def test_a_kept_secret_that_is_too_short_is_refused_with_the_cure(tmp_path: Path) -> None:
    (tmp_path / ADMIN).write_text("1234\n")
    with pytest.raises(BadFolder, match="holds no token of at least 16 characters; delete it"):
        admin_token(tmp_path, None)


def test_a_folder_in_the_place_of_the_token_is_named_with_the_cure(tmp_path: Path) -> None:
    (tmp_path / ADMIN).mkdir()
    with pytest.raises(
        BadFolder, match=rf"^\S+{ADMIN} can't be used: is a directory; move it away and a new one is made$"
    ):
        admin_token(tmp_path, None)
