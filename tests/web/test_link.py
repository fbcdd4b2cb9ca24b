"""The connection, as the page sees it: cut at every kind of decision, refused, taken over, speaking nonsense."""

import json
import re
from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import expect

from protocol.commands import Play
from protocol.lobby import Join
from protocol.messages import ClientMessage
from protocol.play import Folded, Raise
from protocol.refusals import NOTICES, REFUSALS
from protocol.session import Closed, Done, Hello, Notice, Param, Refused, TakenOver
from tests.web import scenes
from tests.web.pages import PHONE, Person, Script, open_lobby, open_scene

DECISIONS = {
    "one_poker": ("Lock the queen", "lock"),
    "holdem": ("Call 90", "call"),
    "one_poker_bet": ("Call 3", "call"),
    "as_nas": ("Call 3", "call"),
    "as_nas_looked": ("Fold", "fold"),
}


def silent(_: ClientMessage) -> None:
    """No answer: the connection goes before there is one."""


@pytest.mark.parametrize("scene", DECISIONS)
def test_cut_at_a_decision_the_page_comes_back_to_the_servers_truth(
    person: Callable[..., Person], site: str, scene: str
) -> None:
    one = person()
    script = open_scene(one, site, scenes.SCENES[scene]())
    script.answers[Play] = silent
    name, kind = DECISIONS[scene]
    if kind == "lock":
        one.page.get_by_role("radio").first.click()
    one.page.locator(".three").get_by_role("button", name=name).click()
    expect(one.page.locator(".b.down")).to_have_count(1)
    sent = script.said(Play)
    assert [message.action.__struct_config__.tag for message in sent] == [kind]  # type: ignore[attr-defined]
    # While it was away the server took the action and the turn went on.
    base = scenes.SCENES[scene]()
    script.view = msgspec.structs.replace(base, version=base.version + 1, turn=1, legal=None, clock=None)
    script.cut()
    expect(one.page.locator(".wait-dock")).to_be_visible()
    assert script.connections == 2
    joins = script.said(Join)
    assert joins[-1].after == base.version  # type: ignore[attr-defined]
    assert len(script.said(Play)) == 1


def test_an_action_that_did_not_arrive_is_gone_and_can_be_chosen_again(
    person: Callable[..., Person], site: str
) -> None:
    one = person()
    script = open_scene(one, site, scenes.holdem())
    script.answers[Play] = silent
    one.page.get_by_role("button", name="Raise to 180").click()
    script.cut()
    expect(one.page.locator(".telling")).to_contain_text("before your action was answered")
    expect(one.page.locator(".b.down")).to_have_count(0)
    script.answers.clear()
    expect(one.page.locator(".strip-line")).to_have_count(0)
    one.page.get_by_role("button", name="Fold").click()
    assert [type(message.action).__name__ for message in script.said(Play)] == ["Raise", "Fold"]  # type: ignore[attr-defined]


def test_while_it_reconnects_the_page_says_so_and_keeps_the_table(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = open_scene(one, site, scenes.holdem())
    script.answers[Hello] = silent
    script.cut()
    expect(one.page.get_by_text("Reconnecting; your seat is kept.")).to_be_visible()
    expect(one.page.locator(".mine .card")).to_have_count(2)


def test_two_quick_clicks_send_one_action(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = open_scene(one, site, scenes.holdem())
    script.answers[Play] = silent
    one.page.get_by_role("button", name="Call 90").dblclick()
    one.page.keyboard.press("c")
    assert len(script.said(Play)) == 1


def test_an_action_names_the_version_that_it_answers(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = open_scene(one, site, scenes.holdem(version=77))
    one.page.get_by_role("button", name="Call 90").click()
    (sent,) = script.said(Play)
    assert (sent.version, bool(sent.id)) == (77, True)  # type: ignore[attr-defined]


def test_a_raise_is_sent_as_the_total_that_was_typed(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = open_scene(one, site, scenes.holdem())
    one.page.locator("#raise-to").fill("300")
    one.page.get_by_role("button", name="Raise to 300").click()
    (sent,) = script.said(Play)
    assert sent.action == Raise(300)  # type: ignore[attr-defined]


def test_figures_of_an_earlier_offer_do_not_stay(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = open_scene(one, site, scenes.holdem())
    one.page.locator("#raise-to").fill("700")
    base = scenes.holdem(version=41, turn=1, legal=None, clock=None)
    script.show(base)
    expect(one.page.locator(".wait-dock")).to_be_visible()
    script.show(scenes.holdem(version=42))
    expect(one.page.locator("#raise-to")).to_have_value("180")


@pytest.mark.parametrize("typed", ["179", "1106", "", "12x", "3.5", "-200"])
def test_an_amount_outside_the_offer_can_not_be_sent(person: Callable[..., Person], site: str, typed: str) -> None:
    one = person()
    script = open_scene(one, site, scenes.holdem())
    one.page.locator("#raise-to").fill(typed)
    expect(one.page.locator("#raise-to")).to_have_attribute("aria-invalid", "true")
    one.page.locator("#raise-to").press("Enter")
    one.page.locator(".b.red").click(force=True)
    assert script.said(Play) == []


def test_a_choice_ahead_is_carried_out_when_the_price_has_stayed(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = open_scene(one, site, scenes.holdem_waiting())
    one.page.get_by_role("button", name="Will call 90").click()
    expect(one.page.get_by_role("button", name="Will call 90")).to_have_attribute("aria-pressed", "true")
    script.show(scenes.holdem(version=41))
    one.page.wait_for_function(
        "() => document.querySelector('.b.down') !== null || document.querySelector('.mine-turn') !== null"
    )
    assert [type(message.action).__name__ for message in script.said(Play)] == ["Call"]  # type: ignore[attr-defined]


def test_a_choice_ahead_is_taken_back_when_the_price_changes(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = open_scene(one, site, scenes.holdem_waiting())
    one.page.get_by_role("button", name="Will call 90").click()
    base = scenes.holdem(version=41)
    dearer = (base.seats[0], base.seats[1], msgspec.structs.replace(base.seats[2], bet=300), base.seats[3])
    script.show(msgspec.structs.replace(base, seats=dearer))
    expect(one.page.locator(".telling")).to_contain_text("your choice was taken back")
    expect(one.page.locator(".mine-turn")).to_be_visible()
    assert script.said(Play) == []


def test_a_choice_ahead_can_be_taken_back(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = open_scene(one, site, scenes.holdem_waiting())
    choice = one.page.get_by_role("button", name="Will fold")
    choice.click()
    choice.click()
    script.show(scenes.holdem(version=41))
    expect(one.page.locator(".mine-turn")).to_be_visible()
    assert script.said(Play) == []


def test_folding_asks_first_where_that_was_wished(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = open_scene(one, site, scenes.holdem(), confirmFold=True)
    one.page.keyboard.press("f")
    assert script.said(Play) == []
    one.page.get_by_role("button", name="Fold? Yes").click()
    assert len(script.said(Play)) == 1


def test_every_refusal_is_said_in_words(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = open_scene(one, site, scenes.holdem())
    numbers = [
        "limit",
        "wait",
        "interval",
        "least",
        "most",
        "version",
        "answered",
        "match",
        "hand",
        "seat",
        "server",
        "client",
    ]
    words = ["code", "reason", "subprotocol", "software", "origin", "name", "action"]
    params: dict[str, Param] = {**dict.fromkeys(numbers, 3), **dict.fromkeys(words, "K7Q4ND"), "card": "Qs0"}
    told: dict[str, str] = {}
    for code in sorted(set(REFUSALS) - {"elsewhere"}):  # that one is a question, asked on a page of its own
        script.answers[Play] = lambda message, code=code: Refused(  # type: ignore[misc]
            id=message.id,
            code=code,
            params=params,
            text="Text.",  # type: ignore[attr-defined]
        )
        one.page.get_by_role("button", name="Call 90").click()
        expect(one.page.locator(".telling p")).to_have_count(1)
        told[code] = one.page.locator(".telling p").inner_text()
        expect(one.page.locator(".b.down")).to_have_count(0)
        one.page.get_by_role("button", name="Close").click()
    assert [
        code
        for code, said in told.items()
        if not said or "{" in said or "Text." in said or ("_" in code and code in said)
    ] == []
    assert len(set(told.values())) == len(told)


def test_every_notice_is_said_in_words(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = open_scene(one, site, scenes.holdem())
    params = {"seconds": 3, "limit": 3, "interval": 3, "code": "K7Q4ND", "level": "hard", "instead": "normal"}
    for code in sorted(NOTICES):
        script.tell(Notice(code=code, params=params, text="Text."))
        expect(one.page.locator(".telling p")).to_have_count(1)
        said = one.page.locator(".telling p").inner_text()
        assert said, code
        assert not {"{", "Text."} & set(said.split()), code
        one.page.get_by_role("button", name="Close").click()


def test_nonsense_from_the_server_is_a_sentence_and_the_table_stays(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = open_scene(one, site, scenes.holdem())
    script.tell_raw("{not json")
    expect(one.page.locator(".telling")).to_contain_text("does not understand")
    expect(one.page.locator(".mine .card")).to_have_count(2)


def test_a_view_that_can_not_be_drawn_leads_to_a_page_with_the_way_on(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = open_scene(one, site, scenes.holdem())
    view = json.loads(msgspec.json.encode(scenes.update(scenes.holdem(version=41))))
    del view["view"]["seats"]
    script.tell_raw(json.dumps(view))
    expect(one.page.get_by_role("alert")).to_contain_text("stumbled")
    one.faults.clear()


def test_a_server_of_another_version_is_named_and_not_tried_again(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = Script()
    script.answers[Hello] = lambda message: Refused(
        id=message.id,
        code="version",
        params={"server": 9, "software": "Cardavia 9", "client": 1},
        text="Other version.",  # type: ignore[attr-defined]
    )
    script.attach(one.page)
    one.page.goto(site)
    expect(one.page.get_by_role("alert")).to_contain_text("protocol 9 (Cardavia 9)")
    assert script.connections == 1


def test_the_end_of_the_connection_is_said_with_its_reason(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = open_scene(one, site, scenes.holdem())
    script.tell(Closed(code="replaced", text="Replaced."))
    expect(one.page.get_by_role("alert")).to_contain_text("connected in another place")


def test_a_table_taken_over_elsewhere_offers_to_come_back(person: Callable[..., Person], site: str) -> None:
    one = person(PHONE)
    script = open_scene(one, site, scenes.holdem())
    script.tell(TakenOver(code=scenes.CODE))
    one.page.get_by_role("button", name="Take over here").click()
    expect(one.page.locator(".mine .card")).to_have_count(2)
    assert script.said(Join)[-1].take_over  # type: ignore[attr-defined]


def test_a_table_that_has_ended_is_said_and_not_tried_again(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = open_scene(one, site, scenes.holdem())
    script.answers[Join] = lambda message: Refused(
        id=message.id, code="table_closed", params={"code": scenes.CODE}, text="Closed."
    )  # type: ignore[attr-defined]
    script.cut()
    expect(one.page.get_by_role("alert")).to_contain_text("is closed")
    expect(one.page.get_by_role("button", name="To the lobby")).to_be_visible()
    assert len(script.said(Join)) == 2


def test_without_storage_the_page_says_so_and_works(person: Callable[..., Person], site: str) -> None:
    one = person()
    one.context.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('off', 'SecurityError'); } })"
    )
    open_lobby(one, site)
    expect(one.page.get_by_text("This browser keeps nothing for this page")).to_be_visible()


def test_an_update_tells_its_events_and_then_the_turn(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = open_scene(one, site, scenes.holdem_waiting())
    script.show(scenes.holdem(version=41), Folded(seat=2))
    expect(one.page.locator("#voice p").last).to_have_text(
        "Alder folds. Your turn: Fold, Call 90, or Raise to 180 at least, 1,105 at most."
    )


SAYINGS = {
    "y": "Your cards: nine of hearts, eight of hearts. Pair of nines.",
    "b": "Turn: nine of clubs, six of hearts, two of clubs, king of hearts.",
    "p": "Pot 360",
    "s": (
        "You: 1,105 chips, your turn, bet 0. Marek: 780 chips, bets 90, bet 90. "
        "Alder: 1,075 chips, calls 90, bet 90. Inês: 680 chips, folded, bet 0."
    ),
    "t": "Your turn: Fold, Call 90, or Raise to 180 at least, 1,105 at most.",
}


@pytest.mark.parametrize("key", SAYINGS)
def test_a_key_reads_the_table_out(person: Callable[..., Person], site: str, key: str) -> None:
    one = person()
    open_scene(one, site, scenes.holdem())
    one.page.keyboard.press(key)
    expect(one.page.locator("#voice p").last).to_have_text(SAYINGS[key])


def test_digits_and_arrows_make_the_amount(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = open_scene(one, site, scenes.holdem())
    one.page.keyboard.type("250")
    expect(one.page.locator("#raise-to")).to_have_value("250")
    one.page.keyboard.press("ArrowUp")
    expect(one.page.locator("#raise-to")).to_have_value("260")
    one.page.keyboard.press("F3")
    assert script.said(Play)[0].action == Raise(260)  # type: ignore[attr-defined]


def test_a_done_answer_alone_does_not_release_the_button(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = open_scene(one, site, scenes.holdem())
    script.answers[Play] = lambda message: Done(id=message.id, version=41)  # type: ignore[attr-defined]
    one.page.get_by_role("button", name="Call 90").click()
    expect(one.page.locator(".b.down")).to_have_count(1)
    script.show(scenes.holdem(version=41, turn=1, legal=None, clock=None))
    expect(one.page.locator(".b.down")).to_have_count(0)


@pytest.mark.parametrize(("key", "code"), [("ب", "KeyF"), ("а", "KeyF"), ("f", "KeyU")])
def test_a_keyboard_of_another_script_has_the_same_keys(
    person: Callable[..., Person], site: str, key: str, code: str
) -> None:
    one = person()
    script = open_scene(one, site, scenes.holdem())
    one.page.evaluate("([key, code]) => dispatchEvent(new KeyboardEvent('keydown', { key, code }))", [key, code])
    expect(one.page.locator(".b.down")).to_have_text(re.compile("Fold"))
    assert len(script.said(Play)) == 1


def test_persian_digits_are_an_amount_too(person: Callable[..., Person], site: str) -> None:
    one = person()
    script = open_scene(one, site, scenes.holdem())
    one.page.locator("#raise-to").fill("۳۰۰")
    one.page.locator("#raise-to").press("Enter")
    assert script.said(Play)[0].action == Raise(300)  # type: ignore[attr-defined]
