"""The table at every size, palette and set of signs: no row wider than the screen, no fact of a seat missing."""

import pytest
from rich.cells import cell_len

from clients.cli.catalogue import Catalogue, languages
from clients.cli.screen.bar import Actions
from clients.cli.screen.glyphs import SETS, GlyphName
from clients.cli.screen.palettes import THEMES, ThemeName
from protocol.base import GAMES, GameName
from protocol.holdem import HoldemSettings
from tests.cli.screen.staging import Size, Stage, staged
from tests.kit.driven import Driven, settings_of

SIZES: tuple[Size, ...] = ((60, 20), (80, 24), (120, 36), (160, 50), (200, 60))
SMALL: tuple[Size, ...] = ((44, 14), (59, 19))


def table(name: GameName, seed: int = 6, **changes: object) -> Driven:
    made = Driven(settings_of(name, seats_open=1, **changes), seed=seed)
    if made.state.stage == "waiting":
        made.start()
    made.settle()
    made.until_turn(0)
    return made


def fits(stage: Stage, size: Size) -> None:
    rows = stage.rows()
    assert len(rows) == size[1]
    assert [row for row in rows if cell_len(row) > size[0]] == []


def facts(stage: Stage) -> list[str]:
    """What must be seen of the others: names, and chips or totals."""
    view = stage.app.model.view
    assert view is not None
    words = stage.app.words
    others = [seat for seat in view.seats if seat.seat != 0]
    worth = [words.signed(seat.total) if seat.total is not None else words.number(seat.stack or 0) for seat in others]
    return [seat.name for seat in others] + worth


@pytest.mark.parametrize("size", [*SMALL, *SIZES], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
async def test_every_seat_and_action_is_seen_at_every_size(game: GameName, size: Size) -> None:
    async with staged(size) as stage:
        await stage.sit(table(game))
        fits(stage, size)
        text = stage.text()
        assert [fact for fact in facts(stage) if fact not in text] == []
        for key in {"holdem": "fcra", "one_poker": "12", "as_nas": "lfcr"}[game]:
            assert f" {key} " in text


CHOSEN = [("cloth", "suits"), ("paper", "letters"), ("cloth256", "suits"), ("ansi", "letters"), ("mono", "ascii")]
REST = [
    pytest.param(theme, signs, marks=pytest.mark.matrix)
    for theme in THEMES
    for signs in SETS
    if (theme, signs) not in CHOSEN
]


@pytest.mark.parametrize(("theme", "signs"), [*CHOSEN, *REST])
async def test_every_palette_and_set_of_signs_shows_the_same_facts(theme: ThemeName, signs: GlyphName) -> None:
    async with staged((80, 24), theme, signs) as stage:
        await stage.sit(table("holdem"))
        fits(stage, (80, 24))
        text = stage.text()
        assert [fact for fact in facts(stage) if fact not in text] == []
        if signs == "ascii":
            assert [row for row in stage.rows() if not row.replace("\u2019", "'").isascii()] == []


@pytest.mark.parametrize("size", [(80, 24), (60, 20), (120, 36)], ids=lambda size: f"{size[0]}x{size[1]}")
async def test_ten_seats_fit(size: Size) -> None:
    async with staged(size) as stage:
        await stage.sit(table("holdem", game=HoldemSettings(seats=10)))
        fits(stage, size)
        text = stage.text()
        view = stage.app.model.view
        assert view is not None
        assert [seat.name for seat in view.seats if seat.seat and seat.name[:5] not in text] == []


async def test_a_terminal_that_is_too_small_says_so_in_a_sentence() -> None:
    async with staged((34, 8)) as stage:
        await stage.sit(table("holdem"))
        text = " ".join(stage.text().split())
        assert "Needs 40 x 10, now 34 x 8. cardavia play --plain works in any size." in text


async def test_resizing_through_all_sizes_and_back_gives_the_same_screen() -> None:
    async with staged((80, 24)) as stage:
        await stage.sit(table("holdem"))
        before = stage.rows()
        for size in ((60, 20), (34, 8), (200, 60), (50, 14), (120, 36), (80, 24)):
            await stage.pilot.resize_terminal(*size)
            await stage.settle()
        assert stage.rows() == before


@pytest.mark.parametrize("game", GAMES)
async def test_the_end_of_a_hand_fits_and_names_the_winner(game: GameName) -> None:
    async with staged((80, 24)) as stage:
        made = table(game)
        await stage.sit(made)
        while made.state.stage == "playing":
            made.act()
        await stage.told()
        fits(stage, (80, 24))
        assert "wins " in stage.text()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_the_lobby_fits(size: Size) -> None:
    async with staged(size) as stage:
        fits(stage, size)
        assert "Play at once, bots around you" in stage.text()


@pytest.mark.parametrize("size", [(80, 24), (60, 20)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", [name for name in languages() if not Catalogue(name).right_to_left])
async def test_every_language_that_is_written_to_the_right_fits(language: str, size: Size) -> None:
    for game in GAMES:
        async with staged(size, language=language) as stage:
            await stage.sit(table(game))
            fits(stage, size)
            text = stage.text()
            assert [fact for fact in facts(stage) if fact not in text] == []
            for offer in stage.app.screen.query_one(Actions).offered():
                assert f" {offer.key} " in text
