"""Bad inputs by the thousand: the decoder and a table in the middle of a hand refuse them, and nothing crashes or changes."""

import importlib.util
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.base import GAMES, GameName
from protocol.codec import encode
from protocol.messages import ClientMessage
from tests.fuzz.victim import ENCODINGS, LIKELY, SENDERS, feed, say, table
from tests.kit.driven import person
from tests.kit.messages import client_messages
from tests.protocol.test_garbage import spoiled

INPUTS = 6_000
MANY = 100_000


def came_of(inputs: int, seed: int) -> Counter[str]:
    """Feed so many spoiled messages, each to a table of some game by some sender."""
    rng = Random(seed)
    good = [[encode(message, encoding) for message in LIKELY] for encoding in ENCODINGS]
    came: Counter[str] = Counter()
    for _ in range(inputs):
        how = rng.randrange(18)
        came[feed(bytes([how]) + spoiled(rng.choice(good[how % 2]), rng))] += 1
    return came


def test_spoiled_messages_are_malformed_or_refused_and_change_nothing() -> None:
    came = came_of(INPUTS, 1)
    assert came["malformed"] > INPUTS * 0.6
    assert came["refused"] >= 10


@pytest.mark.matrix
@pytest.mark.timeout(900)
def test_a_hundred_thousand_malformed_messages_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    came: Counter[str] = Counter()
    for seed in range(40):
        came += came_of(MANY // 20, seed)
        if came["malformed"] >= MANY:
            break
    with capsys.disabled():
        print(f"\n{came.total()} inputs: {dict(came)}")
    assert came["malformed"] >= MANY


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(sender=st.sampled_from(SENDERS), message=client_messages)
def test_anything_that_can_be_said_is_accepted_or_refused(game: GameName, sender: str, message: ClientMessage) -> None:
    assert say(table(game), person(sender), message) in {"accepted", "refused", "elsewhere"}


@pytest.mark.parametrize("message", LIKELY, ids=lambda message: type(message).__name__)
@pytest.mark.parametrize("sender", SENDERS)
@pytest.mark.parametrize("game", GAMES)
def test_what_the_view_does_not_offer_is_refused(game: GameName, sender: str, message: ClientMessage) -> None:
    driven = table(game)
    seat = driven.state.seat_of(sender.lower())
    you = driven.view(seat).you
    assert you is not None
    if str(message.__struct_config__.tag) not in you.may:
        assert say(driven, person(sender), message) == "refused"


@pytest.mark.matrix
@pytest.mark.timeout(900)
def test_inputs_that_find_their_way_by_coverage_break_nothing(tmp_path: Path) -> None:
    if importlib.util.find_spec("atheris") is None:
        pytest.skip("atheris is not installed here")
    done = subprocess.run(
        [sys.executable, "-m", "tests.fuzz", "--inputs", "100000", "--corpus", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
    assert "100000 inputs" in done.stdout
