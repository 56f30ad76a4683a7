"""Duplicate tournaments at a server: the same cards everywhere, nothing told too early, standings, ratings."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from serai import Table
from serai.server.base.settings import VisitorLimits
from serai.server.tournaments import entering
from serai.server.tournaments.running import Tournaments
from tests.server.cups import CUP, a_cup, begin, has, my_table, play_deal, see, until_done
from tests.server.people import Browser, eventually
from tests.server.serving import Serving, serving

pytestmark = pytest.mark.anyio


def people(server: Serving, count: int = 2) -> list[Browser]:
    return [server.browser() for _ in range(count)]


async def test_the_same_cards_for_all_and_standings_at_the_end(server: Serving) -> None:
    browsers, cup = await a_cup(people(server))
    begun = await begin(browsers, cup)
    assert (begun["status"], len(begun["rounds"]), begun["standings"]) == ("running", 1, [])
    played = []
    for deal in range(2):
        tables = await asyncio.gather(*(play_deal(browser, cup, deal) for browser in browsers))
        played.append(tables)
        await until_done(browsers[0], cup, deal + 1)
    seen = await see(server.browser(), cup)
    assert seen["status"] == "over"
    assert sorted(one["entrant"] for one in seen["standings"]) == [0, 1]
    assert sum(one["share"] for one in seen["standings"]) == pytest.approx(1.0), "two are compared with each other"
    assert all(one["low"] <= one["share"] <= one["high"] for one in seen["standings"])
    secrets = []
    for deal, tables in enumerate(played):
        records = [await server.browser().get(f"/api/tables/{table}/record") for table in tables]
        chances = [[move for move in record["moves"] if move["seat"] is None] for record in records]
        assert chances[0] == chances[1], "the same cards, to the last one"
        assert records[0]["deal"]["secret"] == records[1]["deal"]["secret"]
        secrets.append(records[0]["deal"]["secret"])
        assert all(Table.replay(record).over for record in records)
        assert {
            seat
            for table in seen["rounds"][deal]
            for seat, who in enumerate(table["seats"])
            if who["entrant"] is not None
        } == {deal}
    assert secrets[0] != secrets[1], "of one deal nobody can tell another"


async def test_nothing_of_a_deal_is_told_before_all_have_played_it(server: Serving) -> None:
    browsers, cup = await a_cup(people(server, 3))
    await begin(browsers, cup)
    early, late, last = browsers
    elsewhere = await my_table(late, cup)
    table = await play_deal(early, cup)
    await eventually(lambda: has(early, cup, lambda seen: any(one["over"] for one in seen["rounds"][0])))
    for path in ("record", "replay", "score"):
        answer = await early.http.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["message"]) == (409, "server-cards-in-play")
    for path in ("duplicate", "rematch"):
        assert (await early.post(f"/api/tables/{table}/{path}", status=409))["message"] == "server-cards-in-play"
    branch = {"at": 3, "seat": 0, "name": "P0"}
    assert (await early.post(f"/api/tables/{table}/branch", branch, 409))["message"] == "server-cards-in-play"
    export = await early.get("/api/me/export")
    assert [one["record"] for one in export["tables"]] == [None]
    for browser, closed in ((early, elsewhere), (server.browser(), table), (server.browser(), elsewhere)):
        await browser.get(f"/api/tables/{closed}", 404)
    for browser in (early, late, server.browser()):
        seen = await see(browser, cup)
        assert seen["standings"] == []
        assert all(
            seat["points"] is None and seat["share"] is None for one in seen["rounds"][0] for seat in one["seats"]
        )
    assert [one["table"] for one in (await see(server.browser(), cup))["rounds"][0]] == [None, None, None]
    for browser in (late, last):
        await play_deal(browser, cup)
    await until_done(early, cup, 1)
    await server.browser().get(f"/api/tables/{elsewhere}/record")
    assert (await server.browser().get("/api/tables")) == [], "finished games are on no public list"


async def test_a_deal_that_ended_in_a_killed_process_is_followed_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as killed:
        killed.setattr(Tournaments, "hear", lambda *_: None)
        async with serving(tmp_path) as server:
            browsers, cup = await a_cup(people(server))
            await begin(browsers, cup)
            for browser in browsers:
                await play_deal(browser, cup)
    async with serving(tmp_path) as server:
        tournaments = server.store.tournaments

        async def is_counted() -> bool:
            stored = await tournaments.load(cup)
            return stored is not None and len(stored.doc.results) == 1

        await eventually(is_counted)


async def test_who_leaves_gets_nothing_and_the_others_go_on(server: Serving) -> None:
    browsers, cup = await a_cup(people(server))
    await begin(browsers, cup)
    left = await browsers[1].post(f"/api/tournaments/{cup}/leave", status=200)
    assert [one["gone"] for one in left["entrants"]] == [False, True]
    for _ in range(2):
        await play_deal(browsers[0], cup)
        await eventually(lambda: has(browsers[0], cup, lambda seen: seen["status"] == "over" or seen["you"]["table"]))
    await eventually(lambda: has(browsers[0], cup, lambda seen: seen["status"] == "over"))
    seen = await see(browsers[1], cup)
    by_entrant = {one["entrant"]: one for one in seen["standings"]}
    assert by_entrant[1]["share"] == 0.0
    mine = [seat for tables in seen["rounds"] for one in tables for seat in one["seats"] if seat["entrant"] == 1]
    assert [(seat["own"], seat["share"]) for seat in mine] == [(False, 0.0)] * 2
    assert all(seat["points"] is not None for seat in mine), "the other is compared with what the bot has reached"


async def test_people_share_a_table_and_others_are_bots(server: Serving) -> None:
    browsers, cup = await a_cup(people(server, 5), together=3)
    seen = await begin(browsers, cup)
    (tables,) = seen["rounds"]
    assert sorted(sum(seat["entrant"] is not None for seat in one["seats"]) for one in tables) == [2, 3]
    kinds = []
    for browser in browsers:
        place = await browser.get(f"/api/tables/{await my_table(browser, cup)}")
        assert place["table"]["tournament"] == cup
        assert (place["table"]["hints"], place["table"]["access"], place["you"]["host"]) == (False, "closed", False)
        kinds.append(sorted(seat["kind"] for seat in place["table"]["seats"]))
    assert sorted(kinds) == [["bot", "person", "person"]] * 2 + [["person"] * 3] * 3


async def test_only_who_was_invited_takes_part(server: Serving) -> None:
    browsers, cup = await a_cup(people(server))
    stranger = server.browser()
    seen = await see(stranger, cup)
    assert seen["you"] == {"host": False, "entrant": None, "invite": None, "table": None}
    wanted = {"name": "Zoe"}
    join = f"/api/tournaments/{cup}/join"
    assert (await stranger.post(join, wanted, 403))["message"] == "server-tournament-invited"
    invite = (await see(browsers[1], cup))["you"]["invite"]
    assert (await stranger.post(join, {"name": "P0", "invite": invite}, 409))["message"] == "server-name-taken"
    await stranger.post(join, {"name": "Zoe", "invite": invite}, 200)
    assert (await stranger.post(f"/api/tournaments/{cup}/start", status=403))["message"] == "server-tournament-host"
    assert (await stranger.http.delete(f"/api/tournaments/{cup}/entrants/0")).status_code == 403
    await browsers[0].delete(f"/api/tournaments/{cup}/entrants/2")
    assert [one["name"] for one in (await see(stranger, cup))["entrants"]] == ["P0", "P1"]
    await begin(browsers, cup)
    assert (await stranger.post(join, {"name": "Zoe", "invite": invite}, 409))["message"] == "server-tournament-started"
    assert (await see(browsers[0], cup))["you"]["invite"] is None


async def test_nobody_is_rated_by_surprise(server: Serving) -> None:
    browsers, cup = await a_cup(people(server, 5), rated=True, players=4)
    invite = (await see(browsers[0], cup))["you"]["invite"]
    unaware = server.browser()
    refused = await unaware.post(f"/api/tournaments/{cup}/join", {"name": "Zoe", "invite": invite}, 422)
    assert refused["message"] == "server-tournament-rated"
    await begin(browsers, cup)
    await asyncio.gather(*(play_deal(browser, cup) for browser in browsers))
    await until_done(browsers[0], cup, 1)
    rated = (await browsers[1].get("/api/ratings/amul/4"))["ratings"]
    names = {(one["name"], one["contests"], one["mine"]) for one in rated}
    assert names == {(f"P{number}", 1, number == 1) for number in range(5)}
    assert all(0 < one["uncertainty"] < 25 / 3 for one in rated)
    assert (await unaware.get("/api/ratings/amul/5"))["ratings"] == [], "another number of players is another list"
    (mine,) = (await browsers[1].get("/api/me/export"))["ratings"]
    assert [one["name"] for one in mine["ratings"]] == ["P1"]
    await browsers[1].delete("/api/me/ratings")
    rest = (await unaware.get("/api/ratings/amul/4"))["ratings"]
    assert [(one["name"], one["strength"]) for one in rest] == [
        (one["name"], one["strength"]) for one in rated if one["name"] != "P1"
    ]


async def test_an_unrated_tournament_rates_nobody(server: Serving) -> None:
    browsers, cup = await a_cup(people(server, 2), deals=1, players=5)
    await begin(browsers, cup)
    await asyncio.gather(*(play_deal(browser, cup) for browser in browsers))
    await eventually(lambda: has(browsers[0], cup, lambda seen: seen["status"] == "over"))
    assert (await browsers[0].get("/api/ratings/amul/5"))["ratings"] == []


async def test_somebody_who_is_forgotten_is_in_no_standings_by_name(server: Serving) -> None:
    browsers, cup = await a_cup(people(server, 2), deals=1, rated=True)
    await begin(browsers, cup)
    await asyncio.gather(*(play_deal(browser, cup) for browser in browsers))
    await eventually(lambda: has(browsers[0], cup, lambda seen: seen["status"] == "over"))
    assert [one["id"] for one in await browsers[1].get("/api/me/tournaments")] == [cup]
    export = await browsers[1].get("/api/me/export")
    assert [one["id"] for one in export["tournaments"]] == [cup]
    await browsers[1].http.delete("/api/me")
    seen = await see(browsers[0], cup)
    assert [one["name"] for one in seen["entrants"]] == ["P0", None]
    assert len(seen["standings"]) == 2, "the results of the others stay"
    assert await browsers[1].get("/api/me/tournaments") == []


async def test_a_file_makes_a_tournament(server: Serving) -> None:
    file = (Path(__file__).parents[2] / "docs" / "tournaments.md").read_text("utf-8")
    text = file.split("```toml\n")[1].partition("```")[0]
    browser = server.browser()
    answer = await browser.http.post("/api/tournaments/file", content=text.encode())
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert (made["title"], made["game"], made["you"]["host"]) == ("Friday evening", "amul", True)
    for wrong in ('title = "x"', "title", 'titel = "x"', b"\xff"):
        refused = await browser.http.post("/api/tournaments/file", content=wrong)
        assert (refused.status_code, refused.json()["message"]) == (400, "server-tournament-file"), refused.text


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"together": 4}, "server-tournament-together"),
        ({"title": " \u2800"}, "server-tournament-title"),
        ({"level": "genius"}, "server-no-level"),
        ({"seconds": 60, "budget": 600}, "server-one-clock"),
    ],
)
async def test_what_cannot_be_played_is_refused(server: Serving, wanted: dict[str, Any], message: str) -> None:
    refused = await server.browser().post("/api/tournaments", {**CUP, **wanted}, 422)
    assert refused["message"] == message


async def test_a_tournament_has_at_most_24_deals(server: Serving) -> None:
    refused = await server.browser().post("/api/tournaments", {**CUP, "deals": 25}, 400)
    assert refused["message"] == "server-malformed-body"


async def test_one_alone_has_nobody_to_be_compared_with(server: Serving) -> None:
    browsers, cup = await a_cup(people(server, 1))
    refused = await browsers[0].post(f"/api/tournaments/{cup}/start", status=409)
    assert refused["message"] == "server-tournament-few"
    await server.browser().get("/api/tournaments/nowhere", 404)


async def test_programs_take_no_part(server: Serving) -> None:
    browsers, cup = await a_cup(people(server))
    program = server.browser()
    token = (await program.post("/api/programs", status=201))["token"]
    program.http.headers["authorization"] = f"Bearer {token}"
    wanted = {"name": "Zoe", "invite": (await see(browsers[0], cup))["you"]["invite"]}
    refused = await program.post(f"/api/tournaments/{cup}/join", wanted, 403)
    assert refused["message"] == "server-tournament-people"


async def test_nobody_makes_tournaments_without_end(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=VisitorLimits(tournaments=(2, 60.0))) as server:
        codes = [(await server.browser().http.post("/api/tournaments", json=CUP)).status_code for _ in range(3)]
        assert codes == [201, 201, 429]


async def test_what_a_killed_process_has_not_done_is_done_by_whoever_looks(server: Serving) -> None:
    browsers, cup = await a_cup(people(server))
    await browsers[0].get(f"/api/tournaments/{cup}")
    stored = await server.store.tournaments.load(cup)
    assert stored is not None
    entering.start(stored.doc, stored.doc.host or "")
    assert await server.store.tournaments.save(stored.doc, stored.revision, 1.0), "begun, and no table made"
    assert not await server.store.tournaments.save(stored.doc, stored.revision, 2.0), "somebody else was quicker"
    seen = await asyncio.gather(*(see(browser, cup) for browser in browsers * 2))
    assert all(one["you"]["table"] for one in seen)
    await play_deal(browsers[0], cup)
