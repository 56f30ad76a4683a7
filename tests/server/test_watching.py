"""The example dashboard and alert rules in deploy/ ask for figures that there are, and /metrics tells who waits."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest
from prometheus_client import Metric

from serai.server.base import clock
from serai.server.base.metrics import METRICS, WAITED_FOR
from serai.server.work.fair_queue import Client, FairQueue
from tests.server.fake_clock import FakeClock
from tests.server.people import waiting_for

DEPLOY = Path(__file__).parents[2] / "deploy"
WORDS = Path(__file__).parents[2] / "src" / "serai" / "words" / "refusals" / "en.ftl"
SUFFIXES = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count")}


def names(family: Metric) -> set[str]:
    return {family.name + suffix for suffix in SUFFIXES.get(family.type, ("",))}


def questions() -> list[str]:
    """Every expression of the dashboard and of the rules."""
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    rules = re.findall(r"^ +expr: (.+)$", (DEPLOY / "alerts.yml").read_text("utf-8"), re.MULTILINE)
    return [target["expr"] for panel in board["panels"] for target in panel["targets"]] + rules


def test_every_metric_that_is_asked_for_exists() -> None:
    known = set().union(*map(names, METRICS.registry.collect()))
    asked = {name for question in questions() for name in re.findall(r"\b(?:serai|process)_\w+", question)}
    assert len(asked) > 12
    assert asked <= known
    ours = {name for name in known if name.startswith("serai_") and not name.endswith(("_sum", "_count"))}
    assert ours <= asked, "a figure that no picture shows"


def test_every_value_that_is_asked_for_exists() -> None:
    asked = set(re.findall(r'what="(\w+)"', " ".join(questions())))
    assert asked
    assert asked <= set(WAITED_FOR)
    messages = re.findall(r"server-[\w-]+", " ".join(questions()))
    assert messages
    assert all(re.search(f"^{message} =", WORDS.read_text("utf-8"), re.MULTILINE) for message in messages)


def test_every_alert_is_in_the_runbook() -> None:
    runbook = (DEPLOY.parent / "docs" / "operating.md").read_text("utf-8")
    alerts = re.findall(r"alert: (\w+)", (DEPLOY / "alerts.yml").read_text("utf-8"))
    assert alerts
    assert [alert for alert in alerts if f"`{alert}`" not in runbook] == []


@pytest.mark.anyio
async def test_who_waits_for_a_place_is_counted() -> None:
    def waited() -> float:
        return METRICS.registry.get_sample_value("serai_wait_seconds_sum", {"what": "quick_bot"}) or 0.0

    queue, before, time = FairQueue(1, "quick_bot"), waited(), FakeClock()
    client = Client("anna", "t1")

    async def ask() -> None:
        async with queue.place(client):
            pass

    with clock.using(time):
        async with queue.place(client):
            asking = asyncio.create_task(ask())
            await asyncio.sleep(0)
            assert waiting_for("quick_bot") == 1.0
            time.advance(0.5)
        await asking
    assert waiting_for("quick_bot") == 0.0
    assert waited() - before == pytest.approx(0.5)
