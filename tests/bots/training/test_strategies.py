"""The strategies in the package: that they are whole, give chances everywhere they get to, and are as strong as their manifest says."""

import json
import shutil
from pathlib import Path
from random import Random

import pytest

from server.bots import strategy
from server.bots.arena.exploit_as_nas import exploit_as_nas
from server.bots.arena.exploit_one_poker import exploit_one_poker
from server.bots.as_nas_strategy import AsNasStrategy
from server.bots.as_nas_tree import RAISE, kinds, tree
from server.bots.one_poker_cards import FIRST_DEAL, LATER_DEAL, Layout
from server.bots.one_poker_strategy import OnePokerStrategy
from server.bots.one_poker_tree import DEEPEST, root

LAYOUTS = pytest.mark.parametrize("layout", [FIRST_DEAL, LATER_DEAL], ids=lambda layout: layout.name)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(strategy.FOLDER, tmp_path / "artefacts")
    return tmp_path / "artefacts"


def test_all_strategies_together_stay_below_four_mebibytes() -> None:
    entries = strategy.manifest()
    assert {"one_poker", "one_poker_match", "as_nas"} <= set(entries)
    assert sum(entries[game].bytes for game in ("one_poker", "one_poker_match", "as_nas")) < 4 * 2**20


def test_one_poker_gives_a_best_response_at_most_a_fiftieth_of_a_chip_at_every_stack() -> None:
    gain = strategy.manifest()["one_poker"].gain
    assert set(gain) == {str(stack) for stack in range(DEEPEST + 1)}
    assert max(gain.values()) <= 0.02


def test_as_nas_gives_a_best_response_at_most_a_thousandth_of_a_point_from_every_position() -> None:
    gain = strategy.manifest()["as_nas"].gain
    assert set(gain) == {"first", "second", "third", "dealer"}
    assert max(gain.values()) <= 0.001


@pytest.mark.parametrize("stack", [0, 2, 5, 9])
def test_one_poker_is_measured_again_as_the_manifest_says(stack: int) -> None:
    play = OnePokerStrategy.load()
    measured = exploit_one_poker(play.single_deal, [stack], layout=FIRST_DEAL)["gain"][str(stack)]
    assert measured == pytest.approx(strategy.manifest()["one_poker"].gain[str(stack)], abs=1e-6)


def test_as_nas_is_measured_again_as_the_manifest_says() -> None:
    measured = exploit_as_nas(AsNasStrategy.load().single_deal)["gain"]
    assert measured == pytest.approx(dict(strategy.manifest()["as_nas"].gain), abs=1e-6)


@LAYOUTS
def test_one_poker_has_chances_wherever_its_own_play_leads(layout: Layout) -> None:
    play, rng = OnePokerStrategy.load(layout=layout), Random(7)
    for _ in range(2000):
        stack, position = rng.randint(1, DEEPEST), rng.randint(0, 1)
        own, other = rng.choice(layout.keys), rng.choice(layout.keys)
        hand = rng.choice(layout.hands(own))
        locks = play.lock(stack, position, own, other, hand)
        assert sum(locks.values()) == pytest.approx(1)
        locked = rng.choices(list(locks), list(locks.values()))[0]
        point, history, on = root(stack), tuple[int, ...](), True
        while on:
            if point.actor == position:
                chances = play.bet(stack, position, own, other, locked, sum(hand) - locked, history)
                assert chances is not None
                assert sum(chances.values()) == pytest.approx(1)
                assert set(chances) <= set(point.actions())
                action = rng.choices(list(chances), list(chances.values()))[0]
            else:
                action = rng.choice(point.actions())
            on, history = not point.ends(action), (*history, action)
            point = point.after(action) if on else point


def test_as_nas_has_chances_wherever_its_own_play_leads() -> None:
    play, rng = AsNasStrategy.load(), Random(7)
    for _ in range(2000):
        player, hand, point = rng.randrange(4), rng.choice(kinds()), tree().points[0]
        while point.actor is not None:
            place = rng.randrange(len(point.actions()))
            if point.actor == player:
                chances = play.act(point.history, hand)
                assert chances is not None
                assert sum(chances.values()) == pytest.approx(1)
                place = point.actions().index(rng.choices(list(chances), list(chances.values()))[0])
            point = tree().after[point.index][place]


def test_a_place_that_the_strategy_never_gets_to_has_no_chances() -> None:
    play = AsNasStrategy.load()
    never_raised = next(hand for hand in kinds() if RAISE not in (play.act("", hand) or {}))
    assert play.act("RFFR", never_raised) is None


def test_impossible_places_are_refused() -> None:
    with pytest.raises(ValueError, match="FFF"):
        AsNasStrategy.load().act("FFF", (4, 1, 0, 0, 0))
    with pytest.raises(ValueError, match="no decision point"):
        OnePokerStrategy.load().bet(5, 0, 2, 2, 12, 11, (9,))


def test_a_kept_ace_is_worth_most_and_a_kept_three_least() -> None:
    play = OnePokerStrategy.load(layout=LATER_DEAL)
    worths = [play.kept_worth(rank) for rank in range(13)]
    assert (worths.index(max(worths)), worths.index(min(worths))) == (12, 1)


def test_shares_of_kept_ranks_sum_to_one() -> None:
    play = OnePokerStrategy.load(layout=LATER_DEAL)
    assert sum(play.kept_share(rank) for rank in range(13)) == pytest.approx(1)


def test_a_missing_strategy_is_named(copy: Path) -> None:
    (copy / "as_nas.bin").unlink()
    with pytest.raises(strategy.ArtefactError, match=r"as_nas\.bin cannot be read"):
        AsNasStrategy.load(copy)


def test_a_damaged_strategy_is_named(copy: Path) -> None:
    path = copy / "one_poker.bin"
    content = bytearray(path.read_bytes())
    content[1000] ^= 1
    path.write_bytes(content)
    with pytest.raises(strategy.ArtefactError, match=r"one_poker\.bin is not the file that the manifest names"):
        OnePokerStrategy.load(copy)


def test_a_missing_manifest_is_named(copy: Path) -> None:
    (copy / "manifest.json").unlink()
    with pytest.raises(strategy.ArtefactError, match=r"manifest\.json cannot be read"):
        AsNasStrategy.load(copy)


@pytest.mark.parametrize("content", ["", "[]", '{"as_nas": 3}', '{"as_nas": {"file": "as_nas.bin"}}'])
def test_a_damaged_manifest_is_named(copy: Path, content: str) -> None:
    (copy / "manifest.json").write_text(content)
    with pytest.raises(strategy.ArtefactError, match=r"manifest\.json is damaged"):
        AsNasStrategy.load(copy)


def test_a_game_that_the_manifest_lacks_is_named(copy: Path) -> None:
    rows = json.loads((copy / "manifest.json").read_text())
    del rows["as_nas"]
    (copy / "manifest.json").write_text(json.dumps(rows))
    with pytest.raises(strategy.ArtefactError, match="has no strategy for as_nas"):
        AsNasStrategy.load(copy)


def test_arrays_come_back_from_their_file_as_they_were() -> None:
    arrays = strategy.load("as_nas")
    assert strategy.unpack(strategy.pack(arrays)) == arrays


@pytest.mark.parametrize("content", [b"", b"not compressed"])
def test_bytes_that_are_no_strategy_are_refused(content: bytes) -> None:
    with pytest.raises(strategy.ArtefactError, match="cannot be unpacked"):
        strategy.unpack(content)


def test_arrays_of_another_game_are_refused() -> None:
    with pytest.raises(strategy.ArtefactError, match="one_poker lacks 'locks'"):
        OnePokerStrategy(strategy.load("as_nas"))


def test_arrays_that_do_not_fit_together_are_refused() -> None:
    arrays = strategy.load("as_nas")
    with pytest.raises(strategy.ArtefactError, match="as_nas does not fit"):
        AsNasStrategy({**arrays, "stays": arrays["stays"][:-1]})
