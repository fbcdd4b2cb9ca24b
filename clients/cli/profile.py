"""Who the person at this terminal is and how they like things: kept in the platform's usual places, by profile.

The identity's secret is readable by its owner only. A damaged file is never overwritten: the error says which and what to do.
"""

import os
import tempfile
import tomllib
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

USUAL = "default"


class BadProfile(Exception):
    """A file of the profile can't be used; the text names it and the cure."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person has set, in client.toml. Sliders in percent."""

    language: str | None = None
    name: Annotated[str, Meta(max_length=80)] | None = None
    theme: Literal["auto", "cloth", "paper", "cloth256", "ansi", "mono"] = "auto"
    contrast: Annotated[int, Meta(ge=0, le=100)] = 50
    temperature: Annotated[int, Meta(ge=0, le=100)] = 50
    four_colour: bool = False
    cards: Literal["auto", "suits", "letters", "ascii"] = "auto"
    sound: bool = False
    animation: Literal["off", "normal", "fast"] = "normal"
    confirm_fold: bool = False


def _place(variable: str, fallback: str) -> Path:
    given = os.environ.get(variable, "")
    return (Path(given) if Path(given).is_absolute() else Path.home() / fallback) / "cardavia"


def config_folder() -> Path:
    """Where settings are kept."""
    return _place("XDG_CONFIG_HOME", ".config")


def data_folder() -> Path:
    """Where identities are kept, and the tables of a server of one's own."""
    return _place("XDG_DATA_HOME", ".local/share")


class Profile:
    """One person at this machine: identities by server, and options. `name` is the profile's; several can be used side by side.

    Raises:
        BadProfile: the name can't be a profile's, or a file is damaged.
    """

    def __init__(self, name: str = USUAL) -> None:
        if not name or not all(letter.isalnum() or letter in "-_" for letter in name) or len(name) > 40:
            raise BadProfile(f'"{name}" can\'t be a profile. Use letters, digits, - and _, for example: --profile work')
        self.name = name
        suffix = "" if name == USUAL else f"-{name}"
        self.options_file = config_folder() / f"client{suffix}.toml"
        self.identity_file = data_folder() / f"identity{suffix}.json"
        self.options = self._read_options()
        self._tokens = self._read_tokens()

    def _read_options(self) -> Options:
        try:
            return msgspec.convert(tomllib.loads(self.options_file.read_text("utf-8")), Options)
        except FileNotFoundError:
            return Options()
        except (OSError, UnicodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise BadProfile(_damaged(self.options_file, error)) from None

    def _read_tokens(self) -> dict[str, str]:
        try:
            return msgspec.json.decode(self.identity_file.read_bytes(), type=dict[str, str])
        except FileNotFoundError:
            return {}
        except (OSError, msgspec.DecodeError) as error:
            raise BadProfile(_damaged(self.identity_file, error)) from None

    def token(self, server: str) -> str | None:
        """The secret that makes this person known to a server."""
        return self._tokens.get(server)

    def remember(self, server: str, token: str) -> None:
        """Keep the secret for a server."""
        if self._tokens.get(server) != token:
            self._tokens[server] = token
            _write(self.identity_file, msgspec.json.format(msgspec.json.encode(self._tokens)), secret=True)

    def forget(self, server: str) -> None:
        """Be a new guest at a server."""
        if self._tokens.pop(server, None) is not None:
            _write(self.identity_file, msgspec.json.format(msgspec.json.encode(self._tokens)), secret=True)

    def choose(self, options: Options) -> None:
        """Keep other options."""
        self.options = options
        usual = Options()
        lines = [
            f"{field} = {_toml(getattr(options, field))}"
            for field in Options.__struct_fields__
            if getattr(options, field) != getattr(usual, field)
        ]
        _write(self.options_file, ("\n".join(lines) + "\n").encode())


def _toml(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _damaged(path: Path, error: Exception) -> str:
    reason = os.strerror(error.errno) if isinstance(error, OSError) and error.errno else str(error).splitlines()[0]
    return f"{path} can't be used ({reason}). Mend it, or move it away to start afresh."


def _write(path: Path, data: bytes, secret: bool = False) -> None:
    """Replace a file whole. Raises BadProfile where that is impossible."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(name).chmod(0o600 if secret else 0o644)
        Path(name).replace(path)
    except OSError as error:
        raise BadProfile(f"{path} can't be written ({os.strerror(error.errno or 0)}). Check the folder.") from None
