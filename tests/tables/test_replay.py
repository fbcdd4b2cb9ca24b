"""A table is the fold of its records, those of older formats too."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from protocol.base import GAMES, GameName
from protocol.table import ClockSettings
from server.tables import messages as told_to
from server.tables import replay
from server.tables.directory import game_of, rules_of
from server.tables.messages import Record
from tests.kit.driven import Driven, person, settings_of

GOLDEN = Path(__file__).parent / "golden"


def lived_in(game: GameName, seed: int = 0) -> Driven:
    """A table to which everything has happened that can happen to one."""
    rng = random.Random(seed)
    table = Driven(settings_of(game, clock=ClockSettings("bank", 20.0, 30.0, 5.0)), seed=seed)
    if game != "one_poker":
        table.sit("Ben", 2)
    table.start()
    for turn in range(90):
        if turn == 20:
            table.take(told_to.Lose("ada"))
        if turn == 30:
            table.take(told_to.Return("ada"))
        if turn == 40:
            table.take(told_to.Recover())
            table.take(told_to.Return("ada"))
        if turn == 50 and table.state.seat_of("ben") is not None:
            table.take(told_to.Remove("ada", 2))
        if turn == 60 and table.state.stage != "over":
            table.take(told_to.Ask("ada", "pause"))
            table.pass_time(3)
            table.take(told_to.Ask("ada", "resume"))
        if turn == 70 and table.state.stage != "over":
            table.take(told_to.Ask("ada", "restart"))
        if table.state.stage == "playing":
            table.at += rng.randrange(4000)
            table.act(rng.choice(table.options()) if rng.random() < 0.2 else None)
        elif table.state.stage == "over" and not any(ask.agreed for ask in table.state.asks):
            table.take(told_to.Ask("ada", "restart"))
        else:
            table.pass_time(31 if table.state.stage == "over" else 7)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_the_fold_of_the_records_equals_the_table(game: GameName) -> None:
    table = lived_in(game)
    records = [replay.decode(replay.encode(record)) for record in table.records]
    assert replay.fold(table.table.rules, records).state == table.state


@pytest.mark.parametrize("game", GAMES)
def test_the_fold_tells_every_moment_again(game: GameName) -> None:
    table = lived_in(game, 1)
    again = [outcome.moment for _, outcome in replay.unfold(table.table.rules, table.records)]
    for told, folded in zip(table.told, again, strict=True):
        assert folded.update(0, table.at, 0) == told.update(0, table.at, 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_fold_to_any_version_goes_on_from_there(game: GameName) -> None:
    table = lived_in(game, 2)
    half = len(table.records) // 2
    folded = replay.fold(table.table.rules, table.records[:half])
    for record in table.records[half:]:
        folded.receive(record.input, record.at)
    assert folded.state == table.state


def test_a_record_is_read_as_it_was_written() -> None:
    record = Record(told_to.FORMAT, 7, 123, told_to.Sit(person("Ben"), 2, "m1"))
    assert replay.decode(replay.encode(record)) == record


def test_a_record_of_a_newer_format_is_named() -> None:
    data = msgspec.msgpack.encode([told_to.FORMAT + 1, 3, 0, {"do": "sing"}])
    with pytest.raises(replay.Unreadable, match=f"record 3 has format {told_to.FORMAT + 1}"):
        replay.decode(data)


@pytest.mark.parametrize("data", [b"", b"\x00", b"\xc1", msgspec.msgpack.encode([1, 2, 3, {"do": "sing"}])])
def test_bytes_that_are_no_record_are_unreadable(data: bytes) -> None:
    with pytest.raises(replay.Unreadable):
        replay.decode(data)


def test_a_hole_in_the_records_is_found() -> None:
    table = lived_in("as_nas")
    with pytest.raises(replay.Unreadable, match="follows version"):
        replay.fold(table.table.rules, [*table.records[:5], *table.records[6:]])


def test_a_record_that_does_not_follow_is_found() -> None:
    table = Driven(settings_of("as_nas"))
    wrong = Record(told_to.FORMAT, 2, table.at, told_to.Lose("nobody"))
    with pytest.raises(replay.Unreadable, match="does not follow"):
        replay.fold(table.table.rules, [*table.records, wrong])


def test_a_journal_begins_with_opening_the_table() -> None:
    table = lived_in("as_nas")
    with pytest.raises(replay.Unreadable, match="begins with opening"):
        replay.fold(table.table.rules, table.records[1:])
    with pytest.raises(replay.Unreadable, match="without a record"):
        replay.fold(table.table.rules, [])


def holds(found: Any, told: Any) -> bool:
    """Whether `found` says all that `told` does; fields that a view has got since may be more."""
    if isinstance(told, dict):
        return isinstance(found, dict) and all(name in found and holds(found[name], told[name]) for name in told)
    if isinstance(told, list):
        return len(found) == len(told) and all(map(holds, found, told))
    return bool(found == told)


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_journal_of_an_earlier_version_still_folds_to_the_same_table(path: Path) -> None:
    *lines, last = path.read_bytes().splitlines()
    records = [replay.decode(msgspec.msgpack.encode(msgspec.json.decode(line))) for line in lines]
    opening = replay.opening(records[0])
    table = replay.fold(rules_of(game_of(opening.settings)), records)
    told = msgspec.json.decode(last)
    assert table.state.version == told["version"]
    for viewer, name in ((None, "spectator"), (0, "host")):
        view = msgspec.json.decode(msgspec.json.encode(table.moment().update(viewer, records[-1].at, 0).view))
        assert holds(view, told[name])


def test_there_is_a_golden_journal_of_every_game() -> None:
    assert {path.stem for path in GOLDEN.glob("*.jsonl")} >= {f"{game}-{told_to.FORMAT}" for game in GAMES}
