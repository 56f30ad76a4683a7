"""The rule book: a page to read, search and link to, and a panel beside the table."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import play
from tests.e2e.conftest import BLANK, PHONE, Open
from tests.e2e.looks import faults, settle


def test_the_page_can_be_searched_and_leads_to_a_rule(open_page: Open) -> None:
    page = open_page("/rules/amul")
    expect(page.get_by_role("heading", name="Order of play")).to_be_visible()
    page.get_by_role("searchbox").fill("letter prowess")
    expect(page.locator("#A9\\.3")).to_be_visible()
    expect(page.locator("#A4\\.1")).to_have_count(0)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_role("status")).to_contain_text("Nothing found.")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Variant: Tea").click()
    expect(page).to_have_url(re.compile("/rules/amul#A13$"))
    expect(page.locator("#A13")).to_be_in_viewport()
    expect(page.get_by_role("searchbox")).to_have_value("")


def test_a_link_to_a_rule_shows_it_with_its_example_drawn(open_page: Open) -> None:
    page = open_page("/rules/amul#A9.3", locale="de-DE")
    rule = page.locator("#A9\\.3")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    expect(rule.get_by_role("row").filter(has_text="Lukas")).to_contain_text("Arabischer General")
    expect(rule.locator(".picture > svg")).to_have_count(5)
    page.get_by_role("link", name="Das Amulett").click()
    expect(page.locator("#M7\\.6")).to_contain_text("Gewaltige Macht")


def test_every_figure_is_drawn(open_page: Open) -> None:
    for game in ("amul", "amulett"):
        page = open_page(f"/rules/{game}")
        expect(page.locator("figure").nth(2)).to_be_attached()
        settle(page)
        page.wait_for_function(
            "() => [...document.querySelectorAll('figure')].every((figure) => figure.querySelector('svg'))"
        )


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_a_rule_opens_beside_the_table_and_gives_the_focus_back(open_page: Open, device: dict[str, Any]) -> None:
    page = open_page(BLANK, **device)
    page.goto(f"/t/{play.new_table(page, 'amul', 4)}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    address = page.url
    menu = page.get_by_role("button", name="Menu")
    menu.press("Enter")
    page.get_by_role("link", name="Rules").press("Enter")
    panel = page.get_by_role("dialog", name="Rules")
    expect(panel.get_by_role("heading", name="The aim of the game")).to_be_visible()
    assert faults(page) == []
    panel.get_by_role("searchbox").fill("A16.13")
    panel.get_by_role("link", name="A16.13").press("Enter")
    rule = page.get_by_role("dialog", name="A16.13")
    expect(rule).to_contain_text("A trader pays")
    rule.get_by_role("link", name="A16.14").press("Enter")
    expect(page.get_by_role("dialog", name="A16.14").get_by_role("heading", name="A16.14")).to_be_focused()
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(menu).to_be_focused()
    expect(page).to_have_url(address)
    expect(page.locator(".prompt.mine")).to_be_visible()


def test_the_table_goes_on_while_a_rule_is_open(open_page: Open) -> None:
    page = open_page(BLANK)
    page.goto(f"/t/{play.new_table(page, 'amulett', 3)}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.get_by_role("complementary").get_by_role("link", name="M4.3", exact=True).click()
    panel = page.get_by_role("dialog", name="M4.3")
    expect(panel).to_contain_text("You bid exactly once.")
    if not page.locator(play.CONFIRM).count():  # whoever can only pass has not to choose it
        page.locator(".prompt").get_by_role("button", name="Pass").click()
    page.locator(play.CONFIRM).click()
    expect(page.locator(".history")).to_contain_text("You pass.")
    expect(panel).to_be_visible()


def test_cards_open_beside_the_table_too(open_page: Open) -> None:
    page = open_page(BLANK)
    page.goto(f"/t/{play.new_table(page, 'amul', 3)}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    address = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Cards and spells").click()
    panel = page.get_by_role("dialog", name="Cards and spells")
    panel.get_by_role("link", name=re.compile("^Carpet")).click()
    expect(panel.get_by_role("heading", name="Carpet")).to_be_visible()
    panel.get_by_role("link", name="A16.6").click()
    expect(page.get_by_role("dialog", name="A16.6")).to_contain_text("more the more you have")
    page.get_by_role("button", name="Back").click()
    expect(panel.get_by_role("heading", name="Carpet")).to_be_visible()
    expect(page).to_have_url(address)


def test_an_icon_names_itself_when_pointed_at_and_when_focused(open_page: Open) -> None:
    page = open_page("/cards/amul/mughal_warlord")
    settle(page)
    bubble = page.locator("[popover]")
    page.locator('use[href="#art-amul-symbols-military"]').first.hover()
    expect(bubble).to_have_text("Military symbol")
    page.mouse.move(0, 500)
    expect(bubble).to_be_hidden()
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(bubble).to_have_text("Menu")
