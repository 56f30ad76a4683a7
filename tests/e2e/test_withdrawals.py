"""Taking a move back in the browser: the button, the key, and what the others see and hear of it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import play
from tests.e2e.conftest import BLANK, DESK, PHONE, Open

BACK = "Take it back"


def three_people(open_page: Open, **settings: Any) -> tuple[Page, Page, Page]:
    """A game of Das Amulett between Anna, who begins, Ben and Cleo, whose neighbour watches."""
    pages = [open_page(BLANK, **settings) for _ in range(3)]
    table = play.new_table(pages[0], "amulett", 3, start=False, access="public", start_player=0)
    for page, name in zip(pages[1:], ("Ben", "Cleo"), strict=True):
        assert page.request.post(f"/api/tables/{table}/join", data={"name": name}).ok
    assert pages[0].request.post(f"/api/tables/{table}/start").ok
    for page in pages:
        page.goto(f"/t/{table}")
    anna, ben, _ = pages
    spectator = open_page(f"/t/{table}", **settings)
    for page in (*pages, spectator):
        expect(page.locator(".prompt")).to_be_visible()
    return anna, ben, spectator


def log(page: Page) -> Locator:
    return page.get_by_role("log")


def pass_on(page: Page) -> None:
    page.get_by_role("button", name="Pass").first.click()
    page.locator(".prompt .button.primary").click()


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_a_move_is_taken_back_until_somebody_has_answered_it(open_page: Open, device: dict[str, Any]) -> None:
    anna, ben, spectator = three_people(open_page, **device)
    back = anna.get_by_role("button", name=BACK)
    expect(anna.locator(".prompt.mine")).to_be_visible()
    expect(back).to_have_count(0)
    pass_on(anna)
    expect(ben.locator(".prompt.mine")).to_be_visible()
    expect(ben.get_by_role("button", name=BACK)).to_have_count(0)

    expect(back).to_be_enabled()
    back.click()
    expect(anna.locator(".prompt.mine")).to_be_visible()
    expect(back).to_have_count(0)
    expect(ben.locator(".prompt.mine")).to_have_count(0)
    expect(log(anna)).to_contain_text("You take your move back.")
    for page in (ben, spectator):
        expect(log(page)).to_contain_text("Anna takes the move back.")

    pass_on(anna)
    pass_on(ben)
    expect(log(anna)).to_contain_text("Ben passes.")
    expect(back).to_have_count(0)
    expect(ben.get_by_role("button", name=BACK)).to_be_visible()


def test_the_history_says_what_was_taken_back(open_page: Open) -> None:
    anna, ben, _ = three_people(open_page)
    pass_on(anna)
    expect(anna.get_by_role("button", name=BACK)).to_be_visible()
    anna.keyboard.press("u")
    expect(anna.locator(".prompt.mine")).to_be_visible()
    for page, told in ((anna, "You take your move back."), (ben, "Anna takes the move back.")):
        expect(page.get_by_role("region", name="What happened").get_by_text(told)).to_be_visible()
        gone = page.locator("li.gone")
        expect(gone).to_have_count(1)
        expect(gone).to_contain_text("pass")
        expect(gone).to_have_css("text-decoration-line", "line-through")


def test_a_reload_and_another_language_forget_nothing(open_page: Open) -> None:
    anna, ben, _ = three_people(open_page, locale="de-DE")
    expect(anna.locator(".prompt.mine")).to_be_visible()
    anna.get_by_role("button", name="Passen").first.click()
    anna.locator(".prompt .button.primary").click()
    expect(ben.locator(".prompt.mine")).to_be_visible()
    anna.reload()
    anna.get_by_role("button", name="Zurücknehmen", exact=True).click()
    expect(log(anna)).to_contain_text("Du nimmst deinen Zug zurück.")
    expect(log(ben)).to_contain_text("Anna nimmt den Zug zurück.")
