"""Bots that can't play at the level asked for: whoever comes to the table is told."""

import pytest

from protocol.base import GameName, Level
from protocol.session import Notice
from tests.kit.driven import settings_of
from tests.kit.premises import QUICK, Premises


def notices(log: list[object]) -> list[tuple[str, object]]:
    return [(message.code, message.params) for message in log if isinstance(message, Notice)]


@pytest.fixture
def no_hard(monkeypatch: pytest.MonkeyPatch) -> None:
    """No trained strategy can be read."""

    def plays_at(game: GameName, level: Level) -> Level:
        return "normal" if level == "hard" else level

    monkeypatch.setattr("server.tables.audience.plays_at", plays_at)


@pytest.mark.usefixtures("no_hard")
async def test_who_comes_to_a_table_of_hard_bots_hears_that_they_play_at_normal() -> None:
    here = Premises()
    actor, host = await here.open(settings_of("one_poker", bots=("hard",), bot_pace=QUICK))
    watcher = await here.watch(actor, "Eve")
    for viewer in (host, watcher):
        assert notices([*viewer.log]) == [("bots_fallback", {"level": "hard", "instead": "normal"})]
    await here.stop()


@pytest.mark.usefixtures("no_hard")
async def test_nobody_is_told_where_the_bots_play_as_asked() -> None:
    here = Premises()
    _, host = await here.open(settings_of("one_poker", bots=("easy", "normal"), bot_pace=QUICK))
    assert notices([*host.log]) == []
    await here.stop()
