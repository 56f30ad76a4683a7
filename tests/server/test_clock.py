"""A computer's clock that jumps costs nobody a decision."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

import pytest

from serai.server import clock
from tests.server.serving import serving
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio

AN_HOUR = 3600.0


def jump(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Everybody in the server who asks for the time of day hears another one from now on."""
    honest = time.time

    def later() -> float:
        return honest() + seconds

    monkeypatch.setattr(time, "time", later)
    for name, module in list(sys.modules.items()):
        if name.startswith("serai.server") and getattr(module, "time", None) is honest:
            monkeypatch.setattr(module, "time", later)


@pytest.mark.parametrize("seconds", [AN_HOUR, -AN_HOUR])
async def test_nobody_is_late_because_the_clock_was_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    monkeypatch.setattr("serai.server.table_registry.SWEEP_SECONDS", 0.02)
    async with serving(tmp_path) as server:
        anna, ben, table = await two_people(server, seconds=60)
        async with anna.at(table) as first, ben.at(table) as second:
            await first.until(lambda me: me.view and 2 not in me.view["awaited"])
            await second.started()
            jump(monkeypatch, seconds)
            await asyncio.sleep(0.2)
            assert (await first.act(first.view["legal"][0]))["type"] == "ack"
            await asyncio.sleep(0.2)
            assert 1 in second.view["awaited"]
            assert not any(seat["stand_in"] for seat in second.table["seats"])
            await first.until(lambda me: me.received[-1]["type"] == "update")
            assert 50 < first.received[-1]["left"] <= 60
        assert {row.by for row in await server.store.rows(table)} <= {"chance", "person", "bot"}


def test_the_clock_goes_on() -> None:
    before = clock.now()
    assert abs(before - time.time()) < AN_HOUR
    assert clock.now() >= before
