"""Whatever is said in whatever order: versions without holes, refusals without effect, chips conserved, and no wait without an end."""

import copy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.base import GAMES, GameName
from protocol.play import Call, Check, Fold, Hold, LockCard, Look, Raise
from protocol.table import BotPace, ClockSettings
from server.tables import messages as told_to
from server.tables import replay
from server.tables.messages import AnyInput, Refusal
from tests.kit.driven import Driven, person, settings_of

NAMES = ("Ada", "Ben", "Cyd", "Eve")
ids = st.sampled_from(("ada", "ada", "ben", "cyd", "eve"))
people = st.sampled_from(NAMES).map(person)
seats = st.integers(-1, 5)
some_seat = st.none() | seats
asks = st.sampled_from(("restart", "pause", "resume", "vote_out"))
actions = st.one_of(
    st.sampled_from((Fold(), Check(), Call(), Look(), Hold(), LockCard("As0"))), st.integers(0, 2000).map(Raise)
)
inputs: st.SearchStrategy[AnyInput] = st.one_of(
    st.builds(told_to.Sit, people, some_seat),
    st.builds(told_to.Return, ids),
    st.builds(told_to.Lose, ids),
    st.builds(told_to.Leave, ids, st.just(value=True)),
    st.one_of(st.builds(told_to.Leave, ids), st.builds(told_to.Forget, ids), st.builds(told_to.Recover)),
    st.builds(told_to.Begin, ids),
    st.builds(told_to.Act, seats, actions, st.just("person"), st.integers(0, 60), ids),
    st.builds(told_to.Warn, seats),
    st.builds(told_to.SetPace, ids, st.just("x"), st.sampled_from(("1x", "4x", "end"))),
    st.builds(told_to.Ask, ids, asks, some_seat),
    st.builds(told_to.Answer, ids, asks, st.booleans()),
    st.builds(told_to.Expire, asks),
    st.builds(told_to.HandOver, ids, seats),
    st.builds(told_to.Remove, ids, seats, st.none(), st.booleans()),
    st.builds(told_to.Lock, ids, st.booleans()),
    st.builds(told_to.SeatBot, ids, seats, st.sampled_from(("easy", "hard"))),
)
# A step is something said, a while that passes (s), or None: whoever is on turn plays on.
steps = st.lists(st.none() | st.none() | st.sampled_from((0.5, 5.0, 31.0, 61.0)) | inputs, min_size=15, max_size=80)


def ends_by_itself(table: Driven) -> bool:
    """Whether something will happen though nobody says anything more, or a person who is there may think without a clock."""
    state = table.state
    if state.stage == "closed" or table.table.wake_at() is not None or table.table.think() is not None:
        return True
    on_turn = state.seats[table.turn] if state.stage == "playing" else None
    return on_turn is not None and on_turn.connected and state.settings.clock.kind == "off"


def chips(table: Driven) -> int | None:
    """All chips of a hold'em or One Poker match, the points of As-Nas (always 0)."""
    state = table.state
    if state.game is None:
        return None
    view = table.table.rules.view(state.game, None)
    if table.table.rules.name == "as_nas":
        return sum(seat.total or 0 for seat in view.seats)
    pot = view.play.pot if state.stage == "playing" else 0
    return sum(seat.stack or 0 for seat in view.seats) + pot


@pytest.mark.parametrize("clock", ["fixed", "bank", "off"])
@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=60, deadline=None)
@given(steps=steps, begun=st.booleans())
def test_any_course_of_things_keeps_the_table_whole(
    game: GameName, clock: str, steps: list[AnyInput | float | None], begun: bool
) -> None:
    table = Driven(settings_of(game, clock=ClockSettings(clock), private=True, bot_pace=BotPace(0.5, 0, 1)))  # type: ignore[arg-type]
    if game != "one_poker":
        table.sit("Ben")
        table.sit("Cyd")
    if begun:
        table.start()
    whole = {"holdem": 4000, "one_poker": 40, "as_nas": 0}[game]
    for step in steps:
        if table.state.stage == "closed":
            break
        before = table.state
        untouched = copy.copy(before)
        if isinstance(step, int | float):
            table.pass_time(step)
        elif step is None:
            if table.state.stage == "playing" and table.state.paused_at is None:
                table.act()
        else:
            try:
                table.take(step)
            except Refusal:
                assert table.state is before
                assert before == untouched
        table.settle()
        assert ends_by_itself(table)
        assert chips(table) in (whole, None)
        for viewer in (0, 1, None):
            table.view(viewer)
    assert [moment.version for moment in table.told] == list(range(1, len(table.told) + 1))
    assert replay.fold(table.table.rules, table.records).state == table.state


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=20, deadline=None)
@given(steps=steps)
def test_a_table_left_alone_comes_to_its_end(game: GameName, steps: list[AnyInput | float | None]) -> None:
    table = Driven(settings_of(game, bot_pace=BotPace(0, 0, 0)))
    for step in steps[:20]:
        if table.state.stage != "closed" and step is not None and not isinstance(step, int | float):
            try:
                table.take(step)
            except Refusal:
                continue
    for name in NAMES:
        if table.state.stage != "closed" and table.state.seat_of(name.lower()) is not None:
            table.take(told_to.Lose(name.lower()))
    hands = 0
    while table.state.stage != "closed" and hands < 60:
        if table.table.think() is not None:
            table.act()
        else:
            wake = table.table.wake_at()
            assert wake is not None
            hands += table.state.stage == "between"
            table.pass_time(max(0, wake - table.at) / 1000)
    # Callers alone never end a match of the other two, here.
    assert table.state.stage == "closed" or game != "as_nas"
