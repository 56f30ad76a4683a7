"""The numbers beside the cards of Āmul, the panel that explains them, and the way there."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.e2e import play
from tests.e2e.conftest import BLANK, Open
from tests.e2e.looks import PATIENCE

LONG_MS = 1200
"""longer than anything stays in sight by itself"""

QUICK_MS = 120
"""shorter than the mouse may be on other things on its way to the panel"""

NOTE_THE_WAY = """() => {
    window.way = [];
    addEventListener('pointermove', () => window.way.push(performance.now()), { capture: true });
}"""


def seated(page: Any, game: str) -> None:
    """At a table of three, the first decision waiting."""
    page.goto(f"/t/{play.new_table(page, game, 3)}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.locator(".detail")).to_be_visible()
    page.evaluate(NOTE_THE_WAY)


def told(detail: Locator, look: Callable[[], None]) -> str:
    """The name of what is told about in the panel as soon as one looks at something."""
    heading = detail.get_by_role("heading")
    before = heading.inner_text()
    look()
    expect(heading).not_to_have_text(before)
    return heading.inner_text()


def walk(page: Page, origin: Locator, name: str) -> None:
    """The mouse goes from this thing, which is told about, to the panel, over all that lies between.

    On a busy machine it may creep, and then other things are told about on its way, as they should be: it goes again.
    """
    detail = page.locator(".detail")
    until = monotonic() + PATIENCE
    while True:
        origin.hover()
        expect(detail.get_by_role("heading")).to_have_text(name)
        box = detail.bounding_box()
        assert box
        page.evaluate("window.way = []")
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
        page.wait_for_function("() => document.querySelector('.detail').matches(':hover')")
        if page.evaluate("window.way.at(-1) - window.way[0]") < QUICK_MS:
            return
        assert monotonic() < until, "the mouse never got there in time"


def signed(text: str) -> list[int]:
    """The numbers with a sign in a text."""
    return [int(number.replace("−", "-")) for number in re.findall(r"[+−]\d+", text)]


def test_why_is_reached_by_mouse_and_adds_up(open_page: Open) -> None:
    page = open_page(BLANK)
    seated(page, "amul")
    detail, hand = page.locator(".detail"), page.locator(".hand button.card")
    names = [text.split(".")[0] for text in hand.locator(".visually-hidden").all_inner_texts()]
    assert names
    for name in set(names):
        walk(page, hand.nth(names.index(name)), name)
        page.wait_for_timeout(LONG_MS)
        expect(detail.get_by_role("heading")).to_have_text(name)
        detail.get_by_role("button", name="Why?").click()
        parts = detail.locator("li b")
        expect(parts.first).to_be_visible()
        numbers = [number for text in parts.all_inner_texts() if "Together" not in text for number in signed(text)]
        assert sum(numbers) == sum(signed(detail.locator(".worth").inner_text()))
        expect(detail.locator("li .rule").first).to_have_text(re.compile(r"A\d+\.\d+"))


def test_a_chosen_card_stays_in_sight(open_page: Open) -> None:
    page = open_page(BLANK)
    seated(page, "amul")
    hand, heading = page.locator(".hand button.card"), page.locator(".detail").get_by_role("heading")
    chosen = told(page.locator(".detail"), hand.first.click)
    walk(page, hand.first, chosen)
    page.wait_for_timeout(LONG_MS)
    expect(heading).to_have_text(chosen)
    page.mouse.move(2, 2)
    page.wait_for_timeout(LONG_MS)
    expect(heading).to_have_text(chosen)


def test_the_panel_waits_for_the_mouse_in_das_amulett(open_page: Open) -> None:
    page = open_page(BLANK)
    seated(page, "amulett")
    spell, detail = page.locator("button.spell").first, page.locator(".detail")
    name = told(detail, spell.hover)
    walk(page, spell, name)
    page.wait_for_timeout(LONG_MS)
    expect(detail.get_by_role("heading")).to_have_text(name)
    page.mouse.move(2, 2)
    expect(detail.get_by_role("heading", name=name)).to_have_count(0)


def test_the_numbers_can_be_hidden(open_page: Open) -> None:
    page = open_page(BLANK)
    seated(page, "amul")
    card = page.locator(".hand button.card").first
    expect(card.locator(".visually-hidden")).to_contain_text("Without it:")
    expect(card.locator(".worth")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("group", name="What a card changes in your points").get_by_role("button", name="Hide").click()
    page.keyboard.press("Escape")
    for come_again in (lambda: None, page.reload):
        come_again()
        expect(card).to_be_visible()
        expect(page.locator(".card .worth")).to_have_count(0)
        expect(card.locator(".visually-hidden")).not_to_contain_text("Without it:")
