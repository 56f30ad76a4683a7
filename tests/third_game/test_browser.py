"""The third game in a browser: the client has no folder for it, and draws it from its view and its legal moves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need the playwright package")

from playwright.sync_api import Page, expect

from tests.journeys.axe import faults
from tests.journeys.chromium import PATIENCE_MS, chromium
from tests.journeys.play import amulett_by_mouse, new_table, play_to_the_end
from tools import build_web


@pytest.fixture
def page(house: str) -> Iterator[Page]:
    build_web.build()
    with chromium() as browser:
        page = browser.new_page(base_url=house, reduced_motion="reduce", locale="en-GB")
        page.set_default_timeout(PATIENCE_MS)
        yield page


def test_a_whole_game_at_the_plain_table(page: Page) -> None:
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto("/")
    tile = page.get_by_role("article").filter(has_text="Trinkets")
    expect(tile).to_contain_text("2 to 5 players")
    expect(tile.get_by_role("link", name="Learn")).to_have_count(0)
    table = new_table(page, "trinkets", 3, options={"rounds": 3})
    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", name="Trinkets")).to_be_visible()
    expect(page.locator(".prompt.mine")).to_contain_text("Lay a card face down.")
    page.get_by_role("button", name="Show everything in words").click()
    expect(page.get_by_role("article", name="Anna")).to_contain_text("Only you see this")
    assert faults(page) == []
    play_to_the_end(page, amulett_by_mouse)
    end = page.get_by_role("dialog", name="Result")
    expect(end).to_contain_text("win")
    assert complaints == []


def test_a_game_draws_its_own_table_in_a_frame_that_reaches_nothing(page: Page) -> None:
    table = new_table(page, "trinkets", 2, options={"rounds": 3})
    page.goto(f"/t/{table}")
    frame = page.frame_locator("iframe")
    cards = frame.get_by_role("button")
    expect(cards).to_have_count(4)
    expect(frame.get_by_role("heading")).to_have_text("trinkets so far")
    expect(page.get_by_role("article", name="Anna")).to_have_count(0)

    [inside] = [one for one in page.frames if "/guest/" in one.url]
    for reach in ("fetch('/api/games')", "parent.document.title", "document.cookie", "localStorage.length"):
        tried = f"async () => {{ try {{ await {reach}; return 'reached' }} catch {{ return 'kept out' }} }}"
        assert inside.evaluate(tried) == "kept out", reach

    first = cards.first.inner_text()
    cards.first.click()
    expect(frame.locator(".chosen")).to_have_text(first)
    cards.first.click()
    expect(page.get_by_role("log").or_(page.locator(".scroll")).first).to_contain_text(f"You lay {first}.")
    expect(cards).to_have_count(3)
    assert faults(page) == []

    page.get_by_role("button", name="Show everything in words").click()
    expect(page.get_by_role("article", name="Anna")).to_contain_text("Only you see this")
