"""Editions: drawn as their file says whatever its author, corrected by forms, ticked, saved, and used."""

from __future__ import annotations

import json
import random
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from serai.cli.edition import check
from serai.games.amul.edition.read import load
from serai.games.amul.pad import read_table
from serai.kernel.rule import INTERPRETED
from tests.journeys import play
from tests.journeys.conftest import BLANK, OWN_CARDS, OWN_MAP, PHONE, Open, needs_no_network
from tests.journeys.settled import follow, go, settled

TABLES = 1
MOST_SEATS = 8
YOURS = "Values you changed or checked are yours"
TOUCHING = 3**0.5 / 2
"""Distance of two hexagons that touch, in widths of one."""


def own_gold(page: Page, points: int = 9) -> None:
    """An owner's edition in which gold is worth something else."""
    page.get_by_label("Power 1: Points").fill(str(points))
    page.keyboard.press("Tab")
    expect(page.get_by_role("status").filter(has_text="It changes 1 value")).to_be_visible()


def saved(page: Page, folder: Path) -> Path:
    follow(page, "/edition/amul")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def count(page: Page) -> None:
    page.get_by_role("button", name="Count the points").click()


def test_an_owner_corrects_a_value_ticks_it_saves_the_edition_and_opens_another(
    open_page: Open, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command line reads the file, and the pad counts by it as the command line does; faults of a file are told."""
    page = open_page("/cards/amul/gold", **PHONE)
    page.locator("summary", has_text="reconstructed").click()
    unsure = page.get_by_text("We don't know the printed value.")
    expect(unsure).to_be_visible()
    page.get_by_role("link", name="Correct it").click()
    expect(page.get_by_text("0 of 172 checked against your box")).to_be_visible()
    own_gold(page)
    expect(page.locator("svg").get_by_text("9", exact=True)).to_be_visible()
    page.get_by_label("Matches my box").focus()
    page.keyboard.press("Space")
    expect(page.get_by_text("9 of 172 checked against your box")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Power 1: Points")).to_have_value("9")
    follow(page, "/cards/amul/gold")
    expect(page.get_by_role("heading", name="Gold", exact=True)).to_be_visible()
    expect(unsure).to_have_count(0)

    file = saved(page, tmp_path)
    assert check(file) == 0
    printed = capsys.readouterr().out
    assert "my-amul is a sound edition of Āmul" in printed
    assert 'kind.gold.powers: [{ do = "flat", points = 3 }] -> [{ do = "flat", points = 9 }]' in printed
    edition = load(file)
    assert edition.kinds["gold"].provenance["colour"] == "checked"

    chance = random.Random(23)
    for _ in range(TABLES):
        areas = random_areas(chance, edition)
        columns = [{"name": "", "cards": areas[seat] if seat < len(areas) else []} for seat in range(MOST_SEATS)]
        pad = json.dumps({"players": len(areas), "columns": columns})
        page.evaluate("pad => localStorage.setItem('serai.score-pad', pad)", pad)
        follow(page, "/score/amul/cards")
        expect(page.get_by_text(YOURS)).to_be_visible()
        count(page)
        known = read_table({"game": "amul", "areas": areas}, edition).score()
        expect(page.locator("tfoot tr").first.locator("td")).to_have_text([str(points) for points in known["scores"]])

    file = tmp_path / "mine.toml"
    file.write_text(
        'id = "mine"\ngame = "amul"\n[kind.gold]\npowers = [{ do = "flat", points = 7 }]\ntraits = { military = 1 }\n'
    )
    follow(page, "/edition/amul")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_label("Name", exact=True)).to_have_value("mine")
    fault = page.get_by_role("status").filter(has_text="a card with Military symbols carries a letter (A1.3)")
    expect(fault).to_be_visible()
    file.write_text("id = ")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("We can't read this file")


def random_areas(chance: random.Random, edition: Any) -> list[list[str]]:
    players = chance.randint(3, MOST_SEATS)
    cards = [card.kind for card in edition.cards if card.min_players <= players]
    chance.shuffle(cards)
    return [[*(["gold"] if seat == 0 else []), *cards[seat * 9 : seat * 9 + 9]] for seat in range(players)]


@pytest.mark.skipif(INTERPRETED, reason="an engine is compiled code")
def test_an_owner_corrects_a_value_where_it_is_met_and_plays_without_a_network(open_page: Open) -> None:
    page = open_page("/score/amul/cards", first_time=True, service_workers="allow", expect=("net::ERR",))
    needs_no_network(page)
    expect(page.get_by_text("Reconstructed values: ours")).to_be_visible()
    page.get_by_role("button", name="Gold", exact=True).click()
    page.get_by_role("button", name="Correct Gold").click()
    own_gold(page)
    expect(page.get_by_text("It now works offline on this device.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text(YOURS)).to_be_visible()
    count(page)
    expect(page.locator("tfoot td").first).to_have_text("9")
    page.context.set_offline(True)

    go(page, "/score/amul/cards")
    count(page)
    expect(page.locator("tfoot td").first).to_have_text("9")

    follow(page, "/new?game=amul&here")
    page.get_by_text("More options").click()
    page.get_by_label("Edition").select_option("my-amul")
    page.locator(".onward .button").click()
    expect(play.my_turn(page)).to_be_visible()
    settled(page)
    table = page.url
    play.amul_by_mouse(page)
    expect(page.get_by_role("log")).to_contain_text("You offer")
    settled(page)
    follow(page, "/")
    go(page, table)
    expect(play.my_turn(page)).to_be_visible()

    follow(page, "/edition/amul/kind/gold")
    page.get_by_label("Power 1: Points").fill("8")
    page.keyboard.press("Tab")
    expect(page.get_by_text("You are offline, so we can't check this edition")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Power 1: Points")).to_have_value("8")
    go(page, "/score/amul/cards")
    count(page)
    expect(page.get_by_role("alert")).to_contain_text("A server must prepare it once")


# --- editions of the house -----------------------------------------------------------------------------------------


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


def test_an_owner_closes_a_road_and_sets_a_table_with_it_and_one_with_a_map_of_the_house(open_page: Open) -> None:
    """The map of docs/editions.md: no area covers another, no gem leaves its area, and every way is drawn."""
    page = open_page("/edition/amulett/map.areas/A1")
    page.locator("summary", has_text="Roads to").click()
    page.get_by_label("A2", exact=True).uncheck()
    expect(page.get_by_role("status").filter(has_text="You can play with this edition")).to_be_visible()
    follow(page, "/edition/amulett/map.areas/A2")
    expect(page.locator("summary", has_text="Roads to")).to_contain_text("A3, B1, B2")  # it has two ends
    follow(page, "/edition/amulett/spell/gift")
    page.get_by_label("Income: any metal").fill("3")
    page.keyboard.press("Tab")
    expect(page.get_by_role("status").filter(has_text="It changes 3 values")).to_be_visible()
    follow(page, "/new?game=amulett")
    page.get_by_text("More options").click()
    page.get_by_label("Edition").select_option("my-amulett")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")
    settled(page)
    made = page.evaluate("() => fetch('/api' + location.pathname.replace('/t/', '/tables/')).then(a => a.json())")
    assert made["table"]["edition"] == "my-amulett"

    follow(page, "/cards/amulett")
    page.get_by_label("Edition").select_option(OWN_MAP)
    picture = page.get_by_role("img", name="Map")
    expect(picture.get_by_text("Oasis")).to_be_visible()
    expect(picture.get_by_text("A1", exact=True)).to_have_count(0)
    follow(page, "/new?game=amulett")
    page.get_by_text("More options").click()
    editions = page.get_by_label("Edition")
    editions.select_option(OWN_MAP)
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".area")).to_have_count(6)
    the_map_lies_in_its_room(page)
    phone = open_page(BLANK, **PHONE)
    go(phone, f"/t/{play.new_table(phone, 'amulett', 3, edition=OWN_MAP)}")
    the_map_lies_in_its_room(phone)


def the_map_lies_in_its_room(page: Page) -> None:
    settled(page)
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


def distance(one: dict[str, float], other: dict[str, float]) -> float:
    across = (one["x"] + one["width"] / 2) - (other["x"] + other["width"] / 2)
    down = (one["y"] + one["height"] / 2) - (other["y"] + other["height"] / 2)
    return float((across**2 + down**2) ** 0.5)


def inside(small: dict[str, float], large: dict[str, float]) -> bool:
    slack = 1.5
    return bool(
        small["x"] >= large["x"] - slack
        and small["y"] >= large["y"] - slack
        and small["x"] + small["width"] <= large["x"] + large["width"] + slack
        and small["y"] + small["height"] <= large["y"] + large["height"] + slack
    )


def test_a_friend_who_gets_a_link_to_a_card_sees_the_same_edition(open_page: Open) -> None:
    """With all its tables; after a reload, on the way to a card and back; one that is gone is named."""
    page = open_page("/cards/amul")
    built_in = load()
    tables = {
        kind.name["en"]: power.table
        for kind in built_in.kinds.values()
        for power in kind.powers
        if len(power.table) > 1
    }
    assert tables["Gem"] == (8, 7, 6, 5, 4, 3, 3, 3, 2, 2)
    for name, table in tables.items():
        card = page.get_by_role("link").filter(has=page.get_by_text(name, exact=True)).first
        expect(card.locator("svg text").get_by_text("·".join(map(str, table)), exact=True)).to_be_attached()

    editions = page.get_by_label("Edition")
    editions.focus()
    editions.select_option(OWN_CARDS)
    page.wait_for_url(f"**?edition={OWN_CARDS}")
    expect(editions).to_be_focused()
    page.reload()
    expect(editions).to_have_value(OWN_CARDS)
    friend = open_page(page.url)
    friend.get_by_role("link", name="Carpet").first.click()
    expect(friend.get_by_role("heading", name="Carpet", exact=True)).to_be_visible()
    expect(friend.get_by_label("Edition")).to_have_value(OWN_CARDS)
    expect(friend).to_have_url(re.compile(rf"/cards/amul/carpet\?edition={OWN_CARDS}$"))
    go(friend, "/cards/amul")
    expect(friend.get_by_label("Edition")).to_have_value("reconstructed-1")
    for path in ("/cards/amul?edition=lost", "/score?edition=lost"):
        go(page, path)
        gone = 'The edition "lost" is no longer here. You see "reconstructed-1".'
        expect(page.get_by_role("status").filter(has_text=gone)).to_be_visible()
        editions.select_option(OWN_CARDS)
        expect(page.get_by_text(gone)).to_have_count(0)
