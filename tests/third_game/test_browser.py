"""The third game in a browser: the client has no folder for it, and draws it from its view and its legal moves."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need the playwright package")

from playwright.sync_api import expect

from tests.e2e.conftest import browser, built_client  # noqa: F401 - fixtures
from tests.e2e.looks import faults
from tests.e2e.play import CHOICE, CONFIRM, new_table, play_to_the_end


def lay_the_first(page: Any) -> None:
    if not page.locator(CONFIRM).count():
        page.locator(CHOICE).first.click(timeout=3000)
    page.locator(CONFIRM).click(timeout=3000)


@pytest.mark.usefixtures("built_client")
def test_a_whole_game_at_the_plain_table(browser: Any, house: str) -> None:  # noqa: F811
    context = browser.new_context(base_url=house, reduced_motion="reduce", locale="en-GB")
    context.set_default_timeout(60_000)
    page = context.new_page()
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
    expect(page.get_by_role("article", name="Anna")).to_contain_text("Only you see this")
    assert faults(page) == []
    play_to_the_end(page, lay_the_first)
    end = page.get_by_role("dialog", name="Result")
    expect(end).to_contain_text("win")
    assert complaints == []
    context.close()
