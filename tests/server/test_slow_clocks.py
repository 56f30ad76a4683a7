"""Clocks of slow games: budgets, pauses, holidays, and what becomes of those who miss their time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from serai.server.base import clock
from serai.server.base.refusals import Refuse
from serai.server.clocks import agreeing
from serai.server.clocks.limits import LEAST_SECONDS, allowance, deadlines
from serai.server.clocks.thinking import ThinkingSpan, ThinkingTimes
from serai.server.rows.game_status import GameStatus
from serai.server.rows.rests import Rest, counted, runs_out
from serai.server.rows.table import SeatDoc, TableDoc
from tests.server.fake_clock import BEGAN, FakeClock
from tests.server.people import Browser
from tests.server.serving import Serving, serving
from tests.server.stored import a_table
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio

HOUR, DAY = 3600.0, 86_400.0
PAUSE, HOLIDAY = Rest(100.0, 200.0), Rest(150.0, 300.0, seat=1)


async def put(who: Browser, path: str, body: dict[str, Any], status: int = 200) -> Any:
    answer = await who.http.put(path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def a_running_table(**more: Any) -> TableDoc:
    seats = [SeatDoc("person", name, None, name) for name in ("Anna", "Ben")] + [SeatDoc("bot")]
    return a_table(status="running", seats=seats, **more)


# --- what is counted ---


def test_what_lies_in_a_rest_is_not_counted() -> None:
    assert counted(0.0, 50.0, [PAUSE]) == 50
    assert counted(50.0, 250.0, [PAUSE]) == 100
    assert counted(120.0, 180.0, [PAUSE]) == 0
    assert counted(50.0, 400.0, [PAUSE, HOLIDAY]) == 50 + 100  # they overlap
    assert counted(50.0, 400.0, [Rest(100.0, None)]) == 50


def test_a_clock_that_stands_runs_out_later() -> None:
    assert runs_out(0.0, 50.0, [PAUSE]) == 50
    assert runs_out(0.0, 150.0, [PAUSE]) == 250
    assert runs_out(120.0, 10.0, [PAUSE]) == 210
    assert runs_out(0.0, 150.0, [PAUSE, HOLIDAY]) == 350
    assert runs_out(0.0, 150.0, [Rest(100.0, None)]) is None
    assert runs_out(250.0, 10.0, [PAUSE]) == 260


def test_a_budget_is_used_up_by_thinking_and_brought_back_by_deciding() -> None:
    doc = a_running_table(seconds=None, budget=1000, increment=100)
    assert allowance(doc, 0, []) == 1000
    assert allowance(doc, 0, [ThinkingSpan(0.0, 50.0)]) == 1000, "no more than there was"
    assert allowance(doc, 0, [ThinkingSpan(0.0, 400.0), ThinkingSpan(500.0, 600.0)]) == 700
    doc.rests = [Rest(100.0, 400.0)]
    assert allowance(doc, 0, [ThinkingSpan(0.0, 400.0), ThinkingSpan(500.0, 600.0)]) == 1000


def test_who_has_used_up_a_budget_has_a_little_time_for_each_decision() -> None:
    doc = a_running_table(seconds=None, budget=1000)
    assert allowance(doc, 0, [ThinkingSpan(0.0, 5000.0)]) == LEAST_SECONDS
    doc.increment = 600
    assert allowance(doc, 0, [ThinkingSpan(0.0, 5000.0)]) == 600


def test_a_change_of_mind_is_no_new_decision() -> None:
    thinking = ThinkingTimes()
    for at in (10.0, 20.0):
        thinking.note(3, 0, "person", 5.0, at)
    thinking.note(4, 0, "person", 25.0, 26.0)
    assert thinking.spans[0] == [(5.0, 10.0), (25.0, 26.0)]


def test_decisions_missed_in_a_row_are_counted() -> None:
    thinking = ThinkingTimes()
    for version, by in enumerate(("stand_in", "stand_in")):
        thinking.note(version, 0, by, 0.0, 1.0)
    assert thinking.missed[0] == 2
    thinking.note(1, 0, "person", 0.0, 1.0)  # back in time to choose otherwise
    assert thinking.missed[0] == 0


def test_a_holiday_is_one_persons_and_a_pause_everybodys() -> None:
    now = clock.now()
    doc = a_running_table(seconds=7200, rests=[Rest(now, now + DAY, seat=1)])
    standing = GameStatus(1, (0, 1), now)
    assert deadlines(doc, standing) == {0: pytest.approx(now + 7200), 1: pytest.approx(now + DAY + 7200)}
    doc.rests = [Rest(now + 1, None)]
    assert deadlines(doc, standing) == {}


@pytest.mark.parametrize(("seconds", "grace"), [(5, 5), (600, 60)])
def test_nobody_runs_out_of_time_before_they_could_come_back(seconds: int, grace: int) -> None:
    doc, long_ago = a_running_table(seconds=seconds), GameStatus(1, (0,), clock.began() - DAY)
    assert deadlines(doc, long_ago) == {0: clock.began() + grace}


async def test_a_clock_that_was_ahead_gives_nobody_more_time(tmp_path: Path) -> None:
    async with serving(tmp_path, clock=FakeClock(BEGAN + HOUR)) as server:
        anna, _, table = await two_people(server, seconds=600)
        async with anna.at(table) as first:
            await first.started()
    async with serving(tmp_path, clock=FakeClock(BEGAN)) as server, server.browser(anna).at(table) as first:
        await first.started()
        assert next(m["left"] for m in first.received if m["type"] == "welcome") == 600


# --- agreeing ---


def test_a_pause_needs_all_people_and_anybody_ends_it() -> None:
    doc = a_running_table(seconds=7200)
    agreeing.want_pause(doc, "Anna", True, 50.0)
    assert (doc.pause_votes, doc.rests) == ([0], [])
    agreeing.want_pause(doc, "Anna", False, 51.0)
    assert doc.pause_votes == []
    agreeing.want_pause(doc, "Anna", True, 52.0)
    agreeing.want_pause(doc, "Ben", True, 53.0)
    assert (doc.pause_votes, doc.rests) == ([], [Rest(53.0, None)])
    agreeing.want_pause(doc, "Ben", False, 60.0)
    assert doc.rests == [Rest(53.0, 60.0)]


def test_holidays_end_by_themselves_and_can_be_taken_in_pieces() -> None:
    doc = a_running_table(seconds=7200, holidays=2)
    agreeing.take_holiday(doc, "Anna", True, 0.0)
    assert doc.rests == [Rest(0.0, 2 * DAY, seat=0)]
    agreeing.take_holiday(doc, "Anna", False, DAY)
    assert doc.holiday_left(0, DAY) == DAY
    agreeing.take_holiday(doc, "Anna", True, 3 * DAY)
    assert doc.rests[-1] == Rest(3 * DAY, 4 * DAY, seat=0)
    assert doc.holiday(0, 4 * DAY) is None
    with pytest.raises(Refuse) as refusal:
        agreeing.take_holiday(doc, "Anna", True, 5 * DAY)
    assert refusal.value.message == "server-no-holiday"


# --- against a server ---


async def test_a_table_has_one_clock(server: Serving) -> None:
    wrong = {"game": "amul", "players": 3, "seconds": 60, "budget": 600}
    assert (await server.browser().post("/api/tables", wrong, 422))["message"] == "server-one-clock"


async def test_a_budget_is_each_players_own_and_survives_a_restart(tmp_path: Path) -> None:
    fake = FakeClock()
    async with serving(tmp_path, clock=fake) as server:
        anna, ben, table = await two_people(server, budget=7200, increment=60)
        async with anna.at(table) as first, ben.at(table) as second:
            await asyncio.gather(first.started(), second.started())
            fake.advance(HOUR)
            await first.act(first.view["legal"][0])
            fake.advance(HOUR / 2)
            assert await left_to(ben) == 7200 - 1.5 * HOUR
            await second.act(second.view["legal"][0])
            await asyncio.gather(*(seat.until(lambda me: me.view["step"] == "pick") for seat in (first, second)))
            while not (first.is_awaited or second.is_awaited):
                await first.until(lambda me: 0 in me.view["awaited"] or 1 in me.view["awaited"])
            is_annas = 0 in first.view["awaited"]
    async with serving(tmp_path, clock=fake) as server:
        who = server.browser(anna if is_annas else ben)
        assert await left_to(who) == 7200 - (1 if is_annas else 1.5) * HOUR + 60


async def left_to(who: Browser) -> float:
    """As the list of tables says."""
    (mine,) = (await who.get("/api/me"))["tables"]
    return float(mine["left"])


async def test_a_pause_stops_the_clock_for_all_who_look(server: Serving) -> None:
    anna, ben, table = await two_people(server, seconds=600)
    async with anna.at(table) as first, ben.at(table) as second:
        await asyncio.gather(first.started(), second.started())
        place = await put(anna, f"/api/tables/{table}/pause", {"wanted": True})
        assert (place["table"]["pause_votes"], place["table"]["paused"]) == ([0], None)
        await put(ben, f"/api/tables/{table}/pause", {"wanted": True})
        await first.until(lambda me: me.table["paused"])
        assert first.received[-1]["left"] is None
        assert (await anna.get("/api/me"))["tables"][0]["left"] is None
        await put(anna, f"/api/tables/{table}/pause", {"wanted": False})
        await second.until(lambda me: me.table["paused"] is None)
        assert 590 < second.received[-1]["left"] <= 600


async def test_only_players_stop_clocks_and_only_where_there_are_some(server: Serving) -> None:
    anna, ben, table = await two_people(server)
    assert (await put(anna, f"/api/tables/{table}/pause", {"wanted": True}, 409))["message"] == "server-no-clock"
    stranger = server.browser()
    await put(stranger, f"/api/tables/{table}/pause", {"wanted": True}, 404)
    _, ben, table = await two_people(server, seconds=600)
    assert (await put(ben, f"/api/tables/{table}/holiday", {"away": True}, 409))["message"] == "server-no-holiday"


async def test_on_holiday_nobody_is_late(tmp_path: Path) -> None:
    fake = FakeClock()
    async with serving(tmp_path, clock=fake) as server:
        anna, ben, table = await two_people(server, seconds=5, holidays=3)
        async with anna.at(table) as first:
            await first.started()
            place = await put(ben, f"/api/tables/{table}/holiday", {"away": True})
            assert place["table"]["seats"][1]["away_until"] == fake.now() + 3 * DAY
            await first.act(first.view["legal"][0])
            await first.until(lambda me: me.view["awaited"] == [1])
            await fake.let_pass(2 * DAY)
            await put(ben, f"/api/tables/{table}/holiday", {"away": False})
            assert not {row.by for row in await server.store.rows(table)} & {"stand_in"}
            fake.advance(5)
            await first.until(lambda me: me.view["step"] == "pick")
            assert [row.by for row in await server.store.rows(table)].count("stand_in") == 1


async def test_after_missed_decisions_all_others_of_a_slow_table_may_let_a_bot_play(tmp_path: Path) -> None:
    fake = FakeClock()
    async with serving(tmp_path, clock=fake) as server:
        anna, _, table = await two_people(server, seconds=86_400)
        async with anna.at(table) as first:
            await first.started()
            answer = await anna.post(f"/api/tables/{table}/seats/1/stand-in", status=409)
            assert answer["message"] == "server-has-time"
            while first.table["seats"][1]["missed"] < 2:
                await first.until(lambda me: me.view["awaited"] == [1] or 0 in me.view["awaited"])
                version, missed = first.view["version"], first.table["seats"][1]["missed"]
                if first.is_awaited:
                    await first.act(first.view["legal"][0])
                    await first.until(lambda me: not me.is_awaited or me.view["version"] > version)  # noqa: B023 - at once
                else:
                    fake.advance(DAY)
                    await first.until(lambda me: me.table["seats"][1]["missed"] > missed)  # noqa: B023 - at once
            place = await anna.post(f"/api/tables/{table}/seats/1/stand-in", status=200)
            assert place["table"]["seats"][1]["stand_in"]
