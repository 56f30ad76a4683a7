"""Who I am: back by a phrase or a passkey, on several devices, in my own colour, with everything, or gone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.journeys import play
from tests.journeys.conftest import BLANK, PHONE, Open
from tests.journeys.house import House
from tests.journeys.settled import go, settled

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def games(page: Page) -> Locator:
    return page.locator("section", has=page.get_by_role("heading", name="Your games")).locator("li")


def make_phrase(page: Page) -> list[str]:
    go(page, "/me")
    page.get_by_role("button", name="Create a recovery phrase").click()
    words = page.locator("ol li")
    expect(words).to_have_count(12)
    shown: list[str] = words.all_inner_texts()
    page.get_by_role("button", name="I have written them down").click()
    expect(words).to_have_count(0)
    return shown


def come_back(page: Page, words: list[str]) -> None:
    go(page, "/me")
    page.get_by_text("I have a recovery phrase").click()
    page.get_by_label("Your twelve words").fill("\n".join(words))
    page.get_by_role("button", name="Sign in", exact=True).click()


def keep(page: Page, name: str) -> None:
    page.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("Saved")


def test_somebody_who_lost_the_cookie_comes_back_by_the_phrase_and_signs_the_phone_out(open_page: Open) -> None:
    page, phone = open_page(BLANK), open_page(BLANK, **PHONE, expect=("422",))
    table = play.new_table(page, "amul", 3)
    words = make_phrase(page)
    expect(page.get_by_text("You created a recovery phrase on")).to_be_visible()
    go(phone, "/")
    expect(games(phone)).to_have_count(0)

    come_back(phone, [words[1], words[0], *words[2:]])
    expect(phone.get_by_role("alert")).to_contain_text("the wrong place")
    phone.get_by_label("Your twelve words").fill(" ".join(words).upper())
    phone.get_by_role("button", name="Sign in", exact=True).click()
    expect(phone.get_by_text("Welcome back")).to_be_visible()
    expect(phone.get_by_role("heading", name="Your devices")).to_be_visible()
    phone.get_by_role("link", name="To your games").click()
    expect(games(phone).first.get_by_role("link")).to_have_attribute("href", f"/t/{table}")
    games(phone).first.get_by_role("link").click()
    expect(play.my_turn(phone)).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390

    go(page, "/me")
    other = page.locator("li", has_text="last seen").filter(has_not_text="this one")
    other.get_by_role("button", name="Sign out").click()
    expect(other).to_have_count(0)
    expect(play.my_turn(phone)).to_have_count(0)
    go(phone, "/")
    expect(games(phone)).to_have_count(0)


def test_somebody_sits_down_in_a_colour_of_their_own_saves_everything_and_deletes_it(
    open_page: Open, tmp_path: Path
) -> None:
    page = open_page("/me")
    page.get_by_label("Purple").check(force=True)
    page.get_by_label("Drop").check(force=True)
    keep(page, "Anna")
    table = play.new_table(page, "amul", 5, access="public", start=False)
    go(page, "/")
    games(page).get_by_role("link", name="Āmul").click()
    marks = page.locator(".seats svg[viewBox='-16 -16 32 32']")
    expect(marks).to_have_count(5)
    colours = marks.evaluate_all("all => all.map(each => each.style.getPropertyValue('--seat'))")
    shapes = marks.locator("path").evaluate_all("all => all.map(each => each.getAttribute('d'))")
    assert colours == [f"var(--seat-{number})" for number in (4, 1, 2, 3, 0)]
    assert shapes[0].startswith("M0-9C4")
    assert len(set(shapes)) == 5

    make_phrase(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save everything").click()
    download.value.save_as(tmp_path / "serai.json")
    saved = json.loads((tmp_path / "serai.json").read_text("utf-8"))
    assert [mine["table"]["id"] for mine in saved["server"]["tables"]] == [table]
    assert saved["server"]["identity"]["profile"]["name"] == "Anna"
    assert saved["browser"]["settings"]["name"] == "Anna"
    page.get_by_role("button", name="Delete everything").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Nobody can undo this")
    dialog.get_by_role("button", name="No, keep it").click()
    page.get_by_role("button", name="Delete everything").click()
    dialog.get_by_role("button", name="for good").click()
    page.wait_for_url("**/")
    settled(page)
    expect(games(page)).to_have_count(0)
    assert page.evaluate("localStorage.getItem('serai.name')") is None
    go(page, "/me")
    expect(page.get_by_label("Name")).to_have_value("")
    expect(page.get_by_role("heading", name="Your devices")).to_have_count(0)


def test_somebody_comes_back_by_a_passkey(open_page: Open, house: House) -> None:
    pytest.importorskip("webauthn", reason="passkeys need the webauthn package")
    page = open_page("/me")
    expect(page.get_by_text("Browsers offer passkeys only over https")).to_be_visible()
    go(page, f"{house.address.replace('127.0.0.1', 'localhost')}/me")
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    keep(page, "Anna")
    page.get_by_role("button", name="Create a passkey").click()
    expect(page.get_by_text("created ")).to_be_visible()
    page.context.clear_cookies()
    page.reload()
    expect(page.get_by_label("Name")).to_have_value("")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("Welcome back")).to_be_visible()
    expect(page.get_by_label("Name")).to_have_value("Anna")
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("created ")).to_have_count(0)
