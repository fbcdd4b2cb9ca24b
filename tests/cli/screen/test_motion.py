"""Motion: a dealt card is turned after a blink, and nothing moves where that is not wanted."""

import pytest
from msgspec.structs import replace

from clients.cli.profile import Options
from clients.cli.screen.motion import turning_seconds
from clients.cli.screen.table import TableScreen
from tests.cli.screen.staging import staged
from tests.cli.screen.test_sizes import table


@pytest.mark.parametrize(
    ("animation", "theme", "round_trip", "environment", "moves"),
    [
        ("normal", "cloth", 0.04, {}, True),
        ("fast", "ansi", None, {}, True),
        ("off", "cloth", 0.04, {}, False),
        ("normal", "mono", 0.04, {}, False),
        ("normal", "cloth", 0.04, {"CARDAVIA_ANIMATION": "off"}, False),
        ("normal", "cloth", 0.2, {"SSH_CONNECTION": "1 2 3 4"}, False),
        ("normal", "cloth", 0.2, {}, True),
    ],
)
def test_cards_move_only_where_that_is_wanted(
    animation: str, theme: str, round_trip: float | None, environment: dict[str, str], moves: bool
) -> None:
    options = replace(Options(), animation=animation)
    assert (turning_seconds(options, theme, round_trip, environment) > 0) is moves  # type: ignore[arg-type]


async def test_a_dealt_card_lies_face_down_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDAVIA_ANIMATION", "on")
    async with staged((80, 24)) as stage:
        made = table("holdem")
        await stage.sit(made)
        screen = stage.app.screen
        assert isinstance(screen, TableScreen)
        monkeypatch.setattr(screen, "set_timer", lambda _seconds, turned: turns.append(turned))
        turns: list[object] = []
        while not made.view(0).play.board:  # type: ignore[union-attr]
            made.act()
            await stage.told()
        assert "▒▒▒▒│" in stage.text()
        for turned in turns:
            turned()  # type: ignore[operator]
        await stage.settle()
        assert "▒▒▒▒│" not in stage.text()
