"""Scoring an evening with the printed games: alone, together, from the cards themselves, and without a network."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from serai.games.amul.edition.read import load
from serai.games.amul.pad import read_table
from serai.games.amul.rules.sheet import WRITTEN
from serai.kernel.rule import INTERPRETED
from tests.journeys.axe import faults
from tests.journeys.conftest import OWN_CARDS, PHONE, Open
from tests.journeys.house import House
from tests.journeys.settled import follow, go, settled
from tests.support.plain_scoring import by_the_book, some_table

needs_engine = pytest.mark.skipif(INTERPRETED, reason="an engine is compiled code")

NAMES = ("Anna", "Lukas", "Linda")
COLUMNS = (
    (12, 9, 4, 0, 6, 0, 3, 2, 0, 3),
    (0, 4, 8, 10, 8, 0, 0, 2, 4, 5),
    (6, 15, 0, 0, 0, 7, 0, 0, 1, 0),
)
MOST_SEATS = 8
TABLES = 4
WON = "Lukas wins with 42 points."


# --- the plain pad -------------------------------------------------------------------------------------------------


def set_up(page: Page) -> None:
    page.get_by_role("group", name="Players", exact=True).get_by_role("button", name="Less").click()
    for number, name in enumerate(NAMES, 1):
        page.get_by_label(f"Name of seat {number}").fill(name)


def seats(page: Page) -> Locator:
    return page.get_by_role("group", name="Whose points to enter").get_by_role("button")


def write_down(page: Page, numbers: tuple[int, ...]) -> None:
    """Enter leads on from line to line."""
    page.locator("section .line input").first.focus()
    for place, number in enumerate(numbers):
        if place:
            page.keyboard.press("Enter")
        page.keyboard.type(str(number))


def enter(page: Page, seat: int, numbers: tuple[int, ...]) -> None:
    seats(page).nth(seat).click()
    write_down(page, numbers)


def fill_in(page: Page) -> None:
    for seat, numbers in enumerate(COLUMNS):
        enter(page, seat, numbers)


def totals(page: Page) -> Locator:
    return page.locator("tfoot tr").first.locator("td")


def test_an_owner_writes_an_evening_down_finds_it_again_and_shares_the_next_one(open_page: Open) -> None:
    """Mistakes are corrected, and a tie is explained."""
    page = open_page("/score", **PHONE)
    set_up(page)
    expect(seats(page).first).to_contain_text("10 to fill in")
    enter(page, 0, COLUMNS[0][:-1])
    expect(seats(page).first).to_contain_text("1 to fill in")
    expect(page.locator(".strip")).to_contain_text("still to fill in: Military symbols")
    page.get_by_role("button", name="Undo Anna, Mongol symbols").click()
    expect(page.locator(".strip")).to_contain_text("still to fill in: Mongol symbols and Military symbols")
    page.get_by_role("button", name="The rest is 0").click()
    expect(seats(page).first).to_contain_text("complete")
    page.get_by_role("group", name="Military symbols").get_by_role("button", name="More").click()
    expect(page.get_by_label("Military symbols").locator("input")).to_have_value("1")
    page.get_by_role("button", name="On to Lukas").click()
    expect(seats(page).nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("tfoot")).to_have_count(0)

    fill_in(page)
    by_columns = [dict(zip(WRITTEN, numbers, strict=True)) for numbers in COLUMNS]
    known = read_table({"game": "amul", "totals": by_columns}, load()).score()
    expect(totals(page)).to_have_text([str(points) for points in known["scores"]])
    expect(page.get_by_role("heading", name=WON)).to_be_visible()
    expect(page.locator("tfoot .prowess")).to_have_css("opacity", "1")
    expect(page.locator("tfoot .prowess td")).to_have_text(["3", "5", "0"])
    page.get_by_label("Anna, Arab majority: 4 points").click()
    expect(page.locator(".why")).to_contain_text("places 1 and 2 shared")
    expect(page.locator(".why").get_by_role("link", name="Rules: Scoring")).to_be_visible()
    assert faults(page) == []

    page.get_by_role("button", name="Save this game").click()
    page.reload()
    expect(page.get_by_role("heading", name=WON)).to_be_visible()
    page.get_by_role("button", name="New game").click()
    expect(page.locator("tfoot")).to_have_count(0)
    expect(page.get_by_label("Name of seat 2")).to_have_value("Lukas")
    past = page.get_by_role("listitem").filter(has_text="Lukas 42, Anna 38")
    expect(past).to_have_count(1)
    expect(page.locator("datalist option")).to_have_count(3)
    past.get_by_role("button", name="Delete the game of").click()
    expect(past).to_have_count(0)

    for seat, numbers in enumerate(((9, *[0] * 8, 1), (9, *[0] * 8, 2), (0,) * 10)):
        enter(page, seat, numbers)
    result = page.locator(".result")
    expect(result).to_contain_text("Lukas wins with 9 points and Military Prowess 2")
    expect(result.get_by_role("link", name="Rules: The winner")).to_be_visible()
    seats(page).first.click()
    page.locator("section .line input").last.fill("2")
    expect(result).to_contain_text("Anna and Lukas win together with 9 points.")
    expect(result.get_by_role("link", name="Rules: The winner")).to_be_visible()
    with page.expect_download() as picture:
        page.get_by_role("button", name="Share the result").click()
    assert picture.value.suggested_filename.endswith(".png")
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    expect(page.get_by_role("status").filter(has_text="picture")).to_be_visible()


@pytest.mark.rare
def test_a_german_owner_fills_in_zeros(open_page: Open) -> None:
    page = open_page("/score", locale="de-DE", **PHONE)
    page.get_by_role("group", name="Personen", exact=True).get_by_role("button", name="Weniger").click()
    for onward in (True, True, False):
        page.get_by_role("button", name="Der Rest ist 0").click()
        if onward:
            page.get_by_role("button", name="Weiter mit").click()
    expect(page.locator(".line").last).to_contain_text("Platz 1 0, Platz 2 0, Platz 3 0")
    with page.expect_download() as picture:
        page.get_by_role("button", name="Ergebnis teilen").click()
    assert picture.value.suggested_filename.endswith(".png")
    expect(page.get_by_role("status").filter(has_text="Das Bild ist gespeichert")).to_be_visible()


@needs_engine
def test_an_owner_scores_an_evening_offline_closes_the_browser_and_counts_cards(visit: Callable[..., Page]) -> None:
    """And random tables are counted as a program does that knows only the book."""
    page = visit("/score/amul", **PHONE)
    page.context.set_offline(True)
    page.close()
    page = page.context.new_page()
    go(page, "/score/amul")
    set_up(page)
    fill_in(page)
    expect(page.get_by_role("heading", name=WON)).to_be_visible()
    page.close()
    page = page.context.new_page()
    go(page, "/score/amul")
    expect(page.get_by_role("heading", name=WON)).to_be_visible()

    chance = random.Random("pads offline")
    for _ in range(TABLES):
        table = some_table(chance)
        players = [{"name": "", "counts": seat} for seat in table]
        players += [{"name": "", "counts": {}}] * (MOST_SEATS - len(table))
        kept = {"began": 1, "seats": len(table), "players": players, "entries": []}
        page.evaluate("kept => localStorage.setItem('serai.plain-pad', kept)", json.dumps(kept))
        page.reload()
        expect(totals(page)).to_have_text([str(points) for points in by_the_book(table)["scores"]])
    count_cards(page)


# --- several phones ------------------------------------------------------------------------------------------------


def open_evening(open_page: Open, expected: tuple[str, ...]) -> tuple[Page, str]:
    host = open_page("/score/amul/together", expect=expected, **PHONE)
    host.get_by_role("group", name="Players", exact=True).get_by_role("button", name="Less").click()
    host.get_by_role("button", name="Start a shared pad").click()
    expect(host.get_by_role("img", name="Join with another phone")).to_be_visible()
    kept = host.evaluate("JSON.parse(localStorage['serai.together'])")
    return host, f"/score/amul/together#{kept['id']}.{kept['code']}"


def fill_in_own(page: Page, seat: int) -> None:
    page.get_by_role("group", name="Which column is yours?").get_by_role("button").nth(seat).click()
    page.get_by_label(f"Name of seat {seat + 1}").fill(NAMES[seat])
    write_down(page, COLUMNS[seat])


def test_a_family_scores_on_three_phones_while_the_server_is_restarted_and_goes_on_alone_without_the_pad(
    open_page: Open, house: House
) -> None:
    """The totals unfold on all of them together."""
    expected = ("404", "net::ERR")
    host, link = open_evening(open_page, expected)
    assert faults(host) == []
    phones = [host, *(open_page(link, expect=expected, **PHONE) for _ in range(2))]
    for seat, phone in enumerate(phones):
        fill_in_own(phone, seat)
        expect(phone.locator("tfoot")).to_have_count(0)
        phone.get_by_role("button", name="I am ready").click()
    for phone in phones:
        expect(phone.get_by_role("heading", name=WON)).to_be_visible()
    # A correction hides everything until it is made.
    phones[1].get_by_role("button", name="Change something").click()
    expect(phones[2].locator("tfoot")).to_have_count(0)
    expect(host.get_by_role("status").filter(has_text="One column is still missing")).to_be_visible()

    house.stop()
    house.start()
    phones[1].get_by_role("button", name="I am ready").click()
    for phone in phones:
        expect(phone.get_by_role("heading", name=WON)).to_be_visible()

    gone: dict[str, object] = {
        "rule": None,
        "reason": "there is no such pad",
        "message": "server-evening-gone",
        "arguments": {},
    }
    host.route("**/api/evenings/**", lambda route: route.fulfill(status=404, json=gone))
    expect(host.get_by_role("alert")).to_contain_text("This shared pad is gone")
    host.get_by_role("button", name="Continue alone on this phone").click()
    expect(seats(host).first).to_contain_text("complete")


# --- the pad of cards ----------------------------------------------------------------------------------------------


def count(page: Page) -> None:
    page.get_by_role("button", name="Count the points").click()


def count_cards(page: Page) -> None:
    """Counted, with reasons; what cannot be is told."""
    follow(page, "/score/amul/cards")
    for name in ("Carpet", "Carpet", "Lamp", "Oil"):
        page.get_by_role("button", name=name).first.click()
    count(page)
    expect(page.locator("tfoot td").first).to_have_text("14")
    page.get_by_label("Seat 1, Objects: 12 points").click()
    expect(page.locator(".why").get_by_role("link", name="Rules: What cards score").first).to_have_attribute(
        "href", re.compile("#A16.6$")
    )
    for _ in range(3):
        page.get_by_role("button", name="Carpet").first.click()
    count(page)
    expect(page.get_by_role("alert")).to_contain_text("Seat 1 has 2 Carpet too many. A game of 4 has 3.")
    expect(page.get_by_role("alert")).to_contain_text("Rules: Set-up")


def test_an_owner_counts_cards_whatever_the_number_of_players_and_by_the_edition_chosen(open_page: Open) -> None:
    """With how many players a card is used is our reconstruction: the owner's table counts."""
    page = open_page("/about", **PHONE, expect=("400", "422"))
    count_cards(page)

    page = open_page("/score/amul/cards", **PHONE, expect=("422",))
    page.get_by_role("group", name="Players").get_by_role("button", name="Less").click()
    page.get_by_role("button", name="Carpet").first.click()
    count(page)
    expect(page.get_by_role("alert")).to_be_in_viewport()
    page.get_by_role("button", name="Count anyway").click()
    expect(page.locator("tfoot td").first).not_to_have_text("0")
    expect(page.locator("tfoot")).to_be_in_viewport()
    expect(page.locator(".result")).to_contain_text("for any number of players")

    page = open_page("/score/amul/cards", expect=("422",))
    page.get_by_role("button", name="Gold", exact=True).click()
    for edition, points in (("reconstructed-1", "3"), (OWN_CARDS, "4")):
        page.get_by_label("Edition").select_option(edition)
        expect(page.locator("tfoot")).to_have_count(0)
        count(page)
        expect(page.locator("tfoot td").first).to_have_text(points)
    follow(page, "/rules")
    follow(page, "/score/amul/cards")
    expect(page.get_by_label("Edition")).to_have_value(OWN_CARDS)
    count(page)
    expect(page.locator("tfoot td").first).to_have_text("4")

    # What was kept long ago may name what is gone.
    page.evaluate("localStorage.setItem('serai.edition-amul', 'lost')")
    page.reload()
    expect(page.get_by_text('The edition "lost" is no longer here.')).to_be_visible()
    page.reload()
    settled(page)
    expect(page.get_by_label("Edition")).to_have_value("reconstructed-1")
    expect(page.get_by_text('The edition "lost"')).to_have_count(0)
    columns = [{"name": "Anna", "cards": ["flying_carpet"]}, *({"name": "", "cards": []} for _ in range(7))]
    pad = {"players": 3, "columns": columns}
    page.evaluate("pad => localStorage.setItem('serai.score-pad', JSON.stringify(pad))", pad)
    go(page, "/score/amul/cards")
    count(page)
    expect(page.get_by_role("alert")).to_contain_text("this edition has no card 'flying_carpet'")


# --- the companion -------------------------------------------------------------------------------------------------


def begin(page: Page) -> None:
    set_up(page)
    page.get_by_role("button", name="Begin the game").click()
    expect(sentence(page)).to_contain_text("Deal everyone 2 spell cards")


def sentence(page: Page) -> Locator:
    return page.locator(".sentence")


def lay(page: Page, name: str, spell: str) -> None:
    """A spell comes before somebody, with two stones."""
    page.get_by_role("button", name=f"Add a spell: {name}").click()
    sheet = page.get_by_role("dialog", name=name)
    sheet.get_by_label("Choose a spell").fill(spell)
    sheet.locator(".pick").get_by_role("button", name=spell, exact=True).click()
    sheet.get_by_role("button", name="Add a spell").click()
    sheet.get_by_role("button", name="Close").click()
    expect(card(page, name)).to_contain_text(spell)


def card(page: Page, name: str) -> Locator:
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=name))


def turn_to(page: Page, phase: str) -> None:
    page.get_by_role("button", name=f"Next: {phase}").click()


def take_income(page: Page) -> None:
    """Jokers are taken in the first metal that has them."""
    now = page.get_by_role("region", name="What to do now")
    while not now.get_by_role("button", name="Take the income").is_enabled():
        now.get_by_role("group").get_by_role("button", name="More").first.click()
    now.get_by_role("button", name="Take the income").click()


def test_a_family_plays_a_round_beside_the_companion(open_page: Open) -> None:
    page = open_page("/score/amulett", **PHONE)
    begin(page)
    lay(page, "Anna", "Three Wishes")
    lay(page, "Lukas", "Pull of Light")
    page.get_by_role("button", name="All spells are dealt").click()

    # M4: an auction, with what is bought, by whom and for how much
    expect(sentence(page)).to_contain_text("Starting with Anna, everyone bids energy stones once")
    now = page.get_by_role("region", name="What to do now")
    now.get_by_role("button", name="Linda").click()
    now.get_by_label("Choose a spell").fill("Gift")
    now.get_by_role("button", name="Gift", exact=True).click()
    now.get_by_role("group", name="For how many stones?").get_by_role("button", name="More").click()
    now.get_by_role("button", name="Enter the auction").click()
    expect(card(page, "Linda").get_by_label("Start player")).to_be_visible()
    expect(card(page, "Linda")).to_contain_text("Gift")
    expect(sentence(page)).to_contain_text("Starting with Linda")

    # M5: the income with its sources, from the start player on
    turn_to(page, "Metals")
    expect(sentence(page)).to_contain_text("Linda takes")
    take_income(page)
    expect(sentence(page)).to_contain_text("Anna takes")
    expect(now).to_contain_text("Three Wishes: 3 of any metal")
    take_income(page)

    # M6, M11: a marker, and a gem too many
    turn_to(page, "Gems")
    now.get_by_role("button", name="5", exact=True).click()
    expect(sentence(page)).to_contain_text("Step 1 of 5")
    now.get_by_role("button", name="Lukas").click()
    for colour in ("Red", "Yellow", "Green", "Colourless", "White", "Light blue", "Dark blue"):
        now.get_by_role("group", name=colour, exact=True).get_by_role("button", name="More").click()
    assert faults(page) == []
    now.get_by_role("button", name="Enter the exchange").click()
    expect(sentence(page)).to_contain_text("Lukas wins with gems of 7 colours")
    page.get_by_role("button", name="Undo").click()
    expect(sentence(page)).to_contain_text("Step 1 of 5")
    page.get_by_role("button", name="Undo").click()
    now.get_by_role("button", name="Draw it here").click()
    expect(sentence(page)).to_contain_text("Step 1 of")
    page.get_by_role("button", name="Undo").click()
    now.get_by_role("button", name="5", exact=True).click()
    page.get_by_role("button", name="Round 1").click()
    page.get_by_role("group", name="Steps left").get_by_role("button", name="Less").click()
    page.get_by_role("button", name="Close").click()
    expect(sentence(page)).to_contain_text("Step 2 of 5")


@needs_engine
def test_a_family_counts_energy_offline_and_overrules_the_companion(visit: Callable[..., Page]) -> None:
    """The browser is closed in between; the party is followed on the map, and every spell can be looked up."""
    page = visit("/score/amulett", **PHONE)
    page.context.set_offline(True)
    begin(page)
    lay(page, "Anna", "Gift")
    page.close()
    page = page.context.new_page()
    go(page, "/score/amulett")
    expect(card(page, "Anna")).to_contain_text("2 stones return to the supply; the spell goes under the deck.")
    card(page, "Anna").get_by_role("button", name="Gift").click()
    sheet = page.get_by_role("dialog", name="Gift")
    expect(sheet.get_by_role("link", name="Rules: Payment and gems")).to_be_visible()
    sheet.get_by_role("group", name="Energy cost (bolts)").get_by_role("button", name="Less").click()
    sheet.get_by_role("button", name="Close").click()
    expect(card(page, "Anna")).to_contain_text("One stone returns to the supply, 1 stays.")
    expect(page.get_by_text("One spell counts as on your card.")).to_be_visible()
    turn_to(page, "Energy")
    expect(sentence(page)).to_contain_text("Anna takes one stone back from the spells")
    page.get_by_role("button", name="Take the stones back").click()
    expect(card(page, "Anna")).to_contain_text("The last stone returns to the supply")
    page.reload()
    expect(card(page, "Anna")).to_contain_text("The last stone returns to the supply")
    page.get_by_role("button", name="Undo").click()
    expect(card(page, "Anna")).to_contain_text("One stone returns to the supply, 1 stays.")

    page.get_by_text("The party on the map").click()
    area = page.get_by_role("group", name="Map").get_by_role("button").first
    area.focus()
    page.keyboard.press("Enter")
    expect(area).to_have_attribute("aria-pressed", "true")
    page.get_by_label("Follow the party").uncheck()
    expect(area).to_have_count(0)
    page.get_by_text("All spells", exact=True).click()
    page.get_by_label("Search").fill("Pull")
    expect(page.get_by_text("Energy phase: on your turn").first).to_be_visible()


@pytest.mark.rare
def test_a_german_family_draws_the_marker_on_the_phone(open_page: Open) -> None:
    page = open_page("/score/amulett", locale="de-DE", **PHONE)
    page.get_by_role("button", name="Spiel beginnen").click()
    expect(sentence(page)).to_contain_text("Teilt an alle 2 Zaubersprüche offen aus")
    page.get_by_role("button", name="Weiter mit: Edelsteine").click()
    page.get_by_role("button", name="Hier ziehen").click()
    expect(sentence(page)).to_contain_text("Tausch, wo die Reisegesellschaft steht")
