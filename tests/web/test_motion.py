"""Motion tells where a thing came from, and nothing waits for it; whoever wants none gets none."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from protocol.as_nas import AsNasPlay
from protocol.commands import Play
from protocol.play import Fold, Legal
from protocol.table import TableView
from tests.web import scenes
from tests.web.pages import DESK, PHONE, Person, Script, open_scene

SIZES = {"phone": PHONE, "desk": DESK}

RECORD = """(() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const [x, y] = frames[0].transform.match(/-?[\\d.]+(?=px)/g).map(Number);
    const box = this.getBoundingClientRect();
    const from = document.querySelector('.dealer, .face .pot').getBoundingClientRect();
    window.moved.push({
      name: this.dataset.card ?? this.dataset.slide, delay: options.delay, ms: options.duration,
      away: Math.hypot(box.left + box.width / 2 + x - from.left - from.width / 2, box.top + box.height / 2 + y - from.top - from.height / 2),
      way: Math.hypot(x, y),
    });
    return animate.call(this, frames, options);
  };
})()"""


def watched(person: Person, site: str, view: TableView, reduce: bool = False, **settings: object) -> Script:
    """A table before somebody who wants to see motion; what moves from now on is written down."""
    person.page.emulate_media(reduced_motion="reduce" if reduce else "no-preference")
    person.context.add_init_script(RECORD)
    script = open_scene(person, site, view, **settings)
    person.page.evaluate("moved.length = 0")
    return script


def moved(person: Person) -> list[dict[str, Any]]:
    person.settle()
    return person.page.evaluate("moved")


def next_hand(**changes: Any) -> TableView:
    """The hand after that of the scene: dealt, nobody has acted."""
    base = scenes.holdem()
    assert base.play is not None
    changed = {
        "hand": 15,
        "button": 0,
        "street": "preflop",
        "board": (),
        "hole": ("2c", "7d"),
        "bets": (0, 10, 20, 0),
        **changes,
    }
    seats = tuple(scenes.seat(number) for number in range(4))
    return msgspec.structs.replace(
        base, play=msgspec.structs.replace(base.play, **changed), version=41, seats=seats, log=scenes.HOLDEM_LOG[:4]
    )


@pytest.mark.parametrize("size", SIZES)
def test_a_new_hand_comes_from_the_dealer_card_by_card(person: Callable[..., Person], site: str, size: str) -> None:
    one = person(SIZES[size])
    script = watched(one, site, scenes.holdem())
    script.show(next_hand())
    expect(one.page.get_by_role("img", name="two of clubs")).to_be_visible()
    seen = moved(one)
    hole = ["15 2c", "15 7d"]
    around = [f"15 {seat} {card}" if seat else hole[card] for card in range(2) for seat in (1, 2, 3, 0)]
    assert [one["name"] for one in seen] == around
    assert [round(one["delay"]) for one in seen] == [70 * index for index in range(8)]
    assert {one["ms"] for one in seen} == {220}
    assert max(one["away"] for one in seen) < 2


def test_cards_that_lie_there_are_not_dealt_again(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = watched(one, site, scenes.holdem())
    base = scenes.holdem()
    script.show(msgspec.structs.replace(base, version=41, spectators=2))
    one.page.set_viewport_size({"width": 1200, "height": 800})
    assert moved(one) == []


@pytest.mark.parametrize(("reduce", "motion"), [(True, "normal"), (False, "off")])
def test_nothing_moves_for_whoever_wants_no_motion(
    person: Callable[..., Person], site: str, reduce: bool, motion: str
) -> None:
    one = person()
    script = watched(one, site, scenes.holdem(), reduce, motion=motion)
    script.show(next_hand())
    expect(one.page.get_by_role("img", name="two of clubs")).to_be_visible()
    assert moved(one) == []


def test_fast_motion_takes_half_the_time(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = watched(one, site, scenes.holdem(), motion="fast")
    script.show(next_hand())
    expect(one.page.get_by_role("img", name="two of clubs")).to_be_visible()
    assert [round(card["delay"]) for card in moved(one)][:3] == [0, 35, 70]


def test_a_decision_does_not_wait_for_the_cards(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = watched(one, site, scenes.holdem_waiting())
    one.page.evaluate("""() => { const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) { return animate.call(this, frames, { ...options, duration: 1e8 }); }; }""")
    script.show(msgspec.structs.replace(next_hand(), turn=0, clock=scenes.clock(0), legal=Legal(fold=True)))
    one.page.get_by_role("button", name="Fold").click()
    expect(one.page.locator(".b.down")).to_have_count(1)
    assert [play.action for play in script.said(Play) if isinstance(play, Play)] == [Fold()]
    assert (
        one.page.evaluate("document.getAnimations().filter((one) => one.effect.getTiming().duration === 1e8).length")
        > 0
    )


def test_a_token_climbs_the_ladder_from_where_it_lay(person: Callable[..., Person], site: str) -> None:
    one = person()
    base = scenes.as_nas_looked()
    assert isinstance(base.play, AsNasPlay)
    script = watched(one, site, base)
    play = msgspec.structs.replace(base.play, stakes=(4, 3, 2, 2), highest=4, pot=11)
    script.show(msgspec.structs.replace(base, version=41, play=play))
    expect(one.page.locator(".rung.top1 .tok")).to_have_count(1)
    seen = moved(one)
    assert [one["name"] for one in seen] == [f"{play.deal} 0"]
    assert seen[0]["way"] > 60


def test_a_looked_at_hand_is_turned_and_not_dealt(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = watched(one, site, scenes.as_nas())
    script.show(msgspec.structs.replace(scenes.as_nas_looked(), version=41))
    expect(one.page.locator(".seen-cards .card")).to_have_count(5)
    assert moved(one) == []
