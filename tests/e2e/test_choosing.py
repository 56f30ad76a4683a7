"""One way to choose, in every game: select, then confirm; or one tap, for those who want it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import play
from tests.e2e.conftest import BLANK, DESK, PHONE, Open
from tests.e2e.looks import at_rest
from tests.server.people import Viewer

CARD = ".hand button.card"
HISTORY = ".history"
"""all that was played; the log forgets what is older, and bots are quick"""


def may_bid_or_pass(viewer: Viewer) -> bool:
    verbs = {move["do"] for move in viewer.view["legal"]} if viewer.view else set()
    return "pass" in verbs and bool(verbs & {"bid", "bid_spell"})


def sit_down(open_page: Open, game: str, way: str = "confirm", **settings: Any) -> Page:
    """A table of three, for somebody who chooses this way; in Das Amulett there is something to bid for."""
    page: Page = open_page(BLANK, **settings)
    page.add_init_script(f"localStorage.setItem('serai.choosing', '{way}')")
    table = play.table_at(page, game, 3, may_bid_or_pass) if game == "amulett" else play.new_table(page, game, 3)
    page.goto(f"/t/{table}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    return page


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_is_played_before_it_is_confirmed(open_page: Open, device: dict[str, Any]) -> None:
    page = sit_down(open_page, "amulett", **device)
    confirm = page.locator(".prompt .button.primary")
    expect(confirm).to_be_disabled()
    expect(page.locator(".prompt [aria-pressed=true]")).to_have_count(0)
    at_rest(page)
    before = page.locator(play.CHOICE).first.bounding_box()

    page.get_by_role("button", name="Pass").click()
    chosen = page.locator(".prompt .actions [aria-pressed=true]")
    expect(chosen).to_have_text("Pass")
    expect(confirm).to_have_text("Pass")
    assert page.locator(play.CHOICE).first.bounding_box() == before, "choices stay where they are"
    expect(page.locator(HISTORY)).not_to_contain_text("You pass.")
    confirm.click()
    expect(page.locator(HISTORY)).to_contain_text("You pass.")


QUICK = 3
"""so many bids have buttons of their own; what is beyond needs steps"""


def may_bid(viewer: Viewer) -> bool:
    view = viewer.view
    return bool(view and view["step"] == "bid" and len([move for move in view["legal"] if move["do"] == "bid"]) > QUICK)


def test_a_number_has_steps_and_the_button_says_what_happens(open_page: Open) -> None:
    page = open_page(BLANK)
    table = play.table_at(page, "amulett", 3, may_bid)
    page.goto(f"/t/{table}")
    amount = page.get_by_role("group", name="Amount")
    expect(amount.get_by_role("status")).to_have_text("–")
    confirm = page.locator(".prompt .button.primary")
    amount.get_by_role("button", name="More").click()
    least = int(amount.get_by_role("status").inner_text())
    amount.get_by_role("button", name="More").click()
    expect(amount.get_by_role("status")).to_have_text(str(least + 1))
    expect(confirm).to_have_text(f"Bid {least + 1} cards")
    confirm.click()
    expect(page.locator(HISTORY)).to_contain_text(f"You bid {least + 1}")


def may_travel(viewer: Viewer) -> bool:
    """To some neighbours; whoever may go anywhere, by a spell, has a list of areas instead of buttons."""
    return bool(viewer.view and 1 < sum(move["do"] == "move" for move in viewer.view["legal"]) <= 6)


def test_map_and_buttons_are_chosen_together(open_page: Open) -> None:
    page = open_page(BLANK)
    table = play.table_at(page, "amulett", 3, may_travel)
    page.goto(f"/t/{table}")
    area = page.locator(".area.open").first
    area.click()
    expect(area).to_have_attribute("aria-pressed", "true")
    name = str(area.get_attribute("aria-label")).split(" ")[0]
    expect(page.locator(".prompt .actions [aria-pressed=true]")).to_contain_text(name)
    expect(page.locator(".prompt .button.primary")).to_contain_text(f"Travel to {name}")
    area.click()
    expect(page.locator(HISTORY)).to_contain_text(f"You lead the party to {name}")


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_one_tap_for_those_who_want_it(open_page: Open, game: str) -> None:
    page = sit_down(open_page, game, "one-tap", **PHONE)
    expect(page.locator(".prompt .button.primary")).to_have_count(0)
    if game == "amul":
        page.locator(CARD).last.tap()
        expect(page.locator(HISTORY)).to_contain_text("You offer")
    else:
        page.get_by_role("button", name="Pass").tap()
        expect(page.locator(HISTORY)).to_contain_text("You pass.")


def test_the_way_is_remembered(open_page: Open) -> None:
    page = open_page("/")
    for way in ("One tap", "Select and confirm"):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=way).click()
        page.reload()
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("button", name=way)).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")
