"""Keys on the whole screen: each does its one thing, words are words while one types, focus is never taken away."""

import pytest

from clients.cli.link import Back, Lost
from clients.cli.screen.bar import Actions
from clients.cli.screen.form import FormScreen
from clients.cli.screen.help import HelpScreen
from clients.cli.screen.lobby import LobbyScreen
from clients.cli.screen.panes import Log
from clients.cli.screen.table import TableScreen
from protocol.commands import Agree, AskRestart, Kick, Play, React, Say, SetPace, Start
from protocol.lobby import Join, Leave, ListTables, OpenTable, Quick, TableLine, Tables, Watch
from protocol.play import Call, Look, Raise
from protocol.refusals import refused
from protocol.session import MoveCode, MoveIdentity, Rename, TakenOver
from protocol.table import TableSettings
from server.tables import messages as told_to
from tests.cli.screen.staging import Stage, staged
from tests.kit.driven import Driven, settings_of


def table(game: str = "holdem", seed: int = 6, people: tuple[str, ...] = ()) -> Driven:
    made = Driven(settings_of(game, seats_open=1 + len(people)), seed=seed)  # type: ignore[arg-type]
    for name in people:
        made.sit(name)
    if made.state.stage == "waiting":
        made.start()
    made.settle()
    return made


async def seated(stage: Stage, game: str = "holdem", people: tuple[str, ...] = ()) -> None:
    await stage.sit(table(game, people=people))
    await stage.my_turn()


def line(code: str, host: str, joinable: bool = True) -> TableLine:
    return TableLine(code, "holdem", host, 4, 1, 3, 0, "playing", joinable, True, settings_of("holdem"))


def logged(stage: Stage) -> str:
    """What stands in the log, without its line ends."""
    return " ".join(stage.app.screen.query_one(Log).render().plain.split())


# --- the lobby ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "game"), [("1", "holdem"), ("2", "one_poker"), ("3", "as_nas")])
async def test_a_digit_in_the_lobby_plays_at_once(key: str, game: str) -> None:
    async with staged() as stage:
        await stage.press(key)
        assert stage.line.last(Quick).game == game


async def test_the_lobby_follows_the_list_of_tables_and_enter_sits_down_at_the_chosen_one() -> None:
    async with staged() as stage:
        assert stage.line.last(ListTables).follow
        await stage.hear(Tables(None, (line("K7M2QP", "Ada"), line("B3XDAA", "Bea"))))
        assert "K7M2QP" in stage.text()
        await stage.press("down", "enter")
        assert stage.line.last(Join).code == "B3XDAA"


async def test_a_full_table_is_watched_and_says_full() -> None:
    async with staged() as stage:
        await stage.hear(Tables(None, (line("K7M2QP", "Ada", joinable=False),)))
        assert "full" in stage.text()
        await stage.press("enter")
        assert stage.line.last(Watch).code == "K7M2QP"


async def test_a_code_is_typed_in_any_case_and_a_wrong_one_is_said() -> None:
    async with staged() as stage:
        await stage.press("j", *"k7m2qp", "enter")
        assert stage.line.last(Join).code == "K7M2QP"
        await stage.press("j", *"oops", "enter")
        assert "There is no table OOPS. Check the code with the host." in stage.text()


async def test_finding_leaves_the_tables_that_fit() -> None:
    async with staged() as stage:
        await stage.hear(Tables(None, (line("K7M2QP", "Ada"), line("B3XDAA", "Bea"))))
        await stage.press("slash", *"bea", "enter")
        assert "B3XDAA" in stage.text()
        assert "K7M2QP" not in stage.text()


async def test_a_new_table_is_opened_with_what_the_form_says() -> None:
    async with staged() as stage:
        await stage.press("n")
        form = stage.app.screen
        assert isinstance(form, FormScreen)
        await stage.press("right")  # One Poker
        names = [field.name for field in form.fields]
        assert "chips" in names
        assert "stack" not in names
        form.at = names.index("private")
        await stage.press("right")
        form.at = names.index("open")
        await stage.press("enter")
        settings = stage.line.last(OpenTable).settings
        assert isinstance(settings, TableSettings)
        assert (type(settings.game).__name__, settings.private) == ("OnePokerSettings", True)


async def test_a_new_table_of_you_alone_keeps_no_seat_and_starts_at_once() -> None:
    async with staged() as stage:
        await stage.press("n")
        form = stage.app.screen
        assert isinstance(form, FormScreen)
        names = [field.name for field in form.fields]
        assert [value for value, _ in form.fields[names.index("seats_open")].values] == [None, 0, 1, *range(2, 10)]
        form.at = names.index("open")
        await stage.press("enter")
        opening = stage.line.last(OpenTable)
        assert (opening.settings.seats_open, opening.start) == (0, True)


async def test_a_table_without_a_clock_is_private() -> None:
    async with staged() as stage:
        await stage.press("n")
        form = stage.app.screen
        assert isinstance(form, FormScreen)
        form.at = [field.name for field in form.fields].index("clock")
        for _ in range(8):
            if form.field("clock").value == ("off", 0):
                break
            await stage.press("right")
        assert form.field("private").value is True


async def test_a_refusal_in_the_lobby_stands_in_its_note_line() -> None:
    async with staged() as stage:
        await stage.press("1")
        await stage.hear(refused("m9", "limit_tables", limit=4))
        assert "You may sit at 4 tables at once. Leave one first." in stage.text()


# --- the table ---------------------------------------------------------------------------------------------------------


async def test_a_call_is_sent_for_the_version_that_was_seen() -> None:
    async with staged() as stage:
        await seated(stage)
        await stage.press("c")
        sent = stage.line.last(Play)
        assert sent.action == Call()
        assert stage.app.model.view is not None
        assert sent.version == stage.app.model.view.version


async def test_figures_are_those_of_the_present_offer_only() -> None:
    async with staged() as stage:
        await seated(stage)
        await stage.press("9", "0")
        assert "Raise to 90" in stage.text()
        await stage.act(Call())
        assert "Raise to" not in stage.text()
        await stage.my_turn()
        assert "Raise to 90" not in stage.text()


async def test_a_raise_is_typed_and_sent_as_a_total() -> None:
    async with staged() as stage:
        await seated(stage)
        await stage.press("r", "6", "0", "enter")
        assert stage.line.last(Play).action == Raise(60)


async def test_enter_alone_sends_nothing() -> None:
    async with staged() as stage:
        await seated(stage)
        await stage.press("enter")
        assert [message for message in stage.line.sent if isinstance(message, Play)] == []


async def test_a_key_meant_for_the_turn_before_is_fenced_and_said() -> None:
    async with staged() as stage:
        await stage.sit(table())
        assert stage.table is not None
        stage.table.until_turn(0)
        await stage.told()
        await stage.press("f")
        assert [message for message in stage.line.sent if isinstance(message, Play)] == []
        assert "The table has just changed" in stage.text()


async def test_tab_goes_through_the_actions_and_enter_presses_the_chosen_one() -> None:
    async with staged() as stage:
        await seated(stage)
        stage.app.screen.query_one(Actions).focus()
        await stage.settle()
        await stage.press("right", "enter")
        assert stage.line.last(Play).action == Call()


async def test_a_click_presses_an_action() -> None:
    async with staged() as stage:
        await seated(stage)
        row = next(number for number, text in enumerate(stage.rows()) if " c  Call" in text)
        column = stage.rows()[row].index(" c  Call") + 2
        await stage.pilot.click(offset=(column, row))
        await stage.settle()
        assert stage.line.last(Play).action == Call()


async def test_letters_are_words_while_one_talks() -> None:
    async with staged() as stage:
        await seated(stage)
        await stage.press("t", *"fold", "space", *"c", "enter")
        assert stage.line.last(Say).text == "fold c"
        assert [message for message in stage.line.sent if isinstance(message, Play)] == []


async def test_an_update_while_one_types_keeps_text_and_focus() -> None:
    async with staged() as stage:
        await seated(stage, people=("Bea",))
        await stage.press("t", *"hel")
        await stage.act(Call())
        await stage.press(*"lo", "enter")
        assert stage.line.last(Say).text == "hello"


async def test_a_reaction_and_muting_are_typed_with_a_stroke() -> None:
    async with staged() as stage:
        await seated(stage)
        await stage.press("t", *"/react", "space", "3", "enter")
        assert stage.line.last(React).reaction == "good_luck"
        await stage.press("t", *"/mute", "space", *"Bea", "enter")
        assert "You hear no more of Bea." in stage.text()


async def test_looking_is_one_key_and_the_cards_lie_open() -> None:
    async with staged() as stage:
        await seated(stage, "as_nas")
        assert "Not looked yet" in stage.text()
        await stage.press("l")
        assert stage.line.last(Play).action == Look()
        await stage.act(Look())
        assert "Not looked yet" not in stage.text()


async def test_a_card_is_chosen_and_locked() -> None:
    async with staged() as stage:
        await seated(stage, "one_poker")
        await stage.press("2", "enter")
        action = stage.line.last(Play).action
        assert stage.table is not None
        assert action.card == stage.table.legal.lock.cards[1]  # type: ignore[union-attr]
        await stage.act(action)
        assert "locked" in stage.text()
        assert "kept" in stage.text()


async def test_panes_open_and_close_by_the_same_key_and_actions_go_on() -> None:
    async with staged() as stage:
        await seated(stage)
        for key, shown in (("s", "Standings"), ("i", "Texas Hold'em")):
            await stage.press(key)
            assert shown in stage.text()
            assert "Call" in stage.text()
            await stage.press(key)
        await stage.press("i", "c")
        assert stage.line.last(Play).action == Call()


async def test_the_log_is_moved_through_and_searched() -> None:
    async with staged() as stage:
        await seated(stage)
        await stage.press("e")
        assert isinstance(stage.app.focused, Log)
        await stage.press("home")
        assert "Ada has opened the table" in logged(stage)
        await stage.press("slash", *"big", "enter")
        assert "big blind" in logged(stage)
        await stage.press("escape")
        assert stage.app.focused is None


async def test_help_and_settings_open_over_the_table_and_close() -> None:
    async with staged() as stage:
        await seated(stage)
        await stage.press("question_mark")
        assert isinstance(stage.app.screen, HelpScreen)
        await stage.press("escape", "o")
        assert isinstance(stage.app.screen, FormScreen)
        await stage.press("o")
        assert isinstance(stage.app.screen, TableScreen)


async def test_a_setting_is_seen_at_once_and_kept() -> None:
    async with staged() as stage:
        await seated(stage)
        await stage.press("o", "down", "right", "right")
        assert stage.app.options.theme == "paper"
        assert stage.app.look.name == "paper"
        assert stage.app.setup.profile.options.theme == "paper"


async def test_the_host_puts_a_person_out() -> None:
    async with staged() as stage:
        await seated(stage, people=("Bea",))
        await stage.press("g")
        form = stage.app.screen
        assert isinstance(form, FormScreen)
        form.at = next(at for at, field in enumerate(form.fields) if "put Bea out" in field.label)
        await stage.press("enter")
        assert stage.line.last(Kick).seat == 1


async def test_the_host_starts_with_enter() -> None:
    async with staged() as stage:
        await stage.sit(Driven(settings_of("holdem", seats_open=2)))
        assert "Enter starts; bots take the open seats." in stage.text()
        assert "ABC234" in stage.text()
        await stage.press("enter")
        stage.line.last(Start)


async def test_what_others_ask_is_answered_by_a_key() -> None:
    async with staged() as stage:
        await stage.sit(table(people=("Bea",)))
        assert stage.table is not None
        stage.table.take(told_to.Ask("bea", "restart"))
        await stage.told()
        if stage.app.model.your_turn:
            await stage.act(Call())
        assert "Bea asks: restart the match. y agrees, x does not." in stage.text()
        await stage.press("y")
        assert (stage.line.last(Agree).ask, stage.line.last(Agree).yes) == ("restart", True)


async def test_when_only_bots_play_on_the_pace_is_one_key() -> None:
    async with staged() as stage:
        made = table("one_poker")
        while made.state.stage != "over":
            if made.state.stage == "playing":
                options = made.legal.raise_
                made.act(Raise(options.most) if options else None)
            else:
                made.pass_time(10)
        await stage.sit(made)
        assert "wins the match" in stage.text() or "win the match" in stage.text()
        assert [message for message in stage.line.sent if isinstance(message, SetPace)] == []
        await stage.press("n")
        stage.line.last(AskRestart)


# --- the line ------------------------------------------------------------------------------------------------------------


async def test_a_lost_line_is_said_and_enter_tries_now() -> None:
    async with staged() as stage:
        await seated(stage)
        stage.line.happen(Lost(2.0, 0, ()))
        await stage.settle()
        assert "reconnecting" in stage.text()
        assert "Connection lost" in stage.text()
        await stage.press("enter")
        assert stage.line.hurried == 1
        stage.line.happen(Back(7.2))
        await stage.settle()
        assert "Back after 7 s." in stage.text()


async def test_a_seat_that_is_played_elsewhere_is_taken_back_by_enter() -> None:
    async with staged() as stage:
        await seated(stage)
        await stage.hear(TakenOver("ABC234"))
        assert "You are playing at another place now." in stage.text()
        await stage.press("enter")
        assert stage.line.last(Join).take_over


async def test_a_refusal_is_a_sentence_in_the_note_line() -> None:
    async with staged() as stage:
        await seated(stage)
        await stage.hear(refused("m9", "stale", version=9, answered=8))
        assert "The table has moved on: this was for an earlier moment." in stage.text()


async def test_leaving_asks_and_escape_stays() -> None:
    async with staged() as stage:
        await seated(stage)
        await stage.press("ctrl+q")
        assert "Leave? Your seat is kept" in stage.text()
        await stage.press("escape", "enter")
        assert [message for message in stage.line.sent if isinstance(message, Leave)] == []
        await stage.press("ctrl+q", "enter")
        assert stage.line.last(Leave).keep
        assert isinstance(stage.app.screen, LobbyScreen)
        assert "cardavia play ABC234" in stage.text()


async def test_a_table_that_is_closed_leads_to_the_lobby() -> None:
    async with staged() as stage:
        await seated(stage)
        assert stage.table is not None
        stage.table.take(told_to.Close("operator"))
        await stage.told()
        assert isinstance(stage.app.screen, LobbyScreen)
        assert "Table ABC234 is closed." in stage.text()


async def test_a_spectator_sees_no_hidden_card_and_no_actions() -> None:
    async with staged() as stage:
        made = table()
        await stage.sit(made, seat=None)
        assert "You are watching." in stage.text()
        assert stage.app.screen.query_one(Actions).offered() == () or "Take a seat" in stage.text()


async def test_a_seat_at_another_device_is_taken_over_from_the_lobby_by_a_key() -> None:
    async with staged() as stage:
        await stage.hear(Tables(None, (line("K7M2QP", "Ada"),)))
        await stage.press("enter")
        await stage.hear(refused(stage.line.last(Join).id, "elsewhere"))
        assert "Take over here? y takes over." in stage.text()
        await stage.press("y")
        assert stage.line.last(Join).take_over


async def test_the_link_of_a_waiting_table_is_copied() -> None:
    async with staged() as stage:
        await stage.sit(Driven(settings_of("holdem", seats_open=2)))
        await stage.press("y")
        assert stage.app.clipboard == "https://cards.example.org/t/ABC234"


async def test_a_code_for_another_device_is_asked_for_and_shown() -> None:
    async with staged() as stage:
        await seated(stage)
        await stage.press("t", *"/identity move", "enter")
        assert isinstance(stage.line.sent[-1], MoveIdentity)
        await stage.hear(MoveCode(stage.line.sent[-1].id, "QX7M-2P", 300))
        assert "cardavia play --move QX7M-2P." in stage.text()


async def test_another_name_is_asked_for_and_kept() -> None:
    async with staged() as stage:
        await seated(stage)
        await stage.press("t", *"/name Bo", "enter")
        assert stage.line.last(Rename).name == "Bo"
        assert stage.app.setup.profile.options.name == "Bo"


async def test_a_turn_that_comes_while_leaving_is_asked_takes_the_question_not_away() -> None:
    async with staged() as stage:
        await seated(stage)
        await stage.act(Call())
        await stage.press("ctrl+c")
        await stage.my_turn()
        assert "Leave? Your seat is kept" in stage.text()
        await stage.press("ctrl+c")
        assert stage.line.last(Leave).keep
