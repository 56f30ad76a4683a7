"""Seasons: tournaments of one maker added up, with intervals, by form and by file."""

from __future__ import annotations

from typing import Any

import pytest

from serai.server import wire
from serai.server.rows.tournament import Entrant, SeatResult, TournamentDoc
from tests.server.cups import CUP, a_cup, begin, play_deal, see, until_done
from tests.server.serving import Serving
from tests.server.stored import a_tournament

pytestmark = pytest.mark.anyio


async def a_season(server: Serving, *played: dict[str, float]) -> str:
    """One of finished tournaments of one deal, each told by the points of who took part, all in the same seat."""
    season = f"season{len(played)}"
    for number, points in enumerate(played):
        results = [[[SeatResult((value,), own=True)] for value in points.values()]]
        doc: TournamentDoc = a_tournament(
            f"{season}-{number}",
            list(points),
            entrants=[Entrant(who.title(), None if who == "forgotten" else who) for who in points],
            deals=1,
            players=1,
            places=[[[place] for place in range(len(points))]],
            results=results,
            status="over",
            created=float(number),
            season=wire.TournamentSeason(season, "Winter"),
        )
        await server.store.tournaments.create(doc)
    return season


def in_short(season: Any) -> list[tuple[Any, ...]]:
    return [(one["name"], one["rank"], one["deals"], one["share"]) for one in season["standings"]]


async def test_all_deals_of_all_its_tournaments_are_added_up(server: Serving) -> None:
    season = await a_season(
        server, {"anna": 3, "ben": 2, "carl": 1}, {"anna": 1, "ben": 2, "carl": 3}, {"anna": 2, "ben": 1}
    )
    seen = await server.browser().get(f"/api/seasons/{season}")
    assert (seen["title"], seen["finished"], len(seen["tournaments"])) == ("Winter", 3, 3)
    assert in_short(seen) == [
        ("Anna", 1, 3, pytest.approx(2 / 3)),
        ("Carl", 2, 2, 0.5),
        ("Ben", 3, 3, pytest.approx(1 / 3)),
    ]
    assert all(one["low"] < one["share"] < one["high"] for one in seen["standings"])
    widths = {one["name"]: one["high"] - one["low"] for one in seen["standings"]}
    assert widths["Carl"] > widths["Anna"], "who has played less is known less"


async def test_who_has_played_little_has_no_rank_and_who_was_forgotten_no_line(server: Serving) -> None:
    usual = {"anna": 2.0, "ben": 1.0}
    season = await a_season(server, {**usual, "dora": 3.0, "forgotten": 4.0}, usual, usual, usual)
    seen = await server.browser().get(f"/api/seasons/{season}")
    assert [(name, rank, deals) for name, rank, deals, _ in in_short(seen)] == [
        ("Anna", 1, 4),
        ("Ben", 2, 4),
        ("Dora", None, 1),
    ]


async def test_the_same_name_is_the_same_season_of_one_maker_alone(server: Serving) -> None:
    anna, ben = server.browser(), server.browser()
    seasons = []
    for browser, name in ((anna, "Winter"), (anna, " Winter "), (anna, "Summer"), (ben, "Winter")):
        made = await browser.post("/api/tournaments", {**CUP, "season": name}, 201)
        seasons.append(made["season"]["id"])
    assert seasons[0] == seasons[1]
    assert len({*seasons}) == 3
    assert (await anna.post("/api/tournaments", {**CUP, "season": " "}, 201))["season"] is None
    file = b'title = "x"\ngame = "amul"\nplayers = 3\nseason = "Winter"\n'
    answer = await anna.http.post("/api/tournaments/file", content=file)
    assert answer.json()["season"] == {"id": seasons[0], "title": "Winter"}
    seen = await server.browser().get(f"/api/seasons/{seasons[0]}")
    assert ([one["title"] for one in seen["tournaments"]], seen["standings"]) == (["Cup", "Cup", "x"], [])
    assert (await server.browser().get("/api/seasons/nowhere", 404))["message"] == "server-no-season"
    assert len(await anna.get("/api/me/tournaments")) == 5, "of a season's own key nobody has a list"


async def test_a_deal_counts_when_all_have_played_it(server: Serving) -> None:
    browsers, cup = await a_cup([server.browser(), server.browser()], season="Autumn", deals=1)
    await begin(browsers, cup)
    season = (await see(browsers[0], cup))["season"]["id"]
    await play_deal(browsers[0], cup)
    assert (await browsers[0].get(f"/api/seasons/{season}"))["standings"] == []
    await play_deal(browsers[1], cup)
    await until_done(browsers[0], cup, 1)
    seen = await browsers[1].get(f"/api/seasons/{season}")
    assert {(one["name"], one["deals"], one["mine"]) for one in seen["standings"]} == {
        ("P0", 1, False),
        ("P1", 1, True),
    }
