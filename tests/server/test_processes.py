"""Two server processes share their tables through PostgreSQL, and tell each other through it or through Redis."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from serai import Table
from serai.games import GAMES
from tests.server import cups
from tests.server.databases import Postgres
from tests.server.lives import Process, on_one_database
from tests.server.people import Browser, Viewer, eventually, is_over

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module", params=["postgres", "redis"])
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, one_postgres: Postgres
) -> Iterator[list[Process]]:
    folder, database = tmp_path_factory.mktemp("processes"), one_postgres.new_database()
    with on_one_database(folder, database, with_redis=request.param == "redis") as servers:
        yield servers


mostly_postgres = pytest.mark.parametrize(
    "servers", ["postgres", pytest.param("redis", marks=pytest.mark.rare)], indirect=True, scope="module"
)
"""For what does not follow from how processes tell each other: that is tried by the first test, and by test_bus.py."""


async def two_people(servers: list[Process], game: str, **more: Any) -> tuple[Browser, Browser, str]:
    """Anna plays through the first process, Ben through the second."""
    for server in servers:
        await server.begin()
    anna, ben = servers[0].browser(), servers[1].browser()
    place = await anna.make(game, name="Anna", access="public", seats=["open", "open", "easy"], **more)
    table = place["table"]["id"]
    await ben.post(f"/api/tables/{table}/join", {"name": "Ben"}, 200)
    await anna.post(f"/api/tables/{table}/start", status=200)
    return anna, ben, table


@pytest.mark.parametrize("game", [GAMES[0], *(pytest.param(game, marks=pytest.mark.rare) for game in GAMES[1:])])
async def test_people_at_different_processes_play_one_game(servers: list[Process], game: str) -> None:
    anna, ben, table = await two_people(servers, game)
    async with anna.at(table) as first, ben.at(table) as second, servers[1].browser().at(table) as spectator:
        await asyncio.gather(first.started(), second.started(), spectator.started())
        await first.until(lambda me: me.table["seats"][1]["here"])
        await second.until(lambda me: me.table["seats"][0]["here"])
        await first.send(type="chat", text="hello over there")
        await second.until(lambda me: [line["text"] for line in me.chat] == ["hello over there"])
        await asyncio.gather(
            first.play_on(is_over, random.Random(1)),
            second.play_on(is_over, random.Random(2)),
            spectator.until(is_over),
        )
        assert first.view["result"] == second.view["result"] == spectator.view["result"]
    record = await ben.get(f"/api/tables/{table}/record")
    assert Table.replay(record).result == first.view["result"]
    for server in servers:
        await server.kill()


@mostly_postgres
async def test_when_one_process_dies_the_other_goes_on(servers: list[Process]) -> None:
    anna, ben, table = await two_people(servers, "amul")
    async with anna.at(table) as first:
        await first.started()
        async with ben.at(table) as second:
            await second.started()
            await second.act(second.view["legal"][0])
            await first.act(first.view["legal"][0])
            await second.until(lambda me: me.view["step"] == "pick")
            await servers[1].kill()
            await second.until_closed()
        moved = servers[0].browser()
        moved.http.cookies.update(ben.http.cookies)
        async with moved.at(table) as second:
            await second.started()
            assert second.view["seat"] == 1
            await asyncio.gather(first.play_on(is_over, random.Random(1)), second.play_on(is_over, random.Random(2)))
    await servers[0].kill()


@mostly_postgres
async def test_an_order_given_at_one_process_is_carried_out_once_when_another_makes_it_due(
    servers: list[Process],
) -> None:
    anna, ben, table = await two_people(servers, "amul", seconds=86_400)
    path = f"/api/tables/{table}/orders"
    async with ben.at(table) as second, anna.at(table) as first:
        await asyncio.gather(first.started(), second.started())
        forms = {form["kind"]: form for form in (await anna.get(path))["forms"]}
        wished = [choice["value"] for choice in forms["play"]["fields"][0]["choices"]]
        answer = await anna.http.put(f"{path}/a", json={"kind": "play", "values": {"cards": wished}})
        assert answer.status_code == 200, answer.text
        await asyncio.gather(_play_to_reveal(first), _play_to_reveal(second))
        await first.until(lambda me: me.view["step"] == "play" and me.view["seats"][0]["choice"] is not None)
        await eventually(lambda: _has_no_orders(anna, path))
        await second.act(second.view["legal"][0])
        await second.until(lambda me: me.view["step"] != "play")  # all cards are turned up
    for server in servers:
        await server.kill()


async def _play_to_reveal(viewer: Viewer) -> None:
    while viewer.view["step"] in ("offer", "pick"):
        if viewer.is_awaited:
            await viewer.act(viewer.view["legal"][0])
        else:
            await viewer.receive()


async def _has_no_orders(who: Browser, path: str) -> bool:
    return not (await who.get(path))["given"]


@mostly_postgres
async def test_a_tournament_is_played_at_two_processes_and_counted_once(servers: list[Process]) -> None:
    for server in servers:
        await server.begin()
    people = [servers[number % 2].browser() for number in range(5)]
    await cups.a_cup(people, deals=1, rated=True)
    (cup,) = [one["id"] for one in await people[1].get("/api/me/tournaments")]
    await cups.begin(people, cup)
    seen = await asyncio.gather(*(cups.see(person, cup) for person in people * 2))
    assert len({one["you"]["table"] for one in seen}) == 5, "each table was made once"
    await asyncio.gather(*(cups.play_deal(person, cup) for person in people))
    for person in people[:2]:
        await cups.until_done(person, cup, 1)
        rated = (await person.get("/api/ratings/amul/3"))["ratings"]
        assert sorted((one["name"], one["contests"]) for one in rated) == [(f"P{number}", 1) for number in range(5)]
    for server in servers:
        await server.kill()
