"""The plain score pad on a kitchen table: entered, corrected, counted, shared and remembered."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from serai.games.amul.edition.read import load
from serai.games.amul.pad import read_table
from serai.games.amul.rules.sheet import WRITTEN
from tests.e2e.conftest import DESK, PHONE, Open
from tests.e2e.looks import faults

NAMES = ("Anna", "Lukas", "Linda")
COLUMNS = (
    (12, 9, 4, 0, 6, 0, 3, 2, 0, 3),
    (0, 4, 8, 10, 8, 0, 0, 2, 4, 5),
    (6, 15, 0, 0, 0, 7, 0, 0, 1, 0),
)


def set_up(page: Page) -> None:
    page.get_by_role("group", name="Players", exact=True).get_by_role("button", name="Less").click()
    for number, name in enumerate(NAMES, 1):
        page.get_by_label(f"Name of seat {number}").fill(name)


def enter(page: Page, seat: int, numbers: tuple[int, ...]) -> None:
    page.get_by_role("group", name="Whose points are entered").get_by_role("button").nth(seat).click()
    page.locator("section .line input").first.focus()
    for number in numbers:
        page.keyboard.type(str(number))
        page.keyboard.press("Enter")


def fill_in(page: Page) -> None:
    for seat, numbers in enumerate(COLUMNS):
        enter(page, seat, numbers)


def by_the_command_line() -> dict[str, Any]:
    totals = [dict(zip(WRITTEN, numbers, strict=True)) for numbers in COLUMNS]
    return read_table({"game": "amul", "totals": totals}, load()).score()


@pytest.mark.parametrize("device", [pytest.param(PHONE, id="phone"), pytest.param(DESK, id="desk")])
def test_an_evening_is_counted_and_explained(open_page: Open, device: dict[str, Any]) -> None:
    page = open_page("/score", **device)
    set_up(page)
    fill_in(page)
    expect(page.locator("tfoot tr").first.locator("td")).to_have_text(
        [str(points) for points in by_the_command_line()["scores"]]
    )
    expect(page.get_by_role("heading", name="Lukas wins with 42 points.")).to_be_visible()
    expect(page.locator("tfoot .prowess")).to_have_css("opacity", "1")
    expect(page.locator("tfoot .prowess td")).to_have_text(["3", "5", "0"])
    page.get_by_label("Anna, Arab majority: 4 points").click()
    expect(page.locator(".why")).to_contain_text("ranks 1 to 2 together")
    expect(page.locator(".why").get_by_role("link", name="A11.3")).to_be_visible()
    assert faults(page) == []


def test_it_shows_what_is_missing_and_takes_back(open_page: Open) -> None:
    page = open_page("/score", **PHONE)
    set_up(page)
    seats = page.get_by_role("group", name="Whose points are entered").get_by_role("button")
    expect(seats.first).to_contain_text("10 left")
    enter(page, 0, COLUMNS[0][:-1])
    expect(seats.first).to_contain_text("1 left")
    expect(page.locator(".strip")).to_contain_text("still missing Military symbols")
    page.get_by_role("button", name="Undo Anna, Mongol symbols").click()
    expect(page.locator(".strip")).to_contain_text("still missing Mongol symbols and Military symbols")
    page.get_by_role("button", name="The rest is 0").click()
    expect(seats.first).to_contain_text("complete")
    page.get_by_role("group", name="Military symbols").get_by_role("button", name="More").click()
    expect(page.get_by_label("Military symbols").locator("input")).to_have_value("1")
    page.get_by_role("button", name="On to Lukas").click()
    expect(seats.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("tfoot")).to_have_count(0)


def test_a_tie_is_explained_and_corrected(open_page: Open) -> None:
    page = open_page("/score")
    set_up(page)
    for seat, numbers in enumerate(((9, *[0] * 8, 1), (9, *[0] * 8, 2), (0,) * 10)):
        enter(page, seat, numbers)
    result = page.locator(".result")
    expect(result).to_contain_text("Lukas wins with 9 points and Military Prowess 2")
    expect(result.get_by_role("link", name="A12.2")).to_be_visible()
    page.get_by_role("group", name="Whose points are entered").get_by_role("button").first.click()
    page.locator("section .line input").last.fill("2")
    expect(result).to_contain_text("Anna and Lukas win together with 9 points.")
    expect(result.get_by_role("link", name="A12.3")).to_be_visible()


def test_it_survives_a_reload_and_remembers_evenings(open_page: Open) -> None:
    page = open_page("/score")
    set_up(page)
    fill_in(page)
    page.get_by_role("button", name="Keep this evening").click()
    page.reload()
    expect(page.get_by_role("heading", name="Lukas wins with 42 points.")).to_be_visible()
    page.get_by_role("button", name="New evening").click()
    expect(page.locator("tfoot")).to_have_count(0)
    expect(page.get_by_label("Name of seat 2")).to_have_value("Lukas")
    past = page.get_by_role("listitem").filter(has_text="Lukas 42, Anna 38")
    expect(past).to_have_count(1)
    expect(page.locator("datalist option")).to_have_count(3)
    past.get_by_role("button", name="Delete the evening of").click()
    expect(past).to_have_count(0)


def test_the_result_goes_on_as_a_picture_and_a_line_of_text(open_page: Open) -> None:
    page = open_page("/score", locale="de-DE")
    page.get_by_role("group", name="Personen", exact=True).get_by_role("button", name="Weniger").click()
    for _ in range(3):
        page.get_by_role("button", name="Der Rest ist 0").click()
        onward = page.get_by_role("button", name="Weiter mit")
        if onward.count():
            onward.click()
    expect(page.locator(".line").last).to_contain_text("Platz 1 0, Platz 2 0, Platz 3 0")
    with page.expect_download() as picture:
        page.get_by_role("button", name="Ergebnis teilen").click()
    assert picture.value.suggested_filename.endswith(".png")
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    expect(page.get_by_role("status").filter(has_text="Das Bild ist gespeichert")).to_be_visible()
