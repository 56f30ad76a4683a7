"""The list of one's own tables."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from time import time
from typing import Any

import pytest

from serai.server.base import clock
from tests.server.people import Browser, is_over
from tests.server.serving import Serving, serving
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


async def only_table(browser: Browser) -> dict[str, Any]:
    (mine,) = (await browser.get("/api/me"))["tables"]
    return mine  # type: ignore[no-any-return]


async def test_a_running_game_says_its_round_whose_turn_it_is_and_the_time_left(server: Serving) -> None:
    began = clock.now()  # the time of the day may be set right meanwhile
    anna, ben, table = await two_people(server, seconds=300)
    async with anna.at(table) as first, ben.at(table) as second:
        await asyncio.gather(first.started(), second.started())
        await first.until(lambda me: me.view["awaited"] == [0, 1])
        mine = await only_table(anna)
        assert (mine["table"]["id"], mine["you"]["seat"], mine["round"]) == (table, 0, 1)
        assert set(mine["awaited"]) == {0, 1}
        assert 290 < mine["left"] <= 300
        assert began <= mine["changed"] <= clock.now()
        await first.act(first.view["legal"][0])
        assert (await only_table(anna))["awaited"] == [1]


async def test_a_table_that_waits_for_players_has_no_round(server: Serving) -> None:
    anna = server.browser()
    await anna.make(name="Anna", access="link")
    mine = await only_table(anna)
    assert (mine["round"], mine["awaited"], mine["left"]) == (None, [], None)
    assert mine["you"]["invite"]
    assert mine["changed"] == mine["table"]["created"]


async def test_a_finished_game_has_its_result_and_waits_for_nobody(server: Serving) -> None:
    anna, ben, table = await two_people(server)
    async with anna.at(table) as first, ben.at(table) as second:
        await asyncio.gather(first.play_on(is_over, random.Random(1)), second.play_on(is_over, random.Random(2)))
        await first.until(lambda me: me.table["status"] == "over")
    mine = await only_table(ben)
    assert mine["table"]["result"]["winners"]
    assert (mine["awaited"], mine["left"]) == ([], None)


async def test_a_list_opens_no_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, ben, table = await two_people(server)
        async with anna.at(table) as first, ben.at(table) as second:
            await asyncio.gather(first.started(), second.started())
        cookies = anna.http.cookies
    async with serving(tmp_path) as server:
        anna = server.browser()
        anna.http.cookies.update(cookies)
        mine = await only_table(anna)
        assert (mine["table"]["id"], mine["round"]) == (table, 1)
        assert server.tables.at(table) is None


async def test_what_is_taken_off_the_list_is_still_there_for_who_has_its_address(server: Serving) -> None:
    anna, ben, table = await two_people(server)
    async with anna.at(table) as first, ben.at(table) as second:
        await asyncio.gather(first.play_on(is_over, random.Random(1)), second.play_on(is_over, random.Random(2)))
        await first.until(lambda me: me.table["status"] == "over")
    await anna.delete(f"/api/me/tables/{table}")
    assert (await anna.get("/api/me"))["tables"] == []
    assert (await anna.get(f"/api/tables/{table}"))["you"]["seat"] == 0
    assert (await only_table(ben))["table"]["id"] == table
    await server.browser().delete(f"/api/me/tables/{table}", 404)


async def test_a_running_game_taken_off_the_list_is_left_and_comes_back_with_its_player(server: Serving) -> None:
    anna, ben, table = await two_people(server)
    async with anna.at(table) as first:
        await first.started()
        await ben.delete(f"/api/me/tables/{table}")
        await first.until(lambda me: me.table["seats"][1]["stand_in"])
        assert (await ben.get("/api/me"))["tables"] == []
        async with ben.at(table) as second:
            await second.started()
            assert not second.table["seats"][1]["stand_in"]
        assert (await only_table(ben))["table"]["id"] == table


async def test_to_take_an_open_table_off_the_list_frees_the_seat(server: Serving) -> None:
    anna = server.browser()
    table = (await anna.make(name="Anna", access="public"))["table"]["id"]
    await anna.delete(f"/api/me/tables/{table}")
    assert (await anna.get("/api/me"))["tables"] == []
    assert (await anna.get(f"/api/tables/{table}"))["you"]["seat"] is None


async def test_what_others_have_said_is_told_with_its_time(server: Serving) -> None:
    began = time()
    anna, ben, table = await two_people(server)
    async with anna.at(table) as first, ben.at(table) as second:
        await asyncio.gather(first.started(), second.started())
        for viewer, text in ((first, "Hello"), (second, "Hello yourself"), (second, "Your turn")):
            await viewer.send(type="chat", text=text)
            await first.until(lambda me, text=text: text in str(me.received[-1]))  # type: ignore[misc]
    assert len((await only_table(anna))["said"]) == 2
    (said,) = (await only_table(ben))["said"]
    assert began <= said <= time()
