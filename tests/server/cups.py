"""People in a tournament."""

from __future__ import annotations

import random
from typing import Any

from tests.server.people import Browser, eventually, is_over

CUP: dict[str, Any] = {"title": "Cup", "game": "amul", "players": 3, "deals": 2, "together": 1, "level": "easy"}


async def a_cup(browsers: list[Browser], **more: Any) -> tuple[list[Browser], str]:
    """Several people in a tournament that has not begun; the first has made it."""
    made = await browsers[0].post("/api/tournaments", {**CUP, "name": "P0", **more}, 201)
    for number, browser in enumerate(browsers[1:], 1):
        wanted = {"name": f"P{number}", "invite": made["you"]["invite"], "rated": bool(more.get("rated"))}
        await browser.post(f"/api/tournaments/{made['id']}/join", wanted, 200)
    return browsers, made["id"]


async def begin(browsers: list[Browser], cup: str) -> Any:
    return await browsers[0].post(f"/api/tournaments/{cup}/start", status=200)


async def see(browser: Browser, cup: str) -> Any:
    return await browser.get(f"/api/tournaments/{cup}")


async def my_table(browser: Browser, cup: str) -> str:
    table: str = (await see(browser, cup))["you"]["table"]
    assert table
    return table


async def play_deal(browser: Browser, cup: str, chance: int = 1) -> str:
    """The asker's game of the present deal, to its end."""
    table = await my_table(browser, cup)
    async with browser.at(table) as viewer:
        await viewer.started()
        await viewer.play_on(is_over, random.Random(chance))
    return table


async def until_done(browser: Browser, cup: str, deals: int) -> None:
    await eventually(lambda: has(browser, cup, lambda seen: done(seen) >= deals))


async def has(browser: Browser, cup: str, condition: Any) -> bool:
    return bool(condition(await see(browser, cup)))


def done(seen: Any) -> int:
    """Deals that are finished at all tables."""
    return sum(tables[0]["seats"][0]["points"] is not None for tables in seen["rounds"])
