"""The third game on a server: tables of people and bots, their records and replays, all through its public face."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from serai.kernel.words import languages, say
from serai.server.base.close_codes import NO_TABLE
from tests.server.people import Browser, is_over
from tests.third_game.broken import broken
from tests.third_game.conftest import Serai, serving
from tests.third_game.household import PROJECT, environment, paths, python
from tests.words.test_catalogues import arguments

pytestmark = pytest.mark.anyio


async def test_it_is_offered_with_its_options(house: str) -> None:
    games = {game["id"]: game for game in await Browser(house).get("/api/games")}
    assert (games["trinkets"]["title"], games["trinkets"]["fewest"], games["trinkets"]["most"]) == ("Trinkets", 2, 5)
    (rounds,) = games["trinkets"]["form"]
    assert (rounds["id"], rounds["least"], rounds["most"], rounds["default"]) == ("rounds", 3, 6, 5)
    (edition,) = games["trinkets"]["editions"]
    content = await Browser(house).get(f"/api/editions/trinkets/{edition['hash']}")
    assert content == {"id": "first", "game": "trinkets", "worth": list(range(1, 13))}


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
    laid = [move for move in record["moves"] if move["do"] == "lay"]
    assert (record["game"], record["options"], len(laid)) == ("trinkets", {"rounds": 3}, 3 * 3)
    replay = await ben.get(f"/api/tables/{table}/replay?seat=0")
    assert len(replay["steps"]) == len(record["moves"]) - 2, "all but what comes before the first decision"
    again = await Browser(house).post("/api/records", record, 201)
    assert again["table"]["result"] == record["result"]


async def test_a_mistake_that_comes_to_light_at_play_stops_its_table_and_no_other(tmp_path: Path) -> None:
    """Everybody is told whose it is, and where; nothing told is lost, and it goes on when the game is mended."""
    rolled = 'yield Event("rolled"'
    wrong = f'if state.rounds == 6:\n                    raise ValueError("no such die")\n                {rolled}'
    site = broken(tmp_path, ("trinkets/position.py", rolled, wrong))
    home = {**environment(), "PYTHONPATH": paths(site)}
    with serving(tmp_path / "data", home) as address:
        anna, ben = Browser(address), Browser(address)
        # Without bots: they would come across the mistake in their thoughts, at any time.
        table = (await anna.make("trinkets", 2, name="Anna", options={"rounds": 6}, access="public"))["table"]["id"]
        await ben.post(f"/api/tables/{table}/join", {"name": "Ben"}, 200)
        await anna.post(f"/api/tables/{table}/start", status=200)
        async with anna.at(table) as first, ben.at(table) as second:
            for seat in (first, second):
                await seat.started()
            assert (await first.act(first.view["legal"][0]))["type"] == "ack"
            await second.submit(second.view["legal"][0])
            assert [await seat.until_closed() for seat in (first, second)] == [NO_TABLE] * 2
        async with anna.at(table) as again:
            assert await again.until_closed() == NO_TABLE
            farewell = again.received[-1]
            assert farewell["message"] == "server-game-fault"
            assert "the game 'trinkets': " in farewell["arguments"]["fault"]
            assert "position.py, line " in farewell["arguments"]["fault"]
            assert "ValueError: no such die" in farewell["arguments"]["fault"]
        wanted = {"seats": ["open", "easy"], "start": True, "options": {"rounds": 3}}
        other = (await anna.make("trinkets", 2, name="Anna", **wanted))["table"]["id"]
        async with anna.at(other) as seat:
            await seat.play_on(is_over, random.Random(1))

    mended = site / "trinkets" / "position.py"
    mended.write_text(mended.read_text("utf-8").replace(wrong, rolled), "utf-8")
    with serving(tmp_path / "data", home) as address:
        people = [Browser(address), Browser(address)]
        for person, before in zip(people, (anna, ben), strict=True):
            person.http.cookies.update(before.http.cookies)
        async with people[0].at(table) as first, people[1].at(table) as second:
            await first.started()
            assert first.view["awaited"] == [1], "the choice that was acknowledged is kept"
            await asyncio.gather(*(seat.play_on(is_over, random.Random(1)) for seat in (first, second)))
            assert [event["event"] for event in first.view["history"]].count("took") == 6


async def test_its_chance_comes_from_the_deal_and_can_be_checked(house: str, serai: Serai, tmp_path: Path) -> None:
    """Four tables, each with dice and trinkets of its own; every outcome is drawn again from the record alone."""
    records = []
    for number in range(4):
        anna = Browser(house)
        wanted = {"seats": ["open", "easy"], "options": {"rounds": 3}, "start": True}
        place = await anna.make("trinkets", 2, name="Anna", **wanted)
        async with anna.at(place["table"]["id"]) as seat:
            await seat.play_on(is_over, random.Random(1))
        records.append(await anna.get(f"/api/tables/{place['table']['id']}/record"))
        (tmp_path / f"{number}.json").write_text(json.dumps(records[-1]), "utf-8")
        done = serai("check", "--deal", f"{number}.json")
        assert done.returncode == 0, done
        own = python(str(PROJECT / "examples" / "check_deal.py"), str(tmp_path / f"{number}.json"))
        assert own.returncode == 0, own
    drawn = [[move.get("trinket") for move in record["moves"] if move["seat"] is None] for record in records]
    assert len({json.dumps(trinkets) for trinkets in drawn}) > 1

    changed = records[0]
    roll = next(move for move in changed["moves"] if move["do"] == "roll" and move["die"] != 6)
    roll["die"] = roll["die"] % 5 + 1
    (tmp_path / "changed.json").write_text(json.dumps(changed), "utf-8")
    assert "does not follow from the secret" in serai("check", "--deal", "changed.json").stdout
    assert python(str(PROJECT / "examples" / "check_deal.py"), str(tmp_path / "changed.json")).returncode == 1
    changed["deal"]["candidates"]["1"]["trinket"] = [1]
    (tmp_path / "changed.json").write_text(json.dumps(changed), "utf-8")
    assert "differ from those the rules allow" in serai("check", "--deal", "changed.json").stdout


async def test_rule_books_are_read_out_in_both_languages(house: str) -> None:
    for language, title in (("en", "The aim of the game"), ("de", "Ziel des Spiels")):
        book = await Browser(house).get(f"/api/books/amul/{language}")
        assert (book["language"], book["sections"][0]["title"]) == (language, title)
    assert (await Browser(house).get("/api/books/amul/xx"))["language"] == "en"
    assert (await Browser(house).get("/api/books/trinkets/en", 422))["reason"] == "Trinkets has brought no rule book"


async def test_it_has_no_score_sheet(house: str) -> None:
    answer = await Browser(house).post("/api/score", {"game": "trinkets", "areas": [[], []]})
    assert answer["message"] == "server-no-score"


HEAD: dict[str, Any] = {"format": "serai-record/1", "game": "trinkets", "edition": "first", "players": 2}
DEAL: dict[str, Any] = {"seat": None, "do": "deal", "hands": {"0": [1, 2, 3, 4, 5, 6], "1": [7, 8, 9, 10, 11, 12]}}
TURN_UP: dict[str, Any] = {"seat": None, "do": "turn_up", "trinket": 1}
LAY: dict[str, Any] = {"seat": 0, "do": "lay", "card": 1}
PLAIN: dict[str, tuple[str, dict[str, Any]]] = {
    "ui-plain-refuse-players": ("/api/tables", {"game": "trinkets", "players": 9}),
    "ui-plain-refuse-option": ("/api/tables", {"game": "trinkets", "players": 2, "options": {"sugar": 1}}),
    "ui-plain-refuse-value": ("/api/tables", {"game": "trinkets", "players": 2, "options": {"rounds": 99}}),
    "ui-plain-refuse-verb": ("/api/records", {**HEAD, "moves": [DEAL, {"seat": 0, "do": "dance"}]}),
    "ui-plain-refuse-chance": ("/api/records", {**HEAD, "moves": [{**DEAL, "hands": {}}]}),
    "ui-plain-refuse-move": ("/api/records", {**HEAD, "moves": [DEAL, TURN_UP, {**LAY, "card": 36}]}),
    "ui-plain-refuse-chosen": ("/api/records", {**HEAD, "moves": [DEAL, TURN_UP, LAY, LAY]}),
}
"""what a game without words of its own is refused with, and how that comes about"""


@pytest.mark.parametrize("message", PLAIN)
async def test_what_it_has_no_words_for_the_house_refuses_in_plain_ones(house: str, message: str) -> None:
    path, body = PLAIN[message]
    answer = await Browser(house).post(path, body, 422)
    assert answer["message"] == message
    assert answer["rule"].startswith("T")
    for language in languages():
        assert arguments(language, message) <= answer["arguments"].keys()
        assert say(language, message, answer["arguments"]).strip()
