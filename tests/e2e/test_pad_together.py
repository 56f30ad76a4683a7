"""One score pad on several phones: joined by a link, filled in apart, unfolded together."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Open
from tests.e2e.house import House
from tests.e2e.looks import faults
from tests.e2e.test_plain_pad import COLUMNS, NAMES


def fill_in(page: Page, seat: int) -> None:
    page.get_by_role("group", name="Which column is yours?").get_by_role("button").nth(seat).click()
    page.get_by_label(f"Name of seat {seat + 1}").fill(NAMES[seat])
    page.locator("section .line input").first.focus()
    for number in COLUMNS[seat][:-1]:
        page.keyboard.type(str(number))
        page.keyboard.press("Enter")
    page.keyboard.type(str(COLUMNS[seat][-1]))


def open_evening(open_page: Open, expected: tuple[str, ...] = ()) -> tuple[Page, str]:
    host = open_page("/score/amul/together", expect=expected, **PHONE)
    host.get_by_role("group", name="Players", exact=True).get_by_role("button", name="Less").click()
    host.get_by_role("button", name="Open an evening").click()
    expect(host.get_by_role("img", name="Join with another phone")).to_be_visible()
    kept = host.evaluate("JSON.parse(localStorage['serai.together'])")
    return host, f"/score/amul/together#{kept['id']}.{kept['code']}"


def test_totals_unfold_together(open_page: Open) -> None:
    host, link = open_evening(open_page)
    assert faults(host) == []
    phones = [host, *(open_page(link, **PHONE) for _ in range(2))]
    for seat, phone in enumerate(phones):
        fill_in(phone, seat)
        expect(phone.locator("tfoot")).to_have_count(0)
        phone.get_by_role("button", name="I am ready").click()
    for phone in phones:
        expect(phone.get_by_role("heading", name="Lukas wins with 42 points.")).to_be_visible()
    assert faults(phones[2]) == []
    # A correction hides everything until it is made.
    phones[1].get_by_role("button", name="Change something").click()
    expect(phones[2].locator("tfoot")).to_have_count(0)


def test_a_restart_loses_nothing_of_ones_own(open_page: Open, house: House) -> None:
    host, _ = open_evening(open_page, expected=("404", "net::ERR"))
    fill_in(host, 0)
    host.get_by_role("button", name="I am ready").click()
    expect(host.get_by_role("status").filter(has_text="2 columns are still missing")).to_be_visible()
    house.stop()
    house.start()
    expect(host.get_by_role("alert")).to_contain_text("This evening is not here any more")
    host.get_by_role("button", name="Go on alone on this phone").click()
    expect(host.get_by_role("group", name="Whose points are entered").get_by_role("button").first).to_contain_text(
        "complete"
    )
