"""A visit: the language and the light, what is announced, links into games, the score pad and the gallery."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e import play
from tests.e2e.conftest import BLANK, PHONE, Open


def test_german_follows_the_browser_and_can_be_switched(open_page: Open) -> None:
    page = open_page(BLANK, locale="de-DE")
    page.goto(f"/t/{play.new_table(page, 'amul', 3)}")
    expect(page.locator(".prompt")).to_contain_text("Wähle eine Karte für den Markt.")
    expect(page.locator("html")).to_have_attribute("lang", "de")

    page.get_by_role("button", name="Menü").click()
    page.get_by_role("button", name="English").click()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_contain_text("Choose a card for the Market.")
    page.reload()
    expect(page.locator(".prompt")).to_contain_text("Choose a card for the Market.")


def test_lamplight_is_remembered(open_page: Open) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Lamplight").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_what_happens_is_announced(open_page: Open) -> None:
    page = open_page(BLANK)
    page.goto(f"/t/{play.new_table(page, 'amul', 3)}")
    expect(page.locator(".prompt.mine")).to_be_visible()  # before that Tab leads to no card
    play.amul_by_keyboard(page)
    expect(page.get_by_role("log")).to_contain_text("You offer")


def test_a_link_leads_to_a_moment_of_a_replay(open_finished: Open) -> None:
    page, table = open_finished("amul", 3)
    page.goto(f"/replay/{table}?seat=1&at=30")
    expect(page.get_by_role("slider")).to_have_value("30")
    page.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(re.compile(r"at=31$"))
    page.get_by_label("Whose knowledge").select_option("Everything open")
    expect(page.get_by_role("slider")).to_have_value("31")


def test_the_score_pad_explains_and_refuses(open_page: Open) -> None:
    page = open_page("/score/amul/cards", expect=("400", "422"))
    for name in ("Carpet", "Carpet", "Lamp", "Oil"):
        page.get_by_role("button", name=name).first.click()
    page.get_by_role("button", name="Count the points").click()
    expect(page.locator("tfoot td").first).to_have_text("14")
    page.get_by_label("Seat 1, Objects: 12 points").click()
    expect(page.locator(".why")).to_contain_text("A16.6")

    for _ in range(3):
        page.get_by_role("button", name="Carpet").first.click()
    page.get_by_role("button", name="Count the points").click()
    expect(page.get_by_role("alert")).to_contain_text("Seat 1 has 2 Carpet too many. A game of 4 has 3.")


def test_on_a_phone_the_counted_points_come_into_sight(open_page: Open) -> None:
    page = open_page("/score/amul/cards", **PHONE)
    page.get_by_role("button", name="Carpet").first.click()
    page.get_by_role("button", name="Count the points").click()
    expect(page.locator("tfoot")).to_be_in_viewport()


def test_the_score_pad_counts_anyway(open_page: Open) -> None:
    """With how many players a card is used is our reconstruction: the owner's table counts."""
    page = open_page("/score/amul/cards", **PHONE, expect=("422",))
    page.get_by_role("group", name="Players").get_by_role("button", name="Less").click()
    page.get_by_role("button", name="Carpet").first.click()
    page.get_by_role("button", name="Count the points").click()
    expect(page.get_by_role("alert")).to_be_in_viewport()
    page.get_by_role("button", name="Count anyway").click()
    expect(page.locator("tfoot td").first).not_to_have_text("0")
    expect(page.locator(".result")).to_contain_text("whatever the number of players")


def test_the_score_pad_refuses_in_german(open_page: Open) -> None:
    """A pad that was filled in long ago may name a card that this edition has not."""
    page = open_page("/score/amul/cards", locale="de-DE", expect=("422",))
    columns = [{"name": "Anna", "cards": ["fliegender_teppich"]}, *({"name": "", "cards": []} for _ in range(7))]
    expect(page.get_by_role("button", name="Punkte zählen")).to_be_visible()
    page.evaluate(
        "pad => localStorage.setItem('serai.score-pad', JSON.stringify(pad))", {"players": 3, "columns": columns}
    )
    page.reload()
    page.get_by_role("button", name="Punkte zählen").click()
    expect(page.get_by_role("alert")).to_contain_text("In dieser Ausgabe gibt es keine Karte")


def test_the_gallery_is_searched(open_page: Open) -> None:
    page = open_page("/cards/amul")
    page.get_by_role("searchbox").fill("spice")
    expect(page.get_by_role("link", name="Spice Dealer")).to_be_visible()
    expect(page.get_by_role("link", name="Carpet")).to_have_count(0)
    page.get_by_role("link", name="Spice Dealer").click()
    expect(page.get_by_role("heading", name="Spice Dealer")).to_be_visible()
