"""`cardavia config`, the page of settings, secrets, and what is called unsafe."""

from pathlib import Path

import pytest

from server.settings import TABLE, Settings, read
from server.upkeep import config, reference
from server.upkeep.unsafe import warnings

SECRET = "a-secret-of-some-length"


@pytest.fixture(autouse=True)
def own_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """No variable of whoever runs the tests."""
    for name in ("PORT", "CARDAVIA_CONFIG", *(setting.variable for setting in TABLE)):
        monkeypatch.delenv(name, raising=False)


def names(settings: Settings, sources: dict[str, str] | None = None) -> list[str]:
    """The settings that are called unsafe."""
    return [setting for setting, _ in warnings(settings, sources or {})]


def test_show_gives_every_setting_with_its_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "c.toml"
    file.write_text('server_name = "Ours"\n')
    monkeypatch.setenv("CARDAVIA_HOST", "::1")
    assert config.main(["show", "--config", str(file), "--port", "1"]) == 0
    lines = [line.split(" # ") for line in capsys.readouterr().out.splitlines()]
    shown = {left.lstrip("# ").split(" = ")[0]: (left.strip(), source) for left, source in lines}
    assert list(shown) == [setting.name for setting in TABLE]
    assert shown["port"] == ("port = 1", "--port")
    assert shown["host"] == ('host = "::1"', "CARDAVIA_HOST")
    assert shown["server_name"] == ('server_name = "Ours"', f"server_name in {file}")
    assert shown["base_path"] == ('base_path = ""', "usual")


def test_what_show_prints_is_a_settings_file_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    flags = {"port": "1", "trusted_proxies": "10.0.0.0/8,::1", "metrics": "no", "drain_seconds": "0.5"}
    assert (
        config.main(
            ["show", *(part for name, value in flags.items() for part in (f"--{name.replace('_', '-')}", value))]
        )
        == 0
    )
    (tmp_path / "c.toml").write_text(capsys.readouterr().out)
    assert read({}, {}, tmp_path / "c.toml") == read(flags, {})


@pytest.mark.parametrize("way", ["variable", "variable of a file", "flag of a file", "file", "file of a file"])
def test_a_secret_is_never_shown_however_it_came(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "secret").write_text(SECRET)
    toml = {"file": f'admin_token = "{SECRET}"', "file of a file": 'admin_token_file = "secret"'}
    (tmp_path / "c.toml").write_text(toml.get(way, ""))
    flags = ["--config", str(tmp_path / "c.toml")]
    if way == "variable":
        monkeypatch.setenv("CARDAVIA_ADMIN_TOKEN", SECRET)
    elif way == "variable of a file":
        monkeypatch.setenv("CARDAVIA_ADMIN_TOKEN_FILE", str(tmp_path / "secret"))
    elif way == "flag of a file":
        flags += ["--admin-token-file", str(tmp_path / "secret")]
    assert config.main(["show", "--changed", *flags]) == 0
    out = capsys.readouterr().out
    assert out.startswith('# admin_token = "(secret)"')
    assert SECRET not in out


@pytest.mark.parametrize("arguments", [["check", "--prot", "1"], ["show", "--port", "x"], ["list"], []])
def test_wrong_usage_is_one_line_with_status_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    try:
        status = config.main(arguments)
    except SystemExit as ended:
        status = ended.code
    caught = capsys.readouterr()
    assert (status, caught.out, caught.err.count("\n")) == (2, "", 1)
    assert caught.err.startswith("cardavia: ")


def test_check_says_that_all_is_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert config.main(["check"]) == 0
    assert capsys.readouterr().out == "The settings are right.\n"


def test_check_names_what_is_unsafe_and_fails_only_when_strict(capsys: pytest.CaptureFixture[str]) -> None:
    flags = ["--allowed-origins", "*"]
    assert config.main(["check", *flags]) == 0
    assert config.main(["check", "--strict", *flags]) == 1
    assert "cardavia: unsafe: allowed_origins: pages of every site may connect" in capsys.readouterr().err


def test_a_server_open_to_the_world_without_a_proxy_is_unsafe() -> None:
    assert names(Settings(host="0.0.0.0")) == ["host", "metrics"]
    assert names(Settings(host="0.0.0.0", metrics=False)) == ["host"]
    assert names(Settings(host="0.0.0.0", metrics_port=9000, trusted_proxies=("172.16.0.0/12",))) == []


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1.2.3", "::1", "localhost"])
def test_a_server_for_this_machine_is_safe(host: str) -> None:
    assert names(Settings(host=host)) == []


def test_trusting_everybodys_headers_is_unsafe() -> None:
    assert names(Settings(trusted_proxies=("0.0.0.0/0",))) == ["trusted_proxies"]


def test_a_secret_that_others_can_read_is_unsafe(tmp_path: Path) -> None:
    file = tmp_path / "c.toml"
    file.touch(0o640)
    sources = {"admin_token": f"admin_token in {file}"}
    assert names(Settings(admin_token=SECRET), sources) == ["admin_token"]
    file.chmod(0o600)
    assert names(Settings(admin_token=SECRET), sources) == []


def test_a_data_folder_that_others_can_look_into_is_unsafe(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    assert names(Settings(data=str(tmp_path))) == ["data"]
    tmp_path.chmod(0o700)
    assert names(Settings(data=str(tmp_path))) == []


def test_the_page_of_settings_is_what_the_settings_say(root: Path) -> None:
    page = (root / reference.PAGE).read_text()
    assert reference.refreshed(page) == page, "run: make schema"


def test_every_setting_has_one_row_with_its_three_names() -> None:
    rows = reference.table().splitlines()[2:]
    assert len(rows) == len(TABLE)
    for setting, row in zip(TABLE, rows, strict=True):
        assert row.startswith(f"| `{setting.name}` `{setting.flag}")
        assert f"`{setting.variable}`" in row
        assert setting.help in row
