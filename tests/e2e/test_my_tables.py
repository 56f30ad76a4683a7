"""The games of one's own: at home, in the title of the tab, on the badge of the app."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import play
from tests.e2e.conftest import BLANK, DESK, PHONE, Open
from tests.e2e.looks import settle
from tests.e2e.site import see_home

BADGE = """
window.badges = [];
navigator.setAppBadge = async (count) => { window.badges.push(count); };
navigator.clearAppBadge = async () => { window.badges.push(0); };
"""


ABOVE = "([one, other]) => one.getBoundingClientRect().top < other.getBoundingClientRect().top"


def lines(page: Page) -> Any:
    return page.locator("section", has=page.get_by_role("heading", name="Your games")).locator("li")


def test_a_game_that_waits_for_me_stands_first_and_says_so(open_page: Open) -> None:
    page = open_page(BLANK)
    page.context.add_init_script(BADGE)
    play.new_table(page, "amul", 4, seats=["open", "open", "easy", "easy"], start=False)
    waiting = play.new_table(page, "amul", 3)
    page.goto("/")
    expect(lines(page)).to_have_count(2)
    first = lines(page).first
    expect(first.get_by_role("link")).to_have_attribute("href", f"/t/{waiting}")
    expect(first).to_contain_text("Round 1")
    expect(first).to_contain_text("your turn")
    expect(first.locator(".mark svg")).to_be_visible()  # not by its colour alone
    expect(lines(page).last).to_contain_text("1 free seat")
    expect(page).to_have_title("● Your turn – Āmul")
    page.wait_for_function("() => window.badges.at(-1) === 1")
    tiles = page.get_by_role("heading", name="Āmul", level=2).element_handle()
    page.wait_for_function(ABOVE, arg=[lines(page).last.element_handle(), tiles])

    first.get_by_role("link").click()
    expect(page.locator(".prompt")).to_be_visible()
    expect(page).to_have_title("● Your turn – Āmul")


def test_a_finished_game_says_place_points_and_day_and_leaves_the_list(open_finished: Open) -> None:
    page, table = open_finished("amulett", 3)
    page.goto("/")
    line = page.locator("section", has=page.get_by_role("heading", name="Finished games")).locator("li").first
    expect(line).to_contain_text(re.compile(r"(won|place \d of 3) · \d+ gems?"))
    expect(line.locator("time")).to_be_visible()
    line.get_by_role("button", name="off the list").click()
    expect(page.get_by_role("link", name="gem")).to_have_count(0)
    page.reload()
    see_home(page)
    expect(page.locator(f"a[href='/t/{table}']")).to_have_count(0)
    page.goto(f"/t/{table}")  # it is still there for whoever has its address
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_everybody_of_a_finished_game_is_named(open_finished: Open, size: dict[str, Any]) -> None:
    page, _ = open_finished("amulett", 4, **size, locale="de-DE")
    page.goto("/")
    others = page.locator("section", has=page.get_by_role("heading", name="Beendete Partien")).locator(".others")
    expect(others).to_be_visible()
    settle(page)  # the fonts, too
    assert others.evaluate("names => names.scrollWidth - names.clientWidth") == 0


def test_many_games_are_found_by_name_on_a_phone(open_page: Open) -> None:
    page = open_page(BLANK, **PHONE)
    for number in range(13):
        game = "amulett" if number == 7 else "amul"
        play.new_table(page, game, 3, seats=["open", "easy", "easy"], start=False)
    page.goto("/")
    expect(lines(page)).to_have_count(12)
    page.get_by_role("button", name="Show all 13").click()
    expect(lines(page)).to_have_count(13)
    page.get_by_role("searchbox").fill("amulett")
    expect(lines(page)).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
