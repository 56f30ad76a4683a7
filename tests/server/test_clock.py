"""A computer's clock that jumps costs nobody a decision."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from serai.server.base import clock
from serai.server.base.clock import Clock
from tests.server.fake_clock import BEGAN, FakeClock
from tests.server.serving import serving
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio

AN_HOUR = 3600.0


@pytest.mark.parametrize("seconds", [AN_HOUR, -AN_HOUR])
async def test_nobody_is_late_because_the_clock_was_set(tmp_path: Path, seconds: float) -> None:
    fake = FakeClock()
    async with serving(tmp_path, clock=fake) as server:
        anna, ben, table = await two_people(server, seconds=60)
        async with anna.at(table) as first, ben.at(table) as second:
            await first.until(lambda me: me.view and 2 not in me.view["awaited"])
            await second.started()
            fake.set_date(seconds)
            await fake.let_pass(5)
            assert (await first.act(first.view["legal"][0]))["type"] == "ack"
            assert 1 in second.view["awaited"]
            assert not any(seat["stand_in"] for seat in second.table["seats"])
            await first.until(lambda me: me.received[-1]["type"] == "update")
            assert first.received[-1]["left"] == 60 - 5
        assert {row.by for row in await server.store.rows(table)} <= {"chance", "person", "bot"}


def test_the_clock_goes_on() -> None:
    before = clock.now()
    assert abs(before - time.time()) < AN_HOUR
    assert clock.now() >= before


def test_a_date_that_is_set_moves_nothing_else() -> None:
    dates, passed = [1000.0, 5000.0], [10.0, 15.0]
    it = Clock(wall=lambda: dates.pop(0), steady=lambda: passed.pop(0))
    assert (it.began, it.now(), it.wall_time()) == (1000.0, 1005.0, 5000.0)


def test_whoever_runs_a_server_chooses_its_clock() -> None:
    fake = FakeClock()
    with clock.using(fake):
        fake.advance(AN_HOUR)
        fake.set_date(-1.0)
        assert (clock.began(), clock.now(), clock.wall_time()) == (BEGAN, BEGAN + AN_HOUR, BEGAN + AN_HOUR - 1)
    assert clock.now() != BEGAN + AN_HOUR
