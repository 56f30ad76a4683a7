"""The waiting room of a full table, for its host and for a guest."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import play
from tests.e2e.conftest import BLANK, PHONE, Open
from tests.e2e.looks import settle

SIZES: dict[str, dict[str, Any]] = {"phone": PHONE, "desk": {"viewport": {"width": 1366, "height": 768}}}


IN_SIGHT = """(parts) => {
    const floor = Math.min(innerHeight, document.querySelector('.onward').getBoundingClientRect().top);
    return parts.map((part) => part.getBoundingClientRect()).every(({ top, bottom }) => top >= 0 && bottom <= floor);
}"""
"""above the lower edge, and above what always lies there"""


@pytest.mark.parametrize("size", SIZES)
def test_with_eight_seats_the_invitation_is_in_sight(open_page: Open, size: str) -> None:
    host = open_page(BLANK, **SIZES[size])
    table = play.new_table(host, "amul", 8, start=False, seconds=60)
    host.goto(f"/t/{table}")
    expect(host.locator(".seats li")).to_have_count(8)
    parts = (host.get_by_role("img", name="The link as a code"), host.get_by_role("button", name="Copy link"))
    for part in parts:
        expect(part).to_be_visible()
    settle(host)
    host.wait_for_function(IN_SIGHT, arg=[part.element_handle() for part in parts])
    assert host.evaluate("document.documentElement.scrollWidth") <= host.viewport_size["width"]
    expect(host.locator(".seats li").filter(has_text="Anna")).to_contain_text("host")
    expect(host.get_by_role("definition").filter(has_text="1 minute for each decision")).to_be_visible()


def test_a_guest_is_told_what_concerns_a_guest(open_page: Open) -> None:
    host = open_page(BLANK)
    table = play.new_table(host, "amulett", 3, start=False)
    host.goto(f"/t/{table}")
    expect(host.get_by_text("--host")).to_be_visible()
    guest = open_page(host.get_by_label("Invite friends", exact=True).input_value())
    guest.get_by_label("Your name").fill("Lukas")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".seats li").filter(has_text="Lukas")).to_contain_text("you")
    expect(guest.get_by_text("--host")).to_have_count(0)
    expect(guest.get_by_role("button", name="Shuffle the seats")).to_have_count(0)

    guest.get_by_role("button", name="Chat").click()
    guest.get_by_label("Say something").fill("Shall we?")
    guest.get_by_role("button", name="Send").click()
    host.get_by_role("button", name="Chat, 1 new line").click()
    expect(host.get_by_text("Shall we?")).to_be_visible()
    host.keyboard.press("Escape")

    host.get_by_role("button", name="Shuffle the seats").click()
    expect(host.locator(".seats li").filter(has_text="Lukas")).to_contain_text("here")
    expect(host.locator(".seats li").filter(has_text="Anna")).to_contain_text("you")
    host.get_by_role("link", name="Rules").click()
    expect(host.get_by_role("button", name="Start the game")).to_be_attached()  # the rules lie beside the room
