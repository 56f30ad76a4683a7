"""Looking on at a tournament: only where nobody else still has to play the same cards."""

from __future__ import annotations

from typing import Any

import pytest

from serai.server.base import close_codes
from serai.server.tournaments.tables import last_of
from tests.server.company import heard, say, watching
from tests.server.cups import a_cup, begin, has, my_table, play_deal, see, until_done
from tests.server.people import eventually
from tests.server.serving import Serving

pytestmark = pytest.mark.anyio


def open_tables(seen: Any) -> list[str]:
    """Those of the present deal where the asker may go."""
    return [one["table"] for one in seen["rounds"][-1] if one["table"] is not None]


async def test_a_table_can_be_looked_at_when_all_others_have_played_its_deal(server: Serving) -> None:
    browsers, cup = await a_cup([server.browser() for _ in range(3)])
    await begin(browsers, cup)
    tables = [await my_table(browser, cup) for browser in browsers]
    spectator = server.browser()
    await spectator.get("/api/me")
    for played, browser in enumerate(browsers[:2]):
        assert open_tables(await see(spectator, cup)) == [], f"{played} of 3 are done"
        for table in tables:
            await spectator.get(f"/api/tables/{table}", 404)
        async with spectator.at(tables[2]) as viewer:
            assert await viewer.until_closed() == close_codes.NO_TABLE
        await play_deal(browser, cup)
    await eventually(lambda: has(spectator, cup, lambda seen: open_tables(seen) == [tables[2]]))
    assert (await see(spectator, cup))["you"]["table"] is None
    assert sorted(open_tables(await see(browsers[0], cup))) == sorted([tables[0], tables[2]]), "their own as before"
    for table in tables[:2]:
        await spectator.get(f"/api/tables/{table}", 404)
    place = await spectator.get(f"/api/tables/{tables[2]}")
    assert (place["you"]["seat"], place["table"]["tournament"], place["table"]["access"]) == (None, cup, "closed")
    assert await spectator.get("/api/tables") == [], "it is on no public list"
    await play_deal(browsers[2], cup)
    await until_done(spectator, cup, 1)


async def test_who_looks_on_sees_and_does_what_others_do_elsewhere(server: Serving) -> None:
    browsers, cup = await a_cup([server.browser() for _ in range(2)])
    await begin(browsers, cup)
    await play_deal(browsers[0], cup)
    table = await my_table(browsers[1], cup)
    await eventually(lambda: has(browsers[0], cup, lambda seen: table in open_tables(seen)))
    refused = await server.browser().post(f"/api/tables/{table}/join", {"name": "Zoe"}, 403)
    assert refused["message"] == "server-table-closed"
    answer = await browsers[0].http.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["message"]) == (409, "server-not-over")
    async with browsers[1].at(table) as player, watching(server, table, "Clara") as clara:
        await player.started()
        await clara.started()
        assert clara.view["seat"] is None
        assert clara.view["legal"] == []
        await say(clara, "take the last one")
        await say(player, "a word of mine")
        assert heard(player) == ["a word of mine"], "nobody is helped"


def test_the_last_one_is_the_only_one_that_still_plays() -> None:
    assert last_of(["a", "b", "c"], {"a"}) is None
    assert last_of(["a", "b", "c"], {"a", "c"}) == "b"
    assert last_of(["a", "b", "c"], {"a", "b", "c"}) is None
