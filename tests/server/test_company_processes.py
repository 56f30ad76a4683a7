"""Company at two server processes: people at one know, hear and lose those at the other, and are called once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

import pytest

from serai.server.base import close_codes
from tests.server.company import finish, heard, say, told, watching
from tests.server.lives import Process, on_one_database
from tests.server.people import Browser, Viewer, eventually
from tests.server.receiver import receiving
from tests.server.test_notifications import hooked

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def servers(tmp_path_factory: pytest.TempPathFactory, postgres_address: str) -> AsyncIterator[list[Process]]:
    with on_one_database(tmp_path_factory.mktemp("company"), postgres_address, hooks="127.0.0.1") as servers:
        await asyncio.gather(*(server.begin() for server in servers))
        yield servers


async def two_seats(servers: list[Process], **more: Any) -> tuple[Browser, Browser, str]:
    """A table for three that Anna has made at the first process, and where Ben sits down at the second."""
    anna, ben = servers[0].browser(), servers[1].browser()
    settings = {"access": "public", "seats": ["open", "open", "easy"], **more}
    table = (await anna.make(name="Anna", **settings))["table"]["id"]
    await ben.post(f"/api/tables/{table}/join", {"name": "Ben"}, 200)
    return anna, ben, table


def visitor(viewer: Viewer, name: str) -> str:
    """The id of a spectator, as a viewer was told."""
    people = [person for message in viewer.received for person in message.get("people", [])]
    return next(str(person["id"]) for person in people if person["name"] == name)


async def test_those_who_look_on_know_each_other_and_talk_apart(servers: list[Process]) -> None:
    anna, ben, table = await two_seats(servers)
    await anna.post(f"/api/tables/{table}/start", status=200)
    async with anna.at(table) as first, ben.at(table) as second:
        await asyncio.gather(first.started(), second.started())
        async with watching(servers[0], table, "Clara") as clara, watching(servers[1], table, "Dora") as dora:
            for viewer in (first, second, clara, dora):
                await viewer.until(lambda me: sorted(told(me) or []) == ["Clara", "Dora"])
            await say(clara, "between us")
            await dora.until(lambda me: heard(me) == ["between us"])
            await say(dora, ":wow:")
            await clara.until(lambda me: heard(me) == ["between us", ":wow:"])
            await say(first, ":hello:")
            for viewer in (second, clara, dora):
                await viewer.until(lambda me: heard(me)[-1:] == [":hello:"])
            assert heard(first) == heard(second) == [":hello:"], "who plays hears nothing of it while the game runs"
            await finish(first, second)
            for viewer in (first, second):
                await viewer.until(lambda me: sorted(heard(me)) == sorted([":hello:", "between us", ":wow:"]))
        for viewer in (first, second):
            await viewer.until(lambda me: told(me) == [])


async def test_somebody_at_both_processes_is_one_person(servers: list[Process]) -> None:
    anna, _, table = await two_seats(servers)
    clara = servers[0].browser()
    await clara.get(f"/api/tables/{table}")
    again = servers[1].browser()
    again.http.cookies.update(dict(clara.http.cookies))
    async with (
        anna.at(table) as host,
        clara.at(table, name="Clara") as one,
        again.at(table, name="Clara") as other,
        watching(servers[1], table, "Dora"),
    ):
        for viewer in (host, one, other):
            await viewer.until(lambda me: sorted(told(me) or []) == ["Clara", "Dora"])
            assert viewer.received[-1]["count"] == 2


async def test_whoever_comes_later_is_told_who_looks_on_elsewhere(servers: list[Process]) -> None:
    anna, ben, table = await two_seats(servers)
    async with watching(servers[0], table, "Clara") as clara:
        await clara.until(lambda me: told(me) == ["Clara"])
        async with ben.at(table) as second:
            await second.until(lambda me: told(me) == ["Clara"])
    await anna.get(f"/api/tables/{table}")


async def test_the_host_sends_somebody_away_from_another_process(servers: list[Process]) -> None:
    anna, ben, table = await two_seats(servers)
    path = f"/api/tables/{table}/remove"
    async with anna.at(table) as host, ben.at(table) as guest, watching(servers[1], table, "Clara") as clara:
        await guest.welcome()
        await host.until(lambda me: told(me) == ["Clara"])
        await anna.post(path, {"spectator": visitor(host, "Clara")}, 200)
        assert await clara.until_closed() == close_codes.NOT_ALLOWED
        await anna.post(path, {"seat": 1}, 200)
        assert await guest.until_closed() == close_codes.NOT_ALLOWED
        await host.until(lambda me: told(me) == [])
    assert (await ben.post(f"/api/tables/{table}/join", {"name": "Ben"}, 403))["message"] == "server-removed"


async def test_a_line_of_somebody_at_another_process_can_be_reported(servers: list[Process]) -> None:
    anna, ben, table = await two_seats(servers)
    path = f"/api/tables/{table}/reports"
    async with anna.at(table) as host, ben.at(table) as guest, watching(servers[0], table, "Clara") as clara:
        await asyncio.gather(host.welcome(), guest.welcome())
        await say(host, "something rude")
        await guest.until(lambda me: heard(me) == ["something rude"])
        await say(clara, "rude, too")
        await guest.until(lambda me: heard(me) == ["something rude", "rude, too"])
        for line in guest.chat:
            assert (await ben.http.post(path, json={"at": line["at"]})).status_code == 204


async def test_whoever_is_invited_again_is_called_once(servers: list[Process]) -> None:
    anna, ben, table = await two_seats(servers)
    await anna.post(f"/api/tables/{table}/start", status=200)
    elsewhere = servers[1].browser()
    elsewhere.http.cookies.update(dict(anna.http.cookies))
    (met,) = (await elsewhere.get("/api/me/company"))["people"]
    assert (met["name"], met["table"], met["seat"]) == ("Ben", table, 1)
    async with receiving() as receiver:
        await hooked(ben, receiver)
        invited = []
        for browser in (anna, elsewhere):
            place = await browser.make(name="Anna", guests=[{"table": table, "seat": 1}])
            invited.append(place["table"]["id"])
            await eventually(lambda: invited[-1] in _invitations(receiver.messages))
        assert _invitations(receiver.messages) == Counter(invited), "the first was not sent again meanwhile"
    assert {mine["table"]["id"] for mine in (await ben.get("/api/me"))["tables"]} >= {*invited}


def _invitations(messages: list[dict[str, Any]]) -> Counter[str]:
    return Counter(message["table"] for message in messages if message["what"] == "invite")
