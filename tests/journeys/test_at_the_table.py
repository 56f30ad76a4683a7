"""Somebody at a table who asks the server where a number comes from."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.journeys import play
from tests.journeys.conftest import BLANK, Open
from tests.journeys.settled import go, settled


def signed(text: str) -> list[int]:
    """The numbers with a sign in a text."""
    return [int(number.replace("−", "-")) for number in re.findall(r"[+−]\d+", text)]


def test_a_player_asks_why_and_what_the_server_counts_adds_up(open_page: Open) -> None:
    page = open_page(BLANK)
    go(page, f"/t/{play.new_table(page, 'amul', 3)}")
    detail, hand = page.locator(".detail"), page.locator(".hand button.card")
    names = [text.split(".")[0] for text in hand.locator(".visually-hidden").all_inner_texts()]
    assert names
    for name in set(names):
        hand.nth(names.index(name)).click()
        expect(detail.get_by_role("heading")).to_have_text(name)
        detail.get_by_role("button", name="Why?").click()
        settled(page)
        texts = detail.locator("li b").all_inner_texts()
        numbers = [number for text in texts if "In total" not in text for number in signed(text)]
        assert numbers
        assert sum(numbers) == sum(signed(detail.locator(".worth").inner_text().split("Why?")[0]))
        expect(detail.locator("li .rule").first).to_have_attribute("href", re.compile(r"#A\d+\.\d+$"))
