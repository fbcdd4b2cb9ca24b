"""Settings: precedence, and errors of one line that name source and key."""

from pathlib import Path

import pytest

from server.settings import TABLE, BadSetting, Settings, found, read


def toml(folder: Path, text: str) -> Path:
    path = folder / "cardavia.toml"
    path.write_text(text)
    return path


def test_nothing_set_gives_the_usual_values() -> None:
    settings = read({}, {})
    assert settings == Settings()
    assert (settings.host, settings.port, settings.data) == ("127.0.0.1", 8080, "data")


def test_a_flag_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = toml(tmp_path, 'port = 1\nhost = "a"\ndata = "b"\n')
    settings = read({"port": "3"}, {"CARDAVIA_PORT": "2", "CARDAVIA_HOST": "c"}, file)
    assert (settings.port, settings.host, settings.data) == (3, "c", "b")


def test_plain_port_is_honoured_below_our_own_variable(tmp_path: Path) -> None:
    file = toml(tmp_path, "port = 1\n")
    assert read({}, {"PORT": "2"}, file).port == 2
    assert read({}, {"PORT": "2", "CARDAVIA_PORT": "3"}, file).port == 3


def test_the_source_of_every_value_is_known(tmp_path: Path) -> None:
    file = toml(tmp_path, "max_tables = 5\n")
    _, sources = found({"port": "1"}, {"CARDAVIA_HOST": "x"}, file)
    assert sources == {"max_tables": f"max_tables in {file}", "host": "CARDAVIA_HOST", "port": "--port"}


def test_lists_are_written_with_commas_or_as_lists(tmp_path: Path) -> None:
    assert read({}, {"CARDAVIA_TRUSTED_PROXIES": "10.0.0.0/8, ::1"}).trusted_proxies == ("10.0.0.0/8", "::1")
    assert read({}, {"CARDAVIA_TRUSTED_PROXIES": ""}).trusted_proxies == ()
    assert read({}, {}, toml(tmp_path, 'trusted_proxies = ["10.0.0.1"]')).trusted_proxies == ("10.0.0.1",)


@pytest.mark.parametrize(
    ("text", "value"), [("true", True), ("on", True), ("1", True), ("No", False), ("off", False), ("false", False)]
)
def test_switches_are_written_as_people_write_them(text: str, value: bool) -> None:
    assert read({}, {"CARDAVIA_METRICS": text}).metrics is value


@pytest.mark.parametrize("variable", ["CARDAVIA_CHROMIUM", "CARDAVIA_SERVER", "CARDAVIA_CONFIG", "HOME"])
def test_variables_that_are_not_the_servers_are_left_alone(variable: str) -> None:
    assert read({}, {variable: "x"}) == Settings()


@pytest.mark.parametrize(
    ("flags", "environment", "file", "error"),
    [
        ({"port": "x"}, {}, "", "--port: must be a whole number from 0 to 65535, not 'x'"),
        ({}, {"CARDAVIA_PORT": "65536"}, "", "CARDAVIA_PORT: must be a whole number from 0 to 65535, not '65536'"),
        ({}, {"PORT": ""}, "", "PORT: must be a whole number from 0 to 65535, not ''"),
        ({}, {"CARDAVIA_PROT": "1"}, "", "CARDAVIA_PROT: there is no such setting; did you mean CARDAVIA_PORT?"),
        ({}, {"CARDAVIA_METRICS": "maybe"}, "", "CARDAVIA_METRICS: must be true or false, not 'maybe'"),
        (
            {},
            {"CARDAVIA_LOG_LEVEL": "loud"},
            "",
            "CARDAVIA_LOG_LEVEL: must be one of debug, error, info, warning, not 'loud'",
        ),
        (
            {},
            {"CARDAVIA_TRUSTED_PROXIES": "router"},
            "",
            "CARDAVIA_TRUSTED_PROXIES: 'router' is no address or network like 10.0.0.0/8",
        ),
        ({}, {"CARDAVIA_ADMIN_TOKEN": "short"}, "", "CARDAVIA_ADMIN_TOKEN: must be a secret of 16 to 128 characters"),
        (
            {},
            {"CARDAVIA_BASE_PATH": "cards"},
            "",
            (
                "CARDAVIA_BASE_PATH: must be empty or a path of letters, digits and . _ ~ - that begins with a slash, like /cards, "
                "not 'cards'"
            ),
        ),
        ({}, {}, "prot = 1", "prot in {file}: there is no such setting; did you mean port?"),
        ({}, {}, 'port = "8080x"', "port in {file}: must be a whole number from 0 to 65535, not '8080x'"),
        ({}, {}, "port = 80.5", "port in {file}: must be a whole number from 0 to 65535, not 80.5"),
        ({}, {}, "port = true", "port in {file}: must be a whole number from 0 to 65535, not True"),
        ({}, {}, "max_tables = 0", "max_tables in {file}: must be a whole number from 1 to 10000000, not 0"),
    ],
)
def test_a_bad_value_is_one_line_that_names_source_and_key(
    tmp_path: Path, flags: dict[str, str], environment: dict[str, str], file: str, error: str
) -> None:
    path = toml(tmp_path, file)
    with pytest.raises(BadSetting) as raised:
        read(flags, environment, path)
    assert str(raised.value) == error.format(file=path)


def test_a_file_that_is_no_toml_is_named_with_the_place(tmp_path: Path) -> None:
    path = toml(tmp_path, "port = 1\nhost = \n")
    with pytest.raises(BadSetting, match=r"cardavia\.toml: can't be read \(.*line 2"):
        read({}, {}, path)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match=r"nowhere\.toml: can't be read \(No such file"):
        read({}, {}, tmp_path / "nowhere.toml")


def test_a_secret_may_come_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("a-secret-of-some-length\n")
    assert read({}, {"CARDAVIA_ADMIN_TOKEN_FILE": str(tmp_path / "secret")}).admin_token == "a-secret-of-some-length"


def test_a_secrets_file_that_can_not_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match=r"CARDAVIA_ADMIN_TOKEN_FILE: .*nowhere can't be read"):
        read({}, {"CARDAVIA_ADMIN_TOKEN_FILE": str(tmp_path / "nowhere")})


def test_every_setting_is_explained_and_its_usual_value_fits() -> None:
    for setting in TABLE:
        assert setting.help, setting.name
        if setting.default is not None and not setting.many:
            assert read({setting.name: str(setting.default)}, {}) == Settings()
