"""Games of the daily deal on a server: checked, counted once, compared; nothing is told before one's own is done."""

from __future__ import annotations

import copy
from collections.abc import AsyncIterator
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from serai.daily.deal import today
from serai.server.base.settings import VisitorLimits
from tests.daily import played
from tests.server.fake_clock import BEGAN, FakeClock
from tests.server.people import Browser
from tests.server.serving import Serving, serving

pytestmark = pytest.mark.anyio

GAME = "amul"
TODAY = today(BEGAN)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Serving]:
    """Of each test its own: results of a day stay."""
    async with serving(tmp_path, clock=FakeClock()) as running:
        yield running


@cache
def a_game(day: date, person: int) -> dict[str, Any]:
    return played.played(GAME, day, person, f"Player {person}")


async def send(browser: Browser, record: dict[str, Any], status: int = 200, day: date = TODAY) -> Any:
    return await browser.post(f"/api/daily/{GAME}/{day}", record, status)


async def test_each_game_is_compared_with_all_others(server: Serving) -> None:
    day = TODAY
    records = [a_game(day, person) for person in (1, 2)]
    first, second = server.browser(), server.browser()
    alone = await send(first, records[0], day=day)
    assert (alone["count"], alone["rank"], alone["better_than"]) == (1, 1, None)
    assert [result["mine"] for result in alone["best"]] == [True]
    both = await send(second, records[1], day=day)
    assert both["count"] == 2
    assert [result["name"] for result in both["best"] if result["mine"]] == ["Player 2"]
    order = [(result["place"], -result["points"]) for result in both["best"]]
    assert order == sorted(order)
    again = await send(first, records[0], day=day)
    assert {again["rank"], both["rank"]} <= {1, 2}
    assert again["better_than"] + both["better_than"] == 100


async def test_only_the_first_of_a_player_counts(server: Serving) -> None:
    day = TODAY
    browser = server.browser()
    first = await send(browser, a_game(day, 1), day=day)
    second = await send(browser, a_game(day, 2), day=day)
    assert second == first


async def test_others_can_be_replayed(server: Serving) -> None:
    day = TODAY
    await send(server.browser(), a_game(day, 1), day=day)
    visitor = server.browser()
    standing = await send(visitor, a_game(day, 2), day=day)
    (other,) = [result for result in standing["best"] if not result["mine"]]
    record = await visitor.get(f"/api/tables/{other['table']}/record")
    assert record["moves"] == a_game(day, 1)["moves"]
    assert (record["names"][0], record["bots"]) == ("Player 1", a_game(day, 1)["bots"])
    assert (await visitor.get("/api/tables")) == [], "finished games are on no public list"
    assert (await visitor.get("/api/me"))["tables"] == [], "it lies on the device already"


async def test_what_is_not_of_the_day_is_refused(server: Serving) -> None:
    day = TODAY
    browser, record = server.browser(), copy.deepcopy(a_game(day, 1))
    later, earlier = day + timedelta(days=2), day - timedelta(days=2)
    for other in (later, earlier):
        assert (await send(browser, record, 409, other))["message"] == "server-daily-over"
    assert (await send(browser, record, 422, day - timedelta(days=1)))["message"] == "record-daily-cards"
    answer = await browser.post(f"/api/daily/{GAME}/tomorrow", record, 400)
    assert answer["message"] == "server-daily-day"
    record["bots"] = [None, "easy", "easy", "easy"]
    assert (await send(browser, record, 422, day))["message"] == "record-daily-terms"
    assert (await send(browser, {"game": GAME}, 422, day))["message"] == "record-format"
    fresh = await send(server.browser(), a_game(day, 1), day=day)
    assert fresh["count"] == 1, "nothing of it was counted"


async def test_somebody_who_is_forgotten_is_in_no_list(server: Serving) -> None:
    day = TODAY
    gone = server.browser()
    table = (await send(gone, a_game(day, 1), day=day))["mine"]["table"]
    await gone.http.delete("/api/me")
    visitor = server.browser()
    standing = await send(visitor, a_game(day, 2), day=day)
    assert standing["count"] == 1
    assert (await visitor.get(f"/api/tables/{table}/record"))["names"] == [None] * 4


async def test_nobody_sends_games_without_end(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=VisitorLimits(daily=(2, 60.0))) as server:
        browser = server.browser()
        codes = [(await browser.http.post(f"/api/daily/{GAME}/tomorrow", json={})).status_code for _ in range(3)]
        assert codes == [400, 400, 429]


async def test_a_game_without_a_deal_takes_none(server: Serving) -> None:
    assert (await server.browser().http.post("/api/daily/chess/2026-11-17", json={})).status_code == 422
    games = await server.browser().get("/api/games")
    assert all(game["daily"]["players"] == 4 for game in games)
