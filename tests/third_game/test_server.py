"""The third game on a server: tables of people and bots, their records and replays, all through its public face."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.people import Browser, is_over

pytestmark = pytest.mark.anyio


async def test_it_is_offered_with_its_options(house: str) -> None:
    games = {game["id"]: game for game in await Browser(house).get("/api/games")}
    assert (games["trinkets"]["title"], games["trinkets"]["fewest"], games["trinkets"]["most"]) == ("Trinkets", 2, 5)
    (rounds,) = games["trinkets"]["form"]
    assert (rounds["id"], rounds["least"], rounds["most"], rounds["default"]) == ("rounds", 3, 6, 5)
    (edition,) = games["trinkets"]["editions"]
    content = await Browser(house).get(f"/api/editions/trinkets/{edition['hash']}")
    assert content == {"id": "first", "game": "trinkets"}


async def test_people_and_bots_play_it_to_the_end(house: str) -> None:
    anna, ben = Browser(house), Browser(house)
    wanted = {"seats": ["open", "open", "easy"], "options": {"rounds": 3}, "access": "public"}
    place = await anna.make("trinkets", 3, name="Anna", **wanted)
    table = place["table"]["id"]
    await ben.post(f"/api/tables/{table}/join", {"name": "Ben", "invite": place["you"]["invite"]}, 200)
    await anna.post(f"/api/tables/{table}/start", status=200)
    async with anna.at(table) as first, ben.at(table) as second, Browser(house).at(table) as watching:
        for viewer in (first, second, watching):
            await viewer.started()
        assert len(first.view["seats"][0]["hand"]) == 4
        assert "hand" not in first.view["seats"][1]
        assert not any("hand" in seat for seat in watching.view["seats"])

        for move in first.view["legal"][:2]:
            assert (await first.act(move))["type"] == "ack", "a choice may be changed while others think"
        refused = await first.act({"seat": 0, "do": "lay", "card": 99})
        assert (refused["type"], refused["rule"], refused["message"]) == ("refused", "T3.2", "ui-plain-refuse-move")

        people = [viewer.play_on(is_over, random.Random(seat)) for seat, viewer in enumerate((first, second))]
        await asyncio.gather(*people, watching.until(is_over))
        for viewer in (first, second, watching):
            assert viewer.view["result"] == first.table["result"]
            assert [event["event"] for event in viewer.view["history"]].count("took") == 3
        assert [event for event in watching.view["history"] if "cards" in event] == [], "nobody's hand was told"

    record = await anna.get(f"/api/tables/{table}/record")
    assert (record["game"], record["options"], len(record["moves"])) == ("trinkets", {"rounds": 3}, 1 + 3 * 3)
    replay = await ben.get(f"/api/tables/{table}/replay?seat=0")
    assert len(replay["steps"]) == 3 * 3
    again = await Browser(house).post("/api/records", record, 201)
    assert again["table"]["result"] == record["result"]


async def test_it_has_no_score_sheet(house: str) -> None:
    answer = await Browser(house).post("/api/score", {"game": "trinkets", "areas": [[], []]})
    assert answer["message"] == "server-no-score"
