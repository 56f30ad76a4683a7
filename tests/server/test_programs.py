"""Somebody's program as a guest: it sits like anybody, plays over the ordinary socket, and is marked."""

from __future__ import annotations

import asyncio
import os
import random
import sys
from pathlib import Path
from typing import Any

import pytest

from serai.server.clocks.agreeing import want_pause
from serai.server.rows.table import SeatDoc
from serai.server.security.tokens import new_program
from tests.server.people import is_over
from tests.server.serving import Serving
from tests.server.stored import a_table

pytestmark = pytest.mark.anyio

EXAMPLE = Path(__file__).parents[2] / "examples" / "guest_bot.py"


async def guest_bot(link: str, **more: str) -> asyncio.subprocess.Process:
    environment = {**os.environ, "SERAI_INTERPRETED": "1", **more}
    return await asyncio.create_subprocess_exec(
        sys.executable, str(EXAMPLE), link, "Deep Camel", stdout=asyncio.subprocess.PIPE, env=environment
    )


async def token_of(bot: asyncio.subprocess.Process) -> str:
    assert bot.stdout is not None
    return (await bot.stdout.readline()).decode().strip().removeprefix("SERAI_TOKEN=")


async def test_the_example_plays_a_whole_game_and_comes_back_to_its_seat(server: Serving) -> None:
    anna = server.browser()
    place = await anna.make(name="Anna", access="link", seats=["open", "open", "easy"])
    table, link = place["table"]["id"], f"{server.address}/t/{place['table']['id']}#{place['you']['invite']}"
    bot = await guest_bot(link)
    token = await token_of(bot)
    async with anna.at(table) as first:
        await first.welcome()
        await first.until(lambda me: me.table["seats"][1]["name"] == "Deep Camel")
        assert [seat["program"] for seat in first.table["seats"]] == [False, True, False]
        await anna.post(f"/api/tables/{table}/start", status=200)
        await first.play_on(lambda me: me.view and me.view["round"] == 2, random.Random(1))
        bot.kill()
        await bot.wait()
        again = await guest_bot(link, SERAI_TOKEN=token)
        await first.play_on(is_over, random.Random(2))
        assert await again.wait() == 0
    record = await anna.get(f"/api/tables/{table}/record")
    assert record["stand_in_moves"] == []


async def test_only_a_token_of_ours_is_anybody(server: Serving) -> None:
    program = server.browser()
    for sign in ("Bearer nonsense", "Bearer", "Basic abc", "Bearer program.abc.def"):
        answer = await program.http.get("/api/me", headers={"authorization": sign})
        assert answer.json() == {"tables": []}


async def test_a_program_needs_no_cookie_and_gets_none(server: Serving) -> None:
    token = (await server.browser().post("/api/programs", {}, 201))["token"]
    program = server.browser()
    program.http.headers["authorization"] = f"Bearer {token}"
    place = await program.make(name="Deep Camel")
    assert place["you"] == {"seat": 0, "host": True, "invite": place["you"]["invite"], "muted": False}
    assert not program.http.cookies
    assert [mine["table"]["id"] for mine in (await program.get("/api/me"))["tables"]] == [place["table"]["id"]]


def test_nobody_waits_for_a_program_to_agree() -> None:
    seats = [SeatDoc("person", "Anna", None, "anna"), SeatDoc("person", "Camel", None, new_program()), SeatDoc("bot")]
    doc: Any = a_table(status="running", seats=seats, seconds=60)
    want_pause(doc, "anna", True, 5.0)
    assert doc.pause(6.0)
