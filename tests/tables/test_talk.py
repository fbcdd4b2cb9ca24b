"""Talk and reactions at a table: who hears them, and what is not sent."""

import pytest

from protocol.commands import React, Reacted, Said, Say
from protocol.session import Refused
from tests.kit.audience import Onlooker
from tests.kit.clock import quiet
from tests.kit.driven import settings_of
from tests.kit.premises import Premises


async def test_talk_reaches_everybody_and_is_no_version(here: Premises) -> None:
    actor, host = await here.open()
    eve = await here.watch(actor, "Eve")
    version, stored = host.now.version, len(here.journal.entries[1])
    await here.say(actor, eve, Say("t1", "  good   luck "))
    await here.say(actor, host, React("t2", "thanks"))
    assert [message for message in host.log if isinstance(message, Said)] == [
        Said(actor.code, None, "Eve", "good luck")
    ]
    assert [m for m in eve.log if isinstance(m, Reacted)] == [Reacted(actor.code, 0, "Ada", "thanks")]
    assert (host.now.version, len(here.journal.entries[1])) == (version, stored)


@pytest.mark.parametrize(("chat", "code"), [("off", "chat_off"), ("seated", "chat_seated")])
async def test_a_table_may_be_silent(here: Premises, chat: str, code: str) -> None:
    actor, _ = await here.open(settings_of("as_nas", chat=chat))
    answer = await here.say(actor, await here.watch(actor, "Eve"), Say("t", "hello"))
    assert isinstance(answer, Refused)
    assert answer.code == code


@pytest.mark.parametrize("text", [" ", "a\x00b", "a\x1b[31m"])
async def test_text_with_control_marks_is_not_sent(here: Premises, text: str) -> None:
    actor, host = await here.open()
    answer = await here.say(actor, host, Say("t", text))
    assert isinstance(answer, Refused)
    assert answer.code == "bad_text"


async def test_marks_that_turn_the_direction_are_left_out_of_talk(here: Premises) -> None:
    actor, host = await here.open()
    await here.say(actor, host, Say("t", "good\u202e luck\u2066 \u200fسلام"))
    assert [message.text for message in host.log if isinstance(message, Said)] == ["good luck \u200fسلام"]


async def test_a_spectator_with_a_players_name_gets_a_number(here: Premises) -> None:
    actor, host = await here.open()
    eve = Onlooker("Ada")
    eve.person = type(eve.person)("someone", "Ada")
    actor.watch(eve, "w", None)
    await quiet()
    await here.say(actor, eve, Say("t", "I am Ada"))
    assert [message.name for message in host.log if isinstance(message, Said)] == ["Ada 2"]
