"""The terminal client as a person meets it: a process in a real terminal, against a real server; and the terminal as it is left."""

import asyncio
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pexpect
import pytest

from protocol.as_nas import AsNasSettings
from protocol.commands import Start
from protocol.holdem import HoldemSettings
from protocol.lobby import Joined, OpenTable
from protocol.messages import Update
from protocol.one_poker import OnePokerSettings
from protocol.table import BotPace, ClockSettings, GameSettings, TableSettings, TableView
from tests.kit.client import Client, client
from tests.kit.players import play_until
from tests.kit.serving import ROOT, Serving, environment, serving

ALTERNATE_OFF, MOUSE_OFF, CURSOR_ON = "\x1b[?1049l", "\x1b[?1000l", "\x1b[?25h"
PATIENCE = 40
AT_ONCE = BotPace(seconds=0, variation=0, between=0)
SHORT: dict[str, GameSettings] = {
    "holdem": HoldemSettings(seats=3, stack=60),
    "one_poker": OnePokerSettings(chips=4),
    "as_nas": AsNasSettings(deals=2),
}


def table(game: str) -> TableSettings:
    """A short match of two people and bots that do not wait."""
    kept = 1 if game == "one_poker" else 2
    return TableSettings(
        SHORT[game], private=True, seats_open=kept, bots=("easy",), bot_pace=AT_ONCE, clock=ClockSettings("off")
    )


def over(view: TableView) -> bool:
    return view.stage == "over"


async def seated(host: Client, name: str) -> None:
    """Wait until somebody of this name has sat down at the host's table."""
    while name not in [seat.name for seat in (await host.hear(Update)).view.seats]:
        pass


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Serving]:
    async with serving(tmp_path / "data") as running:
        yield running


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """The environment of a terminal with folders of its own."""
    own = {f"XDG_{name}_HOME": str(tmp_path / name.lower()) for name in ("CONFIG", "DATA", "STATE")}
    return environment(TERM="xterm-256color", LANG="C.UTF-8", PYTHONUTF8="1", **own)


@pytest.fixture
def spawned() -> Iterator[list[pexpect.spawn]]:
    """Every terminal that a test opens is closed in the end."""
    opened: list[pexpect.spawn] = []
    yield opened
    for terminal in opened:
        terminal.close(force=True)


class Terminal:
    """`cardavia` in a terminal of 80 x 24."""

    def __init__(
        self, arguments: list[str], home: dict[str, str], spawned: list[pexpect.spawn], **variables: str
    ) -> None:
        command = ["-m", "clients.cli", *arguments]
        self.child = pexpect.spawn(
            sys.executable,
            command,
            env={**home, **variables},
            dimensions=(24, 80),
            timeout=PATIENCE,
            encoding="utf-8",
            cwd=str(ROOT),
        )
        self.heard = ""
        spawned.append(self.child)

    async def until(self, pattern: str) -> str:
        """Wait for words on the screen."""
        await asyncio.to_thread(self.child.expect, pattern)
        self.heard += f"{self.child.before}{self.child.after}"
        return str(self.child.after)

    async def ended(self) -> int | None:
        """Wait for the end; gives the exit status (negative: killed by a signal)."""
        await asyncio.to_thread(self.child.expect, pexpect.EOF)
        self.heard += str(self.child.before)
        self.child.close()
        return self.child.exitstatus if self.child.signalstatus is None else -self.child.signalstatus

    def clean(self) -> bool:
        """Whether the terminal was put back: normal screen, no mouse reports, cursor shown."""
        tail = self.heard
        return all(
            tail.rfind(off) > tail.rfind(on) for off, on in ((ALTERNATE_OFF, "\x1b[?1049h"), (MOUSE_OFF, "\x1b[?1000h"))
        ) and (tail.rfind(CURSOR_ON) > tail.rfind("\x1b[?25l"))


def run(
    arguments: list[str], home: dict[str, str], typed: str = "", timeout: float = 60
) -> subprocess.CompletedProcess[str]:
    """Run `cardavia` through pipes."""
    return subprocess.run(
        [sys.executable, "-m", "clients.cli", *arguments],
        input=typed, capture_output=True, text=True, env=home, cwd=ROOT, timeout=timeout, check=False,
    )  # fmt: skip


# --- the full screen -----------------------------------------------------------------------------------------------------


async def test_quitting_leaves_the_terminal_clean(
    server: Serving, home: dict[str, str], spawned: list[pexpect.spawn]
) -> None:
    terminal = Terminal(["--server", server.http], home, spawned)
    await terminal.until("Play at once")
    terminal.child.send("\x11")
    assert await terminal.ended() == 0
    assert terminal.clean()


@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129)])
async def test_a_signal_at_the_table_leaves_the_terminal_clean(
    number: signal.Signals, status: int, server: Serving, home: dict[str, str], spawned: list[pexpect.spawn]
) -> None:
    terminal = Terminal(["play", "holdem", "--server", server.http], home, spawned)
    await terminal.until("Fold|to act")
    terminal.child.kill(number)
    assert await terminal.ended() == status
    assert terminal.clean()


async def test_ctrl_c_asks_and_a_second_one_leaves_to_the_lobby(
    server: Serving, home: dict[str, str], spawned: list[pexpect.spawn]
) -> None:
    terminal = Terminal(["play", "holdem", "--server", server.http], home, spawned)
    await terminal.until("Fold|to act")
    terminal.child.send("\x03")
    await terminal.until("Leave\\?")
    terminal.child.send("\x03")
    await terminal.until("Play at once")
    terminal.child.send("\x03")
    assert await terminal.ended() == 0
    assert terminal.clean()


async def test_a_server_that_dies_is_said_and_the_client_comes_back_to_its_seat(
    tmp_path: Path, home: dict[str, str], spawned: list[pexpect.spawn]
) -> None:
    async with serving(tmp_path / "data") as first:
        terminal = Terminal(["play", "holdem", "--server", first.http], home, spawned)
        await terminal.until("Fold|to act")
        port = first.port
        await first.kill()
        await terminal.until("reconnecting")
    async with serving(tmp_path / "data", "--port", str(port)):
        await terminal.until("Back after")
        terminal.child.kill(signal.SIGTERM)
        assert await terminal.ended() == 143
    assert terminal.clean()


async def test_a_fault_of_ours_leaves_the_terminal_clean_and_says_where_the_details_are(
    server: Serving, home: dict[str, str], spawned: list[pexpect.spawn], tmp_path: Path
) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\n"
        "class Finder:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'clients.cli.screen.help': raise RuntimeError('broken on purpose')\n"
        "sys.meta_path.insert(0, Finder())\n"
    )
    terminal = Terminal(["--server", server.http], home, spawned, PYTHONPATH=str(tmp_path))
    await terminal.until("Play at once")
    terminal.child.send("?")
    status = await terminal.ended()
    assert status not in (0, None)
    assert terminal.clean()


async def test_without_colour_no_colour_is_sent(
    server: Serving, home: dict[str, str], spawned: list[pexpect.spawn]
) -> None:
    terminal = Terminal(["--server", server.http], home, spawned, NO_COLOR="1")
    await terminal.until("once")
    terminal.child.send("\x11")
    await terminal.ended()
    codes = {code for run in re.findall(r"\x1b\[([0-9;]*)m", terminal.heard) for code in run.split(";")}
    assert codes <= {"0", "", "1", "4", "7", "39", "49"}


async def test_on_the_consoles_terminal_only_sixteen_colours_are_sent(
    server: Serving, home: dict[str, str], spawned: list[pexpect.spawn]
) -> None:
    terminal = Terminal(["play", "holdem", "--server", server.http], home, spawned, TERM="linux")
    await terminal.until("Fold|to act")
    terminal.child.kill(signal.SIGTERM)
    await terminal.ended()
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", terminal.heard)


async def test_a_redirected_screen_is_refused_with_the_cure(
    server: Serving, home: dict[str, str], spawned: list[pexpect.spawn]
) -> None:
    child = pexpect.spawn(
        "/bin/sh", ["-c", f"{sys.executable} -m clients.cli --server {server.http} 2>/dev/null; echo status $?"],
        env=home, cwd=str(ROOT), timeout=PATIENCE, encoding="utf-8",
    )  # fmt: skip
    spawned.append(child)
    await asyncio.to_thread(child.expect, "status 2")


# --- plain -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SHORT)
async def test_a_person_in_plain_mode_and_one_on_a_raw_socket_play_a_whole_match(
    game: str, server: Serving, home: dict[str, str]
) -> None:
    async with client(server.url) as ann:
        await ann.hello("Ann")
        code = (await ann.ask(OpenTable("o", table(game)), Joined)).code
        arguments = ["play", code, "--auto", "--name", "Bob", "--server", server.http]
        plain = asyncio.create_task(asyncio.to_thread(run, arguments, home, "", 120))
        await seated(ann, "Bob")
        if game != "one_poker":
            await ann.say(Start("s"))
        async with asyncio.timeout(120):
            view = await play_until(ann, over, Random(1))
            done = await plain
    lines = done.stdout.splitlines()
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert lines[0].startswith("Connected to Cardavia")
    assert "The match begins." in lines
    assert lines[-1].startswith("Standings: 1 ")
    places = {line.seat: line.place for line in view.standings}
    assert f"{places[1]} You" in lines[-1]
    assert not re.search(r"\x1b|[{}]|\bevent-", done.stdout)


@pytest.mark.parametrize("game", SHORT)
async def test_a_whole_match_is_played_by_keys_on_the_full_screen(
    game: str, server: Serving, home: dict[str, str], spawned: list[pexpect.spawn]
) -> None:
    async with client(server.url) as ann:
        await ann.hello("Ann")
        code = (await ann.ask(OpenTable("o", table(game)), Joined)).code
        terminal = Terminal(["play", code, "--name", "Bob", "--server", server.http], home, spawned)
        await seated(ann, "Bob")
        if game != "one_poker":
            await ann.say(Start("s"))
        playing = asyncio.create_task(play_until(ann, over, Random(2)))
        keys = {"one_poker": "1\rc", "as_nas": "lc", "holdem": "c"}[game]
        async with asyncio.timeout(120):
            for _ in range(1000):
                terminal.child.send(keys)
                if (
                    await asyncio.to_thread(
                        terminal.child.expect, ["wins? the match|share the win", pexpect.TIMEOUT], 0.3
                    )
                    == 0
                ):
                    break
            view = await playing
    assert view.stage == "over"
    terminal.child.send("\x03")
    await terminal.until("Play at once")
    terminal.child.send("\x03")
    assert await terminal.ended() == 0


async def test_answers_through_a_pipe_are_taken_one_a_prompt_and_the_end_of_them_leaves_the_seat_to_a_bot(
    server: Serving, home: dict[str, str]
) -> None:
    done = await asyncio.to_thread(run, ["play", "as-nas", "--server", server.http], home, "stacks\nlook\ncards\n")
    lines = done.stdout.splitlines()
    assert done.returncode == 0
    assert any(line.startswith("Totals: You 0") for line in lines)
    assert any(line.startswith("Your cards: ") for line in lines)
    assert re.fullmatch(
        r"A bot plays your seat\. Come back with: cardavia play \w{6} --server http://127\.0\.0\.1:\d+", lines[-1]
    )
    assert "\x1b" not in done.stdout


async def test_ascii_output_is_ascii(server: Serving, home: dict[str, str]) -> None:
    done = await asyncio.to_thread(run, ["play", "holdem", "--ascii", "--server", server.http], home, "help\n")
    assert done.returncode == 0
    assert done.stdout.isascii()


async def test_a_seat_is_kept_and_the_profile_brings_it_back(server: Serving, home: dict[str, str]) -> None:
    first = await asyncio.to_thread(run, ["play", "holdem", "--server", server.http, "--profile", "ann"], home, "c\n")
    code = re.search(r"cardavia play (\w{6})", first.stdout)
    assert code is not None
    again = await asyncio.to_thread(
        run, ["play", code[1], "--server", server.http, "--profile", "ann"], home, "stacks\n"
    )
    assert again.returncode == 0
    assert f"Table {code[1]}" in again.stdout
    assert "Stacks: You" in again.stdout or "You have" in again.stdout


async def test_ctrl_c_in_plain_mode_asks_once_and_then_leaves_at_once(
    server: Serving, home: dict[str, str], spawned: list[pexpect.spawn]
) -> None:
    terminal = Terminal(["play", "holdem", "--plain", "--server", server.http], home, spawned)
    await terminal.until("> ")
    terminal.child.sendintr()
    await terminal.until("Leave the table\\?")
    terminal.child.sendintr()
    assert await terminal.ended() == 130


async def test_ctrl_c_and_yes_leaves_the_seat_to_a_bot_and_says_how_to_come_back(
    server: Serving, home: dict[str, str], spawned: list[pexpect.spawn]
) -> None:
    terminal = Terminal(["play", "holdem", "--plain", "--server", server.http], home, spawned)
    await terminal.until("> ")
    terminal.child.sendintr()
    await terminal.until("yes or no")
    terminal.child.sendline("yes")
    await terminal.until("Come back with: cardavia play \\w{6}")
    assert await terminal.ended() == 0


@pytest.mark.parametrize(
    ("arguments", "status", "text"),
    [
        (
            ["play", "K7M2QP"],
            1,
            "cardavia: there is no table K7M2QP. Check the code with the host, or see: cardavia tables",
        ),
        (
            ["watch", "K7M2QP"],
            1,
            "cardavia: there is no table K7M2QP. Check the code with the host, or see: cardavia tables",
        ),
        (
            ["play", "holdem", "--name", "x" * 30],
            1,
            "cardavia: A name has 1 to 20 characters, without control or direction marks.",
        ),
    ],
)
async def test_what_the_server_refuses_is_one_line_and_a_status(
    arguments: list[str], status: int, text: str, server: Serving, home: dict[str, str]
) -> None:
    done = await asyncio.to_thread(run, [*arguments, "--plain", "--server", server.http], home, "c\n")
    assert (done.returncode, done.stderr.strip()) == (status, text)


@pytest.mark.parametrize("mode", [[], ["--json"]])
async def test_a_wrong_address_is_one_line_and_a_status_even_where_the_input_is_over(
    mode: list[str], home: dict[str, str]
) -> None:
    done = await asyncio.to_thread(run, ["play", "holdem", *mode, "--server", "127.0.0.1:1"], home)
    assert done.returncode == 1
    assert done.stderr.strip() == (
        "cardavia: no server answers at ws://127.0.0.1:1/ws. Check the address, or start one: cardavia serve"
    )


async def test_a_damaged_profile_is_one_line_and_a_status(home: dict[str, str]) -> None:
    path = Path(home["XDG_CONFIG_HOME"]) / "cardavia" / "client.toml"
    path.parent.mkdir(parents=True)
    path.write_text("contrast = 'much'")
    done = await asyncio.to_thread(run, ["play", "holdem", "--server", "127.0.0.1:1"], home)
    assert done.returncode == 2
    assert done.stderr.startswith(f"cardavia: {path} can't be used")
    assert done.stderr.count("\n") == 1


# --- the rest --------------------------------------------------------------------------------------------------------------


async def test_a_server_of_ones_own_starts_and_ends_with_the_client(
    home: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code = "import clients.cli.venue as v; v.somebody_listens = lambda *_: False; from clients.cli.__main__ import main; import sys; sys.exit(main())"
    done = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", code, "play", "one-poker", "--plain"],
        input="stacks\n", capture_output=True, text=True, env=home, cwd=ROOT, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    address = re.search(r"runs on this machine, at (http://127\.0\.0\.1:(\d+))", done.stdout)
    assert address is not None
    assert "Stacks: You" in done.stdout
    gone = await asyncio.to_thread(run, ["healthcheck", address[1]], home)
    assert gone.returncode == 1


async def test_status_health_tables_and_the_operators_commands_ask_a_running_server(
    server: Serving, home: dict[str, str], tmp_path: Path
) -> None:
    assert (await asyncio.to_thread(run, ["healthcheck", server.http], home)).stdout == "ok\n"
    assert "connections:" in (await asyncio.to_thread(run, ["status", server.http], home)).stdout
    tables = await asyncio.to_thread(run, ["tables", "--server", server.http], home)
    assert tables.stdout.startswith("There are no open tables.")
    data = str(tmp_path / "data")
    listed = await asyncio.to_thread(run, ["admin", "list", "--server", server.http, "--data", data], home)
    assert listed.stdout.strip() == "0 tables, 1 connections, running"
    wrong = await asyncio.to_thread(
        run, ["admin", "list", "--server", server.http, "--data", str(tmp_path / "none")], home
    )
    assert wrong.returncode == 2


async def test_a_strangers_program_plays_a_whole_match_and_its_mistakes_are_told_to_it(
    server: Serving, home: dict[str, str], tmp_path: Path
) -> None:
    program = tmp_path / "bot.py"
    program.write_text(
        "import json, sys\n"
        "asked = 0\n"
        "for line in sys.stdin:\n"
        "    told = json.loads(line)\n"
        "    if 'refused' in told: print('REFUSED', told['refused']['code'], file=sys.stderr, flush=True)\n"
        "    if 'over' in told: print('OVER', file=sys.stderr, flush=True)\n"
        "    if 'view' not in told: continue\n"
        "    asked += 1\n"
        "    legal = told['view']['legal']\n"
        "    if asked == 1: print('nonsense', flush=True); continue\n"
        "    if asked == 2: print(json.dumps({'kind': 'raise', 'to': 999999}), flush=True); continue\n"
        "    if legal.get('lock'): action = {'kind': 'lock', 'card': legal['lock']['cards'][0]}\n"
        "    elif legal.get('raise'): action = {'kind': 'raise', 'to': legal['raise']['most']}\n"
        "    elif legal.get('call'): action = {'kind': 'call'}\n"
        "    else: action = {'kind': 'check'}\n"
        "    print(json.dumps(action), flush=True)\n"
    )
    async with client(server.url) as ann:
        await ann.hello("Ann")
        code = (await ann.ask(OpenTable("o", table("one_poker")), Joined)).code
        arguments = [
            "bot",
            "--join",
            code,
            "--server",
            server.http,
            "--name",
            "Robo",
            "--",
            sys.executable,
            str(program),
        ]
        bot = asyncio.create_task(asyncio.to_thread(run, arguments, home, "", 100))
        async with asyncio.timeout(100):
            await play_until(ann, over, Random(3))
            done = await bot
    assert done.returncode == 0, done.stderr
    assert "REFUSED malformed" in done.stderr
    assert "REFUSED illegal_action" in done.stderr
    assert "OVER" in done.stderr


async def test_a_seat_is_taken_over_by_a_second_terminal_and_taken_back(
    server: Serving, home: dict[str, str], spawned: list[pexpect.spawn]
) -> None:
    first = Terminal(["play", "holdem", "--plain", "--server", server.http], home, spawned)
    code = re.search(r"Table (\w{6})", await first.until(r"Table \w{6}"))
    assert code is not None
    second = Terminal(["play", code[1], "--plain", "--server", server.http], home, spawned)
    await second.until("Take over here\\?")
    await second.until("yes or no")
    second.child.sendline("yes")
    await second.until(f"Table {code[1]}")
    await first.until("You are playing at another place now")
    first.child.sendline("yes")
    await second.until("You are playing at another place now")


async def test_in_the_plain_lobby_a_wrong_code_is_said_and_the_question_comes_again(
    server: Serving, home: dict[str, str], spawned: list[pexpect.spawn]
) -> None:
    terminal = Terminal(["--plain", "--server", server.http], home, spawned)
    await terminal.until("What to play\\?")
    terminal.child.sendline("K7M2QP")
    await terminal.until("There is no table K7M2QP")
    await terminal.until("What to play\\?")
    terminal.child.sendline("as-nas")
    await terminal.until("As-Nas: You 0")
