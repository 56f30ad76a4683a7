"""My edition: corrected by forms, ticked, saved as the file that the command line reads, and used."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from serai.cli.edition import check
from serai.games.amul.edition.read import load
from serai.games.amul.pad import read_table
from serai.kernel.rule import INTERPRETED
from tests.e2e import play
from tests.e2e.conftest import PHONE, Open
from tests.e2e.looks import faults

TABLES = 6
MOST_SEATS = 8


def own_gold(page: Page, points: int = 9) -> None:
    """An owner's edition in which gold is worth something else."""
    page.get_by_label("Power 1: Points").fill(str(points))
    page.keyboard.press("Tab")
    expect(page.get_by_role("status").filter(has_text="It changes 1 value")).to_be_visible()


def saved(page: Page, folder: Path) -> Path:
    page.goto("/edition/amul")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def test_a_value_is_corrected_ticked_and_saved(open_page: Open, tmp_path: Path, capsys: Any) -> None:
    page = open_page("/edition/amul/kind/gold", **PHONE)
    expect(page.get_by_text("0 of 172 checked against your box")).to_be_visible()
    own_gold(page)
    expect(page.locator("svg").get_by_text("9", exact=True)).to_be_visible()
    page.get_by_label("As in my box").focus()
    page.keyboard.press("Space")
    expect(page.get_by_text("9 of 172 checked against your box")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Power 1: Points")).to_have_value("9")
    assert not faults(page)

    file = saved(page, tmp_path)
    assert check(file) == 0
    printed = capsys.readouterr().out
    assert "my-amul is a sound edition of Āmul" in printed
    assert 'kind.gold.powers: [{ do = "flat", points = 3 }] -> [{ do = "flat", points = 9 }]' in printed
    assert load(file).kinds["gold"].provenance["colour"] == "checked"


def test_a_file_is_opened_and_faults_are_told(open_page: Open, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'id = "mine"\ngame = "amul"\n[kind.gold]\npowers = [{ do = "flat", points = 7 }]\ntraits = { military = 1 }\n'
    )
    page = open_page("/edition/amul", **PHONE)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_label("Name", exact=True)).to_have_value("mine")
    expect(
        page.get_by_role("status").filter(has_text="a card with Military symbols carries a letter (A1.3)")
    ).to_be_visible()
    file.write_text("id = ")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("This file cannot be read")


def test_the_card_pad_counts_with_the_owners_values(open_page: Open, tmp_path: Path) -> None:
    """Random tables, and the command line says the same of each."""
    page = open_page("/edition/amul/kind/gold")
    own_gold(page)
    edition = load(saved(page, tmp_path))
    chance = random.Random(23)
    for _ in range(TABLES):
        areas = random_areas(chance, edition)
        columns = [{"name": "", "cards": areas[seat] if seat < len(areas) else []} for seat in range(MOST_SEATS)]
        pad = json.dumps({"players": len(areas), "columns": columns})
        page.evaluate("pad => localStorage.setItem('serai.score-pad', pad)", pad)
        page.goto("/score/amul/cards")
        expect(page.get_by_text("The values are yours where you have changed or checked them")).to_be_visible()
        page.get_by_role("button", name="Count the points").click()
        known = read_table({"game": "amul", "areas": areas}, edition).score()
        expect(page.locator("tfoot tr").first.locator("td")).to_have_text([str(points) for points in known["scores"]])


def random_areas(chance: random.Random, edition: Any) -> list[list[str]]:
    players = chance.randint(3, 8)
    cards = [card.kind for card in edition.cards if card.min_players <= players]
    chance.shuffle(cards)
    return [
        ["gold", *cards[seat * 9 : seat * 9 + 9]] if seat == 0 else cards[seat * 9 : seat * 9 + 9]
        for seat in range(players)
    ]


def test_a_value_is_corrected_where_it_is_met(open_page: Open) -> None:
    page = open_page("/score/amul/cards", **PHONE)
    expect(page.get_by_text("Reconstructed values: our own")).to_be_visible()
    page.get_by_role("button", name="Gold", exact=True).click()
    page.get_by_role("button", name="Correct Gold").click()
    own_gold(page)
    page.keyboard.press("Escape")
    expect(page.get_by_text("The values are yours where you have changed or checked them")).to_be_visible()
    page.get_by_role("button", name="Count the points").click()
    expect(page.locator("tfoot td").first).to_have_text("9")
    assert not faults(page)


def test_a_road_has_two_ends(open_page: Open) -> None:
    page = open_page("/edition/amulett/map.areas/A1", **PHONE)
    page.locator("summary", has_text="Roads to").click()
    page.get_by_label("A2", exact=True).uncheck()
    expect(page.get_by_role("status").filter(has_text="This edition can be played")).to_be_visible()
    page.goto("/edition/amulett/map.areas/A2")
    expect(page.locator("summary", has_text="Roads to")).to_contain_text("A3, B1, B2")


def test_a_table_is_set_with_an_own_edition(open_page: Open) -> None:
    page = open_page("/edition/amulett/spell/gift")
    page.get_by_label("Income: any metal").fill("3")
    page.keyboard.press("Tab")
    expect(page.get_by_role("status").filter(has_text="It changes 1 value")).to_be_visible()
    page.goto("/new?game=amulett")
    page.get_by_text("More options").click()
    page.get_by_label("Edition").select_option("my-amulett")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    made = page.evaluate("() => fetch('/api' + location.pathname.replace('/t/', '/tables/')).then(a => a.json())")
    assert made["table"]["edition"] == "my-amulett"


def test_an_edition_is_corrected_without_a_network(open_page: Open) -> None:
    page = open_page("/", first_time=True, service_workers="allow", **PHONE)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.goto("/edition/amul/kind/gold")
    expect(page.get_by_text("There is no connection, so nobody can say")).to_be_visible()
    page.get_by_label("Power 1: Points").fill("9")
    page.keyboard.press("Tab")
    page.reload()
    expect(page.get_by_label("Power 1: Points")).to_have_value("9")


@pytest.mark.skipif(INTERPRETED, reason="an engine is compiled code")
def test_an_own_edition_is_counted_and_played_without_a_network(open_page: Open) -> None:
    page = open_page("/edition/amul/kind/gold", first_time=True, service_workers="allow")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    own_gold(page)
    expect(page.get_by_text("On this device it needs no network any more.")).to_be_visible()
    page.context.set_offline(True)

    page.goto("/score/amul/cards")
    page.get_by_role("button", name="Gold").first.click()
    page.get_by_role("button", name="Count the points").click()
    expect(page.locator("tfoot td").first).to_have_text("9")

    page.goto("/new?game=amul&here")
    page.get_by_text("More options").click()
    page.get_by_label("Edition").select_option("my-amul")
    page.locator(".onward .button").click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    table = page.url
    play.amul_by_mouse(page)
    expect(page.get_by_role("log")).to_contain_text("You offer")
    page.wait_for_function(play.MY_TURN_OR_END)
    page.goto("/")
    page.goto(table)
    expect(page.locator(".prompt.mine")).to_be_visible()

    page.goto("/edition/amul/kind/gold")
    page.get_by_label("Power 1: Points").fill("8")
    page.keyboard.press("Tab")
    page.goto("/score/amul/cards")
    page.get_by_role("button", name="Count the points").click()
    expect(page.get_by_role("alert")).to_contain_text("a server has to prepare it once")


def test_reconstructed_values_are_marked_until_they_are_checked(open_page: Open) -> None:
    page = open_page("/cards/amul/gold", **PHONE)
    page.locator("summary", has_text="reconstructed").click()
    expect(page.get_by_text("The printed value could not be had.")).to_be_visible()
    page.get_by_role("link", name="Put it right").click()
    page.get_by_label("As in my box").check()
    page.goto("/cards/amul/gold")
    expect(page.get_by_role("heading", name="Gold", exact=True)).to_be_visible()
    expect(page.get_by_text("The printed value could not be had.")).to_have_count(0)
