"""Das Amulett's companion on a kitchen table: what comes next, everything counted, everything corrected."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESK, PHONE, Open
from tests.e2e.looks import faults

NAMES = ("Anna", "Lukas", "Linda")


def begin(page: Page) -> None:
    page.get_by_role("group", name="Players", exact=True).get_by_role("button", name="Less").click()
    for number, name in enumerate(NAMES, 1):
        page.get_by_label(f"Name of seat {number}").fill(name)
    page.get_by_role("button", name="Begin the game").click()
    expect(sentence(page)).to_contain_text("Deal everybody 2 spell cards")


def sentence(page: Page) -> Any:
    return page.locator(".sentence")


def lay(page: Page, name: str, spell: str) -> None:
    """A spell comes before somebody, with two stones."""
    page.get_by_role("button", name=f"Lay a spell: {name}").click()
    sheet = page.get_by_role("dialog", name=name)
    sheet.get_by_label("Choose a spell").fill(spell)
    sheet.locator(".pick").get_by_role("button", name=spell, exact=True).click()
    sheet.get_by_role("button", name="Lay a spell").click()
    sheet.get_by_role("button", name="Close").click()
    expect(card(page, name)).to_contain_text(spell)


def card(page: Page, name: str) -> Any:
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=name))


def turn_to(page: Page, phase: str) -> None:
    page.get_by_role("button", name=f"Turn to: {phase}").click()


@pytest.mark.parametrize("device", [pytest.param(PHONE, id="phone"), pytest.param(DESK, id="desk")])
def test_a_round_beside_the_printed_game(open_page: Open, device: dict[str, Any]) -> None:
    page = open_page("/score/amulett", **device)
    begin(page)
    lay(page, "Anna", "Three Wishes")
    lay(page, "Lukas", "Pull of Light")
    assert faults(page) == []
    page.get_by_role("button", name="All spells are dealt").click()

    # M4: an auction, with what is bought, by whom and for how much
    expect(sentence(page)).to_contain_text("Beginning with Anna, everybody bids energy stones once")
    now = page.get_by_role("region", name="What to do now")
    now.get_by_role("button", name="Linda").click()
    now.get_by_label("Choose a spell").fill("Gift")
    now.get_by_role("button", name="Gift", exact=True).click()
    now.get_by_role("group", name="For how many stones?").get_by_role("button", name="More").click()
    now.get_by_role("button", name="Enter the auction").click()
    expect(card(page, "Linda").get_by_label("Start player")).to_be_visible()
    expect(card(page, "Linda")).to_contain_text("Gift")
    expect(sentence(page)).to_contain_text("Beginning with Linda")

    # M5: the income with its sources
    turn_to(page, "Metals")
    expect(sentence(page)).to_contain_text("Linda takes")
    while "Anna" not in sentence(page).inner_text():
        before = sentence(page).inner_text()
        take_income(page)
        expect(sentence(page)).not_to_have_text(before)
    expect(now).to_contain_text("Three Wishes: 3 of any metal")
    take_income(page)

    # M6, M11: a marker, and a gem too many
    turn_to(page, "Gems")
    now.get_by_role("button", name="5", exact=True).click()
    expect(sentence(page)).to_contain_text("Step 1 of 5")
    now.get_by_role("button", name="Lukas").click()
    for colour in ("Red", "Yellow", "Green", "Colourless", "White", "Light blue", "Dark blue"):
        now.get_by_role("group", name=colour, exact=True).get_by_role("button", name="More").click()
    assert faults(page) == []
    now.get_by_role("button", name="Enter the exchange").click()
    expect(sentence(page)).to_contain_text("Lukas wins with gems of 7 colours")
    page.get_by_role("button", name="Undo").click()
    expect(sentence(page)).to_contain_text("Step 1 of 5")
    page.get_by_role("button", name="Round 1").click()
    page.get_by_role("group", name="Steps left").get_by_role("button", name="Less").click()
    page.get_by_role("button", name="Close").click()
    expect(sentence(page)).to_contain_text("Step 2 of 5")


def take_income(page: Page) -> None:
    """Jokers are taken in the first metal that has them."""
    now = page.get_by_role("region", name="What to do now")
    while not now.get_by_role("button", name="Take the income").is_enabled():
        now.get_by_role("group").get_by_role("button", name="More").first.click()
    now.get_by_role("button", name="Take the income").click()


def test_energy_is_counted_and_can_be_overruled(open_page: Open) -> None:
    page = open_page("/score/amulett", **PHONE)
    begin(page)
    lay(page, "Anna", "Gift")
    expect(card(page, "Anna")).to_contain_text("2 stones come back, and it goes under the deck.")
    card(page, "Anna").get_by_role("button", name="Gift").click()
    sheet = page.get_by_role("dialog", name="Gift")
    expect(sheet.get_by_role("link", name="M8.5")).to_be_visible()
    sheet.get_by_role("group", name="Energy cost (bolts)").get_by_role("button", name="Less").click()
    sheet.get_by_role("button", name="Close").click()
    expect(card(page, "Anna")).to_contain_text("One stone comes back, 1 stay.")
    expect(page.get_by_text("One spell counts as on your card.")).to_be_visible()
    turn_to(page, "Energy")
    expect(sentence(page)).to_contain_text("Anna takes one stone back from the spells")
    page.get_by_role("button", name="Take the stones back").click()
    expect(card(page, "Anna")).to_contain_text("The last stone comes back")
    page.reload()
    expect(card(page, "Anna")).to_contain_text("The last stone comes back")
    page.get_by_role("button", name="Undo").click()
    expect(card(page, "Anna")).to_contain_text("One stone comes back, 1 stay.")


def test_the_party_and_all_spells(open_page: Open) -> None:
    page = open_page("/score/amulett", **PHONE)
    begin(page)
    page.get_by_text("The party on the map").click()
    area = page.get_by_role("group", name="Map").get_by_role("button").first
    area.focus()
    page.keyboard.press("Enter")
    expect(area).to_have_attribute("aria-pressed", "true")
    page.get_by_label("Follow the party").uncheck()
    expect(area).to_have_count(0)
    page.get_by_text("All spells", exact=True).click()
    page.get_by_label("Search").fill("Pull")
    expect(page.get_by_text("Energy phase: in your turn").first).to_be_visible()
    assert faults(page) == []


def test_it_speaks_german(open_page: Open) -> None:
    page = open_page("/score/amulett", locale="de-DE", **PHONE)
    page.get_by_role("button", name="Spiel beginnen").click()
    expect(sentence(page)).to_contain_text("Teilt an alle 2 Zaubersprüche offen aus")
    turn_to_german = page.get_by_role("button", name="Weiter mit: Edelsteine")
    turn_to_german.click()
    page.get_by_role("button", name="Hier ziehen").click()
    expect(sentence(page)).to_contain_text("Tausch, wo die Reisegesellschaft steht")
