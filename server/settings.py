"""What the server's operator can set: one table, read from flags, environment and a TOML file, in this order of precedence.

Every setting is a field of `Settings`: its name is the TOML key, `CARDAVIA_` and the name in capitals the variable, `--` and the name
with hyphens the flag.
"""

import difflib
import ipaddress
import os
import tomllib
import typing
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec import inspect as kinds

PREFIX = "CARDAVIA_"
OTHERS = frozenset(f"{PREFIX}{name}" for name in ("CHROMIUM", "CONFIG", "NODE_FROM_PYPI", "SITE", "UPSTREAM"))
"""Variables with our prefix that are no settings of the server: those of the build and of the proxies, and the one that names the file."""
CLIENTS = ("DEBUG", "SERVER", "NAME", "PROFILE", "LANG", "LOCALE", "THEME", "PLAIN", "ANIMATION")
"""Variables of the terminal client that may stand in the same environment."""

Count = Annotated[int, Meta(ge=1, le=10_000_000)]
Seconds = Annotated[float, Meta(gt=0, le=31_536_000)]


class BadSetting(ValueError):
    """A setting can't be used. The text is one line that names its source and key and says what is wrong."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """All settings of a server with their usual values. Times are in seconds, sizes in bytes."""

    host: Annotated[str, Meta(min_length=1, description="Address to listen on; 0.0.0.0 for everybody in reach")] = (
        "127.0.0.1"
    )
    port: Annotated[int, Meta(ge=0, le=65535, description="Port to listen on; 0 takes a free one")] = 8080
    data: Annotated[str, Meta(min_length=1, description="Folder of everything that is kept")] = "data"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="Least weight of what is logged")
    ] = "info"
    log_format: Annotated[
        Literal["auto", "json", "pretty"],
        Meta(description="Form of the log; auto: pretty on a terminal, else JSON lines"),
    ] = "auto"
    server_name: Annotated[
        str, Meta(min_length=1, max_length=60, description="Name of this server, told to clients")
    ] = "Cardavia"
    base_path: Annotated[
        str, Meta(pattern=r"^(/[A-Za-z0-9._~-]+)*/?(?![\s\S])", description="Path under which a proxy shows the server")
    ] = ""
    allowed_origins: Annotated[
        tuple[str, ...],
        Meta(description="Origins of other sites' pages that may connect, like https://cards.example; * for all"),
    ] = ()
    trusted_proxies: Annotated[
        tuple[str, ...], Meta(description="Addresses or networks whose X-Forwarded-For is believed")
    ] = ("127.0.0.1", "::1")
    admin_token: Annotated[
        Annotated[str, Meta(min_length=16, max_length=128)] | None,
        Meta(description="Secret of the operator's commands; made at the first start if not set"),
    ] = None
    metrics: Annotated[bool, Meta(description="Whether /metrics answers")] = True
    metrics_port: Annotated[
        int, Meta(ge=0, le=65535, description="Port of its own for /metrics, at the same host; 0: the main port")
    ] = 0

    max_connections: Annotated[Count, Meta(description="Connections at once")] = 5000
    max_connections_per_address: Annotated[Count, Meta(description="Connections at once from one address")] = 64
    max_handshakes: Annotated[Count, Meta(description="Connections at once that have not finished their handshake")] = (
        256
    )
    handshake_seconds: Annotated[Seconds, Meta(description="Time for the handshake, and again for the hello")] = 10.0
    idle_seconds: Annotated[
        Seconds, Meta(description="Time after which a silent connection that is at no table is closed")
    ] = 1800.0
    ping_seconds: Annotated[Seconds, Meta(description="Interval of the pings that find lost connections")] = 20.0
    max_frame_bytes: Annotated[int, Meta(ge=1024, le=16_777_216, description="Size of a client's message")] = 16_384
    max_messages: Annotated[Count, Meta(description="A connection's messages in an interval")] = 600
    max_bytes: Annotated[Count, Meta(description="A connection's bytes in an interval")] = 262_144
    rate_interval: Annotated[Seconds, Meta(description="Length of that interval")] = 10.0
    max_guesses: Annotated[Count, Meta(description="Wrong codes from one address or person in a minute")] = 10
    max_chat_lines: Annotated[Count, Meta(description="A person's chat lines and reactions in an interval")] = 8
    max_table_chat_lines: Annotated[
        Count, Meta(description="Chat lines and reactions at one table, of all together, in an interval")
    ] = 40
    chat_interval: Annotated[Seconds, Meta(description="Length of that interval")] = 15.0
    max_tables: Annotated[Count, Meta(description="Tables at once")] = 1000
    max_tables_per_person: Annotated[Count, Meta(description="Tables at once where one person has a seat")] = 4
    max_spectators: Annotated[Count, Meta(description="Spectators at one table")] = 1000
    max_new_people: Annotated[Count, Meta(description="New identities for one address in an hour")] = 1000
    max_people: Annotated[Count, Meta(description="Identities that are kept")] = 1_000_000
    forget_days: Annotated[
        float,
        Meta(
            ge=0,
            le=36_500,
            description="Days after which somebody who was not here, and has no seat, is forgotten; 0: never",
        ),
    ] = 365.0
    outbox_bytes: Annotated[
        int, Meta(ge=4096, le=1_073_741_824, description="Unsent bytes that are kept for a slow reader")
    ] = 262_144
    slow_seconds: Annotated[Seconds, Meta(description="Time after which a reader that stays behind is closed")] = 20.0
    empty_seconds: Annotated[
        Seconds,
        Meta(description="Time after which a waiting table that nobody follows closes; bots alone then hurry on"),
    ] = 600.0
    over_seconds: Annotated[
        Seconds, Meta(description="The same for a table whose match is decided and that nobody follows")
    ] = 60.0
    act_seconds: Annotated[
        Seconds,
        Meta(description="Time after which a player who does not act at a table without a clock counts as away"),
    ] = 3600.0
    keep_days: Annotated[
        float, Meta(ge=0, le=36_500, description="Days that finished tables and their matches are kept; 0 keeps none")
    ] = 365.0
    keep_bytes: Annotated[
        int,
        Meta(ge=1_048_576, le=1 << 50, description="Size of the journal above which the oldest finished tables go"),
    ] = 1_073_741_824
    drain_seconds: Annotated[float, Meta(ge=0, le=8, description="Time between the notice of a stop and the stop")] = (
        1.0
    )

    @property
    def base(self) -> str:
        """The base path without the slash at its end: empty, or like `/cards`."""
        return self.base_path.rstrip("/")

    @property
    def folder(self) -> Path:
        """The data folder."""
        return Path(self.data)


class Setting(Struct, frozen=True):
    """One row of the table: what a page, a flag and an error message say of it."""

    name: str
    type: object
    words: str
    default: object
    help: str

    @property
    def secret(self) -> bool:
        """Whether the value is never shown, and may come from a file (`…_FILE`)."""
        return self.name.endswith("_token")

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return PREFIX + self.name.upper()

    @property
    def flag(self) -> str:
        """Its name on the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def many(self) -> bool:
        """Whether it is a list (with commas, in one line of text)."""
        return self.words.startswith("list")


def _rows() -> Iterator[Setting]:
    for field, kind in zip(msgspec.structs.fields(Settings), _struct().fields, strict=True):
        marks = [mark for mark in typing.get_args(field.type) if isinstance(mark, Meta) and mark.description]
        yield Setting(field.name, field.type, _words(kind.type), field.default, str(marks[-1].description))


def _struct() -> kinds.StructType:
    info = kinds.type_info(Settings)
    assert isinstance(info, kinds.StructType)
    return info


def _words(kind: kinds.Type) -> str:
    """What a value looks like, for people."""
    match kind:
        case kinds.Metadata():
            return _words(kind.type)
        case kinds.LiteralType():
            return "one of " + ", ".join(str(value) for value in kind.values)
        case kinds.BoolType():
            return "true or false"
        case kinds.IntType() | kinds.FloatType():
            word = "a whole number" if isinstance(kind, kinds.IntType) else "a number"
            bounds = [f"from {kind.ge}" if kind.ge is not None else "above 0" if kind.gt is not None else ""]
            return " ".join(filter(None, [word, *bounds, f"to {kind.le}" if kind.le is not None else ""]))
        case kinds.VarTupleType():
            return "list of text"
        case kinds.StrType() if kind.pattern:
            return "empty or a path of letters, digits and . _ ~ - that begins with a slash, like /cards"
        case _:
            return "text"


TABLE: tuple[Setting, ...] = tuple(_rows())
"""Every setting, in the order of the documentation."""
_BY_NAME = {setting.name: setting for setting in TABLE}


def read(flags: Mapping[str, str], environment: Mapping[str, str], file: Path | None = None) -> Settings:
    """The settings from flags (by setting name), environment and file; the first that has a value wins.

    Raises:
        BadSetting: an unknown key or a value that can't be, in one line with its source.
    """
    return found(flags, environment, file)[0]


def found(
    flags: Mapping[str, str], environment: Mapping[str, str], file: Path | None = None
) -> tuple[Settings, dict[str, str]]:
    """As `read`, and for every setting that is not at its usual value the name of the source it came from."""
    values: dict[str, tuple[object, str]] = {}
    for name, value, source in (*_of_file(file), *_of_environment(environment), *_of_flags(flags)):
        values[name] = (_converted(_BY_NAME[name], value, source), source)
    settings = msgspec.structs.replace(Settings(), **{name: value for name, (value, _) in values.items()})
    sources = {name: source for name, (_, source) in values.items()}
    _check_networks(settings, sources)
    return settings, sources


def _of_flags(flags: Mapping[str, str]) -> Iterator[tuple[str, object, str]]:
    for name, value in flags.items():
        if (secret := _from_file(name)) is not None:
            source = f"{secret.flag}-file"
            yield secret.name, _secret(Path(value), source), source
        else:
            yield name, value, _BY_NAME[name].flag


def _from_file(name: str) -> Setting | None:
    """The secret that `…_file` names a file for, or None if it is no such name."""
    setting = _BY_NAME.get(name.removesuffix("_file"))
    return setting if setting is not None and setting.secret and name.endswith("_file") else None


def _of_environment(environment: Mapping[str, str]) -> Iterator[tuple[str, object, str]]:
    if "PORT" in environment:
        yield "port", environment["PORT"], "PORT"
    for variable, value in environment.items():
        if not variable.startswith(PREFIX) or variable in OTHERS or variable.removeprefix(PREFIX) in CLIENTS:
            continue
        name = variable.removeprefix(PREFIX).lower()
        if (secret := _from_file(name)) is not None:
            yield secret.name, _secret(Path(value), variable), variable
        elif name in _BY_NAME:
            yield name, value, variable
        else:
            raise BadSetting(f"{variable}: there is no such setting{_meant(name, variable=True)}")


def _meant(name: str, *, variable: bool = False) -> str:
    """The setting that was probably meant."""
    near = difflib.get_close_matches(name, _BY_NAME, 1, 0.75)
    return f"; did you mean {_BY_NAME[near[0]].variable if variable else near[0]}?" if near else ""


def _secret(path: Path, variable: str) -> str:
    try:
        return path.read_text("utf-8").strip()
    except (OSError, UnicodeError) as error:
        raise BadSetting(f"{variable}: {path} can't be read ({_reason(error)})") from None


def _of_file(file: Path | None) -> Iterator[tuple[str, object, str]]:
    if file is None:
        return
    try:
        document = tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        raise BadSetting(f"{file}: can't be read ({_reason(error)})") from None
    for key, value in document.items():
        source = f"{key} in {file}"
        if (secret := _from_file(key)) is not None:
            # Beside the settings file, wherever the server is started from.
            yield secret.name, _secret(file.parent / str(value), source), source
        elif key in _BY_NAME:
            yield key, value, source
        else:
            raise BadSetting(f"{source}: there is no such setting{_meant(key)}")


def _converted(setting: Setting, value: object, source: str) -> object:
    if isinstance(value, str) and setting.many:
        value = [part.strip() for part in value.split(",") if part.strip()]
    elif isinstance(value, str) and setting.words == "true or false":
        value = {"on": True, "yes": True, "off": False, "no": False}.get(value.lower(), value)
    try:
        return msgspec.convert(value, type=setting.type, strict=not isinstance(value, str))
    except msgspec.ValidationError:
        shown = "a secret of 16 to 128 characters" if setting.secret else setting.words
        got = "" if setting.secret else f", not {value!r}"
        raise BadSetting(f"{source}: must be {shown}{got}") from None


def _check_networks(settings: Settings, sources: Mapping[str, str]) -> None:
    for network in settings.trusted_proxies:
        try:
            ipaddress.ip_network(network, strict=False)
        except ValueError:
            source = sources.get("trusted_proxies", "trusted_proxies")
            raise BadSetting(f"{source}: {network!r} is no address or network like 10.0.0.0/8") from None


def _reason(error: Exception) -> str:
    return os.strerror(error.errno) if isinstance(error, OSError) and error.errno else str(error)
