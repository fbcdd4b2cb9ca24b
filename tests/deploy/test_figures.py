"""The figures of a real server: those of the operator's list are there, move when something happens, and are what the dashboard asks for."""

import asyncio
import json
import re
import urllib.request
from pathlib import Path
from random import Random

from prometheus_client.parser import text_string_to_metric_families

from protocol.holdem import HoldemSettings
from protocol.lobby import Join, Joined, OpenTable, Watch
from protocol.session import Refused
from protocol.table import BotPace, ClockSettings, TableSettings
from tests.kit.client import client
from tests.kit.players import play_until
from tests.kit.serving import Serving, serving

QUICK = TableSettings(
    HoldemSettings(seats=3, stack=200),
    private=True,
    bots=("easy",),
    bot_pace=BotPace(seconds=0, variation=0, between=0),
    clock=ClockSettings("off"),
)


async def figures(server: Serving) -> dict[str, float]:
    """Every sample by name and labels."""

    def get() -> str:
        with urllib.request.urlopen(f"{server.http}/metrics", timeout=10) as answer:
            return str(answer.read().decode())

    text = await asyncio.to_thread(get)
    return {
        sample.name + "".join(sorted(f" {key}={value}" for key, value in sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_what_happens_is_counted(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server, client(server.url) as one, client(server.url) as two:
        await one.hello("Ann")
        await two.hello("Bea")
        joined = await one.ask(OpenTable(one.id(), QUICK, start=True), Joined)
        await two.ask(Watch(two.id(), joined.code), Joined)
        await two.ask(Join(two.id(), "QQQQQQ"), Refused)
        await play_until(one, lambda view: view.stage == "over", Random(1))
        found = await figures(server)
    assert found["cardavia_connections"] == 2
    assert found["cardavia_tables game=holdem stage=over"] == 1
    assert (found["cardavia_seats kind=person"], found["cardavia_seats kind=bot"]) == (1, 2)
    assert found["cardavia_spectators"] == 1
    assert found["cardavia_refusals_total code=no_table"] == 1
    assert found["cardavia_messages_total type=open_table"] == 1
    assert sum(value for name, value in found.items() if name.startswith("cardavia_actions_total by=person")) > 0
    assert sum(value for name, value in found.items() if name.startswith("cardavia_actions_total by=bot")) > 0
    assert found["cardavia_answer_seconds_count"] > 0
    assert found["cardavia_journal_seconds_count"] > 0
    assert found["cardavia_journal_bytes"] > 10_000
    assert found["cardavia_bot_seconds_count game=holdem level=easy"] > 0
    assert found["cardavia_faults_total"] == found["cardavia_updates_dropped_total"] == 0


async def test_the_loops_lateness_is_measured(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server:
        async with asyncio.timeout(20):
            while (await figures(server))["cardavia_loop_lag_seconds_count"] < 1:
                pass


async def test_every_figure_of_the_dashboard_is_one_of_the_servers(root: Path, tmp_path: Path) -> None:
    dashboard = json.loads((root / "deploy/grafana/cardavia.json").read_text())
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    asked += [variable["query"] for variable in dashboard["templating"]["list"]]
    names = {name for query in asked for name in re.findall(r"\b((?:cardavia|process)_\w+)", query)}
    async with serving(tmp_path / "data") as server:
        url = f"{server.http}/metrics"
        text = await asyncio.to_thread(lambda: urllib.request.urlopen(url, timeout=10).read().decode())
    families = {family.name: family.type for family in text_string_to_metric_families(text)}
    there = {
        name + suffix
        for name, kind in families.items()
        for suffix in {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count")}.get(kind, ("",))
    }
    assert names - there == set()
    ours = {
        name for name in there if name.startswith("cardavia_") and not name.endswith(("_sum", "_count", "_created"))
    }
    assert ours - names == set(), "figures that no panel shows"


def test_the_panels_lie_beside_each_other_and_have_names_and_units(root: Path) -> None:
    panels = json.loads((root / "deploy/grafana/cardavia.json").read_text())["panels"]
    cells = [
        (x, y)
        for panel in panels
        for x in range(panel["gridPos"]["x"], panel["gridPos"]["x"] + panel["gridPos"]["w"])
        for y in range(panel["gridPos"]["y"], panel["gridPos"]["y"] + panel["gridPos"]["h"])
    ]
    assert len(cells) == len(set(cells))
    assert max(x for x, _ in cells) < 24
    assert len({panel["id"] for panel in panels}) == len(panels)
    assert all(panel["title"] and panel["fieldConfig"]["defaults"]["unit"] for panel in panels)
