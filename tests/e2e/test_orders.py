"""Orders for later: given, changed and removed by form, on a phone and on a desk."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import play
from tests.e2e.conftest import BLANK, DESK, PHONE, Open
from tests.e2e.looks import settle


def look_at_orders(page: Page, table: str) -> Locator:
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Orders for later").click()
    sheet = page.get_by_role("dialog", name="Orders for later")
    expect(sheet.get_by_text("You have given none.")).to_be_visible()
    return sheet


def add(sheet: Locator, place: int) -> str:
    """Put a card on the list; its name."""
    field = sheet.get_by_role("combobox", name="Add a card or thing")
    name = field.get_by_role("option").nth(place).inner_text()
    field.select_option(index=place)
    return name


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=["phone", "desk"])
def test_an_order_is_given_changed_and_removed_by_form(open_page: Open, screen: dict[str, Any]) -> None:
    page = open_page(BLANK, **screen)
    sheet = look_at_orders(page, play.new_table(page, "amul", 3, seconds=86_400))
    sheet.get_by_role("combobox", name="A new order").select_option(label="Reveal a card, round 1")
    give = sheet.get_by_role("button", name="Give this order")
    expect(give).to_be_disabled()
    first, second = add(sheet, 2), add(sheet, 1)
    give.click()
    told = "Round 1: reveal the first of these in my hand, whatever happens: "
    expect(sheet.get_by_text(f"{told}{first}, {second}")).to_be_visible()

    sheet.get_by_role("button", name="Change", exact=True).click()
    sheet.get_by_role("button", name=f"Take {first} off the list").click()
    sheet.get_by_role("button", name="Keep the change").click()
    expect(sheet.get_by_text(f"{told}{second}", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]

    sheet.get_by_role("button", name="Remove").click()
    expect(sheet.get_by_text("You have given none.")).to_be_visible()


def test_an_order_that_is_due_is_carried_out_before_ones_eyes(open_page: Open) -> None:
    page = open_page(BLANK)
    seats = ["open", "open", "easy"]
    table = play.new_table(page, "amul", 3, seats=seats, start=False, seconds=86_400, access="public")
    ben = open_page(BLANK)
    assert ben.request.post(f"/api/tables/{table}/join", data={"name": "Ben"}).ok
    assert page.request.post(f"/api/tables/{table}/start").ok
    sheet = look_at_orders(page, table)
    card = add(sheet, 1)
    sheet.get_by_role("button", name="Give this order").click()
    expect(sheet.get_by_text("You have given none.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_contain_text(f"You offer {card}.")


def test_auctions_have_a_limit_of_their_own(open_page: Open) -> None:
    page = open_page(BLANK)
    table = play.new_table(page, "amulett", 3, seconds=86_400)
    sheet = look_at_orders(page, table)
    sheet.get_by_role("combobox", name="A new order").select_option(index=1)
    sheet.get_by_role("group", name="Cards at most").get_by_role("button", name="More").click()
    sheet.get_by_role("combobox", name="Up to there").select_option(label="Make the lowest bid")
    sheet.get_by_role("button", name="Give this order").click()
    expect(sheet.get_by_text("Everything in round 1: pass if it takes more than 1 card")).to_be_visible()


def test_a_table_where_everybody_is_there_has_no_orders(open_page: Open) -> None:
    page = open_page(BLANK)
    page.goto(f"/t/{play.new_table(page, 'amul', 3, seconds=600)}")
    expect(page.get_by_role("timer")).to_be_visible()
    settle(page)  # the orders would come after the clock, with words of their own
    expect(page.get_by_role("button", name="Orders for later")).to_have_count(0)
