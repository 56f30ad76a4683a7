"""Deals at a table: what is shown when, what the record opens, and that it fits."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from serai.games import find_game
from serai.kernel.deal import FIRST_FORMAT, FORMAT, commitment, sealed
from serai.records.deal import check_deal
from serai.records.editions import ChosenEditions
from serai.records.replay import read_head
from serai.server.rows.table import TableDoc
from serai.server.table.seats.lobby import leave
from tests.server.people import Browser, Viewer, is_over
from tests.server.serving import Serving

pytestmark = pytest.mark.anyio

ANNAS, BENS = "a1" * 16, "be" * 16


async def a_table(server: Serving, **more: Any) -> tuple[Browser, Browser, str, str]:
    """Anna and Ben have sat down and sealed their salts; the path of their table, and its promise."""
    anna, ben = server.browser(), server.browser()
    made = (await anna.make(name="Anna", seats=["open", "open", "easy"], access="public", **more))["table"]
    path, promised = f"/api/tables/{made['id']}", made["deal"]["commitment"]
    await ben.post(f"{path}/join", {"name": "Ben"}, 200)
    for browser, salt in ((anna, ANNAS), (ben, BENS)):
        await browser.post(f"{path}/seal", {"seal": sealed(salt, promised)}, 200)
    return anna, ben, path, promised


@asynccontextmanager
async def seen(browser: Browser, path: str) -> AsyncIterator[Viewer]:
    """Somebody is at the table, and the server knows it."""
    async with browser.at(path.rpartition("/")[2]) as seat:
        await seat.welcome()
        yield seat


async def test_a_deal_is_promised_before_and_opened_after_the_game(server: Serving) -> None:
    anna, ben, path, promised = await a_table(server)
    seals = [sealed(ANNAS, promised), sealed(BENS, promised), None]
    assert (await ben.get(path))["table"]["deal"] == {
        "commitment": promised,
        "seals": None,
        "salts": None,
        "awaited": [],
    }
    async with seen(ben, path):
        fixed = await anna.post(f"{path}/start", status=200)
        assert fixed["table"]["status"] == "open"
        assert fixed["table"]["deal"] == {"commitment": promised, "seals": seals, "salts": None, "awaited": [0, 1]}
        await anna.post(f"{path}/salt", {"salt": ANNAS}, 200)
        waiting = (await server.browser().post(f"{path}/join", {"name": "Cleo"}, 409))["message"]
        assert waiting == "server-already-started"
        started = await ben.post(f"{path}/salt", {"salt": BENS}, 200)
    assert started["table"]["status"] == "running"
    salts = [ANNAS, BENS, None]
    assert started["table"]["deal"] == {"commitment": promised, "seals": seals, "salts": salts, "awaited": []}
    await ben.post(f"{path}/leave", status=200)
    async with anna.at(path.rpartition("/")[2]) as seat:
        await seat.play_on(is_over, random.Random(1))
    record = await anna.get(f"{path}/record")
    assert {key: record["deal"][key] for key in ("format", "commitment", "seals", "salts")} == {
        "format": FORMAT,
        "commitment": promised,
        "seals": seals,
        "salts": salts,
    }
    assert check_deal(read_head(record, ChosenEditions())) == 1
    copied = (await ben.post("/api/records", record, 201))["table"]["id"]
    assert (await ben.get(f"/api/tables/{copied}/record"))["deal"] == record["deal"]


async def test_nobody_knows_a_salt_while_a_seat_can_still_change(server: Serving) -> None:
    """The operator gets no choice of deals by seats: each change of them begins with fresh salts."""
    anna, ben, path, promised = await a_table(server)
    assert (await anna.post(f"{path}/salt", {"salt": ANNAS}, 409))["message"] == "server-salt-early"
    for change in ("shuffle", "leave"):
        async with seen(ben, path):
            await anna.post(f"{path}/start", status=200)
        await ben.post(f"{path}/salt", {"salt": BENS}, 200)
        whose = anna if change == "shuffle" else ben
        thawed = (await whose.post(f"{path}/{change}", status=200))["table"]
        assert (thawed["status"], thawed["deal"]["seals"]) == ("open", None)
        doc = (await server.tables.open(path.rpartition("/")[2])).doc
        assert doc.seals() == doc.salts() == [None] * 3
        await anna.post(f"{path}/seal", {"seal": sealed(ANNAS, promised)}, 200)
        if change == "shuffle":
            await ben.post(f"{path}/seal", {"seal": sealed(BENS, promised)}, 200)


async def test_who_is_away_at_the_start_adds_nothing(server: Serving) -> None:
    anna, _, path, _ = await a_table(server)
    await anna.post(f"{path}/start", status=200)
    started = await anna.post(f"{path}/salt", {"salt": ANNAS}, 200)
    assert started["table"]["deal"]["salts"] == [ANNAS, None, None]


async def test_a_table_of_the_first_format_goes_on_and_is_checked_as_it_was(server: Serving) -> None:
    """It was stored by an earlier server: salts were added openly, and count by seat."""
    anna, _, path, _ = await a_table(server)
    live = await server.tables.open(path.rpartition("/")[2])

    def earlier(doc: TableDoc) -> None:
        bags = find_game(doc.game).bags_with(find_game(doc.game).load_edition(None), doc.players, None)
        terms = {key: getattr(doc, key) for key in ("game", "edition_hash", "players", "options")}
        doc.deal_format = FIRST_FORMAT
        doc.commitment = commitment(doc.secret, {**terms, "table": doc.id, "bags": bags, "given": 0})
        for seat, salt in zip(doc.seats, (ANNAS, BENS, None), strict=True):
            seat.seal, seat.salt = None, salt

    await live.change(earlier)
    await anna.post(f"{path}/start", status=200)
    await live.change(lambda doc: leave(doc, doc.seats[1].holder or ""))
    async with anna.at(live.doc.id) as seat:
        await seat.play_on(is_over, random.Random(4))
    record = await anna.get(f"{path}/record")
    assert (record["deal"]["format"], record["deal"]["salts"]) == (FIRST_FORMAT, [ANNAS, BENS, None])
    assert check_deal(read_head(record, ChosenEditions())) == 1


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


async def test_what_has_been_sealed_stays(server: Serving) -> None:
    anna, ben = server.browser(), server.browser()
    made = (await anna.make(name="Anna", access="public"))["table"]
    path, promised = f"/api/tables/{made['id']}", made["deal"]["commitment"]
    seal = sealed(ANNAS, promised)
    await anna.post(f"{path}/seal", {"seal": seal}, 200)
    await anna.post(f"{path}/seal", {"seal": seal}, 200)
    other = {"seal": sealed(BENS, promised)}
    assert (await anna.post(f"{path}/seal", other, 409))["message"] == "server-salt-final"
    assert (await ben.post(f"{path}/seal", other, 403))["message"] == "server-not-seated"
    for wrong in ("", "AB" * 32, "ab" * 31, "xy" * 32, 7):
        await anna.post(f"{path}/seal", {"seal": wrong}, 400)
    await anna.post(f"{path}/start", status=200)
    for wrong in ("", "AB" * 16, "ab" * 15, "xy" * 16, 7):
        await anna.post(f"{path}/salt", {"salt": wrong}, 400)
    assert (await anna.post(f"{path}/salt", {"salt": BENS}, 422))["message"] == "server-salt-other"
    assert (await anna.post(f"{path}/seal", other, 409))["message"] == "server-already-started"
    for _ in range(2):
        started = await anna.post(f"{path}/salt", {"salt": ANNAS}, 200)
        assert started["table"]["deal"]["salts"] == [ANNAS, None, None]
    assert (await anna.post(f"{path}/salt", {"salt": BENS}, 409))["message"] == "server-salt-early"


async def test_a_seat_on_another_device_needs_a_seal_of_that_device(server: Serving) -> None:
    anna, ben, path, promised = await a_table(server)
    code = (await ben.post(f"{path}/handover", status=200))["code"]
    phone = server.browser()
    await phone.post("/api/handover", {"code": code}, 200)
    await phone.post(f"{path}/seal", {"seal": sealed("cd" * 16, promised)}, 200)
    async with seen(phone, path):
        fixed = await anna.post(f"{path}/start", status=200)
    assert fixed["table"]["deal"]["seals"][1] == sealed("cd" * 16, promised)


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
        check_deal(read_head(record, ChosenEditions()))
