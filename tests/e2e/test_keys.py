"""Playing by keyboard: what is in hand is still there when the page is loaded again."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e import play
from tests.e2e.conftest import BLANK, Open

CARD = ".hand button.card"
FOCUSED = "document.activeElement?.getAttribute('data-fly')"


def test_the_focus_is_kept_over_a_reload(open_page: Open) -> None:
    page = open_page(BLANK)
    page.goto(f"/t/{play.new_table(page, 'amul', 3)}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert play.walk_to(page, CARD)
    page.keyboard.press("ArrowRight")
    card = page.evaluate(FOCUSED)
    page.reload()
    expect(page.locator(f"{CARD}[data-fly='{card}']")).to_be_focused()
