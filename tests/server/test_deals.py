"""Deals at a table: what is shown when, what the record opens, and that it fits."""

from __future__ import annotations

import random
from typing import Any

import pytest

from serai.records.deal import check_deal
from serai.records.editions import Editions
from serai.records.replay import read_head
from tests.server.people import is_over
from tests.server.serving import Serving

pytestmark = pytest.mark.anyio

ANNAS, BENS = "a1" * 16, "be" * 16


async def test_a_deal_is_promised_before_and_opened_after_the_game(server: Serving) -> None:
    anna, ben = server.browser(), server.browser()
    made = (await anna.make(name="Anna", seats=["open", "open", "easy"], access="public"))["table"]
    path = f"/api/tables/{made['id']}"
    promised = made["deal"]["commitment"]
    assert len(promised) == 64
    assert made["deal"]["salts"] is None
    await ben.post(f"{path}/join", {"name": "Ben"}, 200)
    await anna.post(f"{path}/salt", {"salt": ANNAS}, 200)
    salted = await ben.post(f"{path}/salt", {"salt": BENS}, 200)
    assert salted["table"]["deal"] == {"commitment": promised, "salts": None}
    started = await anna.post(f"{path}/start", status=200)
    assert started["table"]["deal"] == {"commitment": promised, "salts": [ANNAS, BENS, None]}
    await ben.post(f"{path}/leave", status=200)
    async with anna.at(made["id"]) as seat:
        await seat.play_on(is_over, random.Random(1))
    record = await anna.get(f"{path}/record")
    assert record["deal"]["commitment"] == promised
    assert record["deal"]["salts"] == [ANNAS, BENS, None]
    assert check_deal(read_head(record, Editions())) == 1
    copied = (await ben.post("/api/records", record, 201))["table"]["id"]
    assert (await ben.get(f"/api/tables/{copied}/record"))["deal"] == record["deal"]


async def test_nothing_tells_the_secret_while_the_game_runs(server: Serving) -> None:
    anna = server.browser()
    place = await anna.make(name="Anna", seats=["open", "easy", "easy"], start=True)
    table = place["table"]["id"]
    secret = (await server.tables.open(table)).doc.secret
    async with anna.at(table) as seat:
        await seat.started()
        texts = [str(place), str(await anna.get(f"/api/tables/{table}")), str(seat.view), str(seat.table)]
    assert len(secret) == 64
    assert not any(secret in text for text in texts)
    await anna.get(f"/api/tables/{table}/record", 409)


async def test_what_has_been_added_stays(server: Serving) -> None:
    anna, ben = server.browser(), server.browser()
    made = (await anna.make(name="Anna", access="public"))["table"]
    path = f"/api/tables/{made['id']}"
    await anna.post(f"{path}/salt", {"salt": ANNAS}, 200)
    await anna.post(f"{path}/salt", {"salt": ANNAS}, 200)
    assert (await anna.post(f"{path}/salt", {"salt": BENS}, 409))["message"] == "server-salt-final"
    refused = await ben.post(f"{path}/salt", {"salt": BENS}, 403)
    assert refused["message"] == "server-not-seated"
    for wrong in ("", "AB" * 16, "ab" * 15, "xy" * 16, 7):
        await anna.post(f"{path}/salt", {"salt": wrong}, 400)
    started = await anna.post(f"{path}/start", status=200)
    assert started["table"]["deal"]["salts"] == [ANNAS, None, None]
    assert (await anna.post(f"{path}/salt", {"salt": BENS}, 409))["message"] == "server-already-started"


async def test_a_duplicate_says_that_its_cards_were_given(server: Serving) -> None:
    anna = server.browser()
    first: Any = await anna.make("amulett", name="Anna", seats=["open", "easy", "easy"], start=True)
    async with anna.at(first["table"]["id"]) as seat:
        await seat.play_on(is_over, random.Random(2))
    again = (await anna.post(f"/api/tables/{first['table']['id']}/duplicate", status=201))["table"]
    await anna.post(f"/api/tables/{again['id']}/start", status=200)
    async with anna.at(again["id"]) as seat:
        await seat.play_on(is_over, random.Random(3))
    records = [await anna.get(f"/api/tables/{table}/record") for table in (first["table"]["id"], again["id"])]
    assert [record["deal"]["given"] for record in records] == [0, 3]
    assert records[0]["moves"][:3] == records[1]["moves"][:3]
    for record in records:
        check_deal(read_head(record, Editions()))
