"""One gate in front of everything that shows the cards of a finished game: are they still being played somewhere?"""

from __future__ import annotations

import random

import pytest

from serai.server.app import make_app
from serai.server.base.settings import Settings
from serai.server.wire import BranchedFrom
from tests.server.people import Browser, is_over
from tests.server.serving import Serving

pytestmark = pytest.mark.anyio

GATED = {
    "GET /api/tables/{table:str}/record": None,
    "GET /api/tables/{table:str}/replay": None,
    "GET /api/tables/{table:str}/review": None,
    "GET /api/tables/{table:str}/score": None,
    "POST /api/tables/{table:str}/branch": {"at": 5, "seat": 0, "name": "Ann"},
}
"""routes that show the cards of a finished game, with what is sent to them"""
BY_OTHER_TESTS = {
    "GET /api/me/export",  # leaves such records out: here, and test_tournaments.py
    "POST /api/tables/{table:str}/duplicate",  # joins the game that is played with these cards: here, and test_lobby.py
    "POST /api/tables/{table:str}/rematch",  # deals other cards; of a tournament it is refused: test_tournaments.py
}
OTHERS = {
    "DELETE /api/me",
    "DELETE /api/me/notifications/{channel:str}",
    "DELETE /api/me/devices/{device:str}",
    "DELETE /api/me/passkeys/{passkey:str}",
    "DELETE /api/me/ratings",
    "DELETE /api/me/tables/{table:str}",
    "DELETE /api/tables/{table:str}/orders/{order:str}",
    "DELETE /api/tournaments/{tournament:str}/entrants/{entrant:int}",
    "GET /.well-known/serai/log",
    "GET /.well-known/serai/log/{day:str}",
    "GET /api/books/{game:str}/{language:str}",
    "GET /api/editions/{game:str}/{edition_hash:str}",
    "GET /api/evenings/{evening:str}",
    "GET /api/games",
    "GET /api/me",
    "GET /api/me/notifications",
    "GET /api/me/company",
    "GET /api/me/identity",
    "GET /api/me/tournaments",
    "GET /api/ratings/{game:str}/{players:int}",
    "GET /api/seasons/{season:str}",
    "GET /api/server",
    "GET /api/tables",
    "GET /api/tables/{table:str}",
    "GET /api/tables/{table:str}/orders",
    "GET /api/tournaments/{tournament:str}",
    "GET /api/words",
    "GET /api/words/{file:str}",
    "POST /api/companion",
    "POST /api/daily/{game:str}/{day:str}",
    "POST /api/editions/{game:str}",
    "POST /api/editions/{game:str}/engine",
    "POST /api/evenings",
    "POST /api/handover",
    "POST /api/me/notifications/hook",
    "POST /api/me/notifications/push",
    "POST /api/me/notifications/{channel:str}/test",
    "POST /api/me/passkeys",
    "POST /api/me/passkeys/options",
    "POST /api/me/phrase",
    "POST /api/me/recover",
    "POST /api/passkeys",
    "POST /api/passkeys/options",
    "POST /api/programs",
    "POST /api/records",
    "POST /api/score",
    "POST /api/tables",
    "POST /api/tables/{table:str}/handover",
    "POST /api/tables/{table:str}/join",
    "POST /api/tables/{table:str}/leave",
    "POST /api/tables/{table:str}/remove",
    "POST /api/tables/{table:str}/reports",
    "POST /api/tables/{table:str}/salt",
    "POST /api/tables/{table:str}/seal",
    "POST /api/tables/{table:str}/seats/{seat:int}/stand-in",
    "POST /api/tables/{table:str}/shuffle",
    "POST /api/tables/{table:str}/start",
    "POST /api/tournaments",
    "POST /api/tournaments/file",
    "POST /api/tournaments/{tournament:str}/join",
    "POST /api/tournaments/{tournament:str}/leave",
    "POST /api/tournaments/{tournament:str}/start",
    "PUT /api/evenings/{evening:str}/seats/{seat:int}",
    "PUT /api/me/notifications",
    "PUT /api/me/profile",
    "PUT /api/me/tables/{table:str}/notifications",
    "PUT /api/tables/{table:str}/holiday",
    "PUT /api/tables/{table:str}/orders/{order:str}",
    "PUT /api/tables/{table:str}/pause",
    "PUT /api/tables/{table:str}/seats/{seat:int}",
}
"""routes that show no cards but those of a running game to the people who play it"""


def routes() -> set[str]:
    app = make_app(Settings())
    return {
        f"{method} {route.path}"
        for route in app.routes
        for method in getattr(route, "methods", {"SOCKET"}) - {"OPTIONS"}
        if route.path.startswith(("/api/", "/.well-known/"))
    }


def test_every_route_says_whether_it_passes_the_gate() -> None:
    """A new one belongs into one of these lists, and into the first if it shows cards of a finished game."""
    by_their_old_name = {route.replace("/notifications", "/calls") for route in OTHERS}
    assert routes() == {*GATED, *BY_OTHER_TESTS, *OTHERS, *by_their_old_name}


async def a_game(anna: Browser) -> str:
    table: str = (await anna.make(name="Anna", seats=["open", "easy", "easy"], start=True))["table"]["id"]
    async with anna.at(table) as seat:
        await seat.play_on(is_over, random.Random(1))
    return table


async def refused(anna: Browser, table: str) -> list[str]:
    """Return the routes that refuse to show this game."""
    found = []
    for route, body in GATED.items():
        method, path = route.split(" ")
        asking = "?seat=0" if path.endswith("review") else ""
        answer = await anna.http.request(method, path.replace("{table:str}", table) + asking, json=body)
        if answer.status_code == 409 and answer.json()["message"] == "server-cards-in-play":
            found.append(route)
    return found


async def test_the_cards_of_a_duplicate_are_shown_nowhere_until_it_is_over(server: Serving) -> None:
    anna = server.browser()
    first = await a_game(anna)
    branch = await a_game(anna)
    of_it = BranchedFrom(first, 3)
    await (await server.tables.open(branch)).change(lambda doc: setattr(doc, "branch", of_it))
    assert await refused(anna, branch) == []
    second = (await anna.post(f"/api/tables/{first}/duplicate", status=201))["table"]["id"]
    for table in (first, branch):
        assert await refused(anna, table) == list(GATED), "while it is open"
    await anna.post(f"/api/tables/{second}/start", status=200)
    for table in (first, branch):
        assert await refused(anna, table) == list(GATED), "while it runs"
    export = await anna.get("/api/me/export")
    assert {one["record"] for one in export["tables"] if one["table"]["id"] in (first, branch)} == {None}
    async with anna.at(second) as seat:
        await seat.play_on(is_over, random.Random(2))
    for table in (first, branch, second):
        assert await refused(anna, table) == []
    third = (await anna.post(f"/api/tables/{second}/duplicate", status=201))["table"]["id"]
    assert third not in (first, second)
    for table in (first, branch, second):
        assert await refused(anna, table) == list(GATED), "of whichever game it is a duplicate"
