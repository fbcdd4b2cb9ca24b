"""The vocabulary in TypeScript: one interface a struct, unions told apart by their literal tags, names as in Python.

What only a client sends has optional fields where the server fills in a default. What the server sends is always whole, but for structs that
leave out defaults (`Legal`). A struct that goes both ways (`TableSettings`) is whole under its name and has its optional form as `…Draft`.
"""

from collections.abc import Iterable

from msgspec import inspect as kinds

from protocol import base, commands, messages, vocabulary
from protocol.refusals import NOTICES, REFUSALS

HEADER = "// Generated from protocol/ by `make schema`: do not edit. A test compares the two.\n"


class TypeScript:
    """Renders the vocabulary. Deterministic: the same vocabulary gives the same text."""

    def __init__(self) -> None:
        self._aliases = vocabulary.aliases()
        self._names = {frozenset(map(self._key, members)): name for name, members in reversed(self._aliases.items())}
        self._drafts = self._both_ways()

    def text(self) -> str:
        """The whole module."""
        parts = [HEADER, *self._constants()]
        for name, members in self._aliases.items():
            parts.append(f"export type {name} = {self._union(members, name)};\n")
            if any(self._draft_name(member) for member in members):
                parts.append(f"export type {name}Draft = {self._union(members, name, draft=True)};\n")
        for struct in vocabulary.ordered():
            name = struct.cls.__name__
            parts.append(self._interface(struct, name, draft=name not in vocabulary.SERVER))
            if name in self._drafts:
                parts.append(self._interface(struct, f"{name}Draft", draft=True))
        return "\n".join(parts)

    def _both_ways(self) -> set[str]:
        """The structs that go both ways and have, somewhere inside, a field with a default."""
        shared = [struct for name, struct in vocabulary.CLIENT.items() if name in vocabulary.SERVER]
        return {
            struct.cls.__name__
            for struct in shared
            if any(not field.required for inner in vocabulary.structs(struct.cls).values() for field in inner.fields)
        }

    @staticmethod
    def _key(kind: kinds.Type) -> object:
        if isinstance(kind, kinds.StructType):
            return kind.cls
        return (type(kind).__name__, tuple(kind.values)) if isinstance(kind, kinds.LiteralType) else type(kind).__name__

    def _draft_name(self, kind: kinds.Type) -> str | None:
        name = kind.cls.__name__ if isinstance(kind, kinds.StructType) else ""
        return f"{name}Draft" if name in self._drafts else None

    def _union(self, members: Iterable[kinds.Type], itself: str = "", *, draft: bool = False) -> str:
        """`members` as a union; by its name where it has one (and is not being defined as `itself`). Null comes last."""
        real = [member for member in members if not isinstance(member, kinds.NoneType)]
        null = ["null"] if len(real) < len(list(members)) else []
        name = self._names.get(frozenset(map(self._key, real)))
        if name is not None and name != itself:
            named = f"{name}Draft" if draft and any(self._draft_name(member) for member in real) else name
            return " | ".join([named, *null])
        return " | ".join(dict.fromkeys([*(self._type(member, draft=draft) for member in real), *null]))

    def _type(self, kind: kinds.Type, *, draft: bool) -> str:
        match kind:
            case kinds.StructType():
                return (draft and self._draft_name(kind)) or kind.cls.__name__
            case kinds.LiteralType():
                return " | ".join(f'"{value}"' for value in kind.values)
            case kinds.VarTupleType():
                item = self._union(vocabulary.flat(kind.item_type), draft=draft)
                return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
            case kinds.DictType():
                return f"Readonly<Record<string, {self._union(vocabulary.flat(kind.value_type), draft=draft)}>>"
            case kinds.BoolType():
                return "boolean"
            case kinds.IntType() | kinds.FloatType():
                return "number"
            case kinds.StrType():
                return "string"
            case kinds.NoneType():
                return "null"
            case _:
                raise TypeError(f"no TypeScript for {kind}")

    def _interface(self, struct: kinds.StructType, name: str, *, draft: bool) -> str:
        sparse = draft or bool(struct.cls.__struct_config__.omit_defaults)
        lines = [*self._comment(vocabulary.described(struct.cls)), f"export interface {name} {{"]
        if struct.tag_field is not None:
            lines.append(f'  readonly {struct.tag_field}: "{struct.tag}";')
        for field in struct.fields:
            mark = "?" if sparse and not field.required else ""
            lines.append(
                f"  readonly {field.encode_name}{mark}: {self._union(vocabulary.flat(field.type), draft=draft)};"
            )
        return "\n".join([*lines, "}\n"])

    @staticmethod
    def _comment(text: str) -> list[str]:
        return ["/**", *(f" * {line}".rstrip() for line in text.splitlines()), " */"] if text else []

    @staticmethod
    def _constants() -> list[str]:
        def words(values: Iterable[str]) -> str:
            return "".join(f'  "{value}",\n' for value in values)

        return [
            f"export const VERSION = {messages.VERSION};",
            f'export const SUBPROTOCOL_JSON = "{messages.SUBPROTOCOL_JSON}";',
            f'export const SUBPROTOCOL_MSGPACK = "{messages.SUBPROTOCOL_MSGPACK}";',
            f'export const CODE_ALPHABET = "{base.CODE_ALPHABET}";',
            f"export const CODE_LENGTH = {base.CODE_LENGTH};",
            f"export const GAMES = [\n{words(base.GAMES)}] as const;",
            f"export const REACTIONS = [\n{words(commands.REACTIONS)}] as const;",
            f"export const REFUSALS = [\n{words(REFUSALS)}] as const;",
            f"export const NOTICES = [\n{words(NOTICES)}] as const;",
            "export type RefusalCode = (typeof REFUSALS)[number];",
            "export type NoticeCode = (typeof NOTICES)[number];\n",
        ]
