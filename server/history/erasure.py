"""Taking a person who wants to be forgotten out of the records of a table, so that it still folds to the same game: a made-up id, a plain name."""

import secrets
from collections.abc import Iterable, Sequence
from typing import cast

import msgspec

from server.journal.interface import Entry as Entry
from server.tables import replay
from server.tables.handle import Person
from server.tables.messages import Forget, Record

NAME = "Player"
"""Who is forgotten is called so; a clash at the table gets a number as for everybody."""
ERASED = "forgotten-"
"""Ids that begin so belong to nobody."""

Plain = dict[str, "Plain"] | list["Plain"] | str | int | float | bool | None


def forgotten(records: Iterable[Record]) -> frozenset[str]:
    """The people who asked to be forgotten while they sat here."""
    people = {record.input.person for record in records if isinstance(record.input, Forget)}
    return frozenset([person for person in people if not person.startswith(ERASED)])


def named(records: Iterable[Record]) -> frozenset[str]:
    """The ids of everybody whose name is in these records: who had a seat, and who was only looking on and is named by somebody else."""
    inputs = [record.input for record in records]
    values = [getattr(told, field) for told in inputs for field in told.__struct_fields__]
    return frozenset(
        [value.id for value in values if isinstance(value, Person) and not value.id.startswith(ERASED)],
    )


def erased(records: Sequence[Record], people: frozenset[str]) -> dict[int, Record]:
    """The records that change, by version, when these people are taken out."""
    if not people:
        return {}
    aliases = {person: f"{ERASED}{secrets.token_hex(6)}" for person in people}
    changed: dict[int, Record] = {}
    for record in records:
        plain = cast(Plain, msgspec.to_builtins(record))
        replaced = _replaced(plain, aliases)
        if replaced != plain:
            changed[record.version] = msgspec.convert(replaced, Record)
    return changed


def entry(record: Record) -> Entry:
    """A record as the journal keeps it."""
    return Entry(record.version, record.at, replay.encode(record))


def _replaced(value: Plain, aliases: dict[str, str]) -> Plain:
    """The value with every mention of the people replaced: their ids under `id`, `person` or `host`, and the name beside such an id."""
    if isinstance(value, list):
        return [_replaced(part, aliases) for part in value]
    if not isinstance(value, dict):
        return value
    mentioned = [key for key in ("id", "person") if isinstance(value.get(key), str) and value[key] in aliases]
    replaced: dict[str, Plain] = {key: _replaced(part, aliases) for key, part in value.items()}
    for key in mentioned:
        replaced[key] = aliases[str(value[key])]
        if "name" in value:
            replaced["name"] = NAME
    return replaced
