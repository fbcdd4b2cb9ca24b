"""The vocabulary as a list: every struct and every named union that a message can hold, for whatever is generated from it."""

import importlib
import inspect
import types
import typing
from collections.abc import Iterator

import msgspec
from msgspec import inspect as kinds

from protocol.messages import ClientMessage, ServerMessage

MODULES = (
    "base",
    "cards",
    "play",
    "holdem",
    "one_poker",
    "as_nas",
    "table",
    "session",
    "lobby",
    "commands",
    "operator",
    "history",
    "messages",
)
"""The modules of the vocabulary, in reading order."""


def flat(kind: kinds.Type) -> tuple[kinds.Type, ...]:
    """The members of a union, however nested, without constraints' names; of any other type itself."""
    if isinstance(kind, kinds.Metadata):
        return flat(kind.type)
    if isinstance(kind, kinds.UnionType):
        return tuple(member for part in kind.types for member in flat(part))
    return (kind,)


def structs(root: object) -> dict[str, kinds.StructType]:
    """Every struct that a value of the type `root` can hold, by name. Raises ValueError if two structs share a name."""
    found: dict[str, kinds.StructType] = {}
    pending = list(flat(kinds.type_info(root)))
    while pending:
        kind = pending.pop()
        if isinstance(kind, kinds.StructType):
            name = kind.cls.__name__
            if name not in found:
                found[name] = kind
                pending += [part for field in kind.fields for part in flat(field.type)]
            elif found[name].cls is not kind.cls:
                raise ValueError(f"two structs are called {name}")
        elif isinstance(kind, kinds.VarTupleType):
            pending += flat(kind.item_type)
        elif isinstance(kind, kinds.DictType):
            pending += flat(kind.value_type)
    return found


CLIENT = structs(ClientMessage)
"""The structs that a client may send, by name."""
SERVER = structs(ServerMessage)
"""The structs that the server may send, by name."""


def _named(module: types.ModuleType) -> Iterator[tuple[str, object]]:
    for name, value in vars(module).items():
        if name.startswith("_"):
            continue
        if isinstance(value, types.UnionType) or typing.get_origin(value) is typing.Literal:
            yield name, value


def aliases() -> dict[str, tuple[kinds.Type, ...]]:
    """The named unions and sets of words (`Action`, `Level`, `GameEvent`), by name, each with its members, in reading order."""
    found: dict[str, tuple[kinds.Type, ...]] = {}
    for module in MODULES:
        for name, value in _named(importlib.import_module(f"protocol.{module}")):
            found.setdefault(name, flat(kinds.type_info(value)))
    return found


def ordered() -> list[kinds.StructType]:
    """Every struct of the vocabulary, in reading order."""
    every = {kind.cls: kind for kind in (*CLIENT.values(), *SERVER.values())}
    found: list[kinds.StructType] = []
    for module in MODULES:
        here = importlib.import_module(f"protocol.{module}")
        found += [
            every[cls]
            for cls in vars(here).values()
            if isinstance(cls, type) and cls in every and cls.__module__ == here.__name__
        ]
    return found


def described(cls: type[msgspec.Struct]) -> str:
    """The struct's doc comment, cleaned, or an empty string."""
    return inspect.cleandoc(cls.__doc__) if cls.__doc__ else ""
