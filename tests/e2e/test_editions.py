"""Editions in the browser: cards and maps are drawn as the edition says, whoever has written it."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

from playwright.sync_api import expect

from serai.games.amul.edition import read as amul
from tests.e2e import play
from tests.e2e.conftest import BLANK, OWN_CARDS, OWN_MAP, PHONE, Open
from tests.e2e.looks import at_rest

TOUCHING = 3**0.5 / 2
"""Distance of two hexagons that touch, in widths of one."""


def test_the_strips_of_cards_tell_the_tables_of_the_edition(open_page: Open) -> None:
    """Every entry, for every card that has a table."""
    page = open_page("/cards/amul")
    edition = amul.load()
    tables = {
        kind.name["en"]: power.table for kind in edition.kinds.values() for power in kind.powers if len(power.table) > 1
    }
    assert tables["Gem"] == (8, 7, 6, 5, 4, 3, 3, 3, 2, 2)
    for name, table in tables.items():
        card = page.get_by_role("link").filter(has=page.get_by_text(name, exact=True)).first
        expect(card.locator("svg text").get_by_text("·".join(map(str, table)), exact=True)).to_be_attached()


DRAWN = """() => {
    const boxOf = (one) => one.getBoundingClientRect().toJSON();
    return {
        room: boxOf(document.querySelector('.room')),
        ways: document.querySelectorAll('.room path.rim[d*=Q]').length,
        areas: [...document.querySelectorAll('.area')].map((area) => ({
            cover: boxOf(area.querySelector('.cover')),
            gems: [...area.querySelectorAll('use[href*=gems]')].map(boxOf),
        })),
    };
}"""


def test_an_own_map_lies_in_its_room(open_page: Open) -> None:
    """The map of docs/editions.md: no area covers another, no gem leaves its area, and every way is drawn."""
    for device in ({}, PHONE):
        page = open_page(BLANK, **device)
        page.goto(f"/t/{play.new_table(page, 'amulett', 3, edition=OWN_MAP)}")
        expect(page.locator(".prompt.mine")).to_be_visible()
        at_rest(page)
        drawn = page.evaluate(DRAWN)
        areas = [area["cover"] for area in drawn["areas"]]
        assert len(areas) == 6
        for one, other in combinations(areas, 2):
            assert distance(one, other) > TOUCHING * one["width"]
        for area in drawn["areas"]:
            assert len(area["gems"]) >= 8
            assert all(inside(gem, area["cover"]) for gem in area["gems"])
        assert all(inside(area, drawn["room"]) for area in areas)
        assert drawn["ways"] == 6


def test_an_own_map_is_in_the_gallery(open_page: Open) -> None:
    page = open_page("/cards/amulett")
    page.get_by_label("Edition").select_option(OWN_MAP)
    picture = page.get_by_role("img", name="Map")
    expect(picture.get_by_text("Oasis")).to_be_visible()
    expect(picture.get_by_text("A1", exact=True)).to_have_count(0)


def test_the_score_pad_counts_by_the_edition_that_is_chosen(open_page: Open) -> None:
    page = open_page("/score/amul/cards")
    page.get_by_role("button", name="Gold", exact=True).click()
    for edition, points in (("reconstructed-1", "3"), (OWN_CARDS, "4")):
        page.get_by_label("Edition").select_option(edition)
        expect(page.locator("tfoot")).to_have_count(0)
        page.get_by_role("button", name="Count the points").click()
        expect(page.locator("tfoot td").first).to_have_text(points)


def test_the_gallery_keeps_its_edition(open_page: Open) -> None:
    """After a reload, on the way to a card and back, and for whoever gets the link."""
    page = open_page("/cards/amul")
    page.get_by_label("Edition").focus()
    page.get_by_label("Edition").select_option(OWN_CARDS)
    page.wait_for_url(f"**?edition={OWN_CARDS}")
    expect(page.get_by_label("Edition")).to_be_focused()
    page.reload()
    expect(page.get_by_label("Edition")).to_have_value(OWN_CARDS)
    friend = open_page(page.url)
    friend.get_by_role("link", name="Carpet").first.click()
    expect(friend.get_by_role("heading", name="Carpet", exact=True)).to_be_visible()
    expect(friend.get_by_label("Edition")).to_have_value(OWN_CARDS)
    expect(friend).to_have_url(re.compile(rf"/cards/amul/carpet\?edition={OWN_CARDS}$"))
    friend.goto("/cards/amul")
    expect(friend.get_by_label("Edition")).to_have_value("reconstructed-1")


def test_the_score_pad_keeps_its_edition(open_page: Open) -> None:
    page = open_page("/score/amul/cards")
    page.get_by_role("button", name="Gold", exact=True).click()
    page.get_by_label("Edition").select_option(OWN_CARDS)
    page.goto("/rules")
    page.goto("/score/amul/cards")
    expect(page.get_by_label("Edition")).to_have_value(OWN_CARDS)
    page.get_by_role("button", name="Count the points").click()
    expect(page.locator("tfoot td").first).to_have_text("4")


def test_an_edition_that_is_gone_is_named(open_page: Open) -> None:
    for path in ("/cards/amul?edition=lost", "/score?edition=lost"):
        page = open_page(path)
        gone = 'There is no edition "lost" here any more. This is "reconstructed-1".'
        expect(page.get_by_role("status").filter(has_text=gone)).to_be_visible()
        page.get_by_label("Edition").select_option(OWN_CARDS)
        expect(page.get_by_text(gone)).to_have_count(0)


def test_a_remembered_edition_that_is_gone_is_named_once(open_page: Open) -> None:
    page = open_page("/score/amul/cards")
    # Only when it has looked for a remembered edition: else it might be the one that names it.
    expect(page.get_by_label("Edition")).to_have_value("reconstructed-1")
    page.evaluate("localStorage.setItem('serai.edition-amul', 'lost')")
    page.reload()
    expect(page.get_by_text('There is no edition "lost" here any more.')).to_be_visible()
    page.reload()
    expect(page.get_by_label("Edition")).to_have_value("reconstructed-1")
    expect(page.get_by_text('There is no edition "lost"')).to_have_count(0)


def test_a_table_is_set_with_the_edition_that_is_shown(open_page: Open) -> None:
    page = open_page("/new?game=amulett")
    page.get_by_text("More options").click()
    editions = page.get_by_label("Edition")
    expect(editions).to_have_value("reconstructed-1")
    editions.select_option(OWN_MAP)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".area")).to_have_count(6)


def distance(one: dict[str, float], other: dict[str, float]) -> float:
    across = (one["x"] + one["width"] / 2) - (other["x"] + other["width"] / 2)
    down = (one["y"] + one["height"] / 2) - (other["y"] + other["height"] / 2)
    return float((across**2 + down**2) ** 0.5)


def inside(small: dict[str, float], large: Any) -> bool:
    slack = 1.5
    return bool(
        small["x"] >= large["x"] - slack
        and small["y"] >= large["y"] - slack
        and small["x"] + small["width"] <= large["x"] + large["width"] + slack
        and small["y"] + small["height"] <= large["y"] + large["height"] + slack
    )
