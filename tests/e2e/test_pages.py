"""Every page: readable by everybody, by day and by lamplight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import play
from tests.e2e.conftest import BLANK, PHONE, Open
from tests.e2e.looks import PAGES, faults, visit


def test_axe_finds_nothing_on_any_page(open_page: Open) -> None:
    page = open_page("/")
    complaints = {}
    for path in PAGES:
        visit(page, path)
        complaints[path] = faults(page)
    assert {path: found for path, found in complaints.items() if found} == {}


@pytest.mark.parametrize(
    ("game", "device"),
    [
        pytest.param("amul", PHONE, id="amul, phone"),
        pytest.param("amulett", {}, id="amulett, desk"),
        pytest.param("amul", {}, id="amul, desk", marks=pytest.mark.rare),
        pytest.param("amulett", PHONE, id="amulett, phone", marks=pytest.mark.rare),
    ],
)
def test_axe_finds_nothing_at_a_table(open_page: Open, game: str, device: dict[str, Any]) -> None:
    page = open_page(BLANK, **device)
    page.goto(f"/t/{play.new_table(page, game, 4)}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    assert faults(page) == []


def test_axe_finds_nothing_while_people_gather(open_page: Open) -> None:
    page = open_page(BLANK)
    page.goto(f"/t/{play.new_table(page, 'amulett', 4, seats=['open', 'open', 'easy', 'hard'], start=False)}")
    expect(page.get_by_label("Invite friends", exact=True)).to_be_visible()
    assert faults(page) == []


def test_axe_finds_nothing_after_a_game(open_finished: Open) -> None:
    page, table = open_finished("amul", 3)
    expect(page.locator("dialog[open] tfoot")).to_be_visible()
    assert faults(page) == []
    page.goto(f"/replay/{table}?at=40")
    expect(page.get_by_role("slider")).to_be_visible()
    assert faults(page) == []


def test_axe_finds_nothing_at_the_end_of_the_journey_and_in_the_chat(open_finished: Open) -> None:
    page, _ = open_finished("amulett", 3)
    expect(page.locator("dialog[open]")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_role("textbox")).to_be_visible()
    assert faults(page) == []
