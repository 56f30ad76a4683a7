"""What is seen stays where it is while a page loads. web/tests/jumps.test.ts looks at what moves change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import play
from tests.e2e.conftest import BLANK, DESK, PHONE, Open
from tests.e2e.looks import PAGES, PAGES_WITH_AMUL, PAGES_WITH_AMULETT, settle

MOST_JUMP = 0.01
"""As a share of the window; 0.1 counts as good elsewhere."""

NOTE_JUMPS = """
window.jumps = [];
new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
        window.jumps.push([value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 120))]);
}).observe({ type: 'layout-shift', buffered: true });
"""
SLOW_LINE = {"offline": False, "latency": 100, "downloadThroughput": 500_000, "uploadThroughput": 500_000}


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_nothing_jumps(open_page: Open, game: str) -> None:
    """From the first paint of a table to the first decision, what is seen stays where it is."""
    page = open_page(BLANK, first_time=True)
    table = play.new_table(page, game, 4)
    page.add_init_script(NOTE_JUMPS)
    page.goto(f"/t/{table}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    settle(page)
    jumps = page.evaluate("window.jumps")
    assert sum(value for value, *_ in jumps) < MOST_JUMP, jumps


@pytest.mark.parametrize(
    ("device", "pages"),
    [
        pytest.param(DESK, PAGES_WITH_AMUL, id="desk"),
        pytest.param(PHONE, PAGES_WITH_AMULETT, id="phone"),
        pytest.param(DESK, PAGES, id="desk, all", marks=pytest.mark.rare),
        pytest.param(PHONE, PAGES, id="phone, all", marks=pytest.mark.rare),
    ],
)
def test_nothing_is_pushed_away_while_a_page_loads(
    open_page: Open, device: dict[str, Any], pages: Sequence[str]
) -> None:
    """On a slow line everything comes one after the other, and whoever is about to press something does not miss it."""
    page = open_page(BLANK, **device, first_time=True, expect=("404",))
    seats = ["open", "open", "easy"]
    tables = [f"/t/{play.new_table(page, 'amul', 3, start=start, seats=seats)}" for start in (False, True)]
    page.add_init_script(NOTE_JUMPS)
    debugger = page.context.new_cdp_session(page)
    debugger.send("Network.enable")
    debugger.send("Network.setCacheDisabled", {"cacheDisabled": True})
    debugger.send("Network.emulateNetworkConditions", SLOW_LINE)
    jumps = {}
    for path in (*pages, *tables):
        page.goto(path)
        expect(page.locator("main")).to_be_visible()
        settle(page)
        jumps[path] = page.evaluate("window.jumps")
    assert {path: found for path, found in jumps.items() if sum(value for value, *_ in found) >= MOST_JUMP} == {}
