"""Every bot in every view that can come up: legal actions, chances that sum to one, the same answer to the same question."""

from random import Random

import pytest

from protocol.as_nas import AsNasSettings
from protocol.base import Level
from protocol.holdem import HoldemSettings
from protocol.one_poker import OnePokerSettings
from protocol.play import Call, Fold
from protocol.table import GameSettings, TableView
from server.bots.bot import Bot, offered
from server.bots.policy import NothingToDecide, PolicyBot, drawn
from server.bots.roster import LEVELS, STYLES, make_bot
from server.bots.scripts import SCRIPTS, script
from tests.kit.positions import asked

MATCHES: dict[str, GameSettings] = {
    "holdem of four": HoldemSettings(),
    "holdem heads-up": HoldemSettings(seats=2, stack=300),
    "holdem of ten": HoldemSettings(seats=10, stack=400),
    "holdem with short stacks": HoldemSettings(seats=3, stack=45),
    "holdem with hardly a blind": HoldemSettings(seats=4, stack=25),
    "holdem with antes and odd blinds": HoldemSettings(seats=6, stack=777, small_blind=7, big_blind=20, ante=3),
    "holdem with deep stacks": HoldemSettings(seats=3, stack=20_000),
    "one poker": OnePokerSettings(),
    "one poker with few chips": OnePokerSettings(chips=2),
    "one poker with a single chip": OnePokerSettings(chips=1),
    "one poker with deep stacks": OnePokerSettings(chips=500),
    "one poker with dear antes": OnePokerSettings(chips=50, ante=7),
    "as-nas": AsNasSettings(),
    "as-nas of one deal": AsNasSettings(deals=1),
}
GAMES = {HoldemSettings: "holdem", OnePokerSettings: "one_poker", AsNasSettings: "as_nas"}


def bot_of(settings: GameSettings, name: str, style: str = "") -> PolicyBot:
    if name in SCRIPTS:
        return script(name)
    level: Level = next(level for level in LEVELS if level == name)
    return make_bot(GAMES[type(settings)], level, style)  # type: ignore[arg-type]


def views(what: str, bot: Bot | None = None, count: int = 150) -> list[TableView]:
    return list(asked(MATCHES[what], Random(what), count, bot))


@pytest.mark.parametrize("name", [*LEVELS, *SCRIPTS])
@pytest.mark.parametrize("what", MATCHES)
def test_chances_are_of_legal_actions_and_sum_to_one(what: str, name: str) -> None:
    bot = bot_of(MATCHES[what], name)
    for view in views(what, bot):
        policy = bot.policy(view)
        assert view.legal is not None
        assert all(offered(view.legal, action) for action in policy), (policy, view.legal)
        assert all(chance > 0 for chance in policy.values())
        assert sum(policy.values()) == pytest.approx(1, abs=1e-9)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("what", ["holdem of four", "one poker", "as-nas"])
def test_every_style_plays_legally_at_every_level(what: str, style: str) -> None:
    for level in LEVELS:
        bot = bot_of(MATCHES[what], level, style)
        for view in views(what, bot, 60):
            assert view.legal is not None
            assert all(offered(view.legal, action) for action in bot.policy(view))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("what", ["holdem of four", "one poker", "as-nas"])
def test_the_same_view_gives_the_same_chances_and_the_same_seed_the_same_action(what: str, level: str) -> None:
    bot = bot_of(MATCHES[what], level)
    for view in views(what, bot, 60):
        assert list(bot.policy(view).items()) == list(bot.policy(view).items())
        assert bot.choose(view, Random(5)) == bot.choose(view, Random(5))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("what", MATCHES)
def test_nobody_folds_where_nothing_is_owed(what: str, level: str) -> None:
    bot = bot_of(MATCHES[what], level)
    for view in views(what, bot, 80):
        assert view.legal is not None
        if view.legal.check or view.legal.hold:
            assert Fold() not in bot.policy(view)


def test_what_is_drawn_follows_the_chances() -> None:
    rng, policy = Random(3), {Call(): 0.25, Fold(): 0.75}
    folds = sum(drawn(policy, rng.random()) == Fold() for _ in range(4000))
    assert folds == pytest.approx(3000, abs=100)


def test_a_sum_a_hair_below_one_still_gives_an_action() -> None:
    assert drawn({Call(): 0.3, Fold(): 0.6999999}, 0.99999999) == Fold()


@pytest.mark.parametrize("what", ["holdem of four", "one poker", "as-nas"])
def test_a_view_that_asks_for_nothing_is_refused(what: str) -> None:
    from msgspec import structs

    bot = bot_of(MATCHES[what], "normal")
    view = structs.replace(views(what, None, 1)[0], legal=None)
    with pytest.raises(NothingToDecide):
        bot.choose(view, Random(1))


@pytest.mark.parametrize("what", ["holdem of four", "one poker", "as-nas"])
def test_a_view_of_another_game_is_refused(what: str) -> None:
    other = "one poker" if what != "one poker" else "as-nas"
    view = views(other, None, 1)[0]
    with pytest.raises(NothingToDecide):
        bot_of(MATCHES[what], "easy").choose(view, Random(1))
