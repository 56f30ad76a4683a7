"""Leaving, time limits and stand-ins."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from time import time

import pytest

from serai.server.base import clock
from serai.server.table.live_table import LiveTable
from serai.server.table.seats.lobby import GRACE_SECONDS
from serai.server.table.viewers.audience import Audience
from tests.server.fake_clock import FakeClock
from tests.server.people import Browser, eventually, is_over
from tests.server.serving import Serving, serving
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


async def gone(server: Serving, table: str) -> bool:
    return server.tables.at(table) is None


async def has_rows(server: Serving, table: str, count: int) -> bool:
    return len(await server.store.rows(table)) >= count


async def test_who_leaves_is_stood_in_for_and_the_record_says_so(server: Serving) -> None:
    anna, ben, table = await two_people(server)
    async with anna.at(table) as first:
        await first.started()
        await ben.post(f"/api/tables/{table}/leave", status=200)
        await first.until(lambda me: me.table["seats"][1]["stand_in"])
        await first.play_on(is_over, random.Random(1))
    record = await anna.get(f"/api/tables/{table}/record")
    by_ben = [number for number, move in enumerate(record["moves"], start=1) if move["seat"] == 1]
    assert record["stand_in_moves"] == by_ben


async def test_a_game_with_bots_alone_waits_for_who_has_left(server: Serving) -> None:
    anna = server.browser()
    table = (await anna.make(name="Anna", start=True))["table"]["id"]
    async with anna.at(table) as seat:
        await seat.started()
        await seat.until(lambda me: me.is_awaited)
    left = await anna.post(f"/api/tables/{table}/leave", status=200)
    assert not left["table"]["seats"][0]["stand_in"]
    live = await server.tables.open(table)
    assert live.doc.seats[0].plays_now
    await anna.delete(f"/api/me/tables/{table}")  # who does that does not come back
    assert live.doc.seats[0].stand_in


async def test_who_returns_gets_the_seat_back_at_once(server: Serving) -> None:
    anna, ben, table = await two_people(server)
    async with anna.at(table) as first:
        await first.started()
        await ben.post(f"/api/tables/{table}/leave", status=200)
        await first.until(lambda me: 1 not in me.view["awaited"])
        async with ben.at(table) as second:
            await second.started()
            assert not second.table["seats"][1]["stand_in"]
            # The stand-in has sealed a choice; it can still be changed.
            other = next(m for m in second.view["legal"] if m["card"] != second.view["seats"][1]["choice"])
            assert (await second.act(other))["type"] == "ack"
            await second.until(lambda me: me.view["seats"][1]["choice"] == other["card"])
            await asyncio.gather(first.play_on(is_over, random.Random(1)), second.play_on(is_over, random.Random(2)))
    record = await anna.get(f"/api/tables/{table}/record")
    assert record["stand_in_moves"] == []


async def test_when_time_is_up_a_bot_decides_once_and_the_seat_stays_its_owners(tmp_path: Path) -> None:
    fake = FakeClock()
    async with serving(tmp_path, clock=fake) as server:
        anna, ben, table = await two_people(server, seconds=5)
        async with anna.at(table) as first, ben.at(table) as second:
            await asyncio.gather(first.started(), second.started())
            assert next(m["left"] for m in first.received if m["type"] in ("welcome", "update")) == 5
            await first.act(first.view["legal"][0])
            fake.advance(6)
            await first.until(lambda me: me.view["step"] == "pick")
            assert not any(seat["stand_in"] for seat in first.table["seats"])
            await asyncio.gather(first.play_on(is_over, random.Random(1)), second.play_on(is_over, random.Random(2)))
        record = await anna.get(f"/api/tables/{table}/record")
    offered = next(n for n, move in enumerate(record["moves"], start=1) if move["seat"] == 1)
    assert record["stand_in_moves"] == [offered]


async def test_a_stand_in_for_someone_away_can_be_asked_for_after_a_while(tmp_path: Path) -> None:
    fake = FakeClock()
    async with serving(tmp_path, clock=fake) as server:
        anna, ben, table = await two_people(server)
        async with anna.at(table) as first:
            await first.started()
            async with ben.at(table) as second:
                await second.welcome()
                answer = await anna.post(f"/api/tables/{table}/seats/1/stand-in", status=409)
                assert answer["message"] == "server-is-here"
            await first.until(lambda me: not me.table["seats"][1]["here"])
            fake.advance(GRACE_SECONDS - 1)
            answer = await anna.post(f"/api/tables/{table}/seats/1/stand-in", status=409)
            assert answer["message"] == "server-just-left"
            fake.advance(1)
            place = await anna.post(f"/api/tables/{table}/seats/1/stand-in", status=200)
            assert place["table"]["seats"][1]["stand_in"]
            await anna.post(f"/api/tables/{table}/seats/2/stand-in", status=422)


async def three_people(server: Serving) -> tuple[list[Browser], str]:
    """A running table of Anna, Ben and Carl."""
    people = [server.browser() for _ in range(3)]
    table: str = (await people[0].make(name="Anna", access="public"))["table"]["id"]
    for person, name in zip(people[1:], ("Ben", "Carl"), strict=True):
        await person.post(f"/api/tables/{table}/join", {"name": name}, 200)
    await people[0].post(f"/api/tables/{table}/start", status=200)
    return people, table


async def test_everybody_who_is_here_has_to_agree_to_a_stand_in(tmp_path: Path) -> None:
    fake = FakeClock()
    async with serving(tmp_path, clock=fake) as server, AsyncExitStack() as places:
        (anna, ben, carl), table = await three_people(server)
        first, second = [await places.enter_async_context(who.at(table)) for who in (anna, ben)]
        await asyncio.gather(first.started(), second.started())
        fake.advance(GRACE_SECONDS)
        place = await anna.post(f"/api/tables/{table}/seats/2/stand-in", status=200)
        for _ in range(2):  # to ask again adds no vote
            assert (place["table"]["seats"][2]["stand_in"], place["table"]["seats"][2]["votes"]) == (False, [0])
            place = await anna.post(f"/api/tables/{table}/seats/2/stand-in", status=200)
        await second.until(lambda me: me.table["seats"][2]["votes"] == [0])
        async with carl.at(table) as third:  # whose return ends the vote
            await third.started()
            await first.until(lambda me: me.table["seats"][2]["votes"] == [])
        await first.until(lambda me: not me.table["seats"][2]["here"])
        fake.advance(GRACE_SECONDS)
        place = await ben.post(f"/api/tables/{table}/seats/2/stand-in", status=200)
        assert (place["table"]["seats"][2]["stand_in"], place["table"]["seats"][2]["votes"]) == (False, [1])
        place = await anna.post(f"/api/tables/{table}/seats/2/stand-in", status=200)
        assert (place["table"]["seats"][2]["stand_in"], place["table"]["seats"][2]["votes"]) == (True, [])


async def test_a_script_that_asks_at_every_hiccup_gets_no_stand_in(server: Serving) -> None:
    (anna, ben, carl), table = await three_people(server)
    async with anna.at(table) as first:
        await first.started()
        for person in (ben, carl, ben, carl, ben):
            seat = 1 if person is ben else 2
            async with person.at(table) as other:
                await other.started()
            await first.until(lambda me, seat=seat: not me.table["seats"][seat]["here"])  # type: ignore[misc]
            answer = await anna.post(f"/api/tables/{table}/seats/{seat}/stand-in", status=409)
            assert answer["message"] == "server-just-left"
        assert not any(seat["stand_in"] or seat["votes"] for seat in first.table["seats"])


def test_who_has_left_another_process_has_left_just_now() -> None:
    fake = FakeClock()
    with clock.using(fake):
        audience = Audience()
        audience.heard("other", [0, 1])
        fake.advance(500)
        audience.heard("other", [0, 1])
        assert audience.away_seconds(1) is None
        audience.heard("other", [0])
        fake.advance(0.25)
        assert audience.away_seconds(1) == 0.25
        audience.heard("other", [0])
        assert audience.away_seconds(1) == 0.25


async def test_a_slow_game_lives_in_the_store_only(tmp_path: Path) -> None:
    fake = FakeClock()
    async with serving(tmp_path, clock=fake, idle_seconds=60.0) as server:
        anna, ben, table = await two_people(server)

        async def gone_later() -> bool:
            fake.advance(61)
            return await gone(server, table)

        for _ in range(4):
            for who in (anna, ben):
                async with who.at(table) as seat:
                    await seat.started()
                    if seat.is_awaited:
                        await seat.act(seat.view["legal"][0])
                await eventually(gone_later)
        async with anna.at(table) as seat:
            await seat.started()
            assert seat.view["version"] > 3


async def test_a_table_is_never_in_memory_twice(tmp_path: Path) -> None:
    async with serving(tmp_path, idle_seconds=0.0) as server:
        table = (await server.browser().make(name="Anna"))["table"]["id"]
        held = await server.tables.open(table)  # as by a request that is still under way
        await held.rest()
        server.tables._drop_idle()
        assert await gone(server, table)
        assert await server.tables.open(table) is held


async def test_a_table_that_cannot_be_opened_keeps_no_other_from_waking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serai.server.table.registry.SWEEP_SECONDS", 3600.0)
    async with serving(tmp_path) as server:
        registry, browser = server.tables, server.browser()
        tables = [(await browser.make(name="Anna"))["table"]["id"] for _ in range(3)]
        load, woken = registry._load, []

        async def load_or_fail(table: str) -> LiveTable:
            if table == min(tables):
                raise ValueError("no JSON")
            host = await load(table)
            woken.append(table)
            return host

        for table in tables:
            await server.store.agree(table, 1.0, None, "another", time())
        monkeypatch.setattr(registry, "_load", load_or_fail)
        registry._kept.clear()
        registry._known.clear()
        await registry._wake_due()
        assert sorted(woken) == sorted(tables)[1:]


async def test_bots_that_a_dead_process_left_undone_move_after_the_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, _, table = await two_people(server)
        host = await server.tables.open(table)
        async with anna.at(table) as first:
            await first.until(lambda me: me.view and 2 not in me.view["awaited"])
        # As if the process had died after Ben left, before any bot could move.
        await host.change(lambda doc: setattr(doc.seats[1], "stand_in", True), wake=1.0)
        host.post = print  # type: ignore[assignment]
        cookies = dict(anna.http.cookies)
    async with serving(tmp_path) as server:
        anna = server.browser()
        anna.http.cookies.update(cookies)
        await eventually(lambda: has_rows(server, table, 3))
        async with anna.at(table) as first:
            await first.started()
            assert first.view["awaited"] == [0]
